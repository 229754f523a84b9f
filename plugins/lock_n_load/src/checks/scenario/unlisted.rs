//! Modules whose rules a scenario uses without listing them, and switches of rules whose module it does not play.

use super::*;
use crate::catalogue::CATALOGUE;
use crate::files::definition::{WeaponDef, WeaponKind};

/// What a field uses.
type Use = (Module, String, &'static str);

impl Check<'_> {
    /// What is used and not listed. A scenario that lists no modules says nothing of them: what lies on its table is played.
    pub(super) fn unlisted(&mut self) {
        self.silent_switches();
        let Some(listed) = self.scenario.modules.clone() else { return };
        let mut told = BTreeSet::new();
        for (module, field, what) in self.uses() {
            if !listed.contains(&module) && told.insert(module) {
                let played =
                    if module == Module::Nationalities { "it is not played" } else { "it is played all the same" };
                let key = module.in_book().key;
                let message = format!("{what}, and `modules` does not list {key}: {played}");
                self.warn(field, message, Some(&format!("add {key} to `modules`")));
            }
        }
    }

    /// Rules that are switched on and not played.
    fn silent_switches(&mut self) {
        let modules: Vec<_> = self.scenario.modules().iter().map(|module| module.in_book()).collect();
        let on = self.scenario.switches.iter().filter(|(_, on)| **on).map(|(rule, _)| rule.as_str());
        let on: BTreeSet<&str> = on.collect();
        let silent = CATALOGUE.rules().filter(|rule| rule.optional && on.contains(rule.id.0));
        let silent: Vec<_> =
            silent.filter(|rule| !modules.contains(&rule.module)).map(|rule| (rule.id, rule.module)).collect();
        for (rule, module) in silent {
            let key = module.key;
            let message =
                format!("{rule} is switched on, but belongs to a module that is not listed: it is not played");
            self.warn(format!("switches[{:?}]", rule.0), message, Some(&format!("add {key} to `modules`")));
        }
    }

    /// Where rules of which module are used, in the order of the file.
    fn uses(&self) -> Vec<Use> {
        let mut found = Vec::new();
        for side in Side::BOTH {
            let def = self.scenario.side(side);
            let path = format!("sides.{}", side.index());
            for (n, counter) in def.counters.iter().enumerate() {
                self.uses_of(side, counter, &format!("{path}.counters[{n}]"), &mut found);
            }
            if !def.artillery.is_empty() {
                found.push((Module::IndirectFire, format!("{path}.artillery[0]"), "off-board artillery is here"));
            }
        }
        for (n, entry) in self.scenario.abandoned.iter().enumerate() {
            let used = self.used_weapon(&entry.weapon);
            found.extend(used.map(|(module, what)| (module, format!("abandoned[{n}].weapon"), what)));
        }
        for (n, (_, marker)) in self.scenario.hex_markers.iter().enumerate() {
            let (module, what) = match marker {
                HexMarker::Wreck | HexMarker::Abandoned => (Module::Vehicles, "a wreck lies here"),
                HexMarker::SpottingRound | HexMarker::Ffe { .. } => (Module::IndirectFire, "shells fall here"),
                HexMarker::Spotted | HexMarker::SmokeOne | HexMarker::SmokeTwo | HexMarker::Melee => continue,
            };
            found.push((module, format!("hex_markers[{n}].1"), what));
        }
        found
    }

    fn uses_of(&self, side: Side, counter: &CounterDef, path: &str, out: &mut Vec<Use>) {
        let Some(def) = self.definition(counter) else { return };
        let mut uses = |module, field: &str, what| out.push((module, format!("{path}.{field}"), what));
        if def.may(Trait::Drives) {
            uses(Module::Vehicles, "unit", "a vehicle is here");
            if self.stormed(side.other()) {
                uses(Module::CloseAssault, "unit", "a vehicle and men who may Close Assault it are here");
            }
        } else if def.is_mmc() && def.may(Trait::Cumbersome) {
            uses(Module::Ordnance, "unit", "a Weapon Team is here");
        }
        if counter.aboard.is_some() {
            uses(Module::Passengers, "aboard", "a passenger is here");
        }
        for mount in &def.def.mounts {
            if let Some((module, what)) = self.used_weapon(&mount.weapon) {
                uses(module, "unit", what);
            }
        }
        for (n, entry) in counter.weapons.iter().enumerate() {
            if let Some((module, what)) = self.used_weapon(&entry.weapon) {
                uses(module, &format!("weapons[{n}].weapon"), what);
            }
        }
        for (own, what) in [
            (Trait::Fanaticism, "its formation has Fanaticism"),
            (Trait::Dedication, "its formation has Dedication"),
            (Trait::NotHalvedInGroups, "its formation is not halved in groups"),
            (Trait::ShiftsMeleeInGroups, "its formation shifts melees in groups"),
        ] {
            if def.may(own) {
                uses(Module::Nationalities, "unit", what);
            }
        }
        if def.may(Trait::WellSupplied) && !self.scenario.side(side).artillery.is_empty() {
            uses(Module::Nationalities, "unit", "its side may ask for further missions");
        }
    }

    /// Whether a side has somebody who may Close Assault vehicles.
    fn stormed(&self, by: Side) -> bool {
        let mut counters = self.scenario.side(by).counters.iter();
        counters.any(|counter| self.definition(counter).is_some_and(|def| def.may(Trait::CloseAssaults)))
    }

    fn used_weapon(&self, key: &str) -> Option<(Module, &'static str)> {
        let weapon: &WeaponDef = &self.definitions.weapons[usize::from(self.known.weapon(key)?)];
        match weapon.kind {
            WeaponKind::Ordnance => Some((Module::Ordnance, "a weapon with a to-hit table is here")),
            WeaponKind::Mortar => Some((Module::IndirectFire, "a mortar is here")),
            WeaponKind::AntiTankGrenade => Some((Module::CloseAssault, "an anti-tank grenade is here")),
            WeaponKind::MachineGun | WeaponKind::Flamethrower | WeaponKind::SatchelCharge | WeaponKind::Molotov => None,
        }
    }
}

#[cfg(test)]
#[path = "unlisted_test.rs"]
mod tests;
