use super::{Manner, order};
use opponent::Chance;
use perrys_heroes::Degree;
use perrys_heroes::campaign::{Campaign, Fate, Journey, Order, Parked, Setting, Stage};
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

/// What of a hundred intentions of a strong side is to hold, after a battle that ended so, and with the last one of all to come.
fn holds(last: Option<Degree>, battles: u8, enemy: Status) -> usize {
    let mut setting = Arc::unwrap_or_clone(setting(Status::Uncertain));
    setting.def.battles = battles;
    let journey = Journey::begin(Arc::new(setting), 1);
    let mut seen = journey.campaign().seen_by(Side::First);
    (seen.sides[0].last, seen.sides[1].status) = (last, enemy);
    let one = |seed| order(journey.setting(), &seen, (Side::First, Manner::Sensible), &mut Chance::new(seed));
    (0..100).filter(|seed| one(*seed) == Some(Order::Intend(Task::Hold))).count()
}

#[test]
fn a_defeat_makes_careful_and_who_is_behind_with_the_last_battle_risks_more() {
    let [defeat, none, victory] =
        [Some(Degree::TotalDefeat), None, Some(Degree::TriumphalVictory)].map(|last| holds(last, 5, Status::Uncertain));
    assert!(defeat > none && none > victory, "{defeat} {none} {victory}");
    let [ahead, level, behind] =
        [Status::Delicate, Status::Uncertain, Status::Victorious].map(|enemy| holds(None, 1, enemy));
    assert!(ahead > level && level > behind, "{ahead} {level} {behind}");
    assert_eq!(holds(None, 5, Status::Victorious), none, "it is not the last battle");
}

#[test]
fn what_the_enemy_intends_in_secret_changes_nothing() {
    let journey = Journey::begin(setting(Status::Uncertain), 1);
    let seen = journey.campaign().seen_by(Side::First);
    let mut secret = journey.campaign().clone();
    (secret.sides[1].intends, secret.sides[1].has_written) = (Some(Task::Advance), seen.sides[1].has_written);
    secret.sides[1].roster.men.clear();
    for seed in 0..50 {
        let by = |campaign: &Campaign| {
            order(journey.setting(), campaign, (Side::First, Manner::Sensible), &mut Chance::new(seed))
        };
        assert_eq!(by(&seen), by(&secret));
    }
}

#[test]
fn for_a_lost_vehicle_comes_what_is_worth_most() {
    let mut with = Arc::unwrap_or_clone(setting(Status::Uncertain));
    with.forces[1].vehicles =
        read("[(name: \"Panzer\", vehicle: \"tiger\"), (name: \"Gun\", vehicle: \"stug_iii_g\")]");
    let journey = Journey::begin(Arc::new(with), 1);
    let mut seen = journey.campaign().seen_by(Side::Second);
    seen.sides[1].to_choose = vec![0, 1];
    seen.stage = Stage::Replacements;
    seen.sides[1].roster.carriers.iter_mut().for_each(|carrier| carrier.parked = Parked::Lost);
    let given = order(journey.setting(), &seen, (Side::Second, Manner::Sensible), &mut Chance::new(3));
    let Some(Order::Replace { vehicles, .. }) = given else { panic!("{given:?}") };
    assert_eq!(vehicles, vec![(0, "panther".to_owned()), (1, "stug_iii_g".to_owned())]);
}
