//! What a player sees of what happened: results one after the other, names, announcements, costs of a move; without a window.

use super::*;
use crate::battle::{OfThisGame as _, Results};
use crate::counters::names;
use crate::rig::{OPEN, Screen, id};
use crate::seams::asking::{Asking, Draft};
use crate::sections::movement;
use crate::{Battle, MovePreview, StepNote};
use hex_board::{Place, Spot};
use lock_n_load::{Command, Event};
use table::Side;
use table_view::{Step, ViewBusy};

fn at(place: &str) -> Place {
    place.parse().expect("a hex name")
}

const US: &str =
    r#"(id: "us-1", unit: "us_parachute_squad", at: "A2"), (id: "us-2", unit: "us_parachute_squad", at: "A2")"#;
const GERMANS: &str = r#"(id: "ge-5", unit: "wehrmacht_squad", at: "D2")"#;

#[test]
fn results_wait_for_the_dice_and_stand_one_after_the_other() {
    let mut screen = Screen::on(OPEN, US, GERMANS, "", &[1, 6, 1, 6]);
    let fire = |unit: &str| {
        let unit = id(unit);
        move |command: &Command| matches!(command, Command::Fire(order) if order.firers.len() == 1 && order.firers[0].unit == unit)
    };
    let first = screen.offered(fire("us-1"));
    screen.app.world_mut().resource_mut::<ViewBusy>().0 = true;
    screen.order(first);
    screen.app.update();
    assert_eq!(screen.get::<Results>().card(), None, "the dice still tumble");
    screen.app.world_mut().resource_mut::<ViewBusy>().0 = false;
    screen.app.update();
    assert_eq!(screen.get::<Results>().place(), Some((1, 1)));
    if screen.battle().to_act() == Some(Side::First) {
        screen.order(Command::EndImpulse);
    }
    let second = screen.offered(fire("ge-5"));
    screen.order(second);
    screen.app.update();
    let results = screen.get::<Results>();
    assert_eq!((results.count(), results.shown), (2, 1), "the newest is shown");
    assert_eq!(results.place(), Some((1, 1)), "the first of its impulse");
    screen.app.world_mut().resource_mut::<Results>().shown = 0;
    let events = &screen.get::<Results>().card().expect("the first attack").events;
    assert!(matches!(&events[0], Event::FireResolved(fire) if fire.firers == [id("us-1")]));
}

#[test]
fn nothing_of_one_battle_is_left_for_the_next() {
    let mut screen = Screen::on(OPEN, US, GERMANS, "", &[1, 6]);
    let fire = screen.offered(|command| matches!(command, Command::Fire(_)));
    screen.order(fire);
    screen.app.update();
    assert!(screen.get::<Results>().card().is_some() && !screen.get::<Log>().lines.is_empty());
    screen.app.world_mut().remove_resource::<Battle>();
    screen.app.update();
    assert_eq!(*screen.get::<Results>(), Results::default());
    assert_eq!(*screen.get::<Log>(), Log::default());
    assert_eq!(*screen.get::<Selection>(), Selection::default());
    assert!(screen.get::<Preview>().is_nothing());
}

#[test]
fn players_never_read_the_names_of_files() {
    let screen = Screen::on(OPEN, US, GERMANS, "", &[]);
    let table = screen.battle().table();
    let withdraw = Command::Withdraw { units: [id("us-2")].into_iter().collect() };
    let refusal = screen.battle().judge(&withdraw).expect_err("there is no melee");
    assert_eq!(refusal.reason.to_string(), "us-2 is not locked in a melee");
    assert_eq!(names::told(&table, &refusal.reason), "Squad B is not locked in a melee");
    let badges: Vec<Option<String>> =
        screen.get::<Pieces>().all.iter().map(|piece| piece.face.card().and_then(|card| card.letter.clone())).collect();
    assert_eq!(badges, [Some("A".into()), Some("B".into()), Some("A".into())], "the letter is printed on the counter");
    for piece in &screen.get::<Pieces>().all {
        let name = names::unit(&table, piece.key);
        assert_eq!(name.strip_prefix("Squad "), piece.face.card().and_then(|card| card.letter.as_deref()), "{name}");
    }
}

/// What a move would come to.
fn way(screen: &Screen, reach: &ReachNow, to: Spot) -> Draft {
    let (battle, selection) = (screen.battle(), Selection::default());
    let (table, side) = (battle.table(), Side::First);
    movement::draft::draft(&Asking { battle, table, side, selection: &selection, at: Some(to), reach }, to)
}

#[test]
fn who_cannot_fight_is_told_before_the_move_and_when_he_surrenders() {
    let second = r#"(id: "ge-5", unit: "wehrmacht_squad", at: "B2", shaken: true)"#;
    let mut screen = Screen::on(OPEN, US, second, "", &[1, 1, 1, 1]);
    let kind = Kind { units: vec![id("us-1")], by: lock_n_load::Movement::Move, double_time: None };
    let to = screen.spot("B2");
    let reach = movement::reach_of(&screen.battle().table(), Some(kind), &[]);
    let draft = way(&screen, &reach, to);
    let preview = draft.preview.get::<MovePreview>().expect("a move");
    assert_eq!(preview.steps[0].notes, [StepNote::Surrender(vec![id("ge-5")])]);
    let orders = movement::draft::orders_along(
        &screen.battle().table(),
        reach.kind.as_ref().expect("a stack"),
        &[lock_n_load::sections::movement::Leg::Step(to)],
    );
    orders.into_iter().for_each(|order| screen.order(order));
    for _ in 0..3 {
        if screen.battle().flow().moving().is_some() {
            screen.order(Command::Stop);
        }
        screen.app.update();
    }
    let entries = screen.battle().entries().to_vec();
    let lost = |event: &Event| matches!(event, Event::UnitLost { .. });
    let entry = entries.iter().position(|entry| entry.events.iter().any(lost)).expect("taken");
    let banners: Vec<String> = screen
        .steps_of(entry)
        .into_iter()
        .filter_map(|step| match step {
            Step::Banner { title, .. } => Some(title),
            _ => None,
        })
        .collect();
    assert!(banners.iter().any(|title| title.contains("surrenders")), "{banners:?}");
    let card = screen.get::<Results>().card().expect("it is told on the panel too").clone();
    assert!(card.events.iter().any(lost));
}

#[test]
fn a_question_looks_at_its_place_and_says_whose_it_is() {
    let mut screen = Screen::on(OPEN, US, GERMANS, "", &[]);
    let order = screen.offered(|command| {
        matches!(command, Command::Move { units, to, by: lock_n_load::Movement::Move, .. }
            if units[..] == [id("us-1")] && *to == at("B2"))
    });
    screen.order(order);
    assert!(screen.battle().flow().question.is_some());
    let last = screen.battle().entries().len() - 1;
    let steps = screen.steps_of(last);
    let look = steps.iter().rposition(|step| matches!(step, Step::Look { at } if *at == screen.on_table("B2")));
    let banner = steps.iter().position(|step| matches!(step, Step::Banner { title, .. } if title.contains("decides")));
    assert!(look < banner && look.is_some(), "{steps:#?}");
    let settle = steps.iter().position(|step| matches!(step, Step::Settle(_)));
    assert!(settle < banner, "the announcement stands over the board as it is");
    assert_eq!(screen.battle().to_act(), Some(Side::Second));
}

#[test]
fn an_unreachable_hex_says_what_it_would_cost_and_by_what() {
    let board = "......\n.ffff.\n.ffff.\n......";
    let screen = Screen::on(board, US, GERMANS, "", &[]);
    let kind = Kind { units: vec![id("us-1")], by: lock_n_load::Movement::Move, double_time: None };
    let table = screen.battle().table();
    let reach = movement::reach_of(&table, Some(kind), &[]);
    let far = table.field.map.ids().find(|hex| {
        let spot = Spot { hex: *hex, storey: 0 };
        let near = table.field.map.at(*hex).neighbours.iter().flatten();
        reach.points(spot).is_none()
            && near.into_iter().any(|hex| reach.points(Spot { hex: *hex, storey: 0 }).is_some())
    });
    let far = Spot { hex: far.expect("a hex beyond the points"), storey: 0 };
    let draft = way(&screen, &reach, far);
    let refusal = draft.preview.refusal().expect("a reason");
    let terrain = &table.field.map.terrain_set.terrains[usize::from(table.field.map.at(far.hex).terrain.0)].name;
    let reason = refusal.reason.to_string();
    assert!(reason.contains(&terrain.to_lowercase()) && reason.contains("points of"), "{reason}");
}
