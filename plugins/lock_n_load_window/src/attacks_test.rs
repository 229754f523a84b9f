//! Attacks from the first click to the result: fire, search, melee, snipers, Opportunity Fire.

use super::*;
use crate::battle::{OfThisGame as _, Results};
use crate::rig::{GERMANS, Screen, US, id};
use crate::sections::snipers::Placing;
use crate::{FirePreview, MovePreview, SpotPreview};
use hex_view::OverlayKind;
use lock_n_load::testing::{self, OPERATIONS_FIRST};
use lock_n_load::{Command, Event, Question};
use table::Side;
use table_view::Step;

#[test]
fn what_the_fire_preview_shows_is_what_is_rolled() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[4, 2, 3, 3, 3]);
    screen.click("A2");
    screen.hover("D2");
    let preview = screen.shown::<FirePreview>();
    let preview = preview.clone();
    assert_eq!(preview.order.leader, Some(id("sgt")), "the best leader aids");
    assert_eq!(preview.report.attack_total, 2 + 1 + 1, "squad 2, half of the other, leadership");
    assert_eq!(preview.odds.units.len(), 1);
    let odds = preview.odds.units[0];
    assert_eq!(odds.no_effect + odds.shaken + odds.reduced + odds.eliminated, preview.odds.out_of);
    assert!(screen.marked(OverlayKind::Target).contains(&"D2".to_string()));
    screen.click("D2");
    assert!(screen.orders().is_empty(), "the first click only aims");
    screen.click("D2");
    let [Command::Fire(order)] = &screen.orders()[..1] else { panic!("{:?}", screen.orders()) };
    assert_eq!(*order, preview.order);
    screen.app.update();
    let last = screen.get::<Results>().card().expect("a result");
    let rolled = last.events.iter().find_map(|event| match event {
        Event::FireResolved(fire) => Some(fire),
        _ => None,
    });
    let (fire, shown) = (rolled.expect("an attack"), &preview.report);
    assert_eq!(fire.attack, shown.attack);
    assert_eq!(fire.targets[0].attack_total, shown.targets[0].attack_total + i32::from(fire.attack_dice[0]));
    assert_eq!(fire.targets[0].defence_total, shown.targets[0].defence_total + i32::from(fire.defence_die));
    assert!(screen.log().contains("Squad A, Squad B and Sgt Hale in A2 fire at D2"), "{}", screen.log());
    assert_eq!(screen.battle().dice().thrown(Side::First) + screen.battle().dice().thrown(Side::Second), 3);
}

#[test]
fn ticks_decide_who_fires_and_who_leads() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    screen.send(Choose::Own(id("b")));
    let preview = screen.shown::<FirePreview>();
    assert_eq!(preview.order.firers.len(), 1);
    assert_eq!(preview.report.attack_total, 3);
    screen.send(Choose::Leader(LeaderChoice::Nobody));
    let preview = screen.shown::<FirePreview>();
    assert_eq!((preview.order.leader, preview.report.attack_total), (None, 2));
    assert_eq!(preview.leaders, [id("sgt")]);
    let member = preview.crew.iter().find(|member| member.unit == id("b")).expect("b is of the crew");
    assert!(!member.takes_part);
}

#[test]
fn a_preview_is_worked_out_once_whoever_asks_for_it() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    let made = |screen: &Screen| screen.get::<Drafts>().made;
    let before = made(&screen);
    screen.click("D2");
    assert_eq!(made(&screen), before + 1, "the click, the preview, the panel and the map share it");
    screen.update();
    screen.send(Choose::Leader(LeaderChoice::Nobody));
    assert_eq!(made(&screen), before + 2, "so do a tick that the rules must accept and what it comes to");
    assert!(screen.orders().is_empty());
}

#[test]
fn weapons_are_ticked_like_men() {
    let gunner = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "mg", weapon: "m1919a6")])"#;
    let mut screen = Screen::new(gunner, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    let total = |screen: &Screen| screen.shown::<FirePreview>().report.attack_total;
    assert_eq!(total(&screen), 4, "squad and gun");
    screen.send(Choose::Weapon { unit: id("a"), weapon: id("mg") });
    assert_eq!(total(&screen), 2);
    screen.send(Choose::Weapon { unit: id("a"), weapon: id("mg") });
    screen.send(Choose::Own(id("a")));
    assert_eq!(total(&screen), 2);
    let piece = screen.get::<Pieces>().all.iter().find(|piece| piece.key == id("mg")).expect("the gun lies on the map");
    assert_eq!(piece.carried_by, Some(id("a")));
}

#[test]
fn opportunity_fire_asks_the_other_side_with_its_best_attack_and_the_path_waits() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[1, 6]);
    screen.click("A2");
    assert!(screen.marked(OverlayKind::Danger).contains(&"C2".to_string()), "enemy eyes are shown");
    screen.press("Move");
    screen.click_twice("C2");
    let flow = screen.battle().flow();
    assert!(matches!(flow.question, Some(Question::OpportunityFire { side: Side::Second, .. })), "{:?}", flow.question);
    assert_eq!(screen.units(), ["x"], "the best firers are preset");
    screen.shown::<FirePreview>();
    assert_eq!(screen.get::<Sentence>().side, Some(Side::Second));
    assert!(screen.get::<Sentence>().text.contains("open fire at"), "{}", screen.get::<Sentence>().text);
    for name in ["Fire", "Hold fire", "Hold for this move"] {
        assert!(screen.action(name).is_some(), "{name}");
    }
    assert_eq!(screen.orders().len(), 1, "the path waits");
    screen.press("Hold for this move");
    assert_eq!(screen.get::<Selection>().path, [screen.spot("C2")]);
    let preview = screen.shown::<MovePreview>();
    assert_eq!(preview.steps.len(), 1);
    screen.press("Go there");
    assert_eq!(screen.at("a"), Some(screen.spot("C2")));
    assert!(screen.battle().flow().question.is_none(), "fire is held for the whole move");
}

#[test]
fn an_impulse_in_which_nothing_is_left_ends_by_itself() {
    let alone = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
    let mut screen = Screen::new(alone, GERMANS, OPERATIONS_FIRST, &[1, 6]);
    screen.click("A2");
    screen.hover("D2");
    screen.press("Open fire");
    assert!(matches!(screen.orders()[..], [Command::Fire(_), Command::EndImpulse]), "{:?}", screen.orders());
    screen.app.update();
    assert_eq!(screen.get::<Results>().card().map(|card| card.entry), Some(1), "the attack stays on the panel");
    assert_eq!(screen.battle().to_act(), Some(Side::Second));
}

#[test]
fn spotting_is_previewed_and_rolled() {
    let hidden = r#"(id: "x", unit: "wehrmacht_squad", at: "D2")"#;
    let board = "......\n...f..\n......\n......";
    let mut screen = Screen::of(testing::Battle::new(board, US, hidden, OPERATIONS_FIRST, &[1]));
    screen.click("A2");
    screen.press("Spot");
    assert_eq!(screen.marked(OverlayKind::Target), ["D2"]);
    screen.hover("D2");
    let preview = screen.shown::<SpotPreview>();
    assert_eq!(preview.unit, id("sgt"), "leadership helps, so the leader searches");
    screen.press("Try to spot");
    assert!(matches!(screen.orders()[0], Command::Spot { .. }));
    assert!(screen.get::<Pieces>().place_markers.contains(&(screen.on_table("D2"), board_art::Token::Eye)));
    assert!(screen.log().contains("Sgt Hale spots D2: 0 where"), "{}", screen.log());
}

#[test]
fn steps_show_fire_dice_checks_and_flips() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[6, 1, 3, 3, 3, 3]);
    let before = screen.battle().table().units.keep();
    screen.click("A2");
    screen.hover("D2");
    screen.press("Open fire");
    assert_eq!(screen.get::<Sentence>().refused, None);
    let battle = screen.battle();
    let entry = battle.journal().entries.iter().find(|entry| entry.order.is_some()).expect("the attack");
    let steps =
        crate::map::show::steps(battle, &crate::theme::Theme::default(), &before, Some(Side::First), &entry.events);
    let kinds: Vec<&str> = steps
        .iter()
        .map(|step| match step {
            Step::Fire { .. } => "fire",
            Step::Dice { .. } => "dice",
            Step::Flip { .. } => "flip",
            Step::Fall { .. } => "fall",
            Step::Settle(_) => "settle",
            _ => "other",
        })
        .filter(|kind| *kind != "other")
        .collect();
    assert_eq!(kinds.first(), Some(&"fire"));
    assert_eq!(kinds.last(), Some(&"settle"));
    assert!(kinds.contains(&"flip") || kinds.contains(&"fall"), "{kinds:?}");
    let flipped = steps.iter().rev().find_map(|step| match step {
        Step::Flip { face, .. } => face.card().cloned(),
        _ => None,
    });
    let table = battle.table();
    let now = table.unit(id("x")).filter(|unit| unit.spot().is_some());
    assert_eq!(flipped, now.map(|unit| faces::unit_face(&table, unit)), "the last face is that of the rules");
}

#[test]
fn the_player_chooses_who_leads_an_attack() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[4, 2, 3, 3, 3]);
    screen.click("A2");
    screen.hover("D2");
    screen.send(Choose::Target(screen.spot("D2")));
    screen.send(Choose::Lead(id("b")));
    let preview = screen.shown::<FirePreview>();
    assert_eq!(preview.order.lead, Some(id("b")));
    let lead = preview.facts.lead.map(|n| preview.facts.sources[n].from);
    assert_eq!(lead, Some(id("b")));
}

#[test]
fn two_single_men_fire_one_weapon_in_full() {
    let first = r#"(id: "lt", unit: "us_leader", at: "A2"),
        (id: "sgt", unit: "us_leader", at: "A2", weapons: [(id: "gun", weapon: "m1919a6")])"#;
    let mut screen = Screen::new(first, GERMANS, OPERATIONS_FIRST, &[4, 2, 3, 3, 3]);
    screen.click("A2");
    screen.send(Choose::Target(screen.spot("D2")));
    let preview = screen.shown::<FirePreview>();
    assert!(preview.facts.sources[0].single_man);
    let helpers = |preview: &FirePreview| {
        preview.crew.iter().find(|member| member.unit == id("sgt")).map(|member| member.helpers.clone())
    };
    assert_eq!(helpers(preview), Some(vec![(id("lt"), false)]));
    screen.send(Choose::With { unit: id("sgt"), with: Some(id("lt")) });
    let preview = screen.shown::<FirePreview>();
    assert_eq!(helpers(preview), Some(vec![(id("lt"), true)]));
    assert!(!preview.facts.sources[0].single_man, "the weapon counts in full (RUL-42)");
}

#[test]
fn a_sniper_appears_while_a_question_is_open() {
    let board = ".f....\n......\n......\n......";
    let germans = r#"(id: "x", unit: "wehrmacht_squad", at: "E2"), (id: "sniper", unit: "german_sniper")"#;
    let mut screen = Screen::of(testing::Battle::new(board, US, germans, OPERATIONS_FIRST, &[1, 1, 1, 1, 1, 1]));
    screen.click("A2");
    screen.press("Move");
    screen.click_twice("B2");
    assert!(matches!(screen.battle().flow().question, Some(Question::OpportunityFire { side: Side::Second, .. })));
    let place =
        screen.get::<Actions>().0.iter().find(|action| action.does == Does::Mode(Mode::of(Placing(id("sniper")))));
    let place = place.expect("a button").name.clone();
    screen.press(&place);
    screen.click_twice("B1");
    assert_eq!(screen.at("sniper"), Some(screen.spot("B1")));
}
