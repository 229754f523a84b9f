//! Mistakes of meaning in scenarios: each makes one thing wrong and names the field.

use super::Chance;
use crate::readers::LIBRARY;
use hex_board::{HexName, Place};
use lock_n_load::definition::UnitKind;
use lock_n_load::markers::{HexMarker, Marker};
use lock_n_load::{Phase, ScenarioDef, When};
use table::Side;

/// A scenario in which one thing is to be made wrong.
pub struct Patient<'a> {
    pub def: ScenarioDef,
    pub chance: &'a mut Chance,
}

/// Makes one thing wrong and says in which field; none if this scenario has nothing of the kind.
pub type Mistake = fn(&mut Patient) -> Option<String>;

pub fn kind_of(unit: &str) -> UnitKind {
    let units = &LIBRARY.definitions.units;
    units.iter().find(|def| def.id == unit).expect("a shipped unit").kind
}

impl Patient<'_> {
    pub fn side(&mut self, n: usize) -> &mut lock_n_load::scenario::SideDef {
        if n == 0 { &mut self.def.sides.0 } else { &mut self.def.sides.1 }
    }
    /// A counter that fits, as its side and its position.
    pub fn counter(&mut self, fits: impl Fn(&lock_n_load::scenario::CounterDef) -> bool) -> Option<(usize, usize)> {
        let mut found = Vec::new();
        for side in 0..2 {
            let counters = self.side(side).counters.iter().enumerate();
            found.extend(counters.filter(|(_, counter)| fits(counter)).map(|(n, _)| (side, n)));
        }
        self.chance.pick(&found).copied()
    }
    pub fn squad(&mut self) -> Option<(usize, usize)> {
        self.counter(|counter| kind_of(&counter.unit) == UnitKind::Squad)
    }
    /// Puts markers on a counter and names the field of the last one.
    pub fn mark(&mut self, at: Option<(usize, usize)>, markers: &[Marker]) -> Option<String> {
        let (side, n) = at?;
        let counter = &mut self.side(side).counters[n];
        counter.markers.retain(|marker| !markers.contains(marker));
        counter.markers.extend_from_slice(markers);
        Some(format!("sides.{side}.counters[{n}].markers[{}]", counter.markers.len() - 1))
    }
    pub fn own_hex(&mut self) -> Option<HexName> {
        let (side, n) = self.counter(|counter| counter.at.is_some())?;
        self.side(side).counters[n].at.map(|place| place.hex)
    }
    fn victory(&mut self, side: Side, condition: &str, when: When) -> String {
        let condition = scenario_files::options().from_str(condition).expect("a condition");
        self.def.victory.push(lock_n_load::scenario::VictoryDef { side, condition, when });
        format!("victory[{}].condition", self.def.victory.len() - 1)
    }
}

/// Every class of mistake.
pub const MISTAKES: &[(&str, Mistake)] = &[
    ("Treated on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Treated])
    }),
    ("Widened on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Widened])
    }),
    ("Wounded on a squad", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Wounded])
    }),
    ("Moved and Assault Moved", |patient| {
        let at = patient.counter(|counter| counter.unit == "us_parachute_squad" && counter.at.is_some());
        patient.mark(at, &[Marker::Moved, Marker::AssaultMoved])
    }),
    ("two kinds of moves", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::LowCrawled, Marker::AssaultMoved])
    }),
    ("a marker twice", |patient| {
        let at = patient.squad();
        patient.mark(at, &[Marker::Fired])?;
        let (side, n) = at?;
        patient.side(side).counters[n].markers.push(Marker::Fired);
        Some(format!("sides.{side}.counters[{n}].markers"))
    }),
    ("Stealthy without the box", |patient| {
        let at = patient.counter(|counter| counter.unit == "us_parachute_squad" && counter.at.is_some());
        patient.mark(at, &[Marker::Stealthy])
    }),
    ("Moved off the map", |patient| {
        let at = patient.counter(|counter| counter.zone.is_some() || counter.entry.is_some());
        patient.mark(at, &[Marker::Moved])
    }),
    ("an action of a unit that waits", |patient| {
        let at = patient.counter(|counter| counter.entry.is_some());
        let done = [Marker::Fired, Marker::LowCrawled, Marker::MayWithdraw, Marker::RallyTried];
        let marker = *patient.chance.pick(&done)?;
        patient.mark(at, &[marker])
    }),
    ("RallyFailed in Good Order", |patient| {
        let at = patient.counter(|counter| !counter.shaken && kind_of(&counter.unit) == UnitKind::Squad);
        patient.mark(at, &[Marker::RallyFailed])
    }),
    ("MayWithdraw without a melee", |patient| {
        let melees: Vec<Place> = patient.def.hex_markers.iter().map(|(place, _)| *place).collect();
        let at = patient.counter(|counter| counter.at.is_some_and(|place| !melees.contains(&place)));
        patient.mark(at, &[Marker::MayWithdraw])
    }),
    ("fought where no melee is", |patient| {
        let hex = patient.own_hex()?;
        if patient.def.hex_markers.iter().any(|(place, _)| place.hex == hex) {
            return None;
        }
        patient.def.start.fought.push(hex.ground());
        Some(format!("start.fought[{}]", patient.def.start.fought.len() - 1))
    }),
    ("rolled outside the Rally Phase", |patient| {
        if patient.def.start.phase != Some(Phase::Operations) {
            return None;
        }
        patient.def.start.rolled = true;
        Some("start.rolled".into())
    }),
    ("a fourth pass", |patient| {
        patient.def.start.passes = 3 + patient.chance.below(200) as u8;
        Some("start.passes".into())
    }),
    ("a turn that never comes", |patient| {
        patient.def.start.turn = patient.def.turns + 1;
        Some("start.turn".into())
    }),
    ("a squad that cannot move", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].values = Some((2, 5, 0));
        Some(format!("sides.{side}.counters[{n}].values.2"))
    }),
    ("a better wounded side", |patient| {
        let pool = patient.side(0).heroes.len();
        if pool == 0 {
            return None;
        }
        let n = patient.chance.below(pool);
        patient.side(0).heroes[n].morale = Some((5, 6));
        Some(format!("sides.0.heroes[{n}].morale.1"))
    }),
    ("a better Shaken side", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].morale = Some((5, 8));
        Some(format!("sides.{side}.counters[{n}].morale.1"))
    }),
    ("morale out of range", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].morale = Some((13, 8));
        Some(format!("sides.{side}.counters[{n}].morale.0"))
    }),
    ("leadership of a squad", |patient| {
        let (side, n) = patient.squad()?;
        patient.side(side).counters[n].leadership = Some(1);
        Some(format!("sides.{side}.counters[{n}].leadership"))
    }),
    ("a Shaken hero", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Hero)?;
        patient.side(side).counters[n].shaken = true;
        Some(format!("sides.{side}.counters[{n}].shaken"))
    }),
    ("smoke upstairs", |patient| {
        let tall: Vec<Place> = patient
            .def
            .own_board
            .iter()
            .flat_map(|board| &board.buildings)
            .filter(|building| building.hexes.len() > 2)
            .map(|building| Place { hex: building.hexes[0], storey: 1 })
            .collect();
        let place = *patient.chance.pick(&tall)?;
        patient.def.hex_markers.push((place, HexMarker::SmokeOne));
        Some(format!("hex_markers[{}].0", patient.def.hex_markers.len() - 1))
    }),
    ("a melee of nobody", |patient| {
        let hex = patient.own_hex()?;
        if patient.def.hex_markers.iter().any(|(place, _)| place.hex == hex) {
            return None;
        }
        patient.def.hex_markers.push((HexName { row: hex.row, ..hex }.ground(), HexMarker::Melee));
        patient.side(0).counters.retain(|counter| counter.at.map(|place| place.hex) != Some(hex));
        patient.side(1).counters.retain(|counter| counter.at.map(|place| place.hex) != Some(hex));
        Some(format!("hex_markers[{}]", patient.def.hex_markers.len() - 1))
    }),
    ("a hero of another nation", |patient| {
        let pool = &mut patient.side(0).heroes;
        let n = pool.len().checked_sub(1)?;
        pool[n].unit = "german_hero".into();
        Some(format!("sides.0.heroes[{n}].unit"))
    }),
    ("a squad in the pool", |patient| {
        let pool = &mut patient.side(1).heroes;
        let n = pool.len().checked_sub(1)?;
        pool[n].unit = "wehrmacht_squad".into();
        Some(format!("sides.1.heroes[{n}].unit"))
    }),
    ("true at the start", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let id = patient.side(side).counters[n].id;
        Some(patient.victory(Side::First, &format!("Alive(\"{id}\")"), When::AtOnce))
    }),
    ("never true", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let id = patient.side(side).counters[n].id;
        let condition = format!("All([Alive(\"{id}\"), Not(Alive(\"{id}\"))])");
        Some(patient.victory(Side::First, &condition, When::EndOfTurn(patient.def.turns)))
    }),
    ("more points than there are", |patient| {
        Some(patient.victory(Side::Second, "LossPoints(250)", When::EndOfTurn(patient.def.turns)))
    }),
    ("points without number", |patient| {
        Some(patient.victory(Side::Second, "LossPoints(0)", When::EndOfTurn(patient.def.turns)))
    }),
    ("nobody alive", |patient| {
        Some(patient.victory(Side::Second, "Alive(\"nobody-at-all\")", When::EndOfTurn(patient.def.turns)))
    }),
    ("exits that are not there", |patient| {
        if !patient.def.sides.1.exits.is_empty() {
            return None;
        }
        Some(patient.victory(Side::Second, "ExitedUnits(1)", When::EndOfTurn(patient.def.turns)))
    }),
    ("a condition of a turn that never comes", |patient| {
        let last = patient.def.turns;
        let path = patient.victory(Side::First, "LossPoints(1)", When::EndOfTurn(last + 1));
        Some(path.replace("condition", "when"))
    }),
    ("an objective twice", |patient| {
        let first = patient.def.objectives.first()?.clone();
        patient.def.objectives.push(first);
        Some(format!("objectives[{}].hex", patient.def.objectives.len() - 1))
    }),
    ("an unused zone", |patient| {
        let hex = patient.own_hex()?;
        let side = patient.chance.below(2);
        let zone = lock_n_load::scenario::ZoneDef { id: "unused".into(), hexes: vec![hex], ..Default::default() };
        patient.side(side).zones.push(zone);
        Some(format!("sides.{side}.zones[{}]", patient.side(side).zones.len() - 1))
    }),
    ("an unused entry", |patient| {
        let entries = &mut patient.side(0).entries;
        let mut entry = entries.first()?.clone();
        entry.id = "unused".into();
        entries.push(entry);
        Some(format!("sides.0.entries[{}]", entries.len() - 1))
    }),
    ("an entry inside the map", |patient| {
        let hex: HexName = patient.def.own_board.is_some().then(|| "C3".parse().expect("a hex"))?;
        let (side, n) = patient.counter(|counter| counter.at.is_some())?;
        let entry = lock_n_load::scenario::EntryDef { id: "inside".into(), turn: 2, hexes: vec![hex] };
        patient.side(side).entries.push(entry);
        let counter = &mut patient.side(side).counters[n];
        (counter.at, counter.entry) = (None, Some("inside".into()));
        Some(format!("sides.{side}.entries[{}].hexes[0]", patient.side(side).entries.len() - 1))
    }),
    ("an exit inside the map", |patient| {
        let hex: HexName = patient.def.own_board.is_some().then(|| "C3".parse().expect("a hex"))?;
        let side = patient.chance.below(2);
        patient.side(side).exits.push(hex);
        Some(format!("sides.{side}.exits[{}]", patient.side(side).exits.len() - 1))
    }),
    ("no title", |patient| {
        patient.def.title = "  ".into();
        Some("title".into())
    }),
    ("no name of a side", |patient| {
        let side = patient.chance.below(2);
        patient.side(side).name.clear();
        Some(format!("sides.{side}.name"))
    }),
    ("no name of a counter", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        patient.side(side).counters[n].name = Some(String::new());
        Some(format!("sides.{side}.counters[{n}].name"))
    }),
    ("two with one id", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        let twin = patient.side(side).counters[n].clone();
        patient.side(1).counters.push(lock_n_load::scenario::CounterDef { weapons: Vec::new(), ..twin });
        // Of the two the later one is told; its place may be wrong on the other side too.
        Some("sides.1".into())
    }),
    ("an unknown unit", |patient| {
        let (side, n) = patient.counter(|_| true)?;
        patient.side(side).counters[n].unit = "us_marines".into();
        Some(format!("sides.{side}.counters[{n}].unit"))
    }),
    ("a counter off the map", |patient| {
        let (side, n) = patient.counter(|counter| counter.at.is_some())?;
        patient.side(side).counters[n].at = Some("BZ60".parse().expect("a hex"));
        Some(format!("sides.{side}.counters[{n}].at"))
    }),
    ("a counter in two places", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        patient.side(side).counters[n].entry = Some("late".into());
        Some(format!("sides.{side}.counters[{n}]"))
    }),
    ("a counter nowhere", |patient| {
        let (side, n) = patient.squad()?;
        let counter = &mut patient.side(side).counters[n];
        (counter.at, counter.zone, counter.entry, counter.aboard) = (None, None, None, None);
        Some(format!("sides.{side}.counters[{n}]"))
    }),
    ("too many in one hex", |patient| {
        let (side, n) = patient.counter(|counter| counter.at.is_some() && kind_of(&counter.unit) == UnitKind::Squad)?;
        let model = patient.side(side).counters[n].clone();
        for number in 0..3 {
            let mut more = model.clone();
            more.weapons.clear();
            more.id = format!("more-{number}").parse().expect("an id");
            patient.side(side).counters.push(more);
        }
        Some(format!("sides.{side}.counters["))
    }),
    ("a zone too small", |patient| {
        let (side, n) =
            patient.counter(|counter| counter.zone.is_some() && kind_of(&counter.unit) == UnitKind::Squad)?;
        let model = patient.side(side).counters[n].clone();
        for number in 0..800 {
            let mut more = model.clone();
            more.weapons.clear();
            more.id = format!("more-{number}").parse().expect("an id");
            patient.side(side).counters.push(more);
        }
        Some(format!("sides.{side}.zones["))
    }),
    ("zones of both sides collide", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        let zone = patient.side(side).counters[n].zone.clone();
        let zone = patient.side(side).zones.iter().position(|def| Some(&def.id) == zone.as_ref())?;
        let (_, m) = patient.counter(|_| true).filter(|(other, _)| *other != side)?;
        let hex = match &patient.side(side).zones[zone] {
            def if !def.hexes.is_empty() => def.hexes[0],
            def => def.within.map(|(centre, _)| centre).or(def.from_to.map(|(from, _)| from))?,
        };
        let only = |id: &str| lock_n_load::scenario::ZoneDef { id: id.into(), hexes: vec![hex], ..Default::default() };
        let old = patient.side(side).zones[zone].id.clone();
        patient.side(side).zones[zone] = only(&old);
        patient.side(1 - side).zones.push(only("enemy"));
        let counter = &mut patient.side(1 - side).counters[m];
        (counter.at, counter.entry, counter.zone) = (None, None, Some("enemy".into()));
        Some("sides.".into())
    }),
    ("an unknown zone", |patient| {
        let (side, n) = patient.counter(|counter| counter.zone.is_some())?;
        patient.side(side).counters[n].zone = Some("nowhere".into());
        Some(format!("sides.{side}.counters[{n}].zone"))
    }),
    ("an unknown board", |patient| {
        patient.def.boards.first_mut()?.board = "caen".into();
        Some("boards[0].board".into())
    }),
    ("a scenario of 0 turns", |patient| {
        patient.def.turns = 0;
        Some("turns".into())
    }),
    ("both set up first", |patient| {
        patient.def.set_up_order = Some((Side::First, Side::First));
        Some("set_up_order".into())
    }),
    ("an unknown formation", |patient| {
        let side = patient.chance.below(2);
        patient.side(side).formation = "us_marines".into();
        Some(format!("sides.{side}.formation"))
    }),
    ("a medic with a gun", |patient| {
        let (side, n) = patient.counter(|counter| kind_of(&counter.unit) == UnitKind::Medic)?;
        let gun = lock_n_load::scenario::WeaponEntry {
            id: "medic-gun".parse().expect("an id"),
            weapon: "mg34".into(),
            set_up: false,
            acquired: None,
            arc: None,
        };
        patient.side(side).counters[n].weapons.push(gun);
        Some(format!("sides.{side}.counters[{n}].weapons[0]"))
    }),
    ("a tripod that is none", |patient| {
        let (side, n) = patient.counter(|counter| counter.weapons.iter().any(|weapon| weapon.weapon == "mg34"))?;
        let weapons = &mut patient.side(side).counters[n].weapons;
        let w = weapons.iter().position(|weapon| weapon.weapon == "mg34")?;
        weapons[w].set_up = true;
        Some(format!("sides.{side}.counters[{n}].weapons[{w}].set_up"))
    }),
];
