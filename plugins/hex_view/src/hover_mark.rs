//! The outline of the hex under the pointer.

use crate::contract::{Hover, Scene};
use crate::overlay_tiles::paint_hover;
use crate::space;
use bevy::prelude::*;
use table_view::picture::shrinkable;
use table_view::{DrawSteps, View};

const DEPTH: f32 = 4.9;

#[derive(Component)]
struct HoverMark;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn_mark).add_systems(Update, move_mark.in_set(DrawSteps::Dress));
}

fn spawn_mark(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let image = images.add(shrinkable(&paint_hover(480)));
    let size = Some(Vec2::new(space::HEX_WIDTH, space::HEX_HEIGHT));
    let sprite = Sprite { image, custom_size: size, ..default() };
    commands.spawn((HoverMark, sprite, Visibility::Hidden, Transform::from_xyz(0.0, 0.0, DEPTH)));
}

fn move_mark(
    hover: Res<Hover>,
    scene: Option<Res<Scene>>,
    view: Res<View>,
    mark: Option<Single<(&mut Transform, &mut Visibility, &mut Sprite), With<HoverMark>>>,
) {
    let Some(mark) = mark else { return };
    let (mut place, mut visible, mut sprite) = mark.into_inner();
    let at = hover.hex.zip(scene.as_ref()).map(|(hex, scene)| space::centre(&scene.map, hex));
    visible.set_if_neq(if at.is_some() { Visibility::Inherited } else { Visibility::Hidden });
    if let Some(at) = at
        && place.translation.truncate() != at
    {
        place.translation = at.extend(DEPTH);
    }
    // From afar the thin line would drown, from near it would be a wall.
    let alpha = if view.pixels_per_place() > 220.0 { 0.45 } else { 0.8 };
    if sprite.color.alpha() != alpha {
        sprite.color.set_alpha(alpha);
    }
}
