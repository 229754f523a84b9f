//! Icons of the interface: one stroke weight on a grid of 24 units, in one colour.
use tiny_skia::Pixmap;

use crate::ink::Sheet;
use crate::palette::{PAPER, Rgb};
use crate::silhouettes::path::{circle, outline, round_rect};

/// A sign on a button or in a line of the log.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A muzzle flash.
    Fire,
    /// A boot.
    Move,
    /// A boot under a flash.
    AssaultMove,
    /// A man on his belly.
    LowCrawl,
    /// A closed eye.
    Stealth,
    /// An open eye.
    Spot,
    /// A cloud.
    Smoke,
    /// Crossed blades.
    Melee,
    /// An arrow turning back.
    Withdraw,
    /// A man's heart regained: a rising arrow from a broken line.
    Rally,
    /// An arrow past a dot.
    Pass,
    /// An hour-glass.
    EndImpulse,
    /// A round arrow.
    Undo,
    /// Sliders.
    Settings,
    /// A written sheet.
    Log,
    /// Two hexes' line of sight.
    Sight,
    /// A reticle.
    Hold,
    /// A reticle on a moving boot: fire when something moves.
    HoldForMove,
    /// An upright cross.
    Cross,
    /// A machine gun.
    Weapon,
    /// A flag.
    Flag,
    /// The die showing 1.
    Dice1,
    /// The die showing 2.
    Dice2,
    /// The die showing 3.
    Dice3,
    /// The die showing 4.
    Dice4,
    /// The die showing 5.
    Dice5,
    /// The die showing 6.
    Dice6,
    /// A cross.
    Close,
    /// A check mark.
    Done,
    /// An arrow down into a box.
    Mount,
    /// An arrow up out of a box.
    Dismount,
    /// A magnifying glass with a plus.
    ZoomIn,
    /// A magnifying glass with a minus.
    ZoomOut,
    /// Two men's heads and shoulders: who plays.
    Players,
    /// A lamp: advice.
    Advice,
    /// A curve over two axes.
    Chances,
    /// A boot with lines of haste.
    DoubleTime,
    /// A man's head and shoulders, and an arrow onwards.
    Lead,
    /// A hex with a point in its middle.
    Activate,
    /// A shell that comes down.
    Artillery,
    /// A mortar's tube on its plate.
    Bombard,
    /// A hand grenade.
    CloseAssault,
    /// A tank from its side.
    Overrun,
    /// A clock turned back.
    LookBack,
    /// Three points.
    More,
    /// Steps.
    Stairs,
    /// An arrow out of an open square.
    Exit,
    /// A straight arrow.
    Straight,
    /// A closed cupola.
    ButtonUp,
    /// A cupola with its hatch up.
    OpenUp,
    /// Two arrow heads.
    KeepMoving,
    /// An eight-sided sign with a bar.
    Stop,
    /// Two rings that overlap.
    Join,
    /// A heart.
    Dedication,
    /// Two arrows, one each way.
    HandOver,
    /// Three legs under a barrel.
    Tripod,
    /// The sun of a turn on the turn track, over its number of rays (1 to 12).
    Sun(u8),
}

impl Icon {
    /// Every icon once; the sun with eight rays stands for all suns.
    pub const ALL: [Icon; 57] = [
        Icon::Fire,
        Icon::Move,
        Icon::AssaultMove,
        Icon::LowCrawl,
        Icon::Stealth,
        Icon::Spot,
        Icon::Smoke,
        Icon::Melee,
        Icon::Withdraw,
        Icon::Rally,
        Icon::Pass,
        Icon::EndImpulse,
        Icon::Undo,
        Icon::Settings,
        Icon::Log,
        Icon::Sight,
        Icon::Hold,
        Icon::HoldForMove,
        Icon::Cross,
        Icon::Weapon,
        Icon::Flag,
        Icon::Dice1,
        Icon::Dice2,
        Icon::Dice3,
        Icon::Dice4,
        Icon::Dice5,
        Icon::Dice6,
        Icon::Close,
        Icon::Done,
        Icon::Mount,
        Icon::Dismount,
        Icon::ZoomIn,
        Icon::ZoomOut,
        Icon::Players,
        Icon::Advice,
        Icon::Chances,
        Icon::DoubleTime,
        Icon::Lead,
        Icon::Activate,
        Icon::Artillery,
        Icon::Bombard,
        Icon::CloseAssault,
        Icon::Overrun,
        Icon::LookBack,
        Icon::More,
        Icon::Stairs,
        Icon::Exit,
        Icon::Straight,
        Icon::ButtonUp,
        Icon::OpenUp,
        Icon::KeepMoving,
        Icon::Stop,
        Icon::Join,
        Icon::Dedication,
        Icon::HandOver,
        Icon::Tripod,
        Icon::Sun(8),
    ];

    /// The icon of a die's result; nothing for a number that a die does not show.
    pub fn die(pips: u8) -> Option<Icon> {
        const DICE: [Icon; 6] = [Icon::Dice1, Icon::Dice2, Icon::Dice3, Icon::Dice4, Icon::Dice5, Icon::Dice6];
        DICE.get(usize::from(pips).checked_sub(1)?).copied()
    }
}

/// The weight of every line, in grid units.
const WEIGHT: f32 = 1.75;

/// Paints an icon on a clear square.
///
/// A side of 0 is taken as 1, and sides beyond 4096 as 4096.
pub fn paint_icon(icon: Icon, pixels: u32, colour: Rgb) -> Pixmap {
    let mut sheet = Sheet::new(pixels, 24.0);
    match icon {
        Icon::Dice1 => die(&mut sheet, colour, &[4]),
        Icon::Dice2 => die(&mut sheet, colour, &[2, 6]),
        Icon::Dice3 => die(&mut sheet, colour, &[2, 4, 6]),
        Icon::Dice4 => die(&mut sheet, colour, &[0, 2, 6, 8]),
        Icon::Dice5 => die(&mut sheet, colour, &[0, 2, 4, 6, 8]),
        Icon::Dice6 => die(&mut sheet, colour, &[0, 2, 3, 5, 6, 8]),
        Icon::Sun(rays) => sun(&mut sheet, colour, rays),
        _ => {
            sheet.stroke(outline(lines(icon)), WEIGHT, colour, 1.0);
            sheet.fill(outline(dots(icon)), colour, 1.0);
        }
    }
    sheet.pixmap
}

/// What is drawn with the pen.
fn lines(icon: Icon) -> &'static str {
    match icon {
        Icon::Fire => {
            "M12 2.5 L13.8 7.6 L18.7 5.3 L16.4 10.2 L21.5 12 L16.4 13.8 L18.7 18.7 L13.8 16.4 L12 21.5 L10.2 16.4 \
                       L5.3 18.7 L7.6 13.8 L2.5 12 L7.6 10.2 L5.3 5.3 L10.2 7.6 Z"
        }
        Icon::Move => {
            "M7 3.5 H13 L13.4 11 Q14 12.8 17 13.6 Q20.5 14.6 20.5 17.6 V19.5 H6.6 Q5.6 16 7 11.5 Z M6.6 16.4 H20.2"
        }
        Icon::AssaultMove => {
            "M5 8.5 H10 L10.4 13.2 Q11 14.8 13.6 15.4 Q16.6 16.2 16.6 18.6 V20.5 H4.6 Q3.8 17.4 5 14 Z \
                              M17.5 2.5 V5 M17.5 9 V11.5 M13 7 H15.5 M19.5 7 H22 M14.4 3.9 L15.9 5.4 M20.6 3.9 L19.1 5.4 M20.6 10.1 L19.1 8.6"
        }
        Icon::LowCrawl => {
            "M2.5 18.5 H21.5 M3 15 L8.5 14.4 L13.6 10.6 L16.4 14.6 H20 M8.5 14.4 L6.5 10.4 L3.4 10.4 O17.4 7.4 2.3"
        }
        Icon::Stealth => {
            "M3 9.5 Q12 18 21 9.5 M5.8 12.6 L3.9 15.2 M9.8 14.2 L9 17.4 M14.2 14.2 L15 17.4 M18.2 12.6 L20.1 15.2"
        }
        Icon::Spot => "M2.5 12 Q12 2.5 21.5 12 Q12 21.5 2.5 12 Z O12 12 3.2",
        Icon::Smoke => {
            "M7 18.5 Q2.8 18.2 3 14.6 Q3.4 11.4 6.8 11.4 Q7 6 12 5.5 Q16.4 5.6 17.2 9.8 Q21 10 21 14 Q20.8 18.2 17 18.5 Z"
        }
        Icon::Melee => {
            "M4 3.5 L16.4 15.9 M20 3.5 L7.6 15.9 M13.6 18.4 L18.8 13.2 M10.4 18.4 L5.2 13.2 M16.6 16.2 L20.5 20.2 M7.4 16.2 L3.5 20.2"
        }
        Icon::Withdraw => "M20.5 19 V12.5 Q20.5 8 16 8 H4 M8.5 3.5 L4 8 L8.5 12.5",
        Icon::Rally => "M5 20.5 V4 M5 4.5 H19.5 L15.8 9 L19.5 13.5 H5 M9.4 9.2 L11.4 11 L14.4 7.2",
        Icon::Pass => "M4 12 H18.5 M13 6.5 L18.5 12 L13 17.5 M21 6 V18",
        Icon::EndImpulse => {
            "M6 3.5 H18 M6 20.5 H18 M7.5 3.5 V6.5 L12 12 L16.5 6.5 V3.5 M7.5 20.5 V17.5 L12 12 L16.5 17.5 V20.5"
        }
        Icon::Undo => "M8 4 L3.5 8.5 L8 13 M4 8.5 H14 Q20.5 8.5 20.5 14.3 Q20.5 20 14 20 H8",
        Icon::Settings => {
            "M3.5 6.5 H13 M18 6.5 H20.5 O15.5 6.5 2.4 M3.5 12 H5 M10 12 H20.5 O7.5 12 2.4 M3.5 17.5 H11 M16 17.5 H20.5 O13.5 17.5 2.4"
        }
        Icon::Log => {
            "M5.5 3.5 H14.5 L18.5 7.5 V20.5 H5.5 Z M14.5 3.5 V7.5 H18.5 M8.8 11.5 H15.2 M8.8 14.5 H15.2 M8.8 17.5 H12.6"
        }
        Icon::Sight => "M7.4 16.6 L9.2 14.8 M11.8 12.2 L13.6 10.4 O17.8 6.2 3.4",
        Icon::Hold => "O12 12 6.5 M12 2.5 V8.5 M12 15.5 V21.5 M2.5 12 H8.5 M15.5 12 H21.5",
        Icon::HoldForMove => {
            "O9.5 9.5 5.5 M9.5 2 V7 M9.5 12 V17 M2 9.5 H7 M12 9.5 H17 M13 19.5 H21.5 M18.5 16.5 L21.5 19.5 L18.5 22.5"
        }
        Icon::Cross => "M9 3.5 H15 V9 H20.5 V15 H15 V20.5 H9 V15 H3.5 V9 H9 Z",
        Icon::Weapon => {
            "M2 8.5 V14 L6 12 V8.5 Z M6 7.8 H13.6 V12.2 H6 M8.6 12.4 L7.4 17 M13.6 10 H22 M18.6 10.2 L16.4 18 M18.6 10.2 L21 18"
        }
        Icon::Flag => "M5.5 21 V3.5 M5.5 4.5 Q9 2.8 12 4.6 Q15.5 6.6 19.5 5 V13.6 Q15.5 15.2 12 13.2 Q9 11.6 5.5 13",
        Icon::Close => "M5 5 L19 19 M19 5 L5 19",
        Icon::Done => "M4 12.5 L9.5 18 L20 6.5",
        Icon::Mount => "M3.5 13.5 V20 H20.5 V13.5 M12 3 V14.5 M7.5 10 L12 14.5 L16.5 10",
        Icon::Dismount => "M3.5 13.5 V20 H20.5 V13.5 M12 15 V3.5 M7.5 8 L12 3.5 L16.5 8",
        Icon::ZoomIn => "O10.5 10.5 6.8 M15.6 15.6 L21 21 M7.5 10.5 H13.5 M10.5 7.5 V13.5",
        Icon::ZoomOut => "O10.5 10.5 6.8 M15.6 15.6 L21 21 M7.5 10.5 H13.5",
        Icon::Players => {
            "O8.5 8 3.3 M2.5 19.5 Q2.5 13.5 8.5 13.5 Q14.5 13.5 14.5 19.5 Z O16.6 7.4 2.7 M16.6 12.6 Q21.5 12.6 21.5 18.2 H17.4"
        }
        Icon::Advice => {
            "M9 16.5 Q9 14.8 7.4 13.2 Q5.8 11.6 5.8 9 Q6 3 12 3 Q18 3 18.2 9 Q18.2 11.6 16.6 13.2 Q15 14.8 15 16.5 Z M9.4 19 H14.6 M10.6 21.4 H13.4"
        }
        Icon::Chances => "M3.5 3.5 V20.5 H20.5 M6.5 15.5 L10.5 10 L14 13 L20 5.5",
        Icon::DoubleTime => {
            "M9.6 3.5 H14.8 L15.2 10.4 Q15.8 12 18.2 12.8 Q21.2 13.8 21.2 16.6 V18.5 H9.2 Q8.4 15.8 9.6 11.8 Z M2.5 6.5 H6.5 M2 11 H6 M2.5 15.5 H6"
        }
        Icon::Lead => "O8 7 3.1 M2.5 19.5 Q2.5 12.8 8 12.8 Q13.5 12.8 13.5 19.5 Z M14 8 H21.5 M18 4.5 L21.5 8 L18 11.5",
        Icon::Activate => "M7.2 3.6 H16.8 L21.6 12 L16.8 20.4 H7.2 L2.4 12 Z",
        Icon::Artillery => {
            "M20.5 3.5 H16.8 L9.6 10.8 Q7.8 13 7.6 16.4 Q11 16.2 13.2 14.4 L20.5 7.2 Z M3.5 20.5 H20.5 M4.5 17.5 L3 15.5"
        }
        Icon::Bombard => "M3.5 20.5 H14 M6 18.4 L13 5.5 L16.8 7.6 L10 20.2 M14.2 12.4 L19.8 20.5 M18 2.6 L21 4.2",
        Icon::CloseAssault => "O10.5 14.6 5.9 M8.6 9 V5.2 H12.4 V9 M12.4 5.5 H16.6 L18.6 10.5",
        Icon::Overrun => "M2.5 14 H21.5 L19 19.5 H5 Z M5.8 14 L7.4 9.4 H13.6 L15.4 14 M14 11 H21.5",
        Icon::LookBack => {
            "M4 4 V9 H9 M4.6 8.6 Q7 4 12.4 4 Q20 4.4 20.3 12 Q20 20 12 20.3 Q6 20 4.2 15.2 M12.2 8 V12.6 L15.4 14.6"
        }
        Icon::Stairs => "M2.5 20.5 H7.5 V15.5 H12.5 V10.5 H17.5 V5.5 H21.5",
        Icon::Exit => "M13 3.5 H4 V20.5 H13 M9 12 H20.5 M16 7.5 L20.5 12 L16 16.5",
        Icon::Straight => "M4 20 L19.5 4.5 M11.5 4.5 H19.5 V12.5",
        Icon::ButtonUp => "M3 18 H21 M5.5 18 Q5.5 9.5 12 9.5 Q18.5 9.5 18.5 18 M7.5 6.5 H16.5",
        Icon::OpenUp => "M3 18 H21 M5.5 18 Q5.5 9.5 12 9.5 Q18.5 9.5 18.5 18 M15.5 10 L20.5 3.5",
        Icon::KeepMoving => "M4.5 5.5 L11 12 L4.5 18.5 M12.5 5.5 L19 12 L12.5 18.5",
        Icon::Stop => "M8.5 3.5 H15.5 L20.5 8.5 V15.5 L15.5 20.5 H8.5 L3.5 15.5 V8.5 Z M8 12 H16",
        Icon::Join => "O8.6 12 5.6 O15.4 12 5.6",
        Icon::Dedication => "M12 20 L4.2 12 Q2 8.6 4.6 5.6 Q8.6 3 12 7.6 Q15.4 3 19.4 5.6 Q22 8.6 19.8 12 Z",
        Icon::HandOver => "M4 8 H19.5 M15.5 4 L19.5 8 L15.5 12 M20 16 H4.5 M8.5 12 L4.5 16 L8.5 20",
        Icon::Tripod => "M5.5 5 H21.5 M12 5 V10 M12 10 L5 20.5 M12 10 V20.5 M12 10 L19 20.5",
        Icon::Dice1
        | Icon::Dice2
        | Icon::Dice3
        | Icon::Dice4
        | Icon::Dice5
        | Icon::Dice6
        | Icon::More
        | Icon::Sun(_) => "",
    }
}

/// What is filled.
fn dots(icon: Icon) -> &'static str {
    match icon {
        Icon::Spot => "O12 12 1.4",
        Icon::Hold => "O12 12 1.3",
        Icon::HoldForMove => "O9.5 9.5 1.2",
        Icon::Sight => "O5 19 2.6 O17.8 6.2 1.2",
        Icon::Activate => "O12 12 2.8",
        Icon::More => "O5 12 2.3 O12 12 2.3 O19 12 2.3",
        _ => "",
    }
}

/// A die with round corners: a body in the colour, pips cut out in its opposite, so that it reads on any panel.
fn die(sheet: &mut Sheet, colour: Rgb, pips: &[u8]) {
    let ink = if colour.brightness() > 0.5 { Rgb::hex(0x1E2226) } else { PAPER };
    let body = || round_rect(2.5, 2.5, 19.0, 19.0, 4.6);
    sheet.fill(body(), colour.darker(0.22), 1.0);
    sheet.fill(round_rect(2.5, 2.5, 18.3, 18.3, 4.4), colour, 1.0);
    for &place in pips {
        let (column, row) = (f32::from(place % 3), f32::from(place / 3));
        sheet.fill(circle(6.9 + 5.1 * column, 6.9 + 5.1 * row, 2.05), ink, 1.0);
    }
}

fn sun(sheet: &mut Sheet, colour: Rgb, rays: u8) {
    sheet.stroke(circle(12.0, 12.0, 4.6), WEIGHT, colour, 1.0);
    let rays = rays.clamp(1, 12);
    for ray in 0..rays {
        let turn = std::f32::consts::TAU * f32::from(ray) / f32::from(rays);
        let at = |radius: f32| (12.0 + radius * turn.sin(), 12.0 - radius * turn.cos());
        let (from, to) = (at(7.6), at(10.4));
        sheet.stroke(outline(&format!("M{:.3} {:.3} L{:.3} {:.3}", from.0, from.1, to.0, to.1)), WEIGHT, colour, 1.0);
    }
}

#[cfg(test)]
#[path = "icon_test.rs"]
mod tests;
