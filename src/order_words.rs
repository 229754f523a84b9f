//! Orders of *Lock 'n Load* in words, where there is no window to name its counters.

use lock_n_load::{Command, Movement, Table};
use play::script::script_text;
use table::CounterId;

/// An order in words; those that are seldom worth telling stand as in a script.
pub(crate) fn order_words(table: &Table, command: &Command) -> String {
    let name = |id: &CounterId| unit_name(table, *id);
    let names = |ids: &mut dyn Iterator<Item = CounterId>| ids.map(|id| name(&id)).collect::<Vec<_>>().join(", ");
    match command {
        Command::Fire(order) => {
            let who = names(&mut order.firers.iter().map(|part| part.unit));
            let led = order.leader.map_or(String::new(), |leader| format!(", led by {}", name(&leader)));
            format!("fire at {} with {who}{led}", order.at)
        }
        Command::Shoot(order) => format!("shoot at {} with {} of {}", order.at, order.weapon, name(&order.unit)),
        Command::Move { units, by, to, .. } => {
            format!("{} of {} to {to}", movement(*by), names(&mut units.iter().copied()))
        }
        Command::Step { to, .. } => format!("go on to {to}"),
        Command::Rally { unit, .. } => format!("rally {}", name(unit)),
        Command::Heal { unit, .. } => format!("treat {}", name(unit)),
        Command::Spot { unit, at } => format!("spot {at} with {}", name(unit)),
        Command::Activate { at, .. } => format!("activate {at}"),
        Command::ActivateEntry { group } => format!("activate the waiting group {group}"),
        Command::Smoke { unit, at } => format!("smoke at {at} by {}", name(unit)),
        Command::FightMelee { at } => format!("fight the melee in {at}"),
        Command::Withdraw { units } => format!("withdraw {}", names(&mut units.iter().copied())),
        Command::Bombard { mortar, at, .. } => format!("bombard {at} with {mortar}"),
        Command::CallArtillery { caller, at, .. } => format!("call artillery on {at} by {}", name(caller)),
        Command::CloseAssault { at, assaults } => {
            format!("Close Assault in {at} by {}", names(&mut assaults.iter().map(|assault| assault.unit)))
        }
        Command::Overrun { to, .. } => format!("overrun {to}"),
        Command::AssaultBack { unit, .. } => format!("Close Assault by {}, overrun", name(unit)),
        Command::MeleeAttack { attackers, .. } if attackers.is_empty() => "no attack in the melee".into(),
        Command::MeleeAttack { attackers, defenders, .. } => format!(
            "melee of {} against {}",
            names(&mut attackers.iter().map(|part| part.unit)),
            names(&mut defenders.iter().copied())
        ),
        Command::SniperFire { sniper, at } => format!("fire of the sniper {} at {at}", name(sniper)),
        Command::PlaceSniper { sniper, at } => format!("place the sniper {} in {at}", name(sniper)),
        Command::PlaceAll => "place all counters".into(),
        Command::SetUpDone => "end the set-up".into(),
        Command::RallyDone => "end the part of the Rally Phase".into(),
        Command::EndImpulse => "end the impulse".into(),
        Command::Pass => "pass".into(),
        Command::Stop => "stop".into(),
        Command::HoldFire => "hold fire".into(),
        Command::HoldFireForMove => "hold fire for the whole move".into(),
        other => script_text(other),
    }
}

/// Single men by their names, all others as their counters are called in the scenario.
fn unit_name(table: &Table, id: CounterId) -> String {
    let no = table.unit_no(id).map(usize::from);
    let definition = no.and_then(|no| table.units.iter().nth(no)).map(|unit| unit.definition);
    let definition = definition.map(|definition| table.field.definitions.defined(definition));
    definition.filter(|is| is.is_smc()).map_or_else(|| id.to_string(), |is| is.name.clone())
}

const fn movement(by: Movement) -> &'static str {
    match by {
        Movement::Move => "move",
        Movement::AssaultMove => "Assault Move",
        Movement::LowCrawl => "Low Crawl",
        Movement::Stealth => "Stealth",
    }
}
