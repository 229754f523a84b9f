//! What one sees, and why one does not.

use super::*;
use crate::hand::tests::{acts, battle, holds};
use measured_view::world;
use perrys_heroes::testing::{Bench, cm, id};
use table_view::Place;

const WALL: &str = "(kind: \"house\", shape: Area([(85, 70), (95, 70), (95, 75), (85, 75)])),";

fn bench() -> Bench {
    acts("(id: \"us-02\", at: (90, 90)), (id: \"ge-02\", at: (90, 60), located: true)").pieces(WALL)
}

#[test]
fn the_area_grows_over_frames_and_agrees_with_the_rule_cell_by_cell() {
    let battle = battle(&bench());
    let table = battle.table();
    let viewer = Gaze::looks(eyes(&table, &holds("us-02", Aim::Look)).expect("eyes"));
    let mut area = Area::default();
    assert!(area.go_on(&battle, Some(viewer), false) && area.is_open(&battle));
    let mut frames = 1;
    while area.is_open(&battle) {
        area.go_on(&battle, Some(viewer), false);
        frames += 1;
    }
    assert_eq!(frames, 6);
    assert_eq!(area.cells.len(), 180 * 120);
    let figure = table.figure(id("us-02")).expect("he");
    for (column, row) in [(90, 60), (90, 85), (10, 10), (100, 72), (90, 72)] {
        let at = Point::new(middle(column) as i32, middle(row) as i32);
        let is_open = sight::to_point(&table, &figure, at).is_open();
        assert_eq!(area.cells[(row * 180 + column) as usize] != 1, is_open, "{column} {row}");
    }
    assert!(area.go_on(&battle, None, false), "what was there goes");
    assert_eq!(area.drawing(&battle), Drawing::default());
}

#[test]
fn a_line_that_is_cut_has_its_cross_at_the_piece_and_names_it() {
    let battle = battle(&bench());
    let viewer = Viewer { at: cm(90.0, 90.0), posture: Posture::Standing };
    let card = Some((id("ge-02"), Place { key: 0, storey: 0, at: world(cm(90.0, 60.0)) }));
    let over = line(&battle, viewer, &Under { at: Some(world(cm(90.0, 60.0))), card, ..Under::default() });
    let cross = over.lines.iter().find_map(|line| line.cross).expect("a cross");
    assert_eq!(cross, world(cm(90.0, 75.0)));
    assert_eq!(over.plates[0].text, "cut: house");
    let free = line(&battle, viewer, &Under { at: Some(world(cm(60.0, 88.0))), ..Under::default() });
    assert!(free.lines.iter().all(|line| line.cross.is_none()));
    assert_eq!(free.plates[0].text, "in sight");
}

#[test]
fn ph_r_40_a_sight_that_is_cut_says_which_posture_would_open_it() {
    let hedge = "(kind: \"hedge\", shape: Line(along: [(80, 88), (100, 88)], thickness: 1)),";
    let battle = battle(&acts("(id: \"us-02\", at: (90, 90), posture: Prone)").pieces(hedge));
    let prone = Viewer { at: cm(90.0, 90.0), posture: Posture::Prone };
    let over = |viewer: Viewer, at| line(&battle, viewer, &Under { at: Some(world(at)), ..Under::default() });
    let texts = |drawing: Drawing| drawing.plates.into_iter().map(|plate| plate.text).collect::<Vec<_>>();
    let all = texts(over(prone, cm(90.0, 60.0)));
    assert_eq!(all, ["cut: hedge", "one who looks standing would see"]);
    let far = Viewer { at: cm(90.0, 110.0), posture: Posture::Standing };
    let all = texts(over(far, cm(90.0, 86.0)));
    assert_eq!(all, ["cut: hedge", "a man crouched there is seen"]);
}
