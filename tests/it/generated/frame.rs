//! What frames a random scenario: its map, zones and edges, what lies on the map, when it is won, how it begins.

use super::forces::{Maker, SIDES, Side};
use super::ground::Ground;
use super::{Chance, armour};
use hex_board::{HexId, Map, Spot};
use lock_n_load::definition::UnitKind;
use std::collections::BTreeMap;

/// The map as a field of the file.
pub fn map_text(ground: &Ground) -> String {
    let write = |value: String, name: &str| format!("{name}: {value},");
    let options = scenario_files::options();
    match &ground.own_board {
        Some(board) => write(options.to_string(board).expect("a board has a text"), "own_board"),
        None => write(options.to_string(&ground.boards).expect("boards have a text"), "boards"),
    }
}

/// The rectangle between two corners, if one board has both.
fn rectangle(map: &Map, from: HexId, to: HexId) -> Vec<HexId> {
    let (from, to) = (map.name(from), map.name(to));
    let between = |a: u8, b: u8, n: u8| a.min(b) <= n && n <= a.max(b);
    let inside = |hex: &HexId| {
        let mut names = map.at(*hex).names.iter().filter(|name| name.board == from.board);
        from.board == to.board
            && names.any(|name| between(from.column, to.column, name.column) && between(from.row, to.row, name.row))
    };
    map.ids().filter(inside).collect()
}

impl Maker<'_> {
    fn hexes(&mut self, among: &[HexId], most: usize) -> Vec<String> {
        let wanted = 1 + self.chance.below(most);
        let mut hexes: Vec<HexId> = (0..wanted).map(|_| *self.chance.pick(among)).collect();
        hexes.sort_unstable();
        hexes.dedup();
        hexes.into_iter().map(|hex| format!("\"{}\"", self.ground.map.name(hex))).collect()
    }

    pub fn exits(&mut self, side: &mut Side) {
        if self.chance.one_in(2) {
            side.exits = self.hexes(&self.edge.clone(), 6);
        }
    }

    pub fn entry(&mut self, side: &mut Side) {
        let hexes = self.hexes(&self.edge.clone(), 4).join(", ");
        side.entries.push(format!("(id: \"e\", turn: {}, hexes: [{hexes}])", 1 + self.chance.below(self.turns)));
        for _ in 0..1 + self.chance.below(5) {
            if let Some(unit) = self.unit(&side.nation, |kind| kind != UnitKind::Sniper) {
                let counter = self.counter(unit, ", entry: \"e\"".into());
                side.counters.push(counter);
            }
        }
    }

    pub fn zone(&mut self, n: usize, side: &mut Side) {
        let taken = |spot: &Spot| self.held.iter().any(|(held, who)| held.hex == spot.hex && *who != n);
        let free: Vec<Spot> = self.open.iter().copied().filter(|spot| !taken(spot)).collect();
        if free.is_empty() {
            return;
        }
        let centre = self.chance.pick(&free).hex;
        let map = &self.ground.map;
        let reach = 1 + self.chance.below(3) as u16;
        let near = |hex: &HexId| map.distance(*hex, centre) <= reach;
        let corner = *self.chance.pick(&map.ids().filter(near).collect::<Vec<_>>());
        let (from, to) = (map.name(centre), map.name(corner));
        // Every hex that a zone names is its own, also those that no list of free ones would have.
        let whole = |hexes: &[HexId]| {
            hexes.iter().all(|hex| !self.held.iter().any(|(held, who)| held.hex == *hex && *who != n))
        };
        let circle: Vec<HexId> = map.ids().filter(near).collect();
        let rectangle = rectangle(map, centre, corner);
        let (hexes, zone) = match self.chance.below(4) {
            0 if whole(&circle) => (circle, format!("within: (\"{from}\", {reach})")),
            1 if !rectangle.is_empty() && whole(&rectangle) => (rectangle, format!("from_to: (\"{from}\", \"{to}\")")),
            _ => {
                let mut hexes: Vec<HexId> = free.iter().map(|spot| spot.hex).collect();
                hexes.dedup();
                hexes.retain(near);
                let names: Vec<String> = hexes.iter().map(|hex| format!("\"{}\"", map.name(*hex))).collect();
                (hexes, format!("hexes: [{}]", names.join(", ")))
            }
        };
        for spot in self.open.iter().filter(|spot| hexes.contains(&spot.hex)) {
            self.held.entry(*spot).or_insert(n);
        }
        side.zones.push(format!("(id: \"z\", {zone})"));
        for _ in 0..1 + self.chance.below(hexes.len().min(6)) {
            if let Some(unit) = self.unit(&side.nation, |kind| kind != UnitKind::Sniper) {
                let counter = self.counter(unit, ", zone: \"z\"".into());
                side.counters.push(counter);
            }
        }
    }

    pub fn hex_markers(&mut self) -> Vec<String> {
        let mut markers: Vec<String> = self.melees.iter().map(|place| format!("(\"{place}\", Melee)")).collect();
        for _ in 0..self.chance.below(5) {
            let place = self.ground.map.place(*self.chance.pick(&self.open));
            let marker = *self.chance.pick(&["Spotted", "Spotted", "SmokeOne", "SmokeTwo"]);
            markers.push(format!("(\"{place}\", {marker})"));
        }
        for _ in 0..self.chance.below(4) {
            let place = self.ground.map.place(*self.chance.pick(&self.open));
            markers.push(format!("(\"{place}\", {})", armour::hex_marker(self.chance)));
        }
        // Those who stand on the map are spotted as often as not.
        for spot in self.held.keys() {
            if self.chance.one_in(2) {
                markers.push(format!("(\"{}\", Spotted)", self.ground.map.place(*spot)));
            }
        }
        markers
    }

    pub fn objectives(&mut self) -> Vec<String> {
        let open: Vec<HexId> = self.open.iter().map(|spot| spot.hex).collect();
        let hexes = if self.chance.one_in(2) { self.hexes(&open, 4) } else { Vec::new() };
        let mut objectives = Vec::new();
        for hex in hexes {
            let holder = *self.chance.pick(&["", ", holder: First", ", holder: Second"]);
            objectives.push(format!("(hex: {hex}{holder})"));
        }
        objectives
    }

    pub fn abandoned(&mut self) -> Vec<String> {
        let mut weapons = Vec::new();
        for _ in 0..self.chance.below(3) {
            let place = self.ground.map.place(*self.chance.pick(&self.open));
            weapons.push(self.weapon(&format!(", at: \"{place}\"")));
        }
        weapons
    }

    pub fn victory(&mut self, sides: &[Side; 2]) -> Vec<String> {
        let mut conditions = Vec::new();
        for _ in 0..self.chance.below(4) {
            let side = self.chance.below(2);
            let turn = 1 + self.chance.below(self.turns);
            let when = match self.chance.below(3) {
                0 => format!("EndOfTurn({turn})"),
                1 => format!("EndOfAnyTurnFrom({turn})"),
                _ => "AtOnce".to_string(),
            };
            let condition = self.condition(&sides[side], 2);
            conditions.push(format!("(side: {}, condition: {condition}, when: {when})", SIDES[side]));
        }
        conditions
    }

    fn condition(&mut self, side: &Side, depth: usize) -> String {
        let few = 1 + self.chance.below(6);
        match self.chance.below(if depth > 0 { 9 } else { 6 }) {
            0 => {
                let open: Vec<HexId> = self.open.iter().map(|spot| spot.hex).collect();
                let hexes = self.hexes(&open, 4);
                let least = 1 + self.chance.below(hexes.len());
                format!("Control(at_least: {least}, of: [{}])", hexes.join(", "))
            }
            1 if !side.exits.is_empty() => format!("ExitedUnits({few})"),
            2 if !side.exits.is_empty() => format!("ExitedPoints({few})"),
            3 if !side.counters.is_empty() => {
                let counter = self.chance.pick(&side.counters);
                format!("Alive(\"{}\")", counter.id())
            }
            4 => format!("MorePoints({few})"),
            6 => format!("All([{}, {}])", self.condition(side, depth - 1), self.condition(side, depth - 1)),
            7 => format!("Any([{}, {}])", self.condition(side, depth - 1), self.condition(side, depth - 1)),
            8 => format!("Not({})", self.condition(side, depth - 1)),
            _ => format!("LossPoints({few})"),
        }
    }

    pub fn start(&mut self, phase: &str) -> BTreeMap<&'static str, String> {
        let mut start = BTreeMap::new();
        let side = |chance: &mut Chance| (*chance.pick(&SIDES)).to_string();
        if !phase.is_empty() {
            start.insert("phase", phase.to_string());
        }
        if matches!(phase, "Operations" | "Administrative") || self.chance.one_in(2) {
            start.insert("initiative", side(self.chance));
        }
        if matches!(phase, "Rally" | "Operations" | "Administrative") {
            if self.chance.one_in(2) {
                start.insert("turn", (1 + self.chance.below(self.turns)).to_string());
            }
            if self.chance.one_in(3) {
                start.insert("active", side(self.chance));
            }
            if self.chance.one_in(3) {
                start.insert("rolled", "true".into());
            }
            if phase == "Operations" && self.chance.one_in(3) {
                start.insert("passes", self.chance.below(3).to_string());
            }
            let fought: Vec<String> =
                self.melees.iter().filter(|_| self.chance.one_in(3)).map(|place| format!("\"{place}\"")).collect();
            start.insert("fought", format!("[{}]", fought.join(", ")));
            for points in ["loss_points", "exit_points"] {
                if self.chance.one_in(4) {
                    start.insert(points, format!("({}, {})", self.chance.below(3), self.chance.below(3)));
                }
            }
        }
        start
    }

    /// What stands in the file once or not at all.
    pub fn fields(&mut self) -> BTreeMap<&'static str, String> {
        let mut fields = armour::fields(self.chance);
        let (points, side) = (self.chance.below(4), (*self.chance.pick(&SIDES)).to_string());
        let worth = format!("(squad: {}, half_squad: {points}, single_man: {})", points + 1, self.chance.below(5));
        for (field, value) in [
            ("place", "\"Nowhere\"".to_string()),
            ("briefing", "\"Hold it.\\n\\nOr take it.\"".to_string()),
            ("initiative", side.clone()),
            ("set_up_order", if points > 1 { "(First, Second)" } else { "(Second, First)" }.to_string()),
            ("ranked", (points > 0).to_string()),
            ("points", worth),
            ("otherwise", side),
            ("special_rules", "[\"It rains.\"]".to_string()),
            ("balance", format!("(first: {points}, second: 2, level: \"bold\", share: ({points}, 60))")),
        ] {
            if self.chance.one_in(3) {
                fields.insert(field, value);
            }
        }
        fields
    }
}
