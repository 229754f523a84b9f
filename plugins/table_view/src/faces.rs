//! Pictures of counters, kept by face, style and size: painted once, in tasks where another size can stand in for a moment.

use crate::body::{Face, Part};
use crate::picture::shrinkable;
use crate::studio::{Alarm, Studio};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use board_art::{CounterStyle, paint_counter};
use tiny_skia::{ColorU8, Pixmap};

/// Sides in pixels in which counters are painted.
const SIDES: [u32; 7] = [40, 56, 80, 112, 160, 224, 320];
/// Sides of bodies that are seen from afar: letters on them stay sharp where they are painted as they are shown.
const FAR_SIDES: [u32; 5] = [16, 20, 24, 28, 34];
/// Pictures kept before those of other sizes are dropped.
const KEPT: usize = 600;

/// Which picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Look {
    pub(crate) face: Face,
    pub(crate) style: CounterStyle,
    /// Muted: cannot act any more.
    pub(crate) spent: bool,
    /// A body from afar.
    pub(crate) far: bool,
    /// Which of its pictures.
    pub(crate) part: Part,
}

impl Look {
    /// As it is painted, with what does not make another picture left out.
    pub(crate) fn of(face: &Face, style: CounterStyle, spent: bool, (far, part): (bool, Part)) -> Self {
        match face {
            Face::Card(_) => Self { face: face.clone(), style, spent, far: false, part },
            Face::Body(body) => Self { face: body.painted(far, part).into(), style, spent, far, part },
        }
    }
}

/// All pictures of counters.
#[derive(Resource, Default)]
pub(crate) struct Faces {
    ready: HashMap<(Look, u32), Handle<Image>>,
    studio: Studio<(Look, u32), Image>,
    /// Counts up when pictures have come.
    pub(crate) arrivals: u32,
}

/// The side in which a counter of this many pixels of the screen is painted.
pub(crate) fn side_for(pixels: f32) -> u32 {
    SIDES.into_iter().find(|side| *side as f32 >= pixels * 0.92).unwrap_or(SIDES[SIDES.len() - 1])
}

/// The side in which a body is painted that is seen from afar.
pub(crate) fn far_side_for(pixels: f32) -> u32 {
    FAR_SIDES.into_iter().find(|side| *side as f32 >= pixels * 0.98).unwrap_or_else(|| side_for(pixels))
}

impl Faces {
    /// The picture in this size, or in another size until it has been painted, or painted at once if there is none.
    pub(crate) fn get(&mut self, look: &Look, side: u32, images: &mut Assets<Image>, alarm: &Alarm) -> Handle<Image> {
        let key = (look.clone(), side);
        if let Some(handle) = self.ready.get(&key) {
            return handle.clone();
        }
        let mut sides = SIDES.into_iter().rev().chain(FAR_SIDES.into_iter().rev());
        let stand_in = sides.find_map(|other| self.ready.get(&(look.clone(), other))).cloned();
        if let Some(handle) = stand_in {
            let look = look.clone();
            self.studio.begin(key, alarm, move || shrinkable(&paint(&look, side)));
            return handle;
        }
        let handle = images.add(shrinkable(&paint(look, side)));
        self.ready.insert(key, handle.clone());
        handle
    }

    fn collect(&mut self, images: &mut Assets<Image>) {
        for (key, image) in self.studio.collect() {
            self.ready.insert(key, images.add(image));
            self.arrivals = self.arrivals.wrapping_add(1);
        }
    }

    /// Drops pictures of other sizes than those in use when they have become many.
    pub(crate) fn tidy(&mut self, in_use: &[u32]) {
        if self.ready.len() > KEPT {
            self.ready.retain(|(_, side), _| in_use.contains(side));
        }
    }
}

fn paint(look: &Look, side: u32) -> Pixmap {
    let mut pixmap = match &look.face {
        Face::Card(face) => paint_counter(face, side, look.style),
        Face::Body(body) => body.paint(side, look.far, look.part),
    };
    if look.spent {
        mute(&mut pixmap);
    }
    pixmap
}

/// Dims a picture: lower contrast and less light, but still the colours of its side.
fn mute(pixmap: &mut Pixmap) {
    for pixel in pixmap.pixels_mut() {
        let colour = pixel.demultiply();
        let grey =
            (u32::from(colour.red()) * 299 + u32::from(colour.green()) * 587 + u32::from(colour.blue()) * 114) / 1000;
        let dim = |value: u8| {
            let mixed = (3 * u32::from(value) + grey) / 4;
            (mixed * 60 / 100 + 26).min(255) as u8
        };
        *pixel = ColorU8::from_rgba(dim(colour.red()), dim(colour.green()), dim(colour.blue()), colour.alpha())
            .premultiply();
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Faces>().add_systems(Update, take_pictures.in_set(crate::DrawSteps::Play));
}

fn take_pictures(mut faces: ResMut<Faces>, mut images: ResMut<Assets<Image>>) {
    if !faces.studio.is_empty() {
        faces.collect(&mut images);
    }
}

#[cfg(test)]
#[path = "faces_test.rs"]
mod tests;
