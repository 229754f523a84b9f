//! Teams: a weapon in profile on the ground, and two men on their knees who serve it.
use tiny_skia::Transform;

use super::TeamShape;
use super::ground::{GROUND, shadow_on_ground};
use crate::ink::Sheet;
use crate::outfit::Outfit;
use crate::palette::Palette;
use crate::silhouettes::pose::{self, Pose};
use crate::silhouettes::soldier::soldier;
use crate::silhouettes::weapon::WeaponShape;
use crate::silhouettes::{Inks, paint};

/// One man of a team: his pose, where he kneels, and whether he looks back.
struct Server {
    pose: Pose,
    x: f32,
    size: f32,
    back: bool,
}

/// How a team stands: the weapon, where its middle lies and how wide it is, who is behind it and who before it.
struct Scene {
    weapon: WeaponShape,
    x: f32,
    width: f32,
    behind: Server,
    before: Server,
}

impl Scene {
    fn of(shape: TeamShape) -> Self {
        let man = |pose, x, back| Server { pose, x, size: 0.60, back };
        match shape {
            TeamShape::Mortar => Self {
                weapon: WeaponShape::Mortar,
                x: 49.0,
                width: 41.0,
                behind: man(pose::loading(), 84.0, true),
                before: man(pose::serving(), 16.0, false),
            },
            TeamShape::HeavyMachineGun => Self {
                weapon: WeaponShape::HeavyTripod,
                x: 60.0,
                width: 66.0,
                behind: man(pose::handing(), 44.0, false),
                before: man(pose::serving(), 16.0, false),
            },
            TeamShape::Recoilless => Self {
                weapon: WeaponShape::Recoilless,
                x: 55.0,
                width: 80.0,
                behind: man(pose::serving(), 46.0, false),
                before: man(pose::handing(), 13.0, false),
            },
        }
    }
}

/// Draws a team. Those in a helmet that covers the neck look to the left, like all their men.
pub(super) fn team(sheet: &mut Sheet, outfit: Outfit, shape: TeamShape, inks: Palette) {
    let scene = Scene::of(shape);
    let mirror = if outfit == Outfit::Stahlhelm {
        Transform::from_row(-1.0, 0.0, 0.0, 1.0, 100.0, 0.0)
    } else {
        Transform::identity()
    };
    let at = |x: f32| mirror.sx * x + mirror.tx;
    for server in [&scene.behind, &scene.before] {
        shadow_on_ground(sheet, inks, at(server.x), server.size);
    }
    kneel(sheet, outfit, &scene.behind, inks, mirror);
    let parts = scene.weapon.parts();
    let bounds = parts.iter().map(|part| part.path.bounds());
    let (left, right, bottom) = bounds.fold((f32::MAX, f32::MIN, f32::MIN), |all, one| {
        (all.0.min(one.left()), all.1.max(one.right()), all.2.max(one.bottom()))
    });
    let size = scene.width / (right - left);
    let place = Transform::from_translate(-(left + right) / 2.0, -bottom)
        .post_scale(size, size)
        .post_translate(scene.x, GROUND + 0.5)
        .post_concat(mirror);
    paint(sheet, &parts, place, Inks::of(inks, outfit), 0.62 / size);
    kneel(sheet, outfit, &scene.before, inks, mirror);
}

fn kneel(sheet: &mut Sheet, outfit: Outfit, server: &Server, inks: Palette, mirror: Transform) {
    let facing = if server.back { -1.0 } else { 1.0 };
    let place = Transform::from_scale(server.size * facing, server.size).post_translate(server.x, GROUND);
    paint(sheet, &soldier(outfit, &server.pose), place.post_concat(mirror), Inks::of(inks, outfit), 1.15);
}
