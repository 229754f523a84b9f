//! Whatever the rules offer can be ordered with the mouse: by a button, or by a click and what confirms it.

use crate::Battle;
use crate::drafting::actions::actions_of;
use crate::model::{Arms, Does, Gunnery, LeaderChoice, Prepared, Preview, Selection, Victim};
use crate::seams::drafts::{Drafts, Pointing};
use crate::sections::movement::{kind_of, reach_of};
use crate::slices;
use hex_board::{Facing, Place, Spot};
use hex_view::Corner;
use lock_n_load::sections::impulse::entry;
use lock_n_load::testing::{self, OPERATIONS_FIRST, RALLY_FIRST};
use lock_n_load::{Command, Movement, Part, Table, Trait};
use std::collections::BTreeSet;
use table::CounterId;

fn place_of(table: &Table, unit: CounterId) -> Option<Spot> {
    table.unit(unit).and_then(|unit| table.whereabouts(unit))
}

/// Somebody is selected, buttons of modes are pressed, and a Location is clicked.
fn hand(
    battle: &Battle,
    units: Vec<CounterId>,
    leader: LeaderChoice,
    modes: &[&str],
    target: Option<Place>,
) -> Selection {
    let table = battle.table();
    let spot = units.first().and_then(|unit| place_of(&table, *unit));
    let mut selection = Selection { spot, units, leader, ..Selection::default() };
    for name in modes {
        let actions = actions_of(battle, &selection, &Preview::default(), &Prepared::default());
        let pressed = actions.into_iter().find(|action| action.refusal.is_none() && action.name.starts_with(name));
        if let Some(Does::Mode(mode)) = pressed.map(|action| action.does) {
            selection.mode = mode;
        }
    }
    selection.target = target.and_then(|place| table.field.map.spot(place));
    selection
}

/// The button of a kind of movement.
const fn way(by: Movement) -> &'static str {
    match by {
        Movement::Move => "Move",
        Movement::AssaultMove => "Assault Move",
        Movement::LowCrawl => "Low Crawl",
        Movement::Stealth => "Stealth",
    }
}

/// How a player would go about it: whom he selects, which mode he turns to, what he ticks and clicks.
fn hand_for(battle: &Battle, command: &Command) -> Selection {
    let table = battle.table();
    let at = command.leads_to();
    let choice = |leader: &Option<CounterId>| leader.map_or(LeaderChoice::Nobody, LeaderChoice::This);
    let plain = |units: Vec<CounterId>, modes: &[&str]| hand(battle, units, LeaderChoice::Best, modes, at);
    match command {
        Command::Fire(order) => {
            let mut units: Vec<CounterId> = order.firers.iter().map(|part| part.unit).chain(order.leader).collect();
            units.sort_by_key(|unit| table.unit_no(*unit));
            let parts = order.firers.clone();
            let apart = |part: &Part| table.unit(part.unit).is_some_and(|unit| unit.may(Trait::FiresApart));
            let alone = order.firers.first().filter(|part| apart(part)).map(|part| Arms::Alone(part.unit));
            let (arms, victim) = (Some(alone.unwrap_or(Arms::Together)), Some(Victim::of(order.target)));
            let gunnery = Gunnery { arms, victim, ..Gunnery::default() };
            let fires = hand(battle, units, choice(&order.leader), &["Fire", "Riders fire"], at);
            Selection { parts, gunnery, lead: order.lead, ..fires }
        }
        Command::Shoot(order) => {
            let units = [order.unit].into_iter().chain(order.leader).collect();
            let (arms, victim) = (Some(Arms::Gun(order.weapon)), Some(Victim::of(order.target)));
            let gunnery = Gunnery { arms, victim, turn: order.turn };
            Selection { gunnery, ..hand(battle, units, choice(&order.leader), &["Fire"], at) }
        }
        Command::Spot { unit, .. } => plain(vec![*unit], &["Spot"]),
        Command::Smoke { unit, .. } => plain(vec![*unit], &["Smoke"]),
        Command::Move { units, by, double_time, .. } => {
            let first = units.first().and_then(|unit| table.unit(*unit));
            let waits = first.is_some_and(|unit| entry::group_of(&table, unit).is_some());
            let modes: &[&str] = match double_time {
                _ if waits => &["Enter by"],
                Some(_) => &[way(*by), "Double Time"],
                None => &[way(*by)],
            };
            hand(battle, units.to_vec(), choice(double_time), modes, at)
        }
        Command::Step { .. } => plain(table.flow.moving().map_or_else(Vec::new, |moving| moving.units.clone()), &[]),
        Command::Exit { units, by } => plain(units.to_vec(), &[way(*by)]),
        Command::Withdraw { units } => plain(units.to_vec(), &["Withdraw"]),
        Command::PlaceSniper { .. } => plain(Vec::new(), &["Place sniper"]),
        Command::MeleeAttack { attackers, defenders, leader } => {
            let units = attackers.iter().map(|part| part.unit).collect();
            let (parts, chosen) = (attackers.clone(), defenders.to_vec());
            Selection { parts, chosen, ..hand(battle, units, choice(leader), &[], None) }
        }
        Command::MeleeDefence { satchels } => Selection { chosen: satchels.to_vec(), ..plain(Vec::new(), &[]) },
        Command::Place { unit, .. }
        | Command::Rally { unit, .. }
        | Command::Dedication { unit, .. }
        | Command::Heal { medic: unit, .. }
        | Command::TakeWeapon { unit, .. }
        | Command::TurnTurret { unit, .. }
        | Command::Button { unit, .. }
        | Command::KeepMoving { unit } => plain(vec![*unit], &[]),
        Command::Turn { unit, by, .. } => plain(vec![*unit], &[way(*by)]),
        Command::Mount { units, .. } => plain(units.to_vec(), &[]),
        Command::Dismount { units, .. } => {
            let aboard = units.first().and_then(|unit| table.unit(*unit)?.aboard);
            plain(aboard.map(|seat| seat.vehicle).into_iter().collect(), &[])
        }
        Command::Join { units, .. } => plain(units.to_vec(), &[]),
        Command::CloseAssault { assaults, .. } => {
            let leaders = assaults.iter().filter_map(|assault| assault.leader);
            let units: Vec<CounterId> = assaults.iter().map(|assault| assault.unit).chain(leaders).collect();
            let helped = assaults.iter().any(|assault| assault.leader.is_some());
            let leader = if helped { LeaderChoice::Best } else { LeaderChoice::Nobody };
            let victim = assaults.first().map(|assault| Victim::Vehicle(assault.target));
            let gunnery = Gunnery { victim, ..Gunnery::default() };
            Selection { gunnery, ..hand(battle, units, leader, &["Close Assault"], at) }
        }
        Command::Overrun { unit, .. } => {
            let moving = || table.flow.moving().map_or_else(Vec::new, |moving| moving.units.clone());
            plain(unit.map_or_else(moving, |unit| vec![unit]), &["Overrun"])
        }
        Command::GiveWeapon { weapon, .. } | Command::TurnTripod { weapon } => {
            let carrier = table.weapon(*weapon).and_then(|weapon| table.carrier(weapon));
            plain(carrier.map(|unit| unit.id).into_iter().collect(), &[])
        }
        Command::Activate { at, .. } | Command::FightMelee { at } => {
            let here = table.field.map.spot(*at).into_iter().flat_map(|spot| table.units_at(spot));
            let own = here.filter(|unit| Some(unit.side) == table.flow.to_act());
            plain(own.map(|unit| unit.id).collect(), &[])
        }
        Command::Bombard { mortar, caller, .. } => {
            let unit = table.weapon(*mortar).and_then(|weapon| table.carrier(weapon));
            let units = unit.map(|unit| unit.id).into_iter().collect();
            let gunnery = Gunnery { arms: Some(Arms::Gun(*mortar)), ..Gunnery::default() };
            Selection { gunnery, ..hand(battle, units, choice(caller), &["Bombard"], at) }
        }
        Command::CallArtillery { caller, .. } => plain(vec![*caller], &["Artillery"]),
        Command::PlaceAll
        | Command::SetUpDone
        | Command::RallyDone
        | Command::ActivateEntry { .. }
        | Command::Stop
        | Command::EndImpulse
        | Command::Pass
        | Command::HoldFire
        | Command::HoldFireForMove
        | Command::CheckNext { .. }
        | Command::DropWeapon { .. }
        | Command::GoTo { .. }
        | Command::CorrectFire { .. }
        | Command::CancelMission
        | Command::StrikeNext { .. }
        | Command::JumpOff { .. }
        | Command::AssaultNext { .. }
        | Command::AssaultBack { .. }
        | Command::Decline
        | Command::Retreat { .. }
        | Command::Stay
        | Command::SniperFire { .. } => Selection { target: None, ..plain(Vec::new(), &[]) },
    }
}

/// How an order can be given by hand: what is clicked and confirmed, or a button.
fn by_hand(battle: &Battle, command: &Command) -> Result<&'static str, String> {
    let table = battle.table();
    let selection = hand_for(battle, command);
    let reach = reach_of(&table, kind_of(&table, &selection, slices::aim(&table, &selection)), &[]);
    let mut drafts = Drafts::default();
    let draft = drafts.of(battle, &selection, Pointing::default(), &reach).clone();
    if draft.orders.first() == Some(command) {
        return Ok("click");
    }
    let around = selection.target.or(selection.spot).map(|spot| spot.hex);
    for (hex, ring) in around.into_iter().flat_map(|hex| [(hex, 0), (hex, 1)]) {
        for towards in Facing::ALL {
            let over = Pointing::corner(Corner { hex, towards, ring });
            if drafts.of(battle, &selection, over, &reach).orders.first() == Some(command) {
                return Ok("handle");
            }
        }
    }
    let prepared = Prepared { orders: draft.orders.clone() };
    let actions = actions_of(battle, &selection, &draft.preview, &prepared);
    let gives = |does: &Does| matches!(does, Does::Order(orders) if orders.first() == Some(command));
    if actions.iter().any(|action| action.refusal.is_none() && gives(&action.does)) {
        return Ok("button");
    }
    let names: Vec<String> = actions.into_iter().map(|action| action.name).collect();
    Err(format!("{command:?}: {:?} of {:?}, buttons {names:?}", draft.preview, draft.orders))
}

const BOARD: &str = "......\n.f..b.\n..f...\n....f.\n......";
const BUILDING: &str = r#"buildings: [(hexes: ["C1", "C2"], material: Stone)],"#;
const FIRST: &str = r#"(id: "a", unit: "us_parachute_squad", at: "B2", weapons: [(id: "gun", weapon: "m1919a4", set_up: true)]),
    (id: "b", unit: "us_parachute_squad", at: "B2", weapons: [(id: "charge", weapon: "us_satchel_charge")]),
    (id: "l", unit: "us_leader", at: "B2"), (id: "s", unit: "us_sniper"), (id: "m", unit: "us_medic", at: "C4"),
    (id: "c", unit: "us_parachute_squad", entry: "late"), (id: "k", unit: "us_leader", entry: "late"),
    (id: "d", unit: "us_parachute_squad", at: "C4", shaken: true), (id: "h", unit: "us_parachute_half_squad", at: "C4"),
    (id: "i", unit: "us_parachute_half_squad", at: "C4"), (id: "n", unit: "us_leader", at: "C4")"#;
const SECOND: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2", weapons: [(id: "mg", weapon: "mg42")]),
    (id: "y", unit: "wehrmacht_squad", at: "E4"), (id: "o", unit: "german_leader", at: "D2"), (id: "z", unit: "wehrmacht_squad", at: "D3"),
    (id: "w", unit: "wehrmacht_squad", at: "D4", shaken: true)"#;

/// Plays by chance from a position, and looks for a way to give each order of these that is offered.
fn play(
    text: &str,
    games: u64,
    wanted: impl Fn(&Command) -> bool,
    ways: &mut BTreeSet<(String, &'static str)>,
) -> usize {
    let mut tried = 0;
    for seed in 0..games {
        let mut battle = testing::Battle::from_text(text, &[]);
        battle.game.use_dice(table::DiceCup::from_seed(seed));
        let mut battle = Battle::new(battle.game);
        let mut pick = seed + 1;
        for _ in 0..60 {
            let legal = battle.legal().to_vec();
            if legal.is_empty() {
                break;
            }
            // Of each kind the first, and some of the others.
            let each = legal.len().div_ceil(12);
            let mut kinds = BTreeSet::new();
            for (n, command) in legal.iter().enumerate().filter(|(_, command)| wanted(command)) {
                let text = format!("{command:?}");
                let kind = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned();
                if !kinds.insert(kind.clone()) && !(n + pick as usize).is_multiple_of(each) {
                    continue;
                }
                let way = by_hand(&battle, command).unwrap_or_else(|why| panic!("seed {seed}: no way to order {why}"));
                ways.insert((kind, way));
                tried += 1;
            }
            pick = pick.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let command = &legal[(pick >> 33) as usize % legal.len()];
            battle.give(command).expect("it was offered");
        }
    }
    tried
}

/// Orders to fire, to assault, to overrun and to bombard, and their answers.
fn fights(command: &Command) -> bool {
    matches!(
        command,
        Command::Fire(_)
            | Command::Shoot(_)
            | Command::CloseAssault { .. }
            | Command::AssaultNext { .. }
            | Command::Overrun { .. }
            | Command::AssaultBack { .. }
            | Command::Decline
            | Command::Retreat { .. }
            | Command::Stay
            | Command::Bombard { .. }
    )
}

/// Tanks, guns and shoulder weapons of both sides, with riders, beside each other.
fn armour() -> String {
    let first = r#"(id: "t", unit: "us_tank_t", at: "B2", facing: E), (id: "u", unit: "us_tank_t", at: "B2", facing: W),
        (id: "r", unit: "us_parachute_squad", aboard: (vehicle: "t", outside: true)), (id: "l", unit: "us_leader", at: "A3"),
        (id: "s", unit: "us_parachute_squad", at: "A3", weapons: [(id: "heat", weapon: "sample_heat")]),
        (id: "g", unit: "us_gun_team", at: "A4", facing: NNE), (id: "m", unit: "us_mortar_team", at: "A1"),
        (id: "o", unit: "us_leader", at: "B1")"#;
    let second = r#"(id: "x", unit: "german_tank_t", at: "D2", facing: W), (id: "y", unit: "wehrmacht_squad", at: "D2"),
        (id: "z", unit: "german_casemate", at: "E3", facing: E), (id: "w", unit: "german_twice_team", at: "F3", facing: W),
        (id: "v", unit: "wehrmacht_squad", at: "C3", weapons: [(id: "one", weapon: "sample_launcher")])"#;
    testing::scenario_text(BOARD, "", first, second, OPERATIONS_FIRST, "")
}

#[test]
fn every_order_that_is_offered_can_be_given_with_the_mouse() {
    let entries = r#"exits: ["A3"], entries: [(id: "late", turn: 1, hexes: ["A1", "A2"])], counters:"#;
    let text = |start: &str| {
        testing::scenario_text(BOARD, BUILDING, FIRST, SECOND, start, "").replacen("counters:", entries, 1)
    };
    let placed = FIRST.replace(r#"at: "B2""#, r#"zone: "west""#);
    let zones =
        r#"zones: [(id: "west", from_to: ("A1", "B3"))], entries: [(id: "late", turn: 1, hexes: ["A5"])], counters:"#;
    let set_up = testing::scenario_text(BOARD, "", &placed, SECOND, "", "").replacen("counters:", zones, 1);
    let mut ways = BTreeSet::new();
    let tried =
        play(&text(OPERATIONS_FIRST), 6, |_| true, &mut ways) + play(&text(RALLY_FIRST), 4, |_| true, &mut ways);
    let tried = tried + play(&set_up, 2, |_| true, &mut ways);
    let tried = tried + play(&armour(), 5, fights, &mut ways);
    for kind in ["Shoot", "CloseAssault", "Overrun", "Bombard"] {
        assert!(ways.contains(&(kind.to_owned(), "click")), "{kind}: {ways:?}");
    }
    assert!(tried > 3_000 && ways.len() > 20, "{tried} orders: {ways:?}");
}

#[test]
fn an_order_that_no_section_shows_has_a_button_of_plain_words() {
    let text = testing::scenario_text(BOARD, "", FIRST, SECOND, OPERATIONS_FIRST, "").replacen(
        "counters:",
        r#"entries: [(id: "late", turn: 1, hexes: ["A1"])], counters:"#,
        1,
    );
    let battle = Battle::new(testing::Battle::from_text(&text, &[]).game);
    let here = battle.table().field.map.spot("B2".parse().expect("a place"));
    let selection = Selection { spot: here, ..Selection::default() };
    let actions = actions_of(&battle, &selection, &Preview::default(), &Prepared::default());
    let names: Vec<&str> = actions.iter().map(|action| action.name.as_str()).collect();
    assert!(names.contains(&"Activate B2") && names.contains(&"Activate \u{201c}late\u{201d}"), "{names:?}");
}

const ARMOUR: &str = r#"(id: "t", unit: "us_tank_t", at: "B2", facing: SSE), (id: "g", unit: "us_gun_team", at: "A3", facing: E),
    (id: "m", unit: "us_mortar_team", at: "A4"), (id: "l", unit: "us_leader", at: "A2"),
    (id: "a", unit: "us_parachute_squad", at: "B2"), (id: "k", unit: "us_truck", entry: "late", facing: E)"#;
const GUNS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D4"), (id: "y", unit: "german_tank_t", at: "E2", facing: W),
    (id: "z", unit: "german_gun_team", at: "F4", facing: W), (id: "o", unit: "german_leader", at: "D4")"#;

/// Orders about facing and artillery.
fn turns_or_calls(command: &Command) -> bool {
    matches!(
        command,
        Command::Turn { .. }
            | Command::TurnTurret { .. }
            | Command::Place { .. }
            | Command::Move { facing: Some(_), .. }
            | Command::Step { facing: Some(_), .. }
            | Command::CallArtillery { .. }
            | Command::CorrectFire { .. }
            | Command::CancelMission
            | Command::StrikeNext { .. }
    )
}

#[test]
fn every_turn_and_every_call_for_artillery_can_be_ordered_with_the_mouse() {
    let more = r#"entries: [(id: "late", turn: 1, hexes: ["A1"])],
        artillery: [(id: "guns", name: "105 mm howitzers", firepower: 5, missions: 2)], counters:"#;
    let text = testing::scenario_text(BOARD, "", ARMOUR, GUNS, OPERATIONS_FIRST, "").replacen("counters:", more, 1);
    let placed = ARMOUR.replace(r#"at: "B2""#, r#"zone: "west""#).replace(r#"at: "A3""#, r#"zone: "west""#);
    let zones =
        r#"zones: [(id: "west", from_to: ("A1", "B3"))], entries: [(id: "late", turn: 1, hexes: ["A5"])], counters:"#;
    let set_up = testing::scenario_text(BOARD, "", &placed, GUNS, "", "").replacen("counters:", zones, 1);
    let mut ways = BTreeSet::new();
    let tried = play(&text, 4, turns_or_calls, &mut ways) + play(&set_up, 1, turns_or_calls, &mut ways);
    assert!(tried > 200, "{tried} orders: {ways:?}");
    for kind in ["Turn", "TurnTurret", "Place"] {
        assert!(ways.contains(&(kind.to_owned(), "handle")), "{kind} by a handle: {ways:?}");
    }
}
