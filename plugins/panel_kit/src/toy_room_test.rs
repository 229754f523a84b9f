//! The parts around the table of a game of tin soldiers, each drawn by itself: what they say, and what a click comes back as.

use crate::action_bar::{self, Actions, Item, Slot};
use crate::chance_meter::Chance;
use crate::last_action::{self, Asked, Place};
use crate::minimap::{self, SmallTable};
use crate::pictures::Picture;
use crate::question::{self, Card};
use crate::screen::waiting::Rows;
use crate::screen::{Waiter, Waiting};
use crate::sheet::{self, Followed, Print};
use crate::theme::{self, Theme};
use crate::top_bar::{self, Clicked, Decision, Phase, TopBar};
use crate::toy_test::read;
use crate::tray::{self, Counters, Group, Tray, Used};
use crate::widgets::Sign;
use crate::{Condition, Kit, Minimap, OpenPanels, Pictures, RuleBook, noted};
use bevy_egui::egui::{self, Color32, Event, PointerButton, RawInput, Rect, Ui};
use board_art::Icon;
use table::{CounterId, Side};
use tin_soldiers::END;

/// A window on fake input.
struct Room {
    ctx: egui::Context,
    time: f64,
}

impl Room {
    fn new() -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        theme::dress(&ctx, &Theme::default());
        Self { ctx, time: 0.0 }
    }

    /// Draws one frame; returns every text on it, and what came back.
    fn frame<R>(&mut self, events: Vec<Event>, draw: &impl Fn(&mut Ui, &mut Kit) -> R) -> (Vec<String>, R) {
        self.time += 0.1;
        let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..Default::default() };
        let (theme, book) = (Theme::default(), RuleBook::new("TIN-", Vec::new()));
        let (mut pictures, mut open, mut came) = (Pictures::default(), OpenPanels::default(), None);
        let output = self.ctx.clone().run_ui(input, |ui| {
            let accents = [Color32::LIGHT_RED, Color32::LIGHT_BLUE];
            let (pictures, open) = (&mut pictures, &mut open);
            let mut kit =
                Kit { theme: &theme, accents, sides: ["Red", "Blue"], plural: [false; 2], book: &book, pictures, open };
            came = Some(draw(ui, &mut kit));
        });
        let mut texts = Vec::new();
        output.shapes.iter().for_each(|clipped| read(&clipped.shape, &mut texts));
        output.drop_without_applying_deltas();
        (texts, came.expect("a frame was drawn"))
    }

    /// Draws until everything has its place.
    fn says<R>(&mut self, draw: &impl Fn(&mut Ui, &mut Kit) -> R) -> Vec<String> {
        self.frame(vec![], draw);
        self.frame(vec![], draw).0
    }

    /// Presses what is labelled so, and lets it go `by` beside it; what each frame from the first move on came to.
    fn drags<R>(&mut self, name: &str, by: egui::Vec2, draw: &impl Fn(&mut Ui, &mut Kit) -> R) -> Vec<R> {
        self.says(draw);
        noted::noted_places(&self.ctx);
        self.says(draw);
        let places = noted::noted_places(&self.ctx);
        let from = places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys())).center();
        let button = |pos, pressed| {
            let modifiers = Default::default();
            vec![Event::PointerButton { pos, button: PointerButton::Primary, pressed, modifiers }]
        };
        self.frame(vec![Event::PointerMoved(from)], draw);
        self.frame(button(from, true), draw);
        let mut events: Vec<Vec<Event>> =
            [0.5, 1.0].map(|part| vec![Event::PointerMoved(from + by * part)]).into_iter().collect();
        events.push(button(from + by, false));
        events.into_iter().map(|events| self.frame(events, draw).1).collect()
    }

    fn clicks<R>(&mut self, name: &str, draw: &impl Fn(&mut Ui, &mut Kit) -> R) -> R {
        self.drags(name, egui::Vec2::ZERO, draw).pop().expect("a frame in which it is let go")
    }
}

#[track_caller]
fn has(texts: &[String], wanted: &[&str]) {
    for wanted in wanted {
        assert!(texts.iter().any(|text| text == wanted), "{wanted:?} is not among {texts:#?}");
    }
}

fn soldier(name: &str) -> CounterId {
    name.parse().expect("an id")
}

/// A bar at the top that says what is to be decided.
fn top(ui: &mut Ui, kit: &mut Kit, words: &str) -> Option<Clicked> {
    let phase = |name, short, now| Phase { name, short, rule: END, now };
    let text = "Blue has 5 of 8".to_owned();
    let falls =
        Condition { side: Side::Second, text, parts: Vec::new(), have: 5, need: 8, holds: false, otherwise: false };
    let words = words.to_owned();
    let bar = TopBar {
        turn: 2,
        turns: 6,
        due: &[top_bar::Due { turn: 4, side: Some(Side::First), words: "Rain" }],
        phases: &[phase("Shots", "S", true), phase("Marches", "M", false)],
        initiative: None,
        passes: None,
        decision: Decision { side: Some(Side::Second), words, refused: None },
        chance: Some(Chance { now: 0.64, course: &[], about: "As a guess." }),
        conditions: &[falls],
        victory: END,
        buttons: &[top_bar::Button { sign: Sign::Letter("§"), name: "Rules", on: false }],
    };
    top_bar::show(ui, kit, &bar)
}

#[test]
fn the_bar_at_the_top_names_turn_phase_decision_and_how_near_each_side_is() {
    let draw = |ui: &mut Ui, kit: &mut Kit| top(ui, kit, "shoot, or go on");
    let mut room = Room::new();
    has(&room.says(&draw), &["TURN", "6", "Shots", "M", "Blue", "shoot, or go on", "5/8"]);
    assert_eq!(room.clicks("Victory of Blue", &draw), Some(Clicked::Victory));
    assert_eq!(room.clicks("Rules", &draw), Some(Clicked::Button(0)));
    // What comes stands at its turn, under the pointer in words.
    room.clicks("Rain", &draw);
    // Chances are shown until somebody shuts them; then there is a sign that opens them again.
    let shut = |ui: &mut Ui, kit: &mut Kit| {
        kit.open.chances = false;
        draw(ui, kit);
        kit.open.chances
    };
    has(&room.says(&draw), &["64 %"]);
    assert!(!room.says(&shut).iter().any(|text| text.contains('%')));
    assert!(room.clicks("Show the chance to win", &shut));
}

#[test]
fn a_long_sentence_takes_both_rows_of_the_bar_at_the_top() {
    let long = "shoot at one of those who are seen from here, ".repeat(3);
    let draw = |ui: &mut Ui, kit: &mut Kit| top(ui, kit, &long);
    has(&Room::new().says(&draw), &[&format!("Blue: {long}")]);
    let longer = long.repeat(3);
    has(&Room::new().says(&|ui: &mut Ui, kit: &mut Kit| top(ui, kit, &longer)), &[&longer]);
}

/// Who is asked who falls, with the card beside a point of the screen.
fn ask(ui: &mut Ui, mut kit: &mut Kit, about: egui::Pos2) -> Option<usize> {
    let free = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1000.0, 700.0));
    let card = Card { title: "Who falls?", rule: END, side: Side::First, about: &[about], others: &[] };
    let mut answer = None;
    question::show(&ui.ctx().clone(), &mut kit, &card, free, |ui, kit| {
        answer = question::buttons(ui, kit, &["Ann".to_owned(), "Bob".to_owned()]);
    });
    answer
}

#[test]
fn the_card_of_a_question_hides_nothing_of_what_it_asks_about() {
    let (above, below) = (egui::pos2(500.0, 60.0), egui::pos2(500.0, 560.0));
    let mut room = Room::new();
    let draw = |ui: &mut Ui, kit: &mut Kit| ask(ui, kit, above);
    has(&room.says(&draw), &["Who falls?", "Red", "Ann", "Bob"]);
    assert_eq!(room.clicks("Bob", &draw), Some(1));
    for about in [above, below] {
        room.says(&|ui: &mut Ui, kit: &mut Kit| ask(ui, kit, about));
        let card = egui::AreaState::load(&room.ctx, "question".into()).expect("a card").rect();
        assert!(!card.contains(about), "{card:?} hides {about:?}");
    }
}

#[test]
fn the_small_map_keeps_its_room_and_gives_way_to_a_card_that_needs_it() {
    let free = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(560.0, 430.0));
    let world = bevy::math::Rect::new(0.0, -600.0, 1000.0, 0.0);
    let painter = || -> minimap::Painter { Box::new(|| board_art::Pixmap::new(4, 4).expect("a picture")) };
    let table =
        SmallTable { key: 1, painter: &painter, world, place: 100.0, dots: Vec::new(), rings: Vec::new(), seen: None };
    let shown = |card: Option<Rect>| {
        let draw = |ui: &mut Ui, kit: &mut Kit| {
            minimap::show(&ui.ctx().clone(), kit, &mut Minimap::default(), &table, free, card);
            minimap::room(kit, world.size(), free)
        };
        let mut room = Room::new();
        room.says(&draw);
        noted::noted_places(&room.ctx);
        let width = room.frame(vec![], &draw).1;
        let area = egui::AreaState::load(&room.ctx, "small map".into()).map(|area| area.rect());
        noted::noted_places(&room.ctx).contains_key("Small map").then(|| (area.expect("an area"), width))
    };
    let (map, width) = shown(None).expect("the map");
    assert!((free.right() - map.left() - width).abs() < 1.0, "{map:?} takes {width}");
    let above = Rect::from_min_max(egui::pos2(10.0, 10.0), egui::pos2(550.0, map.top() - 5.0));
    assert_eq!(shown(Some(above)), Some((map, width)), "it stays where it is beside a card");
    assert_eq!(shown(Some(above.with_max_y(map.top() + 5.0))), None, "nothing of it shines through");
}

/// Soldiers in a tray: a square with a name.
struct Soldiers;

impl Counters<&mut Kit<'_>> for Soldiers {
    fn draw(&self, ui: &mut Ui, _kit: &mut &mut Kit<'_>, counter: CounterId) -> egui::Response {
        let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(64.0), egui::Sense::click());
        noted::note_seen(ui, counter.as_str(), rect);
        response
    }
    fn width(&self, _kit: &&mut Kit<'_>, _counter: CounterId) -> f32 {
        64.0
    }
}

#[test]
fn counters_of_the_tray_are_clicked_or_dragged_onto_the_table() {
    let free = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1000.0, 700.0));
    let draw = |ui: &mut Ui, mut kit: &mut Kit| {
        let counters = vec![soldier("ann"), soldier("bob")];
        let label = "from the box".to_owned();
        let tray = Tray {
            title: "2 to place".to_owned(),
            side: Some(Side::First),
            unfolded: true,
            hint: Some("Put them anywhere."),
            groups: vec![Group { key: "box", label, ready: true, counters, dragged: true, choose: None }],
            buttons: &[tray::Button { icon: Icon::Done, name: "Done", key: "", hint: "", ready: true }],
        };
        tray::show(&ui.ctx().clone(), &mut kit, &tray, &Soldiers, free, 700.0).1
    };
    let mut room = Room::new();
    has(&room.says(&draw), &["2 to place", "FROM THE BOX", "Put them anywhere.", "Done"]);
    assert_eq!(room.clicks("ann", &draw), Some(Used::Counter(soldier("ann"))));
    assert_eq!(room.clicks("Done", &draw), Some(Used::Button(0)));
    assert_eq!(room.clicks("Fold the tray", &draw), Some(Used::Folded(true)));
    let used = room.drags("bob", egui::vec2(500.0, 200.0), &draw);
    assert_eq!(used, [Some(Used::TakenUp(soldier("bob"))), None, None], "from there on the table has the pointer");
    assert!(!room.ctx.egui_is_using_pointer());
}

#[test]
fn who_waits_for_a_place_has_a_row_with_his_picture_in_the_tray_and_is_chosen_by_a_click() {
    let free = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1000.0, 700.0));
    let man = board_art::Figure { outfit: board_art::Outfit::M1, arm: Default::default(), posture: Default::default() };
    let base =
        board_art::Base { side: board_art::Rgb(9, 9, 9), grade: Default::default(), experience: Default::default() };
    let row = |name: &str| Waiter {
        who: soldier(name),
        picture: Picture::Figure(man, base),
        name: format!("Private {name}"),
        about: "Rifle".to_owned(),
    };
    let waiting = Waiting {
        title: crate::words::rules(),
        hint: crate::words::clear(),
        groups: vec![("Squad".to_owned(), vec![row("ann"), row("bob")]), ("Squad".to_owned(), vec![row("cid")])],
    };
    let draw = |ui: &mut Ui, kit: &mut Kit| {
        let rows = Rows { waiting: &waiting, chosen: Some(soldier("bob")) };
        rows.show(&ui.ctx().clone(), kit, Some(Side::First), free, 700.0).1
    };
    let mut room = Room::new();
    has(&room.says(&draw), &["Rules", "SQUAD", "Private ann", "Private bob", "Private cid", "Rifle"]);
    assert_eq!(room.clicks("Private cid", &draw), Some(Used::Counter(soldier("cid"))));
    let used = room.drags("Private ann", egui::vec2(500.0, 200.0), &draw);
    assert_eq!(used, [Some(Used::TakenUp(soldier("ann"))), None, None]);
}

#[test]
fn results_stand_one_after_the_other_with_what_followed() {
    let print = Print::of(|print| {
        let side = Some(Side::First);
        print.roll((sheet::Counter::blank(20.0), "Ann".into()), (&[6][..], side), "6 against 4", true);
        print.die(2, side, "it bounces", END);
        let followed = Followed { text: "Bob falls.".into(), side: Some(Side::Second), rules: vec![END] };
        print.followed(vec![followed]);
    });
    let draw = |ui: &mut Ui, kit: &mut Kit| {
        let place = Place { shown: 1, count: 2, words: "2 of 2" };
        let asked = last_action::head(ui, kit, &place);
        sheet::show(ui, kit, &print);
        asked
    };
    let mut room = Room::new();
    has(&room.says(&draw), &["2 of 2", "Ann", "6 against 4", "success", "it bounces", "Bob falls."]);
    assert_eq!(room.clicks("Result before", &draw), Some(Asked::Show(0)));
    assert_eq!(room.clicks("Put the result away", &draw), Some(Asked::PutAway));
}

fn way_to_act(name: &str) -> Item<'_> {
    Item {
        name,
        hint: "",
        means: None,
        icon: Icon::Fire,
        key: "X",
        refusal: None,
        active: false,
        main: false,
        slot: None,
    }
}

#[test]
fn a_full_action_bar_is_no_higher_than_one_row() {
    let free = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(533.0, 428.0));
    let names: Vec<String> = (0..11).map(|n| format!("A way to act {n}")).collect();
    let height = |count: usize| {
        let draw = |ui: &mut Ui, kit: &mut Kit| {
            let items: Vec<Item> = names[..count].iter().map(|name| way_to_act(name)).collect();
            let accent = kit.accent(Side::First);
            let actions = Actions { items: &items, kept: Slot::ACTING, accent };
            action_bar::show(&ui.ctx().clone(), kit, &actions, free, [56.0, 0.0]).0.expect("a bar")
        };
        let mut room = Room::new();
        room.says(&draw);
        let bar = room.frame(vec![], &draw).1;
        assert!(free.contains_rect(bar), "{bar:?}");
        bar.height()
    };
    let (full, few) = (height(11), height(3));
    assert!(full <= few && full <= crate::BOTTOM_HEIGHT, "{full} against {few}");
}
