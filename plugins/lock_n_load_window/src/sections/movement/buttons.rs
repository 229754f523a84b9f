//! The buttons of moves.

use super::going::{Going, Hurrying};
use super::reach::double_time_leader;
use super::words;
use crate::input::BattleAction;
use crate::model::{Kind, Selection};
use crate::seams::buttons::{Bar, order};
use board_art::Icon;
use hex_board::Spot;
use lock_n_load::sections::movement::{self, entry};
use lock_n_load::{Command, Deed, Movement, Table, Trait};
use smallvec::SmallVec;
use table::{CounterId, Say};

/// The kinds of movement that the selected units have.
pub(crate) fn ways(bar: &mut Bar) {
    let Some((_, units)) = bar.selected() else { return };
    let (table, selection) = (bar.table, bar.selection);
    let stealth = units.iter().any(|unit| table.definition(*unit).stealth);
    let assault = units.iter().any(|unit| unit.may(Trait::AssaultMoves));
    let crawls = units.iter().any(|unit| !unit.may(Trait::Cumbersome));
    let leader = double_time_leader(&table, selection).filter(|_| units.len() > 1);
    let kinds = [
        (Movement::Move, true, words::move_(), words::move_hint(), Icon::Move, BattleAction::Move),
        (
            Movement::AssaultMove,
            assault,
            words::assault_move(),
            words::assault_move_hint(),
            Icon::AssaultMove,
            BattleAction::AssaultMove,
        ),
        (
            Movement::LowCrawl,
            crawls,
            words::low_crawl(),
            words::low_crawl_hint(),
            Icon::LowCrawl,
            BattleAction::LowCrawl,
        ),
        (Movement::Stealth, stealth, words::stealth(), words::stealth_hint(), Icon::Stealth, BattleAction::Stealth),
    ];
    for (by, _, name, hint, icon, key) in kinds.into_iter().filter(|kind| kind.1) {
        let refusal = bar.why_not(Deed::Move { by, double_time: None });
        bar.push(bar.mode(name.said(), hint.said(), icon, Going(by)).key(key).of_units().unless(refusal));
        if by == Movement::Move && leader.is_some() {
            // Whoever has chosen an Assault Move makes that at Double Time.
            let by = if way(selection) == Movement::AssaultMove { Movement::AssaultMove } else { by };
            let refusal = bar.why_not(Deed::Move { by, double_time: leader });
            let hint = words::double_time_hint().said();
            let hurry = bar.mode(words::double_time().said(), hint, Icon::DoubleTime, Hurrying(by));
            bar.push(hurry.key(BattleAction::DoubleTime).of_units().unless(refusal));
        }
    }
}

/// What a kind of movement is called.
pub(super) fn name(by: Movement) -> Say {
    match by {
        Movement::Move => words::move_(),
        Movement::AssaultMove => words::assault_move(),
        Movement::LowCrawl => words::low_crawl(),
        Movement::Stealth => words::stealth(),
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
    let Some(kind) = bar.aim.and_then(|aim| aim.kind(&table, selection)) else { return };
    let Kind { units, by, double_time } = kind;
    let units: SmallVec<[CounterId; 4]> = units.into_iter().collect();
    if selection.spot.is_some() {
        return straight(bar, Command::Move { units, by, to, double_time, facing: None });
    }
    for by in [Movement::Move, Movement::AssaultMove, Movement::LowCrawl, Movement::Stealth] {
        for double_time in [None, double_time] {
            let command = Command::Move { units: units.clone(), by, to, double_time, facing: None };
            if bar.is_new(&command) {
                let name = name(by);
                let name = if double_time.is_some() { words::at_double_time(name) } else { name };
                bar.push(order(name.said(), words::enters_so(to).said(), Icon::Flag, command));
            }
        }
    }
}

fn straight(bar: &mut Bar, command: Command) {
    let goes_round = matches!(bar.prepared.first(), Some(Command::Move { .. } | Command::Step { .. }));
    if goes_round && bar.is_new(&command) {
        let hint = words::straight_hint().said();
        bar.push(order(words::straight_there().said(), hint, Icon::Straight, command));
    }
}

/// The other storey of a building that has two, and how to say that somebody goes there.
pub(crate) fn other_storey(table: &Table, spot: Spot) -> Option<(Spot, Say)> {
    let other = Spot { storey: 1 - spot.storey.min(1), ..spot };
    (table.field.map.at(spot.hex).storeys == 2)
        .then(|| (other, if other.storey == 1 { words::upstairs() } else { words::downstairs() }))
}

/// Over the stairs: there is nothing on the map to click where nobody stands on the other storey.
pub(crate) fn stairs(bar: &mut Bar) {
    let (table, selection) = (bar.table, bar.selection);
    let moving = table.flow.moving().is_some();
    let spot = if moving { movement::position(&table) } else { bar.selected().map(|(spot, _)| spot) };
    let Some((to, name)) = spot.and_then(|spot| other_storey(&table, spot)) else { return };
    let to = table.field.map.place(to);
    let (name, hint) = (name.said(), words::stairs_hint().said());
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
    order(words::leave_the_map().said(), words::leave_hint().said(), Icon::Exit, command)
        .key(BattleAction::Exit)
        .of_units()
}

/// What a stack that moves may do beside another step.
pub(crate) fn moving(bar: &mut Bar) {
    let by = bar.table.flow.moving().map_or(Movement::Move, |moving| moving.by);
    let leave = Command::Exit { units: SmallVec::new(), by };
    if bar.offers(|command| *command == leave) {
        bar.push(exit(leave));
    }
    let hint = words::stop_hint().said();
    bar.push(order(words::stop().said(), hint, Icon::Stop, Command::Stop).key(BattleAction::Stop));
}
