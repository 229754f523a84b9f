//! What has befallen a figure: small tokens, each at its own hour of the rim.

use super::base::RADIUS;
use crate::ink::Sheet;
use crate::palette::{PAPER, Rgb};
use crate::silhouettes::path::{circle, limb, outline, round_rect};

/// A state of a figure that lies as a token at its base.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Hurt.
    Wounded,
    /// Hurt and seen to.
    Treated,
    /// Cannot move.
    Pinned,
    /// Neither moves nor fires.
    Demoralised,
    /// Runs.
    Panicked,
    /// Watches for targets.
    Alert,
    /// Fire lies on him.
    Suppressed,
    /// His weapon does not fire.
    Jammed,
}

impl Mark {
    /// All marks, in the order of their hours.
    pub const ALL: [Mark; 8] = [
        Mark::Wounded,
        Mark::Treated,
        Mark::Pinned,
        Mark::Demoralised,
        Mark::Panicked,
        Mark::Suppressed,
        Mark::Jammed,
        Mark::Alert,
    ];

    /// The hour of the rim at which it lies, as on a clock whose twelve is the north of the picture. Six is the badge's.
    pub fn hour(self) -> u8 {
        match self {
            Mark::Wounded => 1,
            Mark::Treated => 2,
            Mark::Pinned => 3,
            Mark::Demoralised => 4,
            Mark::Panicked => 5,
            Mark::Suppressed => 8,
            Mark::Jammed => 9,
            Mark::Alert => 11,
        }
    }

    /// What it is told by from afar.
    pub fn colour(self) -> Rgb {
        Rgb::hex(match self {
            Mark::Wounded => 0xC0281F,
            Mark::Treated => 0xF3EEDF,
            Mark::Pinned => 0xE0B83A,
            Mark::Demoralised => 0xD9772B,
            Mark::Panicked => 0x8E3FA0,
            Mark::Suppressed => 0x6B7278,
            Mark::Jammed => 0x2B2F33,
            Mark::Alert => 0x2F6FB0,
        })
    }
}

/// Paints a token at its hour.
pub(super) fn paint_mark(sheet: &mut Sheet, mark: Mark, middle: f32) {
    let angle = f32::from(mark.hour()) * std::f32::consts::TAU / 12.0;
    let far = RADIUS - 1.0;
    let (x, y) = (middle + angle.sin() * far, middle - angle.cos() * far);
    let ground = mark.colour();
    sheet.fill(circle(x + 1.6, y + 1.6, 12.4), Rgb(0, 0, 0), 0.35);
    sheet.fill(circle(x, y, 12.4), Rgb::hex(0x14171A), 1.0);
    sheet.fill(circle(x, y, 11.2), PAPER.mix(ground, 0.25), 1.0);
    sheet.fill(circle(x, y, 9.9), ground, 1.0);
    let ink = if ground.brightness() > 0.55 { Rgb::hex(0x1B1C1A) } else { PAPER };
    let path = |text: String| outline(&text);
    match mark {
        Mark::Wounded => {
            let drop = format!(
                "M {x} {} C {} {} {} {} {x} {} C {} {} {} {} {x} {} Z",
                y - 7.4,
                x + 1.6,
                y - 3.0,
                x + 9.0,
                y + 5.6,
                y + 6.2,
                x - 9.0,
                y + 5.6,
                x - 1.6,
                y - 3.0,
                y - 7.4
            );
            sheet.fill(path(drop), ink, 1.0);
        }
        Mark::Treated => {
            let green = Rgb::hex(0x2F7A3D);
            sheet.fill(round_rect(x - 2.2, y - 6.8, 4.4, 13.6, 0.8), green, 1.0);
            sheet.fill(round_rect(x - 6.8, y - 2.2, 13.6, 4.4, 0.8), green, 1.0);
        }
        Mark::Pinned => {
            // A pin from the side.
            sheet.fill(limb(&[(x - 3.0, y - 5.0, 1.8), (x + 3.0, y - 5.0, 1.8)]), ink, 1.0);
            sheet.fill(
                path(format!(
                    "M {} {} L {} {} L {} {} L {} {} Z",
                    x - 2.4,
                    y - 5.0,
                    x + 2.4,
                    y - 5.0,
                    x + 3.8,
                    y + 0.6,
                    x - 3.8,
                    y + 0.6
                )),
                ink,
                1.0,
            );
            sheet.stroke(path(format!("M {x} {y} V {}", y + 7.0)), 1.9, ink, 1.0);
        }
        Mark::Demoralised => {
            // An arrow that hangs down.
            sheet.stroke(
                path(format!("M {} {} L {x} {} L {} {}", x - 5.4, y - 0.4, y + 5.4, x + 5.4, y - 0.4)),
                2.6,
                ink,
                1.0,
            );
            sheet.stroke(path(format!("M {x} {} V {}", y - 6.6, y + 4.4)), 2.6, ink, 1.0);
        }
        Mark::Panicked => {
            for side in [-3.2, 3.2] {
                sheet.stroke(path(format!("M {} {} V {}", x + side, y - 6.2, y + 1.6)), 3.0, ink, 1.0);
                sheet.fill(circle(x + side, y + 5.8, 1.8), ink, 1.0);
            }
        }
        Mark::Suppressed => {
            // Shots that come in.
            for row in [-4.2, 0.0, 4.2] {
                sheet.stroke(path(format!("M {} {} L {} {}", x - 6.4, y + row, x + 1.6, y + row)), 1.7, ink, 1.0);
                sheet.fill(
                    path(format!(
                        "M {} {} L {} {} L {} {} Z",
                        x + 1.6,
                        y + row - 1.9,
                        x + 6.8,
                        y + row,
                        x + 1.6,
                        y + row + 1.9
                    )),
                    ink,
                    1.0,
                );
            }
        }
        Mark::Jammed => {
            for (a, b) in [(-5.0, 5.0), (5.0, -5.0)] {
                sheet.stroke(
                    path(format!("M {} {} L {} {}", x - 5.0, y + a, x + 5.0, y + b)),
                    3.2,
                    Rgb::hex(0xE2574A),
                    1.0,
                );
            }
        }
        Mark::Alert => {
            let eye =
                format!("M {} {y} Q {x} {} {} {y} Q {x} {} {} {y} Z", x - 8.0, y - 8.4, x + 8.0, y + 8.4, x - 8.0);
            sheet.fill(path(eye), ink, 1.0);
            sheet.fill(circle(x, y, 3.2), ground.darker(0.5), 1.0);
        }
    }
}
