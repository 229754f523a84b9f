//! What has befallen a figure: small tokens, each at its own hour of the rim.

use super::base::RADIUS;
use crate::ink::Sheet;
use crate::palette::{PAPER, Rgb};
use crate::silhouettes::path::{circle, outline};
use tiny_skia::{Path, Transform};

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
    /// It cannot move any more.
    Immobilised,
    /// Its turret does not turn any more.
    Fixed,
    /// Its gun does not fire any more.
    Disarmed,
    /// Its gun is laid on a target.
    Laid,
    /// A solid round is in its gun.
    Solid,
    /// A round that bursts is in its gun.
    Shell,
}

impl Mark {
    /// All marks of men, in the order of their hours.
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
    /// Marks that hulls and guns have beside them.
    pub const OF_HULLS: [Mark; 6] =
        [Mark::Immobilised, Mark::Fixed, Mark::Disarmed, Mark::Laid, Mark::Solid, Mark::Shell];

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
            // A hull's tokens stand in rows; what befalls a gun on a disc has an hour of its own.
            Mark::Immobilised | Mark::Laid => 7,
            Mark::Fixed | Mark::Solid | Mark::Shell => 10,
            Mark::Disarmed => 12,
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
            Mark::Immobilised => 0x8A3B22,
            Mark::Fixed => 0x9A7B1F,
            Mark::Disarmed => 0x55202A,
            Mark::Laid => 0x2F7A4C,
            Mark::Solid => 0x3A4A5C,
            Mark::Shell => 0xB07A24,
        })
    }
}

/// Paints a token at its hour.
pub(super) fn paint_mark(sheet: &mut Sheet, mark: Mark, middle: f32) {
    let angle = f32::from(mark.hour()) * std::f32::consts::TAU / 12.0;
    let far = RADIUS - 1.0;
    paint_mark_at(sheet, mark, (middle + angle.sin() * far, middle - angle.cos() * far));
}

/// Paints a token there.
pub(crate) fn paint_mark_at(sheet: &mut Sheet, mark: Mark, (x, y): (f32, f32)) {
    let ground = mark.colour();
    sheet.fill(circle(x + 1.6, y + 1.6, 12.4), Rgb(0, 0, 0), 0.35);
    sheet.fill(circle(x, y, 12.4), Rgb::hex(0x14171A), 1.0);
    sheet.fill(circle(x, y, 11.2), PAPER.mix(ground, 0.25), 1.0);
    sheet.fill(circle(x, y, 9.9), ground, 1.0);
    let ink = if ground.brightness() > 0.55 { Rgb::hex(0x1B1C1A) } else { PAPER };
    let mut sign = Sign { sheet, x, y, ink };
    match mark {
        Mark::Wounded => sign.drop(),
        Mark::Treated => sign.cross(),
        Mark::Pinned => sign.pin(),
        Mark::Demoralised => sign.arrow_down(),
        Mark::Panicked => sign.cries(),
        Mark::Suppressed => sign.shots(),
        Mark::Jammed => sign.crossed_out(),
        Mark::Alert => sign.eye(ground.darker(0.5)),
        Mark::Immobilised => sign.broken_track(),
        Mark::Fixed => sign.bolt(),
        Mark::Disarmed => sign.broken_gun(),
        Mark::Laid => sign.cross_hairs(),
        Mark::Solid => sign.solid(),
        Mark::Shell => sign.shell(),
    }
}

/// The sign of a token, around its middle.
struct Sign<'a> {
    sheet: &'a mut Sheet,
    x: f32,
    y: f32,
    ink: Rgb,
}

impl Sign<'_> {
    fn moved(&self, text: &str) -> Option<Path> {
        outline(text).and_then(|path| path.transform(Transform::from_translate(self.x, self.y)))
    }
    fn fill(&mut self, text: &str) {
        let path = self.moved(text);
        self.sheet.fill(path, self.ink, 1.0);
    }
    fn stroke(&mut self, text: &str, width: f32) {
        let path = self.moved(text);
        self.sheet.stroke(path, width, self.ink, 1.0);
    }
    fn drop(&mut self) {
        self.fill("M 0 -7.4 C 1.6 -3 9 5.6 0 6.2 C -9 5.6 -1.6 -3 0 -7.4 Z");
    }
    fn cross(&mut self) {
        self.ink = Rgb::hex(0x2F7A3D);
        self.fill("R -2.2 -6.8 4.4 13.6");
        self.fill("R -6.8 -2.2 13.6 4.4");
    }
    fn pin(&mut self) {
        self.stroke("M -3 -5 H 3", 3.6);
        self.fill("M -2.4 -5 L 2.4 -5 L 3.8 0.6 L -3.8 0.6 Z");
        self.stroke("M 0 0 V 7", 1.9);
    }
    fn arrow_down(&mut self) {
        self.stroke("M -5.4 -0.4 L 0 5.4 L 5.4 -0.4", 2.6);
        self.stroke("M 0 -6.6 V 4.4", 2.6);
    }
    fn cries(&mut self) {
        self.stroke("M -3.2 -6.2 V 1.6", 3.0);
        self.stroke("M 3.2 -6.2 V 1.6", 3.0);
        self.fill("O -3.2 5.8 1.8 O 3.2 5.8 1.8");
    }
    /// Shots that come in.
    fn shots(&mut self) {
        self.stroke("M -6.4 -4.2 H 1.6 M -6.4 0 H 1.6 M -6.4 4.2 H 1.6", 1.7);
        self.fill("M 1.6 -6.1 L 6.8 -4.2 L 1.6 -2.3 Z M 1.6 -1.9 L 6.8 0 L 1.6 1.9 Z M 1.6 2.3 L 6.8 4.2 L 1.6 6.1 Z");
    }
    fn crossed_out(&mut self) {
        self.ink = Rgb::hex(0xE2574A);
        self.stroke("M -5 -5 L 5 5 M -5 5 L 5 -5", 3.2);
    }
    /// A track that has come apart.
    fn broken_track(&mut self) {
        self.stroke("M -1.2 -4.4 H -3 C -8.6 -4.4 -8.6 4.4 -3 4.4 H 3 C 8.6 4.4 8.6 -4.4 3.6 -4.4", 2.2);
        self.stroke("M 0.4 -7.2 L -1.6 -1.8", 1.9);
        self.fill("O -3 0 1.5 O 3 0 1.5");
    }
    /// A turret with a bolt through its ring.
    fn bolt(&mut self) {
        self.stroke("O 0 1 5", 2.2);
        self.stroke("M 0 -3.4 V -8", 2.2);
        self.stroke("M -6.6 1 H 6.6", 2.2);
    }
    /// A barrel that is split.
    fn broken_gun(&mut self) {
        self.stroke("M -6.6 5.4 L -1.2 1", 3.2);
        self.stroke("M 1.8 -1.6 L 6.6 -5.4", 3.2);
        self.stroke("M -2.6 -3.4 L 3 3.6", 1.7);
    }
    fn cross_hairs(&mut self) {
        self.stroke("O 0 0 4.8", 1.8);
        self.stroke("M 0 -7.6 V -2 M 0 2 V 7.6 M -7.6 0 H -2 M 2 0 H 7.6", 1.8);
    }
    /// A round with a sharp point.
    fn solid(&mut self) {
        self.fill("M 0 -8 L 3.2 -1.6 L -3.2 -1.6 Z");
        self.fill("R -3.2 -0.4 6.4 7.4");
    }
    /// A round with a blunt nose, and what flies from it.
    fn shell(&mut self) {
        self.fill("M -3.2 -0.4 C -3.2 -4.6 3.2 -4.6 3.2 -0.4 Z");
        self.fill("R -3.2 0.6 6.4 6.4");
        self.stroke("M 0 -8 V -5.4 M -6.6 -6 L -4.6 -4.2 M 6.6 -6 L 4.6 -4.2", 1.8);
    }
    fn eye(&mut self, pupil: Rgb) {
        self.fill("M -8 0 Q 0 -8.4 8 0 Q 0 8.4 -8 0 Z");
        self.sheet.fill(circle(self.x, self.y, 3.2), pupil, 1.0);
    }
}
