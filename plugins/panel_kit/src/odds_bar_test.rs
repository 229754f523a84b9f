use super::*;

#[test]
fn a_chance_is_told_in_lowest_terms() {
    let fraction = |part, out_of| Chance::of("falls", part, out_of, Color32::RED).fraction;
    assert_eq!([fraction(26, 36), fraction(0, 36), fraction(36, 36)], [(13, 18), (0, 1), (1, 1)]);
    assert_eq!(fraction(0, 0), (0, 0));
}
