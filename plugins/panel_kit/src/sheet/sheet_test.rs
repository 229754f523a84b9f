//! A sheet is drawn block by block, as panels that are drawn by hand; what is pressed on it comes back.

use super::*;
use crate::theme::{self, FIGURE, SMALL, TEXT, Theme};
use crate::toy_test::read;
use crate::widgets::{self, Wide, wide_button};
use crate::{Kit, OpenPanels, Pictures, RuleBook, RuleEntry, breakdown, noted, odds_bar, side_panel};
use bevy_egui::egui::{self, Event, RawInput, Rect, Ui};
use board_art::Icon;
use table::{RuleId, Side};

const NEAR: RuleId = RuleId("TIN-1");

/// A screen on which sheets are drawn.
struct Screen {
    ctx: egui::Context,
    theme: Theme,
    book: RuleBook,
    pictures: Pictures,
    open: OpenPanels,
    time: f64,
}

/// Every text with its place, in whole points.
type Texts = Vec<(String, [i32; 2])>;

impl Screen {
    fn new() -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        theme::dress(&ctx, &Theme::default());
        let rule = RuleEntry { id: NEAR, sentence: "Near is easy.", section: ("1", "All of it"), later: None };
        let book = RuleBook::new("TIN-", vec![rule]);
        Self {
            ctx,
            theme: Theme::default(),
            book,
            pictures: Pictures::default(),
            open: OpenPanels::default(),
            time: 0.0,
        }
    }

    fn frame<T>(&mut self, events: Vec<Event>, mut draw: impl FnMut(&mut Ui, &mut Kit) -> T) -> (T, Texts) {
        self.time += 0.1;
        let screen = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(360.0, 900.0));
        let input = RawInput { screen_rect: Some(screen), time: Some(self.time), events, ..Default::default() };
        let Self { ctx, theme, book, pictures, open, .. } = self;
        let mut drawn = None;
        let output = ctx.clone().run_ui(input, |ui| {
            let accents = [egui::Color32::LIGHT_RED, egui::Color32::LIGHT_BLUE];
            let (sides, plural) = (["Red", "Blue"], [false; 2]);
            let mut kit = Kit { theme, accents, sides, plural, book, pictures, open };
            drawn = Some(draw(ui, &mut kit));
        });
        let mut texts = Texts::new();
        for clipped in &output.shapes {
            let (mut words, at) = (Vec::new(), clipped.shape.visual_bounding_rect().min);
            read(&clipped.shape, &mut words);
            texts.extend(words.into_iter().map(|word| (word, [at.x.round() as i32, at.y.round() as i32])));
        }
        output.drop_without_applying_deltas();
        (drawn.expect("the frame was drawn"), texts)
    }

    /// Presses the place of this name on a sheet.
    fn press(&mut self, sheet: &Sheet<&'static str>, name: &str) -> Vec<&'static str> {
        self.frame(vec![], |ui, kit| show(ui, kit, sheet));
        noted::noted_places(&self.ctx);
        self.frame(vec![], |ui, kit| show(ui, kit, sheet));
        let places = noted::noted_places(&self.ctx);
        let at = places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys())).center();
        let mut asked = Vec::new();
        for event in noted::click_at(at) {
            asked = self.frame(vec![event], |ui, kit| show(ui, kit, sheet)).0;
        }
        asked
    }
}

fn attack() -> Sheet<&'static str> {
    Sheet::of(|sheet| {
        sheet.title(Icon::Fire, "Red at Blue");
        sheet.card(|card| {
            card.heading("With what");
            card.wrapped(|row| {
                row.apart(4.0, 4.0);
                row.tick(Pick::new(true, "a gun", "gun"));
                row.choice(Pick::new(false, "a rifle", "rifle").size(SMALL).named("the rifle"));
            });
            card.close(|lines| {
                lines.line("near", "+1", Ink::Good, Some(NEAR));
                lines.total("all", "3");
            });
            card.success("falls", 1, 6);
        });
        sheet.across(|row| {
            row.button(Button::new("Fire", "fire").icon(Icon::Fire).key("X").main(Ink::Side(Side::First)));
            row.button(Button::new("Hold", "hold").only_if(false).tip(Tip::Rule(NEAR)));
            row.from_right(|end| end.text(figure("7", FIGURE, Ink::Text)));
        });
    })
}

/// The same, drawn by hand.
fn by_hand(ui: &mut Ui, kit: &mut Kit) {
    side_panel::title(ui, kit, Icon::Fire, "Red at Blue");
    side_panel::in_card(ui, &mut &mut *kit, |ui, kit| {
        widgets::heading(ui, kit.theme, "With what");
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
            widgets::tick(ui, true, "a gun", theme::text("a gun", TEXT, kit.theme.text));
            widgets::choice(ui, false, "the rifle", theme::text("a rifle", SMALL, kit.theme.text));
        });
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let row = breakdown::Row { what: "near", value: "+1", colour: kit.theme.good, rule: Some(NEAR) };
            breakdown::row(ui, kit, &row);
            breakdown::total(ui, kit, "all", "3");
        });
        odds_bar::success(ui, kit, "falls", 1, 6);
    });
    ui.horizontal(|ui| {
        ui.add_enabled_ui(true, |ui| {
            let main = Some(kit.accent(Side::First));
            wide_button(ui, kit, Wide { icon: Some(Icon::Fire), name: "Fire", key: "X", main, width: None });
        });
        ui.add_enabled_ui(false, |ui| wide_button(ui, kit, Wide { name: "Hold", ..Wide::default() }));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(theme::figure("7", FIGURE, kit.theme.text));
        });
    });
}

#[test]
fn a_sheet_looks_as_if_it_were_drawn_by_hand() {
    let mut screen = Screen::new();
    screen.frame(vec![], by_hand);
    let ((), hand) = screen.frame(vec![], by_hand);
    let mut screen = Screen::new();
    screen.frame(vec![], |ui, kit| show(ui, kit, &attack()));
    let (asked, sheet) = screen.frame(vec![], |ui, kit| show(ui, kit, &attack()));
    assert_eq!(asked, Vec::<&str>::new());
    assert!(hand.len() > 12, "{hand:?}");
    assert_eq!(sheet, hand);
}

#[test]
fn what_is_pressed_on_a_sheet_comes_back_and_what_cannot_be_pressed_does_not() {
    let mut screen = Screen::new();
    assert_eq!(screen.press(&attack(), "a gun"), ["gun"]);
    assert_eq!(screen.press(&attack(), "the rifle"), ["rifle"]);
    assert_eq!(screen.press(&attack(), "Fire"), ["fire"]);
    assert_eq!(screen.press(&attack(), "rule 1"), [""; 0]);
    assert_eq!(screen.open.rule, Some(NEAR), "a number opens the rule reference");
    let places = noted::noted_places(&screen.ctx);
    assert!(places.contains_key("Fire") && !places.contains_key("Hold"), "what cannot be pressed is no place to press");
}

#[test]
fn what_is_folded_away_shows_by_a_press_on_its_heading_and_is_pressed_as_all_else() {
    let sheet = Sheet::of(|sheet| sheet.folded("More", |more| more.button(Button::new("Hold", "hold"))));
    let mut screen = Screen::new();
    let shows = |screen: &mut Screen| {
        (0..6).for_each(|_| _ = screen.frame(vec![], |ui, kit| show(ui, kit, &sheet)));
        screen.frame(vec![], |ui, kit| show(ui, kit, &sheet)).1.iter().any(|(text, _)| text == "Hold")
    };
    assert!(!shows(&mut screen));
    assert_eq!(screen.press(&sheet, "More"), [""; 0]);
    assert!(shows(&mut screen));
    assert_eq!(screen.press(&sheet, "Hold"), ["hold"]);
    screen.press(&sheet, "More");
    assert!(!shows(&mut screen));
}

#[test]
fn lines_of_one_rule_are_pressed_by_what_they_say() {
    let sheet = Sheet::of(|sheet| {
        sheet.line("near", "+1", Ink::Good, Some(NEAR));
        sheet.line("nearer", "-1", Ink::Bad, Some(NEAR));
        sheet.line("nothing", "0", Ink::Muted, None);
    });
    for (what, value) in [("near", "+1"), ("nearer", "-1")] {
        let mut screen = Screen::new();
        screen.press(&sheet, &format!("{what} {value} {}", NEAR.0));
        assert_eq!(screen.open.rule, Some(NEAR), "{what}");
        let places = noted::noted_places(&screen.ctx);
        assert!(!places.keys().any(|name| name.contains("nothing")), "a line without a rule opens nothing");
    }
}

#[test]
fn a_tip_is_a_sheet_and_the_pointer_over_a_button_asks_too() {
    let tip = tip_of(|tip| {
        tip.rule_in_full(NEAR);
        tip.text(text("twice as easy", SMALL, Ink::Muted));
    });
    let sheet = Sheet::of(|sheet| sheet.button(Button::new("There", "go").tip(tip).points(Some("look"))));
    let mut screen = Screen::new();
    screen.frame(vec![], |ui, kit| show(ui, kit, &sheet));
    let at = noted::noted_places(&screen.ctx)["There"].center();
    let pointed = screen.frame(vec![Event::PointerMoved(at)], |ui, kit| show(ui, kit, &sheet)).0;
    assert_eq!(pointed, ["look"]);
    let mut texts = Texts::new();
    for _ in 0..6 {
        texts = screen.frame(vec![], |ui, kit| show(ui, kit, &sheet)).1;
    }
    for wanted in ["Near is easy.", "twice as easy"] {
        assert!(texts.iter().any(|(text, _)| text == wanted), "{texts:?}");
    }
    assert_eq!(screen.press(&sheet, "There"), ["go"]);
}

#[test]
fn colours_are_those_of_the_theme_and_a_drawing_is_cut_off_at_its_edge() {
    let (safe, mut screen) = (Theme::colour_safe(), Screen::new());
    screen.theme = safe.clone();
    let shapes = vec![
        Shape::Line { through: vec![[0.0, 0.0], [90.0, 90.0]], width: 2.0, ink: Ink::Second },
        Shape::Words { at: [20.0, 20.0], words: "9".into(), size: TEXT, face: Face::Figure, ink: Ink::Dark },
        Shape::Burst { at: [20.0, 20.0], radius: 5.0 },
    ];
    let figure = Figure { size: [40.0, 40.0], spoken: "a drawing".into(), noted: String::new(), shapes };
    let sheet: Print = Sheet::of(|sheet| sheet.figure(figure.note("drawing")));
    let (second, texts) = screen.frame(vec![], |ui, kit| {
        show(ui, kit, &sheet);
        [Ink::Second, Ink::Good, Ink::Side(Side::Second), Ink::of_value(-2)].map(|ink| ink.colour(kit))
    });
    let second_of_two = safe.sides.map(|sides| sides[0]).unwrap_or_default();
    assert_eq!(second, [second_of_two, safe.good, egui::Color32::LIGHT_BLUE, safe.bad]);
    assert!(texts.iter().any(|(text, _)| text == "9"), "{texts:?}");
    let at = noted::noted_places(&screen.ctx)["drawing"];
    assert_eq!(at.size(), egui::vec2(40.0, 40.0));
}

/// A tip on which something could be pressed would stay open under a hand that carries a counter over it.
#[test]
fn a_counter_takes_presses_only_where_one_asks_for_something() {
    let mut screen = Screen::new();
    let mut presses = |counter: Counter<&'static str>| {
        let sheet = Sheet::of(|sheet| sheet.counter(counter.clone()));
        screen.frame(vec![], |ui, kit| show(ui, kit, &sheet));
        screen.ctx.viewport(|seen| {
            let widgets = seen.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets.iter());
            widgets.filter(|widget| widget.sense.interactive() && widget.rect.width() == 40.0).count()
        })
    };
    assert_eq!(presses(Counter::blank(40.0)), 0);
    assert_eq!(presses(Counter::blank(40.0).act("here")), 1);
}
