//! Suppressive fire, and that it tells nothing of whom one does not see.

use super::fire_test::{facing, gun, suppression, tested, volleys};
use crate::files::values::Morale;
use crate::testing::id;
use table::{Side, difference};

#[test]
fn ph_7_7_03_suppressive_fire_needs_a_clear_sight_to_the_zone_and_no_target() {
    let zone = "Suppress(units: [\"us-02\"], at: (x: 9000, y: 3000))";
    assert!(suppression(&gun("bar", 2.5, "").game(&[]), zone).zone.figures.is_empty());
    let wall = "(kind: \"hedge\", shape: Line(along: [(60, 40), (120, 40)], thickness: 1))";
    assert_eq!(gun("bar", 2.5, "").pieces(wall).game(&[]).refused(Side::First, zone), "PH-7.7-03");
}

#[test]
fn ph_7_7_20_all_of_a_suppressed_zone_test_and_are_marked() {
    let zone = "Suppress(units: [\"us-02\"], at: (x: 9000, y: 5750))";
    let mut play = gun("bar", 2.5, "").game(&[1, 1, 2, 10, 10, 1]);
    let events = play.order(Side::First, zone);
    assert_eq!(tested(&events), ["ge-02", "ge-03", "ge-04"]);
    assert!(["ge-02", "ge-03", "ge-04"].iter().all(|one| play.figure(one).suppressed));
    assert_eq!(play.figure("ge-04").morale, Morale::Pinned);
}

#[test]
fn ph_h_10_a_pair_alone_or_two_of_a_team() {
    let at = "at: (x: 9000, y: 5750)";
    let play = gun("bar", 2.5, "").game(&[]);
    let across = |units: &str| suppression(&play, &format!("Suppress(units: [{units}], {at})")).zone.across;
    assert_eq!(across("\"us-02\""), 1000);
    assert_eq!(across("\"us-03\", \"us-04\""), 1000);
    assert_eq!(play.refused(Side::First, &format!("Suppress(units: [\"us-04\"], {at})")), "PH-H-10");
    assert_eq!(play.refused(Side::First, &format!("Suppress(units: [], {at})")), "PH-H-10");
    assert_eq!(play.refused(Side::First, &format!("Suppress(units: [\"us-04\", \"us-04\"], {at})")), "PH-H-10");
    let wide = gun("browning_50", 2.5, "").game(&[]);
    assert_eq!(suppression(&wide, &format!("Suppress(units: [\"us-02\"], {at})")).zone.across, 1500);
    // Each pays for himself, the assistant for the gun too; dice go on falling where the last has fallen.
    let all = suppression(&play, &format!("Suppress(units: [\"us-02\", \"us-03\"], {at})"));
    assert_eq!(all.pays, [(id("us-02"), 2), (id("us-03"), 4)]);
    assert_eq!(all.salvos[1].dice[0][0].at, id("ge-02"), "three dice of the gun, then the first again");
}

#[test]
fn ph_r_15_dice_fall_to_who_is_not_located_and_show_nothing_of_him() {
    let hidden = gun("bar", 2.5, "").position(
        "active: (side: First, team: 0), figures: [
            (id: \"us-02\", at: (90, 100)), (id: \"us-03\", at: (92.5, 100)),
            (id: \"ge-02\", at: (90, 57.5), concealed: true, posture: Prone)]",
    );
    let zone = "Suppress(units: [\"us-02\"], at: (x: 9000, y: 5750))";
    let mut play = hidden.game(&[10, 2, 3, 1, 10]);
    let before = suppression(&play, zone);
    assert!(before.zone.figures.is_empty() && before.salvos[0].dice.iter().all(Vec::is_empty));
    let events = play.order(Side::First, zone);
    let volleys = volleys(&events);
    assert_eq!((volleys[0].shots.len(), volleys[0].unseen, volleys[1].shots.len()), (0, 3, 3));
    assert!(play.figure("ge-02").suppressed);
}

#[test]
fn ph_h_11_under_suppressive_fire_until_the_end_of_the_own_next_activation() {
    let mut play = facing(45.0, "suppressed: true,", "suppressed: true,").game(&[]);
    play.order(Side::First, "Finish");
    assert!(!play.figure("us-02").suppressed && play.figure("ge-02").suppressed);
}

#[test]
fn it_tells_nothing_of_who_is_concealed() {
    // One lies in the zone, or beside it.
    let game = |x: u8, dice: &[u8]| {
        let hidden = gun("bar", 2.5, "").position(&format!(
            "active: (side: First, team: 0), figures: [
                (id: \"us-02\", at: (90, 100)), (id: \"us-03\", at: (92.5, 100)),
                (id: \"ge-02\", at: ({x}, 57.5), concealed: true, posture: Prone)]"
        ));
        hidden.game(dice)
    };
    let (mut near, mut far) = (game(90, &[10, 2, 3, 1, 1]), game(20, &[10, 2, 3]));
    let zone = "Suppress(units: [\"us-02\"], at: (x: 9000, y: 5750))";
    near.order(Side::First, zone);
    far.order(Side::First, zone);
    assert_eq!(difference(&near.0, &far.0, Side::First, &[]), None);
    assert!(difference(&near.0, &far.0, Side::Second, &[]).is_some());
}
