//! Which hex lies under the pointer, and which was clicked.

use crate::contract::{Corners, Hover, Pointed, Scene};
use crate::space;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use hex_board::{HexId, Map};
use table_view::{InputSteps, Touched, Under, ViewSystems};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Hover>()
        .init_resource::<Corners>()
        .add_message::<Pointed>()
        .add_systems(Update, tell_touches.in_set(ViewSystems::Input).after(InputSteps::Point).before(InputSteps::Ease))
        .add_systems(Update, find_hover.in_set(ViewSystems::Input).after(InputSteps::Hover));
}

/// The corner whose handle is under the pointer; the hex of a counter there, else that of the ground.
fn hover_of(map: &Map, corners: &Corners, under: &Under) -> Hover {
    if let Some(handle) = under.grip.and_then(|grip| corners.0.get(grip)) {
        return Hover { hex: Some(handle.corner.hex), corner: Some(handle.corner), ..Hover::default() };
    }
    match under.card {
        Some((key, place)) => {
            let hex = u16::try_from(place.key).ok().map(HexId);
            Hover { hex, piece: Some(key), storey: place.storey, fanned: under.fanned, corner: None }
        }
        None => Hover { hex: under.at.and_then(|at| space::hex_at(map, at)), ..Hover::default() },
    }
}

fn find_hover(
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    scene: Option<Res<Scene>>,
    corners: Res<Corners>,
    under: Res<Under>,
    mut hover: ResMut<Hover>,
) {
    // Without a window somebody else, a test, says where the pointer is.
    if window.is_some() {
        hover.set_if_neq(scene.map_or_else(Hover::default, |scene| hover_of(&scene.map, &corners, &under)));
    }
}

fn tell_touches(
    scene: Option<Res<Scene>>,
    corners: Res<Corners>,
    mut touched: MessageReader<Touched>,
    mut pointed: MessageWriter<Pointed>,
) {
    let Some(scene) = scene else {
        touched.clear();
        return;
    };
    for touch in touched.read() {
        match touch {
            Touched::Clicked { under, button, add, double, screen } => {
                let Hover { hex, piece, storey, fanned, corner } = hover_of(&scene.map, &corners, under);
                if let Some(corner) = corner.filter(|_| *button == MouseButton::Left) {
                    pointed.write(Pointed::Corner(corner));
                    continue;
                }
                pointed.write(match hex {
                    Some(hex) => Pointed::Clicked {
                        hex,
                        storey,
                        piece,
                        fanned,
                        button: *button,
                        add: *add,
                        double: *double,
                        screen: *screen,
                    },
                    None => Pointed::ClickedNothing,
                });
            }
            Touched::Dragged { piece, to, onto, screen } => {
                pointed.write(match space::hex_at(&scene.map, *to) {
                    Some(to) => Pointed::Dragged { piece: *piece, to, onto: *onto, screen: *screen },
                    None => Pointed::LetGo { piece: *piece },
                });
            }
            Touched::Handed { piece, screen } => {
                pointed.write(Pointed::Handed { piece: *piece, screen: *screen });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::contract::{Corner, CornerHandle};
    use hex_board::Facing;
    use table_view::GripState;

    #[test]
    fn a_counter_is_in_the_hex_of_its_stack_and_the_ground_in_its_own() {
        let map = hex_board::sketch::map(". . .");
        let ground = |at: Vec2| Under { at: Some(at), ..default() };
        let (second, third) = (space::centre(&map, HexId(1)), HexId(2));
        let none = Corners::default();
        assert_eq!(hover_of(&map, &none, &ground(second)), Hover { hex: Some(HexId(1)), ..default() });
        assert_eq!(hover_of(&map, &none, &ground(Vec2::splat(9000.0))).hex, None, "beside the map");
        // A card of a fan lies over another hex than its own.
        let key = "us-7".parse().expect("a counter id");
        let place = space::place(&map, hex_board::Spot { hex: third, storey: 1 });
        let under = Under { card: Some((key, place)), fanned: true, ..ground(second) };
        let hover = Hover { hex: Some(third), piece: Some(key), storey: 1, fanned: true, corner: None };
        assert_eq!(hover_of(&map, &none, &under), hover);
        // A handle lies over the card.
        let corner = Corner { hex: HexId(1), towards: Facing::E, ring: 0 };
        let handle = CornerHandle { corner, state: GripState::Open, text: String::new() };
        let over = hover_of(&map, &Corners(vec![handle]), &Under { grip: Some(0), ..under });
        assert_eq!(over, Hover { hex: Some(HexId(1)), corner: Some(corner), ..default() });
    }

    #[test]
    fn touches_become_what_they_mean_on_the_map() {
        let map = hex_board::sketch::map(". . .");
        let (home, beside) = (space::centre(&map, HexId(0)), Vec2::splat(9000.0));
        let mut app = App::new();
        app.init_resource::<Corners>()
            .add_message::<Touched>()
            .add_message::<Pointed>()
            .add_systems(Update, tell_touches);
        app.insert_resource(Scene { map: std::sync::Arc::new(map) });
        let clicked = |at: Vec2| Touched::Clicked {
            under: Under { at: Some(at), ..default() },
            button: MouseButton::Left,
            add: false,
            double: false,
            screen: Vec2::ZERO,
        };
        let key = "us-7".parse().expect("a counter id");
        let dragged = |to: Vec2| Touched::Dragged { piece: key, to, onto: None, screen: Vec2::ONE };
        for touch in [clicked(home), clicked(beside), dragged(beside), dragged(home)] {
            app.world_mut().write_message(touch);
        }
        app.update();
        let pointed: Vec<Pointed> = app.world_mut().resource_mut::<Messages<Pointed>>().drain().collect();
        assert!(matches!(pointed[0], Pointed::Clicked { hex: HexId(0), piece: None, storey: 0, .. }), "{pointed:?}");
        assert_eq!(
            pointed[1..],
            [
                Pointed::ClickedNothing,
                Pointed::LetGo { piece: key },
                Pointed::Dragged { piece: key, to: HexId(0), onto: None, screen: Vec2::ONE },
            ]
        );
    }
}
