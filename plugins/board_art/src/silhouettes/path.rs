//! Outlines: a short notation for drawings, and the few shapes that drawings are made of.
use tiny_skia::{Path, PathBuilder};

/// Reads an outline written like an SVG path.
///
/// Absolute `M L H V C Q Z` (repeated numbers repeat the command), and two of our own: `O x y r` is a circle,
/// `R x y width height` a rectangle. Nothing comes back for a text that breaks off or holds another letter.
pub(crate) fn outline(text: &str) -> Option<Path> {
    let mut builder = PathBuilder::new();
    let mut numbers: Vec<f32> = Vec::with_capacity(6);
    let mut command = ' ';
    let mut pen = (0.0, 0.0);
    for token in tokens(text) {
        match token {
            Token::Letter('Z') => builder.close(),
            Token::Letter(letter) => {
                arity(letter)?;
                if !numbers.is_empty() {
                    return None;
                }
                command = letter;
            }
            Token::Number(number) => {
                numbers.push(number);
                if numbers.len() == arity(command)? {
                    pen = draw(&mut builder, command, &numbers, pen);
                    numbers.clear();
                    if command == 'M' {
                        command = 'L';
                    }
                }
            }
        }
    }
    if numbers.is_empty() { builder.finish() } else { None }
}

enum Token {
    Letter(char),
    Number(f32),
}

fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if first.is_ascii_alphabetic() {
            tokens.push(Token::Letter(first));
            rest = &rest[1..];
        } else if first == '-' || first == '.' || first.is_ascii_digit() {
            let end = rest[1..].find(|c: char| c != '.' && !c.is_ascii_digit()).map_or(rest.len(), |end| end + 1);
            match rest[..end].parse() {
                Ok(number) => tokens.push(Token::Number(number)),
                Err(_) => tokens.push(Token::Letter('?')),
            }
            rest = &rest[end..];
        } else {
            rest = &rest[first.len_utf8()..];
        }
    }
    tokens
}

fn arity(command: char) -> Option<usize> {
    match command {
        'H' | 'V' => Some(1),
        'M' | 'L' => Some(2),
        'O' => Some(3),
        'Q' | 'R' => Some(4),
        'C' => Some(6),
        _ => None,
    }
}

fn draw(builder: &mut PathBuilder, command: char, n: &[f32], pen: (f32, f32)) -> (f32, f32) {
    match command {
        'M' => builder.move_to(n[0], n[1]),
        'L' => builder.line_to(n[0], n[1]),
        'H' => builder.line_to(n[0], pen.1),
        'V' => builder.line_to(pen.0, n[0]),
        'Q' => builder.quad_to(n[0], n[1], n[2], n[3]),
        'C' => builder.cubic_to(n[0], n[1], n[2], n[3], n[4], n[5]),
        'O' => builder.push_circle(n[0], n[1], n[2]),
        _ => {
            if let Some(rect) = tiny_skia::Rect::from_xywh(n[0], n[1], n[2], n[3]) {
                builder.push_rect(rect);
            }
        }
    }
    match command {
        'H' => (n[0], pen.1),
        'V' => (pen.0, n[0]),
        'O' | 'R' => pen,
        _ => (n[n.len() - 2], n[n.len() - 1]),
    }
}

/// A circle.
pub(crate) fn circle(x: f32, y: f32, radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// A rectangle with round corners.
pub(crate) fn round_rect(x: f32, y: f32, width: f32, height: f32, radius: f32) -> Option<Path> {
    let r = radius.min(width / 2.0).min(height / 2.0).max(0.0);
    // The usual distance of control points for a quarter of a circle.
    let k = r * 0.447_715;
    let (right, bottom) = (x + width, y + height);
    let mut builder = PathBuilder::new();
    builder.move_to(x + r, y);
    builder.line_to(right - r, y);
    builder.cubic_to(right - k, y, right, y + k, right, y + r);
    builder.line_to(right, bottom - r);
    builder.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    builder.line_to(x + r, bottom);
    builder.cubic_to(x + k, bottom, x, bottom - k, x, bottom - r);
    builder.line_to(x, y + r);
    builder.cubic_to(x, y + k, x + k, y, x + r, y);
    builder.close();
    builder.finish()
}

/// A closed line through points.
pub(crate) fn polygon(points: &[(f32, f32)]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    push_polygon(&mut builder, points);
    builder.finish()
}

fn push_polygon(builder: &mut PathBuilder, points: &[(f32, f32)]) {
    let Some((first, rest)) = points.split_first() else { return };
    builder.move_to(first.0, first.1);
    for point in rest {
        builder.line_to(point.0, point.1);
    }
    builder.close();
}

/// A star with its first ray upwards.
pub(crate) fn star(x: f32, y: f32, rays: usize, outer: f32, inner: f32) -> Option<Path> {
    let points: Vec<(f32, f32)> = (0..rays * 2)
        .map(|i| {
            let turn = std::f32::consts::PI * i as f32 / rays as f32;
            let radius = if i % 2 == 0 { outer } else { inner };
            (x + radius * turn.sin(), y - radius * turn.cos())
        })
        .collect();
    polygon(&points)
}

/// An arm or a leg: a skin drawn around a row of balls `(x, y, radius)`.
pub(crate) fn limb(balls: &[(f32, f32, f32)]) -> Option<Path> {
    let mut builder = PathBuilder::new();
    for pair in balls.windows(2) {
        push_polygon(&mut builder, &sausage(pair[0], pair[1]));
    }
    builder.finish()
}

/// The hull of two balls, always in the same turning sense so that a row of them fills without holes.
fn sausage(a: (f32, f32, f32), b: (f32, f32, f32)) -> Vec<(f32, f32)> {
    const STEPS: usize = 14;
    let distance = (b.0 - a.0).hypot(b.1 - a.1).max(0.001);
    let along = (b.1 - a.1).atan2(b.0 - a.0);
    // The tangent points stand off from the line by this angle; a ball inside the other leaves one circle.
    let spread = ((a.2 - b.2) / distance).clamp(-1.0, 1.0).acos();
    let mut points = Vec::with_capacity(2 * STEPS + 2);
    let mut arc = |centre: (f32, f32, f32), from: f32, to: f32| {
        for step in 0..=STEPS {
            let angle = from + (to - from) * step as f32 / STEPS as f32;
            points.push((centre.0 + centre.2 * angle.cos(), centre.1 + centre.2 * angle.sin()));
        }
    };
    arc(b, along - spread, along + spread);
    arc(a, along + spread, along + std::f32::consts::TAU - spread);
    points
}

#[cfg(test)]
#[path = "path_test.rs"]
mod tests;
