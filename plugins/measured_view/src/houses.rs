//! Houses that are seen with their roofs off: those that are said to be open, and the one under the pointer.

use crate::ground::{LEVELS, Painter, Shared, rect};
use crate::laid::Laid;
use crate::scale::{length, point};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use measured_table::Shape as _;
use measured_table::numbers::CM;
use std::sync::Arc;
use table_view::picture::shrinkable;
use table_view::{Alarm, DrawSteps, Studio, Under, View};

/// Above all levels of the ground, below shades.
const DEPTH: f32 = 1.5;

/// The houses that are open, by the numbers of their pieces. Write the resource only when something has changed.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Opened(pub Vec<usize>);

/// A house at a scale.
type Key = (usize, u8);

/// The houses whose insides are painted, or are about to be.
#[derive(Resource, Default)]
struct Insides {
    of: Shared,
    painting: Studio<Key, Option<(Rect, Image)>>,
    shown: HashMap<Key, Entity>,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Opened>().init_resource::<Insides>().add_systems(Update, open.in_set(DrawSteps::Dress));
}

/// Pixels to a centimetre in which a house is painted: about those of the screen.
fn level(pixels_per_cm: f32) -> u8 {
    LEVELS.into_iter().find(|level| f32::from(*level) >= pixels_per_cm * 0.8).unwrap_or(LEVELS[LEVELS.len() - 1])
}

/// The house at a point of the table.
fn house_at(laid: &Laid, painter: &Painter, at: Vec2) -> Option<usize> {
    let (at, painter) = (point(at), painter.shared.get()?);
    let mut pieces = laid.ground.pieces.iter().enumerate();
    pieces.find(|(no, piece)| painter.storeys(*no) > 0 && piece.encloses(at)).map(|(no, _)| no)
}

fn open(
    laid: Option<Res<Laid>>,
    painter: Res<Painter>,
    opened: Res<Opened>,
    under: Res<Under>,
    view: Res<View>,
    alarm: Res<Alarm>,
    mut insides: ResMut<Insides>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let insides = insides.bypass_change_detection();
    if !Arc::ptr_eq(&insides.of, &painter.shared) {
        insides.shown.values().for_each(|house| commands.entity(*house).despawn());
        *insides = Insides { of: Arc::clone(&painter.shared), ..default() };
    }
    let Some(laid) = laid.filter(|_| painter.shared.get().is_some()) else { return };
    let scale = level(length(CM) / view.scale() * view.pixel_ratio);
    let pointed = under.at.and_then(|at| house_at(&laid, &painter, at));
    let wanted: Vec<usize> = opened.0.iter().copied().chain(pointed).collect();
    for (key, made) in insides.painting.collect() {
        if let Some((rect, image)) = made {
            let sprite = Sprite { image: images.add(image), custom_size: Some(rect.size()), ..default() };
            // The finer one over the one that it takes the place of.
            let place = rect.center().extend(DEPTH + f32::from(key.1) * 0.001);
            insides.shown.insert(key, commands.spawn((sprite, Transform::from_translation(place))).id());
        }
    }
    for house in &wanted {
        let key = (*house, scale);
        if insides.shown.contains_key(&key) || insides.painting.paints(&key) {
            continue;
        }
        let (shared, hour) = (Arc::clone(&painter.shared), laid.hour);
        insides.painting.begin(key, &alarm, move || {
            let scale = f32::from(key.1);
            let (pixels, mut picture) = shared.get()?.opened(key.0, scale)?;
            hour.grade(&mut picture);
            Some((rect(pixels, scale), shrinkable(&picture)))
        });
    }
    insides.painting.keep(|(house, at)| wanted.contains(house) && *at == scale);
    let there: Vec<usize> = insides.shown.keys().filter(|key| key.1 == scale).map(|key| key.0).collect();
    insides.shown.retain(|(house, at), entity| {
        let stays = wanted.contains(house) && (*at == scale || !there.contains(house));
        if !stays {
            commands.entity(*entity).despawn();
        }
        stays
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_house_is_painted_in_about_the_pixels_of_the_screen() {
        assert_eq!([2.0, 9.0, 15.0, 40.0, 300.0].map(level), [8, 8, 16, 32, 64]);
    }
}
