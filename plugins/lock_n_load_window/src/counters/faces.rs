//! From the position to counters on the board: faces with the values of the side they show, markers, who can act.

use crate::battle::Battle;
use crate::counters::{names, vehicle_face};
use crate::model::Selection;
use crate::theme::Theme;
use bevy_egui::egui::Color32;
use board_art::{Boxed, CounterFace, Outfit, Palette, Picture, Token, WeaponShape};
use hex_board::{Spot, scatter};
use hex_view::space;
use lock_n_load::definition::{FormationDef, UnitKind, WeaponKind};
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::sections::{fire, impulse};
use lock_n_load::{Command, Phase, Table, Trait, UnitNow, WeaponNow, palettes};
use smallvec::SmallVec;
use std::collections::BTreeSet;
use table::{CounterId, Side};
use table_view::{Piece, Pieces};

/// The equipment of a formation's nation.
fn outfit(key: &str) -> Outfit {
    match key {
        "german" => Outfit::Stahlhelm,
        "british" => Outfit::Brodie,
        "soviet" => Outfit::Ssh40,
        _ => Outfit::M1,
    }
}

/// A formation's inks; a palette that nobody knows is printed in field grey.
pub fn colours(formation: &FormationDef) -> Palette {
    let known = palettes::inks(&formation.palette).or_else(|| palettes::inks(&formation.id));
    known.and_then(Palette::of).unwrap_or_else(field_grey)
}

fn field_grey() -> Palette {
    Palette::of("grey").expect("there is a grey palette")
}

/// A unit's face as it stands now.
pub fn unit_face(table: &Table, unit: UnitNow) -> CounterFace {
    let def = table.definition(unit);
    let formation = table.formation(unit);
    let mut face = CounterFace::new(picture(unit.kind), outfit(&formation.nation), colours(formation));
    face.turned = unit.shaken;
    face.hurt = unit.has(Marker::Wounded);
    face.disc = u8::try_from(table.morale(unit)).ok();
    if unit.may(Trait::HasFirepower) {
        // RUL-53: a sniper's range has no limit.
        let range = (!unit.may(Trait::Snipes)).then(|| table.own_range(unit).into());
        (face.foot[0], face.foot[1]) = (i16::try_from(table.own_firepower(unit)).ok(), range);
    }
    face.foot[2] = Some(table.movement_factor(unit)).filter(|points| *points > 0).map(i16::from);
    face.boxed = movement_box(unit);
    face.letter = names::letter(table, unit.id);
    face.pill = def.self_rally.then_some("SR");
    face.raised = if unit.may(Trait::MeleeBonus) { "M" } else { "" };
    if unit.may(Trait::Leads) {
        face.shield = i8::try_from(table.leadership(unit)).ok();
    }
    if unit.is_smc() {
        face.name = Some(def.name.clone());
    }
    match &def.vehicle {
        Some(vehicle) => vehicle_face::print(table, unit, vehicle, &mut face),
        None if unit.kind == UnitKind::WeaponTeam => vehicle_face::print_team(table, unit, &mut face),
        None => {}
    }
    face
}

const fn picture(kind: UnitKind) -> Picture {
    match kind {
        UnitKind::Squad => Picture::TwoMen,
        UnitKind::HalfSquad => Picture::OneMan,
        UnitKind::Crew | UnitKind::WeaponTeam | UnitKind::Vehicle => Picture::Bearer,
        UnitKind::Leader => Picture::Portrait,
        UnitKind::Hero => Picture::PortraitStar,
        UnitKind::Medic => Picture::PortraitCross,
        UnitKind::Sniper => Picture::PortraitScope,
    }
}

fn movement_box(unit: UnitNow) -> Boxed {
    if unit.may(Trait::MovesByStealth) {
        Boxed::Yellow
    } else if unit.may(Trait::AssaultMoves) && unit.is_mmc() {
        Boxed::Red
    } else {
        Boxed::None
    }
}

/// A support weapon's face on the side it lies on. Its foot has the colour of whoever carries it.
pub fn weapon_face(table: &Table, weapon: WeaponNow) -> CounterFace {
    let def = table.weapon_definition(weapon);
    let palette = match table.carrier(weapon) {
        Some(unit) => colours(table.formation(unit)),
        None => {
            let formation = table.field.definitions.formations.iter().find(|formation| formation.nation == def.nation);
            formation.map_or_else(field_grey, colours)
        }
    };
    let packed = def.packed.is_some() && !weapon.set_up;
    let picture = Picture::Weapon(weapon_shape(&def.id, def.kind, &def.nation, packed));
    let mut face = CounterFace::new(picture, outfit(&def.nation), palette);
    face.name = Some(def.name.clone());
    if let Some((firepower, range)) = fire::weapon_face(table, weapon) {
        (face.foot[0], face.foot[1]) = (i16::try_from(firepower).ok(), Some(range.into()));
    }
    face
}

fn weapon_shape(key: &str, kind: WeaponKind, nation: &str, packed: bool) -> WeaponShape {
    match kind {
        WeaponKind::Flamethrower => return WeaponShape::Flamethrower,
        WeaponKind::SatchelCharge => return WeaponShape::SatchelCharge,
        WeaponKind::Molotov => return WeaponShape::Bottle,
        WeaponKind::AntiTankGrenade => return WeaponShape::FatGrenade,
        WeaponKind::Mortar => return WeaponShape::LightMortar,
        WeaponKind::Ordnance => return launcher(key, nation),
        WeaponKind::MachineGun => {}
    }
    match key {
        "mg34" => WeaponShape::Mg34,
        "mg42" => WeaponShape::Mg42,
        "mg42_tripod" if packed => WeaponShape::Mg42,
        "mg42_tripod" => WeaponShape::Mg42Tripod,
        "m1919a4" if packed => WeaponShape::M1919A4Packed,
        "m1919a4" => WeaponShape::M1919A4Tripod,
        "m1919a6" => WeaponShape::M1919A6,
        "bar" => WeaponShape::Bar,
        "bren" => WeaponShape::Bren,
        "vickers" => WeaponShape::Vickers,
        // A modder's gun is drawn as its nation's common one.
        _ if nation == "us" => WeaponShape::M1919A6,
        _ if nation == "british" => WeaponShape::Bren,
        _ => WeaponShape::Mg42,
    }
}

/// An ordnance weapon that men carry; a modder's one is drawn as its nation's common one.
fn launcher(key: &str, nation: &str) -> WeaponShape {
    match key {
        "panzerfaust_30" => WeaponShape::SingleTube,
        _ if nation == "german" => WeaponShape::ShieldedTube,
        _ if nation == "british" => WeaponShape::SpringLauncher,
        _ => WeaponShape::LongTube,
    }
}

/// The token of a marker; some markers only matter to the rules and have none.
pub const fn token(marker: Marker) -> Option<Token> {
    Some(match marker {
        Marker::Moved => Token::Boot,
        Marker::AssaultMoved => Token::BootAndFlash,
        Marker::LowCrawled => Token::Crawler,
        Marker::Stealthy => Token::ClosedEye,
        Marker::Fired => Token::Flash,
        Marker::OpsComplete => Token::Check,
        Marker::Wounded => Token::Drop,
        Marker::RallyTried
        | Marker::RallyFailed
        | Marker::WithdrawTried
        | Marker::MayWithdraw
        | Marker::Widened
        | Marker::Treated => return None,
    })
}

/// The tokens of a unit.
pub fn tokens(table: &Table, unit: UnitNow) -> Vec<Token> {
    let markers = Marker::ALL.iter().filter(|marker| unit.has(**marker)).filter_map(|marker| token(*marker));
    markers.chain(unit.buttoned.then_some(Token::ClosedHatch)).chain(vehicle_face::acquired(table, unit)).collect()
}

/// Units that the legal orders name: those that can act now.
pub fn ready_units(table: &Table, legal: &[Command]) -> BTreeSet<CounterId> {
    legal.iter().flat_map(|command| command.ready(table)).collect()
}

/// Cannot act any more this turn.
pub fn spent(unit: UnitNow, phase: Phase) -> bool {
    phase == Phase::Operations && (unit.markers.any(impulse::SPENT) || unit.has(Marker::OpsComplete))
}

/// All counters on the board.
pub fn pieces(battle: &Battle, selection: &Selection) -> Pieces {
    let table = battle.table();
    let ready = battle.ready();
    let mut all = Vec::new();
    let mut spots: Vec<Spot> = table.units.iter().filter_map(|unit| unit.spot()).collect();
    spots.extend(table.weapons.iter().filter_map(|weapon| weapon.lies));
    spots.sort_unstable();
    spots.dedup();
    for spot in spots {
        let lies = table.weapons.iter().filter(|weapon| !weapon.gone && weapon.lies == Some(spot));
        all.extend(lies.map(|weapon| weapon_piece(&table, weapon, spot, None)));
        // Squads below, single men on top, each with what it carries.
        let mut units: Vec<UnitNow> = table.units_at(spot).collect();
        units.sort_by_key(|unit| (unit.side, unit.is_smc()));
        for unit in units {
            all.push(Piece {
                key: unit.id,
                place: space::place(&table.field.map, spot),
                side: Some(unit.side),
                face: unit_face(&table, unit).into(),
                markers: tokens(&table, unit),
                carried_by: None,
                ready: ready.contains(&unit.id),
                spent: spent(unit, table.flow.turn.phase) && !ready.contains(&unit.id),
                selected: selection.units.contains(&unit.id),
            });
            all.extend(table.carried_by(unit.id).map(|weapon| weapon_piece(&table, weapon, spot, Some(unit.id))));
        }
    }
    let markers = table.hexes.all().iter().flat_map(|(spot, marker)| {
        let token = move |spot| (space::place(&table.field.map, spot), hex_token(*marker));
        lies_on(&table, *spot, *marker).into_iter().map(token)
    });
    let mut place_markers: Vec<(table_view::Place, Token)> = Vec::new();
    for marker in markers {
        // Where two fires overlap one is drawn; hulks lie beside each other.
        if !place_markers.contains(&marker) || matches!(marker.1, Token::Hulk | Token::DeadHatch) {
            place_markers.push(marker);
        }
    }
    Pieces { all, place_markers }
}

/// The Locations on which a marker is drawn: artillery's fire lies on seven hexes (LNL-18.2-11).
fn lies_on(table: &Table, spot: Spot, marker: HexMarker) -> SmallVec<[Spot; 7]> {
    match marker {
        HexMarker::Ffe { mortar: false, .. } => {
            let hexes = scatter::around(&table.field.map, spot.hex);
            hexes.into_iter().map(|hex| Spot { hex, storey: 0 }).collect()
        }
        HexMarker::Ffe { mortar: true, .. }
        | HexMarker::SpottingRound
        | HexMarker::Wreck
        | HexMarker::Abandoned
        | HexMarker::Spotted
        | HexMarker::SmokeOne
        | HexMarker::SmokeTwo
        | HexMarker::Melee => SmallVec::from_slice(&[spot]),
    }
}

fn weapon_piece(table: &Table, weapon: WeaponNow, spot: Spot, carried_by: Option<CounterId>) -> Piece {
    Piece {
        key: weapon.id,
        place: space::place(&table.field.map, spot),
        side: carried_by.and_then(|unit| table.unit(unit)).map(|unit| unit.side),
        face: weapon_face(table, weapon).into(),
        markers: Vec::new(),
        carried_by,
        ready: false,
        spent: false,
        selected: false,
    }
}

/// The token of a marker on a Location.
pub const fn hex_token(marker: HexMarker) -> Token {
    match marker {
        HexMarker::Spotted => Token::Eye,
        // Smoke 1 is the fresh one and drawn as two clouds.
        HexMarker::SmokeOne => Token::TwoClouds,
        HexMarker::SmokeTwo => Token::OneCloud,
        HexMarker::Melee => Token::Blades,
        HexMarker::Wreck => Token::Hulk,
        HexMarker::Abandoned => Token::DeadHatch,
        HexMarker::SpottingRound => Token::RangingPuff,
        HexMarker::Ffe { .. } => Token::Burst,
    }
}

/// The colour of a side's accent: that of its formation in the scenario.
pub fn side_colours(table: &Table, side: Side) -> Palette {
    let key = &table.field.scenario.side(side).formation;
    let formation = table.field.definitions.formations.iter().find(|formation| &formation.id == key);
    formation.map_or_else(field_grey, colours)
}

/// The accents of both sides in a battle.
pub(crate) fn accents(theme: &Theme, battle: &Battle) -> [Color32; 2] {
    let table = battle.table();
    theme.accents(Side::BOTH.map(|side| side_colours(&table, side)))
}
