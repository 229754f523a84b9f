//! Pictures in soft focus, to stand behind words.

use tiny_skia::Pixmap;

/// Passes of a plain mean that come near to a lens out of focus.
const PASSES: usize = 3;

/// The same picture blurred over about `radius` pixels; its edges are thought to go on as they end.
pub fn softened(picture: &Pixmap, radius: usize) -> Pixmap {
    let mut soft = picture.clone();
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let mut line = vec![0u8; width.max(height)];
    let data = soft.data_mut();
    for _pass in 0..PASSES {
        for channel in 0..4 {
            for y in 0..height {
                blur(data, y * width * 4 + channel, 4, width, radius, &mut line);
            }
            for x in 0..width {
                blur(data, x * 4 + channel, width * 4, height, radius, &mut line);
            }
        }
    }
    soft
}

/// One channel of a row or a column: each value becomes the mean of those around it.
fn blur(data: &mut [u8], start: usize, stride: usize, length: usize, radius: usize, line: &mut [u8]) {
    for (n, value) in line[..length].iter_mut().enumerate() {
        *value = data[start + n * stride];
    }
    let at = |n: isize| u32::from(line[n.clamp(0, length as isize - 1) as usize]);
    let (reach, span) = (radius as isize, 2 * radius as u32 + 1);
    let mut sum: u32 = (-reach..=reach).map(at).sum();
    for n in 0..length as isize {
        data[start + n as usize * stride] = ((sum + span / 2) / span) as u8;
        sum += at(n + reach + 1);
        sum -= at(n - reach);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tiny_skia::Color;

    #[test]
    fn an_even_picture_stays_and_an_edge_becomes_soft() {
        let mut picture = Pixmap::new(40, 8).expect("a small picture");
        picture.fill(Color::from_rgba8(80, 120, 60, 255));
        assert_eq!(softened(&picture, 3).data(), picture.data(), "also at the edges");
        for y in 0..8 {
            for x in 20..40 {
                let n = (y * 40 + x) * 4;
                picture.data_mut()[n..n + 4].copy_from_slice(&[200, 200, 200, 255]);
            }
        }
        let soft = softened(&picture, 3);
        let red = |x: u32| soft.pixel(x, 4).expect("inside").red();
        assert!(red(2) == 80 && red(37) == 200);
        assert!((15..25).all(|x| red(x) <= red(x + 1)) && red(19) > 90 && red(20) < 190, "{:?}", soft.data());
    }
}
