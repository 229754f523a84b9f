//! A window that rests.

use crate::SMALL;
use crate::desk::Desk;
use std::time::Duration;

/// Frames are drawn when something changes, and not because somebody listens.
#[test]
fn a_window_in_which_nothing_happens_draws_nothing() {
    let desk = Desk::new(SMALL).painted();
    let game = desk.start(&["play", "scenarios/lock_n_load/examples/gallery.ron", "--seed", "11"]);
    game.wait("the battle", |told| told["phase"] == "Operations" && told["busy"] == false);
    // The map is painted, the fan of the pointer's hex has had its time.
    game.at_rest();
    let before = game.frame();
    game.pause(Duration::from_secs(3));
    let drawn = game.frame() - before;
    assert!(drawn <= 2, "{drawn} frames in three seconds in which nothing happened");
    game.hover_hex("F5");
    game.pause(Duration::from_millis(800));
    assert!(game.frame() > before + drawn, "the pointer is seen");
    game.close();
}
