use super::*;
use crate::vehicle::TurretShape;
use crate::{paint_model_hull, paint_model_marks, paint_model_turret, paint_unlocated_model};

fn shapes() -> std::collections::BTreeMap<String, VehicleShape> {
    ron::from_str(include_str!("../../examples/vehicles.ron")).expect("the shapes can be read")
}

fn model(shape: VehicleShape) -> Model {
    let palette = Palette::of("olive").expect("a palette");
    let footprint = Footprint { length: 1_050, width: 500 };
    Model { shape, footprint, condition: Condition::Closed, palette, side: palette.light }
}

fn edge_is_clear(picture: &Pixmap) -> bool {
    let last = picture.width() - 1;
    let clear = |x: u32, y: u32| picture.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 0);
    (0..=last).all(|n| clear(0, n) && clear(last, n) && clear(n, 0) && clear(n, last))
}

#[test]
fn a_model_lies_within_the_hull_that_is_measured_and_nearly_fills_it() {
    for (name, shape) in shapes() {
        let model = model(shape);
        let (shape, scale) = model.fitted();
        let (long, wide) = vehicle::hull_of(&shape);
        let (length, width) = model.footprint.units();
        let parts = [long * scale / length, wide * scale / width];
        assert!(parts.iter().all(|part| *part <= 1.0), "{name}: {parts:?}");
        assert!(parts[0] > 0.7 && parts[1] > 0.7, "{name}: {parts:?}");
    }
}

#[test]
fn nothing_of_a_model_is_cut_off() {
    let marks = [&Mark::ALL[..], &Mark::OF_HULLS[..]].concat();
    for (name, shape) in shapes() {
        for heading in [0.0, 37.0, 90.0, 210.0] {
            let model = model(shape);
            assert!(edge_is_clear(&paint_model_hull(&model, heading, 150)), "{name} at {heading}");
            assert!(edge_is_clear(&paint_model_marks(&model, &marks, heading, 150)), "{name} at {heading}");
            let turret = paint_model_turret(&model, heading, 150);
            assert_eq!(turret.is_some(), shape.turret.is_some(), "{name}");
            assert!(turret.iter().all(edge_is_clear), "{name} at {heading}");
        }
    }
}

#[test]
fn a_wreck_is_painted_with_its_turret_and_its_rim_is_no_sides() {
    let shape = VehicleShape { turret: Some(TurretShape::default()), ..VehicleShape::default() };
    let whole = model(shape);
    let burnt = Model { condition: Condition::Burnt, ..whole };
    assert!(whole.turret_span().is_some() && burnt.turret_span().is_none());
    assert!(burnt.hull_span() > whole.hull_span(), "smoke drifts away");
    assert!(paint_model_turret(&burnt, 0.0, 60).is_none());
}

#[test]
fn the_front_of_a_plate_is_told_by_its_notch_and_a_number_has_no_front() {
    let model = model(VehicleShape::default());
    let span = model.hull_span();
    let picture = paint_model_hull(&model, 0.0, 400);
    let (length, _) = model.footprint.units();
    let at = |y: f32| {
        let pixel = picture.pixel(200, ((span / 2.0 + y) * 400.0 / span) as u32).expect("inside");
        pixel.red().max(pixel.green())
    };
    let notch = [at(-length / 2.0 + 5.0), at(length / 2.0 - 5.0)];
    assert!(notch[0].abs_diff(notch[1]) > 40, "{notch:?}");
    let paint = |heading| paint_unlocated_model(model.side, 8, model.footprint, heading, 120);
    let turned = paint(180.0).data().iter().zip(paint(0.0).data()).filter(|(a, b)| a.abs_diff(**b) > 60).count();
    assert!(turned < 200, "{turned}");
}

#[test]
fn a_model_whole_lies_within_its_picture_with_its_gun() {
    for (name, shape) in shapes() {
        assert!(edge_is_clear(&paint_model(&model(shape), 60.0, 160)), "{name}");
    }
}

#[test]
fn the_turret_pivots_where_the_file_says() {
    let turret = TurretShape { position: 10, ..TurretShape::default() };
    let ahead = model(VehicleShape { turret: Some(turret), ..VehicleShape::default() });
    assert!(ahead.pivot() > 20.0, "{}", ahead.pivot());
    assert!(model(VehicleShape::default()).pivot().abs() < f32::EPSILON, "no turret");
}
