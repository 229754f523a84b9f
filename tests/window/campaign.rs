//! A campaign by real mouse: two people write in secret what they intend, fight, see what has become of their men, and go on after the
//! program was killed.

use crate::desk::{Desk, Game};
use crate::skirmish::{sizes, to_the_end};
use crate::{first_game, shows};

/// A side says that it sits there and orders something.
fn intends(game: &Game, side: &str, order: &str) {
    let here = format!("{side}: I sit here");
    game.wait("whose turn it is", |now| shows(now, &here));
    game.click(&here);
    game.wait("the five orders", |now| shows(now, "Withdraw") && shows(now, order));
    game.click(order);
}

/// Everybody is placed and the battle fought to its end, in which nobody does anything.
fn fight(game: &Game) {
    for _ in 0..2 {
        let placed = |now: &serde_json::Value| shows(now, "bar: Place all") && now["busy"] == false;
        let now = game.wait("a set-up", |now| placed(now) || shows(now, "handover: I sit here"));
        if !placed(&now) {
            game.click("handover: I sit here");
            game.wait("the set-up", placed);
        }
        game.click("bar: Place all");
        game.wait("everybody on the table", |now| shows(now, "bar: All are placed") && now["busy"] == false);
        game.click("bar: All are placed");
    }
    to_the_end(game);
}

#[test]
fn campaigns_have_an_entry_of_their_own_in_the_menu_of_their_game() {
    for size in sizes() {
        let desk = Desk::new(size);
        desk.settings("(animation: 0, sound: 0, hints: (on: false), players: (None, None))");
        let game = desk.start(&[]);
        let now = first_game(&game);
        assert!(!shows(&now, "New campaign"), "a game without campaigns has no such entry");
        game.click("All games");
        game.wait("the games", |now| shows(now, "Perry's Heroes"));
        game.click("Perry's Heroes");
        game.wait("its entries", |now| shows(now, "New campaign") && now["busy"] == false);
        game.shot_at_rest("campaign-menu");
        game.click("New battle");
        let now = game.wait("its battles", |now| shows(now, "Two Patrols"));
        assert!(!shows(&now, "Hedge by Hedge"), "a campaign is no battle");
        game.click("Back");
        game.click("New campaign");
        let now = game.wait("its campaigns", |now| shows(now, "Hedge by Hedge"));
        assert!(!shows(&now, "Two Patrols") && !shows(&now, "Build forces"), "a battle is no campaign");
        game.click("Hedge by Hedge");
        game.wait("the briefing", |now| shows(now, "Begin"));
        game.shot_at_rest("campaign-briefing");
        game.click("Begin");
        game.wait("the campaign", |now| shows(now, "Americans: I sit here") && now["busy"] == false);
        game.click("Back");
        let now = game.wait("the entries", |now| shows(now, "New campaign") && now["busy"] == false);
        assert!(shows(&now, "Continue"));
        game.close();
    }
}

#[test]
fn a_campaign_is_fought_by_two_people_killed_and_gone_on_with() {
    for size in sizes() {
        let desk = Desk::new(size);
        desk.settings("(animation: 0, sound: 0, hints: (on: false))");
        let file = "tests/window/campaigns/two_lanes.ron";
        let game = desk.start(&["play", file, "--data", ".", "--players", "person,person", "--seed", "3"]);
        game.wait("the campaign", |now| shows(now, "Americans: I sit here") && now["busy"] == false);
        game.shot_at_rest("campaign-begins");
        game.click("Americans: I sit here");
        game.wait("the five orders", |now| shows(now, "Advance"));
        game.shot_at_rest("campaign-intention");
        game.click("Men");
        game.shot_at_rest("campaign-roster");
        game.click("Advance");
        let now = game.wait("the other side", |now| shows(now, "Germans: I sit here"));
        assert!(!shows(&now, "Advance"), "what was written is secret");
        intends(&game, "Germans", "Hold");
        game.wait("the battle", |now| shows(now, "To battle"));
        game.shot_at_rest("campaign-battle");
        game.click("To battle");
        fight(&game);
        game.shot_at_rest("campaign-result");
        game.click("Back to the campaign");
        game.wait("what has happened", |now| shows(now, "What happened") && now["busy"] == false);
        game.shot_at_rest("campaign-news");
        game.click("Course");
        game.shot_at_rest("campaign-course");
        game.close();

        // The second evening.
        let game = desk.start(&[]);
        game.wait("the games", |now| shows(now, "Continue") && now["busy"] == false);
        game.settled();
        game.click("Continue");
        game.wait("the campaign", |now| shows(now, "Americans: I sit here") && now["busy"] == false);
        intends(&game, "Americans", "Hold");
        intends(&game, "Germans", "Hold");
        game.wait("the second battle", |now| shows(now, "To battle"));
        game.click("To battle");
        game.wait("the set-up", |now| {
            now["busy"] == false && (shows(now, "bar: Place all") || shows(now, "handover: I sit here"))
        });
        // In the middle of it.
        game.close();
        let game = desk.start(&[]);
        game.wait("the games", |now| shows(now, "Continue") && now["busy"] == false);
        game.settled();
        game.click("Continue");
        game.wait("the battle that goes on", |now| shows(now, "Go on with the battle"));
        game.shot_at_rest("campaign-goes-on");
        game.click("Go on with the battle");
        fight(&game);
        game.click("Back to the campaign");
        game.wait("the end", |now| shows(now, "Course") && now["busy"] == false);
        game.settled();
        game.shot_at_rest("campaign-end");
        assert!(!shows(&game.settled(), "To battle"), "both battles have been fought");
        assert_eq!(desk.saves().len(), 1, "all of it is one file");
        game.close();
    }
}
