//! What was ordered, as a plan that is carried out again, and plans in words.

use super::*;
use crate::Tactics;
use lock_n_load::testing::Battle;
use opponent::{Effort, Insight, Level, Temper, Thinker};

const START: &str = "turn: 6, phase: Operations, initiative: First, active: First";

fn battle(dice: &[u8]) -> Battle {
    let us = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
    let them = r#"(id: "x", unit: "wehrmacht_squad", at: "E2"), (id: "y", unit: "wehrmacht_squad", at: "E2")"#;
    Battle::with(".....\n.....\n.....\n.....", "", us, them, START, "", dice)
}

/// Orders as a script has them.
fn orders(texts: &[&str]) -> Vec<Command> {
    texts.iter().map(|text| ron::from_str(text).expect("an order")).collect()
}

fn told(battle: &Battle, plan: &Plan) -> String {
    let deeds = battle.ask(|table| plan.in_words(table));
    let told =
        deeds.iter().map(|(who, deed)| format!("{} {deed}", who.iter().map(|id| id.as_str()).collect::<String>()));
    told.collect::<Vec<_>>().join("; ")
}

#[test]
fn a_plan_of_what_was_ordered_leaves_the_end_of_the_impulse_to_itself() {
    let whole = orders(&[r#"Fire((firers: [(unit: "a")], at: "E2"))"#, "EndImpulse"]);
    assert_eq!(Plan::done(whole.clone()), Some(Plan::Orders(whole[..1].to_vec())));
    assert_eq!(Plan::done(orders(&["EndImpulse"])), Some(Plan::Orders(vec![Command::EndImpulse])));
    assert_eq!(Plan::done(Vec::new()), None);
}

#[test]
fn it_ends_where_other_dice_leave_no_room_for_the_next_order() {
    let way = [r#"Move(units: ["a"], by: Move, to: "B2")"#, r#"Step(to: "C2")"#, "Stop"];
    let plan = Plan::done(orders(&way)).expect("a plan");
    let mut b = battle(&[6; 40]);
    let next = |b: &Battle, given: usize| b.game.seen_by(Side::First, |seen| plan.follow(seen, Side::First, given));
    assert!(matches!(next(&b, 0), Next::Order(Command::Move { .. })));
    assert_eq!(next(&b, 1), Next::Done, "nobody is on his way");
    b.give(Side::First, way[0]);
    assert!(b.ask(|table| table.flow.question.is_some()), "the enemy may fire");
    assert_eq!(next(&b, 1), Next::Wait, "that is answered first");
    b.give(Side::Second, "HoldFireForMove");
    assert!(matches!(next(&b, 1), Next::Order(Command::Step { .. })));
    assert_eq!(next(&b, 3), Next::Done);
}

#[test]
fn what_was_ordered_is_weighed_without_a_refusal() {
    let b = battle(&[]);
    let way = [r#"Move(units: ["a"], by: Move, to: "B2")"#, r#"Step(to: "C2")"#, r#"Step(to: "D2")"#, "Stop"];
    let own = Tactics::done(orders(&way)).expect("a plan");
    let verdict = Thinker::<Tactics>::new(Level::Sergeant, Temper::Even, 1).weigh(&b.game.view(Side::First), &own);
    assert_eq!(verdict.refused, 0, "whoever is shot down on the way goes no further");
    let judged = verdict.ranked.iter().find(|judged| judged.plan == own).expect("it");
    assert_eq!(judged.rounds, verdict.ranked[0].rounds);
}

#[test]
fn passing_is_judged_before_the_enemy_has_acted() {
    let mut b = battle(&[]);
    let effort = Effort { strokes: 0, ..Level::Sergeant.effort() };
    let mut thinker = Thinker::<Tactics>::new(Level::Sergeant, Temper::Even, 1).with_effort(effort);
    let verdict = thinker.ponder(&b.game.view(Side::First));
    let passes = verdict.ranked.iter().find(|judged| judged.plan == Plan::order(Command::Pass)).expect("he may pass");
    assert!(passes.samples > 1);
    b.give(Side::First, "Pass");
    assert_eq!(b.game.to_act(), Some(Side::Second), "who has two squads that may fire");
    assert_eq!(passes.chance, b.ask(|table| Tactics::default().value(table)), "nothing else has happened");
}

#[test]
fn a_way_is_told_by_its_end_and_what_only_frames_is_left_out() {
    let b = battle(&[]);
    let way = [
        r#"Activate(at: "A2")"#,
        r#"Move(units: ["a"], by: Move, to: "B2")"#,
        r#"Step(to: "C2")"#,
        "Stop",
        "EndImpulse",
    ];
    let plan = Plan::done(orders(&way)).expect("a plan");
    let gone = told(&b, &plan);
    assert!(gone.starts_with("a ") && gone.contains("C2") && !gone.contains("B2") && !gone.contains(';'), "{gone}");
    let passed = told(&b, &Plan::Orders(vec![Command::Pass]));
    assert!(!passed.trim().is_empty());
    let both = orders(&[r#"Fire((firers: [(unit: "a")], at: "E2"))"#, r#"Move(units: ["a"], by: Move, to: "B2")"#]);
    assert_eq!(told(&b, &Plan::Orders(both)).matches(';').count(), 1, "two deeds");
}

#[test]
fn fire_is_told_with_the_weapons_that_have_a_part_in_it() {
    let b = battle(&[]);
    let fire = |part: &str| told(&b, &Plan::Orders(orders(&[&format!(r#"Fire((firers: [{part}], at: "E2"))"#)])));
    assert!(!fire(r#"(unit: "a")"#).contains(" with "));
    let both = fire(r#"(unit: "a", weapons: ["mg"])"#);
    assert!(both.contains(" with ") && !both.contains("alone"), "{both}");
    let weapon = fire(r#"(unit: "a", own: false, weapons: ["mg"])"#);
    assert!(weapon.contains(" with ") && weapon.contains("alone"), "{weapon}");
}

#[test]
fn what_follows_is_asked_of_plans_that_only_say_who_may_act() {
    let b = battle(&[]);
    let mut thinker = Thinker::<Tactics>::new(Level::Corporal, Temper::Even, 1);
    let view = b.game.view(Side::First);
    let mut after = |texts: &[&str]| {
        thinker.after(&view, &Plan::Orders(orders(texts)), |table, next| {
            assert!(matches!(Moment::of(table), Moment::Impulse(impulse) if impulse.activated.is_some()));
            next.clone()
        })
    };
    assert!(after(&[r#"Activate(at: "A2")"#]).is_some_and(|next| !next.opens()), "somebody may act");
    assert_eq!(after(&[r#"Fire((firers: [(unit: "a")], at: "E2"))"#]), None);
    assert_eq!(after(&["Pass"]), None);
}
