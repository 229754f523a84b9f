//! One tile of the picture while it is painted: pixels, a mask to paint through, and where it lies on the map.

use super::shape::{Bounds, Polygon, Vec2, vec2};
use tiny_skia::{FillRule, LineCap, LineJoin, Mask, Path, PathBuilder, Pixmap, Stroke, Transform};

/// Red, green, blue from 0 to 255.
pub(super) type Rgb = [f32; 3];

pub(super) const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16 & 255) as f32, (hex >> 8 & 255) as f32, (hex & 255) as f32]
}

#[inline]
pub(super) fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

#[inline]
pub(super) fn scaled(a: Rgb, by: f32) -> Rgb {
    [a[0] * by, a[1] * by, a[2] * by]
}

#[inline]
pub(super) fn smoothstep(low: f32, high: f32, x: f32) -> f32 {
    let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A small picture with its centre in the middle, straight alpha.
#[derive(Debug)]
pub(super) struct Stamp {
    pub side: i32,
    pub pixels: Vec<[u8; 4]>,
}

pub(super) struct Canvas {
    pub pixmap: Pixmap,
    mask: Mask,
    /// The pixel of the whole map's picture at this tile's corner.
    pub origin: (i32, i32),
    /// Pixels for each unit of the map.
    pub scale: f32,
    /// What of the map lies on the tile.
    pub view: Bounds,
    /// Left, top, right, bottom of what the mask holds.
    touched: [i32; 4],
    /// Left, top, right, bottom of the pixels that are wanted. Masks reach further, because what is soft looks around itself.
    pub wanted: [i32; 4],
}

const NOTHING: [i32; 4] = [i32::MAX, i32::MAX, i32::MIN, i32::MIN];

impl Canvas {
    pub fn new(width: u32, height: u32, origin: (i32, i32), scale: f32, wanted: [i32; 4]) -> Option<Self> {
        let low = vec2(origin.0 as f32 / scale, origin.1 as f32 / scale);
        let view = Bounds { low, high: low + vec2(width as f32 / scale, height as f32 / scale) };
        Some(Self {
            pixmap: Pixmap::new(width, height)?,
            mask: Mask::new(width, height)?,
            origin,
            scale,
            view,
            touched: NOTHING,
            wanted,
        })
    }

    pub fn width(&self) -> i32 {
        self.pixmap.width() as i32
    }

    pub fn height(&self) -> i32 {
        self.pixmap.height() as i32
    }

    pub fn pixel(&self, at: Vec2) -> Vec2 {
        vec2(at.x * self.scale - self.origin.0 as f32, at.y * self.scale - self.origin.1 as f32)
    }

    /// The place on the map of a pixel's middle.
    #[inline]
    pub fn place(&self, x: i32, y: i32) -> Vec2 {
        let units = 1.0 / self.scale;
        vec2(((self.origin.0 + x) as f32 + 0.5) * units, ((self.origin.1 + y) as f32 + 0.5) * units)
    }

    pub fn path(&self, points: &[Vec2], closed: bool) -> Option<Path> {
        let mut builder = PathBuilder::with_capacity(points.len() + 1, points.len());
        for (n, point) in points.iter().enumerate() {
            let at = self.pixel(*point);
            if n == 0 {
                builder.move_to(at.x, at.y);
            } else {
                builder.line_to(at.x, at.y);
            }
        }
        if closed {
            builder.close();
        }
        builder.finish()
    }

    fn touch(&mut self, bounds: Bounds) {
        let (low, high) = (self.pixel(bounds.low), self.pixel(bounds.high));
        self.touched[0] = self.touched[0].min(low.x.floor() as i32 - 1).max(0);
        self.touched[1] = self.touched[1].min(low.y.floor() as i32 - 1).max(0);
        self.touched[2] = self.touched[2].max(high.x.ceil() as i32 + 1).min(self.width());
        self.touched[3] = self.touched[3].max(high.y.ceil() as i32 + 1).min(self.height());
    }

    pub fn mask_polygon(&mut self, polygon: &Polygon) {
        if !polygon.bounds.meets(&self.view) || polygon.points.len() < 3 {
            return;
        }
        if let Some(path) = self.path(&polygon.points, true) {
            self.mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
            self.touch(polygon.bounds);
        }
    }

    /// A line `width` units wide.
    pub fn mask_line(&mut self, line: &[Vec2], width: f32, cap: LineCap) {
        let bounds = Bounds::of(line).grown(width);
        if line.len() < 2 || !bounds.meets(&self.view) {
            return;
        }
        let stroke =
            Stroke { width: width * self.scale, line_cap: cap, line_join: LineJoin::Round, ..Stroke::default() };
        if let Some(path) = self.path(line, false).and_then(|path| path.stroke(&stroke, 1.0)) {
            self.mask.fill_path(&path, FillRule::Winding, true, Transform::identity());
            self.touch(bounds);
        }
    }

    pub fn mask_disc(&mut self, centre: Vec2, radius: f32) {
        if !self.view.holds(centre, radius) {
            return;
        }
        let (at, radius_px) = (self.pixel(centre), radius * self.scale);
        let (left, right) =
            (((at.x - radius_px).floor() as i32).max(0), ((at.x + radius_px).ceil() as i32).min(self.width()));
        let (top, bottom) =
            (((at.y - radius_px).floor() as i32).max(0), ((at.y + radius_px).ceil() as i32).min(self.height()));
        let width = self.width();
        let data = self.mask.data_mut();
        for y in top..bottom {
            for x in left..right {
                let (dx, dy) = (x as f32 + 0.5 - at.x, y as f32 + 0.5 - at.y);
                let cover = (radius_px - (dx * dx + dy * dy).sqrt() + 0.5).clamp(0.0, 1.0);
                let texel = &mut data[(y * width + x) as usize];
                *texel = (*texel).max((cover * 255.0) as u8);
            }
        }
        self.touch(Bounds { low: centre, high: centre }.grown(radius));
    }

    /// Softens the mask over about `radius` units.
    pub fn blur_mask(&mut self, radius: f32) {
        let reach = (radius * self.scale).round() as i32;
        if reach < 1 || self.touched[0] >= self.touched[2] || self.touched[1] >= self.touched[3] {
            return;
        }
        let (width, height) = (self.width(), self.height());
        let [left, top, right, bottom] = self.touched;
        let area = [
            (left - 2 * reach).max(0),
            (top - 2 * reach).max(0),
            (right + 2 * reach).min(width),
            (bottom + 2 * reach).min(height),
        ];
        self.touched = area;
        let (across, down) = (area[2] - area[0], area[3] - area[1]);
        let mut line = vec![0u8; across.max(down) as usize];
        let data = self.mask.data_mut();
        for _pass in 0..2 {
            for y in area[1]..area[3] {
                let start = (y * width + area[0]) as usize;
                box_blur(data, start, 1, across as usize, reach as usize, &mut line);
            }
            for x in area[0]..area[2] {
                let start = (area[1] * width + x) as usize;
                box_blur(data, start, width as usize, down as usize, reach as usize, &mut line);
            }
        }
    }

    /// Repaints every masked pixel and empties the mask. `paint` gets the place, the cover from 0 to 1 and the colour that is there,
    /// and gives the new colour and how much of it.
    #[inline]
    pub fn blend_mask(&mut self, mut paint: impl FnMut(Vec2, f32, Rgb) -> (Rgb, f32)) {
        let [left, top, right, bottom] = self.touched;
        self.touched = NOTHING;
        if left >= right || top >= bottom {
            return;
        }
        let width = self.width() as usize;
        let (units, wanted) = (1.0 / self.scale, self.wanted);
        let mask = self.mask.data_mut();
        let pixels = self.pixmap.data_mut();
        for y in top..bottom {
            let map_y = ((self.origin.1 + y) as f32 + 0.5) * units;
            let row = y as usize * width;
            let across = if y < wanted[1] || y >= wanted[3] { 0..0 } else { left.max(wanted[0])..right.min(wanted[2]) };
            for x in across {
                let n = row + x as usize;
                let cover = mask[n];
                if cover == 0 {
                    continue;
                }
                let pixel = &mut pixels[n * 4..n * 4 + 4];
                let old = [f32::from(pixel[0]), f32::from(pixel[1]), f32::from(pixel[2])];
                let place = vec2(((self.origin.0 + x) as f32 + 0.5) * units, map_y);
                let (new, alpha) = paint(place, f32::from(cover) / 255.0, old);
                for channel in 0..3 {
                    pixel[channel] = (old[channel] + (new[channel] - old[channel]) * alpha + 0.5) as u8;
                }
            }
            mask[row + left as usize..row + right as usize].fill(0);
        }
    }

    /// Fills what is masked with one colour.
    pub fn blend_flat(&mut self, colour: Rgb, alpha: f32) {
        self.blend_mask(|_, cover, _| (colour, cover * alpha));
    }

    /// Darkens what is masked: the shadow of everything that was masked together, never doubled.
    pub fn blend_shadow(&mut self, strength: f32) {
        self.blend_mask(|_, cover, old| ([old[0] * 0.42, old[1] * 0.45, old[2] * 0.56], cover * strength));
    }

    /// Takes away from the mask what lies outside a polygon.
    pub fn keep_within(&mut self, polygon: &Polygon) {
        let Some(mut inside) = Mask::new(self.mask.width(), self.mask.height()) else { return };
        if let Some(path) = self.path(&polygon.points, true) {
            inside.fill_path(&path, FillRule::Winding, true, Transform::identity());
        }
        for (cover, kept) in self.mask.data_mut().iter_mut().zip(inside.data()) {
            *cover = (u16::from(*cover) * u16::from(*kept) / 255) as u8;
        }
    }

    /// Makes transparent what is not masked.
    pub fn keep_masked(&mut self) {
        self.touched = NOTHING;
        for (cover, pixel) in self.mask.data_mut().iter_mut().zip(self.pixmap.data_mut().chunks_exact_mut(4)) {
            if *cover < 255 && pixel[3] > 0 {
                for channel in pixel {
                    *channel = (u16::from(*channel) * u16::from(*cover) / 255) as u8;
                }
            }
            *cover = 0;
        }
    }

    pub fn stamp(&mut self, stamp: &Stamp, centre: Vec2) {
        let at = self.pixel(centre);
        let (left, top) = (at.x.round() as i32 - stamp.side / 2, at.y.round() as i32 - stamp.side / 2);
        let (width, wanted) = (self.width(), self.wanted);
        let pixels = self.pixmap.data_mut();
        for y in top.max(wanted[1])..(top + stamp.side).min(wanted[3]) {
            for x in left.max(wanted[0])..(left + stamp.side).min(wanted[2]) {
                let texel = stamp.pixels[((y - top) * stamp.side + x - left) as usize];
                let alpha = i32::from(texel[3]);
                if alpha == 0 {
                    continue;
                }
                let n = (y * width + x) as usize * 4;
                for channel in 0..3 {
                    let old = i32::from(pixels[n + channel]);
                    pixels[n + channel] = (old + ((i32::from(texel[channel]) - old) * alpha + 127) / 255) as u8;
                }
            }
        }
    }
}

fn box_blur(data: &mut [u8], start: usize, stride: usize, length: usize, reach: usize, line: &mut [u8]) {
    for (n, texel) in line[..length].iter_mut().enumerate() {
        *texel = data[start + n * stride];
    }
    let span = 2 * reach as u32 + 1;
    let at = |n: isize| if n < 0 || n >= length as isize { 0 } else { u32::from(line[n as usize]) };
    let mut sum: u32 = (0..reach as isize).map(at).sum();
    for n in 0..length {
        sum += at(n as isize + reach as isize);
        data[start + n * stride] = (sum / span) as u8;
        sum -= at(n as isize - reach as isize);
    }
}
