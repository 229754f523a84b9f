//! The buttons of moves.

use super::going::{Going, Hurrying};
use super::reach::{Kind, double_time_leader};
use crate::aim::aim;
use crate::buttons::{Bar, order};
use crate::input::BattleAction;
use crate::model::Selection;
use board_art::Icon;
use hex_board::Spot;
use lock_n_load::sections::movement::{self, entry};
use lock_n_load::{Command, Deed, Movement, Table, Trait};
use smallvec::SmallVec;
use table::CounterId;

/// The kinds of movement that the selected units have.
pub(crate) fn ways(bar: &mut Bar) {
    let Some((_, units)) = bar.selected() else { return };
    let (table, selection) = (bar.table, bar.selection);
    let stealth = units.iter().any(|unit| table.definition(*unit).stealth);
    let assault = units.iter().any(|unit| unit.may(Trait::AssaultMoves));
    let crawls = units.iter().any(|unit| !unit.may(Trait::Cumbersome));
    let leader = double_time_leader(&table, selection).filter(|_| units.len() > 1);
    let kinds = [
        (Movement::Move, true, "Move", "Up to the movement factor.", Icon::Move, BattleAction::Move),
        (
            Movement::AssaultMove,
            assault,
            "Assault Move",
            "Half the movement factor, and fire afterwards.",
            Icon::AssaultMove,
            BattleAction::AssaultMove,
        ),
        (Movement::LowCrawl, crawls, "Low Crawl", "One hex, hard to see.", Icon::LowCrawl, BattleAction::LowCrawl),
        (
            Movement::Stealth,
            stealth,
            "Stealth",
            "Half the movement factor, unseen.",
            Icon::Stealth,
            BattleAction::Stealth,
        ),
    ];
    for (by, _, name, hint, icon, key) in kinds.into_iter().filter(|kind| kind.1) {
        let refusal = bar.why_not(Deed::Move { by, double_time: None });
        bar.push(bar.mode(name, hint, icon, Going(by)).key(key).of_units().unless(refusal));
        if by == Movement::Move && leader.is_some() {
            // Whoever has chosen an Assault Move makes that at Double Time.
            let by = if way(selection) == Movement::AssaultMove { Movement::AssaultMove } else { by };
            let refusal = bar.why_not(Deed::Move { by, double_time: leader });
            let hint = "With the leader: 2 points more, up to his factor.";
            let hurry = bar.mode("Double Time", hint, Icon::DoubleTime, Hurrying(by)).key(BattleAction::DoubleTime);
            bar.push(hurry.of_units().unless(refusal));
        }
    }
}

/// The kind of movement that is chosen.
pub(crate) fn chosen_way(selection: &Selection) -> Option<Movement> {
    let going = selection.mode.get::<Going>().map(|going| going.0);
    going.or(selection.mode.get::<Hurrying>().map(|hurrying| hurrying.0))
}

/// The same; without any choice it is a Move.
fn way(selection: &Selection) -> Movement {
    chosen_way(selection).unwrap_or(Movement::Move)
}

/// Other ways to a Location that has been clicked: straight there, where the cheapest way goes round, and for those who enter the map by
/// another kind of movement.
pub(crate) fn otherwise(bar: &mut Bar) {
    let (table, selection) = (bar.table, bar.selection);
    let Some(to) = selection.target.map(|at| table.field.map.place(at)) else { return };
    if table.flow.moving().is_some() {
        return straight(bar, Command::Step { to, facing: None });
    }
    let Some(kind) = aim(&table, selection).and_then(|aim| aim.kind(&table, selection)) else { return };
    let Kind { units, by, double_time } = kind;
    let units: SmallVec<[CounterId; 4]> = units.into_iter().collect();
    if selection.spot.is_some() {
        return straight(bar, Command::Move { units, by, to, double_time, facing: None });
    }
    let others = [(Movement::Move, "Move"), (Movement::AssaultMove, "Assault Move"), (Movement::LowCrawl, "Low Crawl")];
    for (by, name) in others.into_iter().chain([(Movement::Stealth, "Stealth")]) {
        for double_time in [None, double_time] {
            let command = Command::Move { units: units.clone(), by, to, double_time, facing: None };
            if bar.is_new(&command) {
                let name = if double_time.is_some() { format!("{name} at Double Time") } else { name.to_owned() };
                bar.push(order(name, format!("Enters by {to} so."), Icon::Flag, command));
            }
        }
    }
}

fn straight(bar: &mut Bar, command: Command) {
    let goes_round = matches!(bar.prepared.first(), Some(Command::Move { .. } | Command::Step { .. }));
    if goes_round && bar.is_new(&command) {
        let hint = "In one step, not by the cheaper way that is shown.";
        bar.push(order("Straight there", hint, Icon::Straight, command));
    }
}

/// The other storey of a building that has two, and how to say that somebody goes there.
pub(crate) fn other_storey(table: &Table, spot: Spot) -> Option<(Spot, &'static str)> {
    let other = Spot { storey: 1 - spot.storey.min(1), ..spot };
    (table.field.map.at(spot.hex).storeys == 2)
        .then_some((other, if other.storey == 1 { "Upstairs" } else { "Downstairs" }))
}

/// Over the stairs: there is nothing on the map to click where nobody stands on the other storey.
pub(crate) fn stairs(bar: &mut Bar) {
    let (table, selection) = (bar.table, bar.selection);
    let moving = table.flow.moving().is_some();
    let spot = if moving { movement::position(&table) } else { bar.selected().map(|(spot, _)| spot) };
    let Some((to, name)) = spot.and_then(|spot| other_storey(&table, spot)) else { return };
    let to = table.field.map.place(to);
    let hint = "Over the stairs to the other storey.";
    let action = if moving {
        order(name, hint, Icon::Stairs, Command::Step { to, facing: None })
    } else {
        let by = way(selection);
        let units = selection.units.iter().copied().collect();
        order(name, hint, Icon::Stairs, Command::Move { units, by, to, double_time: None, facing: None }).of_units()
    };
    bar.push_checked(action);
}

/// Off the map, where the selected units stand on an exit.
pub(crate) fn leave(bar: &mut Bar) {
    let Some((spot, _)) = bar.selected() else { return };
    let side = bar.table.flow.to_act();
    if side.is_some_and(|side| entry::is_exit(&bar.table, side, spot)) {
        let units = bar.selection.units.iter().copied().collect();
        bar.push_checked(exit(Command::Exit { units, by: way(bar.selection) }));
    }
}

fn exit(command: Command) -> crate::model::Action {
    let hint = "Leaves the map from this hex.";
    order("Leave the map", hint, Icon::Exit, command).key(BattleAction::Exit).of_units()
}

/// What a stack that moves may do beside another step.
pub(crate) fn moving(bar: &mut Bar) {
    let by = bar.table.flow.moving().map_or(Movement::Move, |moving| moving.by);
    let leave = Command::Exit { units: SmallVec::new(), by };
    if bar.offers(|command| *command == leave) {
        bar.push(exit(leave));
    }
    let hint = "The stack stops here; others may still act.";
    bar.push(order("Stop", hint, Icon::Stop, Command::Stop).key(BattleAction::Stop));
}
