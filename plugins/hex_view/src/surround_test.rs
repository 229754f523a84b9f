use super::*;
use hex_board::{BoardDef, sketch};

#[test]
fn the_table_is_seen_beside_the_boards_and_nowhere_on_them() {
    let board = BoardDef { title: "Meadow".into(), columns: 7, rows: 5, ..default() };
    let boards = [("west", 1, (0, 0)), ("east", 2, (1, 0)), ("south", 3, (1, 1))];
    let map = sketch::join(&boards.map(|(id, number, at)| (id, BoardDef { number, ..board.clone() }, at, number == 2)));
    let rects = beside(&map);
    let size = |rect: &Rect| f64::from(rect.width()) * f64::from(rect.height());
    let boards: f64 = map.areas().iter().map(|area| size(&of_area(area))).sum();
    let all = size(&space::bounds(&map).inflate(space::HEX_WIDTH / 2.0));
    assert_eq!(rects.iter().map(size).sum::<f64>(), all - boards);
    for hex in &map.hexes {
        let at = space::world(hex.centre);
        let inner = map.areas().iter().any(|area| {
            let area = of_area(area).inflate(-1.0);
            area.contains(at)
        });
        assert!(!inner || rects.iter().all(|rect| !rect.contains(at)), "{:?}", hex.names);
    }
}
