//! Paints a board file into PNG files, to look at: the whole board, or parts of it at other scales.
//!
//! ```text
//! cargo run -p board_art --example paint_map --release -- assets/terrain.ron assets/boards/saint_aubert.ron out.png 64
//! ... out.png 100 1440,624 1000x700        a part of 1000 by 700 pixels around a place of the map
//! ... out.png 100 grid outline smoke       with the grid, the silhouettes, smoke
//! ```
use board_art::map::{HEX_WIDTH, MapPainter, PixelBox, paint_smoke};
use hex_board::{BoardDef, BoardPlacement, Map, Point, TerrainSet};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [terrain, board, out, pixels_per_hex, rest @ ..] = arguments.as_slice() else {
        return Err(
            "usage: paint_map TERRAIN.ron BOARD.ron OUT.png PIXELS_PER_HEX [X,Y WIDTHxHEIGHT] [grid] [outline] [smoke]"
                .into(),
        );
    };
    let terrain: TerrainSet = ron::from_str(&std::fs::read_to_string(terrain)?)?;
    let def: BoardDef = ron::from_str(&std::fs::read_to_string(board)?)?;
    let placement = BoardPlacement { board: "board".to_string(), at: (0, 0), turned: false };
    let map = Map::build(&terrain, &[("board".to_string(), def)], &[placement])
        .map_err(|mistakes| format!("{mistakes:#?}"))?;
    let pixels_per_hex: f32 = pixels_per_hex.parse()?;

    let start = Instant::now();
    let painter = MapPainter::new(&map);
    let placed = start.elapsed();
    let mut region = painter.region();
    if let [place, size, ..] = rest
        && let (Some((x, y)), Some((width, height))) = (place.split_once(','), size.split_once('x'))
    {
        let centre = Point(x.parse()?, y.parse()?);
        let units = |pixels: &str| -> Result<i32, Box<dyn Error>> {
            Ok((pixels.parse::<f32>()? * HEX_WIDTH / pixels_per_hex / 2.0) as i32)
        };
        let half = Point(units(width)?, units(height)?);
        region = (centre - half, centre + half);
    }
    let start = Instant::now();
    let mut picture = painter.paint(region, pixels_per_hex);
    let painted = start.elapsed();
    // The second picture of a scale has the stamps of the first.
    let start = Instant::now();
    painter.paint(region, pixels_per_hex);
    let again = start.elapsed();
    let wants = |word: &str| rest.iter().any(|argument| argument == word);
    if wants("smoke") {
        let pixel_box = PixelBox::new(region, pixels_per_hex);
        let (x, y) = (pixel_box.width as f32 / 2.0, pixel_box.height as f32 / 2.0);
        paint_smoke(&mut picture, (x - pixels_per_hex, y), (pixels_per_hex * 1.1) as u32, 1);
        paint_smoke(&mut picture, (x + pixels_per_hex, y), (pixels_per_hex * 1.1) as u32, 2);
    }
    if wants("grid") {
        painter.paint_grid(&mut picture, region, pixels_per_hex);
    }
    if wants("outline") {
        painter.outline(&mut picture, region, pixels_per_hex);
    }
    picture.save_png(out)?;
    eprintln!(
        "{} x {} pixels; placed in {placed:?}, painted in {painted:?}, then {again:?}",
        picture.width(),
        picture.height()
    );
    Ok(())
}
