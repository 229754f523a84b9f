//! Golden pictures: a sheet of counters, a board and what stands behind the menu, small and tolerant. `GOLDEN=write cargo test golden`
//! paints them anew.

use crate::root;
use board_art::map::{MapPainter, PixelBox};
use board_art::{
    Boxed, CounterFace, CounterStyle, Outfit, Palette, Picture, Token, WeaponShape, paint_counter, paint_token,
    softened,
};
use lock_n_load_box::Library;
use play::library::Source;
use scenario_files::Report;
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

/// The mean difference of a colour channel that is still the same picture, of 255.
const TOLERANCE: f64 = 2.0;

#[track_caller]
fn check(name: &str, picture: &Pixmap) {
    let path = root().join(name);
    if std::env::var_os("GOLDEN").is_some_and(|value| value == "write") {
        picture.save_png(&path).expect("the folder of the picture can be written");
    }
    let golden = Pixmap::load_png(&path).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!((golden.width(), golden.height()), (picture.width(), picture.height()), "{name}");
    let total: u64 = golden.data().iter().zip(picture.data()).map(|(a, b)| u64::from(a.abs_diff(*b))).sum();
    let mean = total as f64 / golden.data().len() as f64;
    if mean > TOLERANCE {
        let seen = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(path.file_name().unwrap_or_default());
        picture.save_png(&seen).expect("the target folder can be written");
        panic!("{name} differs by {mean:.2} on average; it now looks like {}", seen.display());
    }
}

fn face(picture: Picture, outfit: Outfit, key: &str) -> CounterFace {
    let palette = Palette::of(key).expect("a known palette");
    CounterFace {
        foot: [Some(2), Some(5), Some(4)],
        boxed: Boxed::Red,
        disc: Some(6),
        ..CounterFace::new(picture, outfit, palette)
    }
}

#[test]
fn the_counters_look_as_they_did() {
    let us = |picture| face(picture, Outfit::M1, "olive");
    let german = |picture| face(picture, Outfit::Stahlhelm, "grey");
    let faces = [
        CounterFace { letter: Some("C".into()), ..us(Picture::TwoMen) },
        CounterFace { letter: Some("B".into()), ..us(Picture::OneMan) },
        CounterFace { turned: true, letter: Some("A".into()), ..us(Picture::TwoMen) },
        CounterFace { shield: Some(1), name: Some("Lt Hale".into()), ..us(Picture::Portrait) },
        us(Picture::PortraitStar),
        us(Picture::PortraitCross),
        german(Picture::TwoMen),
        german(Picture::PortraitScope),
        german(Picture::Weapon(WeaponShape::Mg42)),
        face(Picture::TwoMen, Outfit::Stahlhelm, "black"),
        face(Picture::TwoMen, Outfit::Stahlhelm, "blue_grey"),
        face(Picture::TwoMen, Outfit::M1, "khaki"),
    ];
    let mut sheet = Pixmap::new(6 * 72, 3 * 72).expect("a small sheet");
    sheet.fill(Color::from_rgba8(0xAE, 0xB2, 0x80, 255));
    let mut put = |n: usize, picture: &Pixmap| {
        let (x, y) = ((n % 6 * 72 + 4) as i32, (n / 6 * 72 + 4) as i32);
        sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    for (n, face) in faces.iter().enumerate() {
        put(n, &paint_counter(face, 64, CounterStyle::Pictures));
    }
    put(12, &paint_counter(&faces[0], 64, CounterStyle::Nato));
    for (n, marker) in [Token::Flash, Token::Boot, Token::Check, Token::Blades].iter().enumerate() {
        put(13 + n, &paint_token(*marker, 64));
    }
    check("tests/golden/counters.png", &sheet);
}

#[test]
fn the_board_looks_as_it_did() {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root()), &mut report).unwrap_or_else(|| panic!("{report}"));
    let map = library.single_board("saint_aubert", &mut report).unwrap_or_else(|| panic!("{report}"));
    check("tests/golden/saint_aubert.png", &MapPainter::thumbnail(&map, 480));
}

/// The picture behind the menu is part of the program: the village of a battle in soft focus.
#[test]
fn the_menu_stands_before_the_country_as_it_is_painted() {
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root()), &mut report).unwrap_or_else(|| panic!("{report}"));
    let file = root().join("scenarios/lock_n_load/two_roads_to_the_river.ron");
    let (_, start) = library.scenario(&file, &mut report).unwrap_or_else(|| panic!("{report}"));
    let painter = MapPainter::new(&start.battlefield.map);
    let village = PixelBox { left: 942, top: 129, width: 640, height: 360 };
    check("src/window/menu/backdrop.png", &softened(&painter.paint_pixels(village, 70.0), 1));
}
