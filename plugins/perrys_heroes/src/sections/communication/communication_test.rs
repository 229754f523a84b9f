//! What men tell each other.

use crate::testing::{Bench, Play, id};
use crate::{Command, Event};
use table::Side::First;

/// Two teams of a leader and three men each; the second man of a team has a radio, the third is a messenger.
const TEAMS: &str = "(name: \"A\", men: [(name: \"A\", grade: Nco), (name: \"B\", speciality: Radio), (name: \"C\", speciality: Messenger), (name: \"D\")]),
    (name: \"B\", men: [(name: \"E\", grade: Nco), (name: \"F\", speciality: Radio), (name: \"G\", speciality: Messenger), (name: \"H\")])";

/// The first man knows of the enemy; the team that acts.
fn bench(team: u8, figures: &str) -> Bench {
    Bench::new().teams(First, TEAMS).position(&format!(
        "active: (side: First, team: {team}), figures: [(id: \"us-01\", at: (20, 100), knows: [\"ge-01\"]),
         (id: \"ge-01\", at: (20, 60), located: true), {figures}]"
    ))
}

fn knows(play: &Play, who: &str) -> bool {
    play.0.table().no(id("ge-01")).is_some_and(|no| play.figure(who).knows.has(no))
}

fn tell(unit: &str, to: &str, by: &str) -> String {
    format!("Tell(unit: \"{unit}\", to: \"{to}\", by: {by})")
}

const WALL: &str = "(kind: \"low_wall\", shape: Line(along: [(25, 90), (25, 110)], thickness: 0.6))";

#[test]
fn ph_7_5_01_what_is_told_is_who_is_located() {
    let mut play = bench(0, "(id: \"us-05\", at: (28, 100))").game(&[]);
    let events = play.order(First, &tell("us-01", "us-05", "Voice"));
    let told = events.iter().find_map(|event| match event {
        Event::Told { about, .. } => Some(about.numbers().collect::<Vec<_>>()),
        _ => None,
    });
    assert_eq!(told, Some(vec![play.0.table().no(id("ge-01")).expect("a figure")]));
    assert!(knows(&play, "us-05"));
    assert_eq!(play.refused(First, &tell("us-01", "us-05", "Voice")), "PH-7.5-11", "nothing new is left to tell");
}

#[test]
fn ph_7_5_05_near_word_costs_nothing_and_is_no_action() {
    let mut play = bench(0, "(id: \"us-05\", at: (32.49, 100))").game(&[]);
    play.order(First, &tell("us-01", "us-05", "Voice"));
    let teller = play.figure("us-01");
    assert_eq!((teller.used, teller.acted), (0, false));
    let wall = bench(0, "(id: \"us-05\", at: (31, 100))").pieces(WALL).game(&[]);
    assert_eq!(wall.refused(First, &tell("us-01", "us-05", "Voice")), "PH-7.5-05", "the line is cut");
}

#[test]
fn ph_7_5_10_exactly_ten_centimetres_is_near() {
    for (x, cost) in [("32.5", 0), ("32.51", 1)] {
        let mut play = bench(0, &format!("(id: \"us-05\", at: ({x}, 100))")).game(&[]);
        play.order(First, &tell("us-01", "us-05", "Voice"));
        assert_eq!(play.figure("us-01").used, cost, "{x}");
    }
}

#[test]
fn ph_7_5_06_further_off_a_voice_costs_one_and_carries_less_than_twenty() {
    let mut play = bench(0, "(id: \"us-05\", at: (42.49, 100))").game(&[]);
    play.order(First, &tell("us-01", "us-05", "Voice"));
    assert_eq!((play.figure("us-01").used, knows(&play, "us-05")), (1, true));
    let far = bench(0, "(id: \"us-05\", at: (42.5, 100))").game(&[]);
    assert_eq!(far.refused(First, &tell("us-01", "us-05", "Voice")), "PH-7.5-06");
}

#[test]
fn ph_r_55_no_voice_carries_through_a_wall() {
    let play = bench(0, "(id: \"us-05\", at: (40, 100))").pieces(WALL).game(&[]);
    assert_eq!(play.refused(First, &tell("us-01", "us-05", "Voice")), "PH-7.5-06");
}

#[test]
fn ph_7_5_07_by_radio_both_need_a_set_of_their_own() {
    let radio = tell("us-01", "us-05", "Radio");
    let sets = "(id: \"us-02\", at: (25, 100)), (id: \"us-06\", at: (120, 105))";
    let mut play = bench(0, &format!("(id: \"us-05\", at: (120, 100)), {sets}")).game(&[]);
    play.order(First, &radio);
    assert_eq!((play.figure("us-01").used, knows(&play, "us-05")), (2, true));
    let one =
        bench(0, "(id: \"us-05\", at: (120, 100)), (id: \"us-02\", at: (25, 100)), (id: \"us-06\", at: (120, 105.01))")
            .game(&[]);
    assert_eq!(one.refused(First, &radio), "PH-7.5-07", "no set within 2.5 cm");
    let near = bench(0, "(id: \"us-05\", at: (28, 100)), (id: \"us-02\", at: (24, 97)), (id: \"us-06\", at: (30, 97))");
    assert_eq!(near.game(&[]).refused(First, &radio), "PH-7.5-07", "they can speak");
    near.pieces(WALL).game(&[]).order(First, &radio);
    let same = bench(0, "(id: \"us-05\", at: (28, 100)), (id: \"us-02\", at: (24, 101))").pieces(WALL).game(&[]);
    assert_eq!(same.refused(First, &radio), "PH-7.5-07", "one set does not speak with itself");
}

#[test]
fn ph_7_5_08_a_leader_gives_word_to_a_messenger() {
    let mut play = bench(0, "(id: \"us-03\", at: (27.49, 100))").game(&[]);
    play.order(First, &tell("us-01", "us-03", "Messenger"));
    assert_eq!(play.figure("us-01").used, 2);
    let messenger = play.figure("us-03");
    assert!(!messenger.carries.is_empty() && messenger.knows.is_empty(), "he carries it");
    let far = bench(0, "(id: \"us-03\", at: (27.5, 100))").game(&[]);
    assert_eq!(far.refused(First, &tell("us-01", "us-03", "Messenger")), "PH-7.5-08");
    let none = bench(0, "(id: \"us-04\", at: (25, 100))").game(&[]);
    assert_eq!(none.refused(First, &tell("us-01", "us-04", "Messenger")), "PH-7.5-08", "he is no messenger");
}

#[test]
fn ph_7_5_04_only_leaders_send_messengers() {
    let play = bench(0, "(id: \"us-04\", at: (60, 100), knows: [\"ge-01\"]), (id: \"us-03\", at: (63, 100))").game(&[]);
    assert_eq!(play.refused(First, &tell("us-04", "us-03", "Messenger")), "PH-7.5-04");
}

#[test]
fn ph_7_5_09_who_receives_it_pays() {
    let figures =
        |x: &str| format!("(id: \"us-03\", at: ({x}, 50), carries: [\"ge-01\"]), (id: \"us-05\", at: (120, 50))");
    let hands = tell("us-03", "us-05", "Messenger");
    let mut play = bench(1, &figures("127.49")).game(&[]);
    assert!(play.offers(First).contains(&crate::testing::read::<Command>(&hands)));
    play.order(First, &hands);
    assert_eq!((play.figure("us-03").used, play.figure("us-05").used), (0, 2));
    assert!(knows(&play, "us-05") && play.figure("us-03").carries.is_empty());
    assert_eq!(bench(1, &figures("127.5")).game(&[]).refused(First, &hands), "PH-7.5-09");
    assert_eq!(
        bench(0, &figures("125")).game(&[]).refused(First, &hands),
        "PH-7.1-01",
        "on the card of who receives it"
    );
}

#[test]
fn ph_7_5_11_each_knows_for_himself_and_passes_it_on() {
    let figures = "(id: \"us-05\", at: (38, 100)), (id: \"us-06\", at: (46, 100)), (id: \"us-07\", at: (80, 100))";
    let mut play = bench(0, figures).game(&[]);
    assert!(!knows(&play, "us-05"));
    play.order(First, &tell("us-01", "us-05", "Voice"));
    assert!(knows(&play, "us-05") && knows(&play, "us-06"), "to whom it passes by itself (PH-7.13-13)");
    assert!(!knows(&play, "us-07"));
}

#[test]
fn what_is_offered_is_lawful_and_complete() {
    let figures = "(id: \"us-02\", at: (23, 97)), (id: \"us-03\", at: (24, 103)), (id: \"us-05\", at: (120, 100)), (id: \"us-06\", at: (120, 104)),
        (id: \"us-08\", at: (36, 100))";
    let play = bench(0, figures).game(&[]);
    let offers: Vec<Command> =
        play.offers(First).into_iter().filter(|offer| matches!(offer, Command::Tell { .. })).collect();
    let mut expected = Vec::new();
    for unit in 1..=8 {
        for to in 1..=8 {
            for by in ["Voice", "Radio", "Messenger"] {
                let order: Command = crate::testing::read(&tell(&format!("us-{unit:02}"), &format!("us-{to:02}"), by));
                if play.0.check(&table::Order { side: First, command: order.clone() }).is_ok() {
                    expected.push(order);
                }
            }
        }
    }
    assert!(expected.len() >= 5, "{expected:?}");
    assert_eq!(offers.len(), expected.len());
    assert!(expected.iter().all(|order| offers.contains(order)));
}
