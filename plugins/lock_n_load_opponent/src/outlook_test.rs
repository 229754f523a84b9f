use super::*;

#[test]
fn who_waits_is_less_sure_to_come_in_time_before_the_last_moment() {
    let two_turns_away = [5.0, 4.0, 3.0, 2.0, 1.5].map(|has| in_time(has, 2.0));
    assert_eq!(two_turns_away, [1.0, 1.0, 0.75, 0.25, 0.0]);
    assert_eq!([1.0, 0.0].map(|has| in_time(has, 0.5)), [0.8, 0.0], "nobody comes where no time is left");
    let far_away = [8.0, 7.0, 6.0].map(|has| in_time(has, 5.0));
    assert!(far_away.is_sorted_by(|more, less| more > less) && far_away[0] == 1.0, "{far_away:?}");
}
