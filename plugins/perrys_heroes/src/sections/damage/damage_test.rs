//! Hits on vehicles: part, face, penetration, each row of the table of damage, and crews that get out.

use super::*;
use crate::Chance;
use crate::facts::rolls::{Roll, Rolled};
use crate::files::values::{CrewFate, Health};
use crate::testing::{Bench, Play, cm, id};
use ::table::Side;

/// A Panzer IV `ge-07` at (90, 40), its front to the south, with its crew `ge-08` to `ge-12`: commander, gunner, loader, driver, hull gunner.
/// `us-01` stands at (90, 80) with the card of his team.
fn panzer(more: &str) -> Play {
    of_kind("pzkpfw_iv_h", "", more)
}

fn of_kind(kind: &str, vehicle: &str, more: &str) -> Play {
    Bench::new()
        .vehicles(
            Side::Second,
            &format!("(name: \"Panzer\", vehicle: \"{kind}\", crew: [\"Kern\"], submachine_guns: [\"mp40\"])"),
        )
        .position(&format!(
            "active: (side: First, team: 0), figures: [
                (id: \"ge-07\", at: (90, 40), facing: 180, located: true, {vehicle}),
                (id: \"us-01\", at: (90, 80), knows: [\"ge-07\"]), {more}
            ]"
        ))
        .game(&[])
}

fn hit(from: (f64, f64), part: PartRule) -> Hit {
    Hit {
        vehicle: id("ge-07"),
        by: Some(id("us-01")),
        from: cm(from.0, from.1),
        power: Power::Dice { power: 14, adjustment: 0 },
        protection_more: 0,
        part,
        distance: rules::DISTANCE,
    }
}

/// What a hit with these dice brings, the morale tests after it too.
fn strikes(play: &Play, hit: Hit, dice: &[u8]) -> Vec<Event> {
    let table = play.0.table();
    let mut cup = DiceCup::forced(dice.to_vec());
    let mut harm = Harm::new(&table);
    struck(&table, &mut harm, &mut cup, hit);
    let events = harm.over(&mut cup);
    assert!(cup.fault().is_none(), "{:?} of {dice:?}: {events:?}", cup.fault());
    assert_eq!(cup.drawn() as usize, dice.len(), "all dice are used: {events:?}");
    events
}

/// A hit on the hull's front that goes through, this die on the table of damage, and then these.
fn row(play: &Play, die: u8, then: &[u8]) -> Vec<Event> {
    strikes(play, hit((90.0, 80.0), PartRule::Rolled), &[&[1, 4, die], then].concat())
}

/// The events that change a figure.
fn of(events: &[Event], who: &str) -> Vec<Is> {
    let of = |event: &Event| if let Event::Is(one, is) = event { (one.as_str() == who).then_some(*is) } else { None };
    events.iter().filter_map(of).collect()
}

fn spot_of(events: &[Event]) -> (VehiclePart, Face, i32, bool) {
    let of = |event: &Event| match event {
        Event::Penetrated(rolled) => {
            let armour = rolled.protection.iter().map(|line| line.value).sum();
            Some((rolled.part, rolled.face, armour, rolled.pierces))
        }
        _ => None,
    };
    events.iter().find_map(of).expect("a hit")
}

fn fates(events: &[Event]) -> Vec<(String, CrewFate)> {
    let of = |event: &Event| match event {
        Event::CrewRolled(rolled) => Some((rolled.unit.to_string(), rolled.fate)),
        _ => None,
    };
    events.iter().filter_map(of).collect()
}

#[test]
fn ph_h_01_a_die_finds_the_part() {
    for (die, part) in
        [(1, VehiclePart::Hull), (4, VehiclePart::Hull), (5, VehiclePart::Turret), (6, VehiclePart::Turret)]
    {
        let events =
            strikes(&panzer(""), Hit { power: Power::Fixed(0), ..hit((90.0, 80.0), PartRule::Rolled) }, &[die]);
        assert_eq!(spot_of(&events).0, part, "{die}");
    }
    // A mine that is laid at it strikes the hull, without a die.
    let weak = Power::Dice { power: 4, adjustment: 0 };
    let events = strikes(&panzer(""), Hit { power: weak, ..hit((90.0, 80.0), PartRule::Hull) }, &[1]);
    assert_eq!(spot_of(&events), (VehiclePart::Hull, Face::Front, 8, false));
}

#[test]
fn ph_h_02_and_ph_7_2_07_the_face_is_that_from_which_it_comes_and_on_a_limit_the_stronger() {
    let face = |from: (f64, f64), turret: &str, die: u8| {
        let play = of_kind("pzkpfw_iv_h", turret, "");
        let events = strikes(&play, Hit { power: Power::Fixed(0), ..hit(from, PartRule::Rolled) }, &[die]);
        let (_, face, armour, _) = spot_of(&events);
        (face, armour)
    };
    // Hull 8 / 4 / 2, turret 5 / 4 / 4.
    assert_eq!(face((90.0, 80.0), "", 1), (Face::Front, 8));
    assert_eq!(face((130.0, 41.0), "", 1), (Face::Side, 4));
    assert_eq!(face((90.0, 10.0), "", 1), (Face::Rear, 2));
    assert_eq!(face((110.0, 60.0), "", 1), (Face::Front, 8), "exactly 45 degrees off the front");
    assert_eq!(face((110.0, 20.0), "", 1), (Face::Side, 4), "exactly 45 degrees off the rear");
    // The turret looks east.
    assert_eq!(face((130.0, 40.0), "turret: 90", 5), (Face::Front, 5));
    assert_eq!(face((90.0, 80.0), "turret: 90", 5), (Face::Side, 4));
    assert_eq!(face((130.0, 40.0), "turret: 90", 1), (Face::Side, 4), "the hull looks where it did");
}

#[test]
fn ph_h_03_the_top_has_an_armour_of_its_own_and_nothing_more_on_the_table() {
    let play = panzer("");
    let weak = Power::Dice { power: 4, adjustment: 0 };
    let events = strikes(&play, Hit { power: weak, ..hit((90.0, 80.0), PartRule::Top) }, &[2]);
    assert_eq!(spot_of(&events).1, Face::Top);
    assert!(!spot_of(&events).3, "2 is not more than 2");
    let events = strikes(&play, Hit { power: weak, ..hit((90.0, 80.0), PartRule::Top) }, &[3, 1]);
    assert!(of(&events, "ge-07").contains(&Is::Immobile(true)), "no 2 more");
}

#[test]
fn ph_h_17_a_call_for_fire_strikes_the_top_with_a_die_and_guns_with_three_more() {
    let value = |guns: bool| Hit::by_call(id("ge-07"), cm(90.0, 40.0), guns).lines()[0].value;
    assert_eq!([value(false), value(true)], [0, 3]);
    assert_eq!(Hit::by_call(id("ge-07"), cm(90.0, 40.0), true).part, PartRule::Top);
}

#[test]
fn ph_h_19_a_mine_under_a_vehicle_strikes_its_lowest_armour() {
    let events =
        strikes(&panzer(""), Hit { power: Power::Fixed(0), ..Hit::by_mine(id("ge-07"), cm(90.0, 80.0), 10) }, &[]);
    assert_eq!(spot_of(&events), (VehiclePart::Hull, Face::Rear, 2, false));
}

#[test]
fn ph_7_2_09_and_ph_7_2_10_and_ph_r_23_what_goes_through_is_a_die_and_must_be_strictly_more() {
    let play = panzer("");
    let at = |power: u8, adjustment: i8, more: u8| Hit {
        power: Power::Dice { power, adjustment },
        protection_more: more,
        ..hit((90.0, 80.0), PartRule::Hull)
    };
    // The hull's front has 8.
    assert!(!spot_of(&strikes(&play, at(8, 0, 0), &[4])).3, "4 and 4 are 8, and not more");
    assert!(spot_of(&strikes(&play, at(9, 0, 0), &[4, 1])).3, "4 and 5 are 9");
    assert!(!spot_of(&strikes(&play, at(9, -2, 0), &[4])).3, "at a distance 2 less (PH-R-23)");
    assert!(!spot_of(&strikes(&play, at(9, 0, 2), &[4])).3, "behind a wall 2 more protect (PH-R-25)");
}

#[test]
fn ph_h_18_a_high_explosive_round_goes_through_with_its_power_alone() {
    let play = of_kind("m10", "", "");
    let round = |from: (f64, f64), power: u8| Hit { power: Power::Fixed(power), ..hit(from, PartRule::Hull) };
    assert!(!spot_of(&strikes(&play, round((90.0, 10.0), 4), &[])).3);
    assert!(spot_of(&strikes(&play, round((90.0, 10.0), 5), &[1])).3);
}

#[test]
fn ph_7_18_07_rows_1_and_2_a_track_is_gone_and_the_crews_morale_drops() {
    for die in [1, 2] {
        let events = row(&panzer(""), die, &[]);
        assert_eq!(of(&events, "ge-07"), [Is::Immobile(true), Is::Spirited(Morale::Pinned)], "PH-7.18-08: I");
    }
}

#[test]
fn ph_7_18_08_and_ph_r_46_immobilised_damaged_or_destroyed() {
    let after = |die: u8| of(&row(&panzer(""), die, &[]), "ge-07");
    assert!(after(1).contains(&Is::Immobile(true)), "I");
    assert!(after(6).contains(&Is::Damaged(true)), "E");
    assert!(after(10).contains(&Is::Healthy(Health::Dead)), "D");
}

#[test]
fn ph_7_18_07_row_3_strikes_those_in_the_hull() {
    let events = row(&panzer("(id: \"ge-01\", at: (60, 40))"), 3, &[3, 5]);
    assert_eq!(fates(&events), [("ge-11".into(), CrewFate::Dead), ("ge-12".into(), CrewFate::Wounded)]);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true)]);
    assert!(of(&events, "ge-11").contains(&Is::Healthy(Health::Dead)));
    assert_eq!(of(&events, "ge-12"), [Is::Healthy(Health::Wounded)]);
    assert_eq!(fates(&row(&panzer(""), 3, &[4, 6]))[1].1, CrewFate::Unhurt);
}

#[test]
fn ph_7_18_07_row_4_all_bail_out_of_a_vehicle_that_burns() {
    let events = row(&panzer(""), 4, &[2, 3, 4, 5, 6]);
    assert_eq!(fates(&events).iter().filter(|(_, fate)| *fate == CrewFate::Wounded).count(), 1);
    assert!(of(&events, "ge-07").contains(&Is::Healthy(Health::Dead)), "D");
    for man in ["ge-08", "ge-09", "ge-10", "ge-11", "ge-12"] {
        assert!(of(&events, man).contains(&Is::Aboard(None)), "{man} is out");
    }
}

#[test]
fn ph_7_18_07_row_5_one_comes_out_in_flames() {
    let play = panzer("(id: \"ge-01\", at: (96, 44))");
    // The friend beside it tests with 1 less, as somebody died violently (PH-7.18-10, PH-4.5-07).
    let events = row(&play, 5, &[3, 1, 2, 4, 6, 5]);
    let all = fates(&events);
    let expected = [CrewFate::Burns, CrewFate::Dead, CrewFate::Dead, CrewFate::Wounded, CrewFate::Unhurt];
    assert_eq!(all.iter().map(|(_, fate)| *fate).collect::<Vec<_>>(), expected);
    let tests: Vec<&Rolled> = events
        .iter()
        .filter_map(|event| if let Event::Rolled(rolled) = event { Some(rolled) } else { None })
        .filter(|rolled| rolled.what == Roll::Morale)
        .collect();
    assert_eq!(tests.iter().map(|rolled| rolled.unit.as_str()).collect::<Vec<_>>(), ["ge-01"], "who got out does not");
    assert!(tests[0].lines.iter().any(|line| line.rule.0 == "PH-4.5-07"));
    assert!(of(&events, "ge-10").iter().all(|is| !matches!(is, Is::Stands(Some(_)))), "the dead stay inside");
}

#[test]
fn ph_7_18_07_row_6_the_gun_is_useless_and_its_aim_is_gone() {
    let play = of_kind("pzkpfw_iv_h", "aim: Enemy(\"us-01\"), alert: true", "");
    let events = row(&play, 6, &[]);
    let expected = [Is::GunUseless(true), Is::Aimed(None), Is::Damaged(true), Is::Spirited(Morale::Pinned)];
    assert_eq!(of(&events, "ge-07"), expected);
}

#[test]
fn ph_7_18_07_row_7_the_turret_jams_where_there_is_one() {
    let events = row(&panzer(""), 7, &[]);
    assert_eq!(of(&events, "ge-07"), [Is::TurretJammed(true), Is::Damaged(true), Is::Spirited(Morale::Pinned)]);
    let events = row(&of_kind("stug_iii_g", "", ""), 7, &[]);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true), Is::Spirited(Morale::Pinned)]);
    // Who is worse than Pinned is on alert no more (PH-7.14-05), and lies nowhere.
    let events = row(&of_kind("stug_iii_g", "morale: Pinned, alert: true", ""), 7, &[]);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true), Is::Spirited(Morale::Demoralised), Is::Alert(false)]);
}

#[test]
fn ph_7_18_07_row_8_strikes_those_in_the_turret() {
    let events = row(&panzer(""), 8, &[2, 4, 6]);
    let expected =
        [("ge-08".into(), CrewFate::Dead), ("ge-09".into(), CrewFate::Wounded), ("ge-10".into(), CrewFate::Unhurt)];
    assert_eq!(fates(&events), expected);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true)]);
}

#[test]
fn ph_7_18_07_row_9_all_in_the_turret_are_dead_and_the_driver_lives() {
    let events = row(&panzer(""), 9, &[]);
    for man in ["ge-08", "ge-09", "ge-10"] {
        assert!(of(&events, man).contains(&Is::Healthy(Health::Dead)), "{man}");
    }
    assert_eq!([of(&events, "ge-11"), of(&events, "ge-12")], [vec![], vec![]]);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true)]);
}

#[test]
fn ph_7_18_07_row_10_everybody_is_blown_apart() {
    let events = row(&panzer("(id: \"ge-01\", at: (96, 44))"), 10, &[10]);
    for man in ["ge-08", "ge-09", "ge-10", "ge-11", "ge-12"] {
        assert!(of(&events, man).contains(&Is::Healthy(Health::Dead)), "{man}");
    }
    assert!(of(&events, "ge-07").contains(&Is::Healthy(Health::Dead)));
    let violent = |event: &Event| matches!(event, Event::Rolled(rolled) if rolled.lines.iter().any(|line| line.rule.0 == "PH-4.5-07"));
    assert!(events.iter().any(violent));
    // A hit on the turret has 2 more: 9 and 2 are the last row too (PH-7.18-07).
    let events = strikes(&panzer(""), hit((90.0, 80.0), PartRule::Rolled), &[6, 4, 9]);
    assert!(of(&events, "ge-07").contains(&Is::Healthy(Health::Dead)));
}

#[test]
fn ph_7_18_09_and_ph_r_48_rows_hold_whichever_part_was_struck() {
    // A jeep has no turret, so the row of those in one finds nobody.
    let play = of_kind("m3_half_track", "", "");
    let events = strikes(&play, hit((90.0, 80.0), PartRule::Rolled), &[1, 9]);
    assert_eq!(of(&events, "ge-07"), [Is::Damaged(true)]);
}

#[test]
fn ph_h_29_who_bails_out_stands_within_2_cm_as_located_and_known_as_the_vehicle() {
    let play = panzer("(id: \"ge-01\", at: (60, 40))");
    let events = row(&play, 4, &[3, 3, 3, 3, 3]);
    // The card of the vehicle is taken out of the deck of this turn.
    assert!(events.contains(&Event::Deck(vec![1])));
    for man in ["ge-08", "ge-12"] {
        let is = of(&events, man);
        assert!(is.contains(&Is::Located(true)) && is.contains(&Is::Spent(true)));
        let at =
            is.iter().find_map(|is| if let Is::Stands(Some(at)) = is { Some(*at) } else { None }).expect("a place");
        let table = play.0.table();
        let stands = Figure { at: Some(at), aboard: None, ..play.figure(man) };
        assert!(table.gap(&play.figure("ge-07"), &stands).is_some_and(|gap| gap.within(200) && !gap.is_overlap()));
        assert!(at.y < 4500, "on the side away from where it came from");
    }
    let knows = of(&events, "us-01");
    let Some(Is::Knows(known)) = knows.last() else { panic!("who knew the vehicle knows its crew: {knows:?}") };
    let table = play.0.table();
    assert!(
        ["ge-08", "ge-09", "ge-10", "ge-11", "ge-12"].iter().all(|man| known.has(table.no(id(man)).expect("a man")))
    );
}

#[test]
fn a_gun_on_a_carriage_is_useless_when_it_is_struck() {
    let team = "(name: \"Team\", gun: \"pak40\", men: [(name: \"A\", grade: Nco, weapon: \"mauser_98k\"), \
        (name: \"B\", weapon: \"mauser_98k\"), (name: \"C\", weapon: \"mauser_98k\")])";
    let play = Bench::new().teams(Side::Second, team).position(
        "active: (side: First, team: 0), figures: [(id: \"ge-04\", at: (90, 40), facing: 180, located: true),
            (id: \"us-01\", at: (90, 80)), (id: \"ge-01\", at: (90, 30))]",
    );
    let play = play.game(&[]);
    let at = Hit { vehicle: id("ge-04"), ..hit((90.0, 80.0), PartRule::Rolled) };
    let events = strikes(&play, at, &[10]);
    assert_eq!(of(&events, "ge-04"), [Is::GunUseless(true)]);
    assert_eq!(odds(&play.0.table(), &at), None);
}

#[test]
fn the_odds_of_a_hit_are_exact() {
    let play = panzer("(id: \"ge-12\", health: Wounded)");
    let odds = odds(
        &play.0.table(),
        &Hit { power: Power::Dice { power: 9, adjustment: 0 }, ..hit((90.0, 80.0), PartRule::Rolled) },
    );
    let odds = odds.expect("a vehicle");
    // Hull 8: 5 and a die of 4; turret 5: any die.
    assert_eq!(odds.parts.iter().map(|part| part.pierces).collect::<Vec<_>>(), [Chance::new(1, 4), Chance::SURE]);
    assert_eq!(
        odds.pierces,
        Chance::new(2, 3).and(Chance::new(1, 4)).and_then(|hull| hull.or(Chance::new(1, 3))).expect("small")
    );
    // Row 1 comes from the hull alone; row 10 from both: dice 10, and 8 to 10.
    assert_eq!(odds.rows[0], Chance::new(1, 60));
    assert_eq!(odds.rows[9], Chance::new(1, 60).or(Chance::new(1, 10)).expect("small"));
    let all = odds.rows.iter().try_fold(Chance::NEVER, |sum, row| sum.or(*row));
    assert_eq!(all, Some(odds.pierces));
    let sums = [State::Immobilised, State::Damaged, State::Destroyed].map(|state| odds.of(state));
    assert_eq!(sums.into_iter().try_fold(Chance::NEVER, Chance::or), Some(odds.pierces));
    let of = |man: &str| odds.crew.iter().find(|one| one.fate.unit == id(man)).expect("a man").fate;
    assert_eq!(of("ge-12").wounded, Chance::NEVER, "a wound kills who has a marker (PH-4.4-03)");
    assert!(of("ge-11").wounded != Chance::NEVER);
    assert!(of("ge-11").dead.thousandths() < of("ge-12").dead.thousandths());
}
