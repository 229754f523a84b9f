//! A battle with its glue and without a window, driven as the mouse does: what the tests of this crate share.

use crate::glue::LockNLoadGluePlugin;
use crate::map::show;
use crate::model::*;
use crate::seams::drafts::Glance;
use crate::seams::shown::Shown;
use crate::{Battle, theme};
use bevy::prelude::*;
use hex_board::{Facing, Place, Spot};
use hex_view::{Corner, Hover, OverlayKind, Overlays, Pointed};
use lock_n_load::Command;
use lock_n_load::testing;
use table::{CounterId, Side};
use table_view::{Pieces, Step, ViewBusy, ViewSettings};

/// A board without terrain.
pub(crate) const OPEN: &str = "......\n......\n......\n......";
/// Two squads and their leader.
pub(crate) const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "A2"),
    (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
/// A squad in sight of them, and a Shaken one far off.
pub(crate) const GERMANS: &str =
    r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

/// An app with a battle and no view.
pub(crate) struct Screen {
    pub(crate) app: App,
}

impl Screen {
    pub(crate) fn new(first: &str, second: &str, start: &str, dice: &[u8]) -> Self {
        Self::of(testing::Battle::new(OPEN, first, second, start, dice))
    }
    pub(crate) fn of(battle: testing::Battle) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin, LockNLoadGluePlugin))
            .init_resource::<Pieces>()
            .init_resource::<Overlays>()
            .init_resource::<Hover>()
            .init_resource::<ViewSettings>()
            .init_resource::<ViewBusy>()
            .insert_resource(Pause::of(std::time::Duration::ZERO))
            // Nothing is ordered because the pointer lay there before: a test says what is clicked, and when.
            .insert_resource(Glance::of(std::time::Duration::from_secs(3600)))
            .insert_resource(Battle::new(battle.game));
        let mut screen = Self { app };
        screen.update();
        screen
    }
    /// The first side's part of the Operations Phase on a board; `more` is added to the scenario.
    pub(crate) fn on(board: &str, first: &str, second: &str, more: &str, dice: &[u8]) -> Self {
        let text = testing::scenario_text(board, "", first, second, testing::OPERATIONS_FIRST, more);
        Self::of(testing::Battle::from_text(&text, dice))
    }
    pub(crate) fn update(&mut self) {
        self.app.update();
    }
    pub(crate) fn get<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }
    /// The order that is being prepared.
    pub(crate) fn shown<S: Shown>(&self) -> &S {
        let preview = self.get::<Preview>();
        preview.get().unwrap_or_else(|| panic!("{preview:?}"))
    }
    pub(crate) fn battle(&self) -> &Battle {
        self.get::<Battle>()
    }
    pub(crate) fn spot(&self, place: &str) -> Spot {
        let place: Place = place.parse().expect("a hex name");
        self.battle().table().field.map.spot(place).expect("a hex of the board")
    }
    /// Where counters of a Location lie.
    pub(crate) fn on_table(&self, place: &str) -> table_view::Place {
        hex_view::space::place(&self.battle().table().field.map, self.spot(place))
    }
    pub(crate) fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.update();
    }
    pub(crate) fn click_with(&mut self, place: &str, piece: Option<&str>, add: bool) {
        self.click_on(place, piece, false, add);
    }
    /// Clicks the card of a counter in the fan of its stack.
    pub(crate) fn click_card(&mut self, place: &str, piece: &str, add: bool) {
        self.click_on(place, Some(piece), true, add);
    }
    fn click_on(&mut self, place: &str, piece: Option<&str>, fanned: bool, add: bool) {
        let spot = self.spot(place);
        self.send(Pointed::Clicked {
            hex: spot.hex,
            storey: spot.storey,
            piece: piece.map(id),
            fanned,
            button: MouseButton::Left,
            add,
            double: false,
            screen: Vec2::new(100.0, 80.0),
        });
    }
    pub(crate) fn click(&mut self, place: &str) {
        self.click_with(place, None, false);
    }
    /// The first click shows, the second does.
    pub(crate) fn click_twice(&mut self, place: &str) {
        self.click(place);
        self.click(place);
    }
    pub(crate) fn hover(&mut self, place: &str) {
        let hex = Some(self.spot(place).hex);
        *self.app.world_mut().resource_mut::<Hover>() = Hover { hex, ..Hover::default() };
        self.update();
    }
    /// Clicks the handle at a corner of a hex: of the inner ring (0) or the outer one (1).
    pub(crate) fn turn(&mut self, place: &str, towards: Facing, ring: u8) {
        let hex = self.spot(place).hex;
        self.send(Pointed::Corner(Corner { hex, towards, ring }));
    }
    /// The pointer is over such a handle.
    pub(crate) fn over(&mut self, place: &str, towards: Facing, ring: u8) {
        let hex = self.spot(place).hex;
        let corner = Some(Corner { hex, towards, ring });
        *self.app.world_mut().resource_mut::<Hover>() = Hover { hex: Some(hex), corner, ..Hover::default() };
        self.update();
    }
    pub(crate) fn units(&self) -> Vec<String> {
        self.get::<Selection>().units.iter().map(ToString::to_string).collect()
    }
    pub(crate) fn at(&self, unit: &str) -> Option<Spot> {
        self.battle().table().unit(id(unit)).and_then(|unit| unit.spot())
    }
    pub(crate) fn action(&self, name: &str) -> Option<&Action> {
        self.get::<Actions>().0.iter().find(|action| action.name == name)
    }
    #[track_caller]
    pub(crate) fn press(&mut self, name: &str) {
        let names: Vec<String> = self.get::<Actions>().0.iter().map(|action| action.name.clone()).collect();
        let action = self.action(name).unwrap_or_else(|| panic!("no button {name}: {names:?}")).clone();
        assert_eq!(action.refusal, None, "{name}");
        self.send(Perform(action.does));
    }
    pub(crate) fn log(&self) -> String {
        let lines: Vec<&str> = self.get::<Log>().lines.iter().map(|line| line.text.as_str()).collect();
        lines.join("\n")
    }
    pub(crate) fn orders(&self) -> Vec<Command> {
        let entries = &self.battle().entries();
        entries.iter().filter_map(|entry| entry.order.as_ref()).map(|order| order.command.clone()).collect()
    }
    pub(crate) fn marked(&self, kind: OverlayKind) -> Vec<String> {
        let map = &self.battle().table().field.map;
        let marks = self.get::<Overlays>().hexes.iter().filter(|mark| mark.kind == kind);
        marks.map(|mark| map.name(mark.hex).to_string()).collect()
    }
    /// Gives an order that must not be refused.
    #[track_caller]
    pub(crate) fn order(&mut self, order: Command) {
        self.send(GiveOrder(order));
        assert_eq!(self.get::<Sentence>().refused, None);
    }
    /// The offered order that fits.
    #[track_caller]
    pub(crate) fn offered(&self, fits: impl Fn(&Command) -> bool) -> Command {
        let legal = self.battle().legal();
        legal.iter().find(|command| fits(command)).unwrap_or_else(|| panic!("not among {legal:#?}")).clone()
    }
    /// The steps that the view plays for an entry of the journal.
    pub(crate) fn steps_of(&self, entry: usize) -> Vec<Step> {
        let battle = self.battle();
        let before = battle.table().units.keep();
        let entry = &battle.entries()[entry];
        let side: Option<Side> = entry.order.as_ref().map(|order| order.side);
        show::steps(battle, &theme::Theme::default(), &before, side, &entry.events)
    }
}

pub(crate) fn id(text: &str) -> CounterId {
    text.parse().expect("a counter id")
}
