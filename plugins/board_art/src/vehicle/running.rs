//! Tracks and wheels.
use super::outline::{lines, slab};
use super::press::{Pieces, Stuff};
use super::shape::RunningGear;
use super::sizes::Sizes;

/// Units between two links of a track.
const LINK: f32 = 2.7;

/// What stands on the ground beside the hull.
pub(super) fn running_gear(pieces: &mut Pieces, sizes: &Sizes, gear: RunningGear) {
    let (half, end) = (sizes.width / 2.0, sizes.length / 2.0);
    match gear {
        RunningGear::Tracked { .. } => {
            for side in [-1.0, 1.0] {
                track(pieces, side * (half - sizes.track / 2.0), sizes.track, -end, end);
            }
        }
        RunningGear::HalfTracked => {
            for side in [-1.0, 1.0] {
                track(pieces, side * (half - sizes.track / 2.0), sizes.track, sizes.length * 0.02, end * 0.94);
            }
            wheels(pieces, sizes, &[-end + sizes.length * 0.14]);
        }
        RunningGear::Wheeled { axles } => {
            let front = -end + sizes.length * 0.18;
            let rear = end - sizes.length * 0.18;
            match axles {
                ..=2 => wheels(pieces, sizes, &[front, rear]),
                3 => wheels(pieces, sizes, &[front, rear - sizes.tyre() * 1.12, rear]),
                4.. => wheels(pieces, sizes, &[front, front * 0.36, rear * 0.36, rear]),
            }
        }
    }
}

fn wheels(pieces: &mut Pieces, sizes: &Sizes, axles: &[f32]) {
    let long = sizes.tyre() / 2.0;
    for y in axles {
        for side in [-1.0, 1.0] {
            let x = side * (sizes.width / 2.0 - sizes.track / 2.0);
            pieces.small(slab(x, sizes.track, y - long, y + long, 1.1), Stuff::Rubber, 0.0);
            let treads = (0..4).map(|n| {
                let at = y + long * (n as f32 * 0.5 - 0.75);
                ((x - sizes.track * 0.42, at), (x + sizes.track * 0.42, at))
            });
            pieces.line(lines(treads), Stuff::Steel, 0.45, 0.45);
        }
    }
}

/// One track from above: a belt of links with a guide in the middle.
pub(super) fn track(pieces: &mut Pieces, x: f32, width: f32, front: f32, rear: f32) {
    pieces.solid(slab(x, width, front, rear, 1.8), Stuff::Track, 0.0);
    let count = ((rear - front - 1.6) / LINK) as i32;
    let across = |n: i32| {
        let y = front + 1.3 + LINK * n as f32;
        ((x - width * 0.46, y), (x + width * 0.46, y))
    };
    pieces.line(lines((0..=count).map(across)), Stuff::Link, 0.95, 0.9);
}

/// Plates that hang over the tracks.
pub(super) fn skirts(pieces: &mut Pieces, sizes: &Sizes, gear: RunningGear) {
    let RunningGear::Tracked { skirts: true } = gear else { return };
    const PLATES: u8 = 4;
    let (half, reach) = (sizes.width / 2.0, sizes.length * 0.40);
    let long = 2.0 * reach / f32::from(PLATES);
    for side in [-1.0, 1.0] {
        for n in 0..PLATES {
            let front = -reach + long * f32::from(n);
            pieces.small(slab(side * (half + 0.2), 1.9, front + 0.2, front + long - 0.2, 0.3), Stuff::Plate, 0.8);
        }
    }
}
