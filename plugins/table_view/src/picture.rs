//! Pictures painted on the processor become textures: straight alpha, and smaller versions so that they do not flicker when they shrink.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use tiny_skia::Pixmap;

/// A texture with all smaller versions, for pictures that are shown at many sizes.
pub fn shrinkable(pixmap: &Pixmap) -> Image {
    let (width, height) = (pixmap.width(), pixmap.height());
    let mut data = Vec::with_capacity(pixmap.data().len() * 4 / 3 + 64);
    unpremultiply(pixmap.data(), &mut data);
    let (mut level, mut size, mut levels) = (None::<Vec<u8>>, (width, height), 1);
    while size.0 > 1 || size.1 > 1 {
        let next = halve(level.as_deref().unwrap_or(pixmap.data()), size);
        size = ((size.0 / 2).max(1), (size.1 / 2).max(1));
        unpremultiply(&next, &mut data);
        level = Some(next);
        levels += 1;
    }
    let mut image = empty(width, height, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image
}

/// A texture in one size only, which the main world keeps too.
pub fn plain(pixmap: &Pixmap) -> Image {
    let mut data = Vec::with_capacity(pixmap.data().len());
    unpremultiply(pixmap.data(), &mut data);
    let mut image = empty(pixmap.width(), pixmap.height(), RenderAssetUsages::default());
    image.data = Some(data);
    image
}

/// A texture of texels as they are given, row by row, each with its own alpha.
pub(crate) fn texels(width: u32, height: u32, data: Vec<u8>) -> Image {
    let mut image = empty(width, height, RenderAssetUsages::RENDER_WORLD);
    image.data = Some(data);
    image
}

fn empty(width: u32, height: u32, usages: RenderAssetUsages) -> Image {
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(size, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, usages);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::ClampToEdge,
        address_mode_v: ImageAddressMode::ClampToEdge,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

/// From colours multiplied by their alpha to colours beside their alpha.
fn unpremultiply(from: &[u8], to: &mut Vec<u8>) {
    for pixel in from.chunks_exact(4) {
        let alpha = u32::from(pixel[3]);
        if alpha == 255 || alpha == 0 {
            to.extend_from_slice(pixel);
        } else {
            let part = |value: u8| ((u32::from(value) * 255 + alpha / 2) / alpha).min(255) as u8;
            to.extend_from_slice(&[part(pixel[0]), part(pixel[1]), part(pixel[2]), pixel[3]]);
        }
    }
}

/// Half as wide and high, each pixel the mean of four; colours multiplied by alpha, so that clear pixels lend no colour.
fn halve(from: &[u8], size: (u32, u32)) -> Vec<u8> {
    let (width, height) = ((size.0 / 2).max(1) as usize, (size.1 / 2).max(1) as usize);
    let row = size.0 as usize * 4;
    let (right, down) = (if size.0 > 1 { 4 } else { 0 }, if size.1 > 1 { row } else { 0 });
    let mut to = Vec::with_capacity(width * height * 4);
    for y in 0..height {
        for x in 0..width {
            let at = y * 2 * row + x * 8;
            let at = if size.1 > 1 { at } else { x * 8 };
            let at = if size.0 > 1 { at } else { y * 2 * row };
            for channel in at..at + 4 {
                let sum = u32::from(from[channel])
                    + u32::from(from[channel + right])
                    + u32::from(from[channel + down])
                    + u32::from(from[channel + right + down]);
                to.push(((sum + 2) / 4) as u8);
            }
        }
    }
    to
}

#[cfg(test)]
#[path = "picture_test.rs"]
mod tests;
