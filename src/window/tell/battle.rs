//! What is told of the battle that lies there, whichever game's.

use bevy::prelude::*;
use desk::Battle;
use desk::players::Computers;
use hedgerow::boxes::shown::Shown;
use hedgerow::boxes::{Key, WindowTask};
use serde_json::{Map, Value, json};

/// What is told of it.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct OfBattle {
    /// By name.
    pub fields: Map<String, Value>,
    /// A computer player decides.
    pub busy: bool,
    /// The battle and the generation of its journal.
    pub revision: Option<(u64, u64)>,
}

/// How many of the last orders are told.
const LAST_ORDERS: usize = 8;

/// Hears it of every game.
pub(super) fn hear(world: &mut World) {
    let mut told = OfBattle::default();
    for key in Key::ALL {
        key.in_window(Hear { world, told: &mut told });
    }
    world.insert_resource(told);
}

/// Hears it of one game.
struct Hear<'a> {
    world: &'a World,
    told: &'a mut OfBattle,
}

impl WindowTask for Hear<'_> {
    type Answer = ();
    fn with<W: Shown>(self) {
        let Self { world, told } = self;
        told.busy |= world.get_resource::<Computers<W>>().is_some_and(Computers::are_at_work);
        told.fields.extend(W::tell(world));
        let Some(battle) = world.get_resource::<Battle<W>>() else { return };
        told.revision = Some(battle.now());
        let players = battle.seats().map(|seat| seat.opponent().map(|one| one.to_string()));
        let fields = [
            ("revision", json!(battle.now().1)),
            ("to_act", json!(battle.to_act())),
            ("orders", json!(battle.entries().iter().filter(|entry| entry.order.is_some()).count())),
            ("last_orders", json!(last_orders(battle))),
            ("players", json!(players)),
        ];
        told.fields.extend(fields.map(|(name, value)| (name.to_owned(), value)));
    }
}

/// The last orders in full.
fn last_orders<W: Shown>(battle: &Battle<W>) -> Vec<String> {
    let given = battle.entries().iter().rev().filter_map(|entry| entry.order.as_ref());
    let mut orders: Vec<String> = given.take(LAST_ORDERS).map(|order| format!("{:?}", order.command)).collect();
    orders.reverse();
    orders
}
