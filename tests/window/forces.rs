//! From the page of the games to a skirmish by real mouse: a squad that is changed by points, kept, chosen and set up; one that the computer
//! builds for itself.

use crate::desk::Desk;
use crate::skirmish::sizes;
use crate::{first_game, shows};

#[test]
fn a_squad_is_built_by_points_kept_chosen_and_set_up() {
    for size in sizes() {
        let desk = Desk::new(size);
        desk.settings("(animation: 200, sound: 0, hints: (on: false), players: (None, None))");
        let game = desk.start(&[]);
        game.wait("the games", |now| shows(now, "Perry's Heroes"));
        game.settled();
        game.shot_at_rest("skirmish-games");
        game.click("Perry's Heroes");
        game.wait("its entries", |now| shows(now, "New battle"));
        game.settled();
        game.shot_at_rest("skirmish-menu");
        game.click("New battle");
        game.wait("its scenarios", |now| shows(now, "Two Patrols"));
        game.click("Two Patrols");
        game.wait("the briefing", |now| shows(now, "Begin"));
        game.shot_at_rest("skirmish-briefing");

        game.click("Soviets: Build forces");
        game.wait("the builder", |now| shows(now, "Rifle squad, Soviet Union"));
        game.click("Rifle squad, Soviet Union");
        let now = game.wait("the men of the squad", |now| shows(now, "Remove this man"));
        assert!(shows(&now, "Rifle squad, changed"), "it is kept under a name of its own");
        game.shot_at_rest("skirmish-builder");
        game.click("Paratroopers");
        game.rested();
        game.shot_at_rest("skirmish-builder-broken");
        game.click("Paratroopers");
        game.click("Back");
        game.wait("the briefing", |now| shows(now, "Soviets: Rifle squad, changed"));
        game.click("Soviets: Rifle squad, changed");
        game.rested();
        game.shot_at_rest("skirmish-briefing-chosen");
        game.click("Begin");
        game.wait("the set-up", |now| shows(now, "bar: Place all") && now["busy"] == false);
        game.shot_at_rest("skirmish-set-up");
        game.click("bar: Place all");
        game.wait("everybody on the table", |now| shows(now, "bar: All are placed") && now["busy"] == false);
        game.shot_at_rest("skirmish-placed");
        game.key("F10");
        first_game(&game);
        game.close();
    }
}

#[test]
fn the_computer_builds_its_force_where_somebody_wants_it() {
    for size in sizes() {
        let desk = Desk::new(size);
        // The second side is the computer's, as it is where nothing else is said.
        desk.settings("(animation: 200, sound: 0, hints: (on: false))");
        let game = desk.start(&[]);
        game.wait("the games", |now| shows(now, "Perry's Heroes") && now["busy"] == false);
        game.click("Perry's Heroes");
        game.wait("its entries", |now| shows(now, "New battle"));
        game.click("New battle");
        game.wait("its scenarios", |now| shows(now, "Two Patrols"));
        game.click("Two Patrols");
        let builds = "Germans: The computer builds its force";
        let now = game.wait("the briefing", |now| shows(now, builds));
        assert!(!shows(&now, "Soviets: The computer builds its force"), "a person builds his own");
        game.click(builds);
        game.rested();
        game.shot_at_rest("skirmish-computer-builds");
        game.click("Two people");
        let now = game.rested();
        assert!(!shows(&now, builds), "nobody is there who would");
        game.click("Against the computer");
        game.rested();
        game.click(builds);
        game.rested();
        game.click("Begin");
        game.wait("the set-up", |now| shows(now, "bar: Place all") && now["busy"] == false);
        game.close();
    }
}
