use super::{Manner, order};
use opponent::Chance;
use perrys_heroes::campaign::{Fate, Journey, Order, Setting, Stage};
use perrys_heroes::testing::{charts, read, vehicles, weapons};
use perrys_heroes::values::{Status, Task};
use std::collections::BTreeSet;
use std::sync::Arc;
use table::Side;

fn setting(status: Status) -> Arc<Setting> {
    let def = read(&format!(
        "(title: \"Hedges\", battles: 5, battlefields: [(title: \"Lane\", table: \"t\", sides: ((edge: South), (edge: North)))], sides: (
            (name: \"Americans\", key: \"us\", force: \"us\", status: {status:?}, names: [\"Allen\"]),
            (name: \"Germans\", key: \"ge\", force: \"ge\", names: [\"Adler\"]),
        ))"
    ));
    let forces = [
        read(include_str!("../../../assets/perrys_heroes/forces/usa_rifle_squad.ron")),
        read(include_str!("../../../assets/perrys_heroes/forces/german_rifle_squad.ron")),
    ];
    Arc::new(Setting { def, forces, chain: Vec::new(), charts: charts(), weapons: weapons(), vehicles: vehicles() })
}

/// What is intended in a hundred cases by a side of which so many men are away.
fn intended(status: Status, away: usize, manner: Manner) -> BTreeSet<Task> {
    let journey = Journey::begin(setting(status), 1);
    let mut seen = journey.campaign().seen_by(Side::First);
    seen.sides[0].roster.men.iter_mut().take(away).for_each(|man| man.fate = Fate::Away(1));
    let one = |seed| order(journey.setting(), &seen, (Side::First, manner), &mut Chance::new(seed));
    let all = (0..100).filter_map(|seed| if let Some(Order::Intend(task)) = one(seed) { Some(task) } else { None });
    all.collect()
}

#[test]
fn each_manner_intends_what_is_lawful() {
    let tasks = |tasks: &[Task]| tasks.iter().copied().collect::<BTreeSet<_>>();
    let uncertain = [Task::Hold, Task::CounterAttack, Task::Advance];
    assert_eq!(intended(Status::Uncertain, 0, Manner::Random), tasks(&uncertain));
    assert_eq!(intended(Status::Uncertain, 0, Manner::Bold), tasks(&[Task::Advance]));
    assert_eq!(intended(Status::Triumphal, 0, Manner::Bold), tasks(&[Task::Dash]));
    let strong = intended(Status::Uncertain, 0, Manner::Sensible);
    assert!(strong.contains(&Task::Advance) && strong.len() > 1, "the enemy cannot be sure: {strong:?}");
    assert_eq!(intended(Status::Uncertain, 8, Manner::Sensible), tasks(&[Task::Hold]));
    assert!(intended(Status::Delicate, 8, Manner::Sensible).contains(&Task::Withdraw));
}

#[test]
fn leaders_and_gunners_are_replaced_first() {
    let journey = Journey::begin(setting(Status::Uncertain), 1);
    let mut seen = journey.campaign().seen_by(Side::First);
    for man in [0_u16, 1, 3, 7, 8] {
        seen.sides[0].roster.men[usize::from(man)].fate = Fate::Dead;
        seen.sides[0].roster.places[usize::from(man)].holder = None;
    }
    (seen.stage, seen.sides[0].to_fill) = (Stage::Replacements, 3);
    let by = |manner| order(journey.setting(), &seen, (Side::First, manner), &mut Chance::new(3));
    assert_eq!(by(Manner::Sensible), Some(Order::Replace { men: vec![0, 7, 8], vehicles: vec![] }));
    let Some(Order::Replace { men, .. }) = by(Manner::Random) else { panic!("places") };
    assert_eq!(men.len(), 3);
    seen.stage = Stage::MayEnd(Side::First);
    let by = |manner| order(journey.setting(), &seen, (Side::First, manner), &mut Chance::new(3));
    assert_eq!((by(Manner::Sensible), by(Manner::Bold)), (Some(Order::End), Some(Order::GoOn)));
    assert_eq!(order(journey.setting(), &seen, (Side::Second, Manner::Bold), &mut Chance::new(3)), None);
}
