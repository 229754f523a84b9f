//! The menu by real mouse: its pages whole at every size, the briefing, the settings, the loading picture, objectives during play.

use crate::desk::Desk;
use crate::{first_game, shows};
use serde_json::Value;
use std::path::Path;
use std::process::Command;

/// Windows and sizes of the interface in per cent; 0: by the window.
const SIZES: [((u32, u32), u16); 8] = [
    ((1280, 720), 0),
    ((1280, 720), 150),
    ((1280, 720), 200),
    ((1920, 1080), 0),
    ((1920, 1080), 150),
    ((1920, 1080), 200),
    ((2560, 1440), 0),
    ((2560, 1440), 150),
];

/// Where every labelled widget is.
fn widgets(told: &Value) -> Vec<(String, f64, f64)> {
    let all = told["widgets"].as_object().expect("widgets");
    let number = |value: &Value| value.as_f64().expect("a number");
    all.iter().map(|(label, at)| (label.clone(), number(&at[0]), number(&at[1]))).collect()
}

/// Nothing lies beside the window to the left or right, and these lie wholly in it.
#[track_caller]
fn all_inside(desk: &Desk, told: &Value, whole: &[&str]) {
    let (width, height) = (f64::from(desk.size().0), f64::from(desk.size().1));
    for (label, x, y) in widgets(told) {
        assert!(x > 4.0 && x < width - 4.0, "{label} lies at {x} of {width}");
        if whole.contains(&label.as_str()) {
            assert!(y > 4.0 && y < height - 4.0, "{label} lies at {y} of {height}");
        }
    }
    for label in whole {
        assert!(told["widgets"].get(*label).is_some(), "{label} is not there");
    }
}

#[test]
fn every_page_of_the_menu_is_whole_at_every_size() {
    for (size, interface) in SIZES {
        let desk = Desk::new(size);
        desk.settings(&format!("(interface: {interface})"));
        let game = desk.start(&[]);
        let name = |page: &str| format!("{page}-{interface}");
        game.wait("the games", |told| shows(told, "Perry's Heroes"));
        let told = game.rested();
        all_inside(&desk, &told, &["Lock 'n Load", "Perry's Heroes", "Continue", "Load", "Settings", "Quit"]);
        game.shot_at_rest(&name("menu-of-games"));
        let told = first_game(&game);
        all_inside(&desk, &told, &["Start here", "Continue", "New battle", "Load", "Settings", "All games"]);
        game.shot_at_rest(&name("menu"));

        game.click("New battle");
        game.wait("the scenarios", |told| told["widgets"].get("The Oak Farm").is_some());
        game.click("The Oak Farm");
        game.wait("the briefing", |told| told["widgets"].get("Begin").is_some());
        let told = game.rested();
        all_inside(&desk, &told, &["Back", "Begin"]);
        game.shot_at_rest(&name("briefing"));
        game.click("Back");

        game.click("Settings");
        let told = game.wait("the settings", |told| told["widgets"].get("Interface 150 %").is_some());
        all_inside(&desk, &told, &["Back", "Animation Normal"]);
        game.shot_at_rest(&name("settings"));
        game.close();
    }
}

#[test]
fn settings_are_chosen_and_kept_by_mouse() {
    let desk = Desk::new((1280, 720));
    let game = desk.start(&[]);
    first_game(&game);
    game.click("Settings");
    for (label, kept) in [
        ("Animation Fast", "animation: 200"),
        ("Interface 150 %", "interface: 150"),
        ("Counters NATO symbols", "nato: true"),
        ("Colours For colour blindness", "colour_safe: true"),
        ("Interface 100 %", "interface: 100"),
        ("Animation Off", "animation: 0"),
        ("Menu Never", "menu: false"),
        ("Hex grid", "grid: false"),
        ("Hex names", "names: false"),
    ] {
        game.click(label);
        assert!(desk.keeps(kept), "after {label}: {}", desk.settings_now());
    }
    // Escape ends the binding of a key and leaves the page only when pressed again.
    game.click("Key Fire");
    game.key("Escape");
    game.rested();
    game.key("F6");
    let told = game.rested();
    assert!(!desk.settings_now().contains("F6"), "nothing is bound any more: {}", desk.settings_now());
    assert!(told["widgets"].get("Key Fire").is_some(), "the page is left");
    game.key("Escape");
    first_game(&game);
    game.click("Settings");
    // A key is bound, then everything is put back.
    game.click("Key Fire");
    game.key("F7");
    assert!(desk.keeps("F7"), "{}", desk.settings_now());
    game.point_at(640, 520);
    game.wheel(-20);
    game.click("All settings as they were");
    assert!(desk.keeps("animation: 100") && !desk.settings_now().contains("F7"), "{}", desk.settings_now());
    game.close();
}

/// How bright the middle of a picture is, from 0 to 1.
fn brightness(picture: &Path) -> f64 {
    let told = Command::new("convert")
        .arg(picture)
        .args(["-gravity", "center", "-crop", "50%x50%+0+0", "+repage", "-format", "%[fx:mean]", "info:"])
        .output()
        .expect("ImageMagick's convert is needed: run ./check, or install it");
    String::from_utf8_lossy(&told.stdout).trim().parse().expect("a number")
}

/// From the briefing to the map the window is never black; then the objectives are one click away.
#[test]
fn a_battle_is_briefed_loaded_and_its_objectives_are_one_click_away() {
    for size in [(1280, 720), (2560, 1440)] {
        let desk = Desk::new(size).painted();
        let game = desk.start(&[]);
        first_game(&game);
        game.click("New battle");
        game.wait("the scenarios", |told| told["widgets"].get("Two Roads to the River").is_some());
        game.click("Two Roads to the River");
        game.settled();
        game.click("Begin");
        for n in 0..4 {
            let light = brightness(&game.shot(&format!("loading-{n}")));
            assert!(light > 0.08, "picture {n} of the loading is black: {light}");
        }
        game.wait("the battle", |told| told["phase"] == "SetUp" && told["busy"] == false);
        game.shot_at_rest("zones");
        game.click("Objectives and conditions");
        let told =
            game.wait("the window", |told| widgets(told).iter().any(|(label, _, _)| label.starts_with("Objective ")));
        game.shot_at_rest("objectives");
        let (label, _, _) =
            widgets(&told).into_iter().find(|(label, _, _)| label.starts_with("Objective ")).expect("one");
        game.click(&label);
        game.click("Objectives and conditions");
        game.wait("the window to close", |told| {
            !widgets(told).iter().any(|(label, _, _)| label.starts_with("Objective "))
        });
        game.close();
    }
}
