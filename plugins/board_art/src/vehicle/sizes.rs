//! The sizes of a vehicle as they are drawn: what a file states, within the limits.
use super::shape::{GunBarrel, RunningGear, VehicleShape};

/// Lengths in percent of the counter's side.
#[derive(Clone, Copy)]
pub(super) struct Sizes {
    pub(super) length: f32,
    pub(super) width: f32,
    pub(super) nose: f32,
    /// The width of one track or wheel.
    pub(super) track: f32,
    /// How much of it lies under the body: 0 to 1.
    pub(super) cover: f32,
    pub(super) bonnet: f32,
    pub(super) cab: f32,
}

impl Sizes {
    pub(super) fn of(shape: &VehicleShape) -> Self {
        let (length, width) = (within(shape.length, 10, 90), within(shape.width, 6, 60));
        let track = match shape.running {
            RunningGear::Tracked { .. } => width * 0.235,
            RunningGear::HalfTracked => width * 0.22,
            RunningGear::Wheeled { .. } => width * 0.20,
        };
        let bonnet = within(shape.bonnet, 0, 60).min(length * 0.7);
        Self {
            length,
            width,
            nose: within(shape.nose_length, 0, 40).min(length * 0.45),
            track,
            cover: within(shape.cover, 0, 90) / 100.0,
            bonnet,
            cab: within(shape.cab, 0, 60).min(length - bonnet),
        }
    }

    /// The length of a wheel from above.
    pub(super) fn tyre(self) -> f32 {
        (self.track * 2.3).min(self.length * 0.24)
    }

    /// Half the width of the body, which lies over the inner part of tracks and wheels.
    pub(super) fn body(self) -> f32 {
        self.width / 2.0 - self.track * (1.0 - self.cover)
    }
}

/// A stated length within its limits.
pub(super) fn within(value: u8, least: u8, most: u8) -> f32 {
    f32::from(value.clamp(least, most))
}

/// A stated place along the hull or across it.
pub(super) fn place(value: i8) -> f32 {
    f32::from(value.clamp(-40, 40))
}

/// How far a muzzle may lie from the middle of its picture.
const REACH: f32 = 72.0;

/// Length and thickness of a barrel whose mounting ends so far before the middle; nothing if there is no gun.
pub(super) fn barrel(gun: &GunBarrel, front: f32) -> Option<(f32, f32)> {
    let length = within(gun.length, 1, 60).min(REACH - front);
    (gun.length > 0 && length > 0.0).then(|| (length, within(gun.thickness, 1, 8)))
}
