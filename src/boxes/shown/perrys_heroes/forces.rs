//! The forces of a scenario, and what may be taken in their place.

use crate::boxes::shown::{ForceChoice, Muster, Workshop};
use bevy_egui::egui;
use egui::{Rect, Ui};
use panel_kit::theme::Theme;
use perrys_heroes::Table;
use perrys_heroes::force::ForceDef;
use perrys_heroes::scenario::{ScenarioDef, SideDef};
use perrys_heroes::values::Nation;
use perrys_heroes_window::builder::{Builder, Terms, Tools, examples, own};
use scenario_files::read_file;
use std::path::Path;
use std::sync::Arc;
use table::Side;

/// What a squad may cost where nothing else is said (PH-4.3-01).
const SQUAD: u16 = 80;
/// What vehicles cost at most, where nothing else is said (PH-4.3-12).
const SECTION: u16 = 60;

/// The force of a side.
#[derive(Debug)]
struct OfSide {
    tools: Tools,
    nation: Nation,
    def: SideDef,
    fixed: bool,
}

/// Those of both sides.
pub(super) fn musters(scenario: &ScenarioDef, table: &Table) -> [Arc<dyn Muster>; 2] {
    let field = table.field;
    let (charts, weapons) = (Arc::new(field.charts.clone()), Arc::new(field.weapons.clone()));
    let tools = Tools { charts, weapons, vehicles: Arc::new(field.garage.clone()) };
    let sides = [(Side::First, &scenario.sides.0), (Side::Second, &scenario.sides.1)];
    sides.map(|(side, def)| {
        // A position is about the men of the scenario.
        let fixed = !def.free_force || scenario.position.is_some();
        let of_side = OfSide { tools: tools.clone(), nation: field.side(side).nation, def: def.clone(), fixed };
        Arc::new(of_side) as Arc<dyn Muster>
    })
}

impl Muster for OfSide {
    fn is_fixed(&self) -> bool {
        self.fixed
    }
    fn choices(&self, data: &Path, user: &Path) -> Vec<ForceChoice> {
        if self.fixed {
            return Vec::new();
        }
        let of_file = || Some(read_file::<ForceDef>(&data.join(self.def.force.as_ref()?)).ok()?.value);
        let own_force = self.def.men.clone().or_else(of_file);
        let [points, vehicles] = own_force.map_or([SQUAD, SECTION], |force| [force.budget, force.vehicle_budget]);
        let terms = Terms { nation: self.nation, points, vehicles };
        let all = examples(data).into_iter().chain(own(user));
        let of_nation = all.filter(|listed| listed.content.as_ref().map_or(true, |force| force.nation == self.nation));
        let choice = |listed: perrys_heroes_window::builder::Listed| ForceChoice {
            name: listed
                .content
                .as_ref()
                .map_or_else(|_| play::library::stem(&listed.path), |force| force.name.clone()),
            text: listed.taken(terms, &self.tools),
        };
        of_nation.map(choice).collect()
    }
    fn workshop(&self, data: &Path, user: &Path) -> Box<dyn Workshop> {
        Box::new(Builder::of(data, user, self.tools.clone()))
    }
}

impl Workshop for Builder {
    fn show(&mut self, ui: &mut Ui, theme: &Theme, note: &mut dyn FnMut(&str, Rect)) {
        Builder::show(self, ui, theme, note);
    }
}
