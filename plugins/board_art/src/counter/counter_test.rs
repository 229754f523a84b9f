use super::*;

const SHAPES: [CounterShape; 8] = [
    CounterShape::Squad,
    CounterShape::HalfSquad,
    CounterShape::Crew,
    CounterShape::Leader,
    CounterShape::Hero,
    CounterShape::Medic,
    CounterShape::Sniper,
    CounterShape::Scout,
];
const NATIONS: [Nation; 4] = [Nation::Us, Nation::German, Nation::British, Nation::Soviet];

fn all_shapes() -> Vec<CounterShape> {
    SHAPES.into_iter().chain(WeaponShape::ALL.map(CounterShape::SupportWeapon)).collect()
}

fn face(shape: CounterShape, nation: Nation) -> CounterFace {
    let palette = FormationColours::of("us_parachute").unwrap();
    CounterFace { firepower: Some(2), range: Some(6), ..CounterFace::new(shape, nation, palette) }
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
        let face = face(CounterShape::Squad, Nation::German);
        assert_eq!(paint_counter(&face, 96, style).data(), paint_counter(&face, 96, style).data());
    }
}

#[test]
fn every_shape_has_a_picture_of_its_own() {
    let blank = {
        let mut sheet = Sheet::new(96, 100.0);
        card::paint_card(&mut sheet, face(CounterShape::Squad, Nation::Us).inks());
        sheet.pixmap
    };
    let pictures: Vec<Pixmap> = all_shapes().into_iter().map(|shape| picture(&face(shape, Nation::Us))).collect();
    for (index, one) in pictures.iter().enumerate() {
        assert!(difference(one, &blank) > 800, "shape {index} paints next to nothing");
        for other in &pictures[index + 1..] {
            assert!(difference(one, other) > 200, "shape {index} looks like another");
        }
    }
}

#[test]
fn nations_and_sides_can_be_told_apart() {
    for shape in SHAPES {
        let good: Vec<Pixmap> = NATIONS.iter().map(|&nation| picture(&face(shape, nation))).collect();
        for (index, one) in good.iter().enumerate() {
            let shaken = picture(&CounterFace { shaken: true, ..face(shape, NATIONS[index]) });
            assert!(difference(one, &shaken) > 4000, "{shape:?} of nation {index} hardly changes when shaken");
            for other in &good[index + 1..] {
                assert!(difference(one, other) > 100, "{shape:?} of nation {index} looks like another nation's");
            }
        }
    }
}

#[test]
fn every_printed_value_changes_the_picture() {
    let plain = face(CounterShape::Squad, Nation::Us);
    let changes: [CounterFace; 13] = [
        CounterFace { firepower: Some(3), ..plain.clone() },
        CounterFace { range: Some(7), ..plain.clone() },
        CounterFace { movement: Some(4), ..plain.clone() },
        CounterFace { movement: Some(4), movement_box: MovementBox::Assault, ..plain.clone() },
        CounterFace { movement: Some(4), movement_box: MovementBox::Stealth, ..plain.clone() },
        CounterFace { morale: Some(6), ..plain.clone() },
        CounterFace { leadership: Some(1), ..plain.clone() },
        CounterFace { leadership: Some(-1), ..plain.clone() },
        CounterFace { self_rally: true, ..plain.clone() },
        CounterFace { assaulter: true, ..plain.clone() },
        CounterFace { melee_bonus: true, ..plain.clone() },
        CounterFace { wounded: true, ..plain.clone() },
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
        firepower: Some(12),
        range: Some(48),
        movement: Some(12),
        movement_box: MovementBox::Assault,
        assaulter: true,
        melee_bonus: true,
        name: Some("Oberstabsfeldwebel von Hohenlohe-Waldenburg".to_string()),
        letter: Some("AB".to_string()),
        ..face(CounterShape::Leader, Nation::German)
    };
    let painted = picture(&wide);
    let plain = picture(&face(CounterShape::Leader, Nation::German));
    let margins = (0..96).flat_map(|y| [0, 1, 2, 93, 94, 95].map(|x| (x, y)));
    for (x, y) in margins {
        assert_eq!(painted.pixel(x, y), plain.pixel(x, y), "the margin at {x}, {y}");
    }
}

#[test]
fn corners_are_clear_and_the_middle_is_solid() {
    let painted = picture(&face(CounterShape::Squad, Nation::Us));
    for (x, y) in [(0, 0), (95, 0), (0, 95), (95, 95)] {
        assert_eq!(painted.pixel(x, y).unwrap().alpha(), 0);
    }
    assert_eq!(painted.pixel(48, 48).unwrap().alpha(), 255);
}

#[test]
fn tiny_and_huge_sizes_are_painted() {
    let squad = CounterFace { name: Some("x".to_string()), ..face(CounterShape::Squad, Nation::Soviet) };
    for pixels in [0, 1, 2, 3, 8, 1024] {
        for style in [CounterStyle::Pictures, CounterStyle::Nato] {
            assert_eq!(paint_counter(&squad, pixels, style).width(), pixels.max(1));
        }
    }
    for shape in all_shapes() {
        assert_eq!(paint_counter(&face(shape, Nation::British), 8, CounterStyle::Pictures).width(), 8);
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
