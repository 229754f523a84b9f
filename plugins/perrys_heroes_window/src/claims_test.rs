//! Who is concealed now: chosen on the card and on the table, and answered as it is chosen.

use super::*;
use crate::battle::PerrysHeroesWindow;
use crate::hand::Aim;
use crate::hand::tests::{clicks, desk, in_hand};
use bevy::prelude::{App, IntoScheduleConfigs as _, MouseButton, Update};
use desk::{DeskSystems, Hand};
use panel_kit::screen::Question;
use panel_kit::screen::kept::{self, Kept};
use panel_kit::sheet::Block;
use perrys_heroes::testing::{Bench, cm, id};
use table_view::{Draggable, Pieces, ViewSettings};

const MEN: [&str; 3] = ["us-02", "us-03", "us-04"];

/// The first side is asked at the end of a turn: three men have stayed still, a fourth stands.
fn asked() -> App {
    let mut app = desk(&Bench::new().scenario("concealment: true").position(
        "active: (side: First, team: 0), figures: [
            (id: \"us-01\", at: (90, 110)), (id: \"us-02\", at: (100, 110), posture: Prone, still: 1),
            (id: \"us-03\", at: (80, 110), posture: Crouched, still: 1),
            (id: \"us-04\", at: (70, 110), posture: Prone, still: 1), (id: \"ge-01\", at: (90, 10))]",
    ));
    let ask = kept::ask::<PerrysHeroesWindow>.in_set(DeskSystems::Show).after(DeskSystems::Tell);
    app.init_resource::<Kept<PerrysHeroesWindow>>().add_systems(Update, ask);
    let mut battle = app.world_mut().resource_mut::<Battle>();
    // Both end their parts of the turn.
    while claimable(&battle).is_empty() {
        battle.give(&Command::Finish).expect("a lawful order");
    }
    assert_eq!(claimable(&battle), MEN.map(id));
    app.update();
    app
}

/// The card of the question as it is drawn.
fn card(app: &App) -> &Question<PerrysHeroesWindow> {
    app.world().resource::<Kept<PerrysHeroesWindow>>().question.as_ref().expect("a question")
}

/// The ticks of the card, each with what a press on it chooses.
fn ticks(card: &Question<PerrysHeroesWindow>) -> Vec<(bool, String, Aim)> {
    let row = card.choices.blocks.iter().find_map(|block| match block {
        Block::Group(_, sheet) => Some(sheet),
        _ => None,
    });
    let ticks = row.expect("a row").blocks.iter().filter_map(|block| match block {
        Block::Tick(pick) => Some((pick.on, pick.words.clone(), pick.act.expect("it can be pressed"))),
        _ => None,
    });
    ticks.collect()
}

/// The answers of the card, as far as they can be pressed.
fn answers(card: &Question<PerrysHeroesWindow>) -> Vec<(String, Option<Command>)> {
    let row = card.card.blocks.iter().find_map(|block| match block {
        Block::Group(_, sheet) => Some(sheet),
        _ => None,
    });
    let buttons = row.expect("a row").blocks.iter().filter_map(|block| match block {
        Block::Button(button) => Some((button.name.clone(), button.act.clone())),
        _ => None,
    });
    buttons.collect()
}

fn conceals(men: &[&str]) -> Option<Command> {
    Some(Command::Conceal { units: men.iter().map(|man| id(man)).collect() })
}

#[test]
fn ph_3_4_08_any_of_those_who_stayed_still_are_ticked_on_the_card_and_answered_by_one_button() {
    let mut app = asked();
    let first = card(&app);
    assert_eq!((first.rule.0, first.about.len()), ("PH-3.4-08", 3));
    assert!(ticks(first).iter().all(|(on, ..)| !on), "nobody is ticked at first");
    let [those, all, nobody] = &answers(first)[..] else { panic!("three answers") };
    assert_eq!((&those.1, &all.1, &nobody.1), (&None, &conceals(&MEN), &conceals(&[])));
    // A press on a tick is a wish for what the next click is for.
    for n in [0, 2] {
        let then = ticks(card(&app))[n].2;
        app.world_mut().resource_mut::<Hand<PerrysHeroesWindow>>().mode = then;
        app.update();
    }
    let ticked: Vec<bool> = ticks(card(&app)).iter().map(|(on, ..)| *on).collect();
    assert_eq!(ticked, [true, false, true]);
    let those = answers(card(&app)).remove(0);
    assert_eq!(those, ("The 2 who are ticked".to_owned(), conceals(&["us-02", "us-04"])));
    let mut battle = app.world_mut().resource_mut::<Battle>();
    battle.give(&those.1.expect("an answer")).expect("a lawful answer");
    let table = battle.table();
    let concealed = MEN.map(|man| table.figure(id(man)).expect("a figure").concealed);
    assert_eq!(concealed, [true, false, true]);
    assert!(units(app.world().resource::<Battle>(), in_hand(&app).mode.claimed()).is_empty(), "nothing is left of it");
}

#[test]
fn ph_3_4_08_a_click_on_a_figure_ticks_him_and_a_second_one_takes_that_back() {
    let mut app = asked();
    let chosen = |app: &App| {
        let all = app.world().resource::<Pieces>().all.iter();
        all.filter(|piece| piece.selected).map(|piece| piece.key).collect::<Vec<_>>()
    };
    clicks(&mut app, Some("us-03"), cm(80.0, 110.0), MouseButton::Left, false);
    clicks(&mut app, Some("us-04"), cm(70.0, 110.0), MouseButton::Left, false);
    assert_eq!((in_hand(&app).who, chosen(&app)), (None, vec![id("us-03"), id("us-04")]));
    // Nobody else is among them, and a click on him changes nothing.
    clicks(&mut app, Some("us-01"), cm(90.0, 110.0), MouseButton::Left, false);
    assert_eq!((in_hand(&app).who, chosen(&app)), (None, vec![id("us-03"), id("us-04")]));
    clicks(&mut app, Some("us-03"), cm(80.0, 110.0), MouseButton::Left, false);
    assert_eq!(chosen(&app), [id("us-04")]);
    assert_eq!(answers(card(&app))[0], ("The one who is ticked".to_owned(), conceals(&["us-04"])));
    assert_eq!(app.world().resource::<ViewSettings>().draggable, Draggable::Nobody);
    clicks(&mut app, None, cm(80.0, 100.0), MouseButton::Right, false);
    assert_eq!((in_hand(&app).mode, chosen(&app)), (Aim::Plain, Vec::new()), "all is put back");
}
