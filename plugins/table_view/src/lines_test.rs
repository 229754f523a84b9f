use super::*;

fn line(points: [Vec2; 2], dashed: bool, cross: Option<Vec2>) -> Line {
    Line { points: points.to_vec(), colour: Color::WHITE, dashed, cross }
}

#[test]
fn a_plain_line_is_casing_and_core_from_end_to_end() {
    let mut strokes = Strokes::new(2.0);
    strokes.line(&line([Vec2::ZERO, Vec2::new(300.0, 0.0)], false, None));
    // Twice a band and two discs.
    assert_eq!(strokes.positions.len(), 2 * 3 * 4);
    let far = strokes.positions.iter().map(|place| place[1].abs()).fold(0.0, f32::max);
    assert!(far < 30.0, "width on the screen, not in the world: {far}");
}

#[test]
fn dashes_begin_and_end_with_a_dash_and_leave_gaps() {
    let mut strokes = Strokes::new(1.0);
    strokes.dashes(Vec2::ZERO, Vec2::new(100.0, 0.0), 4.0, Color::WHITE);
    let xs: Vec<f32> = strokes.positions.iter().map(|place| place[0]).collect();
    assert_eq!(xs.len(), 5 * 4);
    assert!(xs.iter().any(|x| *x < 0.01) && xs.iter().any(|x| *x > 99.99));
    assert!(xs[1] < xs[4], "a gap after the first dash");
}

#[test]
fn a_cross_stands_where_the_line_is_blocked() {
    let (mut with, mut without) = (Strokes::new(1.0), Strokes::new(1.0));
    let points = [Vec2::ZERO, Vec2::new(50.0, 50.0)];
    with.line(&line(points, true, Some(points[1])));
    without.line(&line(points, true, None));
    assert_eq!(with.positions.len(), without.positions.len() + 4 * 4);
}

#[test]
fn a_circle_has_a_casing_and_leaves_gaps_only_where_it_is_dashed() {
    let ring = |dashed| Ring { at: Vec2::new(10.0, 20.0), radius: 200.0, colour: Color::WHITE, dashed };
    let (mut whole, mut dashed) = (Strokes::new(1.0), Strokes::new(1.0));
    whole.ring(&ring(false));
    dashed.ring(&ring(true));
    for strokes in [&whole, &dashed] {
        let far = strokes.positions.iter().map(|place| (place[0] - 10.0).hypot(place[1] - 20.0));
        let (least, most) = far.fold((f32::MAX, 0.0_f32), |(least, most), far| (least.min(far), most.max(far)));
        assert!(least > 190.0 && most < 210.0, "around its middle: {least} {most}");
    }
    // Two rungs of a strip for each corner; four corners of a band for each dash.
    assert_eq!(whole.positions.len() % 4, 0);
    let dashes = (std::f32::consts::TAU * 200.0 / 22.0).round() as usize;
    assert_eq!(dashed.positions.len(), 2 * dashes * 4);
}
