//! Random scenarios on a random map, as the text of a file. What `check` does not let pass is taken out again.

use super::frame::map_text;
use super::ground::Ground;
use super::{Chance, armour};
use hex_board::{HexId, Place, Spot};
use lock_n_load::definition::{Definitions, UnitKind};
use lock_n_load::markers::Marker;
use std::collections::BTreeMap;

/// A counter as a file writes it, in parts that can be taken out.
pub struct Counter {
    fields: String,
    place: String,
    shaken: bool,
    markers: Vec<String>,
    weapons: Vec<String>,
    /// How a vehicle or a team stands.
    states: BTreeMap<&'static str, String>,
}

/// A side as a file writes it, in parts.
#[derive(Default)]
pub struct Side {
    pub nation: String,
    formation: String,
    pub zones: Vec<String>,
    pub entries: Vec<String>,
    pub exits: Vec<String>,
    pub counters: Vec<Counter>,
    heroes: Vec<String>,
    artillery: Vec<String>,
    loses_when_gone: bool,
}

/// A scenario in parts.
pub struct Scenario {
    map: String,
    turns: usize,
    sides: [Side; 2],
    /// Lists by their names.
    lists: BTreeMap<&'static str, Vec<String>>,
    /// Fields with one value, as far as they are given.
    fields: BTreeMap<&'static str, String>,
    start: BTreeMap<&'static str, String>,
}

/// The sides as files call them.
pub const SIDES: [&str; 2] = ["First", "Second"];

/// What makes the parts by chance, and what it has made so far.
pub struct Maker<'a> {
    pub chance: &'a mut Chance,
    pub ground: &'a Ground,
    definitions: &'a Definitions,
    /// Where somebody may stand.
    pub open: Vec<Spot>,
    /// Hexes at the edge of the map where somebody may stand.
    pub edge: Vec<HexId>,
    /// Who stands where, or may be set up there.
    pub held: BTreeMap<Spot, usize>,
    pub melees: Vec<Place>,
    /// Counters get numbers.
    ids: usize,
    sets_up: bool,
    pub turns: usize,
}

impl Scenario {
    /// A random scenario, which may still be wrong.
    pub fn new(chance: &mut Chance, ground: &Ground, definitions: &Definitions) -> Option<Self> {
        let free = |spot: &Spot| !definitions.terrain(ground.map.at(spot.hex).terrain).prohibited;
        let open: Vec<Spot> = ground.map.spots().filter(free).collect();
        let at_edge = |hex: &HexId| ground.map.at(*hex).neighbours.iter().any(Option::is_none);
        let edge: Vec<HexId> =
            open.iter().filter(|spot| spot.storey == 0).map(|spot| spot.hex).filter(at_edge).collect();
        if open.len() < 6 || edge.is_empty() {
            return None;
        }
        let phase = match chance.below(25) {
            0 => "Administrative",
            n => ["", "SetUp", "Rally", "Operations", "Operations"][n % 5],
        };
        let turns = 1 + chance.below(5);
        let mut maker = Maker {
            chance,
            ground,
            definitions,
            open,
            edge,
            held: BTreeMap::new(),
            melees: Vec::new(),
            ids: 0,
            sets_up: matches!(phase, "" | "SetUp"),
            turns,
        };
        let sides = maker.sides();
        let mut lists = BTreeMap::new();
        lists.insert("hex_markers", maker.hex_markers());
        lists.insert("objectives", maker.objectives());
        lists.insert("abandoned", maker.abandoned());
        lists.insert("victory", maker.victory(&sides));
        let start = maker.start(phase);
        let fields = maker.fields();
        Some(Self { map: map_text(ground), turns, sides, lists, fields, start })
    }

    /// The file.
    pub fn text(&self) -> String {
        let list = |name: &str| self.lists.get(name).map(|list| list.join(", ")).unwrap_or_default();
        let sides: Vec<String> = self.sides.iter().enumerate().map(|(n, side)| side.text(n)).collect();
        let given = |fields: &BTreeMap<&str, String>| {
            let given: Vec<String> = fields.iter().map(|(field, value)| format!("{field}: {value},")).collect();
            given.join(" ")
        };
        format!(
            "(\n title: \"Made by chance\",\n {}\n {}\n turns: {},\n sides: (\n{}\n ),\n abandoned: [{}],\n hex_markers: [{}],\n objectives: [{}],\n \
             victory: [\n  {}\n ],\n start: ({}),\n)\n",
            self.map,
            given(&self.fields),
            self.turns,
            sides.join(",\n"),
            list("abandoned"),
            list("hex_markers"),
            list("objectives"),
            list("victory"),
            given(&self.start)
        )
    }

    /// Takes out what these fields name; false if nothing could be done.
    pub fn without(&mut self, fields: &[String]) -> bool {
        let mut done = Vec::new();
        // From the last to the first, as the file has them: what stands before keeps its number.
        for field in fields.iter().rev() {
            let parts = parts(field);
            let key: String = parts.iter().take(6).map(|(name, n)| format!("{name}{n:?}.")).collect();
            if done.iter().any(|known: &String| key.starts_with(known.as_str()) || known.starts_with(&key)) {
                continue;
            }
            if self.take_out(&parts) {
                done.push(key);
            }
        }
        !done.is_empty()
    }

    fn take_out(&mut self, parts: &[(String, Option<usize>)]) -> bool {
        let name = |n: usize| parts.get(n).map(|(name, _)| name.as_str()).unwrap_or_default();
        let number = |n: usize| parts.get(n).and_then(|(_, number)| *number);
        fn remove<T>(list: &mut Vec<T>, n: Option<usize>) -> bool {
            n.filter(|n| *n < list.len()).map(|n| list.remove(n)).is_some()
        }
        match name(0) {
            "sides" => {
                let Some(side) = name(1).parse().ok().and_then(|n: usize| self.sides.get_mut(n)) else { return false };
                match name(2) {
                    "zones" => remove(&mut side.zones, number(2)),
                    "entries" => remove(&mut side.entries, number(2)),
                    "exits" => remove(&mut side.exits, number(2)),
                    "heroes" => remove(&mut side.heroes, number(2)),
                    "artillery" => remove(&mut side.artillery, number(2)),
                    "counters" => {
                        let Some(counter) = number(2).and_then(|n| side.counters.get_mut(n)) else { return false };
                        match name(3) {
                            "markers" => remove(&mut counter.markers, number(3)),
                            "weapons" => remove(&mut counter.weapons, number(3)),
                            "shaken" => std::mem::take(&mut counter.shaken),
                            state => counter.states.remove(state).is_some() || remove(&mut side.counters, number(2)),
                        }
                    }
                    _ => false,
                }
            }
            "start" => {
                let known = self.start.keys().copied().find(|field| *field == name(1));
                known.is_some_and(|field| self.start.remove(field).is_some())
            }
            field => match self.lists.get_mut(field) {
                Some(list) => remove(list, number(0)),
                None => self.fields.remove(field).is_some(),
            },
        }
    }
}

/// `sides.0.counters[3].at` as names with numbers.
fn parts(field: &str) -> Vec<(String, Option<usize>)> {
    let part = |part: &str| match part.split_once('[') {
        Some((name, rest)) => (name.to_string(), rest.split(']').next().and_then(|n| n.parse().ok())),
        None => (part.to_string(), None),
    };
    field.split('.').map(part).collect()
}

impl Side {
    fn text(&self, n: usize) -> String {
        let counters: Vec<String> = self.counters.iter().map(Counter::text).collect();
        format!(
            "  (\n   name: \"{}\", formation: \"{}\", loses_when_gone: {},\n   zones: [{}],\n   entries: [{}],\n   exits: [{}],\n   \
             heroes: [{}],\n   artillery: [{}],\n   counters: [\n    {}\n   ],\n  )",
            SIDES[n],
            self.formation,
            self.loses_when_gone,
            self.zones.join(", "),
            self.entries.join(", "),
            self.exits.join(", "),
            self.heroes.join(", "),
            self.artillery.join(", "),
            counters.join(",\n    ")
        )
    }
}

impl Counter {
    fn text(&self) -> String {
        let list = |name: &str, list: &[String]| match list {
            [] => String::new(),
            list => format!(", {name}: [{}]", list.join(", ")),
        };
        let shaken = if self.shaken { ", shaken: true" } else { "" };
        let (markers, weapons) = (list("markers", &self.markers), list("weapons", &self.weapons));
        let states: String = self.states.iter().map(|(state, value)| format!(", {state}: {value}")).collect();
        format!("({}{}{shaken}{markers}{weapons}{states})", self.fields, self.place)
    }
    /// The text between the quotation marks of a field.
    fn quoted(&self, n: usize) -> &str {
        self.fields.split('"').nth(n).unwrap_or_default()
    }
    /// Its id.
    pub fn id(&self) -> &str {
        self.quoted(1)
    }
    /// The key of its definition.
    pub fn unit(&self) -> &str {
        self.quoted(3)
    }
}

impl Maker<'_> {
    fn id(&mut self) -> usize {
        self.ids += 1;
        self.ids
    }

    fn nation_of(&self, unit: usize) -> &str {
        &self.definitions.formations[usize::from(self.definitions.formation_of[unit])].nation
    }

    fn sides(&mut self) -> [Side; 2] {
        let mut nations: Vec<String> = self.definitions.formations.iter().map(|def| def.nation.clone()).collect();
        nations.dedup();
        let mut sides = [0, 1].map(|_| {
            let nation = self.chance.pick(&nations).clone();
            let formations = self.definitions.formations.iter().filter(|def| def.nation == nation);
            let formation = self.chance.pick(&formations.collect::<Vec<_>>()).id.clone();
            Side { nation, formation, loses_when_gone: !self.chance.one_in(3), ..Side::default() }
        });
        // Few counters meet often; many get into each other's way.
        let many = 2 + self.chance.below(11);
        for (n, side) in sides.iter_mut().enumerate() {
            for _ in 0..1 + self.chance.below(many) {
                self.on_map(n, side);
            }
        }
        for (n, side) in sides.iter_mut().enumerate() {
            self.exits(side);
            if self.chance.one_in(3) {
                self.entry(side);
            }
            if self.sets_up && !self.chance.one_in(3) {
                self.zone(n, side);
            }
            self.riders(side);
            side.artillery = armour::missions(self.chance);
            for _ in 0..self.chance.below(4) {
                let id = self.id();
                if let Some(hero) = self.unit(&side.nation, |kind| kind == UnitKind::Hero) {
                    let own = self.own_values(hero);
                    let unit = &self.definitions.units[hero].id;
                    side.heroes.push(format!("(id: \"h{id}\", unit: \"{unit}\"{own})"));
                }
            }
            if self.chance.one_in(4)
                && let Some(sniper) = self.unit(&side.nation, |kind| kind == UnitKind::Sniper)
            {
                let counter = self.counter(sniper, String::new());
                side.counters.push(counter);
            }
        }
        sides
    }

    fn riders(&mut self, side: &mut Side) {
        for (vehicle, outside) in armour::riders(self.chance, self.definitions, &side.counters) {
            if let Some(unit) = self.unit(&side.nation, armour::may_ride) {
                let seat = format!(", aboard: (vehicle: \"{vehicle}\", outside: {outside})");
                let counter = self.counter(unit, seat);
                side.counters.push(counter);
            }
        }
    }

    pub fn unit(&mut self, nation: &str, wanted: impl Fn(UnitKind) -> bool) -> Option<usize> {
        let units = &self.definitions.units;
        let fits = |n: &usize| wanted(units[*n].kind) && self.nation_of(*n) == nation && !units[*n].id.contains('#');
        let fitting: Vec<usize> = (0..units.len()).filter(fits).collect();
        // Squads are met most, as in every battle.
        let squads: Vec<usize> = fitting.iter().copied().filter(|n| units[*n].kind == UnitKind::Squad).collect();
        let among = if squads.is_empty() || self.chance.one_in(2) { fitting } else { squads };
        (!among.is_empty()).then(|| *self.chance.pick(&among))
    }

    pub fn counter(&mut self, unit: usize, place: String) -> Counter {
        let def = &self.definitions.units[unit];
        let fields = format!("id: \"c{}\", unit: \"{}\"{}", self.id(), def.id, self.own_values(unit));
        let shaken = self.chance.one_in(5);
        let mut markers = Vec::new();
        for _ in 0..self.chance.below(3) {
            markers.push(format!("{:?}", self.chance.pick(Marker::ALL)));
        }
        let mut weapons = Vec::new();
        if !matches!(def.kind, UnitKind::Medic | UnitKind::Sniper) {
            for _ in 0..self.chance.below(3) {
                weapons.push(self.weapon(""));
            }
        }
        let targets: Vec<Place> = self.held.keys().map(|spot| self.ground.map.place(*spot)).collect();
        let states = armour::states(self.chance, self.definitions, def, &targets);
        Counter { fields, place, shaken, markers, weapons, states }
    }

    /// A name and values of a counter's own.
    fn own_values(&mut self, unit: usize) -> String {
        let def = &self.definitions.units[unit];
        let mut fields = String::new();
        if self.chance.one_in(10) {
            fields += ", name: \"Somebody\"";
        }
        if self.chance.one_in(5) {
            let front = 4 + self.chance.below(4);
            fields += &format!(", morale: ({front}, {})", front - self.chance.below(3));
        }
        if self.chance.one_in(4) && def.kind == UnitKind::Leader {
            fields += &format!(", leadership: {}", *self.chance.pick(&[-1, 0, 1, 2, 3]));
        }
        if self.chance.one_in(8) && !matches!(def.kind, UnitKind::Leader | UnitKind::Medic | UnitKind::Sniper) {
            let (firepower, range, movement) = (self.chance.below(5), self.chance.below(9), 1 + self.chance.below(6));
            fields += &format!(", values: ({firepower}, {range}, {movement})");
        }
        for box_of in ["assault_move", "stealth", "self_rally", "melee_bonus"] {
            if self.chance.one_in(8) {
                fields += &format!(", {box_of}: {}", self.chance.one_in(2));
            }
        }
        fields
    }

    pub fn weapon(&mut self, place: &str) -> String {
        let id = self.id();
        let def = self.chance.pick(&self.definitions.weapons);
        let set_up = if def.packed.is_some() && self.chance.one_in(2) { ", set_up: true" } else { "" };
        format!("(id: \"w{id}\", weapon: \"{}\"{set_up}{place})", def.id)
    }

    fn on_map(&mut self, n: usize, side: &mut Side) {
        // Beside a friend, beside or among enemies, or anywhere.
        let known: Vec<Spot> = self.held.keys().copied().collect();
        let mut spot = *self.chance.pick(&self.open);
        if !known.is_empty() && !self.chance.one_in(4) {
            let near = *self.chance.pick(&known);
            let mut around: Vec<Spot> = self.ground.map.adjacent_spots(near).to_vec();
            around.push(near);
            let wanted = *self.chance.pick(&around);
            spot = if self.open.contains(&wanted) { wanted } else { near };
        }
        let place = self.ground.map.place(spot);
        if self.held.get(&spot).is_some_and(|holder| *holder != n) && !self.melees.contains(&place) {
            if !self.chance.one_in(3) {
                return;
            }
            self.melees.push(place);
        }
        self.held.entry(spot).or_insert(n);
        if let Some(unit) = self.unit(&side.nation, |kind| kind != UnitKind::Sniper) {
            let counter = self.counter(unit, format!(", at: \"{place}\""));
            side.counters.push(counter);
        }
    }
}
