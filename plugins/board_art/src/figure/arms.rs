//! Small arms from above: each is told by its outline. The origin is the right hand at the grip, up is where the muzzle looks.

use super::Arm;
use super::kit::{STEEL, WOOD};
use super::print::Parts;
use crate::outfit::Outfit;
use crate::palette::Rgb;
use crate::silhouettes::path::{circle, limb, outline, polygon, round_rect};

/// Where the left hand holds it, ahead of the right one.
pub(super) fn fore_grip(arm: Arm) -> f32 {
    match arm {
        Arm::None | Arm::Pistol => 0.0,
        Arm::Rifle => 22.0,
        Arm::SubmachineGun => 15.0,
        Arm::MachineGun => 20.0,
        Arm::Tube => 18.0,
    }
}

/// The weapon of an outfit.
pub(super) fn weapon(arm: Arm, outfit: Outfit) -> Parts {
    let mut parts = Parts::default();
    match arm {
        Arm::None => {}
        Arm::Pistol => pistol(&mut parts),
        Arm::Rifle => rifle(&mut parts, outfit),
        Arm::SubmachineGun => submachine_gun(&mut parts, outfit),
        Arm::MachineGun => machine_gun(&mut parts, outfit),
        Arm::Tube => tube(&mut parts, outfit),
    }
    parts
}

fn barrel(parts: &mut Parts, from: f32, to: f32, width: f32) {
    parts.round(round_rect(-width * 0.5, to, width, from - to, width * 0.3), STEEL, 1.0);
}

fn pistol(parts: &mut Parts) {
    parts.round(round_rect(-2.2, -15.0, 4.4, 17.0, 1.4), STEEL, 1.2);
    parts.round(round_rect(-1.8, -1.0, 3.6, 5.0, 1.2), WOOD, 0.0);
}

fn rifle(parts: &mut Parts, outfit: Outfit) {
    let long = match outfit {
        Outfit::M1 | Outfit::Brodie => -46.0,
        Outfit::Stahlhelm => -48.0,
        Outfit::Ssh40 => -54.0,
    };
    barrel(parts, -20.0, long, 2.6);
    // Butt, grip and stock in one piece.
    let stock =
        [(-3.4, 22.0), (3.4, 22.0), (2.4, 6.0), (2.2, 0.0), (2.5, -32.0), (-2.5, -32.0), (-2.2, 0.0), (-2.4, 6.0)];
    parts.round(polygon(&stock), WOOD, 1.4);
    parts.round(round_rect(-1.7, -12.0, 3.4, 15.0, 1.0), STEEL, 0.0);
    if outfit != Outfit::M1 {
        parts.round(limb(&[(1.0, 2.0, 1.2), (6.0, 4.0, 1.7)]), STEEL, 0.6);
    }
}

fn submachine_gun(parts: &mut Parts, outfit: Outfit) {
    match outfit {
        Outfit::M1 => {
            barrel(parts, -12.0, -32.0, 3.0);
            parts.round(polygon(&[(-3.2, 20.0), (3.2, 20.0), (2.2, 4.0), (-2.2, 4.0)]), WOOD, 1.2);
            parts.round(round_rect(-3.0, -16.0, 6.0, 22.0, 1.6), STEEL, 1.0);
            parts.round(round_rect(-2.6, -24.0, 5.2, 8.0, 2.0), WOOD, 0.0);
        }
        Outfit::Brodie => {
            // The magazine stands out to the left.
            parts.round(round_rect(-19.0, -14.0, 18.0, 5.0, 1.4), STEEL.lighter(0.08), 1.2);
            barrel(parts, -10.0, -32.0, 3.6);
            parts.round(round_rect(-2.6, -18.0, 5.2, 24.0, 2.0), STEEL, 1.0);
            parts.line(outline("M 0 6 V 20 M -3 20 H 3"), STEEL.darker(0.3), 2.2);
        }
        Outfit::Ssh40 => {
            parts.round(round_rect(-2.7, -34.0, 5.4, 24.0, 2.0), STEEL, 1.2);
            parts.round(
                polygon(&[(-3.4, 21.0), (3.4, 21.0), (2.5, 0.0), (2.5, -10.0), (-2.5, -10.0), (-2.5, 0.0)]),
                WOOD,
                1.2,
            );
            // The drum.
            parts.round(circle(0.0, -12.0, 7.4), STEEL.lighter(0.06), 1.0);
            parts.round(circle(0.0, -12.0, 3.6), STEEL.darker(0.2), 0.0);
        }
        Outfit::Stahlhelm => {
            barrel(parts, -10.0, -34.0, 3.0);
            parts.round(round_rect(-2.7, -18.0, 5.4, 24.0, 2.0), STEEL, 1.2);
            parts.round(round_rect(-2.0, -14.0, 4.0, 6.0, 0.8), STEEL.darker(0.35), 0.0);
            parts.line(outline("M -2 6 L -3 19 M 2 6 L 3 19 M -4 19.5 H 4"), STEEL.darker(0.25), 1.8);
        }
    }
}

fn machine_gun(parts: &mut Parts, outfit: Outfit) {
    // The legs of the bipod.
    for side in [-1.0, 1.0] {
        parts.round(limb(&[(side * 1.5, -46.0, 1.4), (side * 12.0, -53.0, 1.3)]), STEEL.darker(0.25), 1.4);
    }
    barrel(parts, -16.0, -60.0, 4.2);
    parts.round(polygon(&[(-4.0, 25.0), (4.0, 25.0), (2.8, 6.0), (-2.8, 6.0)]), WOOD, 1.2);
    parts.round(round_rect(-3.8, -24.0, 7.6, 34.0, 1.8), STEEL, 1.4);
    match outfit {
        Outfit::M1 => {
            parts.round(round_rect(-3.4, -36.0, 6.8, 16.0, 2.0), WOOD, 1.0);
            parts.round(round_rect(-3.0, -14.0, 6.0, 7.0, 1.0), STEEL.darker(0.3), 0.0);
        }
        Outfit::Brodie => {
            // The curved magazine on top.
            parts.round(round_rect(-3.0, -22.0, 6.0, 16.0, 2.4), STEEL.lighter(0.10), 2.2);
        }
        Outfit::Ssh40 => {
            // The pan on top.
            parts.round(circle(0.0, -12.0, 11.0), STEEL.lighter(0.07), 2.2);
            parts.round(circle(0.0, -12.0, 4.0), STEEL.darker(0.2), 0.0);
        }
        Outfit::Stahlhelm => {
            // The belt hangs out to the left.
            let belt = [(-3.0, -10.0, 2.4), (-10.0, -7.0, 2.4), (-15.0, 0.0, 2.4), (-15.0, 8.0, 2.2)];
            parts.round(limb(&belt), Rgb::hex(0xB8923F), 1.2);
            parts.round(round_rect(-2.6, -42.0, 5.2, 20.0, 1.4), STEEL.lighter(0.08), 0.0);
        }
    }
}

fn tube(parts: &mut Parts, outfit: Outfit) {
    let olive = Rgb::hex(0x5D6142);
    match outfit {
        Outfit::M1 => {
            parts.round(round_rect(-4.0, -44.0, 8.0, 84.0, 2.0), olive, 2.0);
            parts.flat(round_rect(-3.0, -44.0, 6.0, 3.0, 1.0), Rgb::hex(0x17181A));
        }
        Outfit::Brodie => {
            parts.round(round_rect(-3.2, -20.0, 6.4, 46.0, 2.0), olive, 2.0);
            // The tray with its bomb.
            parts.round(round_rect(-4.4, -40.0, 8.8, 22.0, 2.0), olive.darker(0.2), 1.0);
            parts.round(limb(&[(0.0, -34.0, 4.2), (0.0, -46.0, 2.0)]), Rgb::hex(0x8C7A4B), 1.0);
        }
        Outfit::Ssh40 => {
            // A long rifle against tanks.
            barrel(parts, -10.0, -56.0, 3.4);
            parts.round(round_rect(-4.0, -62.0, 8.0, 7.0, 1.4), STEEL.darker(0.2), 1.0);
            parts.round(polygon(&[(-3.8, 26.0), (3.8, 26.0), (2.8, 4.0), (-2.8, 4.0)]), WOOD, 1.2);
            parts.round(round_rect(-3.2, -22.0, 6.4, 30.0, 1.6), STEEL, 1.2);
        }
        Outfit::Stahlhelm => {
            let sand = Rgb::hex(0xAE9A66);
            parts.round(round_rect(-2.8, -24.0, 5.6, 54.0, 1.6), sand, 2.0);
            // The head of the charge.
            let head = [
                (0.0, -50.0),
                (5.4, -42.0),
                (7.0, -35.0),
                (5.6, -28.0),
                (2.6, -22.0),
                (-2.6, -22.0),
                (-5.6, -28.0),
                (-7.0, -35.0),
                (-5.4, -42.0),
            ];
            parts.round(polygon(&head), sand.darker(0.12), 1.2);
        }
    }
}
