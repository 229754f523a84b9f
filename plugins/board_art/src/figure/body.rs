//! Men from above, standing, crouched and prone: helmet, shoulders, hands on the weapon, legs as far as they are seen.

use super::arms::{fore_grip, weapon};
use super::kit::{Cloth, SKIN, cloth, helmet, pack};
use super::print::{At, Parts};
use super::{Arm, Figure, Posture};
use crate::silhouettes::path::{circle, limb};
use tiny_skia::Transform;

/// Where things are on a man in one posture.
struct Stance {
    head: At,
    shoulders: [At; 2],
    /// From the shoulders down to the hips, and how thick he is there.
    hips: At,
    girth: f32,
    /// Hip, knee and foot of the left and of the right leg.
    legs: [[At; 3]; 2],
    /// The right hand on the weapon, and by how many degrees the weapon is turned.
    grip: At,
    turn: f32,
    /// How high he stands, which decides his shadow.
    height: f32,
}

fn stance(posture: Posture, arm: Arm) -> Stance {
    // Across the body where it is carried, straight where it is aimed or lies on the shoulder.
    let turn = match (posture, arm) {
        (_, Arm::Tube) | (Posture::Prone, _) => 0.0,
        (_, Arm::None | Arm::Pistol) => -4.0,
        (Posture::Standing, Arm::Rifle | Arm::SubmachineGun | Arm::MachineGun) => -42.0,
        (Posture::Crouched, Arm::Rifle | Arm::SubmachineGun | Arm::MachineGun) => -16.0,
    };
    match posture {
        Posture::Standing => Stance {
            head: (0.0, -1.0),
            shoulders: [(-19.0, 2.0), (19.0, 3.0)],
            hips: (0.0, 7.0),
            girth: 11.0,
            legs: [[(-7.0, 4.0), (-9.0, -6.0), (-10.0, -15.0)], [(8.0, 8.0), (10.0, 14.0), (12.0, 19.0)]],
            grip: match arm {
                Arm::Tube => (16.0, -8.0),
                Arm::None => (21.0, -12.0),
                Arm::Pistol => (9.0, -30.0),
                Arm::Rifle | Arm::SubmachineGun | Arm::MachineGun => (13.0, -16.0),
            },
            turn,
            height: 13.0,
        },
        Posture::Crouched => Stance {
            head: (1.0, -9.0),
            shoulders: [(-17.0, -2.0), (18.0, 1.0)],
            hips: (0.0, 13.0),
            girth: 12.0,
            legs: [[(-9.0, 10.0), (-15.0, -12.0), (-13.0, 3.0)], [(9.0, 14.0), (13.0, 24.0), (9.0, 40.0)]],
            grip: match arm {
                Arm::Tube => (15.0, -14.0),
                Arm::None => (12.0, -22.0),
                Arm::Pistol => (7.0, -34.0),
                Arm::Rifle | Arm::SubmachineGun | Arm::MachineGun => (11.0, -22.0),
            },
            turn,
            height: 8.0,
        },
        Posture::Prone => Stance {
            head: (0.0, -26.0),
            shoulders: [(-18.0, -16.0), (18.0, -16.0)],
            hips: (0.0, 16.0),
            girth: 12.5,
            legs: [[(-7.0, 20.0), (-13.0, 38.0), (-19.0, 55.0)], [(7.0, 20.0), (12.0, 38.0), (16.0, 56.0)]],
            grip: match arm {
                Arm::Tube => (13.0, -18.0),
                Arm::None => (13.0, -42.0),
                Arm::Pistol => (5.0, -50.0),
                Arm::MachineGun => (5.0, -28.0),
                Arm::Rifle | Arm::SubmachineGun => (5.0, -34.0),
            },
            turn,
            height: 4.0,
        },
    }
}

/// Figures are a little larger than they ought to be, as those of the makers are.
const LARGER: f32 = 1.12;

/// A man as parts, and how high he stands.
pub(super) fn body(figure: &Figure) -> (Parts, f32) {
    let (outfit, arm) = (figure.outfit, figure.arm);
    let wear = cloth(outfit);
    let stance = stance(figure.posture, arm);
    let mut parts = Parts::default();
    for leg in stance.legs {
        add_leg(&mut parts, leg, wear, figure.posture);
    }
    let ([left, right], (x, y), girth) = (stance.shoulders, stance.hips, stance.girth);
    // Trunk and shoulders.
    let trunk = limb(&[((left.0 + right.0) * 0.5, (left.1 + right.1) * 0.5, girth), (x, y, girth)]);
    parts.round(trunk, wear.coat.darker(0.06), 2.0);
    parts.round(limb(&[(left.0, left.1, 8.6), (right.0, right.1, 8.6)]), wear.coat, 1.6);
    pack(&mut parts, outfit, ((left.0 + right.0) * 0.5, (left.1 + right.1) * 0.5 + 5.0));
    let place = Transform::from_rotate(stance.turn).post_translate(stance.grip.0, stance.grip.1);
    let (sin, cos) = stance.turn.to_radians().sin_cos();
    let along = |ahead: f32| (stance.grip.0 + ahead * sin, stance.grip.1 - ahead * cos);
    let left_hand = match arm {
        Arm::None => (-stance.grip.0, stance.grip.1),
        Arm::Pistol => (stance.grip.0 - 5.0, stance.grip.1 + 4.0),
        Arm::Rifle | Arm::SubmachineGun | Arm::MachineGun | Arm::Tube => along(fore_grip(arm)),
    };
    // The weapon is seen whole, with the hands on it; a tube lies on the shoulder and beside the helmet.
    add_arm(&mut parts, left, left_hand, -1.0, wear);
    add_arm(&mut parts, right, stance.grip, 1.0, wear);
    if arm != Arm::Tube {
        parts = parts.and(weapon(arm, outfit).placed(place));
    }
    for (x, y) in [left_hand, stance.grip] {
        parts.round(circle(x, y, 4.3), SKIN, 0.8);
    }
    helmet(&mut parts, outfit, stance.head);
    if arm == Arm::Tube {
        parts = parts.and(weapon(arm, outfit).placed(place));
    }
    // Who lies has the middle of his body over that of his base.
    let back = if figure.posture == Posture::Prone { 8.0 } else { 0.0 };
    (parts.placed(Transform::from_scale(LARGER, LARGER).post_translate(0.0, back)), stance.height)
}

fn add_leg(parts: &mut Parts, [hip, knee, foot]: [At; 3], wear: Cloth, posture: Posture) {
    let (dx, dy) = (foot.0 - knee.0, foot.1 - knee.1);
    let long = dx.hypot(dy).max(0.1);
    let toe = match posture {
        // The toes point ahead, of who lies on his belly back and out.
        Posture::Standing => (foot.0, foot.1 - 6.0),
        Posture::Crouched | Posture::Prone => (foot.0 + dx / long * 6.0, foot.1 + dy / long * 6.0),
    };
    parts.round(limb(&[(foot.0, foot.1, 4.2), (toe.0, toe.1, 3.4)]), wear.boots, 1.0);
    parts.round(limb(&[(hip.0, hip.1, 8.0), (knee.0, knee.1, 6.4), (foot.0, foot.1, 4.6)]), wear.trousers, 1.2);
}

/// An arm from the shoulder over a bent elbow to the hand.
fn add_arm(parts: &mut Parts, shoulder: At, hand: At, side: f32, wear: Cloth) {
    let middle = ((shoulder.0 + hand.0) * 0.5, (shoulder.1 + hand.1) * 0.5);
    let (dx, dy) = (hand.0 - shoulder.0, hand.1 - shoulder.1);
    let long = dx.hypot(dy).max(0.1);
    let bend = (40.0 - long).clamp(2.0, 14.0) * 0.6;
    // Outwards, whichever way the arm reaches.
    let out = if (-dy) * side > 0.0 { (-dy / long, dx / long) } else { (dy / long, -dx / long) };
    let elbow = (middle.0 + out.0 * bend, middle.1 + out.1 * bend);
    let sleeve = [(shoulder.0, shoulder.1, 6.6), (elbow.0, elbow.1, 5.4), (hand.0, hand.1, 4.2)];
    // The cuff ends before the hand.
    let cuff = (elbow.0 + (hand.0 - elbow.0) * 0.72, elbow.1 + (hand.1 - elbow.1) * 0.72);
    parts.round(limb(&[sleeve[0], sleeve[1], (cuff.0, cuff.1, 4.4)]), wear.coat.lighter(0.05), 1.2);
}
