//! Writes a picture of many counters, all markers and all icons, to be looked at.
//!
//! `cargo run -p board_art --release --example counter_sheet -- folder`
use board_art::{
    Boxed, CounterFace, CounterStyle, Icon, Outfit, Palette, Picture, Rgb, SHADOW_MARGIN, Token, WeaponShape,
    counter_shadow, paint_counter, paint_icon, paint_token,
};
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| ".".to_string());
    let faces = faces();
    for (side, columns) in [(256, 6), (96, 10), (64, 12)] {
        write(&counters(&faces, side, columns, CounterStyle::Pictures), &format!("{folder}/counters_{side}.png"));
    }
    write(&counters(&faces, 96, 10, CounterStyle::Nato), &format!("{folder}/counters_nato.png"));
    let grey = grey(&counters(&faces, 64, 12, CounterStyle::Pictures));
    let markers: Vec<Pixmap> =
        [96, 32].into_iter().flat_map(|side| Token::ALL.map(|kind| paint_token(kind, side))).collect();
    write(&in_rows(&markers, None, 96, 14, Color::from_rgba8(0xAE, 0xB2, 0x80, 255)), &format!("{folder}/markers.png"));
    let print = Rgb::hex(0xE8E6E0);
    let icons: Vec<Pixmap> =
        [72, 24].into_iter().flat_map(|side| Icon::ALL.map(|icon| paint_icon(icon, side, print))).collect();
    write(&in_rows(&icons, None, 72, 16, Color::from_rgba8(0x1E, 0x22, 0x26, 255)), &format!("{folder}/icons.png"));
    write(&grey, &format!("{folder}/counters_grey.png"));
}

fn write(pixmap: &Pixmap, path: &str) {
    pixmap.save_png(path).unwrap_or_else(|error| panic!("{path}: {error}"));
}

/// All counters of a size in rows, on a meadow.
fn counters(faces: &[CounterFace], side: u32, columns: usize, style: CounterStyle) -> Pixmap {
    let pictures: Vec<Pixmap> = faces.iter().map(|face| paint_counter(face, side, style)).collect();
    let shadow = counter_shadow(side);
    in_rows(&pictures, Some(&shadow), side, columns, Color::from_rgba8(0xAE, 0xB2, 0x80, 255))
}

fn in_rows(pictures: &[Pixmap], shadow: Option<&Pixmap>, side: u32, columns: usize, ground: Color) -> Pixmap {
    let step = side + side / 5 + 2;
    let rows = pictures.len().div_ceil(columns) as u32;
    let mut sheet = Pixmap::new(step * columns as u32 + step / 5, step * rows + step / 5).expect("a small sheet");
    sheet.fill(ground);
    let put = |sheet: &mut Pixmap, picture: &Pixmap, x: i32, y: i32| {
        sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    for (index, picture) in pictures.iter().enumerate() {
        let x = (step / 5 + step * (index % columns) as u32) as i32;
        let y = (step / 5 + step * (index / columns) as u32) as i32;
        if let Some(shadow) = shadow {
            let margin = (side as f32 * SHADOW_MARGIN).round() as i32;
            put(&mut sheet, shadow, x - margin, y - margin);
        }
        put(&mut sheet, picture, x, y);
    }
    sheet
}

/// What a colour-blind player or a bad printer makes of it.
fn grey(picture: &Pixmap) -> Pixmap {
    let mut grey = picture.clone();
    for pixel in grey.pixels_mut() {
        let (red, green, blue) = (u32::from(pixel.red()), u32::from(pixel.green()), u32::from(pixel.blue()));
        let level = ((red * 299 + green * 587 + blue * 114) / 1000) as u8;
        *pixel = tiny_skia::ColorU8::from_rgba(level, level, level, 255).premultiply();
    }
    grey
}

fn unit(shape: Picture, outfit: Outfit, key: &str, values: (i16, i16, i16), disc: u8) -> CounterFace {
    let palette = Palette::of(key).unwrap_or_else(|| panic!("no palette {key}"));
    CounterFace {
        foot: [Some(values.0), Some(values.1), Some(values.2)],
        disc: Some(disc),
        ..CounterFace::new(shape, outfit, palette)
    }
}

fn person(shape: Picture, outfit: Outfit, key: &str, name: &str, shield: Option<i8>) -> CounterFace {
    CounterFace { name: Some(name.to_string()), shield, ..unit(shape, outfit, key, (1, 1, 6), 6) }
}

fn weapon(shape: WeaponShape, outfit: Outfit, key: &str, name: &str, firepower: i16, range: i16) -> CounterFace {
    let face = unit(Picture::Weapon(shape), outfit, key, (firepower, range, 0), 0);
    let foot = [face.foot[0], face.foot[1], None];
    CounterFace { foot, disc: None, name: Some(name.to_string()), ..face }
}

fn turned(face: &CounterFace) -> CounterFace {
    CounterFace {
        turned: true,
        foot: [Some(0), face.foot[1], face.foot[2]],
        boxed: Boxed::None,
        raised: "",
        ..face.clone()
    }
}

fn faces() -> Vec<CounterFace> {
    use Outfit::{Brodie, M1, Ssh40, Stahlhelm};
    use Picture::{Bearer, OneMan, Portrait, PortraitCross, PortraitGlasses, PortraitScope, PortraitStar, TwoMen};
    let us = CounterFace {
        boxed: Boxed::Red,
        raised: "A",
        pill: Some("SR"),
        letter: Some("C".into()),
        ..unit(TwoMen, M1, "olive", (2, 5, 4), 6)
    };
    let german =
        CounterFace { pill: Some("SR"), letter: Some("AB".into()), ..unit(TwoMen, Stahlhelm, "grey", (1, 6, 4), 5) };
    let ss =
        CounterFace { boxed: Boxed::Red, letter: Some("M".into()), ..unit(TwoMen, Stahlhelm, "black", (2, 6, 4), 6) };
    let commando = CounterFace { boxed: Boxed::Yellow, raised: "M", ..unit(TwoMen, Brodie, "brown", (2, 5, 5), 6) };
    let guards = CounterFace { boxed: Boxed::Red, raised: "AM", ..unit(TwoMen, Ssh40, "red", (3, 4, 5), 6) };
    let us_half = CounterFace { letter: Some("B".into()), ..unit(OneMan, M1, "olive", (1, 5, 4), 6) };
    let lieutenant = person(Portrait, Stahlhelm, "grey", "Lt. Plassmann", Some(1));
    vec![
        us.clone(),
        german.clone(),
        ss.clone(),
        commando.clone(),
        guards,
        unit(TwoMen, Ssh40, "ochre", (1, 4, 4), 5),
        turned(&us),
        turned(&german),
        turned(&ss),
        turned(&commando),
        us_half.clone(),
        unit(OneMan, Stahlhelm, "blue_grey", (1, 4, 4), 6),
        unit(OneMan, Brodie, "tan", (1, 5, 4), 6),
        unit(OneMan, Ssh40, "orange", (1, 3, 4), 5),
        turned(&us_half),
        unit(Bearer, M1, "khaki", (0, 1, 4), 5),
        unit(TwoMen, M1, "khaki", (1, 6, 4), 5),
        unit(TwoMen, Stahlhelm, "pale_grey", (1, 5, 4), 4),
        person(Portrait, M1, "olive", "Cpl. Medrow", Some(1)),
        lieutenant.clone(),
        person(Portrait, Brodie, "tan", "Maj. Howard-Smythe", Some(2)),
        person(Portrait, Ssh40, "ochre", "Starshina Orlov", Some(1)),
        turned(&lieutenant),
        person(PortraitStar, M1, "olive", "Pvt. Lane", None),
        CounterFace { hurt: true, ..person(PortraitStar, Stahlhelm, "black", "Kessler", None) },
        person(PortraitCross, Stahlhelm, "grey", "Sanitäter", None),
        person(PortraitCross, M1, "khaki", "Doc Willis", None),
        person(PortraitScope, M1, "olive", "Sniper", None),
        person(PortraitScope, Ssh40, "red", "Sniper", None),
        person(PortraitGlasses, Brodie, "brown", "Scout", None),
        weapon(WeaponShape::Mg34, Stahlhelm, "grey", "MG34", 2, 10),
        weapon(WeaponShape::Mg42, Stahlhelm, "black", "MG42", 3, 10),
        weapon(WeaponShape::Mg42Tripod, Stahlhelm, "grey", "MG42 tripod", 4, 14),
        weapon(WeaponShape::M1919A4Tripod, M1, "olive", "M1919A4", 3, 12),
        CounterFace { foot: [None; 3], ..weapon(WeaponShape::M1919A4Packed, M1, "olive", "M1919A4 packed", 0, 0) },
        weapon(WeaponShape::M1919A6, M1, "khaki", "M1919A6", 2, 10),
        weapon(WeaponShape::Bar, M1, "olive", "BAR", 1, 8),
        weapon(WeaponShape::Flamethrower, M1, "olive", "Flamethrower", 4, 1),
        weapon(WeaponShape::SatchelCharge, M1, "olive", "Satchel charge", 6, 1),
        weapon(WeaponShape::Bren, Brodie, "tan", "Bren", 1, 8),
        weapon(WeaponShape::Vickers, Brodie, "tan", "Vickers", 3, 14),
    ]
}
