//! What somebody orders who does not think long: plans are played on by it to where they can be judged.

use crate::guess::{attack, guess};
use crate::lane::Party;
use crate::moment::Moment;
use crate::moves;
use crate::plan::Go;
use crate::sketch::Sketch;
use hex_board::Spot;
use lock_n_load::classes::Trait;
use lock_n_load::sections::movement::reach::Reach;
use lock_n_load::{Command, Impulse, Kind, LockNLoad, Movement, OffMap, Question, Seen, UnitNow, UnitState};
use opponent::{Chance, ONE};
use smallvec::SmallVec;
use table::{CounterId, Group, RuleSet, Side};

/// What he keeps in mind.
#[derive(Debug, Default)]
pub struct Mind {
    /// Where a stack is going, and how many orders of that have been given.
    going: Option<(Go, usize)>,
    commands: Vec<Command>,
    groups: Vec<Group>,
    /// Room for what a stack could reach.
    reach: Reach,
}

/// So many Locations are looked at in an impulse.
const LOOKS: usize = 4;
/// An order that promises less than this is not given.
const LEAST: i32 = ONE / 1000;
/// An attack must promise so much, or who would fire waits for something better.
const LEAST_OF_FIRE: i32 = ONE / 100;
/// And so much a way to go: who stays where he is still may fire at those who come.
const LEAST_OF_WAYS: i32 = ONE / 50;
/// He misjudges by so much.
const NOISE: i32 = ONE / 100;

pub(crate) fn reflex(
    seen: &Seen,
    side: Side,
    sketch: &Sketch,
    mind: &mut Mind,
    chance: &mut Chance,
) -> Option<Command> {
    if let Some(question) = &seen.flow.question {
        return answer(seen, side, question, sketch, mind, chance);
    }
    if let Some(command) = routine(seen, side) {
        return Some(command);
    }
    match Moment::of(seen) {
        Moment::Move(_) => on_the_way(seen, side, sketch, mind),
        Moment::Impulse(impulse) => Some(act(seen, side, impulse, sketch, mind, chance)),
        Moment::SetUp | Moment::Rally | Moment::Within => None,
    }
}

/// What is done as a matter of course: the set-up by the program's choice, and the Rally Phase.
pub(crate) fn routine(seen: &Seen, side: Side) -> Option<Command> {
    match Moment::of(seen) {
        Moment::SetUp => set_up(seen, side).into_iter().next(),
        Moment::Rally => Some(rally(seen, side)),
        Moment::Impulse(_) | Moment::Move(_) | Moment::Within => None,
    }
}

/// Everything in its place by the program's choice.
pub(crate) fn set_up(seen: &Seen, side: Side) -> Vec<Command> {
    let waits = |unit: &UnitNow| unit.state == UnitState::Off(OffMap::SetUp);
    let mut orders = Vec::new();
    if seen.side(side).any(|unit| waits(&unit)) {
        orders.push(Command::PlaceAll);
    }
    orders.push(Command::SetUpDone);
    orders
}

/// The next thing to do in the Rally Phase: leaders first, then whoever may.
pub(crate) fn rally(seen: &Seen, side: Side) -> Command {
    let mut commands = Vec::new();
    LockNLoad::legal_commands(seen, side, &mut commands);
    let rank = |command: &Command| match command {
        Command::Rally { unit, .. } => {
            Some(if seen.unit(*unit).is_some_and(|unit| unit.may(Trait::Leads)) { 5 } else { 4 })
        }
        Command::Heal { .. } => Some(3),
        Command::Dedication { .. } => Some(2),
        Command::TakeWeapon { unit, .. } => {
            let free = seen.unit(*unit).is_some_and(|unit| unit.is_mmc() && unit.good_order())
                && seen.carried_by(*unit).next().is_none();
            free.then_some(1)
        }
        _ => None,
    };
    let best =
        commands.iter().enumerate().filter_map(|(n, command)| Some((rank(command)?, std::cmp::Reverse(n)))).max();
    best.map_or(Command::RallyDone, |(_, std::cmp::Reverse(n))| commands.swap_remove(n))
}

/// The best of a list by first guess, misjudged a little.
fn best(seen: &Seen, side: Side, sketch: &Sketch, commands: &[Command], chance: &mut Chance) -> Option<(i32, usize)> {
    let worth = |command: &Command| guess(seen, side, command, sketch).1;
    let judged = commands.iter().enumerate().map(|(n, command)| (worth(command) + chance.noise(NOISE / 4), n));
    judged.max_by_key(|(worth, n)| (*worth, std::cmp::Reverse(*n)))
}

fn answer(
    seen: &Seen,
    side: Side,
    question: &Question,
    sketch: &Sketch,
    mind: &mut Mind,
    chance: &mut Chance,
) -> Option<Command> {
    let commands = &mut mind.commands;
    commands.clear();
    LockNLoad::legal_commands(seen, side, commands);
    if let Question::OpportunityFire { targets, .. } = question {
        // Who fires now does not act later: it must be worth it.
        let moving: Vec<UnitNow> = targets.iter().filter_map(|id| seen.unit(*id)).collect();
        let least = sketch.price(side.other(), 0.09 * crate::sketch::worth_of(seen, &moving)).max(LEAST);
        let mut most = (least + chance.noise(least / 2), None);
        for (n, command) in commands.iter().enumerate() {
            if let Some(worth) = attack(seen, side, command, sketch)
                && worth > most.0.max(later(seen, sketch, command))
            {
                most = (worth, Some(n));
            }
        }
        return Some(most.1.map_or(Command::HoldFire, |n| commands.swap_remove(n)));
    }
    commands.retain(|command| !matches!(command, Command::PlaceSniper { .. }));
    let (_, n) = best(seen, side, sketch, commands, chance)?;
    Some(commands.swap_remove(n))
}

/// What those who fire now could take later in the turn instead.
fn later(seen: &Seen, sketch: &Sketch, command: &Command) -> i32 {
    let firers: SmallVec<[CounterId; 8]> = match command {
        Command::Fire(order) => order.firers.iter().map(|part| part.unit).collect(),
        Command::Shoot(order) => SmallVec::from_slice(&[order.unit]),
        _ => SmallVec::new(),
    };
    let takers = firers.iter().filter_map(|id| seen.unit(*id));
    takers.map(|unit| moves::could_take(seen, sketch, unit)).max().unwrap_or(0)
}

/// Goes on with the way in mind, or finds one, or stops.
fn on_the_way(seen: &Seen, side: Side, sketch: &Sketch, mind: &mut Mind) -> Option<Command> {
    if let Some((go, given)) = &mut mind.going {
        let next = go.follow(seen, side, *given);
        *given += 1;
        if let Some(next) = next {
            return Some(next);
        }
        mind.going = None;
    }
    let moving = seen.flow.moving()?;
    let party = Party { units: moving.units.iter().copied().collect(), by: moving.by, double_time: moving.double_time };
    if let Some((go, worth)) = way(seen, side, sketch, &party, &mut mind.reach)
        && worth > LEAST
    {
        let next = go.follow(seen, side, 0)?;
        mind.going = Some((go, 1));
        return Some(next);
    }
    let exit = Command::Exit { units: SmallVec::new(), by: party.by };
    let at_exit = lock_n_load::sections::movement::position(seen).is_some_and(|at| moves::leaves(sketch, side, at));
    Some(if at_exit && LockNLoad::judge(seen, side, &exit).is_ok() { exit } else { Command::Stop })
}

/// The best way of a stack, and what it is worth.
fn way(seen: &Seen, side: Side, sketch: &Sketch, party: &Party, reach: &mut Reach) -> Option<(Go, i32)> {
    let found = moves::destinations(seen, sketch, side, party, 1, reach)?;
    let (to, worth) = *found.first()?;
    let legs: Vec<_> = reach.legs(to).into_iter().map(|(leg, _)| leg).collect();
    let begun = seen.flow.moving().is_some();
    let then = moves::then(sketch, side, to);
    let go = Go { units: party.units.clone(), by: party.by, double_time: party.double_time, legs, begun, then };
    (!go.legs.is_empty()).then_some((go, worth))
}

/// Something to do in the impulse, or its end.
fn act(seen: &Seen, side: Side, impulse: &Impulse, sketch: &Sketch, mind: &mut Mind, chance: &mut Chance) -> Command {
    mind.going = None;
    let mut groups = std::mem::take(&mut mind.groups);
    groups.clear();
    LockNLoad::groups(seen, side, &mut groups);
    let mut most: (i32, Option<Command>, Option<Go>) = (LEAST, None, None);
    let mut places: SmallVec<[Spot; 32]> = SmallVec::new();
    for group in &groups {
        let Some(kind) = Kind::of(*group) else { continue };
        if kind == Kind::Enter {
            enter(seen, side, *group, mind, &mut most);
        }
        if let Some(spot) = Kind::place(*group)
            && !places.contains(&spot)
        {
            places.push(spot);
        }
    }
    for _ in 0..LOOKS {
        if places.is_empty() {
            break;
        }
        let spot = places.swap_remove(chance.below(places.len()));
        for group in groups.iter().filter(|group| Kind::place(**group) == Some(spot)) {
            match Kind::of(*group) {
                Some(Kind::Fire | Kind::Shoot) => {
                    mind.commands.clear();
                    LockNLoad::group_commands(seen, side, *group, &mut mind.commands);
                    for command in mind.commands.drain(..) {
                        let Some(worth) = attack(seen, side, &command, sketch).filter(|worth| *worth > LEAST_OF_FIRE)
                        else {
                            continue;
                        };
                        let worth = worth + chance.noise(NOISE);
                        if worth > most.0 {
                            most = (worth, Some(command), None);
                        }
                    }
                }
                Some(Kind::Fight | Kind::Bombard | Kind::CallArtillery) => {
                    mind.commands.clear();
                    LockNLoad::group_commands(seen, side, *group, &mut mind.commands);
                    if let Some((worth, n)) = best(seen, side, sketch, &mind.commands, chance)
                        && worth > most.0
                    {
                        most = (worth, Some(mind.commands.swap_remove(n)), None);
                    }
                }
                Some(Kind::Move) => {
                    for party in parties(seen, side, spot, chance) {
                        if let Some((go, worth)) = way(seen, side, sketch, &party, &mut mind.reach)
                            && worth > LEAST_OF_WAYS
                        {
                            let worth = worth + chance.noise(NOISE);
                            if worth > most.0 {
                                most = (worth, go.follow(seen, side, 0), Some(go));
                            }
                        }
                    }
                }
                _ => {}
            }
        }
    }
    mind.groups = groups;
    mind.going = most.2.map(|go| (go, 1));
    let idle = if impulse.acted { Command::EndImpulse } else { Command::Pass };
    most.1.unwrap_or(idle)
}

/// Whoever waits off the map comes on, all who can together.
fn enter(seen: &Seen, side: Side, group: Group, mind: &mut Mind, most: &mut (i32, Option<Command>, Option<Go>)) {
    mind.commands.clear();
    LockNLoad::group_commands(seen, side, group, &mut mind.commands);
    let many =
        |command: &Command| if let Command::Move { units, by: Movement::Move, .. } = command { units.len() } else { 0 };
    let best = mind.commands.iter().enumerate().max_by_key(|(n, command)| (many(command), std::cmp::Reverse(*n)));
    if let Some((n, command)) = best
        && many(command) > 0
        && most.0 < ONE / 40
    {
        *most = (ONE / 40, Some(mind.commands.swap_remove(n)), None);
    }
}

/// Who could go from a Location: all men in Good Order together, or one of them alone, or a vehicle.
fn parties(seen: &Seen, side: Side, spot: Spot, chance: &mut Chance) -> SmallVec<[Party; 2]> {
    // Snipers are refused (LNL-11.4), as everybody is who may not move.
    let can = |unit: &UnitNow| lock_n_load::sections::movement::stack::may_move(seen, *unit, Movement::Move).is_ok();
    let able: SmallVec<[UnitNow; 8]> = seen.side_at(spot, side).filter(|unit| unit.good_order()).filter(can).collect();
    let men: SmallVec<[UnitNow; 8]> =
        able.iter().copied().filter(|unit| !unit.may(Trait::Drives) && !unit.may(Trait::Cumbersome)).collect();
    let by = |members: &[UnitNow], chance: &mut Chance| {
        let assault = members.iter().all(|unit| unit.may(Trait::AssaultMoves) || unit.may(Trait::Leads));
        if assault && chance.percent(35) { Movement::AssaultMove } else { Movement::Move }
    };
    let mut parties: SmallVec<[Party; 2]> = SmallVec::new();
    if !men.is_empty() {
        let alone = men.len() > 1 && chance.percent(50);
        let members = if alone { SmallVec::from_elem(men[chance.below(men.len())], 1) } else { men };
        let by = by(&members, chance);
        parties.push(Party { units: members.iter().map(|unit| unit.id).collect(), by, double_time: None });
    }
    let vehicles: SmallVec<[UnitNow; 4]> = able.into_iter().filter(|unit| unit.may(Trait::Drives)).collect();
    if !vehicles.is_empty() {
        let one = vehicles[chance.below(vehicles.len())];
        parties.push(Party { units: SmallVec::from_slice(&[one.id]), by: Movement::Move, double_time: None });
    }
    parties
}
