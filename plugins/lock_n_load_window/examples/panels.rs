//! Shows the panels of a battle at chosen moments and saves a picture of each, to be looked at.
//!
//! ```text
//! cargo run -p lock_n_load_window --example panels -- --size 1280x720 --out target/panels [--only fire]
//! ```
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::{PresentMode, WindowResolution};
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;
use hex_board::{BoardDef, Map, Place};
use hex_view::{HexViewPlugin, Hover, Pointed, Scene};
use lock_n_load::sections::fire::rules::FURTHER;
use lock_n_load::{Command, ScenarioDef, Start, testing};
use lock_n_load_window::{
    Battle, Choose, Does, GiveOrder, LockNLoadGluePlugin, LockNLoadPanelsPlugin, Perform, Sentence,
};
use panel_kit::{CursorMenu, OpenPanels};
use serde::de::DeserializeOwned;
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use table::{DiceCup, Game, Side};
use table_view::{ViewBusy, ViewSettings};

/// Something that happens before a picture is taken.
#[derive(Clone)]
enum Deed {
    /// A click on a hex.
    Click(&'static str),
    /// The same with the right button.
    Menu(&'static str),
    /// The action with this name.
    Press(&'static str),
    /// An order in a script's words.
    Order(&'static str),
    /// What the preview shows.
    Confirm,
    /// A tick.
    Stack(&'static str),
    /// The mode of rallying or another.
    /// A change of what is open.
    Open(fn(&mut OpenPanels)),
    /// The game ends.
    Over,
    /// So many frames go by.
    Wait(u32),
}

/// A picture to be taken.
struct Stage {
    name: &'static str,
    scenario: String,
    dice: Vec<u8>,
    deeds: Vec<Deed>,
}

fn ron<T: DeserializeOwned>(text: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).unwrap_or_else(|error| panic!("{error}"))
}

fn game(text: &str, dice: &[u8]) -> Game<lock_n_load::LockNLoad> {
    let def: ScenarioDef = ron(text);
    let boards: Vec<(String, BoardDef)> = if let Some(own) = &def.own_board {
        vec![("own".into(), own.clone())]
    } else {
        let read = |name: &str| std::fs::read_to_string(format!("assets/boards/{name}.ron")).expect("a board file");
        def.boards.iter().map(|placed| (placed.board.clone(), ron(&read(&placed.board)))).collect()
    };
    let own = hex_board::BoardPlacement { board: "own".into(), at: (0, 0), turned: false };
    let placements = if def.own_board.is_some() { vec![own] } else { def.boards.clone() };
    let map = Map::build(&testing::terrain_set(), &boards, &placements).expect("a map");
    let start = Start::new(def, map, testing::definitions()).expect("a scenario");
    let cup = if dice.is_empty() { DiceCup::from_seed(7) } else { DiceCup::forced(dice.to_vec()) };
    Game::new(World::new(), start, cup).expect("a game")
}

fn stages() -> Vec<Stage> {
    let read = |path: &str| std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let example = read("scenarios/lock_n_load/examples/infantry.ron");
    let rally = example.clone();
    let start = "start: (phase: Rally, initiative: Second)";
    let first = example.replace(start, "start: (turn: 2, phase: Operations, initiative: First, active: First)");
    let second = example.replace(start, "start: (turn: 2, phase: Operations, initiative: Second, active: Second)");
    let fight = second.replace(r#"unit: "us_medic", at: "F6""#, r#"unit: "us_medic", at: "F2""#);
    let set_up = read("scenarios/lock_n_load/saint_aubert.ron");
    let dice: Vec<u8> = [5, 2, 6, 3, 4, 1, 2, 5, 3, 6, 4].repeat(12);
    let stage = |name, scenario: &String, dice: &[u8], deeds: Vec<Deed>| Stage {
        name,
        scenario: scenario.clone(),
        dice: dice.to_vec(),
        deeds,
    };
    use Deed::*;
    let fire = vec![Click("G4"), Press("Fire"), Click("F2")];
    let with = |deeds: &[Deed], more: &[Deed]| deeds.iter().chain(more).cloned().collect::<Vec<_>>();
    vec![
        stage("idle", &first, &dice, vec![Click("G4")]),
        stage("fire", &first, &dice, fire.clone()),
        stage("result", &first, &dice, with(&fire, &[Confirm, Wait(140), Open(|open| open.log = true)])),
        stage("menu", &first, &dice, vec![Click("G4"), Menu("G4")]),
        stage("move", &first, &dice, vec![Click("G4"), Press("Move"), Click("G6")]),
        stage(
            "question",
            &first,
            &dice,
            vec![
                Click("G4"),
                Order(r#"Activate(at: "G4")"#),
                Order(r#"Move(units: ["squad-a"], by: Move, to: "G3")"#),
                Wait(140),
                Stack("F2"),
            ],
        ),
        stage("rally", &rally, &dice, vec![Wait(20), Click("F5")]),
        stage("melee", &fight, &dice, vec![Order(r#"Activate(at: "F2")"#), Wait(60)]),
        stage("set_up", &set_up, &[], vec![]),
        stage(
            "rules",
            &first,
            &dice,
            vec![Open(|open| {
                open.rules = true;
                open.rule = Some(FURTHER);
            })],
        ),
        stage("dice", &first, &dice, with(&fire, &[Confirm, Wait(140), Open(|open| open.dice = true)])),
        stage("over", &first, &dice, with(&fire, &[Confirm, Wait(140), Over])),
    ]
}

#[derive(Resource)]
struct Show {
    stages: Vec<Stage>,
    now: usize,
    deed: usize,
    wait: u32,
    shot: bool,
    out: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut size, mut out, mut only) = ((1280, 720), PathBuf::from("target/panels"), String::new());
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut next = || arguments.next().ok_or(format!("{argument} wants more"));
        match argument.as_str() {
            "--size" => {
                let text = next()?;
                let (width, height) = text.split_once('x').ok_or("a size is written 1280x720")?;
                size = (width.parse()?, height.parse()?);
            }
            "--out" => out = next()?.into(),
            "--only" => only = next()?,
            other => return Err(format!("what is {other}?").into()),
        }
    }
    std::fs::create_dir_all(&out)?;
    let mut stages = stages();
    if !only.is_empty() {
        stages.retain(|stage| only.split(',').any(|name| name == stage.name));
    }
    let window = Window {
        title: "panels".into(),
        resolution: WindowResolution::new(size.0, size.1).with_scale_factor_override(1.0),
        present_mode: PresentMode::AutoNoVsync,
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .insert_resource(WinitSettings { focused_mode: UpdateMode::Continuous, unfocused_mode: UpdateMode::Continuous })
        .add_plugins((EguiPlugin::default(), HexViewPlugin, LockNLoadGluePlugin, LockNLoadPanelsPlugin))
        .insert_resource(Show { stages, now: 0, deed: 0, wait: 0, shot: false, out })
        .add_systems(PreUpdate, play)
        .run();
    Ok(())
}

/// Does the next deed, takes the picture, goes on to the next stage.
fn play(world: &mut World) {
    world.resource_scope(|world, mut show: Mut<Show>| {
        let Some(stage) = show.stages.get(show.now) else {
            world.write_message(AppExit::Success);
            return;
        };
        if show.wait > 0 {
            show.wait -= 1;
            return;
        }
        if show.deed == 0 {
            let battle = Battle::new(game(&stage.scenario, &stage.dice));
            let map = Arc::new(battle.table().field.map.clone());
            world.insert_resource(battle);
            world.insert_resource(Scene { map });
            world.resource_mut::<ViewSettings>().speed = 4.0;
            *world.resource_mut::<OpenPanels>() = OpenPanels::default();
            (show.deed, show.wait) = (1, if show.now == 0 { 60 } else { 20 });
            return;
        }
        if let Some(deed) = stage.deeds.get(show.deed - 1).cloned() {
            let more = act(world, &deed);
            show.deed += 1;
            show.wait = more;
            return;
        }
        if !show.shot {
            if world.resource::<ViewBusy>().0 {
                return;
            }
            let path = show.out.join(format!("{}.png", stage.name));
            world.commands().spawn(Screenshot::primary_window()).observe(save_to_disk(path));
            world.flush();
            (show.shot, show.wait) = (true, 12);
            return;
        }
        (show.now, show.deed, show.shot, show.wait) = (show.now + 1, 0, false, 2);
        world.remove_resource::<Battle>();
    });
}

/// Does something; returns how many frames to wait then.
fn act(world: &mut World, deed: &Deed) -> u32 {
    let spot = |world: &World, place: &str| {
        let place: Place = place.parse().expect("a hex name");
        world.resource::<Battle>().table().field.map.spot(place).expect("a hex of the map")
    };
    let click = |world: &mut World, place: &str, button: MouseButton| {
        let spot = spot(world, place);
        *world.resource_mut::<Hover>() = Hover { hex: Some(spot.hex), storey: spot.storey, ..Hover::default() };
        let screen = Vec2::new(420.0, 260.0);
        world.write_message(Pointed::Clicked {
            hex: spot.hex,
            storey: spot.storey,
            piece: None,
            fanned: false,
            button,
            add: false,
            double: false,
            screen,
        });
    };
    match deed {
        Deed::Click(place) => click(world, place, MouseButton::Left),
        Deed::Menu(place) => {
            click(world, place, MouseButton::Right);
            world.resource_mut::<CursorMenu>().at = Some(Vec2::new(420.0, 200.0));
        }
        Deed::Press(name) => {
            let actions = world.resource::<lock_n_load_window::Actions>().0.clone();
            match actions.iter().find(|action| action.name == *name) {
                Some(action) => _ = world.write_message(Perform(action.does.clone())),
                None => {
                    warn!("no action {name} among {:?}", actions.iter().map(|action| &action.name).collect::<Vec<_>>());
                }
            }
        }
        Deed::Order(text) => {
            let command: Command = ron(text);
            world.write_message(GiveOrder(command));
        }
        Deed::Confirm => _ = world.write_message(Perform(Does::Confirm)),
        Deed::Stack(place) => {
            let spot = spot(world, place);
            world.write_message(Choose::Stack(spot));
        }
        Deed::Open(change) => change(&mut world.resource_mut::<OpenPanels>()),
        Deed::Over => {
            let mut sentence = world.resource_mut::<Sentence>();
            sentence.side = None;
            sentence.outcome = Some((Some(Side::First), "US Airborne: 20 points of enemy losses".into()));
        }
        Deed::Wait(frames) => return *frames,
    }
    6
}
