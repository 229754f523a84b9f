//! What the enemy learns of artillery: nothing before it strikes, and then where.

use super::calls_test::{OURS, bench};
use crate::PerrysHeroes;
use crate::facts::battle::BattleIs;
use crate::facts::event::Event;
use crate::facts::rolls::Roll;
use crate::testing::Play;
use table::RuleSet as _;
use table::Side::{First, Second};

fn told_to_the_enemy(play: &Play, events: &[Event]) -> Vec<Event> {
    let table = play.0.table();
    events.iter().filter(|event| PerrysHeroes::told_to(&table, event)[Second.index()]).cloned().collect()
}

#[test]
fn nothing_is_told_of_a_call() {
    let mut play = bench(OURS, "").game(&[2]);
    let before = play.0.hash_for(Second);
    let events = play.order(First, "CallFire(unit: \"us-01\", radio: \"us-02\", at: (x: 8660, y: 5000))");
    assert!(events.iter().any(|event| matches!(event, Event::Called(_))));
    assert_eq!(told_to_the_enemy(&play, &events), []);
    assert_eq!(play.0.hash_for(Second), before);
}

#[test]
fn what_strikes_is_seen_and_not_where_it_should_have() {
    let due = "artillery: [(side: First, registered: [(86.6, 50)], call: (by: \"us-01\", at: (86.6, 50), due: 4))],";
    let two = format!("{OURS}, (id: \"ge-02\", at: (92.6, 20))");
    // 1 and 2 are 3: one hex to the south; then the card.
    let mut play = bench(&two, due).game(&[1, 4, 1, 1]);
    play.order(First, "Finish");
    let events = play.order(Second, "Finish");
    let secret = |event: &Event| match event {
        Event::Rolled(rolled) => rolled.what == Roll::Artillery,
        Event::Drifted(_) | Event::BattleIs(BattleIs::Support(_)) => true,
        _ => false,
    };
    assert_eq!(events.iter().filter(|event| secret(event)).count(), 3, "{events:?}");
    let told = told_to_the_enemy(&play, &events);
    assert!(told.iter().any(|event| matches!(event, Event::Shelled(_))) && !told.iter().any(secret), "{told:?}");
}

#[test]
fn nobody_sees_what_the_enemy_has_bought_and_registered() {
    let play = bench(OURS, "").game(&[]);
    for (side, many) in [(First, 2), (Second, 0)] {
        play.0.seen_by(side, |seen| assert_eq!(seen.battle.supports.len(), many));
        let start = PerrysHeroes::start_seen_by(play.0.start(), side);
        assert_eq!(start.battle.supports.len(), many);
    }
}
