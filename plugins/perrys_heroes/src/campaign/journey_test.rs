use super::{By, Entry, Journey};
use crate::campaign::roster::{Care, Fate, Note};
use crate::campaign::rules::{INTENTIONS, LOST_CELLS, MAY_END, REPLACEMENTS};
use crate::campaign::state::{CameOut, Ended, Stage};
use crate::campaign::{Aftermath, Event, ORDERS, Order, Setting, told};
use crate::files::values::{Experience, Health, Left, Status, Task};
use crate::testing::{charts, read, vehicles, weapons};
use crate::{Degree, Outcome};
use std::sync::Arc;
use table::{DiceCup, Side};

/// A campaign between the example squads, with more fields.
fn setting(fields: &str) -> Setting {
    let def = read(&format!(
        "(rules: \"perrys_heroes\", title: \"Hedges\", {fields} sides: (
            (name: \"Americans\", key: \"us\", force: \"us\", names: [\"Allen\", \"Baker\", \"Cross\"]),
            (name: \"Germans\", key: \"ge\", force: \"ge\", names: [\"Adler\", \"Beck\"]),
        ))"
    ));
    let forces = [
        read(include_str!("../../../../assets/perrys_heroes/forces/usa_rifle_squad.ron")),
        read(include_str!("../../../../assets/perrys_heroes/forces/german_rifle_squad.ron")),
    ];
    Setting { def, forces, chain: Vec::new(), charts: charts(), weapons: weapons(), vehicles: vehicles() }
}

/// Where it is fought: on the crossing whatever is ordered, on the hill where one side holds.
const FIELDS: &str = "battles: 5, battlefields: [
    (title: \"The Crossing\", table: \"a\", sides: (
        (edge: South, holds: [(40, 60), (80, 60)], retakes: (60, 60), held_zone: [(10, 10), (90, 10), (90, 90)]),
        (edge: North, holds: [(100, 60), (140, 60)], retakes: (40, 60)),
    )),
    (title: \"The Hill\", table: \"b\", fits: [(first: [Hold], second: [Hold, Advance])], sides: (
        (edge: East, holds: [(40, 60), (80, 60)]), (edge: West, holds: [(100, 60), (140, 60)]),
    )),
],";

fn journey(dice: &[u8]) -> Journey {
    Journey::with_dice(Arc::new(setting(FIELDS)), DiceCup::forced(dice.to_vec()))
}

/// Both sides write down what they intend.
fn intend(journey: &mut Journey, orders: [Task; 2]) {
    for (side, order) in Side::BOTH.into_iter().zip(orders) {
        journey.give(side, Order::Intend(order)).expect("an order that may be given");
    }
}

/// A battle that ends so, with these men of both sides otherwise than Fit.
fn ends(journey: &mut Journey, scores: [i8; 2], men: [&[(usize, Health)]; 2]) -> Vec<Event> {
    let battle = journey.campaign().battle().expect("a battle").clone();
    let mut came = battle.men.map(|men| vec![CameOut::default(); men.len()]);
    for (side, men) in men.into_iter().enumerate() {
        men.iter().for_each(|(man, health)| came[side][*man].health = *health);
    }
    journey
        .fought(Aftermath { outcome: Outcome::of(scores), men: came, vehicles: Default::default() })
        .expect("a battle that was fought")
        .to_vec()
}

/// Both sides stand so.
fn standing(statuses: [Status; 2], dice: &[u8]) -> Journey {
    let mut setting = setting(FIELDS);
    (setting.def.sides.0.status, setting.def.sides.1.status) = (statuses[0], statuses[1]);
    Journey::with_dice(Arc::new(setting), DiceCup::forced(dice.to_vec()))
}

fn statuses(journey: &Journey) -> [Status; 2] {
    Side::BOTH.map(|side| journey.campaign().side(side).status)
}

#[test]
fn ph_11_1_05_a_campaign_begins_where_nothing_is_sure_unless_it_says_otherwise() {
    assert_eq!(statuses(&journey(&[])), [Status::Uncertain; 2]);
    let other = [Status::Delicate, Status::Victorious];
    assert_eq!(statuses(&standing(other, &[])), other);
}

#[test]
fn ph_11_2_01_intentions_are_limited_by_the_level_and_written_in_secret() {
    let mut journey = journey(&[]);
    let refused = journey.give(Side::First, Order::Intend(Task::Withdraw)).expect_err("not now");
    assert_eq!(refused.rule, INTENTIONS);
    assert_eq!(journey.give(Side::First, Order::Intend(Task::Dash)).expect_err("not now").rule, LOST_CELLS);
    let events = journey.give(Side::First, Order::Intend(Task::Hold)).expect("an order").to_vec();
    assert_eq!(events, [Event::Intends { side: Side::First, order: Task::Hold }]);
    assert_eq!(events[0].told_to(), [true, false], "the enemy is not told");
    let seen = Side::BOTH.map(|side| journey.campaign().seen_by(side));
    assert_eq!(
        seen.map(|seen| (seen.sides[0].has_written, seen.sides[0].intends)),
        [(true, Some(Task::Hold)), (true, None)]
    );
    let refused = journey.give(Side::First, Order::Intend(Task::Advance)).expect_err("it is written");
    assert_eq!(refused.rule, INTENTIONS);
    journey.give(Side::Second, Order::Intend(Task::CounterAttack)).expect("an order");
    let battle = journey.campaign().battle().expect("a battle");
    assert_eq!((battle.orders, battle.no, battle.field), ([Task::Hold, Task::CounterAttack], 1, 0));
    assert_eq!(journey.campaign().stage, Stage::Battle);
    assert!(journey.give(Side::First, Order::Intend(Task::Hold)).is_err(), "a battle is to be fought");
}

#[test]
fn ph_h_34_the_battle_is_made_of_both_orders_on_a_field_that_fits() {
    let mut journey = journey(&[2]);
    intend(&mut journey, [Task::Hold, Task::Advance]);
    let battle = journey.campaign().battle().expect("a battle");
    assert_eq!((battle.field, battle.die), (1, Some((2, 2))), "both fields fit");
    ends(&mut journey, [1, 1], [&[], &[]]);
    intend(&mut journey, [Task::Hold, Task::Advance]);
    let battle = journey.campaign().battle().expect("a battle");
    assert_eq!((battle.field, battle.die), (0, None), "the other one was fought on already");
    let scenario = journey.scenario().expect("a scenario");
    let (first, second) = (&scenario.sides.0, &scenario.sides.1);
    assert_eq!((first.task, second.task), (Task::Hold, Task::Advance));
    assert_eq!((first.objectives.len(), second.objectives.len()), (2, 0));
    assert_eq!((first.zone.len(), second.zone.len()), (3, 0), "who holds is there already");
    assert_eq!(first.men.as_ref().map(|force| force.teams.len()), Some(2));
    ends(&mut journey, [1, 1], [&[], &[]]);
    intend(&mut journey, [Task::CounterAttack, Task::Hold]);
    let scenario = journey.scenario().expect("a scenario");
    assert_eq!((scenario.sides.0.objectives.len(), scenario.sides.0.zone.len()), (1, 0));
    assert_eq!(scenario.sides.1.objectives.len(), 2);
}

#[test]
fn ph_11_1_03_both_levels_follow_from_the_result() {
    let mut journey = journey(&[]);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    let events = ends(&mut journey, [2, 0], [&[], &[]]);
    assert_eq!(statuses(&journey), [Status::Victorious, Status::Delicate]);
    let by = |side, status, by| Event::StatusIs { side, status, by: Some(by) };
    assert!(events.contains(&by(Side::First, Status::Victorious, Degree::TriumphalVictory)));
    assert!(events.contains(&by(Side::Second, Status::Delicate, Degree::TotalDefeat)));
    assert_eq!(journey.campaign().stage, Stage::Intentions);
    assert!(
        journey
            .fought(Aftermath { outcome: Outcome::of([0, 0]), men: [vec![], vec![]], vehicles: Default::default() })
            .is_err()
    );
}

#[test]
fn ph_11_1_04_who_has_won_on_the_highest_level_may_end_it_or_go_on() {
    let won = || {
        let mut journey = standing([Status::Triumphal, Status::Delicate], &[]);
        intend(&mut journey, [Task::Advance, Task::Hold]);
        ends(&mut journey, [1, 0], [&[], &[]]);
        journey
    };
    let mut ended = won();
    assert_eq!(ended.campaign().stage, Stage::MayEnd(Side::First));
    assert_eq!(ended.give(Side::Second, Order::End).expect_err("not his").rule, MAY_END);
    ended.give(Side::First, Order::End).expect("he may");
    assert_eq!(ended.campaign().ended(), Some(Ended::Star(Side::First)));
    assert_eq!(ended.campaign().winner(false), Some(Side::First));
    assert!(ended.give(Side::First, Order::GoOn).is_err(), "it is over");
    let mut gone_on = won();
    gone_on.give(Side::First, Order::GoOn).expect("he may");
    assert_eq!(gone_on.campaign().stage, Stage::Intentions);
    let mut other = journey(&[]);
    assert_eq!(other.give(Side::First, Order::End).expect_err("no victory").rule, MAY_END);
}

#[test]
fn ph_7_17_03_who_is_wounded_and_not_cared_for_is_dead_after_the_battle() {
    let mut journey = journey(&[1]);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    ends(&mut journey, [1, 1], [&[(3, Health::Wounded)], &[]]);
    let party = journey.campaign().side(Side::First);
    assert_eq!((party.roster.men[3].fate, &party.roster.men[3].notes[0].note), (Fate::Dead, &Note::Died));
    assert_eq!(journey.campaign().battles[0].fell, [1, 0]);
}

#[test]
fn ph_h_43_who_has_fled_comes_back() {
    let mut journey = journey(&[]);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    let mut men =
        journey.campaign().battle().expect("a battle").men.clone().map(|men| vec![CameOut::default(); men.len()]);
    men[1][4].left = Left::Fled;
    journey
        .fought(Aftermath { outcome: Outcome::of([0, 0]), men, vehicles: Default::default() })
        .expect("it was fought");
    let man = &journey.campaign().side(Side::Second).roster.men[4];
    assert_eq!((man.fate, &man.notes[0].note), (Fate::Ready, &Note::Fled));
}

#[test]
fn ph_h_35_treated_men_roll_and_miss_battles() {
    // Care of three Americans, then one replacement for who was evacuated.
    let mut journey = journey(&[2, 4, 8, 1, 10]);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    let treated = [(1, Health::Treated), (2, Health::Treated), (3, Health::Treated)];
    let events = ends(&mut journey, [1, 1], [&treated, &[]]);
    let cares = events.iter().filter_map(|event| match event {
        Event::Man { note: Note::Cared(die, care), man, .. } => Some((*man, die.die, *care)),
        _ => None,
    });
    let expected = [(1, 2, Care::Evacuated), (2, 4, Care::Misses(2)), (3, 8, Care::Misses(1))];
    assert_eq!(cares.collect::<Vec<_>>(), expected);
    let ready = |journey: &Journey| {
        let scenario_men = journey.setting().muster(journey.campaign(), Side::First).men;
        [2, 3].map(|man| scenario_men.contains(&man))
    };
    assert_eq!(ready(&journey), [false, false]);
    for expected in [[false, true], [true, true]] {
        intend(&mut journey, [Task::Advance, Task::Hold]);
        ends(&mut journey, [1, 1], [&[], &[]]);
        assert_eq!(ready(&journey), expected);
    }
    let notes = &journey.campaign().side(Side::First).roster.men[2].notes;
    assert_eq!(notes.iter().filter(|noted| matches!(noted.note, Note::Missed(_))).count(), 2);
}

#[test]
fn ph_h_35_a_living_medic_of_the_squad_helps() {
    let dice_of = |health| {
        let mut setting = setting(FIELDS);
        setting.forces[0].teams[0].men[5].speciality = crate::values::Speciality::Medic;
        let mut journey = Journey::with_dice(Arc::new(setting), DiceCup::forced(vec![8, 1, 1, 1]));
        intend(&mut journey, [Task::Advance, Task::Hold]);
        let events = ends(&mut journey, [1, 1], [&[(1, Health::Treated), (5, health)], &[]]);
        events.iter().find_map(|event| match event {
            Event::Man { man: 1, note: Note::Cared(die, care), .. } => Some((die.lines.len(), *care)),
            _ => None,
        })
    };
    assert_eq!(dice_of(Health::Fit), Some((1, Care::Fit)));
    assert_eq!(dice_of(Health::Dead), Some((0, Care::Misses(1))));
}

#[test]
fn ph_h_37_the_owner_chooses_which_lost_places_are_filled() {
    // Two come for three, both by a die of ten.
    let mut journey = journey(&[2, 10, 3]);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    let dead = [(1, Health::Dead), (2, Health::Dead), (7, Health::Dead)];
    ends(&mut journey, [1, 1], [&dead, &[]]);
    assert_eq!(journey.campaign().stage, Stage::Replacements);
    assert_eq!([Side::First, Side::Second].map(|side| journey.campaign().asks(side)), [true, false]);
    for wrong in [vec![1], vec![1, 1], vec![1, 3], vec![1, 2, 7], vec![99, 1]] {
        let refused =
            journey.give(Side::First, Order::Replace { men: wrong.clone(), vehicles: vec![] }).expect_err("not so");
        assert_eq!(refused.rule, REPLACEMENTS, "{wrong:?}");
    }
    let events =
        journey.give(Side::First, Order::Replace { men: vec![7, 2], vehicles: vec![] }).expect("two of them").to_vec();
    let roster = &journey.campaign().side(Side::First).roster;
    assert_eq!(roster.lost_places().collect::<Vec<_>>(), [1]);
    let new: Vec<_> = roster.men[12..].iter().map(|man| (man.name.as_str(), man.experience, man.place)).collect();
    assert_eq!(new, [("Pfc. Allen", Experience::Veteran, 2), ("Pfc. Baker", Experience::Green, 7)]);
    assert_eq!(journey.campaign().stage, Stage::Intentions);
    let made = journey.setting().muster(journey.campaign(), Side::First);
    let gunner = made.force.teams[1].men.iter().find(|man| man.name == "Pfc. Baker").expect("the new gunner");
    assert_eq!(gunner.support.as_deref(), Some("bar"), "he takes the place with its weapon");
    let said = told(journey.setting(), journey.campaign(), &events[0]).map(|say| say.said());
    assert_eq!(said.as_deref(), Some("Pfc. Allen takes the place of Pfc. Ortega"));
}

#[test]
fn a_campaign_ends_after_its_last_battle_and_when_nobody_is_left() {
    let mut journey = journey(&[]);
    for _ in 0..5 {
        let order = |side| {
            let may = |order: &Task| journey.judge(side, &Order::Intend(*order)).is_ok();
            ORDERS.into_iter().find(may).expect("an order")
        };
        let orders = [order(Side::First), order(Side::Second)];
        intend(&mut journey, orders);
        ends(&mut journey, [1, 0], [&[], &[]]);
        if let Stage::MayEnd(side) = journey.campaign().stage {
            journey.give(side, Order::GoOn).expect("he goes on");
        }
    }
    assert_eq!(journey.campaign().ended(), Some(Ended::Battles));
    assert_eq!(journey.campaign().winner(false), Some(Side::First));
    let mut lost = self::journey(&[1, 1]);
    intend(&mut lost, [Task::Advance, Task::Hold]);
    let all: Vec<(usize, Health)> = (0..10).map(|man| (man, Health::Dead)).collect();
    // One comes, to the worst level; he is placed, and fights on alone.
    ends(&mut lost, [2, 0], [&[], &all]);
    assert_eq!(lost.campaign().ended(), Some(Ended::Nobody([false, true])), "the die of one less one");
    assert_eq!(lost.campaign().winner(false), Some(Side::First));
}

#[test]
fn ph_11_1_06_a_chain_has_its_levels_fixed_beforehand() {
    let mut setting = setting(
        "chain: [
        (scenario: \"one\", statuses: (Uncertain, Delicate)),
        (scenario: \"two\", statuses: (Victorious, Catastrophic)),
    ],",
    );
    let scenario = |tasks: &str| read(&format!("(title: \"Chained\", table: \"t\", sides: ({tasks}))"));
    setting.chain = vec![
        scenario("(name: \"A\", key: \"a\", edge: South, task: Advance), (name: \"B\", key: \"b\", edge: North, task: Withdraw)"),
        scenario("(name: \"A\", key: \"a\", edge: South, task: Dash), (name: \"B\", key: \"b\", edge: North, task: Meet)"),
    ]
    .into_iter()
    .collect();
    let mut journey = Journey::with_dice(Arc::new(setting), DiceCup::forced(vec![]));
    assert_eq!((statuses(&journey), journey.campaign().stage), ([Status::Uncertain, Status::Delicate], Stage::Battle));
    assert_eq!(journey.campaign().battle().map(|battle| battle.orders), Some([Task::Advance, Task::Withdraw]));
    assert!(journey.scenario().is_some_and(|scenario| scenario.sides.0.men.is_some() && scenario.sides.0.key == "us"));
    ends(&mut journey, [0, 2], [&[], &[]]);
    assert_eq!(statuses(&journey), [Status::Victorious, Status::Catastrophic], "whatever the result was");
    assert_eq!(journey.campaign().battle().map(|battle| battle.no), Some(2));
    ends(&mut journey, [2, 1], [&[], &[]]);
    assert_eq!(journey.campaign().ended(), Some(Ended::Battles));
    assert_eq!(journey.campaign().winner(true), Some(Side::Second), "three against two in all");
}

#[test]
fn a_journal_from_outside_leads_to_the_same_campaign_and_a_forged_one_is_told() {
    let mut journey = Journey::begin(Arc::new(setting(FIELDS)), 7);
    intend(&mut journey, [Task::Advance, Task::Hold]);
    let dead = [(1, Health::Dead), (2, Health::Dead), (7, Health::Treated)];
    ends(&mut journey, [2, 1], [&dead, &dead]);
    let entries = journey.entries().to_vec();
    let setting = Arc::clone(journey.setting());
    let (loaded, misfit) = Journey::load(Arc::clone(&setting), 7, entries.clone());
    assert_eq!((misfit, loaded.campaign()), (None, journey.campaign()));
    let again = |mut of: Journey| {
        if of.campaign().stage == Stage::Intentions {
            intend(&mut of, [Task::Advance, Task::CounterAttack]);
        }
        (of.entries().last().cloned(), of.battle_seed())
    };
    assert_eq!(again(loaded), again(journey), "the dice go on where they were");
    let forged = |change: &dyn Fn(&mut Vec<Entry>)| {
        let mut entries = entries.clone();
        change(&mut entries);
        let (loaded, misfit) = Journey::load(Arc::clone(&setting), 7, entries);
        misfit.map(|misfit| (misfit.entry, loaded.entries().len()))
    };
    assert_eq!(forged(&|entries| entries[1].by = By::Begin), Some((1, 1)));
    assert_eq!(
        forged(&|entries| entries[1].events = vec![Event::Intends { side: Side::First, order: Task::Dash }]),
        Some((1, 1))
    );
    assert_eq!(forged(&|entries| entries[2].events.clear()), Some((3, 3)), "the battle was never laid out");
    let man = |man| Event::Man { side: Side::First, man, fate: Fate::Dead, note: Note::Died };
    assert_eq!(forged(&|entries| entries[3].events.push(man(200))), Some((3, 3)));
    assert_eq!(forged(&|entries| entries[3].events.push(man(1))), Some((3, 3)), "he is dead already");
    assert_eq!(forged(&|entries| entries[3].drawn = 0), None, "it may only throw less: the next dice differ");
}

/// A campaign by chance, with everything that must hold after each step.
fn by_chance(seed: u64) {
    let mut chance = DiceCup::from_seed(seed ^ 0xabcd);
    let mut journey = Journey::begin(Arc::new(setting(FIELDS)), seed);
    let mut steps = 0;
    while journey.campaign().ended().is_none() {
        steps += 1;
        assert!(steps < 200, "it comes to an end");
        let campaign = journey.campaign().clone();
        if campaign.stage == Stage::Battle {
            let battle = campaign.battle().expect("a battle");
            for side in Side::BOTH {
                let roster = &campaign.side(side).roster;
                let men = &battle.men[side.index()];
                assert!(men.iter().all(|man| roster.men[usize::from(*man)].fate == Fate::Ready), "nobody dead fights");
            }
            let health = |die| match die {
                1..=5 => Health::Fit,
                6 => Health::Wounded,
                7 | 8 => Health::Treated,
                _ => Health::Dead,
            };
            let men = battle.men.clone().map(|men| {
                men.iter().map(|_| CameOut { health: health(chance.roll(9)), left: Left::No }).collect::<Vec<_>>()
            });
            let scores = [chance.roll(3) as i8 - 1, chance.roll(3) as i8 - 1];
            journey
                .fought(Aftermath { outcome: Outcome::of(scores), men, vehicles: Default::default() })
                .expect("it was fought");
        } else {
            let side = Side::BOTH.into_iter().find(|side| campaign.asks(*side)).expect("somebody decides");
            let lost: Vec<u16> = campaign.side(side).roster.lost_places().collect();
            let many = usize::from(campaign.side(side).to_fill);
            let orders = ORDERS.map(Order::Intend).into_iter().chain([
                Order::End,
                Order::GoOn,
                Order::Replace { men: lost[..many.min(lost.len())].to_vec(), vehicles: vec![] },
            ]);
            let lawful: Vec<Order> = orders.filter(|order| journey.judge(side, order).is_ok()).collect();
            let order = lawful[usize::from(chance.roll(lawful.len() as u8)) - 1].clone();
            journey.give(side, order).expect("a lawful order");
        }
        for side in Side::BOTH {
            let roster = &journey.campaign().side(side).roster;
            let held = roster.places.iter().filter_map(|place| place.holder);
            let mut held: Vec<u16> = held.collect();
            let alive = roster.men.iter().filter(|man| !man.fate.is_lost()).count();
            assert_eq!(held.len(), alive, "each living man holds a place");
            held.sort_unstable();
            held.dedup();
            assert_eq!(held.len(), alive, "and nobody two");
            assert!(roster.men.iter().enumerate().all(|(no, man)| {
                man.fate.is_lost() || roster.places[usize::from(man.place)].holder == u16::try_from(no).ok()
            }));
        }
    }
    let (loaded, misfit) = Journey::load(Arc::clone(journey.setting()), seed, journey.entries().to_vec());
    assert_eq!((misfit, loaded.campaign()), (None, journey.campaign()));
}

#[test]
fn campaigns_by_chance_come_to_an_end_and_their_sums_fit() {
    (0..300).for_each(by_chance);
}

#[test]
fn a_journal_whose_events_are_not_what_its_orders_lead_to_is_told_at_its_first_entry() {
    let setting = Arc::new(setting(FIELDS));
    let mut journey = Journey::begin(setting.clone(), 3);
    let order = ORDERS.into_iter().find(|order| journey.judge(Side::First, &Order::Intend(*order)).is_ok());
    journey.give(Side::First, Order::Intend(order.expect("a lawful one"))).expect("lawful");
    let good = journey.entries().to_vec();
    assert_eq!(Journey::forged(setting.clone(), 3, &good), None);
    let mut other = good.clone();
    other[1].drawn += 1;
    assert_eq!(Journey::forged(setting.clone(), 3, &other).map(|misfit| misfit.entry), Some(1));
    let mut other = good;
    other[1].events.push(Event::StageIs(Stage::Over(Ended::Nobody([true, false]))));
    assert_eq!(Journey::forged(setting, 3, &other).map(|misfit| misfit.entry), Some(1));
}
