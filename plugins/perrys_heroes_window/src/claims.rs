//! Who is concealed now, before it is answered: those among whom one chooses, and those who are chosen.

use crate::battle::Battle;
use perrys_heroes::{Command, Known};
use table::CounterId;

/// Those who may be concealed, by what is offered.
pub fn claimable(battle: &Battle) -> Vec<CounterId> {
    let offered = battle
        .legal()
        .iter()
        .filter_map(|order| if let Command::Conceal { units } = order { Some(units) } else { None });
    offered.max_by_key(|units| units.len()).cloned().unwrap_or_default()
}

/// Those of them who are chosen.
pub fn units(battle: &Battle, chosen: Known) -> Vec<CounterId> {
    let table = battle.table();
    let is_chosen = |id: &CounterId| table.no(*id).is_some_and(|no| chosen.has(no));
    if chosen.is_empty() { Vec::new() } else { claimable(battle).into_iter().filter(is_chosen).collect() }
}

/// With one more, or without him if he was chosen; as before, where he may not be concealed.
pub fn switched(battle: &Battle, chosen: Known, who: CounterId) -> Known {
    match battle.table().no(who).filter(|_| claimable(battle).contains(&who)) {
        Some(no) if chosen.has(no) => chosen.without(no),
        Some(no) => chosen.with(no),
        None => chosen,
    }
}

#[cfg(test)]
#[path = "claims_test.rs"]
mod tests;
