//! Perry's Heroes in the program's window.

mod campaign;
mod facts;
mod forces;
mod men;

use super::{Brief, Content, Course, CourseOf, Ground, Muster, Part, PlayedOn, Shown, drawings, words};
use bevy::prelude::*;
use board_art::Pixmap;
use board_art::map::{Hour, TablePainter};
use desk::Battle;
use facts::{facts, orders, sides, special};
use measured_table::KindSet;
use measured_view::Laid;
use men::Men;
use perrys_heroes::scenario::ScenarioDef;
use perrys_heroes::{Table, values};
use perrys_heroes_box::PerrysHeroesBox;
use perrys_heroes_window::{PerrysHeroesPlugin, PerrysHeroesWindow};
use serde_json::{Map, Value, json};
use std::path::Path;
use std::sync::Arc;
use table::{Say, Side};

impl Shown for PerrysHeroesWindow {
    type Box = PerrysHeroesBox;
    const PAINTED: bool = true;
    const FIRST_BATTLE: Option<(&'static str, &'static str)> = None;
    const CAMPAIGNS: bool = true;

    fn bring(app: &mut App, data: &Path) {
        drawings::read(data);
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
        let special = special(table);
        let (place, story) = place_and_story(&field.briefing);
        let special = (!special.is_empty()).then(|| Part::of(words::special_rules(), special));
        let men = Part { title: words::forces(), content: Content::Drawn(Arc::new(Men::of(table))) };
        Brief {
            title: field.title.clone(),
            place,
            story,
            note: words::turns_and_size(field.turns, words::men_against(first, second).said()),
            rank: (!table.field.vehicles.is_empty(), first + second),
            facts: facts(table),
            sides: sides(table),
            strengths: Vec::new(),
            ground: Some(Arc::new(Mat { ground: field.ground.clone(), kinds: field.kinds.clone() })),
            parts: [Part::of(words::task(), orders(table)), men].into_iter().chain(special).collect(),
            musters: None,
        }
    }
    fn musters(scenario: &ScenarioDef, table: &Table) -> Option<[Arc<dyn Muster>; 2]> {
        Some(forces::musters(scenario, table))
    }
    fn brief_of_campaign(data: &Path, file: &Path) -> Result<Brief, String> {
        campaign::brief(data, file)
    }
    fn course(of: CourseOf) -> anyhow::Result<Box<dyn Course<Self>>> {
        Ok(Box::new(campaign::open(of)?))
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
        let told = |battle: &Battle<Self>| {
            let over = battle.table().flow.outcome.is_some();
            json!({ "to_act": battle.to_act(), "told": battle.told(), "viewer": battle.viewer(), "over": over })
        };
        battle.into_iter().map(|battle| ("skirmish".to_owned(), told(battle))).collect()
    }
}

/// A briefing begins with when and where; the story follows.
fn place_and_story(briefing: &str) -> (String, String) {
    let (place, story) = briefing.split_once(". ").unwrap_or(("", briefing));
    (place.to_owned(), story.to_owned())
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

#[cfg(test)]
#[path = "perrys_heroes/brief_test.rs"]
mod tests;
