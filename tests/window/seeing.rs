//! What a player sees: pictures of everything that is told after the dice, and a window that rests.

use crate::desk::{Desk, Game};
use crate::{LARGE, SMALL, go_on_until};
use std::time::Duration;

/// Pictures at both sizes, and at 150 % in the small window.
#[test]
fn pictures_of_what_happened() {
    for (size, scale) in [(SMALL, 0), (LARGE, 0), (SMALL, 150)] {
        let desk = Desk::new(size);
        desk.settings(&format!("(animation: 300, sound: 0, interface: {scale})"));
        let suffix = if scale == 0 { String::new() } else { format!("-{scale}") };
        let shot = |game: &Game, name: &str| game.shot_at_rest(&format!("{name}{suffix}"));
        let mut game = desk.start(&["play", "scenarios/examples/gallery.ron", "--seed", "11"]);
        game.wait("the battle", |told| told["phase"] == "Operations");
        game.pause(Duration::from_millis(2500));

        // An attack is prepared and one who fires is taken out; afterwards every line stands on the panel.
        game.click_hex("D3");
        shot(&game, "selection");
        game.click("Fire");
        game.click_hex("G7");
        game.wait("the preview", |told| told["widgets"].get("Open fire").is_some());
        game.click_if_there("Squad B");
        shot(&game, "preview-changed");
        let before = game.settled()["revision"].clone();
        game.click("Open fire");
        game.wait("the attack", |told| told["revision"] != before);
        shot(&game, "result-lines");
        go_on_until(&mut game, 20, |told| told["to_act"] == "Second" && told["question"].is_null());

        // Opportunity Fire is asked for and taken.
        game.click_hex("H3");
        game.click("Move");
        game.click_hex("H4");
        if game.settled()["question"].is_null() {
            game.click_hex("H4");
        }
        game.wait("the question", |told| told["question"]["OpportunityFire"].is_object());
        shot(&game, "question");
        let before = game.settled()["revision"].clone();
        game.click("Fire");
        game.wait("the attack", |told| told["revision"] != before);
        shot(&game, "result-of-opportunity-fire");
        go_on_until(&mut game, 30, |told| told["to_act"] == "First" && told["question"].is_null());

        // A mixed hex and acted units of both sides at fit, then both attacks of a melee round.
        game.cancel();
        shot(&game, "acted-and-mixed");
        game.click_hex("J6");
        game.click("Fight melee");
        game.wait("the melee", |told| told["question"]["MeleeAttack"].is_object());
        shot(&game, "melee-question");
        go_on_until(&mut game, 8, |told| told["question"].is_null() && told["busy"] == false);
        shot(&game, "melee-second-attack");
        game.click("Result before");
        shot(&game, "melee-first-attack");

        // The log, and the sight tool with its reason.
        game.click("Open the log");
        shot(&game, "log");
        game.click("Close the log");
        game.cancel();
        game.click("Sight tool");
        game.click_hex("D3");
        game.hover_hex("L5");
        shot(&game, "sight-tool");
        game.close();
    }
}

/// Frames are drawn when something changes, and not because somebody listens.
#[test]
fn a_window_in_which_nothing_happens_draws_nothing() {
    let desk = Desk::new(SMALL);
    let game = desk.start(&["play", "scenarios/examples/gallery.ron", "--seed", "11"]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
    // The map is painted, the fan of the pointer's hex has had its time.
    game.pause(Duration::from_secs(6));
    let before = game.frame();
    game.pause(Duration::from_secs(3));
    let drawn = game.frame() - before;
    assert!(drawn <= 2, "{drawn} frames in three seconds in which nothing happened");
    game.hover_hex("F5");
    game.pause(Duration::from_millis(800));
    assert!(game.frame() > before + drawn, "the pointer is seen");
    game.close();
}
