//! What men are doing: angles in degrees, 0 hanging straight down, positive forwards.
use super::Material::{self, Canvas, Leather, Steel};
use super::small_arm::SmallArm;

/// One leg.
#[derive(Clone, Copy)]
pub(crate) struct Leg {
    pub(crate) thigh: f32,
    pub(crate) shin: f32,
    /// The foot's turn: 0 is flat, positive with the toe down.
    pub(crate) toe: f32,
}

const fn leg(thigh: f32, shin: f32, toe: f32) -> Leg {
    Leg { thigh, shin, toe }
}

/// What the hands do; places are measured from the shoulder of the hand.
#[derive(Clone, Copy)]
pub(crate) enum Hands {
    /// Both on a weapon, which points down by `angle`.
    Weapon { arm: SmallArm, grip: (f32, f32), angle: f32 },
    /// Each somewhere, the near one with a thing in it.
    Empty { near: (f32, f32), far: (f32, f32), load: &'static [(Material, &'static str)] },
}

/// A whole man.
#[derive(Clone, Copy)]
pub(crate) struct Pose {
    pub(crate) lean: f32,
    /// The head's own turn, not added to the lean.
    pub(crate) nod: f32,
    pub(crate) near: Leg,
    pub(crate) far: Leg,
    pub(crate) hands: Hands,
}

const fn on_foot(lean: f32, nod: f32, near: Leg, far: Leg, hands: Hands) -> Pose {
    Pose { lean, nod, near, far, hands }
}

/// At a run, the weapon across the body.
pub(crate) fn running(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (3.0, 20.0), angle: -28.0 };
    on_foot(20.0, 6.0, leg(-24.0, -72.0, 58.0), leg(58.0, 2.0, -8.0), hands)
}

/// Walking up, the weapon at the hip.
pub(crate) fn advancing(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (2.0, 19.0), angle: -4.0 };
    on_foot(13.0, 4.0, leg(-26.0, -38.0, 26.0), leg(38.0, 4.0, -4.0), hands)
}

/// On one knee, aiming.
pub(crate) fn kneeling(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (17.5, 0.5), angle: -2.0 };
    on_foot(10.0, 5.0, leg(4.0, -104.0, 46.0), leg(84.0, -2.0, 0.0), hands)
}

/// Running low, the weapon levelled.
pub(crate) fn charging(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (-3.0, 17.0), angle: -6.0 };
    on_foot(30.0, 8.0, leg(-32.0, -66.0, 54.0), leg(62.0, -4.0, 0.0), hands)
}

/// On his feet, aiming.
pub(crate) fn aiming(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (17.5, 0.0), angle: -2.0 };
    on_foot(6.0, 6.0, leg(-20.0, -26.0, 12.0), leg(24.0, 8.0, 0.0), hands)
}

/// Making himself small, the weapon hugged.
pub(crate) fn crouching(arm: SmallArm) -> Pose {
    let hands = Hands::Weapon { arm, grip: (9.0, 17.0), angle: -58.0 };
    on_foot(44.0, 26.0, leg(38.0, -104.0, 46.0), leg(96.0, -14.0, 0.0), hands)
}

/// Making himself small, the head between the shoulders, the arms around the knee.
pub(crate) fn cowering() -> Pose {
    let hands = Hands::Empty { near: (13.0, 17.0), far: (17.0, 15.0), load: &[] };
    on_foot(46.0, 36.0, leg(34.0, -104.0, 46.0), leg(96.0, -14.0, 0.0), hands)
}

/// Bringing up ammunition.
pub(crate) fn carrying() -> Pose {
    let hands = Hands::Empty { near: (-4.0, 30.0), far: (15.0, 25.0), load: AMMUNITION };
    on_foot(24.0, 6.0, leg(-22.0, -58.0, 46.0), leg(50.0, 2.0, -4.0), hands)
}

/// On one knee, both hands on what stands before him.
pub(crate) fn serving() -> Pose {
    let hands = Hands::Empty { near: (21.0, 12.0), far: (24.0, 9.0), load: &[] };
    on_foot(16.0, 5.0, leg(4.0, -104.0, 46.0), leg(84.0, -2.0, 0.0), hands)
}

/// On one knee, a round in his raised hands.
pub(crate) fn loading() -> Pose {
    let hands = Hands::Empty { near: (20.0, -12.0), far: (23.0, -9.0), load: ROUND };
    on_foot(8.0, -6.0, leg(4.0, -104.0, 46.0), leg(84.0, -2.0, 0.0), hands)
}

/// On one knee, a shell across his arms.
pub(crate) fn handing() -> Pose {
    let hands = Hands::Empty { near: (17.0, 14.0), far: (22.0, 12.0), load: SHELL };
    on_foot(14.0, 3.0, leg(4.0, -104.0, 46.0), leg(84.0, -2.0, 0.0), hands)
}

/// Running for his life with empty hands.
pub(crate) fn fleeing() -> Pose {
    let hands = Hands::Empty { near: (16.0, 2.0), far: (-14.0, 12.0), load: &[] };
    on_foot(26.0, 2.0, leg(-30.0, -74.0, 58.0), leg(64.0, -4.0, -8.0), hands)
}

const ROUND: &[(Material, &str)] =
    &[(Canvas, "M-3.6 8 L-4.4 -4 Q-4 -11 0 -14 Q4 -11 4.4 -4 L3.6 8 Z"), (Steel, "M-4 8 L4 8 L5 13 L-5 13 Z")];
const SHELL: &[(Material, &str)] =
    &[(Steel, "M6 -4 L16 -4 Q24 -2 26 0 Q24 2 16 4 L6 4 Z"), (Leather, "M-12 -4 L8 -4 L8 4 L-12 4 Z")];

const AMMUNITION: &[(Material, &str)] = &[
    (Steel, "M-3 -.6 L-3 3 L3 3 L3 -.6 L1.6 -.6 L1.6 1.6 L-1.6 1.6 L-1.6 -.6 Z"),
    (Canvas, "M-10.5 3 L10.5 3 L10.5 16.5 L-10.5 16.5 Z"),
    (Leather, "M-10.5 6.4 L10.5 6.4 L10.5 8 L-10.5 8 Z"),
];
