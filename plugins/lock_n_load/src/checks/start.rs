//! The start position that is made of a scenario without mistakes.

use crate::checks::scenario;
use crate::facts::battlefield::{Battlefield, BattlefieldData};
use crate::facts::plays;
use crate::facts::seen;
use crate::facts::start::Start;
use crate::facts::ways::Ways;
use crate::files::definition::Definitions;
use crate::files::scenario::{ScenarioDef, ScenarioMistake};
use crate::sections::{movement, set_up, stacking, victory};
use hex_board::{HexSet, Map, Screens};
use std::sync::Arc;
use table::{CounterId, Side};

impl Start {
    /// Everything that is wrong with a scenario, as [`Start::new`] tells it, without the tables that only play needs.
    pub fn mistakes(scenario: ScenarioDef, map: &Map, definitions: Definitions) -> Vec<ScenarioMistake> {
        let (scenario, definitions) = set_up::with_own_values(scenario, definitions);
        scenario::mistakes(&scenario, map, &definitions)
    }

    /// Checks a scenario against its map and definitions.
    ///
    /// # Errors
    /// Every mistake of meaning, each with the field it stands in, and the warnings with them.
    pub fn new(scenario: ScenarioDef, map: Map, definitions: Definitions) -> Result<Self, Vec<ScenarioMistake>> {
        let (scenario, definitions) = set_up::with_own_values(scenario, definitions);
        let mistakes = scenario::mistakes(&scenario, &map, &definitions);
        if mistakes.iter().any(|mistake| !mistake.warning) {
            return Err(mistakes);
        }
        let unit_ids: Vec<CounterId> = set_up::counters(&scenario).map(|(_, counter)| counter.id).collect();
        let carried =
            set_up::counters(&scenario).flat_map(|(_, counter)| counter.all_weapons()).map(|weapon| weapon.id);
        let weapon_ids: Vec<CounterId> = carried.chain(scenario.abandoned.iter().map(|weapon| weapon.id)).collect();
        let zones = set_up::zones(&scenario, &map, &definitions);
        let added = set_up::added(&scenario, &map);
        let screens = Screens::new(&map);
        let mut sights = screens.bare().clone();
        sights.set(&screens, &map, &added);
        let objectives = victory::objectives(&scenario, &map);
        let mut is_objective = HexSet::new(map.hexes.len());
        objectives.iter().for_each(|hex| _ = is_objective.insert(*hex));
        let mut data = BattlefieldData {
            units_by_id: sorted(&unit_ids),
            weapons_by_id: sorted(&weapon_ids),
            objectives,
            is_objective,
            entry_group: set_up::entry_groups(&scenario),
            set_up: set_up::ground(&scenario, &map, &definitions, &zones),
            zones,
            limits: stacking::limits(&definitions, &map),
            steps: movement::cost::steps(&map, &definitions),
            ways: Ways::of(definitions.mobilities.len()),
            hides: seen::start::hides(&scenario),
            known: [None, None],
            plays: plays::of(&scenario, &definitions),
            unit_ids,
            weapon_ids,
            screens: Arc::new(screens),
            map,
            definitions,
            scenario,
        };
        data.known = Side::BOTH.map(|side| seen::start::known_to(&data, side));
        Ok(Self { battlefield: Battlefield(Arc::new(data)), sights: Arc::new(sights), added, warnings: mistakes })
    }
}

fn sorted(ids: &[CounterId]) -> Vec<(CounterId, u16)> {
    let mut pairs: Vec<_> = ids.iter().enumerate().map(|(n, id)| (*id, n as u16)).collect();
    pairs.sort_unstable();
    pairs
}
