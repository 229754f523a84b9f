//! The toy's table in the view: its cloth, its soldiers, and what a click on it means.

use crate::window_box::{Battle, TinWindow};
use bevy::prelude::*;
use board_art::{CounterFace, Outfit, Palette, Picture};
use desk::players::LookingBack;
use desk::{GiveOrder, HandOver, OrderRefused, Pause, Prepared};
use std::sync::Arc;
use table::{CounterId, Side};
use table_view::{Ground, Piece, Pieces, Place, Skip, Touched, ViewBusy};
use tin_soldiers::{Command, Phase, Point};

/// World units for a tenth of a millimetre: a base of 25 mm is as wide as a counter.
const SCALE: f32 = 128.0 / 250.0;

/// What a player has chosen.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Chosen {
    /// The soldier.
    pub who: Option<CounterId>,
    /// A click throws a grenade.
    pub throws: bool,
    /// Why the last order was refused.
    pub refused: Option<table::Refusal>,
}

/// A point of the table in the world, whose y grows upwards.
pub fn world(at: Point) -> Vec2 {
    Vec2::new(at.x as f32, -at.y as f32) * SCALE
}

fn point(at: Vec2) -> Point {
    Point::new((at.x / SCALE).round() as i32, (-at.y / SCALE).round() as i32)
}

/// Where the soldier of a number in the list stands: nobody lies in a stack.
pub fn place(n: usize, at: Point) -> Place {
    Place { key: n as u32, storey: 0, at: world(at) }
}

/// What a side's soldiers look like.
pub fn palette(side: Side) -> Palette {
    let name = ["olive", "grey"][side.index()];
    Palette::of(name).unwrap_or_else(|| unreachable!("palettes of the program have these names"))
}

/// A soldier's face.
pub fn face(side: Side) -> CounterFace {
    CounterFace::new(Picture::OneMan, Outfit::M1, palette(side))
}

/// All soldiers that the viewer sees, who may be chosen bright.
pub fn pieces(battle: &Battle, chosen: Option<CounterId>) -> Pieces {
    let table = battle.table();
    let seen = table.soldiers.iter().enumerate().filter(|(_, soldier)| !soldier.fallen);
    let all = seen.filter_map(|(n, soldier)| {
        Some(Piece {
            key: soldier.id,
            place: place(n, soldier.at?),
            side: Some(soldier.side),
            face: Arc::new(CounterFace {
                name: Some(soldier.id.to_string()),
                turned: soldier.hidden,
                ..face(soldier.side)
            }),
            markers: Vec::new(),
            carried_by: None,
            ready: battle.ready().contains(&soldier.id),
            spent: false,
            selected: chosen == Some(soldier.id),
        })
    });
    Pieces { all: all.collect(), place_markers: Vec::new() }
}

/// The cloth on the table.
#[derive(Component)]
pub(crate) struct Cloth;

/// Lays the table of a new battle.
pub(crate) fn lay(battle: Option<Res<Battle>>, cloth: Query<Entity, With<Cloth>>, mut commands: Commands) {
    let Some(battle) = battle else {
        cloth.iter().for_each(|cloth| commands.entity(cloth).despawn());
        return;
    };
    if cloth.is_empty() {
        let size = battle.table().start.size;
        let bounds = Rect::from_corners(Vec2::ZERO, world(size));
        let sprite = Sprite::from_color(Color::srgb(0.33, 0.42, 0.27), bounds.size());
        commands.spawn((Cloth, sprite, Transform::from_translation(bounds.center().extend(-1.0))));
        commands.insert_resource(Ground { bounds, step: 1500.0 * SCALE });
    }
}

/// Brings the soldiers up to date.
pub(crate) fn lay_pieces(
    battle: Option<Res<Battle>>,
    mut chosen: ResMut<Chosen>,
    past: Res<LookingBack<TinWindow>>,
    hand_over: Res<HandOver>,
    mut pieces_now: ResMut<Pieces>,
) {
    let Some(battle) = battle else { return };
    if hand_over.0.is_some() {
        chosen.set_if_neq(Chosen::default());
        // Nothing of the battle lies there while the screen changes hands.
        pieces_now.set_if_neq(Pieces::default());
    } else if battle.is_changed() || chosen.is_changed() || past.is_changed() || hand_over.is_changed() {
        pieces_now.set_if_neq(match past.battle() {
            Some(past) => pieces(past, None),
            None => pieces(&battle, chosen.who),
        });
    }
}

/// What a click on the table means: a soldier is chosen, then goes where is clicked or fires at whom.
pub(crate) fn click(
    battle: Option<Res<Battle>>,
    mut touched: MessageReader<Touched>,
    mut chosen: ResMut<Chosen>,
    past: Res<LookingBack<TinWindow>>,
    hand_over: Res<HandOver>,
    (busy, pause, time): (Res<ViewBusy>, Res<Pause>, Res<Time<Real>>),
    mut orders: MessageWriter<GiveOrder<Command>>,
    mut skip: MessageWriter<Skip>,
) {
    let Some(battle) = battle else { return touched.clear() };
    for touch in touched.read() {
        let Touched::Clicked { under, button, .. } = touch else { continue };
        let deaf = past.is_on() || hand_over.0.is_some() || pause.holds(time.elapsed()) || !battle.person_decides();
        if *button == MouseButton::Right || deaf {
            chosen.set_if_neq(Chosen::default());
            continue;
        }
        if busy.0 {
            skip.write(Skip);
        }
        let table = battle.table();
        let of = |id: CounterId| table.soldier(id).map(|(_, soldier)| soldier.side);
        let piece = under.piece().filter(|_| !chosen.throws);
        if let Some(own) = piece.filter(|id| of(*id) == battle.to_act()) {
            chosen.set_if_neq(Chosen { who: Some(own), ..Chosen::default() });
        } else if let Some(order) = chosen.who.and_then(|who| meant(&battle, who, piece, under.at, chosen.throws)) {
            chosen.refused = battle.judge(&order).err();
            if chosen.refused.is_none() {
                orders.write(GiveOrder(order));
                chosen.throws = false;
            }
        }
    }
}

/// The order that a click means for who is chosen.
pub(crate) fn meant(
    battle: &Battle,
    who: CounterId,
    piece: Option<CounterId>,
    at: Option<Vec2>,
    throws: bool,
) -> Option<Command> {
    let table = battle.table();
    Some(match (piece, table.state.phase) {
        (_, _) if throws => Command::Throw { who, at: point(at?) },
        (Some(at), _) => Command::Fire { who, at },
        (None, Phase::Move) => Command::Move { who, to: point(at?) },
        (None, Phase::Fire) => return None,
    })
}

/// What is prepared by pointing: what a click would order.
pub(crate) fn prepare(
    battle: Option<Res<Battle>>,
    under: Res<table_view::Under>,
    chosen: Res<Chosen>,
    mut prepared: ResMut<Prepared<Command>>,
) {
    let Some(battle) = battle else { return };
    if !battle.is_changed() && !under.is_changed() && !chosen.is_changed() {
        return;
    }
    let order = chosen.who.and_then(|who| meant(&battle, who, under.piece(), under.at, chosen.throws));
    let orders: Vec<Command> = order.into_iter().filter(|order| battle.judge(order).is_ok()).collect();
    prepared.set_if_neq(Prepared { orders });
}

/// Who has been refused is told so.
pub(crate) fn hear_refusals(mut refused: MessageReader<OrderRefused<Command>>, mut chosen: ResMut<Chosen>) {
    if let Some(refused) = refused.read().last() {
        chosen.refused = Some(refused.refusal.clone());
    }
}
