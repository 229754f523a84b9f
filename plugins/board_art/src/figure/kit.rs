//! What a man wears, seen from above: the colours of his uniform, his helmet, his pack.

use super::print::{At, Parts};
use crate::outfit::Outfit;
use crate::palette::Rgb;
use crate::silhouettes::path::{circle, limb, outline, polygon, round_rect};

pub(super) const SKIN: Rgb = Rgb::hex(0xD8A57C);
pub(super) const WOOD: Rgb = Rgb::hex(0x7C4F2B);
pub(super) const STEEL: Rgb = Rgb::hex(0x4B5257);

/// The colours of a uniform.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cloth {
    pub(super) coat: Rgb,
    pub(super) trousers: Rgb,
    pub(super) helmet: Rgb,
    pub(super) webbing: Rgb,
    pub(super) boots: Rgb,
}

pub(super) fn cloth(outfit: Outfit) -> Cloth {
    let cloth = |[coat, trousers, helmet, webbing, boots]: [u32; 5]| Cloth {
        coat: Rgb::hex(coat),
        trousers: Rgb::hex(trousers),
        helmet: Rgb::hex(helmet),
        webbing: Rgb::hex(webbing),
        boots: Rgb::hex(boots),
    };
    match outfit {
        Outfit::M1 => cloth([0xAC9A6C, 0x80794C, 0x626B3E, 0xC2B78A, 0x6B4A2C]),
        Outfit::Brodie => cloth([0x97713F, 0x87653A, 0x757244, 0xCFC08C, 0x2E2823]),
        Outfit::Ssh40 => cloth([0xBAA863, 0x9F9055, 0x567038, 0x6E4A2C, 0x2C2824]),
        Outfit::Stahlhelm => cloth([0x7F8D86, 0x727D7A, 0x47514F, 0x2B2622, 0x26231F]),
    }
}

/// A helmet around a place, its brim to the front.
pub(super) fn helmet(parts: &mut Parts, outfit: Outfit, (x, y): At) {
    let tone = cloth(outfit).helmet;
    let ring = |points: &[At]| polygon(&points.iter().map(|(a, b)| (x + a, y + b)).collect::<Vec<_>>());
    match outfit {
        Outfit::M1 => {
            // A small peak at the front.
            parts.round(limb(&[(x - 5.0, y - 5.6, 7.4), (x + 5.0, y - 5.6, 7.4)]), tone.darker(0.12), 2.2);
            parts.round(circle(x, y, 12.2), tone, 0.8);
            net(parts, (x, y), 12.2, tone.darker(0.22));
        }
        Outfit::Brodie => {
            parts.round(circle(x, y, 16.0), tone.darker(0.10), 2.6);
            parts.round(circle(x, y - 0.4, 10.4), tone.lighter(0.06), 0.9);
            net(parts, (x, y), 10.4, tone.darker(0.20));
        }
        Outfit::Ssh40 => {
            parts.round(outline(&format!("O {x} {y} 11.8")), tone, 2.2);
            parts.round(circle(x, y - 1.0, 8.6), tone.lighter(0.05), 0.0);
        }
        Outfit::Stahlhelm => {
            // Flared over the ears and the neck, a step at the temples.
            let flared = [
                (0.0, -13.4),
                (6.2, -12.0),
                (10.2, -7.6),
                (13.4, -3.0),
                (14.6, 3.4),
                (12.0, 10.2),
                (6.4, 14.6),
                (0.0, 15.6),
                (-6.4, 14.6),
                (-12.0, 10.2),
                (-14.6, 3.4),
                (-13.4, -3.0),
                (-10.2, -7.6),
                (-6.2, -12.0),
            ];
            parts.round(ring(&flared), tone.darker(0.14), 2.4);
            parts.round(limb(&[(x, y - 3.4, 9.4), (x, y + 3.4, 9.6)]), tone.lighter(0.05), 0.0);
        }
    }
}

/// A few cords of a helmet's net.
fn net(parts: &mut Parts, (x, y): At, radius: f32, tone: Rgb) {
    for offset in [-0.45f32, 0.05, 0.55] {
        let half = radius * (1.0 - offset * offset).sqrt() * 0.88;
        let along = offset * radius;
        parts.line(outline(&format!("M {} {} L {} {}", x - half, y + along, x + half, y + along)), tone, 0.7);
        parts.line(outline(&format!("M {} {} L {} {}", x + along, y - half, x + along, y + half)), tone, 0.7);
    }
}

/// What is carried on the back, around a place between the shoulders.
pub(super) fn pack(parts: &mut Parts, outfit: Outfit, (x, y): At) {
    let Cloth { webbing, coat, .. } = cloth(outfit);
    match outfit {
        Outfit::M1 => {
            parts.round(round_rect(x - 9.0, y - 2.0, 18.0, 15.0, 4.0), webbing, 1.6);
            parts.line(outline(&format!("M {} {} H {}", x - 8.0, y + 5.0, x + 8.0)), webbing.darker(0.4), 1.2);
        }
        Outfit::Brodie => {
            parts.round(round_rect(x - 10.0, y - 1.0, 20.0, 13.0, 2.5), webbing, 1.6);
            for side in [-5.0, 5.0] {
                parts.line(outline(&format!("M {} {} V {}", x + side, y, y + 11.0)), webbing.darker(0.4), 1.2);
            }
        }
        Outfit::Ssh40 => {
            // The rolled coat over the left shoulder.
            let roll = [(x - 17.0, y - 9.0, 3.4), (x - 4.0, y + 5.0, 3.8), (x + 10.0, y + 13.0, 3.4)];
            parts.round(limb(&roll), coat.darker(0.36), 1.4);
        }
        Outfit::Stahlhelm => {
            for side in [-1.0, 1.0] {
                parts.line(
                    outline(&format!("M {} {} L {} {}", x + side * 9.0, y - 8.0, x + side * 3.0, y + 10.0)),
                    webbing,
                    2.0,
                );
            }
            // The tin of the gas mask across the back.
            parts.round(limb(&[(x - 9.0, y + 9.0, 4.0), (x + 8.0, y + 12.0, 4.0)]), Rgb::hex(0x56604F), 1.4);
        }
    }
}
