//! The numbers of a vehicle: armour column, boxed number, underlined numbers, movement with its letter, what it carries.
use super::{Boxed, CounterFace};
use crate::glyph::{Align, fonts, text_width};
use crate::ink::Sheet;
use crate::palette::{BLACK_INK, PAPER, Palette, RED, Rgb, YELLOW};
use crate::silhouettes::path::{outline, round_rect};

/// What is printed on a vehicle's card beside its picture, disc and letter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct VehicleValues {
    /// The column at the left: front, side, rear.
    pub armour: Option<[Armour; 3]>,
    /// The number in a box.
    pub explosive: Option<Explosive>,
    /// Underlined numbers.
    pub machine_guns: [Option<MachineGun>; 2],
    /// Movement; [`CounterFace::boxed`] draws its box.
    pub movement: Option<Movement>,
    /// The letters for what it carries; none if empty.
    pub carries: String,
    /// Who is carried now.
    pub aboard: Aboard,
}

/// Who is carried by a vehicle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Aboard {
    /// Men on top: each is a figure on the deck, six at most.
    pub men_on_top: u8,
    /// Counters inside: a number beside a helmet.
    pub inside: u8,
}

/// One row of the armour column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Armour {
    /// Before the slash.
    pub hull: Plating,
    /// After the slash; without it the row is a single number.
    pub turret: Option<Plating>,
}

/// One number of the armour column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Plating {
    /// The number; an asterisk stands for none.
    pub factor: Option<u8>,
    /// In red ink.
    pub red: bool,
}

/// A number in a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Explosive {
    /// The number.
    pub number: u8,
    /// Printed before the box with an x if it is more than 1.
    pub times: u8,
}

/// An underlined number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MachineGun {
    /// The number.
    pub firepower: u8,
    /// With an asterisk.
    pub asterisk: bool,
}

/// A number with a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Movement {
    /// The number.
    pub points: u8,
    /// The letter of its type.
    pub letter: char,
}

const BASE_LINE: f32 = 93.5;
const SIZE: f32 = 27.0;
const ROOM: f32 = 88.0;
/// The height of a digit in parts of the em.
const CAP: f32 = 0.711;
/// The armour column: left, top, width, height of a row.
const COLUMN: (f32, f32, f32, f32) = (3.6, 29.6, 23.4, 13.6);

/// Draws all of them.
pub(super) fn paint_vehicle_values(sheet: &mut Sheet, face: &CounterFace, values: &VehicleValues, inks: Palette) {
    let paper = if face.turned { PAPER.darker(0.18) } else { PAPER };
    if let Some(rows) = &values.armour {
        armour_column(sheet, rows, paper, inks);
    }
    foot_line(sheet, face, values, paper, inks);
    let top = if face.pill.is_some() { 43.6 } else { 27.4 };
    if values.aboard.inside > 0 {
        inside_badge(sheet, values.aboard.inside, if values.carries.is_empty() { top } else { top + 12.4 });
    }
    if !values.carries.is_empty() {
        let font = &fonts().figures;
        let wide = (text_width(font, &values.carries, 11.6) + 6.0).clamp(12.0, 34.0);
        let plate = || round_rect(95.4 - wide, top, wide, 11.4, 3.2);
        // The plate is bright while somebody is aboard.
        let taken = values.aboard != Aboard::default();
        let (fill, ink) = if taken { (YELLOW, BLACK_INK) } else { (inks.dark.darker(0.45), PAPER) };
        sheet.fill(plate(), fill, 1.0);
        sheet.stroke(plate(), 0.9, ink, 0.9);
        let size = ((wide - 4.0) / text_width(font, &values.carries, 1.0).max(0.1)).min(11.6);
        sheet.text(font, &values.carries, 95.4 - wide / 2.0, top + 5.7 + size * CAP / 2.0, size, ink, Align::Centre);
    }
}

/// A helmet and how many counters are inside, on a bright plate: it is told from what is printed for good.
fn inside_badge(sheet: &mut Sheet, count: u8, top: f32) {
    let (wide, high) = (25.0, 15.4);
    let left = 95.4 - wide;
    let plate = || round_rect(left, top, wide, high, 4.0);
    sheet.fill(round_rect(left + 0.6, top + 0.9, wide, high, 4.0), Rgb(0, 0, 0), 0.35);
    sheet.fill(plate(), YELLOW, 1.0);
    sheet.stroke(plate(), 1.2, BLACK_INK, 1.0);
    let (x, base) = (left + 7.6, top + high * 0.66);
    let dome = format!(
        "M{} {base} Q{} {} {x} {} Q{} {} {} {base} Z",
        x - 5.0,
        x - 5.0,
        top + 2.2,
        top + 2.2,
        x + 5.0,
        top + 2.2,
        x + 5.0
    );
    sheet.fill(outline(&dome), BLACK_INK, 1.0);
    sheet.fill(round_rect(x - 6.0, base - 0.2, 12.0, 2.0, 1.0), BLACK_INK, 1.0);
    let middle = left + 18.6;
    sheet.text(
        &fonts().figures,
        &count.to_string(),
        middle,
        top + high / 2.0 + 14.0 * CAP / 2.0,
        14.0,
        BLACK_INK,
        Align::Centre,
    );
}

fn text_of(plating: Plating) -> String {
    plating.factor.map_or_else(|| "*".to_string(), |factor| factor.to_string())
}

fn armour_column(sheet: &mut Sheet, rows: &[Armour; 3], paper: Rgb, inks: Palette) {
    let (left, top, width, row_height) = COLUMN;
    // A card without any armour has one asterisk.
    let bare = rows.iter().all(|row| row.turret.is_none() && row.hull.factor.is_none());
    let rows = if bare { &rows[..1] } else { &rows[..] };
    let height = row_height * rows.len() as f32 + 1.6;
    let plate = || round_rect(left, top, width, height, 3.0);
    sheet.fill(round_rect(left + 0.7, top + 0.9, width, height, 3.0), Rgb(0, 0, 0), 0.3);
    sheet.fill(plate(), paper, 0.94);
    sheet.stroke(plate(), 1.0, inks.dark.darker(0.45), 1.0);
    for (n, row) in rows.iter().enumerate() {
        let y = top + 0.8 + row_height * n as f32;
        if n > 0 {
            sheet.fill(round_rect(left + 1.5, y - 0.3, width - 3.0, 0.6, 0.0), inks.dark, 0.55);
        }
        armour_row(sheet, *row, (left + 1.2, y, width - 2.4, row_height));
    }
}

fn armour_row(sheet: &mut Sheet, row: Armour, (left, top, width, height): (f32, f32, f32, f32)) {
    let font = &fonts().figures;
    let ink = |plating: Plating| if plating.red { RED } else { BLACK_INK };
    let mut words = vec![(text_of(row.hull), ink(row.hull))];
    if let Some(turret) = row.turret {
        words.push(("/".to_string(), BLACK_INK));
        words.push((text_of(turret), ink(turret)));
    }
    let full: f32 = words.iter().map(|(word, _)| text_width(font, word, 1.0)).sum();
    let size = (width / full.max(0.1)).min(16.4);
    let mut x = left + (width - full * size) / 2.0;
    let base_line = top + height / 2.0 + size * CAP / 2.0;
    for (word, ink) in words {
        // An asterisk hangs at the top of its line; here it stands in the middle.
        let drop = if word == "*" { size * 0.20 } else { 0.0 };
        sheet.text(font, &word, x, base_line + drop, size, ink, Align::Left);
        x += text_width(font, &word, size);
    }
}

/// One number of the foot line.
enum Piece {
    Times(u8),
    Explosive(u8),
    MachineGun(MachineGun),
    Movement(Movement, Boxed),
}

impl Piece {
    /// The space after it, in parts of the size.
    fn gap(&self) -> f32 {
        match self {
            Piece::Times(_) => 0.06,
            Piece::Explosive(_) | Piece::MachineGun(_) => 0.30,
            Piece::Movement(..) => 0.0,
        }
    }

    /// Its width at size 1.
    fn width(&self) -> f32 {
        let wide = |text: &str, part: f32| text_width(&fonts().figures, text, 1.0) * part;
        match self {
            Piece::Times(times) => wide(&format!("{times}x"), 0.62),
            Piece::Explosive(number) => wide(&number.to_string(), 1.0) + 0.30,
            Piece::MachineGun(gun) => {
                wide(&gun.firepower.to_string(), 1.0) + if gun.asterisk { wide("*", 0.85) } else { 0.0 }
            }
            Piece::Movement(movement, boxed) => {
                let margin = if *boxed == Boxed::None { 0.0 } else { 0.24 };
                wide(&movement.points.to_string(), 1.0) + wide(&movement.letter.to_string(), 0.62) + margin
            }
        }
    }
}

fn foot_line(sheet: &mut Sheet, face: &CounterFace, values: &VehicleValues, paper: Rgb, inks: Palette) {
    let mut pieces = Vec::new();
    if let Some(explosive) = values.explosive {
        pieces.extend((explosive.times > 1).then_some(Piece::Times(explosive.times)));
        pieces.push(Piece::Explosive(explosive.number));
    }
    pieces.extend(values.machine_guns.iter().flatten().map(|gun| Piece::MachineGun(*gun)));
    pieces.extend(values.movement.map(|movement| Piece::Movement(movement, face.boxed)));
    let Some(last) = pieces.last() else { return };
    let full = pieces.iter().map(|piece| piece.width() + piece.gap()).sum::<f32>() - last.gap();
    let size = (ROOM / full.max(0.1)).min(SIZE);
    let mut x = 50.0 - full * size / 2.0;
    for piece in &pieces {
        paint_piece(sheet, piece, (x, size), paper, inks);
        x += (piece.width() + piece.gap()) * size;
    }
}

fn paint_piece(sheet: &mut Sheet, piece: &Piece, (x, size): (f32, f32), paper: Rgb, inks: Palette) {
    let font = &fonts().figures;
    let cap = size * CAP;
    let width = piece.width() * size;
    match piece {
        Piece::Times(times) => {
            let text = format!("{times}x");
            halo(sheet, &text, x, BASE_LINE - cap * 0.12, size * 0.62, inks);
        }
        Piece::Explosive(number) => {
            let frame = || round_rect(x, BASE_LINE - cap - 2.8, width, cap + 5.6, 0.8);
            sheet.fill(frame(), paper, 1.0);
            sheet.stroke(frame(), 1.7, BLACK_INK, 1.0);
            sheet.text(font, &number.to_string(), x + width / 2.0, BASE_LINE, size, BLACK_INK, Align::Centre);
        }
        Piece::MachineGun(gun) => {
            let text = gun.firepower.to_string();
            let digits = text_width(font, &text, size);
            halo(sheet, &text, x, BASE_LINE - 1.6, size, inks);
            let bar = || round_rect(x - 0.4, BASE_LINE + 0.4, digits + 0.8, 2.3, 0.4);
            sheet.stroke(bar(), 1.1, halo_ink(inks), 0.75);
            sheet.fill(bar(), inks.print, 1.0);
            if gun.asterisk {
                halo(sheet, "*", x + digits, BASE_LINE - 1.6, size * 0.85, inks);
            }
        }
        Piece::Movement(movement, boxed) => {
            let (fill, ink) = match boxed {
                Boxed::None => (None, inks.print),
                Boxed::Red => (Some(RED), PAPER),
                Boxed::Yellow => (Some(YELLOW), BLACK_INK),
            };
            let text = movement.points.to_string();
            let margin = if fill.is_some() { size * 0.12 } else { 0.0 };
            let digits = text_width(font, &text, size);
            let letter = movement.letter.to_string();
            if let Some(fill) = fill {
                let frame = || round_rect(x, BASE_LINE - cap - 2.6, width, cap + 5.2, 2.2);
                sheet.fill(frame(), fill, 1.0);
                sheet.stroke(frame(), 0.9, ink, 0.9);
                sheet.text(font, &text, x + margin, BASE_LINE, size, ink, Align::Left);
                sheet.text(font, &letter, x + margin + digits, BASE_LINE, size * 0.62, ink, Align::Left);
            } else {
                halo(sheet, &text, x, BASE_LINE, size, inks);
                halo(sheet, &letter, x + digits, BASE_LINE, size * 0.62, inks);
            }
        }
    }
}

fn halo_ink(inks: Palette) -> Rgb {
    if inks.prints_light() { inks.dark } else { inks.light }
}

/// A word that stays legible where it lies over a picture.
fn halo(sheet: &mut Sheet, text: &str, x: f32, y: f32, size: f32, inks: Palette) {
    sheet.text_with_halo(&fonts().figures, text, (x, y), size, inks.print, halo_ink(inks));
}
