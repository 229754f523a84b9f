//! The pictures by which the window is judged, into `target/shots`: every panel at five sizes of window and interface, each reached with
//! the mouse. CONTRIBUTING.md says how they are made and what is looked for.

use crate::desk::{Desk, Game};
use crate::{first_game, go_on_until, selected, shows};

/// A window of a size with the interface at a scale in per cent; 0: by the window.
struct Tour {
    desk: Desk,
    scale: u16,
}

impl Tour {
    fn of(size: (u32, u32), scale: u16) -> Self {
        let desk = Desk::new(size).painted();
        desk.settings(&format!("(animation: 300, sound: 0, interface: {scale})"));
        Self { desk, scale }
    }

    /// Takes a picture when everything rests.
    #[track_caller]
    fn shot(&self, game: &Game, name: &str) {
        let suffix = if self.scale == 0 { String::new() } else { format!("-{}", self.scale) };
        game.shot_at_rest(&format!("{name}{suffix}"));
    }

    fn all(&self) {
        self.menu_and_set_up();
        self.rally();
        self.attack();
        self.battle();
    }

    /// The briefing, the settings, and a side that sets up.
    fn menu_and_set_up(&self) {
        let game = self.desk.start(&[]);
        game.wait("the games", |told| shows(told, "Perry's Heroes"));
        self.shot(&game, "menu-of-games");
        first_game(&game);
        game.click("Settings");
        game.wait("the settings", |told| told["widgets"].get("Back").is_some());
        self.shot(&game, "settings");
        game.click("Back");
        game.click("New battle");
        game.click("The Oak Farm");
        game.wait("the briefing", |told| told["widgets"].get("Begin").is_some());
        self.shot(&game, "briefing");
        game.click("Begin");
        game.wait("the set-up", |told| told["phase"] == "SetUp" && told["widgets"].get("Place all").is_some());
        // The first frame of a map takes long without a graphics card.
        game.pause(std::time::Duration::from_secs(4));
        self.shot(&game, "set-up");
        game.click("Place all");
        game.wait("everybody placed", |told| told["widgets"].get("Set-up done").is_some());
        self.shot(&game, "set-up-placed");
        game.close();
    }

    /// A roll before and after the dice.
    fn rally(&self) {
        let game = self.desk.start(&["play", "tests/window/rally.ron", "--seed", "7"]);
        game.wait("the Rally Phase", |told| told["widgets"].get("Rally done").is_some() && told["busy"] == false);
        game.click_hex("C3");
        game.wait("the roll", |told| selected(told) == ["us-1"]);
        self.shot(&game, "rally");
        let before = game.settled()["revision"].clone();
        game.click("side: Roll");
        game.wait("the dice", |told| told["revision"] != before);
        self.shot(&game, "rally-result");
        game.close();
    }

    fn battle(&self) {
        let mut game = self.desk.start(&["play", "scenarios/lock_n_load/examples/gallery.ron", "--seed", "11"]);
        game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
        self.selection(&mut game);
        self.answered_move(&mut game);
        self.melee(&mut game);
        game.click("Open the log");
        self.shot(&game, "log");
        game.click("Close the log");
        game.cancel();
        game.click("Sight tool");
        game.click_hex("D3");
        game.hover_hex("L5");
        self.shot(&game, "sight-tool");
        game.close();
    }

    /// An attack of three squads under their leader, of which one is taken out; and every line of what came of it.
    fn attack(&self) {
        let game = self.desk.start(&["play", "tests/window/asked.ron", "--seed", "2"]);
        game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
        game.click_hex("C2");
        game.wait("the stack", |told| selected(told).len() == 4);
        game.hold_hex("F2");
        game.wait("the preview", |told| told["widgets"].get("side: Open fire").is_some());
        self.shot(&game, "preview");
        game.click("side: Squad B");
        game.wait("without Squad B", |told| selected(told).len() == 3);
        self.shot(&game, "preview-changed");
        let before = game.settled()["revision"].clone();
        game.click("side: Open fire");
        let told = game.wait("the attack", |told| told["revision"] != before && told["busy"] == false);
        if told["question"]["CheckNext"].is_object() {
            self.shot(&game, "check-next");
            game.click("card: Kern");
            game.wait("the checks", |told| told["question"].is_null() && told["busy"] == false);
        }
        self.shot(&game, "result-lines");
        game.close();
    }

    /// A way, a fan, a selection with its menu.
    fn selection(&self, game: &mut Game) {
        game.click_hex("F5");
        game.wait("the squad", |told| selected(told) == ["us-5"]);
        game.click("bar: Move");
        game.hover_hex("G5");
        self.shot(game, "movement");
        game.key("Escape");
        game.wait("no mode", |told| told["mode"] == "Rest");
        game.rest_over("D3");
        game.wait("the fan", |told| told["fan"].get("us-1").is_some());
        self.shot(game, "fan");
        game.click_hex("D3");
        game.wait("the menu", |told| told["widgets"].get("menu: Fire").is_some());
        self.shot(game, "selection");
        game.click("menu: Fire");
        game.wait("the mode", |told| told["mode"] == "Aiming");
        game.hold_hex("G7");
        game.wait("the preview", |told| told["widgets"].get("side: Open fire").is_some());
        let before = game.settled()["revision"].clone();
        game.click("side: Open fire");
        game.wait("the attack", |told| told["revision"] != before);
        go_on_until(game, 20, |told| told["to_act"] == "Second" && told["question"].is_null());
    }

    /// Opportunity Fire is held once, then opened.
    fn answered_move(&self, game: &mut Game) {
        game.click_hex("H3");
        game.click("bar: Move");
        game.wait("the mode", |told| told["mode"] == "Going");
        game.click_hex("H5");
        game.wait("the question", |told| told["question"]["OpportunityFire"].is_object());
        self.shot(game, "question");
        game.click("card: Hold fire");
        game.wait("the way goes on", |told| told["question"].is_null() && !told["target"].is_null());
        self.shot(game, "held");
        game.click("side: Go there");
        game.wait("the next question", |told| told["question"]["OpportunityFire"].is_object() && told["busy"] == false);
        let before = game.settled()["revision"].clone();
        game.click("card: Fire");
        game.wait("the attack", |told| told["revision"] != before);
        self.shot(game, "result-of-opportunity-fire");
        go_on_until(game, 30, |told| told["to_act"] == "First" && told["question"].is_null());
    }

    /// A hex with both sides, acted units of both; then both attacks of a melee round.
    fn melee(&self, game: &mut Game) {
        game.cancel();
        self.shot(game, "acted-and-mixed");
        game.click_hex("J6");
        game.click("Fight melee");
        game.wait("the melee", |told| told["question"]["MeleeAttack"].is_object());
        self.shot(game, "melee-question");
        go_on_until(game, 8, |told| told["question"].is_null() && told["busy"] == false);
        self.shot(game, "melee-second-attack");
        game.click("side: Result before");
        self.shot(game, "melee-first-attack");
    }
}

/// The two smallest of the five; `HEDGEROW_PICTURES=all` makes them all, which takes minutes where the processor draws.
fn tours() -> Vec<((u32, u32), u16)> {
    let mut tours = vec![((1280, 720), 0), ((1280, 720), 150)];
    if std::env::var_os("HEDGEROW_PICTURES").is_some_and(|which| which == "all") {
        tours.extend([((1920, 1080), 0), ((2560, 1440), 0), ((2560, 1440), 150)]);
    }
    tours
}

#[test]
fn pictures_by_which_the_window_is_judged() {
    for (size, scale) in tours() {
        Tour::of(size, scale).all();
    }
}
