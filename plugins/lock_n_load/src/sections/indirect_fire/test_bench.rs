//! What the tests of this section share.

use crate::Event;
use crate::markers::HexMarker;
use crate::testing::{Battle, OPERATIONS_FIRST, scenario_text};

/// Every strike among events: attack dice, then for each unit its id, its attack total and its defence total.
pub(crate) fn strikes(events: &[Event]) -> Vec<(Vec<u8>, Vec<(String, i32, i32)>)> {
    let strike = |event: &Event| match event {
        Event::BombardmentResolved(strike) => {
            let totals =
                |target: &crate::TargetTotals| (target.unit.to_string(), target.attack_total, target.defence_total);
            Some((strike.attack_dice.clone(), strike.targets.iter().map(totals).collect()))
        }
        _ => None,
    };
    events.iter().filter_map(strike).collect()
}

/// The totals of the only strike.
pub(crate) fn totals(events: &[Event]) -> Vec<(String, i32, i32)> {
    let mut all = strikes(events);
    assert_eq!(all.len(), 1, "{events:#?}");
    all.remove(0).1
}

/// What a unit suffers: its id, the total of an attack and that of the defence.
pub(crate) fn on(unit: &str, attack: i32, defence: i32) -> (String, i32, i32) {
    (unit.to_owned(), attack, defence)
}

/// The fire for effect on the map.
pub(crate) fn fires(battle: &Battle) -> Vec<(String, HexMarker)> {
    battle.ask(|table| {
        let all = table.hexes.all().iter().filter(|(_, marker)| matches!(marker, HexMarker::Ffe { .. }));
        all.map(|(spot, marker)| (table.field.map.place(*spot).to_string(), *marker)).collect()
    })
}

/// A battle with missions of artillery for the first side, in an impulse of that side.
pub(crate) fn with_artillery(rows: &str, first: &str, second: &str, missions: &str, more: &str, dice: &[u8]) -> Battle {
    let text = scenario_text(rows, "", first, second, OPERATIONS_FIRST, more);
    Battle::from_text(&armed(&text, missions), dice)
}

/// A scenario with missions for its first side.
pub(crate) fn armed(text: &str, missions: &str) -> String {
    text.replacen("loses_when_gone: false,", &format!("loses_when_gone: false, artillery: [{missions}],"), 1)
}
