//! *Lock 'n Load* in the program's window.

mod tell;

use super::{Brief, Content, Drawn, Line, Part, PlayedOn, Shown, SideName, drawings, words};
use bevy::prelude::*;
use bevy_egui::egui::Ui;
use board_art::CounterStyle;
use desk::Battle;
use hex_view::{Overlays, Scene};
use lock_n_load::Table;
use lock_n_load_box::LockNLoadBox;
use lock_n_load_window::{
    Briefing, ComputersPlugin, Force, LockNLoadGluePlugin, LockNLoadPanelsPlugin, LockNLoadWindow, LuckPlugin,
    show_forces,
};
use panel_kit::Pictures;
use panel_kit::theme::Theme;
use serde_json::{Map, Value};
use std::path::Path;
use std::sync::Arc;
use table::{Say, Side};

impl Shown for LockNLoadWindow {
    type Box = LockNLoadBox;
    const PAINTED: bool = true;
    const FIRST_BATTLE: Option<(&'static str, &'static str)> = Some(("the_oak_farm.ron", "The Oak Farm"));

    fn bring(app: &mut App, data: &Path) {
        drawings::read(data);
        app.add_plugins((LockNLoadGluePlugin, LockNLoadPanelsPlugin, ComputersPlugin, LuckPlugin));
    }
    fn program() -> Say {
        words::squad_wargames()
    }
    fn about() -> Say {
        words::squads_on_hexes()
    }
    fn on() -> PlayedOn {
        PlayedOn { painted: words::map_painted(), laid: words::map_unfolded(), of: |title| words::map_of(title) }
    }
    fn brief(table: &Table) -> Brief {
        let briefing = Briefing::of(table);
        let counters = |force: &Force| force.half_squads + force.vehicles;
        Brief {
            title: briefing.title.clone(),
            place: briefing.place.clone(),
            story: briefing.story.clone(),
            note: words::turns_and_size(briefing.turns, briefing.size()),
            rank: (briefing.has_vehicles(), briefing.forces.iter().map(counters).sum()),
            facts: facts(&briefing),
            sides: briefing.forces.each_ref().map(name),
            strengths: briefing.strengths.clone(),
            ground: Some(Arc::new(table.field.map.clone())),
            parts: parts(briefing),
            musters: None,
        }
    }

    fn lay(battle: &Battle<Self>, commands: &mut Commands) {
        let map = Arc::new(battle.table().field.map.clone());
        commands.insert_resource(Scene { map });
    }
    fn take_away(world: &mut World) {
        world.remove_resource::<Scene>();
        world.insert_resource(Overlays::default());
    }

    fn tell(world: &World) -> Map<String, Value> {
        tell::tell(world)
    }
}

fn name(force: &Force) -> SideName {
    SideName { name: force.name.clone(), accent: force.accent }
}

fn facts(briefing: &Briefing) -> Vec<(Say, String)> {
    let balance = briefing.balance_in_words().unwrap_or_else(|| words::not_known_yet().said());
    vec![
        (words::length(), words::turns(briefing.turns).said()),
        (words::size(), briefing.size()),
        (words::map(), words::hexes(briefing.hexes).said()),
        (words::balance(), balance),
    ]
}

/// How each side wins, both forces, and special rules where there are any.
fn parts(briefing: Briefing) -> Vec<Part> {
    let mut victory = Vec::new();
    for side in Side::BOTH {
        let force = &briefing.forces[side.index()];
        for aim in briefing.aims.iter().filter(|aim| aim.side == side) {
            victory.push(Line::Of(name(force), words::wins_by(&aim.words)));
            victory.extend(aim.parts.iter().cloned().map(Line::Inner));
        }
    }
    victory.extend(briefing.otherwise.iter().cloned().map(Line::Aside));
    let special: Vec<Line> = briefing.special_rules.iter().cloned().map(Line::Point).collect();
    let special = (!special.is_empty()).then(|| Part::of(words::special_rules(), special));
    let forces = Part { title: words::forces(), content: Content::Drawn(Arc::new(briefing)) };
    [Part::of(words::victory(), victory), forces].into_iter().chain(special).collect()
}

/// Both forces by their counters.
impl Drawn for Briefing {
    fn show(&self, ui: &mut Ui, theme: &Theme, pictures: &mut Pictures, style: CounterStyle) {
        show_forces(ui, theme, pictures, style, self);
    }
}
