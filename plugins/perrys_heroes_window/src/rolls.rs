//! Rolls as sentences.

use crate::battle::{At, PerrysHeroesWindow};
use crate::calls;
use crate::news::Dice;
use crate::sentences::{Line, about, centimetres, plain};
use crate::then::Then;
use crate::told;
use crate::topics::Topic;
use crate::wording;
use desk::{Role, WindowBox};
use measured_table::Heading;
use measured_view::Spot;
use perrys_heroes::Table;
use perrys_heroes::rolls::{
    BlastRolled, Called, CasualtyRolled, CrewRolled, DamageRolled, Drifted, GunRolled, Landed, MeleeRolled,
    PenetrationRolled, Roll, Rolled, Shelled, ShotRolled, Volley,
};
use perrys_heroes::sections::casualties::rules::VIOLENT;
use perrys_heroes::sections::fire::rules::{BURST, CASUALTY, POWER, ROWS};
use perrys_heroes::sections::grenades::rules::{BURST_DIE, RIFLE_ROLL, SHELL_DIE, THROW_ROLL};
use perrys_heroes::sections::melee::rules::BOUT;
use perrys_heroes::sections::{
    anti_tank, artillery, casualties, damage, gunnery, healing, locating, rally, riding, traps,
};
use perrys_heroes::values::{CrewFate, Face, Mission, Round, VehiclePart};
use table::{CounterId, RuleId, Say, Side};

/// Most dice have so many faces (PH-0-03).
pub const MOST_FACES: u8 = 10;

/// What dice are about.
pub const fn topic(dice: Dice) -> Topic {
    match dice {
        Dice::Rolled(rolled) => topic_of(rolled.what),
        Dice::Fired(_) | Dice::Gun(_) | Dice::Fought(_) | Dice::Penetrated(_) => Topic::Fire,
        Dice::Struck(_) | Dice::Blasted(_) | Dice::Damaged(_) | Dice::Crew(_) => Topic::Casualties,
    }
}

const fn topic_of(what: Roll) -> Topic {
    match what {
        Roll::Morale | Roll::Rally => Topic::Casualties,
        Roll::Locate => Topic::Word,
        Roll::Search | Roll::SetTrap | Roll::Disarm | Roll::Trap => Topic::Traps,
        Roll::Heal => Topic::Healing,
        Roll::Throw | Roll::RifleGrenade | Roll::Assault | Roll::AntiTank | Roll::Artillery => Topic::Fire,
        Roll::Jump => Topic::Moves,
    }
}

/// Where dice stand among results. A casualty follows from fire or a burst, and a morale test from what somebody saw: each is a result of its
/// own where that is not told.
pub fn role(dice: Dice) -> Role {
    match dice {
        Dice::Rolled(rolled) if rolled.what == Roll::Morale => Role::StandsAlone,
        Dice::Rolled(_) | Dice::Fired(_) | Dice::Gun(_) | Dice::Fought(_) => Role::Begins,
        Dice::Struck(_) | Dice::Blasted(_) | Dice::Penetrated(_) | Dice::Damaged(_) | Dice::Crew(_) => {
            Role::StandsAlone
        }
    }
}

/// Dice, each with whoever threw it.
pub fn thrown(table: &Table, dice: Dice) -> Vec<(Option<Side>, u8)> {
    let by = |who: CounterId, dice: &[u8]| dice.iter().map(|die| (side_of(table, who), *die)).collect();
    match dice {
        Dice::Rolled(rolled) => by(rolled.unit, &[rolled.die]),
        Dice::Fired(volley) => volley.shots.iter().map(|shot| (side_of(table, volley.unit), shot.die)).collect(),
        Dice::Gun(shot) => by(shot.unit, &[shot.die]),
        // Whoever has hit throws for what goes through; of the part the sentence tells.
        Dice::Penetrated(rolled) => by(rolled.by.unwrap_or(rolled.unit), rolled.die.or(rolled.part_die).as_slice()),
        Dice::Damaged(rolled) => by(rolled.unit, &[rolled.die]),
        Dice::Crew(rolled) => by(rolled.unit, &[rolled.die]),
        Dice::Struck(struck) => by(struck.unit, &[struck.die]),
        Dice::Blasted(blasted) => by(blasted.unit, &blasted.dice),
        Dice::Fought(bout) => vec![(side_of(table, bout.unit), bout.dice[0]), (side_of(table, bout.at), bout.dice[1])],
    }
}

/// Whose figure it is.
pub fn side_of(table: &Table, who: CounterId) -> Option<Side> {
    table.figure(who).map(|figure| figure.side)
}

/// How many faces dice have (PH-0-03): six those of casualties, of bursts, of locating and of traps that may go off.
pub const fn faces(dice: Dice) -> u8 {
    match dice {
        Dice::Rolled(rolled) => rolled.what.faces(),
        Dice::Fired(_) | Dice::Gun(_) | Dice::Fought(_) | Dice::Damaged(_) => MOST_FACES,
        Dice::Penetrated(rolled) if rolled.die.is_some() => 4,
        Dice::Struck(_) | Dice::Blasted(_) | Dice::Penetrated(_) | Dice::Crew(_) => 6,
    }
}

/// The rule of a roll.
pub const fn rule(what: Roll) -> RuleId {
    match what {
        Roll::Morale => casualties::rules::MORALE,
        Roll::Rally => rally::rules::RALLY,
        Roll::Locate => locating::rules::ATTEMPT,
        Roll::Search => traps::rules::SEARCH,
        Roll::SetTrap | Roll::Disarm => traps::rules::WORK,
        Roll::Trap => traps::rules::GOES_OFF,
        Roll::Heal => healing::rules::HEAL_ROLL,
        Roll::Throw => THROW_ROLL,
        Roll::RifleGrenade => RIFLE_ROLL,
        Roll::Assault | Roll::AntiTank => anti_tank::rules::ANTI_TANK_ROWS,
        Roll::Artillery => artillery::rules::ACCURACY,
        Roll::Jump => riding::rules::JUMP,
    }
}

/// What a die and its lines come to.
pub fn total(die: u8, lines: &[table::Line]) -> i64 {
    i64::from(die) + lines.iter().map(|line| i64::from(line.value)).sum::<i64>()
}

/// A roll against a number, in words.
pub fn said(rolled: &Rolled) -> Say {
    let Rolled { unit, die, needed, passed, .. } = rolled;
    let (who, total, needed) = (*unit, total(*die, &rolled.lines), i64::from(*needed));
    let whom = rolled.about.unwrap_or(who);
    match rolled.what {
        Roll::Morale if *passed => told::words::keeps_morale(who, total, needed),
        Roll::Morale => told::words::loses_morale(who, total, needed),
        Roll::Rally if *passed => told::words::rallies(whom, who, total, needed),
        Roll::Rally => told::words::rallies_not(whom, who, total, needed),
        Roll::Locate if *passed => told::words::finds(who, whom, total),
        Roll::Locate => told::words::finds_not(who, whom, total),
        Roll::Search => told::words::searches(who, total, needed),
        Roll::SetTrap => told::words::sets_trap(who, total, needed),
        Roll::Disarm => told::words::disarms(who, total, needed),
        Roll::Trap if *passed => told::words::trap_goes_off(who, *die),
        Roll::Trap => told::words::trap_waits(who, *die),
        Roll::Heal => told::words::heals(who, whom, total, needed),
        Roll::Throw => told::words::throws(who, total, needed),
        Roll::RifleGrenade => told::words::fires_grenade(who, total, needed),
        Roll::Assault => told::words::assaults(who, whom, total, needed),
        Roll::AntiTank => told::words::fires_anti_tank(who, whom, total, needed),
        Roll::Artillery => told::words::call_arrives(who, total, needed),
        Roll::Jump => told::words::jumps_off(who, total, needed),
    }
}

/// What dice have come to.
pub fn line(table: &Table, then: &Then, dice: Dice) -> Line {
    match dice {
        Dice::Rolled(one) => rolled(table, then, one),
        Dice::Fired(volley) => fired(table, then, volley),
        Dice::Gun(shot) => gun(table, then, shot),
        Dice::Penetrated(one) => penetrated(table, then, one),
        Dice::Damaged(one) => damaged(table, then, one),
        Dice::Crew(one) => crew(table, then, one),
        Dice::Struck(one) => struck(table, then, one),
        Dice::Blasted(one) => blasted(table, then, one),
        Dice::Fought(bout) => fought(table, then, bout),
    }
}

/// A roll against a number.
fn rolled(table: &Table, then: &Then, rolled: &Rolled) -> Line {
    let line = about(table, then, rolled.unit, &said(rolled)).rule(rule(rolled.what)).rules(&rolled.lines);
    if rolled.what == Roll::Morale { line.detail() } else { line }
}

/// A main gun, in words.
pub fn of_gun(shot: &GunRolled) -> Say {
    let round = match shot.round {
        Round::AntiTank | Round::Empty => told::words::anti_tank_round(),
        Round::HighExplosive => told::words::explosive_round(),
    };
    let (total, needed) = (total(shot.die, &shot.lines), i64::from(shot.needed));
    match shot.at {
        Some(at) => told::words::gun_at(shot.unit, at, round, total, needed),
        None => told::words::gun_at_place(shot.unit, round, total, needed),
    }
}

/// A main gun.
fn gun(table: &Table, then: &Then, shot: &GunRolled) -> Line {
    let mut line = about(table, then, shot.unit, &of_gun(shot)).rule(gunnery::rules::GUN_SHOT).rules(&shot.lines);
    let end = if shot.hit { told::words::it_hits() } else { told::words::it_misses() };
    line.text = format!("{} {}", line.text, plain(table, &end).text);
    line
}

/// At whom the dice of a volley fell, each once.
pub fn targets(shots: &[ShotRolled]) -> Vec<CounterId> {
    let mut targets: Vec<CounterId> = Vec::new();
    for shot in shots {
        if !targets.contains(&shot.at) {
            targets.push(shot.at);
        }
    }
    targets
}

/// How many dice of a volley hit.
pub fn hits(volley: &Volley) -> usize {
    volley.shots.iter().filter(|shot| shot.hit).count()
}

/// What a weapon of somebody is called.
fn weapon(table: &Table, volley: &Volley) -> String {
    let (unit, with) = (volley.unit, volley.with);
    if let Some(gun) = volley.gun {
        let guns = table.figure(unit).and_then(|figure| table.vehicle(&figure)).map(|def| &def.def.machine_guns);
        let gun = guns.and_then(|guns| guns.get(usize::from(gun)));
        return gun.map_or_else(told::words::a_weapon, |gun| told::words::with_weapon(&gun.name)).said();
    }
    let man = table.figure(unit).and_then(|figure| table.man(&figure));
    man.and_then(|man| man.weapon(with))
        .map_or_else(told::words::a_weapon, |weapon| told::words::with_weapon(&table.field.weapon(weapon).name))
        .said()
}

/// True of the dice of a volley that fell to figures who were not located: they are told in a volley of their own.
pub fn is_of_unseen(table: &Table, then: &Then, volley: &Volley) -> bool {
    let unseen = |shot: &ShotRolled| then.figure(table, shot.at).is_some_and(|figure| !figure.located);
    volley.unseen == 0 && !volley.shots.is_empty() && volley.shots.iter().all(unseen)
}

/// A volley.
pub fn fired(table: &Table, then: &Then, volley: &Volley) -> Line {
    let (who, at) = (volley.unit, targets(&volley.shots));
    let (hits, dice) = (hits(volley), volley.shots.len());
    let weapon = weapon(table, volley);
    let say = match (&at[..], volley.zone) {
        ([], _) => told::words::at_unseen(who, weapon, volley.unseen),
        (at, _) if is_of_unseen(table, then, volley) => told::words::falls_to(at, hits, dice),
        (at, None) => told::words::fires(who, weapon, at, hits, dice),
        (at, Some(_)) => told::words::into_zone(who, weapon, at, hits, dice),
    };
    let mut line = about(table, then, who, &say).rule(ROWS);
    if volley.unseen > 0 && !at.is_empty() {
        line.text = format!("{} {}", line.text, told::words::more_unseen(volley.unseen).said());
    }
    if volley.jams {
        line.text = format!("{} {}", line.text, plain(table, &told::words::it_jams(who)).text);
    }
    if volley.zone.is_some() {
        line = line.rule(BURST);
    }
    volley.shots.iter().fold(line, |line, shot| line.rules(&shot.lines)).rule(POWER)
}

/// Where a hit strikes.
fn spot(part: VehiclePart, face: Face) -> Say {
    match (part, face) {
        (_, Face::Top) => told::words::on_top(),
        (VehiclePart::Hull, Face::Front) => told::words::hull_front(),
        (VehiclePart::Hull, Face::Side) => told::words::hull_side(),
        (VehiclePart::Hull, Face::Rear) => told::words::hull_rear(),
        (VehiclePart::Turret, Face::Front) => told::words::turret_front(),
        (VehiclePart::Turret, Face::Side) => told::words::turret_side(),
        (VehiclePart::Turret, Face::Rear) => told::words::turret_rear(),
    }
}

/// A hit on a vehicle, in words.
pub fn of_hit(rolled: &PenetrationRolled) -> Say {
    let through = total(rolled.die.unwrap_or(0), &rolled.lines);
    let (who, at, armour) = (rolled.unit, spot(rolled.part, rolled.face), total(0, &rolled.protection));
    if rolled.pierces {
        told::words::pierced(who, at, through, armour)
    } else {
        told::words::withstands(who, at, through, armour)
    }
}

/// A hit on a vehicle.
fn penetrated(table: &Table, then: &Then, rolled: &PenetrationRolled) -> Line {
    let found = if rolled.part_die.is_some() { damage::rules::PART } else { damage::rules::FACE };
    about(table, then, rolled.unit, &of_hit(rolled)).rule(found).rules(&rolled.protection).rules(&rolled.lines)
}

/// What a row of the table of damage does.
pub fn row(no: u8) -> Say {
    match no {
        0 | 1 => told::words::row_track(),
        2 => told::words::row_running_gear(),
        3 => told::words::row_hull(),
        4 => told::words::row_engine(),
        5 => told::words::row_fire(),
        6 => told::words::row_gun(),
        7 => told::words::row_turret_ring(),
        8 => told::words::row_turret_top(),
        9 => told::words::row_turret(),
        10.. => told::words::row_explodes(),
    }
}

/// The table of damage, in words.
pub fn of_damage(rolled: &DamageRolled) -> Say {
    told::words::damage(rolled.unit, total(rolled.die, &rolled.lines), row(rolled.row))
}

/// The table of damage.
fn damaged(table: &Table, then: &Then, rolled: &DamageRolled) -> Line {
    about(table, then, rolled.unit, &of_damage(rolled)).rule(damage::rules::DAMAGE).rules(&rolled.lines)
}

/// A man inside, in words.
pub fn of_crewman(rolled: &CrewRolled) -> Say {
    let (who, die) = (rolled.unit, i64::from(rolled.die));
    match rolled.fate {
        CrewFate::Unhurt => told::words::inside_unhurt(who, die),
        CrewFate::Wounded => told::words::inside_wounded(who, die),
        CrewFate::Dead => told::words::inside_dead(who, die),
        CrewFate::Burns => told::words::inside_burns(who, die),
    }
}

/// A man inside.
fn crew(table: &Table, then: &Then, rolled: &CrewRolled) -> Line {
    let line = about(table, then, rolled.vehicle, &of_crewman(rolled)).rule(damage::rules::DAMAGE).detail();
    if rolled.fate == CrewFate::Burns { line.rule(VIOLENT) } else { line }
}

/// A casualty die.
fn struck(table: &Table, then: &Then, struck: &CasualtyRolled) -> Line {
    let (who, total) = (struck.unit, total(struck.die, &struck.lines));
    let say = match (struck.dead, struck.violent) {
        (true, true) => told::words::hit_violent(who, total),
        (true, false) => told::words::hit_dead(who, total),
        (false, _) => told::words::hit_wounded(who, total),
    };
    let line = about(table, then, who, &say).rule(CASUALTY).rules(&struck.lines).detail();
    if struck.violent { line.rule(VIOLENT) } else { line }
}

/// Where something thrown came down.
pub fn landed(table: &Table, landed: &Landed) -> Line {
    let say = if landed.at == landed.aimed {
        told::words::lands_on_it()
    } else {
        told::words::lands_beside(centimetres(&[landed.aimed, landed.at]))
    };
    plain(table, &say).by(side_of(table, landed.unit)).at(Some(At(Spot(landed.at)))).detail()
}

/// A call for fire, with its hex and when it strikes.
pub fn called(table: &Table, then: &Then, called: &Called) -> Line {
    let (what, of) = (calls::mission(called.mission), calls::battery(called.battery));
    let say = told::words::calls(called.unit, of, what, called.due);
    let at = called.at.centre(table.field.ground.hexes_from);
    about(table, then, called.unit, &say).at(Some(At(Spot(at)))).rule(artillery::CallReport::DELAY)
}

/// A call that has missed its hex.
pub fn drifted(table: &Table, drifted: &Drifted) -> Line {
    let (direction, hexes) = drifted.dice;
    let to = wording::compass(Heading::new(i32::from(direction.saturating_sub(1)) * 600));
    let at = drifted.at.centre(table.field.ground.hexes_from);
    let line = plain(table, &told::words::call_drifts(hexes, to)).by(side_of(table, drifted.unit));
    line.at(Some(At(Spot(at)))).rule(artillery::Strike::DRIFT).detail()
}

/// What is said of a strike: whose it is, and what comes down.
pub fn strikes(table: &Table, shelled: &Shelled) -> Say {
    let side = PerrysHeroesWindow::side_name(table, shelled.side);
    match shelled.mission {
        Mission::Shells => told::words::shells_strike(side, calls::battery(shelled.battery)),
        Mission::Smoke => told::words::smoke_strikes(side, calls::battery(shelled.battery)),
        Mission::Light => told::words::light_strikes(side, calls::battery(shelled.battery)),
    }
}

/// A strike.
pub fn shelled(table: &Table, shelled: &Shelled) -> Line {
    let line = plain(table, &strikes(table, shelled)).by(Some(shelled.side));
    line.at(Some(At(Spot(shelled.at)))).rule(SHELL_DIE)
}

/// The dice of a figure in a blast.
fn blasted(table: &Table, then: &Then, blasted: &BlastRolled) -> Line {
    let say = match blasted.wounds {
        0 => told::words::unhurt_in_blast(blasted.unit),
        wounds => told::words::in_blast(blasted.unit, wounds),
    };
    about(table, then, blasted.unit, &say).rule(BURST_DIE).rules(&blasted.lines).detail()
}

/// A bout of melee.
fn fought(table: &Table, then: &Then, bout: &MeleeRolled) -> Line {
    let [own, theirs] = totals(bout);
    let mut line = about(table, then, bout.unit, &told::words::fights(bout.unit, bout.at, own, theirs)).rule(BOUT);
    let end = bout.lost.map_or_else(told::words::tie, told::words::falls);
    line.text = format!("{} {}", line.text, plain(table, &end).text);
    line.rules(bout.lines.iter().flatten())
}

/// What attacker and defender came to.
pub fn totals(bout: &MeleeRolled) -> [i64; 2] {
    [0, 1].map(|n| total(bout.dice[n], &bout.lines[n]))
}

/// What becomes of a man inside, in a word.
pub fn fate(fate: CrewFate) -> Say {
    match fate {
        CrewFate::Unhurt => told::words::unhurt_word(),
        CrewFate::Wounded => told::words::wounded_word(),
        CrewFate::Dead => told::words::dead_word(),
        CrewFate::Burns => told::words::burns_word(),
    }
}
