use super::*;
use crate::{CounterFace, CounterStyle, Outfit, Picture, paint_counter};
use std::collections::BTreeMap;

const FACINGS: [u16; 6] = [30, 90, 150, 210, 270, 330];

fn shapes() -> BTreeMap<String, VehicleShape> {
    ron::from_str(include_str!("../../examples/vehicles.ron")).expect("the shapes can be read")
}

fn olive() -> Palette {
    Palette::of("olive").expect("a palette")
}

fn look(shape: VehicleShape, heading: u16) -> VehicleLook {
    VehicleLook { shape, headings: Headings { hull: heading, turret: heading }, condition: Condition::Closed }
}

/// Everything as large as can be stated.
fn largest() -> VehicleShape {
    let gun = GunBarrel { length: 255, thickness: 255, brake: true, mantlet: 255 };
    VehicleShape {
        length: 255,
        width: 255,
        nose_length: 255,
        running: RunningGear::Tracked { skirts: true },
        superstructure: Some(Superstructure {
            position: 127,
            length: 255,
            width: 255,
            slope: 0,
            gun,
            aside: 127,
            ..Superstructure::default()
        }),
        turret: Some(TurretShape { setback: -128, length: 255, width: 255, gun, ..TurretShape::default() }),
        ..VehicleShape::default()
    }
}

/// Pixels of two pictures that a player sees as different.
fn visible_difference(one: &Pixmap, two: &Pixmap) -> usize {
    let far = |(a, b): (&u8, &u8)| a.abs_diff(*b) > 40;
    let pairs = one.data().chunks_exact(4).zip(two.data().chunks_exact(4));
    pairs.filter(|(a, b)| a.iter().zip(b.iter()).any(far)).count()
}

#[test]
fn every_type_is_told_apart_on_a_card_of_64_pixels() {
    for heading in FACINGS {
        let paint = |shape: VehicleShape| {
            let face = CounterFace::new(Picture::Vehicle(look(shape, heading)), Outfit::M1, olive());
            paint_counter(&face, 64, CounterStyle::Pictures)
        };
        let painted: Vec<(String, Pixmap)> = shapes().into_iter().map(|(name, shape)| (name, paint(shape))).collect();
        for (n, (name, picture)) in painted.iter().enumerate() {
            for (other, second) in &painted[n + 1..] {
                let differing = visible_difference(picture, second);
                assert!(differing > 140, "{name} and {other} at {heading}: {differing} pixels");
            }
        }
    }
}

#[test]
fn a_shape_is_read_with_defaults_and_an_unknown_word_is_refused() {
    let read: VehicleShape = ron::from_str("(length: 40, running: Wheeled(axles: 3), bed: Canvas)").expect("a shape");
    let expected = VehicleShape {
        length: 40,
        running: RunningGear::Wheeled { axles: 3 },
        bed: Bed::Canvas,
        ..VehicleShape::default()
    };
    assert_eq!(read, expected);
    for text in [
        "(lenght: 40)",
        "(turret: Some((colour: 3)))",
        "(running: Wheeled(axels: 2))",
        "(superstructure: Some((gun: (long: 1))))",
    ] {
        assert!(ron::from_str::<VehicleShape>(text).is_err(), "{text}");
    }
    for shape in shapes().into_values().chain([largest()]) {
        let text = ron::to_string(&shape).expect("a text");
        assert_eq!(ron::from_str::<VehicleShape>(&text), Ok(shape));
    }
}

#[test]
fn no_picture_is_cut_off_however_large_the_shape() {
    let edge_is_clear = |picture: &Pixmap| {
        let last = picture.width() - 1;
        (0..=last).all(|n| {
            [(0, n), (last, n), (n, 0), (n, last)]
                .iter()
                .all(|(x, y)| picture.pixel(*x, *y).is_some_and(|pixel| pixel.alpha() == 0))
        })
    };
    let wheeled = VehicleShape {
        running: RunningGear::Wheeled { axles: 255 },
        bonnet: 255,
        cab: 255,
        bed: Bed::Seats,
        ..largest()
    };
    let gun = GunBarrel { length: 255, thickness: 255, brake: true, mantlet: 255 };
    for carriage in [Carriage::SplitTrail, Carriage::Cruciform] {
        let shape = CarriageShape { carriage, gun, shield: 255, trails: 255, men: 255, coat: Coat::Card };
        for heading in FACINGS {
            let picture = paint_gun(&GunLook { shape, heading }, olive(), Outfit::M1, 96);
            assert!(edge_is_clear(&picture), "gun at {heading}: {shape:?}");
        }
    }
    for shape in shapes().into_values().chain([largest(), wheeled]) {
        for heading in FACINGS.into_iter().chain([0, 45, 180]) {
            let look = VehicleLook { condition: Condition::Open, ..look(shape, heading) };
            assert!(edge_is_clear(&paint_hull(&look, olive(), 96)), "hull at {heading}: {shape:?}");
            if let Some(turret) = paint_turret(&look, olive(), 96) {
                assert!(edge_is_clear(&turret), "turret at {heading}: {shape:?}");
            }
        }
    }
}

/// Whether a place of a picture is covered, without the soft shadow.
fn covered(picture: &Pixmap, x: f32, y: f32) -> bool {
    picture.pixel(x as u32, y as u32).is_some_and(|pixel| pixel.alpha() > 200)
}

/// Places of the second picture that do not agree with the first one turned around the middle of both.
fn disagreement(upright: &Pixmap, turned: &Pixmap, heading: u16) -> (usize, usize) {
    let middle = upright.width() as f32 / 2.0;
    let (sin, cos) = f32::from(heading).to_radians().sin_cos();
    let (mut all, mut wrong) = (0, 0);
    for y in 0..upright.height() {
        for x in 0..upright.width() {
            let (dx, dy) = (x as f32 + 0.5 - middle, y as f32 + 0.5 - middle);
            let (there_x, there_y) = (middle + dx * cos - dy * sin, middle + dx * sin + dy * cos);
            if covered(upright, x as f32, y as f32) {
                all += 1;
                wrong += usize::from(!covered(turned, there_x, there_y));
            }
        }
    }
    (wrong, all)
}

#[test]
fn hull_and_turret_turn_around_the_middle_of_their_pictures() {
    for (name, shape) in shapes() {
        let upright = (paint_hull(&look(shape, 0), olive(), 192), paint_turret(&look(shape, 0), olive(), 192));
        for heading in FACINGS {
            let turned = look(shape, heading);
            let (wrong, all) = disagreement(&upright.0, &paint_hull(&turned, olive(), 192), heading);
            assert!(all > 500 && wrong * 30 < all, "{name} at {heading}: {wrong} of {all}");
            let Some(picture) = &upright.1 else { continue };
            let turret = paint_turret(&turned, olive(), 192).expect("a turret");
            let (wrong, all) = disagreement(picture, &turret, heading);
            assert!(all > 150 && wrong * 25 < all, "the turret of {name} at {heading}: {wrong} of {all}");
        }
    }
}

#[test]
fn the_pivot_lies_ahead_of_the_middle_wherever_the_hull_points() {
    let turret = TurretShape { position: 10, ..TurretShape::default() };
    let shape = VehicleShape { turret: Some(turret), ..VehicleShape::default() };
    for (heading, expected) in [(0, (0.0, -0.1)), (90, (0.1, 0.0)), (180, (0.0, 0.1)), (270, (-0.1, 0.0))] {
        let (x, y) = turret_pivot(&shape, heading);
        assert!((x - expected.0).abs() < 1e-6 && (y - expected.1).abs() < 1e-6, "{heading}: {x} {y}");
    }
    assert_eq!(turret_pivot(&VehicleShape::default(), 90), (0.0, 0.0));
}

#[test]
fn conditions_are_seen_and_light_does_not_turn_with_the_vehicle() {
    for (name, shape) in shapes() {
        let paint = |condition| {
            let face =
                CounterFace::new(Picture::Vehicle(VehicleLook { condition, ..look(shape, 30) }), Outfit::M1, olive());
            paint_counter(&face, 128, CounterStyle::Pictures)
        };
        let closed = paint(Condition::Closed);
        assert!(visible_difference(&closed, &paint(Condition::Burnt)) > 300, "{name} burnt");
        assert!(visible_difference(&paint(Condition::Burnt), &paint(Condition::Left)) > 300, "{name} left");
    }
    // The same box is brighter where it faces the north-west than where it faces the south-east.
    let shape = VehicleShape { turret: None, grilles: Grilles::None, hatches: 0, ..VehicleShape::default() };
    let nose = |heading: u16| {
        let picture = paint_hull(&look(shape, heading), olive(), 192);
        let (sin, cos) = f32::from(heading).to_radians().sin_cos();
        let far = 18.0 * 192.0 / VEHICLE_SPAN as f32;
        let pixel = picture.pixel((96.0 + sin * far) as u32, (96.0 - cos * far) as u32).expect("inside");
        u32::from(pixel.red()) + u32::from(pixel.green()) + u32::from(pixel.blue())
    };
    assert!(nose(330) > nose(150) + 60, "{} {}", nose(330), nose(150));
}

#[test]
fn the_same_look_gives_the_same_bytes_at_any_size() {
    for shape in shapes().into_values() {
        for pixels in [0, 1, 3, 40] {
            let look = look(shape, 90);
            assert_eq!(paint_hull(&look, olive(), pixels).data(), paint_hull(&look, olive(), pixels).data());
            assert_eq!(paint_hull(&look, olive(), pixels).width(), pixels.max(1));
        }
    }
}

#[test]
fn a_wreck_is_darker_than_its_vehicle_and_shows_which_it_was() {
    let light = |picture: &Pixmap| {
        let covered = picture.pixels().iter().filter(|pixel| pixel.alpha() > 200);
        let (sum, count) = covered.fold((0u64, 0u64), |(sum, count), pixel| {
            (sum + u64::from(pixel.red()) + u64::from(pixel.green()) + u64::from(pixel.blue()), count + 1)
        });
        sum / count.max(1)
    };
    let wrecks: Vec<(String, Pixmap)> =
        shapes().into_iter().map(|(name, shape)| (name, paint_wreck(Some(&shape), 30, 102))).collect();
    for (n, (name, wreck)) in wrecks.iter().enumerate() {
        let whole = paint_hull(&look(shapes()[name], 30), olive(), 102);
        assert!(light(wreck) + 30 < light(&whole), "{name}: {} {}", light(wreck), light(&whole));
        for (other, second) in &wrecks[n + 1..] {
            let differing = visible_difference(wreck, second);
            assert!(differing > 40, "{name} and {other}: {differing} pixels");
        }
        let clear = |x, y| wreck.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 0);
        assert!((0..102).all(|n| clear(n, 0) && clear(0, n) && clear(n, 101) && clear(101, n)), "{name}");
    }
    assert_ne!(paint_wreck(None, 30, 102).data(), paint_wreck(None, 90, 102).data());
    assert_eq!(paint_wreck(None, u16::MAX, 0).width(), 1);
}

#[test]
fn nothing_is_filled_that_has_no_surface() {
    for (name, shape) in shapes() {
        for heading in FACINGS {
            let turn = Transform::from_rotate(heading.into());
            let turret = shape.turret.map(|turret| turret::turret(&turret, Condition::Open));
            let pieces =
                hull::hull(&shape, Condition::Open).0.into_iter().chain(turret.into_iter().flat_map(|all| all.0));
            let lines = pieces.filter(|piece| piece.is_filled_line(turn)).count();
            assert_eq!(lines, 0, "{name} at {heading}");
        }
    }
}
