use super::*;
use tiny_skia::{Color as Ink, Pixmap};

#[test]
fn half_clear_red_stays_pure_red() {
    let mut pixmap = Pixmap::new(1, 1).expect("one pixel");
    pixmap.fill(Ink::from_rgba8(255, 0, 0, 128));
    let image = plain(&pixmap);
    assert_eq!(image.data.as_deref(), Some(&[255, 0, 0, 128][..]));
}

#[test]
fn all_smaller_versions_follow_the_picture() {
    for (width, height) in [(8u32, 8u32), (5, 3), (1, 4), (4, 1), (1, 1)] {
        let mut pixmap = Pixmap::new(width, height).expect("a few pixels");
        pixmap.fill(Ink::from_rgba8(10, 200, 30, 255));
        let image = shrinkable(&pixmap);
        let levels = image.texture_descriptor.mip_level_count;
        assert_eq!(levels, 32 - width.max(height).leading_zeros(), "{width} x {height}");
        let pixels: u32 = (0..levels).map(|level| (width >> level).max(1) * (height >> level).max(1)).sum();
        let data = image.data.expect("painted");
        assert_eq!(data.len() as u32, pixels * 4, "{width} x {height}");
        assert!(data.chunks_exact(4).all(|pixel| pixel == [10, 200, 30, 255]));
    }
}

#[test]
fn clear_pixels_lend_no_colour_to_smaller_versions() {
    let mut pixmap = Pixmap::new(2, 2).expect("four pixels");
    pixmap.pixels_mut()[0] = tiny_skia::ColorU8::from_rgba(0, 0, 250, 255).premultiply();
    let data = shrinkable(&pixmap).data.expect("painted");
    assert!(data[18] >= 248 && data[19] == 64, "{:?}", &data[16..20]);
}
