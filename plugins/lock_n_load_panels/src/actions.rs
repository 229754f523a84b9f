//! What can be done now with the selection, and why the rest cannot: the list behind the action bar and the menu at the cursor.

use crate::battle::Battle;
use crate::input::BattleAction;
use crate::model::{Action, Actions, Does, Mode, Prepared, Preview, Selection};
use crate::names;
use crate::prepare::morale::report_of;
use crate::prepare::moves::double_time_leader;
use bevy::prelude::*;
use board_art::Icon;
use hex_board::Spot;
use lock_n_load::markers::HexMarker;
use lock_n_load::sections::{fire, movement, smoke, spotting};
use lock_n_load::{Command, Movement, Phase, Question, Table, Trait, UnitNow, Widen};
use smallvec::SmallVec;
use table::{CounterId, Refusal};

/// Brings the list up to date.
pub(crate) fn update_actions(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    preview: Res<Preview>,
    prepared: Res<Prepared>,
    mut actions: ResMut<Actions>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() && !selection.is_changed() && !prepared.is_changed() {
        return;
    }
    let now = actions_of(&battle, &selection, &preview, &prepared);
    actions.set_if_neq(Actions(now));
}

/// The list as things stand.
pub fn actions_of(battle: &Battle, selection: &Selection, preview: &Preview, prepared: &Prepared) -> Vec<Action> {
    let flow = battle.flow().clone();
    let mut list = Vec::new();
    if flow.outcome.is_none() {
        if matches!(selection.mode, Mode::Sniper(_)) {
            confirm(preview, prepared, &mut list);
        } else if let Some(question) = &flow.question {
            answers(battle, selection, prepared, question, &mut list);
        } else {
            confirm(preview, prepared, &mut list);
            match flow.phase {
                Phase::SetUp => set_up(battle, selection, &mut list),
                Phase::Rally => rally(battle, selection, &mut list),
                Phase::Operations if flow.moving().is_some() => moving(battle, selection, &mut list),
                Phase::Operations => operations(battle, selection, &mut list),
                Phase::Administrative => {}
            }
        }
        snipers(battle, selection, flow.question.as_ref(), &mut list);
    }
    if battle.can_undo() {
        list.push(button("Undo", "Takes the last order back.", Icon::Undo, Some(BattleAction::Undo), Does::Undo));
    }
    list
}

fn button(
    name: impl Into<String>,
    hint: impl Into<String>,
    icon: Icon,
    key: Option<BattleAction>,
    does: Does,
) -> Action {
    let (name, hint) = (name.into(), hint.into());
    Action { name, hint, icon, key, refusal: None, does, active: false, main: false }
}

impl Action {
    fn main(mut self) -> Self {
        self.main = true;
        self
    }
    fn unless(mut self, refusal: Option<Refusal>) -> Self {
        self.refusal = refusal;
        self
    }
    fn active(mut self, active: bool) -> Self {
        self.active = active;
        self
    }
}

fn order(
    name: impl Into<String>,
    hint: impl Into<String>,
    icon: Icon,
    key: Option<BattleAction>,
    command: Command,
) -> Action {
    button(name, hint, icon, key, Does::Order(vec![command]))
}

/// What the preview shows, as the first button.
fn confirm(preview: &Preview, prepared: &Prepared, list: &mut Vec<Action>) {
    if prepared.orders.is_empty() {
        return;
    }
    let (name, hint, icon) = match preview {
        Preview::Fire(_) => ("Open fire", "Rolls the attack that is shown.", Icon::Fire),
        Preview::Spot(_) => ("Search", "Rolls the spotting attempt that is shown.", Icon::Spot),
        Preview::Smoke(_) => ("Throw smoke", "Rolls the attempt that is shown.", Icon::Smoke),
        Preview::Morale(_) => ("Roll", "Rolls two dice against morale.", Icon::Rally),
        Preview::Melee(_) => ("Attack", "Rolls the attack that is shown.", Icon::Melee),
        Preview::Move(_) => ("Go there", "Moves along the path that is shown.", Icon::Move),
        Preview::Plain(_) => ("Do it", "Orders what is shown.", Icon::Done),
        Preview::None | Preview::Refused(_) => return,
    };
    list.push(button(name, hint, icon, Some(BattleAction::Confirm), Does::Confirm).main());
}

fn answers(battle: &Battle, selection: &Selection, prepared: &Prepared, question: &Question, list: &mut Vec<Action>) {
    let table = battle.table();
    let ready = !prepared.orders.is_empty();
    match question {
        Question::OpportunityFire { .. } => {
            if ready {
                let hint = "Opens Opportunity Fire as shown.";
                list.push(button("Fire", hint, Icon::Fire, Some(BattleAction::Confirm), Does::Confirm).main());
            }
            let hint = "No fire at this step of the move.";
            list.push(order("Hold fire", hint, Icon::Hold, Some(BattleAction::HoldFire), Command::HoldFire));
            if battle.legal().contains(&Command::HoldFireForMove) {
                let (name, hint) = ("Hold for this move", "No fire until this stack has ended its move.");
                let key = Some(BattleAction::HoldForMove);
                list.push(order(name, hint, Icon::HoldForMove, key, Command::HoldFireForMove));
            }
        }
        Question::CheckNext { leaders, .. } => {
            chosen(ready, list);
            for leader in leaders {
                let name = format!("{} first", names::unit(&table, *leader));
                list.push(order(
                    name,
                    "Makes the next Damage Check.",
                    Icon::Rally,
                    None,
                    Command::CheckNext { leader: *leader },
                ));
            }
        }
        Question::DropWeapon { unit, .. } => {
            chosen(ready, list);
            for weapon in table.carried_by(*unit) {
                let name = format!("Drop the {}", names::weapon(&table, weapon.id));
                let hint = "A half-squad carries one weapon.";
                list.push(order(name, hint, Icon::Weapon, None, Command::DropWeapon { weapon: weapon.id }));
            }
        }
        Question::GoTo { unit, places, .. } => {
            chosen(ready, list);
            for to in places {
                list.push(order(format!("To {to}"), "", Icon::Withdraw, None, Command::GoTo { unit: *unit, to: *to }));
            }
        }
        Question::SniperFire { sniper, places, .. } => {
            chosen(ready, list);
            for at in places {
                let command = Command::SniperFire { sniper: *sniper, at: *at };
                list.push(order(format!("Fire at {at}"), "", Icon::Fire, None, command));
            }
        }
        Question::MeleeAttack { .. } => {
            if ready {
                let hint = "Fights the chosen enemies as shown.";
                list.push(button("Attack", hint, Icon::Melee, Some(BattleAction::Confirm), Does::Confirm).main());
            }
            let none = Command::MeleeAttack { attackers: Vec::new(), defenders: SmallVec::new(), leader: None };
            if battle.legal().contains(&none) {
                let key = Some(BattleAction::HoldFire);
                list.push(order("No attack", "Your side does not attack in this round.", Icon::Hold, key, none));
            }
        }
        Question::MeleeDefence { .. } => {
            let some = !selection.chosen.is_empty();
            let name = if some { "Use the chosen charges" } else { "Use no charge" };
            list.push(button(name, "", Icon::Weapon, Some(BattleAction::Confirm), Does::Confirm).main());
            if some {
                let none = Command::MeleeDefence { satchels: SmallVec::new() };
                list.push(order("Use no charge", "", Icon::Hold, Some(BattleAction::HoldFire), none));
            }
        }
    }
}

/// The answer that was clicked on the map.
fn chosen(ready: bool, list: &mut Vec<Action>) {
    if ready {
        let hint = "Answers as it is shown.";
        list.push(button("Do it", hint, Icon::Done, Some(BattleAction::Confirm), Does::Confirm).main());
    }
}

fn set_up(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let can_place_all = battle.check(&Command::PlaceAll).err();
    let hint = "Places all counters that are left, by the program's choice.";
    let key = Some(BattleAction::PlaceAll);
    list.push(order("Place all", hint, Icon::Flag, key, Command::PlaceAll).unless(can_place_all));
    let not_done = battle.check(&Command::SetUpDone).err();
    let finished = not_done.is_none();
    let mut done =
        order("Set-up done", "Ends your set-up.", Icon::Done, Some(BattleAction::EndImpulse), Command::SetUpDone);
    done.main = finished;
    list.push(done.unless(not_done));
    if let [unit] = selection.units[..]
        && let Some((to, name)) = selection.spot.and_then(|spot| other_storey(&battle.table(), spot))
    {
        let command = Command::Place { unit, at: battle.table().field.map.place(to) };
        let hint = "To the other storey of this building.";
        push_checked(battle, [order(name, hint, Icon::Move, None, command)], list);
    }
    hand_over(battle, selection, list);
}

/// The other storey of a building that has two, and how to say that somebody goes there.
fn other_storey(table: &Table, spot: Spot) -> Option<(Spot, &'static str)> {
    let other = Spot { storey: 1 - spot.storey.min(1), ..spot };
    (table.field.map.at(spot.hex).storeys == 2)
        .then_some((other, if other.storey == 1 { "Upstairs" } else { "Downstairs" }))
}

/// Over the stairs: there is nothing on the map to click where nobody stands on the other storey.
fn stairs(table: &Table, selection: &Selection) -> Option<Action> {
    let moving = table.flow.moving().is_some();
    let spot = if moving { movement::position(table) } else { selection.spot };
    let (to, name) = other_storey(table, spot?)?;
    let to = table.field.map.place(to);
    let by = if let Mode::Move(by) = selection.mode { by } else { Movement::Move };
    let units = selection.units.iter().copied().collect();
    let command = if moving { Command::Step { to } } else { Command::Move { units, by, to, double_time: None } };
    Some(order(name, "Over the stairs to the other storey.", Icon::Move, None, command))
}

/// With the rules' answer to each order.
fn push_checked(battle: &Battle, actions: impl IntoIterator<Item = Action>, list: &mut Vec<Action>) {
    for action in actions {
        let refusal = match &action.does {
            Does::Order(orders) => orders.first().and_then(|first| battle.check(first).err()),
            _ => None,
        };
        list.push(action.unless(refusal));
    }
}

/// Weapons of the selected unit to other hands.
fn hand_over(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let table = battle.table();
    for command in battle.legal() {
        let Command::GiveWeapon { weapon, to, back } = command else { continue };
        let carrier = table.weapon(*weapon).and_then(|weapon| table.carrier(weapon)).map(|unit| unit.id);
        if carrier.is_some_and(|carrier| selection.units.contains(&carrier)) {
            let mut name = format!("{} to {}", names::weapon(&table, *weapon), names::unit(&table, *to));
            if let Some(back) = back {
                name += &format!(" for {}", names::weapon(&table, *back));
            }
            list.push(order(name, "Hands the weapon over.", Icon::Weapon, None, command.clone()));
        }
    }
}

fn rally(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let table = battle.table();
    let selected = |id: &CounterId| selection.units.contains(id);
    let chance = |command: &Command| match report_of(&table, command) {
        Some(Ok(report)) => format!("{} or less on two dice: {} of 36.", report.needed, report.chance_of_36),
        _ => String::new(),
    };
    for command in battle.legal() {
        let action = match command {
            Command::Rally { unit, by } if selected(unit) => {
                let name = match by {
                    Some(by) => format!("Rally by {}", names::unit(&table, *by)),
                    None => "Rally".into(),
                };
                order(name, chance(command), Icon::Rally, Some(BattleAction::Rally), command.clone())
            }
            Command::Dedication { unit, .. } if selected(unit) => {
                order("Dedication", chance(command), Icon::Rally, None, command.clone())
            }
            Command::Heal { medic, unit } if selected(medic) || selected(unit) => {
                let name = format!("Treat {}", names::unit(&table, *unit));
                order(name, chance(command), Icon::Cross, Some(BattleAction::Heal), command.clone())
            }
            Command::Join { units, into } if units.iter().any(selected) => {
                let other = if selected(&units[0]) { units[1] } else { units[0] };
                let into = into.as_ref().map(|key| format!(" into {key}")).unwrap_or_default();
                let name = format!("Join {}{into}", names::unit(&table, other));
                order(name, "Two half-squads become a squad.", Icon::Done, None, command.clone())
            }
            Command::TakeWeapon { unit, weapon } if selected(unit) => {
                let name = format!("Take the {}", names::weapon(&table, *weapon));
                order(name, "", Icon::Weapon, None, command.clone())
            }
            Command::TurnTripod { weapon } => {
                let found = table.weapon(*weapon);
                let carrier = found.and_then(|weapon| table.carrier(weapon)).map(|unit| unit.id);
                if !carrier.is_some_and(|id| selected(&id)) {
                    continue;
                }
                let verb = if found.is_some_and(|weapon| weapon.set_up) { "Pack" } else { "Set up" };
                order(format!("{verb} the {}", names::weapon(&table, *weapon)), "", Icon::Weapon, None, command.clone())
            }
            _ => continue,
        };
        list.push(action);
    }
    hand_over(battle, selection, list);
    let left = battle.legal().iter().any(|command| matches!(command, Command::Rally { .. } | Command::Heal { .. }));
    let hint = if left { "Ends your part; units can still try." } else { "Ends your part of the Rally Phase." };
    let mut done = order("Rally done", hint, Icon::Done, Some(BattleAction::EndImpulse), Command::RallyDone);
    done.main = !left;
    list.push(done);
}

fn moving(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let over_the_stairs = stairs(&battle.table(), selection);
    push_checked(battle, over_the_stairs, list);
    let flow = battle.flow();
    let by = flow.moving().map_or(Movement::Move, |moving| moving.by);
    let exit = Command::Exit { units: SmallVec::new(), by };
    if battle.legal().contains(&exit) {
        let hint = "Leaves the map from this hex.";
        list.push(order("Leave the map", hint, Icon::Flag, Some(BattleAction::Exit), exit));
    }
    let hint = "The stack stops here; others may still act.";
    list.push(order("Stop", hint, Icon::Hold, Some(BattleAction::Stop), Command::Stop));
    let both = Does::Order(vec![Command::Stop, Command::EndImpulse]);
    list.push(button(
        "End impulse",
        "Stops and ends the impulse.",
        Icon::EndImpulse,
        Some(BattleAction::EndImpulse),
        both,
    ));
}

fn operations(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let table = battle.table();
    let units: Vec<UnitNow> = selection.units.iter().filter_map(|id| table.unit(*id)).collect();
    if let Some(spot) = selection.spot
        && units.iter().any(|unit| Some(unit.side) == table.flow.to_act())
    {
        fire_and_eyes(battle, &table, selection, &units, spot, list);
        moves(&table, selection, &units, list);
        let mut checked: Vec<Action> = stairs(&table, selection).into_iter().collect();
        melee(&table, selection, spot, &mut checked);
        leave_and_widen(battle, &table, selection, &units, spot, &mut checked);
        push_checked(battle, checked, list);
    }
    entries(battle, selection, list);
    if battle.legal().contains(&Command::EndImpulse) {
        let (name, hint) = ("End impulse", "Your impulse is over.");
        list.push(order(name, hint, Icon::EndImpulse, Some(BattleAction::EndImpulse), Command::EndImpulse));
    } else if battle.legal().contains(&Command::Pass) {
        let hint = "Three passes in a row end the Operations Phase.";
        list.push(order("Pass", hint, Icon::Pass, Some(BattleAction::Pass), Command::Pass));
    }
}

fn fire_and_eyes(
    battle: &Battle,
    table: &Table,
    selection: &Selection,
    units: &[UnitNow],
    spot: Spot,
    list: &mut Vec<Action>,
) {
    let here = |id: CounterId| table.unit(id).and_then(|unit| unit.spot()) == Some(spot);
    let legal = battle.legal();
    let mode = |name: &str, hint: &str, icon, key, mode: Mode, refusal| {
        let active = selection.mode == mode;
        button(name, hint, icon, Some(key), Does::Mode(mode)).unless(refusal).active(active)
    };
    let fires = legal.iter().any(|command| {
        matches!(command, Command::Fire(order) if order.firers.iter().any(|part| selection.units.contains(&part.unit)))
    });
    let why_no_fire = || {
        let first = units.iter().find_map(|unit| fire::ready(table, *unit, spot, false).err());
        let side = units.first().map(|unit| unit.side);
        let from = side.and_then(|side| fire::may_fire_from(table, side, spot).err());
        let nobody = || Refusal::new(fire::CONDITIONS, "no Spotted enemy is in range and in sight");
        first.or(from).unwrap_or_else(nobody)
    };
    let hint = "Choose the target; every line of the attack is shown before the dice.";
    list.push(mode("Fire", hint, Icon::Fire, BattleAction::Fire, Mode::Fire, (!fires).then(why_no_fire)));
    let spots = legal.iter().any(|command| matches!(command, Command::Spot { unit, .. } if here(*unit)));
    let why_no_spot = || {
        let first = units.iter().find_map(|unit| spotting::may_spot(table, *unit).err());
        first.unwrap_or_else(|| Refusal::new(spotting::TARGET, "no hidden enemy is in sight"))
    };
    let hint = "Search a hex for hidden enemies, before anybody acts.";
    list.push(mode("Spot", hint, Icon::Spot, BattleAction::Spot, Mode::Spot, (!spots).then(why_no_spot)));
    let throws = units.iter().any(|unit| smoke::needed(table, *unit).is_ok());
    let why_no_smoke = || {
        let mmc = units.iter().find(|unit| unit.is_mmc()).or(units.first());
        let first = mmc.and_then(|unit| smoke::needed(table, *unit).err());
        first.unwrap_or_else(|| Refusal::new(smoke::WHO, "nobody here places smoke"))
    };
    let hint = "Try to place smoke here or in an adjacent hex.";
    list.push(mode("Smoke", hint, Icon::Smoke, BattleAction::Smoke, Mode::Smoke, (!throws).then(why_no_smoke)));
}

fn moves(table: &Table, selection: &Selection, units: &[UnitNow], list: &mut Vec<Action>) {
    let Some(side) = table.flow.to_act() else { return };
    let stealth = units.iter().any(|unit| table.definition(*unit).stealth);
    let assault = units.iter().any(|unit| unit.may(Trait::AssaultMoves));
    let leader = double_time_leader(table, selection).filter(|_| units.len() > 1);
    let kinds = [
        ("Move", "Up to the movement factor.", Icon::Move, BattleAction::Move, Movement::Move, true),
        (
            "Assault Move",
            "Half the movement factor, and fire afterwards.",
            Icon::AssaultMove,
            BattleAction::AssaultMove,
            Movement::AssaultMove,
            assault,
        ),
        ("Low Crawl", "One hex, hard to see.", Icon::LowCrawl, BattleAction::LowCrawl, Movement::LowCrawl, true),
        (
            "Stealth",
            "Half the movement factor, unseen.",
            Icon::Stealth,
            BattleAction::Stealth,
            Movement::Stealth,
            stealth,
        ),
    ];
    for (name, hint, icon, key, by, shown) in kinds {
        if !shown {
            continue;
        }
        let refusal = movement::stack::beginning(table, side, &selection.units, by, None).err();
        let mode = Mode::Move(by);
        let active = selection.mode == mode;
        list.push(button(name, hint, icon, Some(key), Does::Mode(mode)).unless(refusal).active(active));
        if by == Movement::Move && leader.is_some() {
            let refusal = movement::stack::beginning(table, side, &selection.units, by, leader).err();
            let active = selection.mode == Mode::DoubleTime;
            let hint = "With the leader: 2 points more, up to his factor.";
            let does = Does::Mode(Mode::DoubleTime);
            let action = button("Double Time", hint, Icon::Move, Some(BattleAction::DoubleTime), does);
            list.push(action.unless(refusal).active(active));
        }
    }
}

fn melee(table: &Table, selection: &Selection, spot: Spot, list: &mut Vec<Action>) {
    if !table.hexes.has(spot, HexMarker::Melee) {
        return;
    }
    let at = table.field.map.place(spot);
    let hint = "Uses the impulse on another round in this hex.";
    list.push(order("Fight melee", hint, Icon::Melee, Some(BattleAction::Melee), Command::FightMelee { at }));
    let hint = "A Morale Check for each; who passes may move out.";
    let active = selection.mode == Mode::Withdraw;
    let does = Does::Mode(Mode::Withdraw);
    list.push(button("Withdraw", hint, Icon::Withdraw, Some(BattleAction::Withdraw), does).active(active));
}

fn leave_and_widen(
    battle: &Battle,
    table: &Table,
    selection: &Selection,
    units: &[UnitNow],
    spot: Spot,
    list: &mut Vec<Action>,
) {
    let side = table.flow.to_act();
    if side.is_some_and(|side| movement::entry::is_exit(table, side, spot)) {
        let command = Command::Exit { units: selection.units.iter().copied().collect(), by: Movement::Move };
        let hint = "Leaves the map from this hex.";
        list.push(order("Leave the map", hint, Icon::Flag, Some(BattleAction::Exit), command));
    }
    let at = table.field.map.place(spot);
    for leader in units.iter().filter(|unit| unit.may(Trait::Leads)) {
        for (widen, name, hint) in [
            (Widen::Adjacent, "Lead", "activates this hex and all adjacent ones"),
            (Widen::Storeys, "Lead the house", "activates the storeys of this hex"),
        ] {
            let command = Command::Activate { at, widen, leader: Some(leader.id) };
            // The storeys matter only where there are some; the adjacent hexes are always worth a reason.
            let offered = battle.legal().contains(&command);
            let activated = table.flow.impulse.activated.is_some();
            if offered || (widen == Widen::Adjacent && !activated) {
                let hint = format!("{} {hint}.", names::unit(table, leader.id));
                list.push(order(name, hint, Icon::Flag, Some(BattleAction::Widen), command));
            }
        }
    }
}

fn entries(battle: &Battle, selection: &Selection, list: &mut Vec<Action>) {
    let table = battle.table();
    let Some(side) = table.flow.to_act() else { return };
    for group in movement::entry::waiting_groups(&table, side) {
        let waits = |id: &CounterId| {
            let unit = table.unit(*id);
            unit.is_some_and(|unit| movement::entry::group_of(&table, unit).is_some_and(|own| own.id == group.id))
        };
        let offered = |command: &Command| matches!(command, Command::Move { units, .. } if units.iter().all(waits));
        if battle.legal().iter().any(offered) {
            let mode = Mode::Enter(group.id.clone());
            let active = selection.mode == mode;
            let hint = "Waiting units come onto the map.";
            let by = group.hexes.first().map_or_else(String::new, |hex| format!(" by {hex}"));
            let more = if group.hexes.len() > 1 { " …" } else { "" };
            let name = format!("Enter{by}{more}");
            list.push(button(name, hint, Icon::Flag, None, Does::Mode(mode)).active(active));
        }
    }
}

/// Snipers can be placed at any time, but whoever is asked something is not interrupted by the other side's.
fn snipers(battle: &Battle, selection: &Selection, question: Option<&Question>, list: &mut Vec<Action>) {
    let table = battle.table();
    let mut offered: Vec<CounterId> = Vec::new();
    for command in battle.legal() {
        if let Command::PlaceSniper { sniper, .. } = command
            && !offered.contains(sniper)
            && question.is_none_or(|question| table.unit(*sniper).is_some_and(|unit| unit.side == question.side()))
        {
            offered.push(*sniper);
        }
    }
    for sniper in offered {
        let mode = Mode::Sniper(sniper);
        let active = selection.mode == mode;
        let hint = format!("{}: in a hex with cover, once; upstairs with Shift.", names::unit(&table, sniper));
        list.push(button("Place sniper", hint, Icon::Sight, None, Does::Mode(mode)).active(active));
    }
}
