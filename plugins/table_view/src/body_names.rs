//! The names of bodies, below them where they are near: each is painted once, in the size in which it stands on the screen.

use crate::DrawSteps;
use crate::body::base_pixels;
use crate::camera::View;
use crate::contract::{Piece, ViewSettings};
use crate::picture::plain;
use crate::pieces::{Cards, Shown};
use crate::stacks::Card;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::{Align, draw_text_with_halo, fonts, text_width};
use tiny_skia::{Color as Ink, Pixmap};

/// From this width of a base on, in logical pixels, names have room.
const NEAR: f32 = 44.0;
/// The same for hulls, which are several times as long as a base is wide.
const NEAR_HULL: f32 = 20.0;
/// Their size in logical pixels.
const SIZE: f32 = 13.0;
/// Clear pixels around a name.
const PAD: f32 = 3.0;
/// How far below what a body stands on its name begins, in world units: clear of the badge.
const BELOW: f32 = 12.8;
/// Names kept before all are painted anew.
const KEPT: usize = 200;

#[derive(Component)]
struct BodyName;

/// Names as they are painted, for a size in pixels.
#[derive(Default)]
struct Written {
    pixels: u32,
    painted: HashMap<String, (Handle<Image>, Vec2)>,
    /// World units to a pixel for which they stand.
    pixel: Option<f32>,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write_names.in_set(DrawSteps::Dress));
}

fn write_names(
    shown: Res<Shown>,
    cards: Res<Cards>,
    view: Res<View>,
    settings: Res<ViewSettings>,
    names: Query<Entity, With<BodyName>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
    mut written: Local<Written>,
) {
    let base = base_pixels(view.pixels_per_place());
    let near = settings.names && base >= NEAR_HULL;
    let pixel = near.then(|| view.scale() / view.pixel_ratio);
    if !shown.is_changed() && !cards.is_changed() && written.pixel == pixel {
        return;
    }
    written.pixel = pixel;
    names.iter().for_each(|name| commands.entity(name).try_despawn());
    let Some(pixel) = pixel else { return };
    let pixels = (SIZE * view.pixel_ratio).round().max(1.0) as u32;
    if written.pixels != pixels || written.painted.len() > KEPT {
        (written.pixels, written.painted) = (pixels, HashMap::default());
    }
    let has_room = |card: &&Card| card.form.is_some_and(|form| form.is_hull() || base >= NEAR);
    for card in cards.layout.iter().filter(has_room) {
        let Some((piece, name)) = shown.0.all.get(card.index).and_then(named) else { continue };
        let Some(root) = cards.root(piece.key) else { continue };
        let (image, size) = written.painted.entry(name.to_string()).or_insert_with(|| {
            let picture = paint(name, pixels as f32);
            let size = Vec2::new(picture.width() as f32, picture.height() as f32);
            (images.add(plain(&picture)), size)
        });
        // What hangs on a body is measured in parts of its side.
        let size = *size * pixel / card.side;
        let sprite = Sprite { image: image.clone(), custom_size: Some(size), ..default() };
        let below = card.form.map_or(0.0, |form| form.below()) + BELOW;
        let at = Vec3::new(0.0, -below / card.side - size.y / 2.0, 0.012);
        commands.spawn((BodyName, sprite, Transform::from_translation(at), ChildOf(root)));
    }
}

/// A body that has a name.
fn named(piece: &Piece) -> Option<(&Piece, &str)> {
    let name = piece.face.body()?.name.as_str();
    (!name.is_empty()).then_some((piece, name))
}

fn paint(name: &str, size: f32) -> Pixmap {
    let font = &fonts().heading;
    let (width, height) = (text_width(font, name, size) + 2.0 * PAD, size + 2.0 * PAD);
    let mut picture = crate::pens::sheet(width.ceil() as u32, height.ceil() as u32);
    let (ink, halo) = (Ink::from_rgba8(250, 247, 232, 255), Ink::from_rgba8(18, 18, 14, 215));
    let base = PAD + size * 0.78;
    draw_text_with_halo(&mut picture, font, name, width / 2.0, base, size, ink, Align::Centre, halo, size * 0.14);
    picture
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::body::{Body, BodyLook};
    use crate::contract::Pieces;
    use crate::play::tests_support::{app_with, piece};
    use board_art::Rgb;

    #[test]
    fn a_body_that_is_near_has_its_name_below_it_and_from_afar_none() {
        let look = BodyLook::Number { side: Rgb::hex(0x556B2F), number: 3 };
        let body = Body { look, heading: 0, name: "Baker".into() };
        let mut app = app_with(&[Piece { face: body.into(), ..piece("a", 0) }, piece("b", 1)]);
        app.add_plugins(plugin);
        let count = |app: &mut App| app.world_mut().query_filtered::<(), With<BodyName>>().iter(app.world()).count();
        app.update();
        assert_eq!(count(&mut app), 1, "a card has none");
        app.world_mut().resource_mut::<ViewSettings>().names = false;
        app.update();
        assert_eq!(count(&mut app), 0);
        app.world_mut().resource_mut::<ViewSettings>().names = true;
        app.update();
        assert_eq!(count(&mut app), 1);
        app.world_mut().resource_mut::<Pieces>().all.clear();
        app.update();
        app.update();
        assert_eq!(count(&mut app), 0, "it goes with its body");
    }
}
