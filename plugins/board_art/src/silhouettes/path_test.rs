use super::*;

fn bounds(path: Option<Path>) -> (f32, f32, f32, f32) {
    let b = path.expect("an outline").bounds();
    (b.left(), b.top(), b.right(), b.bottom())
}

#[test]
fn outlines_are_read_with_repeated_numbers_and_without_blanks() {
    assert_eq!(bounds(outline("M0 0 10 0 10-5Z")), (0.0, -5.0, 10.0, 0.0));
    assert_eq!(bounds(outline("M1,1H4V9Z")), (1.0, 1.0, 4.0, 9.0));
    assert_eq!(bounds(outline("R1 2 3 4 O20 2 1")), (1.0, 1.0, 21.0, 6.0));
}

#[test]
fn broken_outlines_are_refused() {
    for text in ["", "M0", "L 1 2 3", "A 1 2", "M0 0 L1 1 X", "M0 0 L1..2 1"] {
        assert!(outline(text).is_none(), "{text}");
    }
}

#[test]
fn a_limb_reaches_around_its_balls() {
    let (left, top, right, bottom) = bounds(limb(&[(0.0, 0.0, 2.0), (10.0, 0.0, 1.0)]));
    assert!((left + 2.0).abs() < 0.05 && (right - 11.0).abs() < 0.05, "{left} {right}");
    assert!((top + 2.0).abs() < 0.1 && (bottom - 2.0).abs() < 0.1, "{top} {bottom}");
}

#[test]
fn a_round_rectangle_keeps_its_size() {
    assert_eq!(bounds(round_rect(1.0, 2.0, 10.0, 8.0, 3.0)), (1.0, 2.0, 11.0, 10.0));
}
