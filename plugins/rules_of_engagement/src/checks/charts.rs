//! What may be wrong with the charts.

use super::lengths::{LONGEST, across, length};
use crate::files::charts::{Charts, GroundDef, HeightDef, Portion, TroopsDef};
use crate::files::values::{Cover, Face, Footing, Mover};
use measured_table::KindSet;
use measured_table::terrain::Centimetres;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;
use std::fmt::Display;

/// The largest template that a chart may have.
const MOST_TEMPLATES: usize = 6;

/// Everything that is wrong with the charts, by themselves and with the kinds of terrain.
pub fn faults(charts: &Charts, kinds: &KindSet) -> Vec<Fault> {
    let mut faults = Faults::default();
    grounds(charts, kinds, &mut faults);
    going(charts, &mut faults);
    troops(charts, &mut faults);
    dice(charts, &mut faults);
    leaders(charts, &mut faults);
    moves(charts, &mut faults);
    bodies(charts, &mut faults);
    sight(charts, &mut faults);
    shooting(charts, &mut faults);
    armour(charts, &mut faults);
    close_quarters(charts, &mut faults);
    battle(charts, &mut faults);
    faults.0
}

/// Each kind of terrain has its line, and each line its kind (ROE-H-18 to -20).
fn grounds(charts: &Charts, kinds: &KindSet, faults: &mut Faults) {
    let mut seen = BTreeSet::new();
    for (n, ground) in charts.grounds.iter().enumerate() {
        let field = |name: &str| format!("grounds[{n}].{name}");
        if !seen.insert(ground.kind.as_str()) {
            faults.add(field("kind"), format_args!("there are two lines for `{}`", ground.kind));
        }
        let keys = kinds.kinds.iter().map(|kind| kind.key.as_str());
        faults.known(field("kind"), "kind of terrain", &ground.kind, keys);
        of_ground(ground, &field, faults);
    }
    for kind in kinds.kinds.iter().filter(|kind| !seen.contains(kind.key.as_str())) {
        faults.add("grounds", format_args!("nothing is said of the kind `{}`", kind.key));
    }
}

fn of_ground(ground: &GroundDef, field: &impl Fn(&str) -> String, faults: &mut Faults) {
    if ground.linear && ground.footing.is_some() {
        faults.add(field("footing"), "a linear obstacle is crossed: its height says how");
    }
    if ground.linear && (ground.dense || ground.building) {
        faults.add(field("linear"), "a linear obstacle is neither dense ground nor a building");
    }
    if ground.over && ground.footing.is_none() {
        faults.add(field("over"), "what leads over other ground has a footing");
    }
    faults.range(field("sr"), ground.sr.into(), 0, 20);
    if ground.building != (ground.sr > 0) {
        faults.add(field("sr"), "a building has a strength, and nothing else has one");
    }
    if ground.building && ground.cover == Cover::None {
        faults.warn(field("cover"), "this building gives no cover");
    }
}

/// ROE-MOV-02: no two lines for one place in the table, and nothing that cannot be.
fn going(charts: &Charts, faults: &mut Faults) {
    let mut seen: Vec<(Mover, Footing)> = Vec::new();
    for (n, def) in charts.going.iter().enumerate() {
        let field = |name: &str| format!("going[{n}].{name}");
        if seen.contains(&(def.mover, def.footing)) {
            faults.add(format_args!("going[{n}]"), "this place in the table has two lines");
        }
        seen.push((def.mover, def.footing));
        if def.footing == Footing::Impassable {
            faults.add(field("footing"), "nobody moves on impassable ground: it has no line");
        }
        length(faults, field("less"), def.less, 0, LONGEST);
        length(faults, field("more"), def.more, 0, LONGEST);
        if let Some(bogs) = def.bogs {
            faults.range(field("bogs"), bogs.into(), 2, 6);
        }
        if def.bogs.is_some() && def.mover == Mover::Foot {
            faults.add(field("bogs"), "only vehicles bog down");
        }
    }
}

/// ROE-H-11, and that each Experience rating has its score (ROE-H-02).
fn troops(charts: &Charts, faults: &mut Faults) {
    let mut seen = BTreeSet::new();
    for (list, all) in [("classes", &charts.classes), ("troops", &charts.troops)] {
        for (n, def) in all.iter().enumerate() {
            let field = |name: &str| format!("{list}[{n}].{name}");
            faults.key(field("key"), "kinds of troops", &def.key, &mut seen);
            of_troops(def, &field, faults);
            if !charts.hits.iter().any(|hit| hit.experience == def.experience) {
                let message = format_args!("`hits` says nothing of an Experience rating of {}", def.experience);
                faults.add(field("experience"), message);
            }
        }
    }
    for (n, hit) in charts.hits.iter().enumerate() {
        if charts.hits.iter().take(n).any(|other| other.experience == hit.experience) {
            faults.add(format_args!("hits[{n}].experience"), "this rating has two lines");
        }
        faults.range(format_args!("hits[{n}].experience"), hit.experience.into(), 2, 6);
        for (place, score) in [hit.score.0, hit.score.1].into_iter().enumerate() {
            faults.range(format_args!("hits[{n}].score.{place}"), score.into(), 2, 6);
        }
        if hit.score.1 < hit.score.0 {
            faults.add(format_args!("hits[{n}].score.1"), "nobody hits more easily at long range");
        }
    }
}

fn of_troops(def: &TroopsDef, field: &impl Fn(&str) -> String, faults: &mut Faults) {
    if def.name.trim().is_empty() {
        faults.warn(field("name"), "this name is empty");
    }
    faults.range(field("experience"), def.experience.into(), 2, 6);
    faults.range(field("discipline"), def.discipline.into(), 2, 6);
    faults.range(field("cq"), def.cq.into(), 0, 6);
}

/// ROE-H-01, ROE-H-15.
fn dice(charts: &Charts, faults: &mut Faults) {
    faults.range("dice.fails", charts.dice.fails.into(), 1, 6);
    faults.range("dice.passes", charts.dice.passes.into(), 1, 6);
    if charts.dice.fails == charts.dice.passes {
        faults.add("dice.passes", "a die cannot fail and succeed");
    }
    if !(1..=MOST_TEMPLATES).contains(&charts.templates.len()) {
        faults.add("templates", format_args!("there are from 1 to {MOST_TEMPLATES} templates"));
    }
    for (n, template) in charts.templates.iter().enumerate() {
        across(faults, format_args!("templates[{n}]"), *template, 100, 6_000);
        if charts.templates.get(n + 1).is_some_and(|next| next <= template) {
            faults.add(format_args!("templates[{}]", n + 1), "each template is wider than the one before it");
        }
    }
}

fn leaders(charts: &Charts, faults: &mut Faults) {
    let leaders = &charts.leaders;
    faults.range("leaders.strong", leaders.strong.into(), 0, 3);
    faults.range("leaders.best", leaders.best.into(), 2, 6);
    let lengths = [
        ("officer", leaders.officer),
        ("observer", leaders.observer),
        ("edge", leaders.edge),
        ("shock", leaders.shock),
        ("captures", leaders.captures),
    ];
    all_lengths("leaders", &lengths, faults);
}

/// Lengths of a part of the charts, each from nothing to the longest.
fn all_lengths(part: &str, lengths: &[(&str, Centimetres)], faults: &mut Faults) {
    for (name, value) in lengths {
        length(faults, format_args!("{part}.{name}"), *value, 0, LONGEST);
    }
}

/// A part of a number is more than nothing and at most the whole.
fn portion(field: impl Display, portion: Portion, faults: &mut Faults) {
    if portion.0 == 0 || portion.0 > portion.1 {
        faults.add(field, format_args!("{} of {} is no part of a whole", portion.0, portion.1));
    }
}

fn moves(charts: &Charts, faults: &mut Faults) {
    let moves = &charts.moves;
    length(faults, "moves.foot", moves.foot, 100, LONGEST);
    length(faults, "moves.gun", moves.gun, 0, moves.foot.0.max(0));
    length(faults, "moves.cohesion", moves.cohesion, 0, 5_000);
    let lengths = [
        ("sneak_less", moves.sneak_less),
        ("run", moves.run),
        ("fall_back", moves.fall_back),
        ("low", moves.low),
        ("steep", moves.steep),
        ("transport_less", moves.transport_less),
        ("approach", moves.approach),
        ("escort_within", moves.escort_within),
    ];
    all_lengths("moves", &lengths, faults);
    portion("moves.reverse", moves.reverse, faults);
    faults.range("moves.escort", moves.escort.into(), 1, 20);
    let wild = moves.out_of_control;
    faults.range("moves.out_of_control.left", wild.left.into(), 0, 6);
    faults.range("moves.out_of_control.straight", wild.straight.into(), wild.left.into(), 6);
    faults.range("moves.out_of_control.turns", wild.turns.into(), 0, 180);
}

/// ROE-H-23.
fn bodies(charts: &Charts, faults: &mut Faults) {
    let bodies = &charts.bodies;
    let sizes = [
        ("figure", bodies.figure),
        ("gun", bodies.gun),
        ("vehicle.0", bodies.vehicle.0),
        ("vehicle.1", bodies.vehicle.1),
        ("small.0", bodies.small.0),
        ("small.1", bodies.small.1),
    ];
    for (name, size) in sizes {
        across(faults, format_args!("bodies.{name}"), size, 50, 3_000);
    }
    let lengths = [
        ("eye", bodies.eye),
        ("vehicle_eye", bodies.vehicle_eye),
        ("roof", bodies.roof),
        ("masks", bodies.masks),
        ("masks_within", bodies.masks_within),
        ("wreck", bodies.wreck),
    ];
    all_lengths("bodies", &lengths, faults);
    length(faults, "bodies.level", bodies.level, 50, 4_000);
    let arcs = &charts.arcs;
    for (name, arc) in [
        ("turret", arcs.turret),
        ("gun", arcs.gun),
        ("hull", arcs.hull),
        ("pintle", arcs.pintle),
        ("pivot", arcs.pivot),
        ("turret_turns", arcs.turret_turns),
    ] {
        faults.range(format_args!("arcs.{name}"), arc.into(), 1, 360);
    }
    faults.range("arcs.pivots", arcs.pivots.into(), 1, 12);
}

fn sight(charts: &Charts, faults: &mut Faults) {
    let (sight, hiding) = (&charts.sight, &charts.hiding);
    let lengths =
        [("dense", sight.dense), ("low", sight.low), ("looks_over", sight.looks_over), ("behind", sight.behind)];
    all_lengths("sight", &lengths, faults);
    portion("sight.in_cover", sight.in_cover, faults);
    let lengths = [
        ("seen_men", hiding.seen_men),
        ("seen_vehicles", hiding.seen_vehicles),
        ("men", hiding.men),
        ("vehicles", hiding.vehicles),
        ("recon", hiding.recon),
        ("told", hiding.told),
        ("again", hiding.again),
        ("about", hiding.about),
    ];
    all_lengths("hiding", &lengths, faults);
    faults.range("hiding.elevated", hiding.elevated.into(), 1, 10);
    faults.range("hiding.attempts", hiding.attempts.into(), 0, 10);
}

fn shooting(charts: &Charts, faults: &mut Faults) {
    let shooting = &charts.shooting;
    portion("shooting.short", shooting.short, faults);
    let suppression = shooting.suppression;
    portion("shooting.suppression.suppressed", suppression.suppressed, faults);
    portion("shooting.suppression.shaken", suppression.shaken, faults);
    let [suppressed, shaken] = [suppression.suppressed, suppression.shaken].map(|portion| portion.of(60));
    if shaken < suppressed {
        faults.add("shooting.suppression.shaken", "a unit is Suppressed before it is Shaken");
    }
    faults.range("shooting.crossfire", shooting.crossfire.into(), 0, 180);
    let lengths = [
        ("swap", shooting.swap),
        ("scoped", shooting.scoped),
        ("fast", shooting.fast),
        ("gun_least", shooting.gun_least),
        ("drift", shooting.drift),
    ];
    all_lengths("shooting", &lengths, faults);
    heights("shooting.raised", &shooting.raised, faults);
    faults.range("shooting.throwers", shooting.throwers.into(), 0, 20);
    faults.range("shooting.own_grenade", shooting.own_grenade.into(), 1, 20);
    faults.range("shooting.destroys_gun", shooting.destroys_gun.into(), 1, 30);
    faults.range("shooting.beside_gun", shooting.beside_gun.into(), 0, 20);
    let scores = [
        ("touching", shooting.touching),
        ("near_miss", shooting.near_miss),
        ("drift_short", shooting.drift_short),
        ("flame_lost", shooting.flame_lost),
        ("flame_scares", shooting.flame_scares),
    ];
    for (name, score) in scores {
        faults.range(format_args!("shooting.{name}"), score.into(), 1, 6);
    }
}

fn heights(field: &str, heights: &[HeightDef], faults: &mut Faults) {
    for (n, def) in heights.iter().enumerate() {
        length(faults, format_args!("{field}[{n}].higher"), def.higher, 0, LONGEST);
        length(faults, format_args!("{field}[{n}].within"), def.within, 0, LONGEST);
    }
}

/// ROE-VEH-01, ROE-VEH-10: each face has its line, with a place for each die.
fn armour(charts: &Charts, faults: &mut Faults) {
    let armour = &charts.armour;
    for face in Face::ALL {
        let lines = armour.locations.iter().filter(|def| def.face == face).count();
        if lines != 1 {
            faults.add("armour.locations", format_args!("{face:?} has {lines} lines, and needs one"));
        }
    }
    for (n, def) in armour.locations.iter().enumerate() {
        if def.struck.len() != 6 {
            let message = format_args!("a die has 6 faces, and here are {}", def.struck.len());
            faults.add(format_args!("armour.locations[{n}].struck"), message);
        }
    }
    heights("armour.plunging", &armour.plunging, faults);
    faults.range("armour.soft", armour.soft.into(), 0, 30);
    faults.range("armour.from_above", armour.from_above.into(), 0, 20);
    for (n, def) in armour.damage.iter().enumerate() {
        faults.range(format_args!("armour.damage[{n}].from"), def.from.into(), 0, def.to.into());
        faults.range(format_args!("armour.damage[{n}].gets"), def.gets.into(), -6, 6);
    }
    faults.range("armour.flames_in_open", armour.flames_in_open.into(), -6, 6);
    faults.range("armour.explosion.ap", armour.explosion.ap.into(), 2, 6);
    faults.range("armour.explosion.at", armour.explosion.at.into(), 0, 30);
    length(faults, "armour.explosion.within", armour.explosion.within, 0, LONGEST);
    let lengths = [("track_less", armour.track_less), ("rolls_on", armour.rolls_on)];
    all_lengths("armour", &lengths, faults);
    faults.range("armour.track_lost", armour.track_lost.into(), 0, 6);
}

/// ROE-CQ-01 to -03, ROE-CQV-05, ROE-H-10, ROE-H-38.
fn close_quarters(charts: &Charts, faults: &mut Faults) {
    let close = &charts.close_quarters;
    let lengths = [
        ("charge", close.charge),
        ("very_rough_less", close.very_rough_less),
        ("joins", close.joins),
        ("consolidation", close.consolidation),
    ];
    all_lengths("close_quarters", &lengths, faults);
    faults.range("close_quarters.against_one", close.against_one.into(), 1, 12);
    faults.range("close_quarters.against_vehicle", close.against_vehicle.into(), 1, 12);
    faults.range("close_quarters.rounds", close.rounds.into(), 1, 12);
    for (n, def) in close.vehicles.iter().enumerate() {
        length(faults, format_args!("close_quarters.vehicles[{n}].moved"), def.moved, 0, LONGEST);
        faults.range(format_args!("close_quarters.vehicles[{n}].score"), def.score.into(), 1, 20);
        if close.vehicles.get(n + 1).is_some_and(|next| next.moved <= def.moved) {
            let field = format_args!("close_quarters.vehicles[{}].moved", n + 1);
            faults.add(field, "each line is about a longer way than the one before it");
        }
    }
    let buildings = &charts.buildings;
    faults.range("buildings.men", buildings.men.into(), 1, 60);
    length(faults, "buildings.square", buildings.square, 100, LONGEST);
    length(faults, "buildings.stairs", buildings.stairs, 0, LONGEST);
    faults.range("buildings.falls", buildings.falls.into(), 1, 6);
}

/// ROE-H-26.
fn battle(charts: &Charts, faults: &mut Faults) {
    let battle = &charts.battle;
    length(faults, "battle.zone", battle.zone, 300, LONGEST);
    length(faults, "battle.entry", battle.entry, 300, LONGEST);
    faults.range("battle.turns", battle.turns.into(), 1, super::scenario::MOST_TURNS.into());
    portion("battle.withdraws", battle.withdraws, faults);
}

#[cfg(test)]
#[path = "charts_test.rs"]
mod tests;
