//! Length, start, markers and stacks.

use super::*;
use crate::catalogue::CATALOGUE;
use crate::checks::definition::unfit_points;
use crate::files::vehicle::Seat;
use crate::sections::smoke::rules::SMOKE_ALIKE;
use crate::sections::turn::rules::FIRST_INITIATIVE;

impl<'a> Check<'a> {
    pub(super) fn length_and_start(&mut self) {
        let ScenarioDef { turns, start, set_up_order, .. } = self.scenario;
        self.require((1..=TURNS_MAX).contains(turns), || "turns".into(), "a scenario has 1 to 200 turns");
        let in_time = start.turn > 0 && (start.turn <= *turns || *turns == 0);
        self.require(in_time, || "start.turn".into(), "the game starts in a turn of the scenario");
        if let Some((first, second)) = set_up_order {
            self.require(first != second, || "set_up_order".into(), "both sides set up, each once");
        }
        for (field, message) in self.scenario.points.iter().flat_map(unfit_points) {
            self.add(format!("points.{field}"), message);
        }
        let sets_up = counters(self.scenario).any(|(_, counter)| counter.zone.is_some());
        let nothing = start.phase == Some(Phase::SetUp) && !sets_up;
        self.require(!nothing, || "start.phase".into(), "no counter has a zone to be set up in");
        let later = matches!(start.phase, Some(Phase::Operations | Phase::Administrative));
        let settled = later || start.rolled;
        let known = start.initiative.is_some() || start.active.is_some();
        let message = "say who has the initiative: `initiative: First` or `initiative: Second`";
        self.require(!settled || known, || "start.initiative".into(), message);
        self.initiative();
        self.require(start.passes <= 2, || "start.passes".into(), "the third pass in a row ends the phase");
        let passed_in_operations = start.passes == 0 || start.phase == Some(Phase::Operations);
        self.require(passed_in_operations, || "start.passes".into(), "sides pass in the Operations Phase only");
        for (n, place) in start.fought.iter().enumerate() {
            self.spot(|| format!("start.fought[{n}]"), *place);
        }
        for (field, points) in [("loss_points", start.loss_points), ("exit_points", start.exit_points)] {
            for (n, points) in [points.0, points.1].into_iter().enumerate() {
                let good = (-10_000..=10_000).contains(&points);
                self.require(good, || format!("start.{field}.{n}"), "no side has so many points");
            }
        }
    }

    /// Who has the initiative of turn 1 is said once, and where it says something (LNL-SC-12).
    fn initiative(&mut self) {
        let ScenarioDef { start, initiative, first_initiative, .. } = self.scenario;
        let sets_up = counters(self.scenario).any(|(_, counter)| counter.zone.is_some());
        let phase = start.phase.unwrap_or(if sets_up { Phase::SetUp } else { Phase::Rally });
        if phase == Phase::SetUp && start.initiative.is_some() {
            let hint = "say `first_initiative` for the side that has it in turn 1, or `initiative` for the side that wins ties";
            let message = format!("nobody has the initiative in the set-up [{FIRST_INITIATIVE}]");
            self.hinted("start.initiative", message, hint);
        }
        if first_initiative.is_none() {
            return;
        }
        let both = format!(
            "the initiative of turn 1 is given outright: it is not rolled for, so there are no ties [{FIRST_INITIATIVE}]"
        );
        self.require(initiative.is_none(), || "initiative".into(), both);
        let before = start.turn == 1 && !start.rolled && matches!(phase, Phase::SetUp | Phase::Rally);
        let late = format!(
            "the initiative of turn 1 is settled where this game starts: say `start.initiative` [{FIRST_INITIATIVE}]"
        );
        self.require(before, || "first_initiative".into(), late);
    }

    /// Modules and optional rules that the game has.
    pub(super) fn modules(&mut self) {
        let (modules, switches) = (self.scenario.modules(), &self.scenario.switches);
        let base = modules.contains(&Module::Infantry);
        self.require(base, || "modules".into(), "all other modules need `Infantry`");
        let in_game: Vec<rule_book::Module> = CATALOGUE.modules_in_game().collect();
        let names = || in_game.iter().map(|module| module.key).collect::<Vec<_>>().join(", ");
        for (n, module) in modules.iter().enumerate() {
            if !in_game.contains(&module.in_book()) {
                let message = format!("the module {} is not in the game yet", module.in_book().name);
                self.hinted(format!("modules[{n}]"), message, format!("known: {}", names()));
            } else if modules[..n].contains(module) {
                self.add(format!("modules[{n}]"), "this module is listed twice");
            }
        }
        let optional: Vec<&str> = CATALOGUE.optional_rules().map(|rule| rule.0).collect();
        for rule in switches.keys().filter(|rule| !optional.contains(&rule.as_str())) {
            self.unknown(format!("switches[{rule:?}]"), "optional rule", rule, optional.iter().copied());
        }
    }

    pub(super) fn abandoned(&mut self) {
        for (n, entry) in self.scenario.abandoned.iter().enumerate() {
            let path = format!("abandoned[{n}]");
            self.weapon(&entry.weapon, entry.set_up, &path);
            if let Some(spot) = self.spot(|| format!("{path}.at"), entry.at)
                && self.prohibited(spot.hex)
            {
                self.add(format!("{path}.at"), format!("nobody enters the terrain of {}", entry.at));
            }
        }
    }

    pub(super) fn hex_markers(&mut self) {
        let (mut seen, mut smoke) = (BTreeSet::new(), BTreeSet::new());
        for (n, (place, marker)) in self.scenario.hex_markers.iter().enumerate() {
            let Some(spot) = self.spot(|| format!("hex_markers[{n}].0"), *place) else { continue };
            self.armour_marker(n, *place, *marker);
            // Several wrecks may lie in a hex.
            if !seen.insert((spot, *marker)) && !marker.is_hulk() {
                self.add(format!("hex_markers[{n}]"), "this marker is there twice");
            } else if marker.is_smoke() && !smoke.insert(spot.hex) {
                self.add(format!("hex_markers[{n}]"), format!("a second smoke marker adds nothing ({SMOKE_ALIKE})"));
            }
        }
    }

    /// Stacking limits (LNL-1.3-01, -06), and units of both sides in one Location, who are in melee.
    pub(super) fn stacks(&mut self) {
        let melees = self.known.melees.clone();
        let (mut loads, mut full): (BTreeMap<(Spot, Side), Load>, _) = (BTreeMap::new(), BTreeSet::new());
        // Riders are on the map, and meet nobody on foot.
        let mut afoot: BTreeMap<(Spot, Side), Load> = BTreeMap::new();
        for side in Side::BOTH {
            for (n, counter) in self.scenario.side(side).counters.iter().enumerate() {
                let (Some(place), Some(def)) = (self.place_at_start(side, counter), self.definition(counter)) else {
                    continue;
                };
                let Some(spot) = self.map.spot(place) else { continue };
                let field = || {
                    let field = if counter.aboard.is_some() { "aboard" } else { "at" };
                    format!("sides.{}.counters[{n}].{field}", side.index())
                };
                let load = loads.entry((spot, side)).or_default();
                *load = load.plus(def.class.stacking);
                // Men walk past two wrecks; a vehicle finds no room beside them.
                let hulks = if def.class.stacking.vehicles > 0 { self.known.hulks(spot.hex) } else { 0 };
                let all = load.plus(Load { vehicles: hulks, ..Load::default() });
                if let Some(rule) = stacking::over(self.definitions, self.map, spot, all)
                    && full.insert((spot, side))
                {
                    self.add(field(), format!("too many units stand in {place} [{rule}]"));
                }
                if counter.aboard.is_some() {
                    continue;
                }
                let own = afoot.entry((spot, side)).or_default();
                *own = own.plus(def.class.stacking);
                let enemies = || afoot.get(&(spot, side.other())).copied().unwrap_or_default();
                if side == Side::Second && !melees.contains_key(&spot) {
                    self.meeting(def.class.stacking, enemies(), place, field);
                }
            }
        }
        for (spot, n) in melees {
            // LNL-8.1-05: where one side has been eliminated, the marker lies until the Administrative Phase.
            // LNL-8.0-B01: vehicles take no part in melee, nor do those aboard.
            let men = |side: &Side| afoot.get(&(spot, *side)).is_some_and(|load| load.halves + load.men > 0);
            let somebody = Side::BOTH.iter().any(men);
            self.require(
                somebody,
                || format!("hex_markers[{n}]"),
                "a Melee marker lies where units have fought on foot",
            );
        }
    }

    /// Units of both sides in one Location, where there is no melee. Only a vehicle may be among enemies on foot: it has overrun them.
    fn meeting(&mut self, own: Load, enemies: Load, place: Place, field: impl Fn() -> String) {
        let men = |load: Load| load.halves + load.men > 0;
        if men(own) && men(enemies) {
            let hint = format!("hex_markers: [(\"{place}\", Melee)]");
            self.hinted(field(), format!("both sides stand in {place}, where there is no melee"), hint);
        }
    }

    /// Where a counter is at the start, by itself or aboard a vehicle (LNL-1.3-B05).
    pub(super) fn place_at_start(&self, side: Side, counter: &CounterDef) -> Option<Place> {
        counter.at.or_else(|| self.carrier(side, counter.aboard?)?.at)
    }

    /// The counter that carries a passenger.
    pub(super) fn carrier(&self, side: Side, seat: Seat) -> Option<&'a CounterDef> {
        let n = self.known.by_id[side.index()].get(&seat.vehicle)?;
        self.scenario.side(side).counters.get(*n)
    }
}
