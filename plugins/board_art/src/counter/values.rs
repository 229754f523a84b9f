//! The numbers of a counter: foot line, disc, shield, small letters.
use super::vehicle_values::paint_vehicle_values;
use super::{Boxed, CounterFace, Picture};
use crate::glyph::{Align, fonts, text_width};
use crate::ink::Sheet;
use crate::palette::{BLACK_INK, PAPER, Palette, RED, Rgb, YELLOW};
use crate::silhouettes::path::{circle, outline, polygon, round_rect};

/// The middle of a vehicle's map symbol.
pub(crate) const SYMBOL_OF_VEHICLE: (f32, f32) = (55.0, 48.0);
const BASE_LINE: f32 = 93.0;
const FOOT_SIZE: f32 = 28.0;
/// The height of a digit in parts of the em.
const CAP: f32 = 0.711;
const ROOM: f32 = 90.0;

/// Draws all numbers of a face.
pub(super) fn paint_values(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    foot_line(sheet, face, inks);
    if let Some(values) = &face.vehicle {
        paint_vehicle_values(sheet, face, values, inks);
    }
    if let Some(number) = face.disc {
        let disc = if face.turned { PAPER.darker(0.18) } else { PAPER };
        // What lies across the card needs the corner, and so does an arrow.
        let spread = match face.picture {
            Picture::Vehicle(_) | Picture::Gun(_) | Picture::Team(_) | Picture::Bare => true,
            Picture::TwoMen
            | Picture::OneMan
            | Picture::Bearer
            | Picture::Portrait
            | Picture::PortraitStar
            | Picture::PortraitCross
            | Picture::PortraitScope
            | Picture::PortraitGlasses
            | Picture::Weapon(_) => face.arrow.is_some(),
        };
        let place = if spread { (86.6, 14.2, 10.2) } else { (84.0, 16.8, 12.5) };
        disc_with(sheet, number, place, disc, inks);
    }
    if let Some(words) = face.pill {
        let pill = || round_rect(75.5, 31.0, 17.0, 11.4, 3.2);
        sheet.fill(pill(), if face.turned { PAPER.darker(0.18) } else { PAPER }, 1.0);
        sheet.stroke(pill(), 0.9, inks.dark.darker(0.45), 1.0);
        sheet.text(&fonts().figures, words, 84.0, 40.3, 11.6, BLACK_INK, Align::Centre);
    }
    if let Some(number) = face.shield {
        shield_with(sheet, number, inks);
    } else if let Some(letter) = &face.letter {
        badge_with(sheet, letter, face.turned, inks);
    }
}

/// One piece of the foot line.
struct Piece {
    text: String,
    boxed: Boxed,
}

fn foot_line(sheet: &mut Sheet, face: &CounterFace, inks: Palette) {
    let boxes = [Boxed::None, Boxed::None, face.boxed];
    let piece = |(value, boxed): (&Option<i16>, Boxed)| Some(Piece { text: (*value)?.to_string(), boxed });
    let pieces: Vec<Piece> = face.foot.iter().zip(boxes).filter_map(piece).collect();
    if pieces.is_empty() {
        return;
    }
    let letters = face.raised;
    let font = &fonts().figures;
    let small = FOOT_SIZE * 0.46;
    let dash = FOOT_SIZE * 0.36;
    let margin = |piece: &Piece| if piece.boxed == Boxed::None { 0.0 } else { FOOT_SIZE * 0.12 };
    let piece_width = |piece: &Piece| text_width(font, &piece.text, FOOT_SIZE) + 2.0 * margin(piece);
    let letters_width = text_width(font, letters, small);
    let full = pieces.iter().map(piece_width).sum::<f32>() + dash * (pieces.len() - 1) as f32 + letters_width;
    let fit = (ROOM / full).min(1.0);
    let size = FOOT_SIZE * fit;
    let mut x = 50.0 - full * fit / 2.0;

    let cap_top = BASE_LINE - size * CAP;
    let raised = cap_top + small * fit * CAP;
    sheet.text(font, letters, x, raised, small * fit, inks.print, Align::Left);
    x += letters_width * fit;
    for (index, piece) in pieces.iter().enumerate() {
        if index > 0 {
            let middle = BASE_LINE - size * CAP * 0.46;
            let bar = round_rect(x + dash * fit * 0.2, middle - size * 0.055, dash * fit * 0.6, size * 0.11, 0.0);
            sheet.fill(bar, inks.print, 1.0);
            x += dash * fit;
        }
        let width = piece_width(piece) * fit;
        let ink = movement_box(sheet, piece, (x, cap_top, width, size * CAP), inks);
        sheet.text(font, &piece.text, x + width / 2.0, BASE_LINE, size, ink, Align::Centre);
        x += width;
    }
}

/// Draws the box of a boxed number and says in which ink the number stands.
fn movement_box(sheet: &mut Sheet, piece: &Piece, area: (f32, f32, f32, f32), inks: Palette) -> Rgb {
    let (fill, ink) = match piece.boxed {
        Boxed::None => return inks.print,
        Boxed::Red => (RED, PAPER),
        Boxed::Yellow => (YELLOW, BLACK_INK),
    };
    let (x, y, width, height) = area;
    let frame = || round_rect(x, y - 2.6, width, height + 5.2, 2.2);
    sheet.fill(frame(), fill, 1.0);
    // The pale frame keeps a red box apart from a red card.
    sheet.stroke(frame(), 0.9, ink, 0.9);
    ink
}

fn disc_with(sheet: &mut Sheet, number: u8, (x, y, radius): (f32, f32, f32), disc: Rgb, inks: Palette) {
    sheet.fill(circle(x + 0.7, y + 0.9, radius + 0.4), Rgb(0, 0, 0), 0.3);
    sheet.fill(circle(x, y, radius), disc, 1.0);
    sheet.stroke(circle(x, y, radius - 0.5), 1.5, inks.dark.darker(0.45), 1.0);
    let size = radius * if number > 9 { 1.52 } else { 1.92 };
    sheet.text(&fonts().figures, &number.to_string(), x, y + size * CAP / 2.0, size, BLACK_INK, Align::Centre);
}

fn shield_with(sheet: &mut Sheet, number: i8, inks: Palette) {
    let path = || outline("M4.5 6.4 Q10 7.4 16 4.4 Q22 7.4 27.5 6.4 Q28.4 22 16 30.4 Q3.6 22 4.5 6.4 Z");
    let fill = inks.dark.darker(0.35);
    sheet.fill(path(), fill, 1.0);
    sheet.stroke(path(), 1.3, PAPER, 1.0);
    sheet.text(&fonts().figures, &number.to_string(), 16.0, 24.0, 22.0, PAPER, Align::Centre);
}

/// A square plate with the letter by which players call the counter. In the red corner of a card turned over the letter needs no plate.
fn badge_with(sheet: &mut Sheet, letter: &str, turned: bool, inks: Palette) {
    let font = &fonts().figures;
    let size = (18.0 / text_width(font, letter, 1.0).max(0.1)).min(22.0);
    let middle = if turned {
        15.0
    } else {
        let plate = || round_rect(4.6, 4.6, 23.0, 23.0, 5.0);
        sheet.fill(plate(), inks.dark.darker(0.45), 1.0);
        sheet.stroke(plate(), 1.3, PAPER, 1.0);
        16.1
    };
    sheet.text(font, letter, middle, middle + size * CAP / 2.0, size, PAPER, Align::Centre);
}

/// A red arrow that touches the edge of the card where a heading leaves it.
pub(super) fn arrow_towards(sheet: &mut Sheet, heading: u16) {
    // The card is a square: the tip lies on its side, drawn in a little where the corner is round.
    arrow(sheet, heading, (50.0, 50.0), (47.2, 47.2), 58.0);
}

/// The same at the edge of a symbol that has the armour column beside it, where it lies over none of the numbers.
pub(super) fn arrow_at_symbol(sheet: &mut Sheet, heading: u16) {
    arrow(sheet, heading, SYMBOL_OF_VEHICLE, (25.0, 20.5), 30.0);
}

/// A red arrow from a middle outwards, with its tip on a rectangle of these halves, and no farther than `most`.
fn arrow(sheet: &mut Sheet, heading: u16, middle: (f32, f32), (wide, high): (f32, f32), most: f32) {
    let angle = f32::from(heading).to_radians();
    let (x, y) = (angle.sin(), -angle.cos());
    let far = (wide / x.abs().max(1e-3)).min(high / y.abs().max(1e-3)).min(most);
    let tip = (middle.0 + x * far, middle.1 + y * far);
    let at = |back: f32, aside: f32| (tip.0 - x * back - y * aside, tip.1 - y * back + x * aside);
    let arrow = || polygon(&[tip, at(14.0, 6.4), at(11.0, 0.0), at(14.0, -6.4)]);
    sheet.stroke(arrow(), 2.2, PAPER, 1.0);
    sheet.fill(arrow(), RED, 1.0);
}
