//! Badges of stacks: how many counters lie there and how they are, and the roofs of an upper storey.

use crate::pens::{circle, fill, ink, line, round_rect, sheet};
use crate::stacks::Tally;
use board_art::{Align, draw_text, fonts};
use tiny_skia::{Color as Ink, PathBuilder, Pixmap};

/// Height of a badge in pixels, width of its number, and of each sign beside it.
const HEIGHT: f32 = 64.0;
const NUMBER: f32 = 52.0;
const SIGN: f32 = 40.0;
/// The most signs of one kind; more are told by the fan.
const SIGNS_MAX: u8 = 3;

/// How many signs stand on a stack's badge: turned over, hurt, spent.
fn signs(tally: Tally) -> [u8; 3] {
    [tally.turned, tally.hurt, tally.spent].map(|count| count.min(SIGNS_MAX))
}

/// Width of a stack's badge in parts of its height.
pub(crate) fn tally_width(tally: Tally) -> f32 {
    let signs: u8 = signs(tally).into_iter().sum();
    (NUMBER + f32::from(signs) * SIGN + if signs > 0 { 10.0 } else { 12.0 }) / HEIGHT
}

/// The number of counters, then a sign for each that is turned over (a triangle), hurt (a drop) or spent (a ring): shapes, so that
/// they are told apart without colour.
pub(crate) fn tally(tally: Tally) -> Pixmap {
    let width = tally_width(tally) * HEIGHT;
    let mut picture = sheet(width.round() as u32, HEIGHT as u32);
    fill(&mut picture, round_rect(0.0, 0.0, width, HEIGHT, 22.0), &ink(0xE8E6E0, 0.95));
    fill(&mut picture, round_rect(4.0, 4.0, width - 8.0, HEIGHT - 8.0, 18.0), &ink(0x1E2226, 1.0));
    let (font, colour) = (&fonts().figures, Ink::from_rgba8(0xF4, 0xF1, 0xE8, 255));
    let size = if tally.all < 10 { 48.0 } else { 38.0 };
    let base = HEIGHT / 2.0 + font.cap_height(size) / 2.0;
    let middle = if width > HEIGHT + 4.0 { 4.0 + NUMBER / 2.0 } else { width / 2.0 };
    draw_text(&mut picture, font, &tally.all.to_string(), middle, base, size, colour, Align::Centre);
    let mut x = NUMBER + SIGN / 2.0 + 1.0;
    for (kind, count) in signs(tally).into_iter().enumerate() {
        for _ in 0..count {
            sign(&mut picture, kind, x);
            x += SIGN;
        }
    }
    picture
}

fn sign(picture: &mut Pixmap, kind: usize, x: f32) {
    let middle = HEIGHT / 2.0;
    let mut path = PathBuilder::new();
    match kind {
        0 => {
            path.move_to(x, middle - 17.0);
            path.line_to(x + 17.0, middle + 14.0);
            path.line_to(x - 17.0, middle + 14.0);
            path.close();
            fill(picture, path.finish(), &ink(0xF0A63C, 1.0));
        }
        1 => {
            path.move_to(x, middle - 20.0);
            path.quad_to(x + 15.0, middle, x + 13.0, middle + 7.0);
            path.quad_to(x + 9.0, middle + 18.0, x, middle + 18.0);
            path.quad_to(x - 9.0, middle + 18.0, x - 13.0, middle + 7.0);
            path.quad_to(x - 15.0, middle, x, middle - 20.0);
            path.close();
            fill(picture, path.finish(), &ink(0xE5604D, 1.0));
        }
        _ => line(picture, circle(x, middle, 12.0), 6.0, &ink(0xAEB6BD, 1.0)),
    }
}

/// Two roofs, one over the other: upstairs.
pub(crate) fn storey() -> Pixmap {
    let mut picture = sheet(64, 64);
    fill(&mut picture, circle(32.0, 32.0, 30.0), &ink(0xE8E6E0, 0.95));
    fill(&mut picture, circle(32.0, 32.0, 26.5), &ink(0x7A3E22, 1.0));
    for (y, alpha) in [(30.0, 1.0), (44.0, 0.75)] {
        let mut roof = PathBuilder::new();
        roof.move_to(17.0, y);
        roof.line_to(32.0, y - 13.0);
        roof.line_to(47.0, y);
        line(&mut picture, roof.finish(), 6.0, &ink(0xFFF3DA, alpha));
    }
    picture
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_state_in_a_stack_changes_its_badge_also_without_colour() {
        let plain = Tally { all: 3, ..Tally::default() };
        let all = [
            plain,
            Tally { turned: 1, ..plain },
            Tally { hurt: 1, ..plain },
            Tally { spent: 1, ..plain },
            Tally { turned: 2, spent: 1, ..plain },
        ];
        let alpha = |picture: &Pixmap| -> Vec<bool> {
            picture.pixels().iter().map(|pixel| u32::from(pixel.red()) + u32::from(pixel.green()) > 230).collect()
        };
        let painted: Vec<Pixmap> = all.into_iter().map(tally).collect();
        for (n, one) in painted.iter().enumerate() {
            for other in &painted[n + 1..] {
                assert!(one.width() != other.width() || alpha(one) != alpha(other), "badge {n}");
            }
        }
        assert!(painted[4].width() > painted[1].width(), "each has a sign of its own");
    }
}
