use super::*;
use crate::vehicle::{Carriage, CarriageShape, Condition, GunBarrel, GunLook, Headings, TurretShape, VehicleShape};

const PICTURES: [Picture; 8] = [
    Picture::TwoMen,
    Picture::OneMan,
    Picture::Bearer,
    Picture::Portrait,
    Picture::PortraitStar,
    Picture::PortraitCross,
    Picture::PortraitScope,
    Picture::PortraitGlasses,
];
const OUTFITS: [Outfit; 4] = [Outfit::M1, Outfit::Stahlhelm, Outfit::Brodie, Outfit::Ssh40];

/// A vehicle with the longest gun, which points at the card's corner.
fn tank() -> Picture {
    let gun = GunBarrel { length: 60, thickness: 5, brake: true, mantlet: 12 };
    let shape = VehicleShape { turret: Some(TurretShape { gun, ..TurretShape::default() }), ..VehicleShape::default() };
    Picture::Vehicle(VehicleLook { shape, headings: Headings { hull: 30, turret: 150 }, condition: Condition::Open })
}

/// Weapons with men, of both kinds.
fn teams() -> Vec<Picture> {
    let shapes = [Carriage::SplitTrail, Carriage::Cruciform]
        .map(|carriage| CarriageShape { carriage, ..CarriageShape::default() });
    let guns = shapes.map(|shape| Picture::Gun(GunLook { shape, heading: 30 }));
    TeamShape::ALL.map(Picture::Team).into_iter().chain(guns).collect()
}

fn all_shapes() -> Vec<Picture> {
    PICTURES.into_iter().chain(WeaponShape::ALL.map(Picture::Weapon)).chain(teams()).chain([tank()]).collect()
}

fn face(shape: Picture, outfit: Outfit) -> CounterFace {
    let palette = Palette::of("olive").unwrap();
    CounterFace { foot: [Some(2), Some(6), None], ..CounterFace::new(shape, outfit, palette) }
}

/// How many pixels differ.
fn difference(one: &Pixmap, two: &Pixmap) -> usize {
    one.pixels().iter().zip(two.pixels()).filter(|(a, b)| a != b).count()
}

fn picture(face: &CounterFace) -> Pixmap {
    paint_counter(face, 96, CounterStyle::Pictures)
}

#[test]
fn the_same_face_gives_the_same_bytes() {
    for style in [CounterStyle::Pictures, CounterStyle::Nato] {
        let face = face(Picture::TwoMen, Outfit::Stahlhelm);
        assert_eq!(paint_counter(&face, 96, style).data(), paint_counter(&face, 96, style).data());
    }
}

#[test]
fn every_shape_has_a_picture_of_its_own() {
    let blank = {
        let mut sheet = Sheet::new(96, 100.0);
        card::paint_card(&mut sheet, face(Picture::TwoMen, Outfit::M1).inks());
        sheet.pixmap
    };
    let pictures: Vec<Pixmap> = all_shapes().into_iter().map(|shape| picture(&face(shape, Outfit::M1))).collect();
    for (index, one) in pictures.iter().enumerate() {
        assert!(difference(one, &blank) > 800, "shape {index} paints next to nothing");
        for other in &pictures[index + 1..] {
            assert!(difference(one, other) > 200, "shape {index} looks like another");
        }
    }
}

#[test]
fn nations_and_sides_can_be_told_apart() {
    for shape in PICTURES.into_iter().chain(teams()) {
        let good: Vec<Pixmap> = OUTFITS.iter().map(|&outfit| picture(&face(shape, outfit))).collect();
        for (index, one) in good.iter().enumerate() {
            let turned = picture(&CounterFace { turned: true, ..face(shape, OUTFITS[index]) });
            assert!(difference(one, &turned) > 4000, "{shape:?} of outfit {index} hardly changes when turned");
            for other in &good[index + 1..] {
                assert!(difference(one, other) > 100, "{shape:?} of outfit {index} looks like another outfit's");
            }
        }
    }
}

#[test]
fn every_printed_value_changes_the_picture() {
    let plain = face(Picture::TwoMen, Outfit::M1);
    let foot = |third| [Some(2), Some(6), third];
    let changes: [CounterFace; 13] = [
        CounterFace { foot: [Some(3), Some(6), None], ..plain.clone() },
        CounterFace { foot: [Some(2), Some(7), None], ..plain.clone() },
        CounterFace { foot: foot(Some(4)), ..plain.clone() },
        CounterFace { foot: foot(Some(4)), boxed: Boxed::Red, ..plain.clone() },
        CounterFace { foot: foot(Some(4)), boxed: Boxed::Yellow, ..plain.clone() },
        CounterFace { disc: Some(6), ..plain.clone() },
        CounterFace { shield: Some(1), ..plain.clone() },
        CounterFace { shield: Some(-1), ..plain.clone() },
        CounterFace { pill: Some("SR"), ..plain.clone() },
        CounterFace { raised: "A", ..plain.clone() },
        CounterFace { raised: "M", ..plain.clone() },
        CounterFace { hurt: true, ..plain.clone() },
        CounterFace { letter: Some("C".into()), ..plain.clone() },
    ];
    let mut pictures = vec![picture(&plain)];
    for change in &changes {
        let changed = picture(change);
        assert!(pictures.iter().all(|earlier| difference(earlier, &changed) > 20), "{change:?}");
        pictures.push(changed);
    }
}

#[test]
fn a_long_line_of_values_stays_on_the_card() {
    let wide = CounterFace {
        foot: [Some(12), Some(48), Some(12)],
        boxed: Boxed::Red,
        raised: "AM",
        name: Some("Oberstabsfeldwebel von Hohenlohe-Waldenburg".to_string()),
        letter: Some("AB".to_string()),
        ..face(Picture::Portrait, Outfit::Stahlhelm)
    };
    let painted = picture(&wide);
    let plain = picture(&face(Picture::Portrait, Outfit::Stahlhelm));
    let margins = (0..96).flat_map(|y| [0, 1, 2, 93, 94, 95].map(|x| (x, y)));
    for (x, y) in margins {
        assert_eq!(painted.pixel(x, y), plain.pixel(x, y), "the margin at {x}, {y}");
    }
}

#[test]
fn corners_are_clear_and_the_middle_is_solid() {
    let painted = picture(&face(Picture::TwoMen, Outfit::M1));
    for (x, y) in [(0, 0), (95, 0), (0, 95), (95, 95)] {
        assert_eq!(painted.pixel(x, y).unwrap().alpha(), 0);
    }
    assert_eq!(painted.pixel(48, 48).unwrap().alpha(), 255);
}

#[test]
fn tiny_and_huge_sizes_are_painted() {
    let squad = CounterFace { name: Some("x".to_string()), ..face(Picture::TwoMen, Outfit::Ssh40) };
    for pixels in [0, 1, 2, 3, 8, 1024] {
        for style in [CounterStyle::Pictures, CounterStyle::Nato] {
            assert_eq!(paint_counter(&squad, pixels, style).width(), pixels.max(1));
        }
    }
    for shape in all_shapes() {
        assert_eq!(paint_counter(&face(shape, Outfit::Brodie), 8, CounterStyle::Pictures).width(), 8);
    }
}

#[test]
fn the_shadow_is_wider_than_its_counter_and_falls_to_the_south_east() {
    let shadow = counter_shadow(80);
    assert_eq!(shadow.width(), 100);
    let alpha = |x: u32, y: u32| shadow.pixel(x, y).unwrap().alpha();
    assert_eq!(alpha(0, 0), 0);
    assert!(alpha(92, 92) > alpha(8, 8));
    assert!(alpha(50, 50) > 100);
}

fn printed() -> VehicleValues {
    let row = |hull| Armour { hull: Plating { factor: Some(hull), red: false }, turret: None };
    VehicleValues {
        armour: Some([row(4), row(3), row(2)]),
        explosive: Some(Explosive { number: 4, times: 1 }),
        machine_guns: [Some(MachineGun { firepower: 2, asterisk: false }), None],
        movement: Some(Movement { points: 10, letter: 'T' }),
        carries: String::new(),
        aboard: Aboard::default(),
    }
}

fn vehicle_card(values: VehicleValues) -> CounterFace {
    CounterFace { vehicle: Some(values), ..CounterFace::new(tank(), Outfit::M1, Palette::of("olive").unwrap()) }
}

#[test]
fn every_value_of_a_vehicle_changes_the_picture_at_64_pixels() {
    let [front, side, rear] = printed().armour.unwrap();
    let red = Armour { hull: Plating { red: true, ..front.hull }, turret: None };
    let with_turret = Armour { turret: Some(Plating { factor: Some(4), red: false }), ..front };
    let open = Armour { turret: Some(Plating { factor: None, red: false }), ..front };
    let rows = |first| Some([first, side, rear]);
    let changes = [
        VehicleValues { armour: rows(red), ..printed() },
        VehicleValues { armour: rows(with_turret), ..printed() },
        VehicleValues { armour: rows(open), ..printed() },
        VehicleValues { armour: Some([front, side, side]), ..printed() },
        VehicleValues {
            armour: Some([Armour { hull: Plating { factor: None, red: false }, turret: None }; 3]),
            ..printed()
        },
        VehicleValues { armour: None, ..printed() },
        VehicleValues { explosive: Some(Explosive { number: 5, times: 1 }), ..printed() },
        VehicleValues { explosive: Some(Explosive { number: 4, times: 2 }), ..printed() },
        VehicleValues { machine_guns: [Some(MachineGun { firepower: 2, asterisk: true }), None], ..printed() },
        VehicleValues { machine_guns: [Some(MachineGun { firepower: 4, asterisk: false }), None], ..printed() },
        VehicleValues { machine_guns: [Some(MachineGun { firepower: 2, asterisk: false }); 2], ..printed() },
        VehicleValues { movement: Some(Movement { points: 10, letter: 'O' }), ..printed() },
        VehicleValues { movement: Some(Movement { points: 12, letter: 'T' }), ..printed() },
        VehicleValues { carries: "P".to_string(), ..printed() },
        VehicleValues { carries: "OPP".to_string(), ..printed() },
        VehicleValues { aboard: Aboard { men_on_top: 1, inside: 0 }, ..printed() },
        VehicleValues { aboard: Aboard { men_on_top: 2, inside: 0 }, ..printed() },
        VehicleValues { aboard: Aboard { men_on_top: 4, inside: 0 }, ..printed() },
        VehicleValues { aboard: Aboard { men_on_top: 0, inside: 1 }, ..printed() },
        VehicleValues { aboard: Aboard { men_on_top: 0, inside: 2 }, ..printed() },
    ];
    let paint = |face: &CounterFace| paint_counter(face, 64, CounterStyle::Pictures);
    let mut pictures = vec![paint(&vehicle_card(printed()))];
    for values in changes {
        let changed = paint(&vehicle_card(values.clone()));
        assert!(pictures.iter().all(|earlier| difference(earlier, &changed) > 12), "{values:?}");
        pictures.push(changed);
    }
    let boxed = CounterFace { boxed: Boxed::Red, ..vehicle_card(printed()) };
    assert!(pictures.iter().all(|earlier| difference(earlier, &paint(&boxed)) > 40));
}

#[test]
fn a_vehicle_and_its_values_stay_on_the_card() {
    let wide =
        Armour { hull: Plating { factor: Some(24), red: true }, turret: Some(Plating { factor: Some(25), red: true }) };
    let values = VehicleValues {
        armour: Some([wide; 3]),
        explosive: Some(Explosive { number: 88, times: 44 }),
        machine_guns: [Some(MachineGun { firepower: 22, asterisk: true }); 2],
        movement: Some(Movement { points: 44, letter: 'W' }),
        carries: "PPP OPPPP".to_string(),
        aboard: Aboard { men_on_top: 9, inside: 12 },
    };
    let bare = picture(&CounterFace { picture: Picture::Bare, ..face(Picture::TwoMen, Outfit::M1) });
    for heading in [30, 90, 150, 210, 270, 330] {
        let Picture::Vehicle(look) = tank() else { unreachable!("a tank is a vehicle") };
        let look = VehicleLook { headings: Headings { hull: heading, turret: heading + 60 }, ..look };
        let painted = picture(&CounterFace {
            picture: Picture::Vehicle(look),
            arrow: None,
            boxed: Boxed::Red,
            ..vehicle_card(values.clone())
        });
        let margins = (0..96).flat_map(|n| [0, 1, 94, 95].map(|edge| [(edge, n), (n, edge)])).flatten();
        for (x, y) in margins {
            assert_eq!(painted.pixel(x, y), bare.pixel(x, y), "heading {heading}: the margin at {x}, {y}");
        }
    }
}

#[test]
fn a_vehicle_lies_on_its_card_as_a_whole_and_muzzles_point_inwards_never_out() {
    for heading in (0..360).step_by(15) {
        for turret in (0..360).step_by(30) {
            let Picture::Vehicle(look) = tank() else { unreachable!("a tank is a vehicle") };
            let (x, y) = vehicle_on_card(&VehicleLook { headings: Headings { hull: heading, turret }, ..look });
            assert!((0.1..=0.9).contains(&x) && (0.1..=0.9).contains(&y), "{heading} {turret}: {x} {y}");
        }
    }
}

#[test]
fn riders_turn_with_their_vehicle_and_are_told_on_a_map_symbol_too() {
    let card = |hull, men_on_top, style| {
        let Picture::Vehicle(look) = tank() else { unreachable!("a tank is a vehicle") };
        let picture = Picture::Vehicle(VehicleLook { headings: Headings { hull, turret: 30 }, ..look });
        let values = VehicleValues { aboard: Aboard { men_on_top, inside: 0 }, ..printed() };
        paint_counter(&CounterFace { picture, ..vehicle_card(values) }, 96, style)
    };
    let men = |hull| {
        let [without, with] = [0, 4].map(|men| card(hull, men, CounterStyle::Pictures));
        let differ = |at: &usize| without.pixels()[*at] != with.pixels()[*at];
        (0..96 * 96).filter(differ).collect::<Vec<usize>>()
    };
    let (north, south) = (men(30), men(210));
    assert!(north.len() > 250, "four men are seen: {}", north.len());
    let middle = |places: &[usize]| places.iter().map(|at| at / 96).sum::<usize>() / places.len();
    // They sit on the rear deck: south of the middle of a vehicle that looks to the north, and the other way round.
    assert!(middle(&north) > middle(&south) + 4, "{} {}", middle(&north), middle(&south));
    let signs = [0, 1, 4].map(|men| card(30, men, CounterStyle::Nato));
    assert!(difference(&signs[0], &signs[1]) > 12 && difference(&signs[1], &signs[2]) > 30);
}

#[test]
fn the_arrow_of_a_map_symbol_lies_over_no_armour_value() {
    let paint = |hull| {
        let Picture::Vehicle(look) = tank() else { panic!("a tank is a vehicle") };
        let picture = Picture::Vehicle(VehicleLook { headings: Headings { hull, ..look.headings }, ..look });
        paint_counter(&CounterFace { picture, ..vehicle_card(printed()) }, 200, CounterStyle::Nato)
    };
    // The column in pixels: front, side and rear.
    let column = |picture: &Pixmap| -> Vec<_> {
        (58..142).flat_map(|y| (8..53).map(move |x| (x, y))).map(|(x, y)| picture.pixel(x, y)).collect()
    };
    let north = paint(0);
    for heading in [30, 90, 180, 210, 240, 270, 300, 330] {
        let painted = paint(heading);
        assert!(column(&painted) == column(&north), "{heading}");
        assert!(difference(&painted, &north) > 40, "{heading} is seen");
    }
}

#[test]
fn arrows_of_different_headings_stand_apart_within_the_card() {
    let paint = |arrow| {
        picture(&CounterFace { arrow, ..CounterFace::new(Picture::Bare, Outfit::M1, Palette::of("grey").unwrap()) })
    };
    let none = paint(None);
    let mut earlier: Vec<Pixmap> = Vec::new();
    for heading in [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330] {
        let painted = paint(Some(heading));
        assert!(difference(&none, &painted) > 40, "{heading}");
        assert!(earlier.iter().all(|other| difference(other, &painted) > 40), "{heading}");
        assert!((0..96).all(|n| painted.pixel(n, 0) == none.pixel(n, 0) && painted.pixel(0, n) == none.pixel(0, n)));
        earlier.push(painted);
    }
}

#[test]
fn guns_and_teams_are_told_apart_at_64_pixels_and_stay_on_the_card() {
    let card = |picture: Picture| CounterFace { foot: [None; 3], ..face(picture, Outfit::Stahlhelm) };
    let bare = paint_counter(&card(Picture::Bare), 64, CounterStyle::Pictures);
    let painted: Vec<Pixmap> =
        teams().into_iter().map(|picture| paint_counter(&card(picture), 64, CounterStyle::Pictures)).collect();
    for (n, one) in painted.iter().enumerate() {
        assert!(painted[n + 1..].iter().all(|other| difference(one, other) > 400), "{n}");
        assert!((0..64).all(|x| one.pixel(x, 1) == bare.pixel(x, 1) && one.pixel(1, x) == bare.pixel(1, x)), "{n}");
    }
    let turned = |heading| {
        let look = GunLook { shape: CarriageShape::default(), heading };
        paint_counter(&card(Picture::Gun(look)), 64, CounterStyle::Pictures)
    };
    assert!(difference(&turned(30), &turned(90)) > 400);
}

#[test]
fn map_symbols_show_where_hull_turret_and_gun_point() {
    let Picture::Vehicle(look) = tank() else { unreachable!("a tank is a vehicle") };
    let card = |picture| paint_counter(&CounterFace { picture, ..vehicle_card(printed()) }, 64, CounterStyle::Nato);
    let vehicle = |hull, turret| card(Picture::Vehicle(VehicleLook { headings: Headings { hull, turret }, ..look }));
    assert!(difference(&vehicle(30, 30), &vehicle(90, 30)) > 30);
    assert!(difference(&vehicle(30, 30), &vehicle(30, 90)) > 15);
    let gun = |heading| card(Picture::Gun(GunLook { shape: CarriageShape::default(), heading }));
    assert!(difference(&gun(30), &gun(90)) > 30);
}
