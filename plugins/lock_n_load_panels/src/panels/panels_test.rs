//! Draws every panel on fake input, without a window, and reads what is printed.

use super::*;
use crate::model::{Does, LogLine, Topic};
use crate::rig::{self, OPEN};
use board_view::ViewBusy;
use egui::{Event as Input, PointerButton, RawInput, Rect, Shape};
use hex_board::Place;
use lock_n_load::testing::{self, OPERATIONS_FIRST, RALLY_FIRST};
use lock_n_load::{Event, Phase};

const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "mg", weapon: "m1919a6")]),
    (id: "b", unit: "us_parachute_squad", at: "A2"), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "german_leader", name: "Lt Kern", at: "D2"),
    (id: "z", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

/// A battle with an egui context, without a window.
struct Screen {
    rig: rig::Screen,
    ctx: egui::Context,
    open: OpenPanels,
    wishes: Vec<Wish>,
    pictures: Pictures,
    minimap: Minimap,
    time: f64,
    size: egui::Vec2,
}

impl std::ops::Deref for Screen {
    type Target = rig::Screen;
    fn deref(&self) -> &rig::Screen {
        &self.rig
    }
}

impl std::ops::DerefMut for Screen {
    fn deref_mut(&mut self) -> &mut rig::Screen {
        &mut self.rig
    }
}

impl Screen {
    fn new(first: &str, second: &str, start: &str, dice: &[u8]) -> Self {
        Self::of(&testing::scenario_text(OPEN, "", first, second, start, ""), dice)
    }
    fn of(scenario: &str, dice: &[u8]) -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        theme::dress(&ctx, &Theme::default());
        Self {
            rig: rig::Screen::of(testing::Battle::from_text(scenario, dice)),
            ctx,
            open: OpenPanels::default(),
            wishes: Vec::new(),
            pictures: Pictures::default(),
            minimap: Minimap::default(),
            time: 0.0,
            size: egui::vec2(1280.0, 720.0),
        }
    }
    /// Clicks a hex with the pointer over it.
    fn click(&mut self, place: &str) {
        self.rig.hover(place);
        self.rig.click(place);
    }
    fn act(&mut self, name: &str) {
        self.rig.press(name);
    }
    /// Draws one frame with this input; returns every text on it.
    fn frame(&mut self, events: Vec<Input>) -> Vec<String> {
        // Shorter than the longest click.
        self.time += 0.1;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(egui::Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..Default::default()
        };
        let keys = key_names_of(None);
        let world = self.rig.app.world();
        let theme = Theme::default();
        let battle = world.resource::<Battle>();
        let (open, wishes, pictures, minimap) =
            (&mut self.open, &mut self.wishes, &mut self.pictures, &mut self.minimap);
        let output = self.ctx.run_ui(input, |ui| {
            let mut panels = Panels {
                battle,
                selection: world.resource(),
                preview: world.resource(),
                results: world.resource(),
                busy: world.resource::<ViewBusy>().0,
                actions: world.resource(),
                menu: *world.resource(),
                log: world.resource(),
                sentence: world.resource(),
                tray: world.resource(),
                hover: world.resource(),
                sight_tool: world.resource::<Tools>().sight,
                sight_from: world.resource::<Tools>().from,
                view: None,
                style: CounterStyle::Pictures,
                keys: &keys,
                theme: &theme,
                accents: theme.accents(battle),
                pictures,
                minimap,
                open,
                wishes,
            };
            draw(ui, &mut panels);
        });
        let mut texts = Vec::new();
        for clipped in &output.shapes {
            read(&clipped.shape, &mut texts);
        }
        output.drop_without_applying_deltas();
        texts
    }
    /// Draws until sizes have settled; returns every text.
    fn draw(&mut self) -> Vec<String> {
        self.frame(vec![]);
        self.frame(vec![])
    }
    /// Clicks the button with this name with a pointer; returns what it wanted.
    fn press(&mut self, name: &str) -> Vec<Wish> {
        noted_places(&self.ctx);
        self.draw();
        let places = noted_places(&self.ctx);
        let at = places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys())).center();
        self.wishes.clear();
        let button = |pressed| Input::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Default::default(),
        };
        self.frame(vec![Input::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        std::mem::take(&mut self.wishes)
    }
}

fn read(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, texts)),
        _ => {}
    }
}

#[track_caller]
fn has(texts: &[String], wanted: &str) {
    assert!(texts.iter().any(|text| text.contains(wanted)), "{wanted:?} is not among {texts:#?}");
}

/// Two squads, a gun and a leader aim at a squad and its leader.
fn aiming() -> Screen {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[5, 1, 6, 6, 6, 6, 6, 6]);
    screen.click("A2");
    screen.act("Fire");
    screen.click("D2");
    screen
}

fn preview(screen: &Screen) -> crate::model::FirePreview {
    match screen.get::<Preview>() {
        Preview::Fire(fire) => (**fire).clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_fire_panel_prints_the_totals_and_the_odds_of_the_report() {
    let mut screen = aiming();
    let fire = preview(&screen);
    // High enough that nothing has to be scrolled to.
    screen.size.y = 1100.0;
    let texts = screen.draw();
    has(&texts, &format!("{} + 1d6", fire.report.attack_total));
    for line in &fire.report.attack {
        has(&texts, &words::value(line));
        has(&texts, words::rule_number(line.rule));
    }
    for target in &fire.report.targets {
        has(&texts, &format!("{} against {}", target.attack_total, target.defence_total));
        has(&texts, &words::signed(target.margin));
    }
    for odds in &fire.odds.units {
        for part in [odds.no_effect, odds.shaken, odds.reduced, odds.eliminated] {
            if part > 0 {
                has(&texts, &words::percent(part, fire.odds.out_of));
            }
        }
    }
}

#[test]
fn the_fire_button_of_the_panel_confirms_and_cancel_cancels() {
    let mut screen = aiming();
    assert_eq!(screen.press("Cancel"), [Wish::Perform(Does::Cancel)]);
    assert_eq!(screen.press("Open fire"), [Wish::Perform(Does::Confirm)]);
}

#[test]
fn after_the_throw_every_check_stands_in_a_line_with_its_result() {
    let mut screen = aiming();
    screen.send(Perform(Does::Confirm));
    assert!(!screen.draw().iter().any(|text| text == "RESULT"), "the dice on the map come first");
    screen.app.update();
    let events = screen.get::<Results>().card().expect("a result").events.clone();
    let texts = screen.draw();
    let mut checks = 0;
    for event in &events {
        match event {
            Event::DamageChecked { total, morale, result, lines, .. } => {
                checks += 1;
                has(&texts, &format!("= {total} against morale {morale}"));
                has(&texts, words::result(*result));
                for line in lines {
                    has(&texts, &words::line(&screen.get::<Battle>().table(), line));
                    has(&texts, words::rule_number(line.rule));
                }
            }
            Event::FireResolved { targets, attack, .. } => {
                let table = screen.get::<Battle>().table();
                let each = targets.iter().flat_map(|target| target.attack.iter().chain(&target.defence));
                for line in attack.iter().chain(each) {
                    has(&texts, &words::line(&table, line));
                    has(&texts, &words::value(line));
                }
                for target in targets {
                    has(&texts, &format!("{} against {}", target.attack_total, target.defence_total));
                }
            }
            _ => {}
        }
    }
    assert_eq!(checks, 2, "{events:#?}");
}

#[test]
fn every_window_opens_in_every_state_of_a_battle() {
    let set_up =
        testing::scenario_text(OPEN, "", r#"(id: "a", unit: "us_parachute_squad", zone: "west")"#, GERMANS, "", "")
            .replacen(
                "formation: \"us_parachute\",",
                "formation: \"us_parachute\", zones: [(id: \"west\", hexes: [\"A1\", \"A2\"])],",
                1,
            );
    let shaken = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2")"#;
    let locked = testing::scenario_text(OPEN, "", US, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut moving = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    moving.click("A2");
    moving.act("Move");
    moving.click("C2");
    moving.click("C2");
    let mut path = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    path.click("A2");
    path.act("Move");
    let mut rally = Screen::new(shaken, GERMANS, RALLY_FIRST, &[]);
    rally.click("A2");
    let screens = [
        ("set up", Screen::of(&set_up, &[]), "Set-up: US"),
        ("aiming", aiming(), "Open fire"),
        ("asked", moving, "Opportunity Fire?"),
        ("path", path, "Move"),
        ("rally", rally, "Rally"),
        ("melee", Screen::of(&locked, &[]), "Operations"),
    ];
    for (name, mut screen, wanted) in screens {
        screen.open.log = true;
        screen.open.rules = true;
        screen.open.dice = true;
        screen.send(Choose::Unit("a".parse().expect("an id")));
        let texts = screen.draw();
        assert!(texts.iter().any(|text| text.contains(wanted)), "{name}: {texts:#?}");
        has(&texts, "Dice");
        assert!(!texts.iter().any(|text| text.contains("LNL-")), "rules have one form of number: {texts:#?}");
    }
}

#[test]
fn the_question_of_opportunity_fire_is_answered_with_its_buttons() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.act("Move");
    screen.click("C2");
    screen.click("C2");
    let fire = preview(&screen);
    let texts = screen.draw();
    has(&texts, &format!("{} + 1d6", fire.report.attack_total));
    screen.open.side = false;
    let texts = screen.draw();
    has(&texts, &format!("attack {} + 1d6", fire.report.attack_total));
    assert_eq!(screen.press("Hold for this move"), [Wish::Order(Command::HoldFireForMove)]);
}

#[test]
fn the_log_shows_one_turn_or_all_and_leads_to_the_hex() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let place: Place = "D2".parse().expect("a hex");
    let line = |text: &str, turn| LogLine {
        text: text.into(),
        dice: vec![3],
        rules: vec![RuleId("LNL-5.0-06")],
        place: Some(place),
        turn,
        entry: 0,
        side: Some(Side::First),
        heading: false,
        detail: false,
        topic: if turn == 1 { Topic::Fire } else { Topic::Movement },
    };
    let lines = vec![line("old shots", 1), line("new shots", 2)];
    screen.app.world_mut().resource_mut::<Log>().lines = lines;
    screen.open.log = true;
    let texts = screen.draw();
    has(&texts, "old shots");
    has(&texts, "5.0-06");
    screen.open.log_turn = Some(2);
    let texts = screen.draw();
    has(&texts, "new shots");
    assert!(!texts.iter().any(|text| text.contains("old shots")));
    screen.open.log_turn = None;
    screen.press("Log: movement");
    let texts = screen.draw();
    has(&texts, "old shots");
    assert!(!texts.iter().any(|text| text.contains("new shots")), "this kind is left out");
}

#[test]
fn the_end_shows_losses_and_leads_to_the_menu() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.app.world_mut().resource_mut::<Sentence>().outcome = Some((Some(Side::First), "control of D2".into()));
    let texts = screen.draw();
    has(&texts, "US has won");
    has(&texts, "Still on the map");
    assert_eq!(screen.press("Back to the menu"), [Wish::ToMenu]);
    screen.press("Look at the board");
    assert!(!screen.open.result);
    assert!(!screen.draw().iter().any(|text| text.contains("has won")));
}

#[test]
fn a_forbidden_action_is_shown_and_cannot_be_pressed() {
    let tired = r#"(id: "a", unit: "us_parachute_squad", at: "A2", markers: [Moved]),
        (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    assert!(screen.get::<Actions>().0.iter().any(|action| action.name == "Fire" && action.refusal.is_some()));
    has(&screen.draw(), "Fire");
    assert!(!noted_places(&screen.ctx).contains_key("Fire"), "there is nothing to press");
}

#[test]
fn the_top_bar_names_turn_phase_and_decision() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!(screen.get::<Sentence>().phase, Phase::Operations);
    let texts = screen.draw();
    has(&texts, "Operations");
    has(&texts, "US");
    has(&texts, "ctivate a hex");
}

#[test]
fn numbers_are_printed_with_signs_halves_and_honest_per_cents() {
    let line = |value, half| lock_n_load::Line { rule: RuleId("LNL-5.2-03"), value, half, from: None };
    assert_eq!(words::value(&line(3, true)), "+1½");
    assert_eq!(words::value(&line(1, true)), "+½");
    assert_eq!(words::value(&line(4, true)), "+2");
    assert_eq!(words::value(&line(-2, false)), "\u{2212}2");
    assert_eq!(words::percent(1, 3), "33.3 %");
    assert_eq!(words::percent(2, 3), "66.7 %");
    assert_eq!(words::percent(1, 4), "25 %");
    assert_eq!(words::percent(1, 10_000), "<0.1 %");
    assert_eq!(words::percent(9_999, 10_000), ">99.9 %");
    assert_eq!(words::percent(0, 36), "0 %");
    assert_eq!(words::percent(36, 36), "100 %");
    assert_eq!(words::key_name("KeyF"), "F");
    assert_eq!(words::key_name("Escape"), "Esc");
}

#[test]
fn the_interface_grows_with_the_window_in_steps() {
    let factor = |height| theme::UiScale::Automatic.factor(height);
    assert_eq!([factor(720.0), factor(1080.0), factor(1440.0), factor(2160.0)], [1.0, 1.0, 1.25, 1.625]);
    assert_eq!(theme::UiScale::Fixed(1.25).factor(720.0), 1.25);
}

#[test]
fn no_button_keeps_the_keyboard_from_the_battle() {
    let ctx = egui::Context::default();
    ctx.memory_mut(|memory| memory.request_focus(egui::Id::new("a button")));
    assert!(ctx.memory(|memory| memory.focused()).is_some());
    leave_keys_to_the_battle(&ctx);
    assert_eq!(ctx.memory(|memory| memory.focused()), None);
}

#[test]
fn nothing_that_floats_over_the_map_overlaps_at_any_size() {
    // 1280 x 720 and 2560 x 1440 at 100 %, 125 % and 150 % of the interface.
    for size in [(1280.0, 720.0), (1024.0, 576.0), (853.0, 480.0), (2560.0, 1440.0), (1706.0, 960.0)] {
        for log in [false, true] {
            for asked in [false, true] {
                let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
                screen.size = egui::vec2(size.0, size.1);
                screen.open.log = log;
                screen.click("A2");
                if asked {
                    screen.act("Move");
                    screen.click("C2");
                }
                for _ in 0..3 {
                    screen.draw();
                }
                let names = ["log", "action bar", "small map", "question"];
                let rect = |name: &&'static str| {
                    let state = egui::AreaState::load(&screen.ctx, egui::Id::new(*name))?;
                    (*name != "question" || asked).then_some((*name, state.rect()))
                };
                let rects: Vec<(&str, Rect)> = names.iter().filter_map(rect).collect();
                assert!(rects.len() >= 3, "{rects:?}");
                let free = Rect::from_min_max(egui::pos2(0.0, TOP_HEIGHT), egui::pos2(size.0 - SIDE_WIDTH, size.1));
                for (n, (name, a)) in rects.iter().enumerate() {
                    assert!(free.expand(1.0).contains_rect(*a), "{name} {a:?} at {size:?}, log {log}");
                    for (other, b) in &rects[n + 1..] {
                        let both = a.intersect(*b);
                        let apart = both.width() < 1.0 || both.height() < 1.0;
                        assert!(apart, "{name} {a:?} and {other} {b:?} at {size:?}, log {log}, asked {asked}");
                    }
                }
            }
        }
    }
}

#[test]
fn whoever_fires_is_in_view_and_nothing_of_a_breakdown_is_cut_off() {
    let mut screen = aiming();
    let texts = screen.draw();
    let who = texts.iter().position(|text| text == "WHO FIRES").expect("the list");
    let lines = texts.iter().position(|text| text == "ATTACK").expect("the table");
    assert!(who < lines, "who takes part comes first");
    for name in ["Assault Move", "rounded up", "M1919A6", "Ops Complete"] {
        let galley = screen.ctx.fonts_mut(|fonts| {
            fonts.layout_no_wrap(name.to_owned(), widgets::font(theme::SMALL), Color32::WHITE).size().x
        });
        assert!(galley <= breakdown::room_for_words(SIDE_WIDTH - 42.0), "{name} is {galley} wide");
    }
}

#[test]
fn results_are_stepped_through() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6, 1, 6, 6, 6]);
    let order = screen.get::<Battle>().legal().iter().find(|command| matches!(command, Command::Fire(_)));
    let order = order.expect("an attack").clone();
    screen.send(GiveOrder(order));
    screen.app.update();
    // A second attack of the same impulse, as Opportunity Fire at a move brings them.
    let mut results = screen.app.world_mut().resource_mut::<Results>();
    let again = results.card().expect("a result").clone();
    results.all.push(again);
    results.shown = 1;
    has(&screen.draw(), "2 of 2");
    assert_eq!(screen.press("Result before"), [Wish::ShowResult(0)]);
    screen.app.world_mut().resource_mut::<Results>().shown = 0;
    has(&screen.draw(), "1 of 2");
    has(&screen.draw(), "no effect");
}

/// The share of the free map that the question's card takes, in per cent.
fn card_share(screen: &mut Screen) -> f32 {
    for _ in 0..3 {
        screen.draw();
    }
    let card = egui::AreaState::load(&screen.ctx, egui::Id::new("question")).expect("a card").rect();
    let free = (screen.size.x - SIDE_WIDTH) * (screen.size.y - TOP_HEIGHT);
    100.0 * card.area() / free
}

#[test]
fn a_card_that_asks_leaves_the_map_to_be_seen() {
    let mut asked = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    asked.click("A2");
    asked.act("Move");
    asked.click("C2");
    asked.click("C2");
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2"), (id: "y", unit: "wehrmacht_half_squad", at: "A2")"#;
    let locked = testing::scenario_text(OPEN, "", US, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut melee = Screen::of(&locked, &[]);
    melee.click("A2");
    melee.act("Fight melee");
    for (name, mut screen) in [("Opportunity Fire", asked), ("melee", melee)] {
        assert!(screen.get::<Battle>().flow().question.is_some(), "{name}");
        // 1280 x 720 at 100 % and at 150 % of the interface.
        for (width, height, most) in [(1280.0, 720.0, 12.0), (853.0, 480.0, 28.0)] {
            screen.size = egui::vec2(width, height);
            let share = card_share(&mut screen);
            assert!(share < most, "{name} takes {share} % at {width}x{height}");
        }
    }
}

#[test]
fn the_attack_in_melee_stands_line_by_line_at_the_side_and_in_short_on_the_card() {
    let mixed = r#"(id: "x", unit: "wehrmacht_squad", at: "A2")"#;
    let locked = testing::scenario_text(OPEN, "", US, mixed, OPERATIONS_FIRST, r#"hex_markers: [("A2", Melee)]"#);
    let mut screen = Screen::of(&locked, &[]);
    screen.click("A2");
    screen.act("Fight melee");
    screen.size.y = 1100.0;
    let Preview::Melee(melee) = screen.get::<Preview>().clone() else { panic!("{:?}", screen.get::<Preview>()) };
    let report = &melee.report;
    let texts = screen.draw();
    has(&texts, &format!("{} against {}", report.attack.total, report.defence.total));
    has(&texts, &format!("2d6 \u{2265} {}", report.needed));
    screen.open.side = false;
    has(&screen.draw(), &format!("2d6 \u{2265} {}", report.needed));
}

#[test]
fn conditions_that_are_joined_are_a_list() {
    let victory = r#"victory: [(side: First, condition: Any([Alive("a"), LossPoints(8)]), when: EndOfTurn(6))]"#;
    let mut screen = Screen::of(&testing::scenario_text(OPEN, "", US, GERMANS, OPERATIONS_FIRST, victory), &[]);
    screen.open.objectives = true;
    let texts = screen.draw();
    has(&texts, "Any of these at the end of turn 6:");
    has(&texts, "8 points of enemy losses: 0 of 8");
    has(&texts, "alive: 1 of 1");
    assert!(!texts.iter().any(|text| text.contains("alive or")), "{texts:#?}");
}

#[test]
fn why_an_action_is_forbidden_is_told_with_the_names_of_players() {
    let tired = r#"(id: "us-7", unit: "us_parachute_squad", at: "A2", markers: [Moved]), (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    let mut actions = screen.get::<Actions>().clone();
    let fire = actions.0.iter_mut().find(|action| action.name == "Fire").expect("a button for fire");
    fire.refusal = Some(table::Refusal::new(RuleId("LNL-4.0-10"), "us-7 has moved"));
    screen.app.insert_resource(actions);
    let texts = screen.draw();
    let bar = egui::AreaState::load(&screen.ctx, egui::Id::new("action bar")).expect("the bar").rect();
    assert!(texts.iter().any(|text| text == "Fire"));
    // The first button of the bar is Fire; its reason comes up under a pointer that rests.
    screen.frame(vec![Input::PointerMoved(bar.left_top() + egui::vec2(30.0, 30.0))]);
    let texts: Vec<String> = (0..12).flat_map(|_| screen.frame(vec![])).collect();
    has(&texts, "Squad A has moved [4.0-10]");
    assert!(!texts.iter().any(|text| text.contains("us-7")), "{texts:#?}");
}
