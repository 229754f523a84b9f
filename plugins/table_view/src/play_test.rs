use super::tests_support::{app_with, piece, place as spot};
use super::*;
use crate::ViewSettings;
use board_art::{
    CounterFace, GunLook, Headings, Outfit, Palette, Picture, Token, VehicleLook, VehicleShape, VehicleValues,
};

fn key(name: &str) -> PieceKey {
    name.parse().expect("a counter id")
}

fn busy(app: &App) -> bool {
    app.world().resource::<ViewBusy>().0
}

fn shown_at(app: &App, name: &str) -> Option<u32> {
    app.world().resource::<Shown>().find(key(name)).map(|piece| piece.place.key)
}

/// Frames until the view is idle again.
fn frames_until_idle(app: &mut App) -> usize {
    app.update();
    let mut frames = 1;
    while busy(app) {
        app.update();
        frames += 1;
        assert!(frames < 2000, "the steps never end");
    }
    frames
}

fn slide(name: &str, to: u32) -> Play {
    Play(Step::Slide { keys: vec![key(name)], to: spot(to) })
}

/// What the rules have already done while the view still plays.
fn move_piece(app: &mut App, index: usize, key: u32) {
    app.world_mut().resource_mut::<Pieces>().all[index].place = spot(key);
}

#[test]
fn pieces_without_steps_are_shown_at_once() {
    let mut app = app_with(&[piece("a", 0)]);
    move_piece(&mut app, 0, 5);
    app.update();
    assert_eq!(shown_at(&app, "a"), Some(5));
    assert!(!busy(&app));
}

#[test]
fn the_board_waits_for_the_steps_and_a_slide_moves_little_by_little() {
    let mut app = app_with(&[piece("a", 0), piece("b", 2)]);
    let root = app.world().resource::<Cards>().root(key("a")).expect("shown");
    let place = |app: &App| app.world().get::<Transform>(root).expect("placed").translation.truncate();
    let start = place(&app);
    move_piece(&mut app, 1, 7);
    move_piece(&mut app, 0, 1);
    app.world_mut().write_message(slide("a", 1));
    app.update();
    assert!(busy(&app));
    assert_eq!(shown_at(&app, "b"), Some(2), "the other counter waits for the end");
    app.update();
    app.update();
    let end = spot(1).at;
    let middle = place(&app);
    assert!(middle.distance(start) > 1.0 && middle.distance(end) > 1.0, "{start} {middle} {end}");
    frames_until_idle(&mut app);
    app.update();
    assert!(place(&app).distance(end) < 0.01);
    assert_eq!(shown_at(&app, "b"), Some(7));
}

#[test]
fn a_slide_takes_220_milliseconds_for_each_step() {
    let mut app = app_with(&[piece("a", 0)]);
    app.world_mut().write_message(slide("a", 1));
    let frames = frames_until_idle(&mut app);
    assert!((11..=14).contains(&frames), "{frames} frames of 20 ms");
}

#[test]
fn askew_over_hexes_a_slide_counts_as_many_steps_as_hexes() {
    // Columns lie 180 apart, rows 208: so many columns are so many hexes, and so many rows.
    for hexes in 1..=5_u8 {
        let far = f32::from(hexes);
        assert_eq!((steps(180.0 * far, 208.0), steps(208.0 * far, 208.0)), (u64::from(hexes), u64::from(hexes)));
        assert_eq!(steps((180.0 * far).hypot(104.0 * far), 208.0), u64::from(hexes));
    }
    assert_eq!((steps(0.0, 208.0), steps(9000.0, 208.0)), (1, 5));
}

#[test]
fn steps_play_one_after_the_other() {
    let mut app = app_with(&[piece("a", 0), piece("b", 2)]);
    app.world_mut().write_message(slide("a", 1));
    app.world_mut().write_message(slide("b", 1));
    app.update();
    assert_eq!((shown_at(&app, "a"), shown_at(&app, "b")), (Some(1), Some(2)));
    for _ in 0..40 {
        app.update();
    }
    assert!(!busy(&app));
}

#[test]
fn twice_the_speed_takes_half_the_time_and_none_takes_none() {
    let frames = |speed: f32| {
        let mut app = app_with(&[piece("a", 0), piece("b", 1)]);
        app.world_mut().resource_mut::<ViewSettings>().speed = speed;
        for step in [
            Step::Fire { from: spot(0), to: spot(1) },
            Step::Dice {
                at: spot(1),
                dice: vec![4, 5],
                of: 6,
                inks: vec![Color::WHITE; 2],
                caption: "attack 4 + 5 = 9".into(),
            },
            Step::Melee { at: spot(1) },
            Step::Smoke { at: spot(1), lays: Token::TwoClouds, over: &[] },
            Step::Shell { from: spot(0), to: spot(1), strikes: true, recoils: Some("a".parse().expect("an id")) },
            Step::Rake { from: spot(0), to: spot(1) },
            Step::Strike { at: spot(1), pierces: true },
            Step::Strike { at: spot(1), pierces: false },
            Step::Pillar { at: spot(1) },
            Step::Explode { at: spot(1) },
            Step::Bombard { from: Some(spot(0)), at: vec![spot(1)], heralded: true },
            Step::Ranging { at: spot(1) },
            Step::Note { at: spot(1), text: "Shaken".into(), colour: Color::WHITE },
        ] {
            app.world_mut().write_message(Play(step));
        }
        frames_until_idle(&mut app)
    };
    let (normal, fast, none) = (frames(1.0), frames(2.0), frames(0.0));
    assert!(normal > 150, "{normal}");
    assert!(fast * 2 < normal + 36 && fast * 2 + 36 > normal, "{fast} and {normal}");
    assert_eq!(none, 1);
}

#[test]
fn skipping_ends_in_the_same_board_as_playing() {
    let steps = |app: &App| -> Vec<Step> {
        let mut face = app.world().resource::<Pieces>().all[0].face.card().expect("a card").clone();
        face.turned = true;
        let settled = Pieces { all: vec![piece("c", 3), piece("d", 4)], place_markers: vec![(spot(3), Token::Blades)] };
        vec![
            Step::Slide { keys: vec![key("a")], to: spot(5) },
            Step::Turn { key: key("tank"), face: tank(90, 150).face },
            Step::Drive { keys: vec![key("tank")], to: spot(7) },
            Step::Charge { key: key("tank"), heading: 90 },
            Step::Board { keys: vec![key("e")], onto: key("tank") },
            Step::Flip { key: key("a"), face: face.into() },
            Step::Fall { key: key("b") },
            Step::Smoke { at: spot(2), lays: Token::TwoClouds, over: &[Token::OneCloud] },
            Step::Settle(Box::new(settled)),
            Step::Slide { keys: vec![key("d")], to: spot(6) },
        ]
    };
    let play = |skip_after: Option<usize>| {
        let mut app = app_with(&[piece("a", 0), piece("b", 0), piece("c", 3), tank(30, 30), piece("e", 6)]);
        for step in steps(&app) {
            app.world_mut().write_message(Play(step));
        }
        // What the rules say in the end is what the steps lead to.
        let last = Pieces { all: vec![piece("c", 3), piece("d", 6)], place_markers: vec![(spot(3), Token::Blades)] };
        app.insert_resource(last);
        if let Some(frames) = skip_after {
            (0..frames).for_each(|_| app.update());
            assert!(busy(&app));
            app.world_mut().write_message(Skip);
        }
        frames_until_idle(&mut app);
        app.update();
        app.update();
        let left =
            app.world_mut().query_filtered::<(), Or<(With<Effect>, With<TweenAnim>)>>().iter(app.world()).count();
        assert_eq!(left, 0, "nothing moves any more");
        let mut places: Vec<(String, Vec2)> = ["c", "d"]
            .map(|name| {
                let root = app.world().resource::<Cards>().root(key(name)).expect("shown");
                (name.to_string(), app.world().get::<Transform>(root).expect("placed").translation.truncate())
            })
            .into();
        places.sort_by(|a, b| a.0.cmp(&b.0));
        (app.world().resource::<Shown>().0.clone(), places)
    };
    let played = play(None);
    for frames in [1, 3, 8, 16, 24, 40, 56, 70, 90] {
        assert_eq!(play(Some(frames)), played, "skipped after {frames} frames");
    }
}

/// The second of two counters of a stack loses its count when the first has fallen, while it falls itself.
#[test]
fn counters_of_one_stack_fall_one_after_the_other_in_their_time() {
    let mut app = app_with(&[piece("a", 0), piece("b", 0), piece("c", 3)]);
    for name in ["a", "b"] {
        app.world_mut().write_message(Play(Step::Fall { key: key(name) }));
    }
    app.insert_resource(Pieces { all: vec![piece("c", 3)], place_markers: vec![] });
    let frames = frames_until_idle(&mut app);
    assert!((42..=52).contains(&frames), "{frames} frames of 20 ms for two falls of {FALL} ms");
    assert_eq!((shown_at(&app, "a"), shown_at(&app, "b")), (None, None));
}

#[test]
fn what_is_carried_slides_with_its_carrier() {
    let mut weapon = piece("mg", 0);
    weapon.carried_by = Some(key("a"));
    let mut app = app_with(&[piece("a", 0), weapon]);
    app.world_mut().write_message(slide("a", 5));
    app.update();
    assert_eq!(shown_at(&app, "mg"), Some(5));
    let root = app.world().resource::<Cards>().root(key("mg")).expect("shown");
    assert!(app.world().get::<TweenAnim>(root).is_some());
}

/// A tank that points there, in a place of its own.
fn tank(hull: u16, turret: u16) -> Piece {
    let look = VehicleLook {
        shape: VehicleShape { turret: Some(board_art::TurretShape::default()), ..VehicleShape::default() },
        headings: Headings { hull, turret },
        condition: board_art::Condition::Open,
    };
    let palette = Palette::of("olive").expect("a known formation");
    let mut face = CounterFace::new(Picture::Vehicle(look), Outfit::M1, palette);
    face.vehicle = Some(VehicleValues::default());
    Piece { face: face.into(), ..piece("tank", 6) }
}

fn picture_of(app: &App, name: &str) -> Picture {
    app.world().resource::<Shown>().find(key(name)).expect("shown").face.card().expect("a card").picture
}

#[test]
fn a_picture_turns_over_its_bare_card_and_the_card_itself_stays() {
    let mut app = app_with(&[tank(30, 30)]);
    let root = app.world().resource::<Cards>().root(key("tank")).expect("shown");
    let before = *app.world().get::<Transform>(root).expect("placed");
    let after = tank(90, 150);
    app.world_mut().write_message(Play(Step::Turn { key: key("tank"), face: after.face.clone() }));
    app.update();
    assert_eq!(picture_of(&app, "tank"), Picture::Bare, "hull and turret lie over it");
    let angles = |app: &mut App| -> Vec<f32> {
        let mut layers = app.world_mut().query_filtered::<&Transform, (With<Effect>, With<Sprite>)>();
        layers.iter(app.world()).map(|layer| layer.rotation.to_euler(EulerRot::ZYX).0.to_degrees()).collect()
    };
    let first = angles(&mut app);
    assert_eq!(first.len(), 2, "hull and turret: {first:?}");
    assert!((first[0] - 60.0).abs() < 0.5 && (first[1] - 120.0).abs() < 0.5, "{first:?}");
    for _ in 0..8 {
        app.update();
    }
    let later = angles(&mut app);
    assert!(later[0] > 0.0 && later[0] < first[0] && later[1] < first[1], "{later:?}");
    assert_eq!(*app.world().get::<Transform>(root).expect("placed"), before, "the card lies still");
    frames_until_idle(&mut app);
    app.insert_resource(Pieces { all: vec![after.clone()], place_markers: vec![] });
    app.update();
    assert_eq!(picture_of(&app, "tank"), after.face.card().expect("a card").picture);
    assert!(angles(&mut app).is_empty(), "nothing of it stays");
}

#[test]
fn a_gun_turns_too_and_what_points_as_before_takes_no_time() {
    let gun = |heading| {
        let look = GunLook { shape: board_art::CarriageShape::default(), heading };
        let palette = Palette::of("grey").expect("a known formation");
        Piece { face: CounterFace::new(Picture::Gun(look), Outfit::Stahlhelm, palette).into(), ..piece("gun", 2) }
    };
    let mut app = app_with(&[gun(30), tank(30, 30)]);
    app.world_mut().write_message(Play(Step::Turn { key: key("tank"), face: tank(30, 30).face }));
    app.update();
    assert!(!busy(&app));
    app.world_mut().write_message(Play(Step::Turn { key: key("gun"), face: gun(330).face }));
    assert!(frames_until_idle(&mut app) > 8);
    assert_eq!(picture_of(&app, "gun"), gun(330).face.card().expect("a card").picture);
}

#[test]
fn a_model_turns_its_hull_and_its_turret_and_stands_as_it_is_dressed() {
    let palette = Palette::of("grey").expect("a known formation");
    let model = board_art::Model {
        shape: VehicleShape { turret: Some(board_art::TurretShape::default()), ..Default::default() },
        footprint: board_art::Footprint { length: 1_050, width: 500 },
        condition: board_art::Condition::Closed,
        palette,
        side: palette.light,
    };
    let model = |hull, turret| {
        let look = crate::body::BodyLook::Vehicle { model, turret, marks: vec![], letter: "1".into() };
        let face = crate::body::Body { look, heading: hull, name: String::new() }.into();
        Piece { face, selected: true, ..piece("model", 2) }
    };
    let mut app = app_with(&[model(0, 0)]);
    app.update();
    let turns = |app: &App| -> Vec<f32> {
        let (layers, rims) = app.world().resource::<Cards>().turning(key("model")).expect("shown");
        let angle =
            |entity: &Entity| app.world().get::<Transform>(*entity).expect("placed").rotation.to_euler(EulerRot::ZYX).0;
        layers.iter().chain(rims).map(|entity| angle(entity).to_degrees()).collect()
    };
    assert_eq!(turns(&app).len(), 3, "hull, turret, rim");
    app.world_mut().write_message(Play(Step::Turn { key: key("model"), face: model(90, 40).face }));
    app.insert_resource(Pieces { all: vec![model(90, 40)], place_markers: vec![] });
    app.update();
    app.update();
    let early = turns(&app);
    assert!(early[0] > 60.0 && early[2].abs() < 30.0, "the picture looks east and is turned back: {early:?}");
    assert!(frames_until_idle(&mut app) > 8);
    app.update();
    let at_last = turns(&app);
    assert!(
        at_last[0].abs() < 0.5 && (at_last[1] + 10.0).abs() < 0.5 && (at_last[2] + 90.0).abs() < 0.5,
        "{at_last:?}"
    );
}

#[test]
fn who_boards_goes_to_the_vehicle_and_is_seen_no_more() {
    let mut app = app_with(&[piece("a", 5), tank(30, 30)]);
    let root = app.world().resource::<Cards>().root(key("a")).expect("shown");
    let place = |app: &App| app.world().get::<Transform>(root).expect("placed").translation.truncate();
    let (start, goal) = (place(&app), spot(6).at);
    app.world_mut().write_message(Play(Step::Board { keys: vec![key("a")], onto: key("tank") }));
    app.insert_resource(Pieces { all: vec![tank(30, 30)], place_markers: vec![] });
    (0..14).for_each(|_| app.update());
    assert!(place(&app).distance(goal) < start.distance(goal));
    frames_until_idle(&mut app);
    assert_eq!(shown_at(&app, "a"), None);
}

#[test]
fn steps_for_counters_that_are_not_here_are_over_at_once() {
    let mut app = app_with(&[piece("a", 0)]);
    let face = app.world().resource::<Pieces>().all[0].face.clone();
    app.world_mut().write_message(slide("x", 5));
    app.world_mut().write_message(Play(Step::Flip { key: key("x"), face }));
    app.world_mut().write_message(Play(Step::Fall { key: key("x") }));
    app.update();
    assert!(!busy(&app));
}

#[test]
fn redraws_are_asked_for_only_while_something_moves() {
    let mut app = app_with(&[piece("a", 0)]);
    let asked = |app: &mut App| app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count();
    asked(&mut app);
    app.update();
    assert_eq!(asked(&mut app), 0);
    app.world_mut().write_message(slide("a", 1));
    app.update();
    assert!(asked(&mut app) > 0);
    frames_until_idle(&mut app);
    asked(&mut app);
    (0..3).for_each(|_| app.update());
    assert_eq!(asked(&mut app), 0);
}

#[test]
fn a_banner_ends_by_itself_or_by_a_press() {
    let banner =
        || Play(Step::Banner { title: "Rally Phase".into(), line: String::new(), dice: vec![], colour: Color::WHITE });
    let mut app = app_with(&[piece("a", 0)]);
    app.init_resource::<ButtonInput<MouseButton>>();
    app.world_mut().write_message(banner());
    let whole = frames_until_idle(&mut app);
    assert!((30..90).contains(&whole), "{whole} frames of 20 ms");
    app.world_mut().write_message(banner());
    app.update();
    app.update();
    assert!(busy(&app));
    app.world_mut().resource_mut::<ButtonInput<MouseButton>>().press(MouseButton::Left);
    assert!(frames_until_idle(&mut app) <= 2);
    let left = app.world_mut().query_filtered::<(), With<Effect>>().iter(app.world()).count();
    assert_eq!(left, 0, "nothing of it stays");
}

#[test]
fn whoever_is_led_away_is_brought_back_also_where_steps_are_skipped() {
    for skips in [false, true] {
        let mut app = app_with(&[piece("a", 0)]);
        let centre = |app: &App| app.world().resource::<View>().centre();
        // No camera glides here: it is where it is to go.
        let arrive = |app: &mut App| app.world_mut().resource_mut::<View>().jump();
        let before = centre(&app);
        for step in [Step::Keep, Step::Look { at: spot(40) }, Step::Return] {
            app.world_mut().write_message(Play(step));
        }
        app.update();
        arrive(&mut app);
        assert!(busy(&app) && centre(&app) != before, "it follows");
        if skips {
            app.world_mut().write_message(Skip);
        }
        app.update();
        arrive(&mut app);
        assert_eq!(centre(&app), before, "skipped: {skips}");
        frames_until_idle(&mut app);
    }
    // Where nothing is played nothing is followed either.
    let mut app = app_with(&[piece("a", 0)]);
    app.world_mut().resource_mut::<ViewSettings>().speed = 0.0;
    let before = app.world().resource::<View>().centre();
    for step in [Step::Keep, Step::Look { at: spot(40) }, Step::Return] {
        app.world_mut().write_message(Play(step));
    }
    app.update();
    app.world_mut().resource_mut::<View>().jump();
    assert_eq!(app.world().resource::<View>().centre(), before);
}
