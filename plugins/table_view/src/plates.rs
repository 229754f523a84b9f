//! Short texts on small plates, above counters: what a tape says, a chance, why a sight is cut.

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Marks, Plate};
use crate::trims::Trims;
use bevy::prelude::*;
use bevy::sprite::{Anchor, Text2dShadow};
use bevy::text::{TextBackgroundColor, TextLayout};

/// Above lines.
const DEPTH: f32 = 42.0;
/// Size of the letters and how far a plate stands above its point, in logical pixels.
const SIZE: f32 = 15.0;
const ABOVE: f32 = 14.0;
/// What stands under the letters.
const GROUND: Color = Color::srgba(0.05, 0.07, 0.09, 0.86);

/// A plate and the point that it stands above.
#[derive(Component)]
struct Drawn(Vec2);

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, write.in_set(DrawSteps::Dress));
}

fn write(
    ground: Option<Res<Ground>>,
    marks: Res<Marks>,
    view: Res<View>,
    trims: Res<Trims>,
    mut drawn: Query<(Entity, &Drawn, &mut Transform)>,
    mut commands: Commands,
    mut was: Local<(Vec<Plate>, f32)>,
) {
    let now: &[Plate] = if ground.is_some() { &marks.plates } else { &[] };
    let scale = view.scale();
    if was.0 != now {
        drawn.iter().for_each(|(entity, ..)| commands.entity(entity).despawn());
        for plate in now {
            let layout = TextLayout { justify: Justify::Center, ..default() };
            // A blank to each side keeps letters off the edge of the plate.
            let text = plate.text.lines().map(|line| format!(" {line} ")).collect::<Vec<_>>().join("\n");
            commands.spawn((
                Drawn(plate.at),
                Text2d::new(text),
                TextFont { font: trims.text.clone().into(), font_size: FontSize::Px(SIZE), ..default() },
                TextColor(plate.colour),
                TextBackgroundColor(GROUND),
                Text2dShadow { offset: Vec2::new(1.0, -1.0), color: Color::srgba(0.0, 0.0, 0.0, 0.8) },
                layout,
                Anchor::BOTTOM_CENTER,
                above(plate.at, scale),
            ));
        }
        was.0 = now.to_vec();
    } else if was.1 != scale {
        drawn.iter_mut().for_each(|(_, drawn, mut place)| *place = above(drawn.0, scale));
    }
    was.1 = scale;
}

/// Where a plate stands in a view in which a logical pixel is so many world units wide.
fn above(at: Vec2, scale: f32) -> Transform {
    let place = at + Vec2::Y * ABOVE * scale;
    Transform::from_translation(place.extend(DEPTH)).with_scale(Vec3::new(scale, scale, 1.0))
}
