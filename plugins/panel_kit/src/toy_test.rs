//! The panels of a game of tin soldiers: all parts are drawn from plain data, and what is pressed comes back as a value.

use crate::action_bar::{self, Actions, Item, Slot};
use crate::log_drawer::{self, Contents, Entry, Topic};
use crate::odds_bar::{self, Chance};
use crate::result::{self, After, Outcome};
use crate::theme::{self, Theme};
use crate::{Kit, OpenPanels, Pictures, RuleBook, RuleEntry, breakdown, dice_window, noted, rule_book};
use bevy_egui::egui::{self, Color32, Event, PointerButton, RawInput, Rect, Shape};
use board_art::Icon;
use desk::DiceStatistics;
use table::{RuleId, Side};
use tin_soldiers::{END, TinSoldiers};

/// What was done in a game, in words.
struct Line {
    text: String,
    dice: Vec<u8>,
    side: Side,
}

fn entry(line: &Line) -> Entry<'_> {
    Entry {
        text: &line.text,
        heading: false,
        detail: false,
        side: Some(line.side),
        dice: &line.dice,
        die: 6,
        rules: &[],
        turn: 1,
        at: 0,
        topic: 0,
        place: Some(&"the hill"),
    }
}

/// The panels of a toy on fake input.
struct Desk {
    ctx: egui::Context,
    theme: Theme,
    book: RuleBook,
    pictures: Pictures,
    open: OpenPanels,
    lines: Vec<Line>,
    dice: DiceStatistics,
    time: f64,
    /// What was pressed or asked for last.
    wished: Option<&'static str>,
}

impl Desk {
    fn new() -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        theme::dress(&ctx, &Theme::default());
        let rule = |id, sentence, later| RuleEntry { id, sentence, section: ("1", "All of it"), later };
        let fire = rule(<TinSoldiers as table::RuleSet>::DICE, "One die for each shot.", None);
        let guns = rule(RuleId("TIN-9"), "A gun throws two.", Some("there are no guns yet"));
        let book = RuleBook::new("TIN-", vec![fire, rule(END, "Who has none left has lost.", None), guns]);
        let lines = vec![Line { text: "Red fires at Blue".into(), dice: vec![5], side: Side::First }];
        let mut dice = DiceStatistics::default();
        dice.count(Side::First, 5);
        let (theme, pictures) = (Theme::default(), Pictures::default());
        Self { ctx, theme, book, pictures, open: OpenPanels::default(), lines, dice, time: 0.0, wished: None }
    }

    /// Draws one frame; returns every text on it.
    fn frame(&mut self, events: Vec<Event>) -> Vec<String> {
        self.time += 0.1;
        let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..Default::default() };
        let Self { ctx, theme, book, pictures, open, lines, dice, wished, .. } = self;
        let output = ctx.clone().run_ui(input, |ui| {
            let accents = [Color32::LIGHT_RED, Color32::LIGHT_BLUE];
            let mut kit = Kit { theme, accents, sides: ["Red", "Blue"], plural: [false; 2], book, pictures, open };
            let fire = Item {
                means: None,
                name: "Fire",
                hint: "One die",
                icon: Icon::Fire,
                key: "X",
                refusal: None,
                active: false,
                main: true,
                slot: None,
            };
            let held = Item { name: "Hold", refusal: Some(("nobody moves".into(), END)), ..fire.clone() };
            let actions = Actions { items: &[fire, held], kept: Slot::ACTING, accent: accents[0] };
            let (_, pressed) = action_bar::show(ctx, &mut kit, &actions, screen, [log_drawer::LEAST, 0.0]);
            let topics = [Topic { name: || table::Say::told("Log: shots"), icon: Icon::Fire }];
            let contents = Contents { lines, outcome: None, entry, topics: &topics, turn: 1, key: "F2" };
            let asked = log_drawer::show(ctx, &mut kit, &contents, screen);
            let row = breakdown::Row { what: "near", value: "+1", colour: Color32::GREEN, rule: Some(END) };
            breakdown::row(ui, &mut kit, &row);
            let hit = Chance { what: "falls", part: 3, fraction: (1, 2), colour: Color32::RED };
            odds_bar::results(ui, &kit, &[hit], &[], 6);
            rule_book::show(ctx, &mut kit);
            dice_window::show(ctx, &mut kit, dice);
            let outcome = Outcome {
                winner: Some(Side::Second),
                reason: "Red has no soldiers left",
                when: "Turn 3 of 6".into(),
                conditions: &[],
                rows: &[("Fallen", [5, 2])],
                dice,
                of_several: false,
                more: Some("The account"),
                again: Some("Again"),
            };
            let after = kit.open.result.then(|| result::show(ctx, &mut kit, &outcome)).flatten();
            let names = [
                pressed.map(|n| ["Fire", "Hold"][n]),
                asked.map(|_| "a line of the log"),
                after.map(|after| match after {
                    After::Look => "look",
                    After::More => "more",
                    After::Again => "again",
                    After::Menu => "menu",
                }),
            ];
            *wished = names.into_iter().flatten().next().or(*wished);
        });
        let mut texts = Vec::new();
        output.shapes.iter().for_each(|clipped| read(&clipped.shape, &mut texts));
        output.drop_without_applying_deltas();
        texts
    }

    fn press(&mut self, name: &str) -> Option<&'static str> {
        self.frame(vec![]);
        noted::noted_places(&self.ctx);
        self.frame(vec![]);
        let places = noted::noted_places(&self.ctx);
        let at = places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys())).center();
        let button = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Default::default(),
        };
        self.wished = None;
        self.frame(vec![Event::PointerMoved(at)]);
        self.frame(vec![button(true)]);
        self.frame(vec![button(false)]);
        self.wished
    }
}

pub(crate) fn read(shape: &Shape, texts: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => texts.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, texts)),
        _ => {}
    }
}

#[test]
fn the_panels_of_a_toy_say_what_it_is_about_in_its_own_words() {
    let mut desk = Desk::new();
    (desk.open.rules, desk.open.dice, desk.open.log, desk.open.later_rules) = (true, true, true, true);
    desk.frame(vec![]);
    let texts = desk.frame(vec![]);
    for wanted in ["Blue has won", "Fallen", "Red fires at Blue", "near", "4", "50 %", "One die for each shot.", "Fire"]
    {
        assert!(texts.iter().any(|text| text == wanted), "{wanted:?} is not among {texts:#?}");
    }
    let reason = "Not in the game yet: there are no guns yet";
    assert!(texts.iter().any(|text| text == reason), "{texts:#?}");
}

#[test]
fn what_is_pressed_comes_back_and_what_is_opened_is_written_down() {
    let mut desk = Desk::new();
    assert_eq!(desk.press("Look at the board"), Some("look"));
    desk.open.result = false;
    assert_eq!(desk.press("Fire"), Some("Fire"));
    assert_eq!(desk.press("Open the log"), None);
    assert!(desk.open.log);
    assert_eq!(desk.press("line of the hill"), Some("a line of the log"));
    assert_eq!(desk.press("rule 4"), None);
    assert!(desk.open.rules, "a number opens the rule reference");
}
