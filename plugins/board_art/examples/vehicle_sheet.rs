//! Writes pictures of vehicles, guns and teams, to be looked at.
//!
//! `cargo run -p board_art --release --example vehicle_sheet -- folder`
use board_art::map::{barrage_sprite, ranging_sprite};
use board_art::{
    Aboard, Armour, Boxed, Carriage, CarriageShape, Coat, Condition, CounterFace, CounterStyle, Explosive, GunBarrel,
    GunLook, Headings, MachineGun, Movement, Outfit, Palette, Picture, Plating, SHADOW_MARGIN, TeamShape, Token,
    VEHICLE_SPAN, VehicleLook, VehicleShape, VehicleValues, WeaponShape, counter_shadow, paint_counter, paint_token,
    paint_vehicle, paint_wreck,
};
use std::collections::BTreeMap;
use tiny_skia::{Color, Pixmap, PixmapPaint, Transform};

fn shapes() -> BTreeMap<String, VehicleShape> {
    ron::from_str(include_str!("vehicles.ron")).expect("the shapes can be read")
}

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "target".to_string());
    let looks: Vec<VehicleLook> = shapes()
        .into_values()
        .map(|shape| VehicleLook { shape, headings: Headings { hull: 30, turret: 30 }, condition: Condition::Open })
        .collect();
    let olive = Palette::of("olive").expect("a palette");
    let pictures: Vec<Pixmap> = looks.iter().map(|look| paint_vehicle(look, olive, 240 * VEHICLE_SPAN / 100)).collect();
    write(&in_rows(&pictures, None, 5), &format!("{folder}/vehicles.png"));
    let cards = [
        ("olive", Coat::Olive),
        ("grey", Coat::Sand),
        ("ochre", Coat::Green),
        ("tan", Coat::Olive),
        ("black", Coat::Sand),
        ("red", Coat::Green),
        ("grey", Coat::Card),
    ];
    let dressed = |(n, look): (usize, &VehicleLook)| {
        let (key, coat) = cards[n % cards.len()];
        face(
            n,
            VehicleLook { shape: VehicleShape { coat, camouflage: coat == Coat::Sand, ..look.shape }, ..*look },
            key,
        )
    };
    let faces: Vec<CounterFace> = looks.iter().enumerate().map(dressed).collect();
    for (side, columns) in [(256, 5), (128, 8), (64, 8)] {
        let pictures: Vec<Pixmap> =
            faces.iter().map(|face| paint_counter(face, side, CounterStyle::Pictures)).collect();
        write(&in_rows(&pictures, Some(&counter_shadow(side)), columns), &format!("{folder}/vehicle_cards_{side}.png"));
    }
    let turned = faces.iter().take(5).map(|face| CounterFace { turned: true, ..face.clone() });
    let turned = turned.map(|face| paint_counter(&face, 128, CounterStyle::Pictures));
    let signs = faces
        .iter()
        .chain(&team_faces())
        .map(|face| paint_counter(face, 128, CounterStyle::Nato))
        .collect::<Vec<Pixmap>>();
    write(
        &in_rows(&turned.chain(signs).collect::<Vec<Pixmap>>(), Some(&counter_shadow(128)), 10),
        &format!("{folder}/vehicle_signs.png"),
    );
    let teams = team_faces();
    for (side, columns) in [(200, 6), (64, 10)] {
        let pictures: Vec<Pixmap> =
            teams.iter().map(|face| paint_counter(face, side, CounterStyle::Pictures)).collect();
        write(&in_rows(&pictures, Some(&counter_shadow(side)), columns), &format!("{folder}/team_cards_{side}.png"));
    }
    let tokens: Vec<Pixmap> = Token::ALL[14..].iter().map(|token| paint_token(*token, 96)).collect();
    let small: Vec<Pixmap> = Token::ALL[14..].iter().map(|token| paint_token(*token, 28)).collect();
    write(&in_rows(&[tokens, small].concat(), None, 9), &format!("{folder}/vehicle_tokens.png"));
    let wrecks = looks.iter().map(|look| paint_wreck(Some(&look.shape), 30, 300)).chain([paint_wreck(None, 90, 300)]);
    let on_hex = [barrage_sprite(300), ranging_sprite(300)];
    write(&in_rows(&wrecks.chain(on_hex).collect::<Vec<Pixmap>>(), None, 6), &format!("{folder}/wrecks.png"));
    let headings: Vec<Pixmap> = [0usize, 7, 8]
        .into_iter()
        .flat_map(|n| (0..6u16).map(move |turn| (n, 30 + 60 * turn)))
        .map(|(n, heading)| {
            let mut face = faces[n].clone();
            if let Picture::Vehicle(look) = &mut face.picture {
                look.headings = Headings { hull: heading, turret: if n == 0 { heading + 60 } else { heading } };
            }
            paint_counter(&face, 128, CounterStyle::Pictures)
        })
        .collect();
    write(&in_rows(&headings, Some(&counter_shadow(128)), 6), &format!("{folder}/vehicle_headings.png"));
}

fn face(n: usize, look: VehicleLook, key: &str) -> CounterFace {
    let palette = Palette::of(key).expect("a palette");
    let plate = |factor: u8| Plating { factor: Some(factor), red: n % 4 == 3 };
    let row = |hull: u8, turret: u8| Armour { hull: plate(hull), turret: look.shape.turret.map(|_| plate(turret)) };
    let bare = Armour { hull: Plating { factor: None, red: false }, turret: None };
    let soft = look.shape.bonnet > 0;
    CounterFace {
        disc: Some(6),
        letter: Some(["A", "B", "AC", "D"][n % 4].to_string()),
        boxed: if n % 5 == 4 { Boxed::Red } else { Boxed::None },
        vehicle: Some(VehicleValues {
            armour: Some(if soft { [bare; 3] } else { [row(4, 4), row(3, 3), row(2, 10)] }),
            explosive: (!soft).then_some(Explosive { number: 4, times: 1 + (n % 3 == 1) as u8 }),
            machine_guns: [
                (!soft).then_some(MachineGun { firepower: 2, asterisk: false }),
                n.is_multiple_of(2).then_some(MachineGun { firepower: 4, asterisk: true }),
            ],
            movement: Some(Movement { points: 10, letter: ['T', 'O', 'R'][n % 3] }),
            carries: ["OPP", "PP", "", "P"][n % 4].to_string(),
            aboard: [
                Aboard { men_on_top: 4, inside: 0 },
                Aboard { men_on_top: 0, inside: 2 },
                Aboard::default(),
                Aboard { men_on_top: 6, inside: 1 },
            ][n % 4],
        }),
        ..CounterFace::new(Picture::Vehicle(look), Outfit::M1, palette)
    }
}

fn team_faces() -> Vec<CounterFace> {
    let gun = |length, thickness, shield, carriage, men| {
        let barrel = GunBarrel { length, thickness, brake: true, mantlet: 0 };
        let shape = CarriageShape { carriage, gun: barrel, shield, men, ..CarriageShape::default() };
        Picture::Gun(GunLook { shape, heading: 30 })
    };
    let pictures = [
        gun(34, 5, 36, Carriage::SplitTrail, 3),
        gun(27, 4, 31, Carriage::SplitTrail, 2),
        gun(42, 6, 38, Carriage::Cruciform, 4),
        Picture::Team(TeamShape::Mortar),
        Picture::Team(TeamShape::HeavyMachineGun),
        Picture::Team(TeamShape::Recoilless),
    ];
    let cards = [("olive", Outfit::M1), ("grey", Outfit::Stahlhelm), ("ochre", Outfit::Ssh40), ("tan", Outfit::Brodie)];
    let face = |picture: Picture, n: usize| {
        let (key, outfit) = cards[n % cards.len()];
        CounterFace {
            foot: [Some(4), Some(24), Some(2)],
            disc: Some(6),
            ..CounterFace::new(picture, outfit, Palette::of(key).expect("a palette"))
        }
    };
    let teams = (0..2).flat_map(|round| pictures.map(|picture| (picture, round)));
    let teams = teams.enumerate().map(|(n, (picture, round))| CounterFace {
        arrow: Some(if round == 0 { 30 } else { 330 }),
        letter: (round == 1).then(|| "B".to_string()),
        ..face(picture, n + round)
    });
    let weapons = WeaponShape::ALL[11..].iter().enumerate().map(|(n, shape)| CounterFace {
        disc: None,
        foot: [Some(1), Some(4), None],
        name: Some("Launcher".to_string()),
        ..face(Picture::Weapon(*shape), n)
    });
    teams.chain(weapons).collect()
}

fn write(pixmap: &Pixmap, path: &str) {
    pixmap.save_png(path).unwrap_or_else(|error| panic!("{path}: {error}"));
}

fn in_rows(pictures: &[Pixmap], shadow: Option<&Pixmap>, columns: usize) -> Pixmap {
    let side = pictures.iter().map(Pixmap::width).max().unwrap_or(1);
    // Pictures of vehicles have much clear ground around them.
    let step = if shadow.is_some() || side < 200 { side + side / 5 + 2 } else { side * 2 / 3 };
    let rows = pictures.len().div_ceil(columns) as u32;
    let mut sheet = Pixmap::new(step * columns as u32 + side / 3, step * rows + side / 3).expect("a small sheet");
    sheet.fill(Color::from_rgba8(0xAE, 0xB2, 0x80, 255));
    let mut put = |picture: &Pixmap, x: i32, y: i32| {
        sheet.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    };
    for (index, picture) in pictures.iter().enumerate() {
        let x = (step / 6 + step * (index % columns) as u32) as i32;
        let y = (step / 6 + step * (index / columns) as u32) as i32;
        if let Some(shadow) = shadow {
            let margin = (side as f32 * SHADOW_MARGIN).round() as i32;
            put(shadow, x - margin, y - margin);
        }
        put(picture, x, y);
    }
    sheet
}
