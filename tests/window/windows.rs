//! Windows, drawers and what else is opened and closed: each of their controls with the mouse, and the way back.

use crate::desk::{Desk, Game};
use crate::hands::gallery;
use crate::{SMALL, end_impulse, order_by, selected, shows};
use serde_json::Value;

/// Presses a button until this is there, or is not.
#[track_caller]
fn switch(game: &Game, button: &str, shown: &str, there: bool) {
    game.click(button);
    game.wait(shown, |told| told["busy"] == false && shows(told, shown) == there);
}

/// Labels of a panel that begin so.
fn labels(told: &Value, beginning: &str) -> Vec<String> {
    let all = told["widgets"].as_object().expect("widgets").keys();
    all.filter(|label| label.starts_with(beginning)).cloned().collect()
}

/// Every button of the bar at the top opens what it says, and closes it again.
fn top_bar(game: &Game) {
    for (button, shown) in [
        ("top: Dice statistics", "window: Dice"),
        ("top: Rule reference", "window: Search the rules"),
        ("top: Objectives and conditions", "window: Objective H2"),
        ("top: Victory of US Airborne", "window: Objective H2"),
        ("top: Victory of Wehrmacht", "window: Objective H2"),
    ] {
        switch(game, button, shown, true);
        switch(game, button, shown, false);
    }
    game.click_hex("D3");
    game.wait("the stack", |told| selected(told).len() > 2);
    let of_side = |told: &Value| !labels(told, "side: ").is_empty();
    for there in [false, true] {
        game.click("top: Hex and action panel");
        game.wait("the panel", |told| of_side(told) == there && told["busy"] == false);
    }
    for on in [true, false] {
        game.click("top: Sight tool");
        game.wait("the sight tool", |told| told["sight_tool"] == on);
    }
}

/// A word is searched for that only rules say which are not in the game yet, and these are ticked; a rule of the side panel is opened.
fn rule_reference(game: &Game) {
    let rules = |told: &Value| labels(told, "window: rule ");
    game.click("top: Rule reference");
    game.wait("the rules", |told| rules(told).len() > 3 && told["busy"] == false);
    game.click("window: Search the rules");
    game.write("parachute");
    game.wait("no rule in the game", |told| shows(told, "window: Clear") && rules(told).is_empty());
    game.click("window: later");
    game.wait("rules that are to come", |told| !rules(told).is_empty());
    game.click("window: later");
    game.wait("no rule in the game", |told| rules(told).is_empty());
    game.click("window: Clear");
    game.wait("the rules", |told| rules(told).len() > 3);
    switch(game, "top: Rule reference", "window: Search the rules", false);
    let rule = labels(&game.settled(), "side: rule ").into_iter().next().expect("a rule in the preview");
    let number = rule.trim_start_matches("side: rule ").to_owned();
    switch(game, &rule, &format!("window: rule {number}"), true);
    switch(game, "top: Rule reference", "window: Search the rules", false);
}

/// Two attacks of two impulses: the panel goes from one to the other and is put away; what is aimed at is let go with its button.
fn results(game: &Game) {
    game.click("bar: Fire");
    game.hold_hex("G7");
    game.wait("the attack", |told| told["target"].as_str().is_some_and(|at| at.ends_with("G7")));
    game.click("side: Cancel");
    game.wait("nothing aimed at", |told| told["target"].is_null());
    game.hold_hex("G7");
    game.wait("the attack", |told| !told["target"].is_null());
    rule_reference(game);
    order_by(game, "side: Open fire", "Fire");
    end_impulse(game);
    game.click_hex("F5");
    game.wait("the squad", |told| selected(told) == ["us-5"]);
    game.hold_hex("H3");
    game.wait("the attack", |told| told["target"].as_str().is_some_and(|at| at.ends_with("H3")));
    order_by(game, "side: Open fire", "Fire");
    game.wait("the result", |told| shows(told, "side: Result before") && !shows(told, "side: Next result"));
    switch(game, "side: Result before", "side: Next result", true);
    switch(game, "side: Next result", "side: Next result", false);
    switch(game, "side: Put the result away", "side: Put the result away", false);
}

/// The drawer: opened, made higher, its lines sorted by kind and by turn; a line leads to its hex.
fn log(game: &Game) {
    let lines = |told: &Value| labels(told, "log: line of ");
    let top = |told: &Value| told["widgets"]["log: Close the log"][1].as_f64().expect("y");
    switch(game, "log: Open the log", "log: Close the log", true);
    let from = game.place("log: Log edge");
    let told = game.settled();
    let to = serde_json::json!([from[0], from[1].as_f64().expect("y") - 120.0]);
    game.drag(&from, &to);
    let all = game.wait("a higher drawer", |now| top(now) < top(&told) - 60.0 && lines(now).len() > 1);
    for kind in ["turns", "fire", "movement", "melee", "rallies and spotting"] {
        game.click(&format!("log: Log: {kind}"));
    }
    game.wait("no line", |told| lines(told).is_empty());
    for kind in ["turns", "fire", "movement", "melee", "rallies and spotting"] {
        game.click(&format!("log: Log: {kind}"));
    }
    game.wait("all lines", |told| lines(told) == lines(&all));
    for (turn, there) in [("turn 1", false), ("all turns", true)] {
        game.click("log: Log: which turns");
        game.click(&format!("log: {turn}"));
        game.wait("the lines of these turns", |told| lines(told).is_empty() != there);
    }
    // Near one corner of the map, a line leads to the other.
    game.hover_hex("A1");
    game.wheel(8);
    let before = game.settled()["centre"].clone();
    let line = lines(&game.settled()).pop().expect("a line with its place");
    game.click(&line);
    game.wait("the place of the line", |told| told["centre"] != before);
    switch(game, "log: Close the log", "log: Open the log", true);
}

/// The small map: a click moves the camera; it is closed and opened.
fn small_map(game: &Game) {
    let map =
        labels(&game.settled(), "").into_iter().find(|label| label.ends_with(": Small map")).expect("the small map");
    let before = game.settled()["centre"].clone();
    game.click(&map);
    game.wait("another place", |told| told["centre"] != before);
    game.hover(&map);
    let panel = map.trim_end_matches("Small map").to_owned();
    switch(game, &format!("{panel}Close the small map"), &map, false);
    switch(game, &format!("{panel}Open the small map"), &map, true);
}

#[test]
fn every_window_and_drawer_is_opened_used_and_closed() {
    let desk = Desk::new(SMALL);
    desk.settings("(animation: 0, sound: 0)");
    let game = gallery(&desk, 0);
    top_bar(&game);
    results(&game);
    log(&game);
    small_map(&game);
    game.click("top: Menu");
    saved_games(&game);
}

/// A battle goes on from the menu and from the list of saved games, and is deleted there when that is meant.
fn saved_games(game: &Game) {
    let in_menu = |told: &Value| told["screen"] == "Menu" && told["busy"] == false && shows(told, "Quit");
    let in_battle = |told: &Value| told["screen"] == "Battle" && shows(told, "log: Open the log");
    game.wait("the menu", |told| in_menu(told) && shows(told, "Continue"));
    game.click("Continue");
    game.wait("the battle", in_battle);
    game.click("top: Menu");
    game.wait("the menu", in_menu);
    game.click("Load");
    game.click("Play Gallery");
    game.wait("the battle", in_battle);
    game.click("top: Menu");
    game.wait("the menu", in_menu);
    game.click("Load");
    switch(game, "Delete", "Really delete", true);
    switch(game, "Really delete", "Play Gallery", false);
    switch(game, "Back", "Quit", true);
}
