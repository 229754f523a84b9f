//! What is told of a battle of *Lock 'n Load*, so that tests can use the real mouse.

use bevy::prelude::World;
use hex_view::Scene;
use lock_n_load_window::{Battle, LookingBack, Mode, ReachNow, Selection, Sentence, Tools};
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// What is selected and aimed at, what is shaded, which earlier position is looked at, and where the battle stands.
pub(super) fn tell(world: &World) -> Map<String, Value> {
    let scene = world.get_resource::<Scene>();
    let of_hand = hand(world, scene);
    let of_tools = tools(world);
    of_hand.into_iter().chain(of_tools).chain(battle(world)).map(|(name, value)| (name.to_owned(), value)).collect()
}

fn hand(world: &World, scene: Option<&Scene>) -> [(&'static str, Value); 6] {
    let selection = world.get_resource::<Selection>();
    let reach = world.get_resource::<ReachNow>();
    let target = selection.zip(scene).and_then(|(selection, scene)| {
        let place = scene.map.place(selection.target?);
        Some(place.to_string())
    });
    let bends = selection.zip(scene).map(|(selection, scene)| {
        selection.bends.iter().map(|at| scene.map.place(*at).to_string()).collect::<Vec<String>>()
    });
    let way = reach.and_then(|reach| reach.kind.as_ref()).map(|kind| format!("{:?}", kind.by));
    [
        ("selected", json!(selection.map(|selection| &selection.units))),
        ("target", json!(target)),
        ("bends", json!(bends)),
        ("way", json!(way)),
        ("seen_on_the_way", json!(reach.zip(scene).map(|(reach, scene)| seen_on_the_way(reach, scene)))),
        ("mode", json!(selection.map(|selection| mode(&selection.mode)))),
    ]
}

fn tools(world: &World) -> [(&'static str, Value); 5] {
    let tools = world.get_resource::<Tools>();
    let sentence = world.get_resource::<Sentence>();
    let past = world.get_resource::<LookingBack>().and_then(LookingBack::entries);
    let refused = sentence.and_then(|sentence| sentence.refused.as_ref().map(ToString::to_string));
    [
        ("threats", json!(tools.map(|tools| tools.threats))),
        ("looking_back", json!(past)),
        ("sight_tool", json!(tools.map(|tools| tools.sight))),
        ("sentence", json!(sentence.map(|sentence| sentence.text.clone()))),
        ("refused", json!(refused)),
    ]
}

fn battle(world: &World) -> [(&'static str, Value); 5] {
    let battle = world.get_resource::<Battle>();
    [
        ("phase", json!(battle.map(|battle| battle.table().flow.turn.phase))),
        ("turn", json!(battle.map(|battle| battle.table().flow.turn.number))),
        ("question", json!(battle.map(|battle| battle.table().flow.question.clone()))),
        ("outcome", json!(battle.map(|battle| battle.table().flow.outcome.clone()))),
        ("units", json!(battle.map(|battle| battle.ask(lock_n_load::position).units))),
    ]
}

/// Every Location in reach of who is selected, and whether enemies could open fire there.
fn seen_on_the_way(reach: &ReachNow, scene: &Scene) -> BTreeMap<String, bool> {
    reach.all().map(|(spot, _)| (scene.map.place(spot).to_string(), reach.dangers.contains_key(&spot))).collect()
}

/// A mode in a word.
fn mode(mode: &Mode) -> String {
    let words = format!("{mode:?}");
    words.split(['(', ' ']).next().unwrap_or_default().to_string()
}
