//! Where the panels lie: nothing covers anything, at every size of the window and of the interface.

use super::*;
use crate::battle::{LogLine, OfThisGame as _};
use crate::model::{GiveOrder, Topic};
use crate::panels::test_screen::*;
use crate::rig::OPEN;
use crate::theme;
use bevy_egui::egui::Rect;
use lock_n_load::Phase;
use lock_n_load::testing::{self, OPERATIONS_FIRST};
use opponent::{Level, Opponent, Seat, Temper};
use panel_kit::{BOTTOM_HEIGHT, SIDE_WIDTH};

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
                    screen.click("C2");
                }
                for _ in 0..3 {
                    screen.draw();
                }
                let names = ["log", "action bar", "small map", "question"];
                let rect = |name: &&'static str| Some((*name, screen.area(name)?));
                let rects: Vec<(&str, Rect)> = names.iter().filter_map(rect).collect();
                assert!(rects.len() >= if asked { 2 } else { 3 }, "{rects:?}");
                assert_eq!(asked, rects.iter().any(|(name, _)| *name == "question"), "{rects:?}");
                let free = Rect::from_min_max(egui::pos2(0.0, TOP_HEIGHT), egui::pos2(size.0 - SIDE_WIDTH, size.1));
                for (n, (name, a)) in rects.iter().enumerate() {
                    assert!(free.expand(1.0).contains_rect(*a), "{name} {a:?} at {size:?}, log {log}");
                    for (other, b) in &rects[n + 1..] {
                        assert!(apart(*a, *b), "{name} {a:?} and {other} {b:?} at {size:?}, log {log}, asked {asked}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_action_bar_stays_where_it_is_when_the_log_opens() {
    for size in [(853.0, 480.0), (1280.0, 720.0), (2560.0, 1440.0)] {
        let bar = |log: bool| {
            let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
            screen.size = egui::vec2(size.0, size.1);
            screen.open.log = log;
            screen.click("A2");
            for _ in 0..3 {
                screen.draw();
            }
            screen.area("action bar")
        };
        assert!(bar(false).is_some() && bar(true) == bar(false), "at {size:?}");
    }
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
fn an_entry_of_the_odds_wraps_as_a_whole() {
    let mut screen = aiming();
    screen.size.y = 1100.0;
    for side in [true, false] {
        screen.open.side = side;
        screen.draw();
        for word in ["no effect", "Shaken", "Casualties", "wounded", "eliminated"] {
            for (n, (_, word_at)) in screen.placed.iter().enumerate().filter(|(_, (text, _))| text == word) {
                let (number, number_at) = &screen.placed[n - 1];
                assert!(number.ends_with('%'), "{number} before {word}");
                assert!((number_at.center().y - word_at.center().y).abs() < 1.0, "{number} and {word} in one line");
                assert!(number_at.right() < word_at.left());
            }
        }
    }
}

#[test]
fn the_log_leaves_its_scroll_bar_room_beside_the_rules() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let line = LogLine {
        die: 6,
        text: "Squad A fires".into(),
        dice: vec![3],
        rules: vec![table::RuleId("LNL-5.0-06"), table::RuleId("LNL-1.6.1-17")],
        place: None,
        turn: 1,
        entry: 0,
        side: Some(Side::First),
        heading: false,
        detail: false,
        stretch: 0,
        topic: Topic::Fire,
    };
    screen.app.world_mut().resource_mut::<Log>().lines = vec![line; 60];
    screen.app.world_mut().resource_mut::<Results>().told = 1;
    screen.open.log = true;
    let places = screen.places();
    let drawer = screen.area("log").expect("the drawer");
    let rules: Vec<Rect> = places.iter().filter(|(label, _)| label.starts_with("log: rule")).map(|it| *it.1).collect();
    assert_eq!(rules.len(), 2, "{places:?}");
    assert!(rules.iter().all(|rule| rule.right() <= drawer.right() - 9.0 - 7.0), "{rules:?} in {drawer:?}");
    // The newest line is whole, also in a low window.
    for size in [(1280.0, 720.0), (853.0, 480.0)] {
        screen.size = egui::vec2(size.0, size.1);
        for _ in 0..4 {
            screen.draw();
        }
        let drawer = screen.area("log").expect("the drawer");
        let lines = screen.placed.iter().filter(|(text, _)| text == "Squad A fires");
        let last = lines.map(|(_, rect)| rect.bottom()).fold(0.0, f32::max);
        assert!(last > drawer.top() && last <= drawer.bottom() - 8.0, "{last} in {drawer:?}");
    }
}

#[test]
fn the_action_bar_is_low_and_keeps_its_words_at_every_size() {
    // 1280 x 720 at 100 % and at 150 %: there some stand behind a button.
    for (size, all) in [((1280.0, 720.0), true), ((853.0, 480.0), false)] {
        let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
        screen.size = egui::vec2(size.0, size.1);
        screen.click("A2");
        let texts = screen.draw();
        let bar = screen.area("action bar").expect("the bar");
        assert!(bar.height() <= BOTTOM_HEIGHT, "{bar:?} at {size:?}");
        assert!(texts.iter().any(|text| text == "Fire") && texts.iter().any(|text| text == "Pass"), "{texts:?}");
        assert_eq!(screen.places().contains_key("bar: More"), !all);
        if !all {
            assert!(!screen.places().contains_key("bar: Activate A2"));
            screen.press("bar: More");
        }
        let texts = screen.draw();
        assert!(texts.iter().any(|text| text == "Low Crawl") && texts.iter().any(|text| text == "Lead"), "{texts:?}");
        assert!(screen.places().contains_key("bar: Low Crawl"));
        let pressed = screen.press("bar: Activate A2");
        assert!(pressed.iter().any(|wish| matches!(wish, Wish::Perform(_))), "{pressed:?}");
        screen.draw();
        assert!(screen.area("more actions").is_none(), "it goes with a press on one of its lines");
    }
}

#[test]
fn an_action_bar_with_many_buttons_is_no_higher_than_one_row() {
    for (count, size) in [(11, (853.0, 480.0)), (11, (1280.0, 720.0)), (14, (853.0, 480.0)), (9, (640.0, 360.0))] {
        let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
        screen.size = egui::vec2(size.0, size.1);
        screen.click("A2");
        let mut actions = screen.app.world_mut().resource_mut::<Actions>();
        let some = actions.0.clone();
        actions.0 = some.into_iter().cycle().take(count).collect();
        screen.draw();
        screen.draw();
        let bar = screen.area("action bar").expect("the bar");
        assert!(bar.height() <= BOTTOM_HEIGHT, "{count} buttons at {size:?}: {bar:?}");
        let free = Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(size.0 - SIDE_WIDTH, size.1));
        assert!(free.contains_rect(bar), "{count} buttons at {size:?}: {bar:?}");
    }
}

#[test]
fn the_menu_at_the_cursor_covers_no_button() {
    // 1280 x 720 at 100 % and 150 %, 2560 x 1440 at 150 %.
    for size in [(1280.0, 720.0), (853.0, 480.0), (1706.0, 960.0)] {
        for (x, y) in [(100.0, 80.0), (400.0, 250.0), (260.0, 330.0), (500.0, 400.0), (30.0, 300.0)] {
            let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
            screen.size = egui::vec2(size.0, size.1);
            screen.click("A2");
            screen.app.insert_resource(CursorMenu { at: Some(Vec2::new(x, y)) });
            screen.draw();
            let menu = screen.area("cursor menu").expect("the menu");
            for name in ["action bar", "log"] {
                let other = screen.area(name).expect("it is shown");
                assert!(apart(menu, other), "the menu {menu:?} covers {name} {other:?} at {size:?}");
            }
        }
    }
}

#[test]
fn the_buttons_of_the_set_up_stand_in_one_place() {
    let mut screen = setting_up();
    let places = screen.places();
    assert!(places.contains_key("tray: Place all") && !places.contains_key("bar: Place all"), "{places:?}");
    screen.press("Fold the tray");
    let places = screen.places();
    assert!(!places.contains_key("tray: Place all") && places.contains_key("bar: Place all"), "{places:?}");
    screen.press("Unfold the tray");
    assert!(screen.places().contains_key("tray: a"));
}

#[test]
fn the_tray_covers_no_other_panel() {
    for size in [(1280.0, 720.0), (853.0, 480.0), (1706.0, 960.0), (2560.0, 1440.0)] {
        for log in [false, true] {
            // A long list; and an order that can be taken back, so that there is an action bar.
            let mut screen = setting_up_with(9);
            let at = "A1".parse().expect("a Location");
            screen.send(GiveOrder(Command::Place { unit: "a".parse().expect("an id"), at, facing: None }));
            screen.size = egui::vec2(size.0, size.1);
            screen.open.log = log;
            for _ in 0..3 {
                screen.draw();
            }
            let tray = screen.area("tray").expect("the tray");
            assert!(tray.right() <= tray::room(&screen.open, screen.get(), Phase::SetUp), "{tray:?}");
            for name in ["log", "action bar"] {
                let other = screen.area(name).expect("they are there");
                assert!(apart(tray, other), "the tray {tray:?} and {name} {other:?} at {size:?}, log {log}");
            }
        }
    }
}

#[test]
fn who_waits_takes_a_strip_beside_the_board_until_somebody_looks() {
    let waits =
        r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", entry: "late")"#;
    let text = testing::scenario_text(OPEN, "", waits, GERMANS, OPERATIONS_FIRST, "");
    let entry = "formation: \"us_parachute\", entries: [(id: \"late\", turn: 1, hexes: [\"A4\"])],";
    let mut screen = Screen::of(&text.replacen("formation: \"us_parachute\",", entry, 1), &[]);
    screen.places();
    let room = |screen: &Screen| tray::room(&screen.open, screen.get(), Phase::Operations);
    let folded = screen.area("tray").expect("the strip");
    assert!(folded.width() < 60.0 && folded.right() <= room(&screen), "{folded:?}");
    screen.press("Unfold the tray");
    let places = screen.places();
    assert!(places.contains_key("tray: b") && places.contains_key("tray: Squad B"), "{places:?}");
    let tray = screen.area("tray").expect("the tray");
    assert!(tray.right() <= room(&screen), "the board is fitted beside it: {tray:?}");
    // The other side has nobody who waits, but the board stays where it is.
    screen.send(GiveOrder(Command::Pass));
    assert!(room(&screen) > 200.0);
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
            fonts.layout_no_wrap(name.to_owned(), widgets::font(theme::SMALL), egui::Color32::WHITE).size().x
        });
        assert!(galley <= panel_kit::breakdown::room_for_words(SIDE_WIDTH - 42.0), "{name} is {galley} wide");
    }
}

#[test]
fn the_interface_grows_with_the_window_in_steps() {
    let factor = |height| theme::UiScale::Automatic.factor(height, 1.0);
    assert_eq!([factor(720.0), factor(1080.0), factor(1440.0), factor(2160.0)], [1.0, 1.0, 1.25, 1.625]);
    assert_eq!(theme::UiScale::Fixed(1.25).factor(720.0, 1.0), 1.25);
    // Where a pixel of the interface is two of the screen, 1280 x 720 of them are a low window; letters keep their pixels.
    let enlarged = |height| theme::UiScale::Automatic.factor(height, 2.0);
    assert_eq!([enlarged(360.0), enlarged(540.0), enlarged(720.0), enlarged(1080.0)], [0.5, 0.75, 1.0, 1.0]);
    assert_eq!(factor(480.0), 1.0, "elsewhere none becomes too small to read");
}

#[test]
fn the_hint_of_an_entry_covers_no_other_entry() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let careful = Opponent::Thinks(Level::Recruit, Temper::Careful);
    screen.app.world_mut().resource_mut::<Battle>().seat(Seat::pair([None, Some(careful)], 3));
    screen.open.players = true;
    let german = screen.battle().table().field.scenario.side(Side::Second).name.clone();
    screen.press(&format!("window: Character of {german}"));
    let entry = *screen.places().get(&format!("window: {german}: Bold")).expect("the entry");
    screen.frame(vec![egui::Event::PointerMoved(entry.center())]);
    // It comes once the pointer has stood still.
    for _ in 0..4 {
        screen.draw();
    }
    let (_, hint) = screen.placed.iter().find(|(text, _)| text == "Rather acts.").expect("the hint");
    let entries = ["Even", "Bold", "Careful", "Stubborn"];
    let shown: Vec<_> = screen.placed.iter().filter(|(text, _)| entries.contains(&text.as_str())).collect();
    assert!(shown.len() >= entries.len(), "{shown:?}");
    for (text, rect) in shown {
        assert!(apart(*hint, *rect), "the hint at {hint:?} covers {text} at {rect:?}");
    }
}
