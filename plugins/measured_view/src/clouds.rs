//! Squares of smoke, and small signs that stand at points of the table.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::{Token, paint_smoke_marker, paint_smoke_plume, paint_token};
use table_view::picture::shrinkable;
use table_view::{DrawSteps, View};

/// Markers lie on the ground, plumes stand above all bodies and below lines.
const MARKER_DEPTH: f32 = 6.0;
const SIGN_DEPTH: f32 = 7.0;
const PLUME_DEPTH: f32 = 30.0;
/// From cloud to cloud.
const DEPTH_STEP: f32 = 0.01;
/// How much of a plume is seen: what stands in it is still told.
const PLUME_COVERS: f32 = 0.78;
/// Pixels in which a cloud is painted.
const PIXELS: u32 = 384;
/// Side of a sign in world units, and the least on the screen in logical pixels.
const SIGN: f32 = 76.0;
const SIGN_LEAST: f32 = 20.0;

/// A square of smoke.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cloud {
    /// What of the world it covers.
    pub rect: Rect,
    /// It has risen; else it is a marker of where it will.
    pub plume: bool,
}

/// All clouds. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Clouds(pub Vec<Cloud>);

/// Small signs at points of the world. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Signs(pub Vec<(Vec2, Token)>);

/// The picture of a cloud.
#[derive(Component)]
struct DrawnCloud;
/// The picture of a sign.
#[derive(Component)]
struct DrawnSign;

/// Pictures that have been painted.
#[derive(Default)]
struct Painted {
    clouds: [Option<Handle<Image>>; 2],
    signs: HashMap<Token, Handle<Image>>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Clouds>()
        .init_resource::<Signs>()
        .add_systems(Update, (draw_clouds, draw_signs).in_set(DrawSteps::Dress));
}

fn draw_clouds(
    clouds: Res<Clouds>,
    drawn: Query<Entity, With<DrawnCloud>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut painted: Local<Painted>,
) {
    if !clouds.is_changed() {
        return;
    }
    drawn.iter().for_each(|cloud| commands.entity(cloud).despawn());
    for (n, cloud) in clouds.0.iter().enumerate() {
        let paint = if cloud.plume { paint_smoke_plume } else { paint_smoke_marker };
        let image =
            painted.clouds[usize::from(cloud.plume)].get_or_insert_with(|| images.add(shrinkable(&paint(PIXELS))));
        let (depth, covers) = if cloud.plume { (PLUME_DEPTH, PLUME_COVERS) } else { (MARKER_DEPTH, 1.0) };
        let sprite = Sprite {
            image: image.clone(),
            custom_size: Some(cloud.rect.size()),
            color: Color::WHITE.with_alpha(covers),
            ..default()
        };
        let place = cloud.rect.center().extend(depth + n as f32 * DEPTH_STEP);
        commands.spawn((DrawnCloud, sprite, Transform::from_translation(place)));
    }
}

fn draw_signs(
    signs: Res<Signs>,
    view: Res<View>,
    drawn: Query<Entity, With<DrawnSign>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut painted: Local<Painted>,
    mut last: Local<f32>,
) {
    let side = SIGN.max(SIGN_LEAST * view.scale());
    if !signs.is_changed() && (*last == side || signs.0.is_empty()) {
        return;
    }
    *last = side;
    drawn.iter().for_each(|sign| commands.entity(sign).despawn());
    for (n, (at, token)) in signs.0.iter().enumerate() {
        let image = painted.signs.entry(*token).or_insert_with(|| images.add(shrinkable(&paint_token(*token, 96))));
        let sprite = Sprite { image: image.clone(), custom_size: Some(Vec2::splat(side)), ..default() };
        let place = at.extend(SIGN_DEPTH + n as f32 * DEPTH_STEP);
        commands.spawn((DrawnSign, sprite, Transform::from_translation(place)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plumes_stand_above_bodies_and_markers_lie_below_them() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default())).init_asset::<Image>().init_resource::<View>();
        app.add_plugins(plugin);
        let cloud = |plume| Cloud { rect: Rect::new(0.0, 0.0, 512.0, 512.0), plume };
        app.insert_resource(Clouds(vec![cloud(true), cloud(false)]));
        app.insert_resource(Signs(vec![(Vec2::new(3.0, 4.0), Token::Burst)]));
        app.update();
        let depths = |app: &mut App| -> Vec<f32> {
            let mut query = app.world_mut().query_filtered::<&Transform, With<DrawnCloud>>();
            query.iter(app.world()).map(|place| place.translation.z).collect()
        };
        let mut all = depths(&mut app);
        all.sort_by(f32::total_cmp);
        assert!(all[0] < 16.0 && all[1] > 26.0, "{all:?}");
        let mut signs = app.world_mut().query_filtered::<&Transform, With<DrawnSign>>();
        assert_eq!(signs.single(app.world()).expect("one").translation.truncate(), Vec2::new(3.0, 4.0));
        app.insert_resource(Clouds::default());
        app.update();
        assert!(depths(&mut app).is_empty());
    }
}
