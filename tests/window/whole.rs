//! A whole battle by mouse alone, from the menu to the result. Before each click it is known what lies under the pointer and what must
//! follow; afterwards exactly that has happened: these orders, this selection, these counters elsewhere, and the map where it was.

use crate::desk::{Desk, Game};
use crate::{SMALL, shows};
use serde_json::Value;

/// Orders that the program gives where nothing else is left to be ordered.
const BY_ITSELF: [&str; 3] = ["EndImpulse", "RallyDone", "Pass"];

/// What must follow a click, and nothing else.
#[derive(Clone, Default)]
struct Then<'a> {
    /// The orders that it gives.
    orders: &'a [&'a str],
    /// Who is selected afterwards.
    selected: Vec<String>,
    /// Or these, as the dice fall.
    or: Option<Vec<String>>,
    /// What is aimed at afterwards.
    target: Option<&'a str>,
    /// What is asked afterwards.
    asked: Option<&'a str>,
    /// Who stands elsewhere afterwards, and where.
    moved: &'a [(&'a str, &'a str)],
    /// The hex that is fired at: who is left there is for the dice to say.
    struck: Option<&'a str>,
}

impl<'a> Then<'a> {
    fn selects(units: &[&str]) -> Self {
        Self { selected: units.iter().map(ToString::to_string).collect(), ..Self::default() }
    }
    fn aims(self, target: &'a str) -> Self {
        Self { target: Some(target), ..self }
    }
    fn orders(self, orders: &'a [&'a str]) -> Self {
        Self { orders, ..self }
    }
    fn moves(self, moved: &'a [(&'a str, &'a str)]) -> Self {
        Self { moved, ..self }
    }
    fn asks(self, asked: &'a str) -> Self {
        Self { asked: Some(asked), ..self }
    }
}

/// A hand on the mouse, which counts.
struct Hand<'d> {
    game: Game<'d>,
    clicks: usize,
}

/// Every counter on the map, with its Location.
fn places(told: &Value) -> Vec<(String, String)> {
    let units = told["units"].as_array().expect("units").iter();
    let place = |unit: &Value| Some((unit["id"].as_str()?.to_owned(), unit["at"].as_str()?.to_owned()));
    let mut all: Vec<(String, String)> = units.filter_map(place).collect();
    all.sort();
    all
}

/// The same after these have gone there.
fn after_moves(told: &Value, moved: &[(&str, &str)]) -> Vec<(String, String)> {
    let mut all = places(told);
    for (unit, to) in moved {
        all.retain(|(id, _)| id != unit);
        all.push(((*unit).to_owned(), (*to).to_owned()));
    }
    all.sort();
    all
}

/// Who stands in a hex.
fn who_in(told: &Value, hex: &str) -> Vec<String> {
    places(told).into_iter().filter(|(_, at)| at == hex).map(|(unit, _)| unit).collect()
}

fn words(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(|word| word.as_str().map(ToOwned::to_owned)).collect()
}

fn is_shaken(told: &Value, unit: &str) -> bool {
    told["units"].as_array().is_some_and(|units| units.iter().any(|now| now["id"] == unit && now["shaken"] == true))
}

impl Hand<'_> {
    /// Clicks a hex in which these stand, or nobody.
    #[track_caller]
    fn on_hex(&mut self, hex: &str, holds: &[&str], then: &Then) {
        let before = self.game.settled();
        assert_eq!(who_in(&before, hex), holds, "who stands in {hex}");
        let told = loop {
            let at = self.game.hex(hex);
            self.game.point(&at);
            let told = self.game.settled();
            if told["hover"] == hex && self.game.hex(hex) == at {
                break told;
            }
        };
        match told["piece"].as_str() {
            None => assert!(holds.is_empty(), "no counter of {hex} lies under the pointer"),
            Some(piece) => assert!(holds.contains(&piece), "{piece} lies under the pointer in {hex}"),
        }
        self.press(hex, &before, then);
    }

    /// Clicks a button of a panel, by `panel: label`.
    #[track_caller]
    fn on_button(&mut self, label: &str, then: &Then) {
        let at = self.game.place(label);
        let before = self.game.settled();
        self.game.point(&at);
        let told = self.game.wait(label, |told| told["hover"].is_null() && told["busy"] == false);
        assert_eq!(told["widgets"][label], at, "{label} is where it was");
        self.press(label, &before, then);
    }

    #[track_caller]
    fn press(&mut self, what: &str, before: &Value, then: &Then) {
        self.clicks += 1;
        self.game.press();
        let given = before["orders"].as_u64().expect("orders") as usize;
        let target = then.target.map_or(Value::Null, Value::from);
        let expected = |told: &Value| {
            let orders = told["orders"].as_u64().unwrap_or_default() as usize;
            let selected =
                !then.orders.is_empty() || words(&told["selected"]) == then.selected && told["target"] == target;
            told["busy"] == false && orders >= given + then.orders.len() && selected
        };
        self.game.wait(&format!("what {what} does"), expected);
        // Nothing more comes of it; after the set-up the map takes the room of the tray.
        let set_up = then.orders.contains(&"SetUpDone");
        let after = self.game.rested();
        let new = after["orders"].as_u64().expect("orders") as usize - given;
        let kind = |order: String| order.split(['(', ' ']).next().unwrap_or_default().to_owned();
        let last: Vec<String> = words(&after["last_orders"]).into_iter().map(kind).collect();
        let new = &last[last.len() - new.min(last.len())..];
        assert!(new.len() >= then.orders.len(), "{what} ordered {new:?}");
        assert_eq!(new[..then.orders.len()], *then.orders, "{what}");
        let rest = &new[then.orders.len()..];
        assert!(rest.iter().all(|order| BY_ITSELF.contains(&order.as_str())), "{what} ordered {new:?}");
        assert!(rest.is_empty() || !then.orders.is_empty(), "{what} ordered {new:?}");
        let selected = words(&after["selected"]);
        assert!(selected == then.selected || Some(&selected) == then.or.as_ref(), "{selected:?} after {what}");
        assert_eq!(after["target"], target, "aimed at after {what}");
        assert_eq!(after["refused"], Value::Null, "{what}");
        let asked = after["question"].as_object().and_then(|question| question.keys().next().cloned());
        assert_eq!(asked.as_deref(), then.asked, "asked after {what}");
        if !set_up {
            let map = |told: &Value| [told["scale"].clone(), told["centre"].clone()];
            assert_eq!(map(&after), map(before), "the map after {what}");
        }
        let fought = |places: Vec<(String, String)>| -> Vec<(String, String)> {
            places.into_iter().filter(|(_, at)| Some(at.as_str()) != then.struck).collect()
        };
        let wanted = fought(after_moves(before, then.moved));
        assert_eq!(fought(places(&after)), wanted, "where everybody stands after {what}");
        if then.orders.is_empty() {
            assert_eq!(after["units"], before["units"], "{what} orders nothing");
        }
    }

    /// Takes the last order back: these stand where they stood, the others where they are, and those who moved are still selected.
    #[track_caller]
    fn undo(&mut self, back: &[(&str, &str)]) {
        let at = self.game.place("bar: Undo");
        let before = self.game.settled();
        self.game.point(&at);
        self.clicks += 1;
        self.game.press();
        let fewer = before["orders"].as_u64().expect("orders") - 1;
        let after = self.game.wait("the order taken back", |told| told["orders"] == fewer && told["busy"] == false);
        assert_eq!(places(&after), after_moves(&before, back), "where everybody stands again");
        assert_eq!(words(&after["selected"]), back.iter().map(|(unit, _)| (*unit).to_owned()).collect::<Vec<_>>());
    }

    /// How many clicks this takes.
    fn counted(&mut self, what: &str, play: impl FnOnce(&mut Self)) -> usize {
        let before = self.clicks;
        play(self);
        eprintln!("{what}: {} clicks", self.clicks - before);
        self.clicks - before
    }
}

/// From the menu to the battle; clicks of the menu count too.
fn begin(game: &Game) -> usize {
    game.wait("the menu", |told| shows(told, "Lock 'n Load"));
    let labels = ["Lock 'n Load", "New battle", "The Lane", "Begin"];
    for label in labels {
        game.click(label);
        game.settled();
    }
    game.wait("the set-up", |told| told["phase"] == "SetUp" && told["busy"] == false);
    labels.len()
}

/// Everybody who is Shaken tries to rally: the first counter is clicked, then each roll that is shown is ordered at the side.
fn rally(hand: &mut Hand) {
    let shaken = ["us-1", "us-2", "us-3", "us-4"];
    let told = hand.game.settled();
    assert!(told["phase"] == "Rally" && shaken.iter().all(|unit| is_shaken(&told, unit)));
    hand.on_hex("A1", &["Abel", "us-1", "us-2"], &Then::selects(&["us-1"]));
    for (n, unit) in shaken.iter().enumerate() {
        assert_eq!(words(&hand.game.settled()["selected"]), [*unit], "its roll is shown");
        let next: Vec<&str> = shaken.get(n + 1).into_iter().copied().collect();
        // After the last roll the phase ends by itself; who has rallied may stay selected for the first impulse.
        let or = next.is_empty().then(|| vec![(*unit).to_owned()]);
        hand.on_button("side: Roll", &Then { or, ..Then::selects(&next).orders(&["Rally"]) });
    }
}

/// Three squads and their leader fire at one.
fn attack(hand: &mut Hand) {
    let stack = ["Cole", "us-5", "us-6", "us-7"];
    let clicks = hand.counted("an attack with three units and a leader", |hand| {
        hand.on_hex("C2", &stack, &Then::selects(&stack));
        hand.on_hex("F2", &["ge-1"], &Then { struck: Some("F2"), ..Then::default().orders(&["Fire"]) });
    });
    assert_eq!(clicks, 2);
    let told = hand.game.settled();
    let fired = |unit: &str| {
        let units = told["units"].as_array().expect("units");
        units.iter().any(|now| now["id"] == unit && now["markers"].to_string().contains("Fired"))
    };
    assert!(stack.iter().all(|unit| fired(unit)), "all four took part: {}", told["units"]);
    if told["to_act"] == "First" {
        hand.on_button("bar: End impulse", &Then::default().orders(&["EndImpulse"]));
    }
}

/// A move behind the wood, which nobody sees; it is taken back and made again.
fn quiet_move(hand: &mut Hand) {
    let clicks = hand.counted("a move", |hand| {
        hand.on_hex("H1", &["ge-3"], &Then::selects(&["ge-3"]));
        hand.on_hex("H2", &[], &Then::selects(&["ge-3"]).orders(&["Move"]).moves(&[("ge-3", "H2")]));
    });
    assert_eq!(clicks, 2);
    hand.undo(&[("ge-3", "H1")]);
    hand.on_hex("H2", &[], &Then::selects(&["ge-3"]).orders(&["Move"]).moves(&[("ge-3", "H2")]));
    hand.on_button("bar: End impulse", &Then::default().orders(&["Stop", "EndImpulse"]));
}

/// Two hexes before the eyes of a squad that may fire: it is asked, holds, and the move goes on.
fn answered_move(hand: &mut Hand) {
    let clicks = hand.counted("a move that is answered", |hand| {
        hand.on_hex("H5", &["ge-2"], &Then::selects(&["ge-2"]));
        let seen = Then::selects(&["us-8"]).orders(&["Move"]).moves(&[("ge-2", "G5")]);
        hand.on_hex("F5", &[], &seen.aims("G5").asks("OpportunityFire"));
        let held = Then::selects(&["ge-2"]).orders(&["HoldFireForMove"]);
        hand.on_button("card: Hold for this move", &held.aims("F5"));
        hand.on_button("side: Go there", &Then::selects(&["ge-2"]).orders(&["Step"]).moves(&[("ge-2", "F5")]));
    });
    assert_eq!(clicks, 4);
    hand.on_button("bar: End impulse", &Then::default().orders(&["Stop", "EndImpulse"]));
}

/// Every impulse that is left is passed, every phase ended, until the battle is over.
fn to_the_end(hand: &mut Hand) -> Value {
    for _ in 0..24 {
        let told = hand.game.settled();
        if told["outcome"].is_object() {
            return told;
        }
        let choices = [("bar: End impulse", "EndImpulse"), ("bar: Pass", "Pass"), ("bar: Rally done", "RallyDone")];
        let there = choices.into_iter().find(|(label, _)| told["widgets"].get(*label).is_some());
        let (label, order) = there.unwrap_or_else(|| panic!("nothing leads on: {}", told["sentence"]));
        hand.on_button(label, &Then::default().orders(&[order]));
    }
    panic!("the battle does not end: {}", hand.game.settled()["sentence"]);
}

#[test]
fn a_whole_battle_is_played_by_mouse_and_every_click_does_what_it_says() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0, players: (None, None))");
    let data = desk.data_with("tests/window/lane.ron");
    let game = desk.start(&["play", "--data", data.to_str().expect("a path in letters")]);
    let clicks = begin(&game);
    let mut hand = Hand { game, clicks };

    // The Wehrmacht sets its last squad up out of the tray.
    hand.on_button("tray: ge-3", &Then::selects(&["ge-3"]));
    hand.on_hex("H1", &[], &Then::default().orders(&["Place"]).moves(&[("ge-3", "H1")]));
    hand.on_button("tray: Set-up done", &Then::default().orders(&["SetUpDone"]));

    let rallies = hand.counted("a rally of four", rally);
    assert!(rallies <= 5, "one click for each roll, and one to begin");
    if hand.game.settled()["phase"] == "Rally" {
        hand.on_button("bar: Rally done", &Then::default().orders(&["RallyDone"]));
    }
    // The dice say who has the initiative; whoever has done his part passes.
    let mut first: Vec<fn(&mut Hand)> = vec![attack];
    let mut second: Vec<fn(&mut Hand)> = vec![answered_move, quiet_move];
    while !(first.is_empty() && second.is_empty()) {
        let told = hand.game.settled();
        let side = if told["to_act"] == "First" { &mut first } else { &mut second };
        match side.pop() {
            Some(part) => part(&mut hand),
            None => hand.on_button("bar: Pass", &Then::default().orders(&["Pass"])),
        }
    }

    let told = to_the_end(&mut hand);
    assert!(told["outcome"]["winner"] == "Second" || told["outcome"]["winner"] == "First", "{}", told["outcome"]);
    hand.game.shot("whole-battle-result");
    eprintln!("from the menu to the result: {} clicks", hand.clicks);
    // The board may be looked at without the result over it.
    let result = |told: &Value| told["widgets"].get("window: Look at the board").is_some();
    hand.game.click("window: Look at the board");
    let told = hand.game.wait("the board alone", |told| !result(told) && told["busy"] == false);
    assert!(told["outcome"].is_object(), "it is over all the same");
    hand.game.hover_hex("H1");
    hand.game.shot("whole-battle-board");
    hand.game.click("top: Result of the battle");
    hand.game.wait("the result again", result);
    hand.game.click("window: Back to the menu");
    hand.game.wait("the menu", |told| told["screen"] == "Menu" && told["widgets"].get("Continue").is_some());
    hand.game.close();
}
