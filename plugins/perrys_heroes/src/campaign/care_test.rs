use super::{care, care_lines, chances_of_care, chances_of_experience, experience, men_who_come, replacement_lines};
use crate::campaign::die::Die;
use crate::campaign::roster::Care;
use crate::files::values::{Experience, Status};

#[test]
fn ph_h_35_each_face_of_the_die_of_care_with_a_medic_and_without() {
    let faces =
        |has_medic| (1..=10).map(move |die| care(&Die { die, lines: care_lines(has_medic) })).collect::<Vec<_>>();
    use Care::{Evacuated, Fit, Misses};
    let two = Misses(2);
    let one = Misses(1);
    assert_eq!(faces(false), [Evacuated, Evacuated, two, two, two, one, one, one, Fit, Fit]);
    assert_eq!(faces(true), [Evacuated, two, two, two, one, one, one, Fit, Fit, Fit]);
    assert_eq!((chances_of_care(false), chances_of_care(true)), ([2, 3, 3, 2], [1, 3, 3, 3]));
}

#[test]
fn ph_h_37_so_many_men_come_by_die_and_level_and_no_more_than_were_lost() {
    let come = |status, lost| {
        let of = |die| men_who_come(&Die { die, lines: replacement_lines(status) }, lost);
        (1..=6).map(of).collect::<Vec<_>>()
    };
    assert_eq!(come(Status::Uncertain, 9), [1, 2, 3, 4, 5, 6]);
    assert_eq!(come(Status::Catastrophic, 9), [0, 0, 0, 1, 2, 3]);
    assert_eq!(come(Status::Difficult, 9), [0, 0, 1, 2, 3, 4]);
    assert_eq!(come(Status::Delicate, 9), [0, 1, 2, 3, 4, 5]);
    assert_eq!(come(Status::UnderControl, 9), [2, 3, 4, 5, 6, 7]);
    assert_eq!(come(Status::Victorious, 9), [3, 4, 5, 6, 7, 8]);
    assert_eq!(come(Status::Triumphal, 9), [4, 5, 6, 7, 8, 9]);
    assert_eq!(come(Status::Triumphal, 5), [4, 5, 5, 5, 5, 5]);
}

#[test]
fn ph_h_37_what_a_replacement_is_by_die_and_level() {
    use Experience::{Green, Normal, Veteran};
    let faces = |status| {
        (1..=10).map(move |die| experience(&Die { die, lines: replacement_lines(status) })).collect::<Vec<_>>()
    };
    assert_eq!(faces(Status::Uncertain), [Green, Green, Green, Green, Green, Green, Normal, Normal, Normal, Veteran]);
    assert_eq!(chances_of_experience(Status::Catastrophic), [9, 1, 0]);
    assert_eq!(chances_of_experience(Status::Delicate), [7, 3, 0]);
    assert_eq!(chances_of_experience(Status::UnderControl), [5, 3, 2]);
    assert_eq!(chances_of_experience(Status::Triumphal), [3, 3, 4]);
}
