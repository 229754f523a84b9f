//! What a click means in each aim and phase, bends, dragging, keys.

use super::*;
use bevy::prelude::{App, Messages, MinimalPlugins, MouseButton};
use desk::players::ComputersPlugin;
use desk::{DeskPlugin, GiveOrder, HandPlugin, HeldKeys, Prepared};
use measured_view::world;
use opponent::{Level, Opponent, Seat, Temper};
use perrys_heroes::Report;
use perrys_heroes::testing::{Bench, cm, id};
use perrys_heroes::values::Left;
use table_view::{Pieces, Place, Skip, Touched, Under, ViewBusy, ViewSettings};

const COMPUTER: Option<Opponent> = Some(Opponent::Thinks(Level::Recruit, Temper::Even));

/// The battle of a bench, of which a person plays the first side.
pub(crate) fn battle(bench: &Bench) -> Battle {
    let mut battle = Battle::new(bench.game(&[1; 40]).0);
    battle.seat(Seat::pair([None, COMPUTER], 3));
    battle
}

/// His card lies on the table, and more figures stand on it.
pub(crate) fn acts(figures: &str) -> Bench {
    Bench::new().position(&format!("active: (side: First, team: 0), figures: [{figures}]"))
}

/// Somebody is chosen, for this.
pub(crate) fn holds(who: &str, mode: Aim) -> Hand<PerrysHeroesWindow> {
    Hand { mode, ..Hand::of(id(who)) }
}

fn meant(battle: &Battle, hand: &Hand<PerrysHeroesWindow>, piece: Option<&str>, at: Point) -> Option<Command> {
    PerrysHeroesWindow::meant(battle, hand, piece.map(id), Some(world(at)))
}

const TWO: &str = "(id: \"us-02\", at: (90, 90), knows: [\"ge-02\"], grenades: 2, smoke_grenades: 1),
    (id: \"us-03\", at: (93, 93)), (id: \"ge-02\", at: (90, 60), located: true), (id: \"ge-03\", at: (100, 60))";

#[test]
fn a_click_on_a_place_goes_there_by_the_gait_of_the_posture() {
    for (posture, gait) in [("Standing", Gait::Walk), ("Crouched", Gait::Crouch), ("Prone", Gait::Crawl)] {
        let battle = battle(&acts(&format!("(id: \"us-02\", at: (90, 90), posture: {posture})")));
        let to = cm(91.0, 93.0);
        let order = meant(&battle, &holds("us-02", Aim::Plain), None, to);
        assert_eq!(order, Some(Command::Move { unit: id("us-02"), gait, way: vec![to] }));
    }
    let battle = battle(&acts(TWO));
    let run = meant(&battle, &holds("us-02", Aim::Go(Gait::Run)), None, cm(90.0, 78.0));
    assert_eq!(run, Some(Command::Move { unit: id("us-02"), gait: Gait::Run, way: vec![cm(90.0, 78.0)] }));
}

#[test]
fn a_click_on_an_enemy_fires_at_who_is_known_and_locates_who_is_not() {
    let battle = battle(&acts(TWO));
    let (unit, hand) = (id("us-02"), holds("us-02", Aim::Plain));
    let fire = Command::Fire { unit, at: id("ge-02"), with: None, burst: false };
    assert_eq!(meant(&battle, &hand, Some("ge-02"), cm(90.0, 60.0)), Some(fire));
    let locate = Command::Locate { unit, at: id("ge-03"), optics: false };
    assert_eq!(meant(&battle, &hand, Some("ge-03"), cm(100.0, 60.0)), Some(locate));
}

#[test]
fn a_click_on_an_enemy_in_contact_strikes_him() {
    let both = "(id: \"us-02\", at: (90, 90), knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 87.5), located: true)";
    let battle = battle(&acts(both));
    let order = meant(&battle, &holds("us-02", Aim::Plain), Some("ge-02"), cm(90.0, 87.5));
    assert_eq!(order, Some(Command::Melee { unit: id("us-02"), at: id("ge-02"), with: None }));
}

#[test]
fn each_aim_means_its_own_order() {
    let battle = battle(&acts(TWO));
    let unit = id("us-02");
    let (enemy, friend, place) = (Some("ge-02"), Some("us-03"), cm(90.0, 80.0));
    let of = |aim: Aim, piece: Option<&str>| meant(&battle, &holds("us-02", aim), piece, place);
    let at = id("ge-02");
    let middle = cm(90.0, 60.0);
    let all = [
        (
            Aim::Fire { with: Some(Arm::Light), burst: true },
            enemy,
            Command::Fire { unit, at, with: Some(Arm::Light), burst: true },
        ),
        (Aim::Locate { optics: true }, enemy, Command::Locate { unit, at, optics: true }),
        (Aim::Melee(Some(Blow::Blade)), enemy, Command::Melee { unit, at, with: Some(Blow::Blade) }),
        (Aim::Throw { smoke: true }, None, Command::Throw { unit, at: place, smoke: true }),
        (Aim::Throw { smoke: false }, enemy, Command::Throw { unit, at: middle, smoke: false }),
        (Aim::RifleGrenade, enemy, Command::RifleGrenade { unit, at: middle }),
        (Aim::Tell(By::Voice), friend, Command::Tell { unit, to: id("us-03"), by: By::Voice }),
        (Aim::Heal, friend, Command::Heal { unit, at: id("us-03") }),
        (Aim::Face, None, Command::Face { unit, to: Heading::NORTH }),
    ];
    for (aim, piece, order) in all {
        assert_eq!(of(aim, piece), Some(order), "{aim:?}");
    }
    for aim in [Aim::Fire { with: None, burst: false }, Aim::Locate { optics: false }, Aim::Melee(None)] {
        assert_eq!(of(aim, None), None, "{aim:?} needs somebody");
    }
    for aim in [Aim::Look, Aim::Ruler, Aim::Knowledge] {
        assert_eq!(of(aim, enemy), None, "{aim:?} only looks");
    }
}

#[test]
fn in_the_set_up_a_click_places_and_a_second_one_moves_whom_it_has_placed() {
    let mut battle = battle(&Bench::new().scenario("dealt: false, wind: 7"));
    let at = cm(60.0, 115.0);
    let order = meant(&battle, &holds("us-02", Aim::Plain), None, at).expect("an order");
    let stands = Some(Posture::Standing);
    let place = Command::Place { unit: id("us-02"), at, facing: None, posture: stands, concealed: false };
    assert_eq!(order, place);
    battle.judge(&order).expect("a lawful place");
    let low = Aim::Place { posture: Posture::Prone, concealed: false };
    let order = meant(&battle, &holds("us-02", low), None, at);
    assert!(matches!(order, Some(Command::Place { posture: Some(Posture::Prone), .. })));
    battle.give(&order.expect("an order")).expect("a lawful place");
    let (posture, facing) = (Some(Posture::Prone), Some(Heading::NORTH));
    let to = cm(70.0, 112.0);
    let moved = Command::Place { unit: id("us-02"), at: to, facing, posture, concealed: false };
    assert_eq!(meant(&battle, &holds("us-02", Aim::Plain), None, to), Some(moved), "as he lies");
    let turned = Command::Place { unit: id("us-02"), at, facing: Some(Heading::EAST), posture, concealed: false };
    assert_eq!(meant(&battle, &holds("us-02", Aim::Face), None, cm(65.0, 115.0)), Some(turned));
}

#[test]
fn ph_7_14_04_who_is_asked_from_alert_answers_with_a_click_on_the_enemy() {
    let bench = Bench::new().position(
        "active: (side: Second, team: 0), figures: [
            (id: \"us-02\", at: (90, 100), alert: true, answer: Ask, located: true, knows: [\"ge-02\"]),
            (id: \"ge-02\", at: (90, 60), located: true, knows: [\"us-02\"])]",
    );
    let mut battle = battle(&bench);
    let goes = Command::Move { unit: id("ge-02"), gait: Gait::Walk, way: vec![cm(95.0, 60.0)] };
    battle.give(&goes).expect("a lawful move");
    assert!(battle.person_decides(), "he is asked");
    let shot = meant(&battle, &holds("us-02", Aim::Plain), Some("ge-02"), cm(90.0, 60.0));
    assert_eq!(shot, Some(Command::AlertShot { unit: id("us-02"), at: id("ge-02"), burst: false, gun: None }));
    battle.judge(&shot.expect("a shot")).expect("a lawful shot");
    assert_eq!(meant(&battle, &holds("us-02", Aim::Plain), None, cm(90.0, 95.0)), None, "nobody moves now");
}

#[test]
fn ph_7_16_03_a_way_that_is_too_long_is_caught_at_the_limit() {
    let battle = battle(&acts(TWO));
    let order = meant(&battle, &holds("us-02", Aim::Plain), None, cm(30.0, 90.0)).expect("an order");
    let Ok(Report::Move(report)) = battle.judge(&order) else { panic!("it is lawful: {order:?}") };
    assert!(report.room_left <= 10 && report.leaves == Left::No, "as far as he comes: {}", report.length);
    assert_eq!(report.way.last().map(|at| at.y), Some(9000), "on the line to where is pointed at");
}

#[test]
fn bends_are_set_gone_over_and_taken_back() {
    let battle = battle(&acts(TWO));
    let mut hand = holds("us-02", Aim::Plain);
    let (one, two, end) = (cm(87.0, 90.0), cm(87.0, 92.0), cm(89.0, 92.5));
    for at in [one, two] {
        hand.mode = PerrysHeroesWindow::bent(&battle, &hand, world(at)).expect("a bend");
    }
    let way = vec![one, two, end];
    let order = meant(&battle, &hand, None, end);
    assert_eq!(order, Some(Command::Move { unit: id("us-02"), gait: Gait::Walk, way }));
    hand.put_back();
    assert_eq!(hand.mode.bends().points(), [one]);
    hand.put_back();
    assert_eq!(hand.mode, Aim::Go(Gait::Walk));
    hand.put_back();
    assert_eq!((hand.mode, hand.who), (Aim::Plain, Some(id("us-02"))));
    hand.put_back();
    assert_eq!(hand.who, None);
}

#[test]
fn a_way_goes_round_what_is_in_the_way_by_itself_and_straight_with_alt() {
    let house = "(kind: \"river\", shape: Area([(88, 85), (92, 85), (92, 88), (88, 88)])),";
    let battle = battle(&acts("(id: \"us-02\", at: (90, 90.5))").pieces(house));
    let mut hand = holds("us-02", Aim::Go(Gait::Run));
    let to = cm(90.0, 83.0);
    let Some(Command::Move { way, .. }) = meant(&battle, &hand, None, to) else { panic!("a move") };
    assert!(way.len() > 1 && way.last() == Some(&to), "round it: {way:?}");
    hand.held = HeldKeys { straight: true, loose: false };
    let Some(Command::Move { way, .. }) = meant(&battle, &hand, None, to) else { panic!("a move") };
    assert!(way.len() == 1 && way[0].y > to.y, "as far as it is open: {way:?}");
}

#[test]
fn near_cover_the_place_behind_it_is_meant_unless_ctrl_is_held() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(80, 85), (100, 85)], thickness: 1)),";
    let battle = battle(&acts("(id: \"us-02\", at: (90, 92))").pieces(wall));
    let field = battle.table().field;
    let post = field
        .posts
        .iter()
        .find(|post| post.behind.is_some() && post.at.y > 8500 && post.at.within(cm(90.0, 87.0), 400));
    let post = post.expect("a place behind the wall").at;
    let near = Point::new(post.x + 40, post.y + 30);
    let mut hand = holds("us-02", Aim::Plain);
    let end = |hand: &Hand<PerrysHeroesWindow>| match meant(&battle, hand, None, near) {
        Some(Command::Move { way, .. }) => way.last().copied(),
        other => panic!("{other:?}"),
    };
    assert_eq!(end(&hand), Some(post));
    hand.held = HeldKeys { straight: false, loose: true };
    assert_eq!(end(&hand), Some(near));
}

#[test]
fn keys_change_the_pace_and_what_is_looked_at() {
    let battle = battle(&acts(TWO));
    let hand = holds("us-02", Aim::Plain);
    let key = |hand: &Hand<PerrysHeroesWindow>, key| of_key(&battle, hand, None, key);
    assert_eq!(key(&hand, DeskKey::Pace), Some(Aim::Go(Gait::Run)));
    assert_eq!(key(&holds("us-02", Aim::Go(Gait::Run)), DeskKey::Pace), Some(Aim::Go(Gait::Walk)));
    assert_eq!(key(&hand, DeskKey::Ruler), Some(Aim::Ruler));
    assert_eq!(key(&holds("us-02", Aim::RulerFrom(cm(1.0, 1.0))), DeskKey::Ruler), Some(Aim::Plain));
    assert_eq!(key(&hand, DeskKey::Knowledge), Some(Aim::Knowledge));
    let way = Command::Move { unit: id("us-02"), gait: Gait::Walk, way: vec![cm(90.0, 85.0)] };
    let from = Viewer { at: cm(90.0, 85.0), posture: Posture::Standing };
    assert_eq!(of_key(&battle, &hand, Some(&way), DeskKey::SightTool), Some(Aim::LookFrom(from)));
    assert_eq!(key(&hand, DeskKey::SightTool), Some(Aim::Look));
    assert_eq!(key(&holds("us-02", Aim::Look), DeskKey::SightTool), Some(Aim::Plain));
}

/// The desk with a hand on its table.
pub(crate) fn desk(bench: &Bench) -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        DeskPlugin::<PerrysHeroesWindow>::default(),
        ComputersPlugin::<PerrysHeroesWindow>::default(),
        HandPlugin::<PerrysHeroesWindow>::default(),
        crate::drag::plugin,
        crate::overlays::plugin,
    ))
    .init_resource::<ViewBusy>()
    .init_resource::<ViewSettings>()
    .init_resource::<Under>()
    .init_resource::<Pieces>()
    .init_resource::<table_view::Marks>()
    .add_message::<Touched>()
    .add_message::<Skip>()
    // The test gives the orders of both.
    .insert_resource(desk::players::Held(true))
    .insert_resource(battle(bench));
    app.update();
    app.update();
    app
}

pub(crate) fn points(app: &mut App, piece: Option<&str>, at: Point) -> Under {
    let card = piece.map(|piece| (id(piece), Place { key: 0, storey: 0, at: world(at) }));
    let under = Under { at: Some(world(at)), card, ..Under::default() };
    *app.world_mut().resource_mut::<Under>() = under.clone();
    app.update();
    under
}

pub(crate) fn clicks(app: &mut App, piece: Option<&str>, at: Point, button: MouseButton, add: bool) {
    let under = points(app, piece, at);
    app.world_mut().write_message(Touched::Clicked { under, button, add, double: false, screen: Vec2::ZERO });
    app.update();
    app.update();
}

pub(crate) fn in_hand(app: &App) -> Hand<PerrysHeroesWindow> {
    app.world().resource::<Hand<PerrysHeroesWindow>>().clone()
}

fn stands(app: &App, who: &str) -> Option<Point> {
    app.world().resource::<Battle>().table().figure(id(who)).and_then(|figure| figure.at)
}

#[test]
fn two_clicks_move_and_dragging_to_the_same_place_does_the_same() {
    let (from, to) = (cm(90.0, 90.0), cm(85.0, 92.0));
    let mut clicked = desk(&acts(TWO));
    clicks(&mut clicked, Some("us-02"), from, MouseButton::Left, false);
    clicks(&mut clicked, None, to, MouseButton::Left, false);
    let mut dragged = desk(&acts(TWO));
    assert!(dragged.world().resource::<ViewSettings>().draggable.has(id("us-02")));
    assert!(!dragged.world().resource::<ViewSettings>().draggable.has(id("ge-02")));
    let touch = Touched::Dragged { piece: id("us-02"), to: world(to), onto: None, screen: Vec2::ZERO };
    dragged.world_mut().write_message(touch);
    dragged.update();
    dragged.update();
    for app in [&clicked, &dragged] {
        assert_eq!(stands(app, "us-02"), Some(to));
        assert_eq!(in_hand(app).who, Some(id("us-02")));
    }
    let touch = Touched::Dragged { piece: id("ge-02"), to: world(to), onto: None, screen: Vec2::ZERO };
    dragged.world_mut().write_message(touch);
    dragged.update();
    assert_eq!(in_hand(&dragged).who, Some(id("us-02")), "nobody drags an enemy");
}

#[test]
fn shift_and_a_click_bends_the_right_button_takes_it_back_then_the_aim_then_the_figure() {
    let mut app = desk(&acts(TWO));
    clicks(&mut app, Some("us-02"), cm(90.0, 90.0), MouseButton::Left, false);
    let (bend, end) = (cm(87.0, 90.0), cm(87.0, 92.0));
    clicks(&mut app, None, bend, MouseButton::Left, true);
    assert_eq!(in_hand(&app).mode.bends().points(), [bend]);
    points(&mut app, None, end);
    let way = vec![bend, end];
    let goes = Command::Move { unit: id("us-02"), gait: Gait::Walk, way };
    assert_eq!(app.world().resource::<Prepared<Command>>().orders, [goes]);
    for left in [Aim::Go(Gait::Walk), Aim::Plain] {
        clicks(&mut app, None, end, MouseButton::Right, false);
        assert_eq!((in_hand(&app).mode, in_hand(&app).who), (left, Some(id("us-02"))));
    }
    clicks(&mut app, None, end, MouseButton::Right, false);
    assert_eq!(in_hand(&app), Hand::default());
    assert_eq!(stands(&app, "us-02"), Some(cm(90.0, 90.0)), "nobody has moved");
}

#[test]
fn an_order_that_is_refused_is_not_given_and_says_why() {
    let mut app = desk(&acts(TWO));
    clicks(&mut app, Some("us-02"), cm(90.0, 90.0), MouseButton::Left, false);
    app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = Aim::Throw { smoke: false };
    clicks(&mut app, None, cm(20.0, 20.0), MouseButton::Left, false);
    assert_eq!(in_hand(&app).refused.map(|refused| refused.rule.0), Some("PH-7.12-01"));
    assert!(app.world().resource::<Messages<GiveOrder<Command>>>().is_empty());
}

#[test]
fn while_a_figure_hangs_on_the_pointer_the_way_to_there_is_prepared() {
    let mut app = desk(&acts(TWO));
    app.insert_resource(table_view::Carried(Some(id("us-02"))));
    let to = cm(86.0, 92.0);
    points(&mut app, None, to);
    let goes = Command::Move { unit: id("us-02"), gait: Gait::Walk, way: vec![to] };
    assert_eq!(app.world().resource::<Prepared<Command>>().orders, [goes]);
    // Over a friend, whom a click would choose, who is dragged comes as near as he may.
    points(&mut app, Some("us-03"), cm(93.0, 93.0));
    let near = app.world().resource::<Prepared<Command>>().orders.clone();
    assert!(matches!(near[..], [Command::Move { .. }]), "{near:?}");
    app.insert_resource(table_view::Carried(None));
    points(&mut app, Some("us-03"), cm(93.0, 93.0));
    assert!(app.world().resource::<Prepared<Command>>().orders.is_empty());
    app.insert_resource(table_view::Carried(Some(id("ge-02"))));
    points(&mut app, None, to);
    assert_eq!(in_hand(&app).who, Some(id("us-02")), "nobody takes up an enemy");
}

#[test]
fn in_the_set_up_all_of_the_own_side_may_be_dragged_and_letting_go_places() {
    let mut app = desk(&Bench::new().scenario("dealt: false, wind: 7"));
    let (one, two) = (cm(60.0, 115.0), cm(70.0, 112.0));
    for to in [one, two] {
        assert!(app.world().resource::<ViewSettings>().draggable.has(id("us-02")));
        let touch = Touched::Dragged { piece: id("us-02"), to: world(to), onto: None, screen: Vec2::ZERO };
        app.world_mut().write_message(touch);
        app.update();
        app.update();
        assert_eq!(stands(&app, "us-02"), Some(to));
    }
}

/// The first side places its six men, who may begin concealed.
pub(crate) fn sets_up() -> Bench {
    Bench::new().scenario("dealt: false, wind: 7, concealment: true")
}

fn to_place(app: &App) -> Option<Vec<CounterId>> {
    PerrysHeroesWindow::to_place(app.world().resource::<Battle>())
}

#[test]
fn ph_5_1_01_once_a_man_is_placed_the_next_who_is_not_is_chosen_by_himself() {
    let mut app = desk(&sets_up());
    let all = ["us-01", "us-02", "us-03", "us-04", "us-05", "us-06"];
    assert_eq!(to_place(&app), Some(all.map(id).into()));
    *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = holds("us-03", Aim::Plain);
    // After the last one of the list comes the first.
    for (n, who) in ["us-03", "us-04", "us-05", "us-06", "us-01", "us-02"].into_iter().enumerate() {
        assert_eq!(in_hand(&app).who, Some(id(who)));
        clicks(&mut app, None, cm(40.0 + 5.0 * n as f64, 110.0), MouseButton::Left, false);
        assert!(stands(&app, who).is_some());
    }
    assert_eq!((to_place(&app), in_hand(&app).who), (Some(Vec::new()), Some(id("us-02"))), "the last one stays");
    // Who stands on the table is moved, and nobody else is chosen.
    clicks(&mut app, Some("us-05"), cm(50.0, 110.0), MouseButton::Left, false);
    clicks(&mut app, None, cm(50.0, 115.0), MouseButton::Left, false);
    assert_eq!((stands(&app, "us-05"), in_hand(&app).who), (Some(cm(50.0, 115.0)), Some(id("us-05"))));
    app.world_mut().resource_mut::<Battle>().give(&Command::SetUpDone).expect("all are placed");
    app.update();
    assert_eq!(to_place(&app), None, "the other side is not ours to place");
}

#[test]
fn how_men_were_placed_is_forgotten_once_the_battle_has_begun() {
    let battle = battle(&acts(TWO));
    let low = holds("us-02", Aim::Place { posture: Posture::Prone, concealed: true });
    let of = |hand: &Hand<PerrysHeroesWindow>, piece, at| meant(&battle, hand, piece, at);
    for (piece, at) in [(None, cm(91.0, 93.0)), (Some("ge-02"), cm(90.0, 60.0))] {
        assert_eq!(of(&low, piece, at), of(&holds("us-02", Aim::Plain), piece, at));
    }
}

#[test]
fn ph_5_1_01_outside_of_the_zone_nobody_is_placed_and_he_stays_in_the_hand() {
    let mut app = desk(&sets_up());
    *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = holds("us-01", Aim::Plain);
    clicks(&mut app, None, cm(60.0, 60.0), MouseButton::Left, false);
    let hand = in_hand(&app);
    assert_eq!((hand.who, hand.refused.map(|why| why.rule.0)), (Some(id("us-01")), Some("PH-5.1-01")));
    assert_eq!(stands(&app, "us-01"), None);
}

#[test]
fn ph_3_4_05_how_a_man_begins_stays_for_the_next_until_it_is_put_back() {
    let mut app = desk(&sets_up());
    let low = Aim::Place { posture: Posture::Prone, concealed: true };
    *app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>() = holds("us-01", low);
    let now = |app: &App, who: &str| {
        let figure = app.world().resource::<Battle>().table().figure(id(who)).expect("a figure");
        (figure.at.is_some(), figure.posture, figure.concealed)
    };
    for (who, at) in [("us-01", cm(60.0, 110.0)), ("us-02", cm(66.0, 110.0))] {
        assert_eq!((in_hand(&app).who, in_hand(&app).mode), (Some(id(who)), low));
        clicks(&mut app, None, at, MouseButton::Left, false);
        assert_eq!(now(&app, who), (true, Posture::Prone, true));
    }
    let pieces = app.world().resource::<Pieces>().clone();
    assert!(pieces.all.iter().all(|piece| piece.spent), "they are on the own map alone");
    clicks(&mut app, None, cm(60.0, 116.0), MouseButton::Right, false);
    assert_eq!((in_hand(&app).who, in_hand(&app).mode), (Some(id("us-03")), Aim::Plain));
    clicks(&mut app, None, cm(72.0, 110.0), MouseButton::Left, false);
    assert_eq!(now(&app, "us-03"), (true, Posture::Standing, false));
    // Who is on the table is moved as he is, whatever the next one is told.
    let battle = app.world().resource::<Battle>();
    let to = cm(60.0, 116.0);
    let (facing, posture) = (Some(Heading::NORTH), Some(Posture::Standing));
    let moved = Command::Place { unit: id("us-03"), at: to, facing, posture, concealed: false };
    assert_eq!(meant(battle, &holds("us-03", low), None, to), Some(moved));
}

/// A sergeant with a radio operator beside him, and artillery of both kinds.
pub(crate) fn observers(position: &str) -> Bench {
    let men = "(name: \"Team\", men: [(name: \"Sergeant\", grade: Nco, weapon: \"thompson\"), (name: \"Radio\", speciality: Radio)])";
    Bench::new().teams(Side::First, men).artillery(Side::First, "Mortar, Guns").position(&format!(
        "turn: 3, active: (side: First, team: 0), {position} figures: [
            (id: \"us-01\", at: (90, 100)), (id: \"us-02\", at: (94, 100)), (id: \"ge-02\", at: (86, 45), located: true)]"
    ))
}

#[test]
fn ph_7_8_01_a_click_calls_for_fire_by_the_nearest_radio() {
    let battle = battle(&observers(""));
    let mode = Aim::Call { support: 1, mission: Mission::Smoke };
    let (place, middle) = (cm(60.0, 40.0), cm(86.0, 45.0));
    let call =
        |at| Command::CallFire { unit: id("us-01"), radio: id("us-02"), support: 1, at, mission: Mission::Smoke };
    assert_eq!(meant(&battle, &holds("us-01", mode), None, place), Some(call(place)));
    assert_eq!(meant(&battle, &holds("us-01", mode), Some("ge-02"), place), Some(call(middle)), "his hex");
    assert!(battle.judge(&call(place)).is_ok());
}

#[test]
fn ph_5_1_02_clicks_in_the_set_up_register_hexes_and_take_them_back() {
    let bench = Bench::new().artillery(Side::First, "Mortar, Guns").scenario("dealt: false, wind: 7");
    let mut battle = Battle::new(bench.game(&[1; 40]).0);
    battle.seat(Seat::pair([None, COMPUTER], 3));
    let clicks = |battle: &mut Battle, support: u8, at: Point| {
        let hand = holds("us-01", Aim::Register(support));
        let order = meant(battle, &hand, None, at).expect("an order");
        battle.give(&order).expect("lawful");
        let table = battle.table();
        table.battle.support(Side::First, support).expect("bought").registered.to_vec()
    };
    let hex = |at: Point| measured_table::shapes::TacticalHex::at(Point::default(), at);
    let [one, two, three, four] = [(20.0, 20.0), (50.0, 20.0), (80.0, 20.0), (110.0, 0.1)].map(|(x, y)| cm(x, y));
    assert_eq!(clicks(&mut battle, 0, one), [hex(one)]);
    assert_eq!(clicks(&mut battle, 0, two), [hex(two)], "mortars have one");
    assert_eq!(clicks(&mut battle, 0, two), [], "and it is taken back");
    for (at, then) in [(one, vec![one]), (two, vec![one, two]), (three, vec![one, two, three])] {
        assert_eq!(clicks(&mut battle, 1, at), then.into_iter().map(hex).collect::<Vec<_>>());
    }
    assert_eq!(clicks(&mut battle, 1, four), [two, three, four].map(hex), "of too many the first one goes");
}
