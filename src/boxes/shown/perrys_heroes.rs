//! Perry's Heroes in the program's window.

use super::{Brief, Ground, Line, Part, PlayedOn, Shown, SideName, words};
use bevy::prelude::*;
use board_art::Pixmap;
use board_art::map::{Hour, TablePainter};
use desk::Battle;
use measured_table::KindSet;
use measured_view::Laid;
use panel_kit::theme::accent_of;
use perrys_heroes::{Table, values};
use perrys_heroes_box::PerrysHeroesBox;
use perrys_heroes_window::{PerrysHeroesPlugin, PerrysHeroesWindow, palettes};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::sync::Arc;
use table::{Say, Side};

impl Shown for PerrysHeroesWindow {
    type Box = PerrysHeroesBox;
    const PAINTED: bool = false;
    const FIRST_BATTLE: Option<(&'static str, &'static str)> = None;

    fn bring(app: &mut App, _: &Path) {
        app.add_plugins(PerrysHeroesPlugin);
    }
    fn program() -> Say {
        words::skirmish_on_a_table()
    }
    fn about() -> Say {
        words::skirmish_on_a_table()
    }
    fn on() -> PlayedOn {
        PlayedOn { painted: words::table_painted(), laid: words::table_laid(), of: |title| words::table_of(title) }
    }
    fn brief(table: &Table) -> Brief {
        let field = table.field;
        let [first, second] = Side::BOTH.map(|side| table.side(side).count());
        let men = words::men_against(first, second);
        let most = field.ground.bounds.most;
        Brief {
            title: field.title.clone(),
            place: String::new(),
            story: field.briefing.clone(),
            note: words::turns_and_size(field.turns, men.said()),
            rank: (false, first + second),
            facts: vec![
                (words::length(), words::turns(field.turns).said()),
                (words::size(), men.said()),
                (words::table(), words::centimetres(most.x / 100, most.y / 100).said()),
            ],
            sides: sides(table),
            strengths: Vec::new(),
            ground: Some(Arc::new(Mat { ground: field.ground.clone(), kinds: field.kinds.clone() })),
            parts: vec![Part::of(words::task(), sides(table).map(|side| Line::Of(side, words::task())).into())],
        }
    }

    fn lay(battle: &Battle<Self>, commands: &mut Commands) {
        let field = battle.table().field;
        let hour = match field.hour {
            values::Hour::Day => Hour::Noon,
            values::Hour::Dusk => Hour::Dusk,
            values::Hour::Night => Hour::Night,
        };
        commands.insert_resource(Laid {
            ground: Arc::new(field.ground.clone()),
            kinds: Arc::new(field.kinds.clone()),
            hour,
        });
    }
    fn take_away(world: &mut World) {
        world.remove_resource::<Laid>();
    }

    fn tell(world: &World) -> Map<String, Value> {
        let battle = world.get_resource::<Battle<Self>>();
        let told = |battle: &Battle<Self>| json!({ "to_act": battle.to_act(), "told": battle.told(), "viewer": battle.viewer() });
        battle.into_iter().map(|battle| ("skirmish".to_owned(), told(battle))).collect()
    }
}

fn sides(table: &Table) -> [SideName; 2] {
    let palettes = palettes(table);
    Side::BOTH
        .map(|side| SideName { name: table.field.side(side).name.clone(), accent: accent_of(palettes[side.index()]) })
}

/// The table from above.
#[derive(Debug)]
struct Mat {
    ground: measured_table::Ground,
    kinds: KindSet,
}

impl Ground for Mat {
    fn form(&self) -> f32 {
        let most = self.ground.bounds.most;
        most.y.max(1) as f32 / most.x.max(1) as f32
    }
    fn paint(&self, width: u32) -> Pixmap {
        TablePainter::thumbnail(&self.ground, &self.kinds, width)
    }
}
