//! A soldier from joints: a pose gives angles and hands, the outfit gives helmet and equipment.
//!
//! A standing man is 100 units tall, looks to the right and stands on y 0; y runs downwards.
use tiny_skia::Transform;

use super::Material::{Canvas, Cloth, Leather, Skin};
use super::headgear::head;
use super::path::limb;
use super::pose::{Hands, Leg, Pose};
use super::{Part, part, parts_of, placed};
use crate::outfit::Outfit;

const THIGH: f32 = 23.5;
const SHIN: f32 = 22.5;
const UPPER_ARM: f32 = 16.5;
const FOREARM: f32 = 15.0;
const SOLE: f32 = 6.0;
/// Where the boot ends in front, seen from the ankle.
const TOE_CAP: (f32, f32) = (11.0, 5.0);
/// Centimetres of a weapon become units a little too large: a weapon must be seen.
const WEAPON_SCALE: f32 = 0.64;
/// And thicker still.
const WEAPON_THICKNESS: f32 = 1.3;

type Point = (f32, f32);

/// The parts of a soldier in a pose, from back to front.
pub(crate) fn soldier(outfit: Outfit, pose: &Pose) -> Vec<Part> {
    let near_leg = joints(pose.near);
    let far_leg = joints(pose.far);
    let torso = Transform::from_rotate(pose.lean);
    let at = |x: f32, y: f32| map(torso, (x, y));
    let (near_shoulder, far_shoulder) = (at(-1.5, -26.0), at(4.0, -26.0));
    let held = weapon(&pose.hands, near_shoulder, far_shoulder);

    let mut parts = Vec::new();
    parts.extend(arm(far_shoulder, held.far));
    parts.extend(leg(outfit, pose.far, far_leg, 1.5));
    parts.extend(placed(pack(outfit), torso));
    parts.extend(leg(outfit, pose.near, near_leg, -1.0));
    parts.extend(placed(parts_of(&[(Cloth, JACKET)]), torso));
    parts.extend(placed(webbing(outfit), torso));
    let neck = at(0.5, -30.5);
    parts.extend(placed(head(outfit), Transform::from_rotate(pose.nod).post_translate(neck.0, neck.1)));
    parts.extend(held.parts);
    parts.extend(part(Skin, limb(&[(held.far.0, held.far.1, 2.9), (held.far.0 + 1.2, held.far.1 - 1.0, 2.7)])));
    parts.extend(arm(near_shoulder, held.near));

    let lowest = |joints: [Point; 3], leg: Leg| {
        let toe = map(Transform::from_rotate(leg.toe), TOE_CAP).1;
        (joints[1].1 + 5.5).max(joints[2].1 + toe.max(SOLE))
    };
    let ground = lowest(near_leg, pose.near).max(lowest(far_leg, pose.far));
    placed(parts, Transform::from_translate(0.0, -ground))
}

const JACKET: &str = "M-4.5 -31.5 Q-10 -30 -10.6 -24 Q-11.4 -14 -8.6 -7 L-11 5.5 Q0 9 10.6 5.5 L8.6 -7 \
                      Q11.8 -15 10.4 -23 Q9 -29.6 4 -31.5 Q0 -33 -4.5 -31.5 Z";

struct Held {
    near: Point,
    far: Point,
    parts: Vec<Part>,
}

fn weapon(hands: &Hands, near_shoulder: Point, far_shoulder: Point) -> Held {
    match *hands {
        Hands::Weapon { arm, grip, angle } => {
            let (firing, other) = arm.grips();
            let place = Transform::from_translate(-firing.0, -firing.1)
                .post_scale(WEAPON_SCALE, WEAPON_SCALE * WEAPON_THICKNESS)
                .post_concat(Transform::from_rotate(angle))
                .post_translate(near_shoulder.0 + grip.0, near_shoulder.1 + grip.1);
            Held { near: map(place, firing), far: map(place, other), parts: placed(arm.parts(), place) }
        }
        Hands::Empty { near, far, load } => {
            let (near, far) = (
                (near_shoulder.0 + near.0, near_shoulder.1 + near.1),
                (far_shoulder.0 + far.0, far_shoulder.1 + far.1),
            );
            Held { near, far, parts: placed(parts_of(load), Transform::from_translate(near.0, near.1)) }
        }
    }
}

/// Sleeve and hand; of the two ways to bend, the elbow takes the one down and back.
fn arm(shoulder: Point, hand: Point) -> Vec<Part> {
    let (dx, dy) = (hand.0 - shoulder.0, hand.1 - shoulder.1);
    let reach = dx.hypot(dy).clamp(2.0, UPPER_ARM + FOREARM - 0.2);
    let along = (UPPER_ARM * UPPER_ARM - FOREARM * FOREARM + reach * reach) / (2.0 * reach);
    let aside = (UPPER_ARM * UPPER_ARM - along * along).max(0.0).sqrt();
    let (ux, uy) = (dx / dx.hypot(dy).max(0.001), dy / dx.hypot(dy).max(0.001));
    let one = (shoulder.0 + ux * along - uy * aside, shoulder.1 + uy * along + ux * aside);
    let two = (shoulder.0 + ux * along + uy * aside, shoulder.1 + uy * along - ux * aside);
    let elbow = if one.1 - one.0 > two.1 - two.0 { one } else { two };
    let wrist = (elbow.0 + (hand.0 - elbow.0) * 0.82, elbow.1 + (hand.1 - elbow.1) * 0.82);
    let mut parts = Vec::new();
    parts.extend(part(Skin, limb(&[(wrist.0, wrist.1, 2.6), (hand.0, hand.1, 3.1)])));
    let sleeve = [(shoulder.0, shoulder.1, 5.8), (elbow.0, elbow.1, 4.5), (wrist.0, wrist.1, 3.5)];
    parts.extend(part(Cloth, limb(&sleeve)));
    parts
}

fn joints(leg: Leg) -> [Point; 3] {
    let down = |from: Point, length: f32, degrees: f32| {
        let angle = degrees.to_radians();
        (from.0 + length * angle.sin(), from.1 + length * angle.cos())
    };
    let hip = (0.0, 0.0);
    let knee = down(hip, THIGH, leg.thigh);
    [hip, knee, down(knee, SHIN, leg.shin)]
}

fn leg(outfit: Outfit, angles: Leg, [hip, knee, ankle]: [Point; 3], aside: f32) -> Vec<Part> {
    let between = |part: f32| (knee.0 + (ankle.0 - knee.0) * part, knee.1 + (ankle.1 - knee.1) * part);
    let boot = Transform::from_rotate(angles.toe).post_translate(ankle.0, ankle.1);
    // Jackboots reach to the calf, leggings too; a British anklet is short.
    let (material, top) = match outfit {
        Outfit::Stahlhelm | Outfit::Ssh40 => (Leather, 0.36),
        Outfit::M1 => (Canvas, 0.42),
        Outfit::Brodie => (Canvas, 0.7),
    };
    let (calf, cuff) = (between(0.4), between(top));
    let mut parts = Vec::new();
    parts.extend(placed(parts_of(&[(Leather, BOOT)]), boot));
    parts.extend(part(material, limb(&[(cuff.0, cuff.1, 5.0), (ankle.0, ankle.1, 4.1)])));
    parts.extend(part(
        Cloth,
        limb(&[
            (hip.0 + aside, hip.1 + 1.0, 8.4),
            (knee.0, knee.1, 6.0),
            (calf.0, calf.1, 5.6),
            (between(top + 0.1).0, between(top + 0.1).1, 5.0),
        ]),
    ));
    parts
}

const BOOT: &str = "M-4.6 -4 L4.4 -4 Q5 .4 9 2 Q13 3.4 13 6 L-5.6 6 Q-5.8 1 -4.6 -4 Z";

/// What hangs on a man's back; in the torso's own coordinates.
fn pack(outfit: Outfit) -> Vec<Part> {
    match outfit {
        Outfit::M1 => parts_of(&[
            (Canvas, "M-8 -28 Q-17 -28.5 -17.4 -22 L-17 -11 Q-13 -8 -8 -10 Z"),
            (Canvas, "M-16.6 -19 L-9 -19 L-9 -17 L-16.8 -17 Z"),
        ]),
        Outfit::Stahlhelm => parts_of(&[
            (Canvas, "M-8 -2 L-15 -3 Q-17 3 -15.6 8 L-8 8 Z"),
            (Canvas, "M-7 -14 L-14.6 -8.4 Q-17.4 -6 -15.4 -3.4 Q-13.2 -1.2 -10.4 -3.2 L-3 -9 Z"),
        ]),
        Outfit::Brodie => parts_of(&[
            (Canvas, "M-8 -28.5 L-17.4 -27.5 Q-18.6 -18 -17.6 -11.5 L-8 -11 Z"),
            (Canvas, "M-18.2 -22 L-8 -22.6 L-8 -20.6 L-18.2 -20 Z"),
        ]),
        // A blanket roll worn across the body shows as a hump.
        Outfit::Ssh40 => parts_of(&[(Canvas, "M-5 -29 Q-15.6 -27 -15 -18 Q-14 -9 -7 -6 L-6 -12 Q-10 -20 -5 -24 Z")]),
    }
}

/// Belts and pouches over the jacket; in the torso's own coordinates.
fn webbing(outfit: Outfit) -> Vec<Part> {
    match outfit {
        Outfit::M1 => parts_of(&[
            (Canvas, "M-8.8 -8.4 Q0 -6.4 8.8 -8.4 L9.2 -4 Q0 -2 -9.2 -4 Z"),
            (Canvas, "M-.6 -31 L2 -31 L5.2 -8 L2.8 -7.6 Z"),
        ]),
        Outfit::Stahlhelm => parts_of(&[
            (Leather, "M-8.8 -8.2 Q0 -6.2 8.8 -8.2 L9 -5.4 Q0 -3.4 -9 -5.4 Z"),
            (Leather, "M2.6 -9 L9.4 -9.6 L10 -1.6 L3.2 -.8 Z"),
            (Leather, "M-1 -31 L1 -31 L5 -9 L3.2 -8.6 Z"),
        ]),
        Outfit::Brodie => parts_of(&[
            (Canvas, "M-8.8 -8.4 Q0 -6.4 8.8 -8.4 L9.2 -4.6 Q0 -2.6 -9.2 -4.6 Z"),
            (Canvas, "M2.2 -17.6 L10.2 -18 L9.8 -7.6 L2.6 -7 Z"),
        ]),
        Outfit::Ssh40 => parts_of(&[
            (Leather, "M-8.8 -8.2 Q0 -6.2 8.8 -8.2 L9 -5.4 Q0 -3.4 -9 -5.4 Z"),
            (Canvas, "M-9 -22 Q0 -12 8.4 -2 L5.4 .4 Q-4 -9 -11 -15 Z"),
        ]),
    }
}

fn map(transform: Transform, point: Point) -> Point {
    let mut mapped = tiny_skia::Point::from_xy(point.0, point.1);
    transform.map_point(&mut mapped);
    (mapped.x, mapped.y)
}
