//! Writes a picture of many counters, all markers and all icons, to be looked at.
//!
//! `cargo run -p board_art --release --example counter_sheet -- folder`
use board_art::{
    CounterFace, CounterShape, CounterStyle, FormationColours, Icon, MarkerKind, MovementBox, Nation, Rgb,
    SHADOW_MARGIN, WeaponShape, counter_shadow, paint_counter, paint_icon, paint_marker,
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
        [96, 32].into_iter().flat_map(|side| MarkerKind::ALL.map(|kind| paint_marker(kind, side))).collect();
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

fn unit(shape: CounterShape, nation: Nation, key: &str, values: (i8, u8, u8), morale: u8) -> CounterFace {
    let palette = FormationColours::of(key).unwrap_or_else(|| panic!("no formation {key}"));
    CounterFace {
        firepower: Some(values.0),
        range: Some(values.1),
        movement: Some(values.2),
        morale: Some(morale),
        ..CounterFace::new(shape, nation, palette)
    }
}

fn person(shape: CounterShape, nation: Nation, key: &str, name: &str, leadership: Option<i8>) -> CounterFace {
    CounterFace { name: Some(name.to_string()), leadership, ..unit(shape, nation, key, (1, 1, 6), 6) }
}

fn weapon(shape: WeaponShape, nation: Nation, key: &str, name: &str, firepower: i8, range: u8) -> CounterFace {
    let face = unit(CounterShape::SupportWeapon(shape), nation, key, (firepower, range, 0), 0);
    CounterFace { movement: None, morale: None, name: Some(name.to_string()), ..face }
}

fn shaken(face: &CounterFace) -> CounterFace {
    CounterFace { shaken: true, firepower: Some(0), movement_box: MovementBox::None, assaulter: false, ..face.clone() }
}

fn faces() -> Vec<CounterFace> {
    use CounterShape::{Crew, HalfSquad, Hero, Leader, Medic, Scout, Sniper, Squad};
    use Nation::{British, German, Soviet, Us};
    let us = CounterFace {
        movement_box: MovementBox::Assault,
        assaulter: true,
        self_rally: true,
        letter: Some("C".into()),
        ..unit(Squad, Us, "us_parachute", (2, 5, 4), 6)
    };
    let german =
        CounterFace { self_rally: true, letter: Some("AB".into()), ..unit(Squad, German, "wehrmacht", (1, 6, 4), 5) };
    let ss = CounterFace {
        movement_box: MovementBox::Assault,
        letter: Some("M".into()),
        ..unit(Squad, German, "ss", (2, 6, 4), 6)
    };
    let commando = CounterFace {
        movement_box: MovementBox::Stealth,
        melee_bonus: true,
        ..unit(Squad, British, "commandos", (2, 5, 5), 6)
    };
    let guards = CounterFace {
        movement_box: MovementBox::Assault,
        assaulter: true,
        melee_bonus: true,
        ..unit(Squad, Soviet, "guards", (3, 4, 5), 6)
    };
    let us_half = CounterFace { letter: Some("B".into()), ..unit(HalfSquad, Us, "us_parachute", (1, 5, 4), 6) };
    let lieutenant = person(Leader, German, "wehrmacht", "Lt. Plassmann", Some(1));
    vec![
        us.clone(),
        german.clone(),
        ss.clone(),
        commando.clone(),
        guards,
        unit(Squad, Soviet, "soviet_line", (1, 4, 4), 5),
        shaken(&us),
        shaken(&german),
        shaken(&ss),
        shaken(&commando),
        us_half.clone(),
        unit(HalfSquad, German, "fallschirmjaeger", (1, 4, 4), 6),
        unit(HalfSquad, British, "british_airborne", (1, 5, 4), 6),
        unit(HalfSquad, Soviet, "partisans", (1, 3, 4), 5),
        shaken(&us_half),
        unit(Crew, Us, "us_glider", (0, 1, 4), 5),
        unit(Squad, Us, "us_glider", (1, 6, 4), 5),
        unit(Squad, German, "wehrmacht_light", (1, 5, 4), 4),
        person(Leader, Us, "us_parachute", "Cpl. Medrow", Some(1)),
        lieutenant.clone(),
        person(Leader, British, "british_airborne", "Maj. Howard-Smythe", Some(2)),
        person(Leader, Soviet, "soviet_line", "Starshina Orlov", Some(1)),
        shaken(&lieutenant),
        person(Hero, Us, "us_parachute", "Pvt. Lane", None),
        CounterFace { wounded: true, ..person(Hero, German, "ss", "Kessler", None) },
        person(Medic, German, "wehrmacht", "Sanitäter", None),
        person(Medic, Us, "us_glider", "Doc Willis", None),
        person(Sniper, Us, "us_parachute", "Sniper", None),
        person(Sniper, Soviet, "guards", "Sniper", None),
        person(Scout, British, "commandos", "Scout", None),
        weapon(WeaponShape::Mg34, German, "wehrmacht", "MG34", 2, 10),
        weapon(WeaponShape::Mg42, German, "ss", "MG42", 3, 10),
        weapon(WeaponShape::Mg42Tripod, German, "wehrmacht", "MG42 tripod", 4, 14),
        weapon(WeaponShape::M1919A4Tripod, Us, "us_parachute", "M1919A4", 3, 12),
        CounterFace {
            firepower: None,
            range: None,
            ..weapon(WeaponShape::M1919A4Packed, Us, "us_parachute", "M1919A4 packed", 0, 0)
        },
        weapon(WeaponShape::M1919A6, Us, "us_glider", "M1919A6", 2, 10),
        weapon(WeaponShape::Bar, Us, "us_parachute", "BAR", 1, 8),
        weapon(WeaponShape::Flamethrower, Us, "us_parachute", "Flamethrower", 4, 1),
        weapon(WeaponShape::SatchelCharge, Us, "us_parachute", "Satchel charge", 6, 1),
        weapon(WeaponShape::Bren, British, "british_airborne", "Bren", 1, 8),
        weapon(WeaponShape::Vickers, British, "british_airborne", "Vickers", 3, 14),
    ]
}
