//! What may be wrong with a campaign: its sides, its battlefields, its chain.

use super::laid_out::{Files, point};
use super::scenario::{MOST_TURNS, key_faults, points_on_table, switches, zone_faults};
use super::{Stock, force_file, names, scenario};
use crate::files::campaign::{BattlefieldDef, CampaignDef, CampaignSideDef, StandDef};
use scenario_files::{Fault, Faults};

use crate::files::force::ForceDef;
use crate::files::scenario::{At, ScenarioDef};
use crate::files::values::Task;

use measured_table::Point;
use measured_table::shapes::{Bounds, TacticalHex};
use measured_table::terrain::{KindSet, TableDef};
use std::collections::BTreeSet;
use table::Side;

/// Most battles of a campaign.
const MOST_BATTLES: u8 = 20;
/// Fewer names than these are soon used up.
const ENOUGH_NAMES: usize = 8;
/// Most characters of the name of who begins a campaign, and of who comes later: with a rank, and a number where all names are used up, both
/// have room in a name.
const LONGEST_FIRST: usize = 40;
const LONGEST_NEW: usize = 30;
/// Most battlefields, and most orders that are listed for one.
const MOST_FIELDS: usize = 30;
/// The orders that a side may give itself.
const ORDERS: [Task; 5] = [Task::Withdraw, Task::Hold, Task::CounterAttack, Task::Advance, Task::Dash];

/// A campaign with all files that it names.
#[derive(Clone, Debug)]
pub struct CampaignFiles<'a> {
    /// The campaign.
    pub def: &'a CampaignDef,
    /// The forces of both sides.
    pub forces: [&'a ForceDef; 2],
    /// The tables of its battlefields.
    pub tables: Vec<&'a TableDef>,
    /// The scenarios of its chain, with their tables.
    pub chain: Vec<(&'a ScenarioDef, &'a TableDef)>,
    /// The kinds of terrain.
    pub kinds: &'a KindSet,
    /// What forces are made of.
    pub stock: Stock<'a>,
}

/// Everything that is wrong with a campaign whose files are without mistakes of their own. Forces that stand in it are looked at too.
pub fn faults(files: &CampaignFiles) -> Vec<Fault> {
    let mut faults = Faults::default();
    let def = files.def;
    if def.title.trim().is_empty() {
        faults.warn("title", "this title is empty");
    }
    switches(&def.switches, &mut faults);
    for side in Side::BOTH {
        side_faults(files, side, def.side(side), &mut faults);
    }
    if def.sides.0.key == def.sides.1.key {
        faults.add("sides.1.key", "the counters of both sides would have the same names");
    }
    match (def.battlefields.is_empty(), def.chain.is_empty()) {
        (true, true) => {
            faults.hint(
                "",
                "this campaign has no battles",
                Some("list `battlefields`, or scenarios in `chain`".into()),
            );
        }
        (false, false) => faults.add("chain", "a campaign has battlefields or a chain, not both"),
        (false, true) => free(files, &mut faults),
        (true, false) => chained(files, &mut faults),
    }
    faults.0
}

fn side_faults(files: &CampaignFiles, side: Side, def: &CampaignSideDef, faults: &mut Faults) {
    let prefix = scenario::of_side(side);
    names::check(format_args!("{prefix}.name"), &def.name, faults);
    key_faults(&format!("{prefix}.key"), &def.key, faults);
    if let Some(men) = &def.men {
        faults.0.extend(force_file::mistakes(men, files.stock, &format!("{prefix}.men.")));
    }
    ranks_have_room(files, side, def, faults);
    let all: BTreeSet<&str> = def.names.iter().map(|name| name.trim()).collect();
    let wrong = def.names.iter().enumerate().find_map(|(n, name)| Some((n, names::wrong(name, LONGEST_NEW)?)));
    if let Some((n, wrong)) = wrong {
        faults.add(format_args!("{prefix}.names[{n}]"), wrong);
    } else if all.len() < def.names.len() {
        faults.warn(format_args!("{prefix}.names"), "a name stands here twice");
    } else if all.len() < ENOUGH_NAMES {
        let message = format_args!("{} names are soon used up: then men are told apart by numbers", all.len());
        faults.warn(format_args!("{prefix}.names"), message);
    }
}

/// Who comes in the place of another has his rank and a new name: together they are no longer than a name may be.
fn ranks_have_room(files: &CampaignFiles, side: Side, def: &CampaignSideDef, faults: &mut Faults) {
    let prefix = scenario::of_side(side);
    for (no, team) in files.forces[side.index()].teams.iter().enumerate() {
        let long = |name: &str| name.chars().count() > LONGEST_FIRST;
        for (place, man) in team.men.iter().enumerate().filter(|(_, man)| long(&man.name)) {
            let field = match def.men {
                Some(_) => format!("{prefix}.men.teams[{no}].men[{place}].name"),
                None => format!("{prefix}.force"),
            };
            let name = &man.name;
            let message = format_args!("in a campaign a man's name has at most {LONGEST_FIRST} characters: `{name}`");
            faults.add(field, message);
        }
    }
}

/// A campaign whose battles follow from what both sides intend.
fn free(files: &CampaignFiles, faults: &mut Faults) {
    let def = files.def;
    faults.range("battles", def.battles.into(), 1, MOST_BATTLES.into());
    if def.battlefields.len() > MOST_FIELDS {
        faults.add("battlefields", format_args!("at most {MOST_FIELDS} battlefields are allowed"));
        return;
    }
    for (n, (field, table)) in def.battlefields.iter().zip(&files.tables).enumerate() {
        field_faults(n, field, table, faults);
    }
    let pairs = || ORDERS.into_iter().flat_map(|first| ORDERS.map(|second| [first, second]));
    let lacking: Vec<[Task; 2]> =
        pairs().filter(|pair| !def.battlefields.iter().any(|field| field.fits(*pair))).collect();
    if let Some([first, second]) = lacking.first() {
        let more = match lacking.len() {
            1 => String::new(),
            many => format!(", nor {} other pairs of orders", many - 1),
        };
        let hint = "one without `fits` fits all of them".to_string();
        faults.hint("battlefields", format_args!("none fits {first:?} against {second:?}{more}"), Some(hint));
    }
}

fn field_faults(n: usize, def: &BattlefieldDef, table: &TableDef, faults: &mut Faults) {
    let prefix = format!("battlefields[{n}]");
    if def.title.trim().is_empty() {
        faults.warn(format_args!("{prefix}.title"), "this title is empty");
    }
    faults.range(format_args!("{prefix}.turns"), def.turns.into(), 1, MOST_TURNS.into());
    if let Some(wind) = def.wind {
        faults.range(format_args!("{prefix}.wind"), wind.into(), 1, 10);
    }
    if def.sides.0.edge == def.sides.1.edge {
        faults.add(format_args!("{prefix}.sides.1.edge"), "both sides have the same edge");
    }
    for (k, fit) in def.fits.iter().enumerate() {
        for (name, orders) in [("first", &fit.first), ("second", &fit.second)] {
            let field = format!("{prefix}.fits[{k}].{name}");
            if orders.is_empty() {
                faults.add(&field, "no order is named here");
            }
            if let Some(at) = orders.iter().position(|order| !ORDERS.contains(order)) {
                let hint = "known are Withdraw, Hold, CounterAttack, Advance and Dash".to_string();
                faults.hint(format_args!("{field}[{at}]"), "a meeting is no order of a campaign", Some(hint));
            }
        }
    }
    let bounds = Bounds::NOTHING.with(Point::default()).with(Point::new(table.size.0.0, table.size.1.0));
    for side in Side::BOTH {
        let stand = def.side(side);
        let fits = |order: Task| {
            ORDERS.into_iter().any(|other| def.fits(if side == Side::First { [order, other] } else { [other, order] }))
        };
        let field = format!("{prefix}.sides.{}", side.index());
        for (name, zone) in [("zone", &stand.zone), ("held_zone", &stand.held_zone)] {
            zone_faults(&format!("{field}.{name}"), zone, bounds, faults);
        }
        let origin = point(table.hexes_from);
        objectives(&field, stand, [fits(Task::Hold), fits(Task::CounterAttack)], (bounds, origin), faults);
    }
}

/// Objectives are there for the orders that are about some (PH-H-34).
fn objectives(
    field: &str,
    stand: &StandDef,
    [holds, retakes]: [bool; 2],
    (table, origin): (Bounds, Point),
    faults: &mut Faults,
) {
    let all_on = points_on_table(format_args!("{field}.holds"), &stand.holds, table, faults);
    match (holds, stand.holds.len()) {
        (true, given) if given != 2 => {
            let message = format_args!("to be ordered to hold one needs 2 objectives, and {given} are named");
            faults.add(format_args!("{field}.holds"), message);
        }
        (false, 1..) => faults.warn(format_args!("{field}.holds"), "this side is never ordered to hold anything here"),
        (true | false, _) => {}
    }
    let hex = |at: &At| TacticalHex::at(origin, point(*at));
    if let ([one, other], true) = (&stand.holds[..], all_on)
        && hex(one) == hex(other)
    {
        faults.add(format_args!("{field}.holds[1]"), "this objective is in the same hex as the one before it");
    }
    match (retakes, &stand.retakes) {
        (true, None) => faults.add(
            format_args!("{field}.retakes"),
            "to be ordered to counter-attack one needs an objective to take back",
        ),
        (false, Some(_)) => {
            faults.warn(format_args!("{field}.retakes"), "this side is never ordered to counter-attack here");
        }
        (true, Some(at)) if !table.holds(point(*at)) => {
            let message = format_args!("the point ({}, {}) lies beside the table", at.0, at.1);
            faults.add(format_args!("{field}.retakes"), message);
        }
        (true, Some(_)) | (false, None) => {}
    }
}

/// A chain of scenarios, each with the men of the campaign (PH-11.1-06).
fn chained(files: &CampaignFiles, faults: &mut Faults) {
    let def = files.def;
    if def.battles != 0 && usize::from(def.battles) != def.chain.len() {
        faults.add("battles", format_args!("this chain has {} battles: leave the number out", def.chain.len()));
    }
    if def.chain.len() > usize::from(MOST_BATTLES) {
        faults.add("chain", format_args!("at most {MOST_BATTLES} battles are allowed"));
    }
    for (n, (scenario, table)) in files.chain.iter().enumerate() {
        let field = format!("chain[{n}].scenario");
        if scenario.position.is_some() {
            faults.add(&field, "this scenario begins in the middle of a battle, with men of its own");
            continue;
        }
        let with_men = with_men(def, scenario, files.forces);
        let (kinds, stock, forces) = (files.kinds, files.stock, files.forces);
        let of_battle = Files { scenario: &with_men, table, kinds, stock, forces };
        for fault in scenario::faults(&of_battle).into_iter().filter(|fault| !fault.field.contains(".men.")) {
            let message = format!("with the men of this campaign, `{}`: {}", fault.field, fault.message);
            faults.0.push(Fault { field: field.clone(), message, ..fault });
        }
    }
}

/// A scenario of the chain with these men.
pub(super) fn with_men(def: &CampaignDef, scenario: &ScenarioDef, forces: [&ForceDef; 2]) -> ScenarioDef {
    let mut with_men = scenario.clone();
    for (side, own, force) in
        [(&mut with_men.sides.0, &def.sides.0, forces[0]), (&mut with_men.sides.1, &def.sides.1, forces[1])]
    {
        (side.force, side.men) = (None, Some(force.clone()));
        (side.name, side.key) = (own.name.clone(), own.key.clone());
    }
    with_men
}

#[cfg(test)]
#[path = "campaign_test.rs"]
mod tests;
