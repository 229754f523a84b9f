//! Tournaments of the toy's players.

use crate::{TinBox, files, start};
use opponent::{Character, Opponent};
use play::tournament::{Field, Plan, Record, Scenario, play};
use std::sync::atomic::AtomicBool;

fn plan() -> Plan {
    Plan {
        players: vec![Opponent::Listed(Character::Random), Opponent::Listed(Character::Bold), Opponent::Greedy],
        pairs: 12,
        seed: 5,
        shard: (0, 1),
        threads: 1,
        times: false,
        luck: false,
    }
}

fn played(plan: &Plan) -> Record {
    let scenario = Scenario::new::<TinBox>("mantelpiece".into(), &start(), &files());
    let fields = [Field::<TinBox> { scenario, start: start() }];
    play(&fields, plan, &AtomicBool::new(false)).expect("threads")
}

#[test]
fn parts_come_together_to_the_text_of_the_whole() {
    let whole = played(&plan()).text().expect("a text");
    assert_eq!(whole, played(&Plan { threads: 8, ..plan() }).text().expect("a text"), "with eight threads");
    // As files, in any order.
    let parts: Vec<String> =
        [2, 0, 1].map(|part| played(&Plan { shard: (part, 3), ..plan() }).text().expect("a text")).into();
    let mut all = Record::read(&parts[0]).expect("a part");
    assert_eq!(all.played(), [24, 72]);
    for part in &parts[1..] {
        all.take_in(&Record::read(part).expect("a part")).expect("it belongs to it");
    }
    assert_eq!(all.text().expect("a text"), whole);
    let twice = all.take_in(&Record::read(&parts[1]).expect("a part")).expect_err("the same games");
    assert!(twice.to_string().contains("pair 1 was played"), "{twice}");
}

#[test]
fn what_does_not_belong_together_is_told() {
    let mut one = played(&Plan { pairs: 1, ..plan() });
    for (other, what) in [
        (Plan { seed: 6, pairs: 1, ..plan() }, "seed"),
        (Plan { pairs: 2, ..plan() }, "number of pairs"),
        (Plan { players: vec![Opponent::Greedy], pairs: 1, ..plan() }, "players"),
    ] {
        let error = one.take_in(&played(&other)).expect_err("another tournament");
        assert!(error.to_string().contains(what), "{error}");
    }
    let text = one.text().expect("a text");
    for (right, wrong, told) in [
        ("\"tournament\": 1", "\"tournament\": 2", "another version"),
        ("\"pairs\": 1", "\"pairs\": 9", "does not have"),
        ("\"scenario\": 0", "\"scenario\": 7", "does not have"),
    ] {
        let error = Record::read(&text.replacen(right, wrong, 1)).expect_err(wrong);
        assert!(format!("{error:#}").contains(told), "{error:#}");
    }
    assert!(Record::read("[]").is_err());
}

#[test]
fn the_luck_of_both_is_kept_and_adds_up() {
    let plan = Plan { luck: true, ..plan() };
    let whole = played(&plan);
    let parts = [0, 1].map(|part| played(&Plan { shard: (part, 2), ..plan.clone() }).text().expect("a text"));
    let mut all = Record::read(&parts[0]).expect("a part");
    all.take_in(&Record::read(&parts[1]).expect("a part")).expect("it belongs to it");
    assert_eq!(all.text().expect("a text"), whole.text().expect("a text"));
    let told: serde_json::Value = serde_json::from_str(&whole.text().expect("a text")).expect("JSON");
    let luck = told["figures"]["luck"].as_array().expect("a list");
    let points: Vec<f64> = luck.iter().filter_map(|row| row["points"].as_f64()).collect();
    assert!(points.len() == 3 && points.iter().any(|points| *points != 0.0), "{points:?}");
    assert!(points.iter().sum::<f64>().abs() < 0.01, "what one has the other lacks, with as many games: {points:?}");
    assert!(luck.iter().all(|row| row["is_fair"] == true && row["games"] == 48), "{luck:?}");
    assert!(whole.tables().contains("Luck a game"));
    let without = played(&Plan { luck: false, ..plan });
    assert!(!without.text().expect("a text").contains("luck"), "only where it is wanted");
}

#[test]
fn strength_is_told_against_the_strongest_weaker_one() {
    let players = ["recruit", "bold", "random"].map(|name| name.parse().expect("a player")).into();
    let record = played(&Plan { players, pairs: 6, ..plan() });
    let ranks = record.ranks();
    assert_eq!(ranks.len(), 1, "only who thinks is told of: {ranks:?}");
    let rank = &ranks[0];
    assert_eq!((rank.player.as_str(), rank.against.as_str(), rank.games), ("recruit", "bold", 12));
    let told: serde_json::Value = serde_json::from_str(&record.text().expect("a text")).expect("JSON");
    let seats = told["figures"]["seats"].as_array().expect("a list").iter();
    let points = seats
        .filter(|row| row["player"] == 0 && row["against"] == 1)
        .map(|row| row["points"].as_f64().expect("points") - row["drawn"].as_f64().expect("a number") / 2.0);
    assert_eq!(rank.won as f64, points.sum::<f64>());
}

/// The share of a player against another, by their places in the list, and his Elo.
#[test]
fn who_goes_at_the_enemy_beats_who_plays_by_chance() {
    let record = played(&Plan { pairs: 40, threads: 2, ..plan() });
    let told: serde_json::Value = serde_json::from_str(&record.text().expect("a text")).expect("JSON");
    let figures = &told["figures"];
    let pooled = figures["pooled"].as_array().expect("a list");
    let bold = pooled.iter().find(|row| row["player"] == 0 && row["against"] == 1).expect("random against bold");
    let share = bold["share"].as_f64().expect("a share");
    let interval: Vec<f64> = bold["interval"].as_array().expect("two").iter().filter_map(|end| end.as_f64()).collect();
    assert!(share < 0.4 && interval[0] <= share && share <= interval[1], "{bold}");
    assert!(bold["odds"].as_f64() < Some(0.0), "{bold}");
    let elo = &figures["elo"];
    assert_eq!((&elo["zero"], &elo["players"][1]["elo"]), (&1.into(), &0.0.into()), "bold is the zero");
    assert!(elo["players"][0]["elo"].as_f64() < Some(-50.0), "{elo}");
    let mirrors = figures["seats"].as_array().expect("a list").iter().filter(|row| row["player"] == row["against"]);
    assert_eq!(mirrors.map(|row| row["games"].as_f64()).collect::<Vec<_>>(), [Some(80.0); 3]);
    let tables = record.tables();
    for part in ["| random | bold | 80 |", "*The Mantelpiece*", "As Red", "| bold | 0 |", "Fallbacks"] {
        assert!(tables.contains(part), "{part} in\n{tables}");
    }
    assert!(!told.to_string().contains("milliseconds"), "no times unless they are wanted");
    let timed = played(&Plan { pairs: 1, times: true, ..plan() });
    assert!(timed.text().expect("a text").contains("milliseconds") && timed.tables().contains("Longest, ms"));
}
