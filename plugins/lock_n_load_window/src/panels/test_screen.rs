//! The panels of a battle on fake input, without a window, and what is printed on them: what the tests of the panels share.

use super::*;
pub(crate) use crate::battle::{Battle, Results};
use crate::battle::{Counsel, LookingBack};
pub(crate) use crate::luck::Reckoned;
pub(crate) use crate::model::Preview;
use crate::model::Tools;
pub(crate) use crate::model::Wish;
pub(crate) use crate::model::{Actions, Choose, CursorMenu, Does, Log, Sentence};
use crate::panels::drawing::key_names_of;
pub(crate) use crate::panels::layout::draw;
use crate::panels::reads::kit_of;
use crate::rig::{self, OPEN};
use crate::sections::passengers::drag::Berth;
use crate::theme;
pub(crate) use crate::theme::Theme;
pub(crate) use bevy::prelude::*;
pub(crate) use bevy_egui::egui;
use bevy_egui::egui::{Event as Input, RawInput, Rect, Shape};
pub(crate) use board_art::CounterStyle;
pub(crate) use lock_n_load::Command;
use lock_n_load::testing::{self, OPERATIONS_FIRST};
pub(crate) use panel_kit::players::Thought;
pub(crate) use panel_kit::players::advice_window::Advice;
use panel_kit::players::advice_window::Counselled;
pub(crate) use panel_kit::{DeskKey, Minimap, OpenPanels, Pictures, TOP_HEIGHT};
pub(crate) use table::{CounterId, Refusal, Side};
use table_view::ViewBusy;

pub(crate) const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "mg", weapon: "m1919a6")]),
    (id: "b", unit: "us_parachute_squad", at: "A2"), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
pub(crate) const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "german_leader", name: "Lt Kern", at: "D2"),
    (id: "z", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

/// A battle with an egui context, without a window.
pub(crate) struct Screen {
    pub(crate) rig: rig::Screen,
    pub(crate) ctx: egui::Context,
    pub(crate) open: OpenPanels,
    pub(crate) wishes: Vec<Wish>,
    pictures: Pictures,
    minimap: Minimap,
    pub(crate) berths: Vec<Berth>,
    /// The counter that is dragged on the map.
    pub(crate) carried: Option<CounterId>,
    time: f64,
    pub(crate) size: egui::Vec2,
    /// A computer player who thinks.
    pub(crate) counsel: Counsel,
    pub(crate) thought: Option<Thought>,
    /// Luck and decisions.
    pub(crate) luck: Reckoned,
    /// Every text of the last frame with its place.
    pub(crate) placed: Vec<(String, Rect)>,
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
    pub(crate) fn new(first: &str, second: &str, start: &str, dice: &[u8]) -> Self {
        Self::of(&testing::scenario_text(OPEN, "", first, second, start, ""), dice)
    }
    pub(crate) fn of(scenario: &str, dice: &[u8]) -> Self {
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
            berths: Vec::new(),
            carried: None,
            time: 0.0,
            size: egui::vec2(1280.0, 720.0),
            counsel: Counsel::Nothing,
            thought: None,
            luck: Reckoned::default(),
            placed: Vec::new(),
        }
    }
    /// Clicks a hex with the pointer over it.
    pub(crate) fn click(&mut self, place: &str) {
        self.rig.hover(place);
        self.rig.click(place);
    }
    pub(crate) fn act(&mut self, name: &str) {
        self.rig.press(name);
    }
    /// Draws one frame with this input; returns every text on it.
    pub(crate) fn frame(&mut self, events: Vec<Input>) -> Vec<String> {
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
        let present = world.resource::<Battle>();
        let battle = world.resource::<LookingBack>().battle().unwrap_or(present);
        let (open, wishes, pictures, minimap) =
            (&mut self.open, &mut self.wishes, &mut self.pictures, &mut self.minimap);
        let own = crate::players::own_plan(battle, world.resource(), world.resource());
        let (berths, carried) = (&mut self.berths, self.carried);
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
                chances: &[],
                luck: self.luck.clone(),
                thought: self.thought.clone(),
                advice: Advice {
                    counsel: Counselled::of(battle, &self.counsel),
                    own: own.as_ref().map(|own| (own.title(&battle.table()), own.actors(&battle.table()))),
                    person_decides: battle.person_decides(),
                    pointed: None,
                    keys: [DeskKey::Advice, DeskKey::WhyNot].map(|key| keys[&key.into()].clone()),
                },
                sentence: world.resource(),
                tray: world.resource(),
                hover: world.resource(),
                sight_tool: world.resource::<Tools>().sight,
                sight_from: world.resource::<Tools>().from,
                view: None,
                style: CounterStyle::Pictures,
                keys: &keys,
                kit: kit_of(battle, &theme, pictures, open),
                minimap,
                past: world.resource::<LookingBack>().glimpse(),
                threats_on: world.resource::<Tools>().threats,
                threats: world.resource(),
                hint: world.resource::<desk::hints::HintNow<crate::battle::LockNLoadWindow>>().0,
                carried,
                berths,
                wishes,
            };
            draw(ui, &mut panels);
        });
        self.placed.clear();
        for clipped in &output.shapes {
            read(&clipped.shape, &mut self.placed);
        }
        output.drop_without_applying_deltas();
        self.placed.iter().map(|(text, _)| text.clone()).collect()
    }
    /// The places of all controls of the next frame, by `panel: label`.
    pub(crate) fn places(&mut self) -> std::collections::BTreeMap<String, Rect> {
        self.draw();
        noted::noted_places(&self.ctx);
        self.draw();
        noted::noted_places(&self.ctx)
    }
    /// Where an area that floats over the map is, if it is shown.
    pub(crate) fn area(&self, name: &'static str) -> Option<Rect> {
        let id = egui::Id::new(name);
        let layers = [egui::Order::Middle, egui::Order::Foreground].map(|order| egui::LayerId::new(order, id));
        let shown = self.ctx.memory(|memory| layers.iter().any(|layer| memory.areas().is_visible(layer)));
        egui::AreaState::load(&self.ctx, id).filter(|_| shown).map(|area| area.rect())
    }
    /// Draws until sizes have settled; returns every text.
    pub(crate) fn draw(&mut self) -> Vec<String> {
        self.frame(vec![]);
        self.frame(vec![])
    }
    /// Clicks the button with this name with a pointer; returns what it wanted.
    pub(crate) fn press(&mut self, name: &str) -> Vec<Wish> {
        noted::noted_places(&self.ctx);
        self.draw();
        let places = noted::noted_places(&self.ctx);
        let at = places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys())).center();
        self.wishes.clear();
        for event in noted::click_at(at) {
            self.frame(vec![event]);
        }
        std::mem::take(&mut self.wishes)
    }
}

fn read(shape: &Shape, texts: &mut Vec<(String, Rect)>) {
    match shape {
        Shape::Text(text) => {
            texts.push((text.galley.text().to_owned(), text.galley.rect.translate(text.pos.to_vec2())));
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| read(shape, texts)),
        _ => {}
    }
}

#[track_caller]
pub(crate) fn has(texts: &[String], wanted: &str) {
    assert!(texts.iter().any(|text| text.contains(wanted)), "{wanted:?} is not among {texts:#?}");
}

/// Nothing of the one lies over the other.
pub(crate) fn apart(a: Rect, b: Rect) -> bool {
    let both = a.intersect(b);
    both.width() < 1.0 || both.height() < 1.0
}

/// Two squads, a gun and a leader aim at a squad and its leader.
pub(crate) fn aiming() -> Screen {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[5, 1, 6, 6, 6, 6, 6, 6]);
    screen.click("A2");
    screen.act("Fire");
    screen.click("D2");
    screen
}

pub(crate) fn preview(screen: &Screen) -> crate::FirePreview {
    screen.get::<Preview>().get::<crate::FirePreview>().expect("an attack").clone()
}

/// The first side has two squads to set up.
pub(crate) fn setting_up() -> Screen {
    setting_up_with(2)
}

/// The first side has so many squads to set up: a, b, and so on.
pub(crate) fn setting_up_with(squads: u8) -> Screen {
    let squad = |n: u8| format!(r#"(id: "{}", unit: "us_parachute_squad", zone: "west")"#, char::from(b'a' + n));
    let counters: Vec<String> = (0..squads).map(squad).collect();
    let text = testing::scenario_text(OPEN, "", &counters.join(", "), GERMANS, "", "");
    let zone = "formation: \"us_parachute\", zones: [(id: \"west\", hexes: [\"A1\", \"A2\", \"A3\"])],";
    Screen::of(&text.replacen("formation: \"us_parachute\",", zone, 1), &[])
}
