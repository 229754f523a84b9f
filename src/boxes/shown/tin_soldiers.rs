//! The toy in the program's window, for tests.

use super::{Brief, Ground, Line, Part, PlayedOn, Shown, SideName, words};
use bevy::prelude::*;
use board_art::{Pixmap, Rgb};
use desk::Battle;
use panel_kit::theme::accent_of;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::sync::Arc;
use table::{Say, Side};
use table_view::Ground as Laid;
use tin_soldiers::{Placed, Start, Table, TinBox};
use tin_soldiers_window::{TinSoldiersPlugin, TinWindow, palette};

impl Shown for TinWindow {
    type Box = TinBox;
    const PAINTED: bool = false;
    const FIRST_BATTLE: Option<(&'static str, &'static str)> = None;

    fn bring(app: &mut App, _: &Path) {
        app.add_plugins(TinSoldiersPlugin);
    }
    fn program() -> Say {
        words::soldiers_on_a_table()
    }
    fn about() -> Say {
        words::soldiers_on_a_table()
    }
    fn on() -> PlayedOn {
        PlayedOn { painted: words::table_painted(), laid: words::table_laid(), of: |title| words::table_of(title) }
    }
    fn brief(table: &Table) -> Brief {
        let start = table.start;
        let [first, second] = Side::BOTH.map(|side| start.soldiers.iter().filter(|one| one.side == side).count());
        let soldiers = words::against(first, second);
        Brief {
            title: start.title.clone(),
            place: words::indoors().said(),
            story: String::new(),
            note: words::turns_and_size(start.turns, soldiers.said()),
            rank: (false, first + second),
            facts: vec![
                (words::length(), words::turns(start.turns).said()),
                (words::size(), soldiers.said()),
                (words::table(), words::centimetres(start.size.x / 100, start.size.y / 100).said()),
            ],
            sides: sides(start),
            strengths: Vec::new(),
            ground: Some(Arc::new(Cloth(seen_by_both(start)))),
            parts: vec![Part::of(words::victory(), sides(start).map(|side| Line::Of(side, words::last_man())).into())],
            musters: None,
        }
    }

    /// It lays its table itself.
    fn lay(_: &Battle<Self>, _: &mut Commands) {}
    fn take_away(world: &mut World) {
        world.remove_resource::<Laid>();
    }

    fn tell(world: &World) -> Map<String, Value> {
        let battle = world.get_resource::<Battle<Self>>();
        let told = |toy: &Battle<Self>| json!({ "to_act": toy.to_act(), "told": toy.told(), "viewer": toy.viewer() });
        battle.into_iter().map(|toy| ("toy".to_owned(), told(toy))).collect()
    }
}

fn sides(start: &Start) -> [SideName; 2] {
    let (first, second) = &start.sides;
    let name = |side: Side| [first, second][side.index()].clone();
    Side::BOTH.map(|side| SideName { name: name(side), accent: accent_of(palette(side)) })
}

/// Who lies hidden is in no picture, as either side may read it.
fn seen_by_both(start: &Start) -> Start {
    start.seen_by(Side::First).seen_by(Side::Second)
}

/// The table from above.
#[derive(Debug)]
struct Cloth(Start);

/// Its colour.
const GREEN: Rgb = Rgb(0x54, 0x6B, 0x45);
/// Half of what a base is wide, in tenths of a millimetre.
const BASE: f32 = 125.0;

impl Ground for Cloth {
    fn form(&self) -> f32 {
        self.0.size.y.max(1) as f32 / self.0.size.x.max(1) as f32
    }
    fn paint(&self, width: u32) -> Pixmap {
        let width = width.max(1);
        let scale = width as f32 / self.0.size.x.max(1) as f32;
        let height = (width as f32 * self.form()).round().max(1.0) as u32;
        let stand = |soldier: &Placed| soldier.at.map(|at| (Vec2::new(at.x as f32, at.y as f32) * scale, soldier.side));
        let soldiers: Vec<(Vec2, Side)> = self.0.soldiers.iter().filter_map(stand).collect();
        let mut picture = Pixmap::new(width, height).expect("no table is larger than a picture can be");
        for (n, pixel) in picture.data_mut().chunks_exact_mut(4).enumerate() {
            let at = Vec2::new((n as u32 % width) as f32, (n as u32 / width) as f32) + 0.5;
            let colour = soldiers.iter().fold(GREEN, |ground, (soldier, side)| {
                let inside = BASE * scale - soldier.distance(at) + 0.5;
                ground.mix(palette(*side).light, inside.clamp(0.0, 1.0))
            });
            pixel.copy_from_slice(&[colour.0, colour.1, colour.2, u8::MAX]);
        }
        picture
    }
}
