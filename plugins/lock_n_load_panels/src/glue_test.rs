//! Drives the glue as the mouse does, on little battles, without a window.

use super::*;
use crate::{Battle, names};
use board_view::{Hover, OverlayKind, Overlays, Step, ViewBusy, ViewSettings};
use hex_board::{Place, Spot};
use lock_n_load::testing::{self, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST};
use lock_n_load::{Command, Event, Movement, Phase, Question};
use table::{CounterId, Side};

pub(super) const OPEN: &str = "......\n......\n......\n......";
pub(super) const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2"), (id: "b", unit: "us_parachute_squad", at: "A2"),
    (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
pub(super) const GERMANS: &str =
    r#"(id: "x", unit: "wehrmacht_squad", at: "D2"), (id: "y", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;

/// An app with a battle and no view.
pub(super) struct Screen {
    pub(super) app: App,
}

impl Screen {
    pub(super) fn new(first: &str, second: &str, start: &str, dice: &[u8]) -> Self {
        Self::of(testing::Battle::new(OPEN, first, second, start, dice))
    }
    pub(super) fn of(battle: testing::Battle) -> Self {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin, LockNLoadGluePlugin))
            .init_resource::<Pieces>()
            .init_resource::<Overlays>()
            .init_resource::<Hover>()
            .init_resource::<ViewSettings>()
            .init_resource::<ViewBusy>()
            .insert_resource(Pause::of(std::time::Duration::ZERO))
            .insert_resource(Battle::new(battle.game));
        let mut screen = Self { app };
        screen.update();
        screen
    }
    pub(super) fn update(&mut self) {
        self.app.update();
    }
    pub(super) fn get<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }
    pub(super) fn battle(&self) -> &Battle {
        self.get::<Battle>()
    }
    pub(super) fn spot(&self, place: &str) -> Spot {
        let place: Place = place.parse().expect("a hex name");
        self.battle().table().field.map.spot(place).expect("a hex of the board")
    }
    pub(super) fn send<M: Message>(&mut self, message: M) {
        self.app.world_mut().write_message(message);
        self.update();
    }
    pub(super) fn click_with(&mut self, place: &str, piece: Option<&str>, add: bool) {
        let spot = self.spot(place);
        self.send(Pointed::Clicked {
            hex: spot.hex,
            storey: spot.storey,
            piece: piece.map(id),
            button: MouseButton::Left,
            add,
            double: false,
            screen: Vec2::new(100.0, 80.0),
        });
    }
    pub(super) fn click(&mut self, place: &str) {
        self.click_with(place, None, false);
    }
    /// The first click shows, the second does.
    pub(super) fn click_twice(&mut self, place: &str) {
        self.click(place);
        self.click(place);
    }
    pub(super) fn hover(&mut self, place: &str) {
        let hex = Some(self.spot(place).hex);
        *self.app.world_mut().resource_mut::<Hover>() = Hover { hex, piece: None, storey: 0 };
        self.update();
    }
    pub(super) fn units(&self) -> Vec<String> {
        self.get::<Selection>().units.iter().map(ToString::to_string).collect()
    }
    pub(super) fn at(&self, unit: &str) -> Option<Spot> {
        self.battle().table().unit(id(unit)).and_then(|unit| unit.spot())
    }
    pub(super) fn action(&self, name: &str) -> Option<&Action> {
        self.get::<Actions>().0.iter().find(|action| action.name == name)
    }
    #[track_caller]
    pub(super) fn press(&mut self, name: &str) {
        let names: Vec<String> = self.get::<Actions>().0.iter().map(|action| action.name.clone()).collect();
        let action = self.action(name).unwrap_or_else(|| panic!("no button {name}: {names:?}")).clone();
        assert_eq!(action.refusal, None, "{name}");
        self.send(Perform(action.does));
    }
    pub(super) fn log(&self) -> String {
        let lines: Vec<&str> = self.get::<Log>().lines.iter().map(|line| line.text.as_str()).collect();
        lines.join("\n")
    }
    pub(super) fn orders(&self) -> Vec<Command> {
        let entries = &self.battle().game().journal().entries;
        entries.iter().filter_map(|entry| entry.order.as_ref()).map(|order| order.command.clone()).collect()
    }
    pub(super) fn marked(&self, kind: OverlayKind) -> Vec<String> {
        let map = &self.battle().table().field.map;
        let marks = self.get::<Overlays>().hexes.iter().filter(|mark| mark.kind == kind);
        marks.map(|mark| map.name(mark.hex).to_string()).collect()
    }
}

pub(super) fn id(text: &str) -> CounterId {
    text.parse().expect("a counter id")
}

#[test]
fn clicking_a_stack_selects_who_can_act_and_single_counters_toggle() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    assert_eq!(screen.marked(OverlayKind::CanAct), ["A2"]);
    screen.click("A2");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    assert_eq!(screen.get::<CursorMenu>().at, Some(Vec2::new(100.0, 80.0)), "the menu opens at the cursor");
    assert!(screen.get::<Pieces>().all.iter().filter(|piece| piece.selected).count() == 3);
    screen.click_with("A2", Some("b"), true);
    assert_eq!(screen.units(), ["a", "sgt"]);
    screen.click_with("A2", Some("b"), true);
    screen.click_with("A2", Some("b"), false);
    assert_eq!(screen.units(), ["b"], "a plain click on one of a whole stack takes it alone");
    screen.click_with("A2", Some("b"), false);
    assert_eq!(screen.units(), ["a", "b", "sgt"], "and a second one takes the whole stack again");
    screen.click("D4");
    assert!(screen.units().is_empty() || screen.get::<Selection>().target.is_some());
}

#[test]
fn the_other_side_gives_no_orders() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("D2");
    assert!(screen.units().is_empty());
    assert_eq!(screen.get::<Selection>().spot, Some(screen.spot("D2")), "but its stack can be looked at");
}

#[test]
fn what_the_fire_preview_shows_is_what_is_rolled() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[4, 2, 3, 3, 3]);
    screen.click("A2");
    screen.hover("D2");
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
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
        Event::FireResolved { attack, targets, attack_dice, defence_die, .. } => {
            Some((attack, targets, attack_dice, defence_die))
        }
        _ => None,
    });
    let (attack, targets, attack_dice, defence_die) = rolled.expect("an attack");
    assert_eq!(*attack, preview.report.attack);
    assert_eq!(targets[0].attack_total, preview.report.targets[0].attack_total + i32::from(attack_dice[0]));
    assert_eq!(targets[0].defence_total, preview.report.targets[0].defence_total + i32::from(*defence_die));
    assert!(screen.log().contains("Squad A, Squad B and Sgt Hale in A2 fire at D2"), "{}", screen.log());
    assert_eq!(screen.battle().dice().thrown(Side::First) + screen.battle().dice().thrown(Side::Second), 3);
}

#[test]
fn ticks_decide_who_fires_and_who_leads() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    screen.send(Choose::Own(id("b")));
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.order.firers.len(), 1);
    assert_eq!(preview.report.attack_total, 3);
    screen.send(Choose::Leader(LeaderChoice::Nobody));
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!((preview.order.leader, preview.report.attack_total), (None, 2));
    assert_eq!(preview.leaders, [id("sgt")]);
    let member = preview.crew.iter().find(|member| member.unit == id("b")).expect("b is of the crew");
    assert!(!member.takes_part);
}

#[test]
fn weapons_are_ticked_like_men() {
    let gunner = r#"(id: "a", unit: "us_parachute_squad", at: "A2", weapons: [(id: "mg", weapon: "m1919a6")])"#;
    let mut screen = Screen::new(gunner, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.hover("D2");
    let total = |screen: &Screen| match screen.get::<Preview>() {
        Preview::Fire(preview) => preview.report.attack_total,
        other => panic!("{other:?}"),
    };
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
fn a_path_is_ordered_step_by_step_and_taken_back_step_by_step() {
    let far = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let mut screen = Screen::new(US, far, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.press("Move");
    assert!(screen.marked(OverlayKind::Reachable).contains(&"D2".to_string()), "{:?}", screen.get::<Overlays>());
    let before = screen.app.world_mut().resource_mut::<Battle>().hash();
    screen.hover("C2");
    let Preview::Move(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.steps.iter().map(|step| step.spent).collect::<Vec<_>>(), [1, 2]);
    assert_eq!((preview.limit, preview.by), (4, Movement::Move));
    screen.click_twice("C2");
    assert_eq!(screen.at("a"), Some(screen.spot("C2")));
    assert!(matches!(screen.orders()[..], [Command::Move { .. }, Command::Step { .. }]), "{:?}", screen.orders());
    assert_eq!(screen.get::<Selection>().mode, Mode::Move(Movement::Move), "the stack may go on");
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
    screen.press("Undo");
    assert_eq!(screen.orders().len(), 1);
    screen.press("Undo");
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    let after = screen.app.world_mut().resource_mut::<Battle>().hash();
    assert_eq!(before, after);
    assert!(!screen.log().contains("move from"), "{}", screen.log());
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
    assert!(matches!(screen.get::<Preview>(), Preview::Fire(_)), "{:?}", screen.get::<Preview>());
    assert_eq!(screen.get::<Sentence>().side, Some(Side::Second));
    assert!(screen.get::<Sentence>().text.contains("open fire at"), "{}", screen.get::<Sentence>().text);
    for name in ["Fire", "Hold fire", "Hold for this move"] {
        assert!(screen.action(name).is_some(), "{name}");
    }
    assert_eq!(screen.orders().len(), 1, "the path waits");
    screen.press("Hold for this move");
    assert_eq!(screen.get::<Selection>().path, [screen.spot("C2")]);
    let Preview::Move(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.steps.len(), 1);
    screen.press("Go there");
    assert_eq!(screen.at("a"), Some(screen.spot("C2")));
    assert!(screen.battle().flow().question.is_none(), "fire is held for the whole move");
}

#[test]
fn what_cannot_be_done_says_why_with_the_rule() {
    let tired = r#"(id: "a", unit: "us_parachute_squad", at: "A2", markers: [Moved]),
        (id: "b", unit: "us_parachute_squad", at: "A4")"#;
    let mut screen = Screen::new(tired, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    let fire = screen.action("Fire").expect("a button for fire").clone();
    assert_eq!(fire.refusal.map(|refusal| refusal.rule.0), Some("LNL-4.0-10"));
    let moves = screen.action("Move").expect("a button for moves");
    assert!(moves.refusal.is_some());
    screen.send(GiveOrder(Command::SetUpDone));
    assert!(screen.get::<Sentence>().refused.is_some(), "a refused order is told");
    screen.click("A2");
    assert_eq!(screen.get::<Sentence>().refused, None, "until the next click");
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
    let Preview::Spot(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.unit, id("sgt"), "leadership helps, so the leader searches");
    screen.press("Search");
    assert!(matches!(screen.orders()[0], Command::Spot { .. }));
    assert!(screen.get::<Pieces>().hex_markers.contains(&(screen.spot("D2"), board_art::MarkerKind::Spotted)));
    assert!(screen.log().contains("Sgt Hale searches D2: 0 where"), "{}", screen.log());
}

#[test]
fn the_rally_phase_rolls_for_the_counter_that_is_clicked() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "A2", shaken: true), (id: "sgt", unit: "us_leader", name: "Sgt Hale", at: "A2")"#;
    let mut screen = Screen::new(first, GERMANS, RALLY_FIRST, &[3, 4]);
    screen.click_with("A2", Some("a"), false);
    assert_eq!(screen.units(), ["a"]);
    let Preview::Morale(rolls) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!((rolls[0].needed, rolls[0].chance_of_36), (7, 21), "morale 6 and leadership 1");
    screen.press("Roll");
    assert!(screen.battle().table().unit(id("a")).is_some_and(|unit| !unit.shaken));
    let face = screen.get::<Pieces>().all.iter().find(|piece| piece.key == id("a")).map(|piece| piece.face.clone());
    assert!(face.is_some_and(|face| !face.shaken));
    assert_eq!(
        screen.battle().flow().phase,
        Phase::Operations,
        "nothing is left to rally: both parts end by themselves"
    );
}

#[test]
fn counters_are_set_up_by_clicks_drags_and_at_once() {
    let first = r#"(id: "a", unit: "us_parachute_squad", zone: "west"), (id: "b", unit: "us_parachute_squad", zone: "west"),
        (id: "c", unit: "us_parachute_squad", zone: "west")"#;
    let text = testing::scenario_text(OPEN, "", first, GERMANS, "", "");
    let text = text.replacen(
        "formation: \"us_parachute\",",
        "formation: \"us_parachute\", zones: [(id: \"west\", hexes: [\"A1\", \"A2\"])],",
        1,
    );
    let mut screen = Screen::of(testing::Battle::from_text(&text, &[5, 2]));
    assert_eq!(screen.battle().flow().phase, Phase::SetUp);
    assert!(screen.get::<ViewSettings>().drag_pieces);
    assert_eq!(screen.get::<Tray>().groups[0].units.len(), 3);
    assert_eq!(screen.marked(OverlayKind::Zone(board_view::ZonePattern::First)), ["A1", "A2"]);
    screen.send(Choose::Unit(id("a")));
    screen.click("A1");
    assert_eq!(screen.at("a"), Some(screen.spot("A1")));
    assert_eq!(screen.units(), ["b"], "the next counter comes into the hand");
    let to = screen.spot("A2").hex;
    screen.send(Pointed::Dragged { piece: id("a"), to });
    assert_eq!(screen.at("a"), Some(screen.spot("A2")));
    let done = screen.action("Set-up done").expect("a button").clone();
    assert_eq!(done.refusal.map(|refusal| refusal.rule.0), Some("LNL-SC-01"));
    screen.press("Place all");
    assert!(screen.get::<Tray>().groups.is_empty());
    screen.press("Set-up done");
    assert_ne!(screen.battle().flow().phase, Phase::SetUp);
    assert!(!screen.get::<ViewSettings>().drag_pieces);
}

#[test]
fn a_melee_is_fought_with_the_chosen_men() {
    let first = r#"(id: "a", unit: "us_parachute_squad", at: "B2"), (id: "b", unit: "us_parachute_squad", at: "B2")"#;
    let second = r#"(id: "x", unit: "wehrmacht_squad", at: "C2"), (id: "y", unit: "wehrmacht_half_squad", at: "C2")"#;
    let mut screen = Screen::new(first, second, OPERATIONS_FIRST, &[3, 3, 1, 1, 1, 1]);
    screen.click("B2");
    screen.press("Move");
    screen.click_twice("C2");
    if matches!(screen.battle().flow().question, Some(Question::OpportunityFire { .. })) {
        screen.press("Hold for this move");
    }
    if screen.battle().legal().contains(&Command::EndImpulse) {
        screen.press("End impulse");
    }
    assert!(
        matches!(screen.battle().flow().question, Some(Question::MeleeAttack { side: Side::First, .. })),
        "{:?}",
        screen.battle().flow().question
    );
    let Preview::Melee(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.report.attack.total, 4);
    assert_eq!(preview.defenders.len(), 2);
    for enemy in ["x", "y"] {
        if !screen.get::<Selection>().chosen.contains(&id(enemy)) {
            screen.click_with("C2", Some(enemy), false);
        }
    }
    screen.click_with("C2", Some("y"), false);
    screen.click_with("C2", Some("a"), false);
    let Preview::Melee(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert_eq!(preview.report.attack.total, 2);
    assert_eq!(preview.defenders, [(id("x"), true), (id("y"), false)]);
    let shown = preview.report.clone();
    screen.press("Attack");
    screen.app.update();
    let rolled = screen.get::<Results>().card().expect("a result").events.iter().find_map(|event| match event {
        Event::MeleeRolled { attack_total, defence_total, needed, .. } => {
            Some((*attack_total, *defence_total, *needed))
        }
        _ => None,
    });
    assert_eq!(rolled, Some((shown.attack.total, shown.defence.total, shown.needed)));
}

#[test]
fn the_second_side_plays_the_same_way() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_SECOND, &[]);
    screen.click("D2");
    assert_eq!(screen.units(), ["x"]);
    screen.app.world_mut().resource_mut::<Humans>().0 = [true, false];
    screen.press("Move");
    screen.click_twice("E2");
    assert!(screen.orders().is_empty(), "the opponent's side is not moved by clicks");
    assert!(screen.get::<Sentence>().refused.is_some());
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
    let entry = battle.game().journal().entries.iter().find(|entry| entry.order.is_some()).expect("the attack");
    let steps = crate::show::steps(battle, &crate::theme::Theme::default(), &before, Some(Side::First), &entry.events);
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
        Step::Flip { face, .. } => Some((**face).clone()),
        _ => None,
    });
    let table = battle.table();
    let now = table.unit(id("x")).filter(|unit| unit.spot().is_some());
    assert_eq!(flipped, now.map(|unit| faces::unit_face(&table, unit)), "the last face is that of the rules");
}

#[test]
fn the_sight_tool_looks_from_the_clicked_hex() {
    let board = "......\n..f...\n......\n......";
    let mut screen = Screen::of(testing::Battle::new(board, US, GERMANS, OPERATIONS_FIRST, &[]));
    screen.send(Perform(Does::SightTool));
    screen.click("A2");
    screen.hover("F2");
    let overlays = screen.get::<Overlays>();
    assert!(overlays.silhouettes);
    assert!(!screen.marked(OverlayKind::Blocked).is_empty());
    assert_eq!(overlays.lines.len(), 1);
    assert_eq!(overlays.lines[0].blocked_at, Some(screen.spot("C2").hex));
    screen.send(Perform(Does::SightTool));
    assert!(!screen.get::<Overlays>().silhouettes);
}

#[test]
fn squads_have_letters_and_single_men_their_names() {
    let screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    let table = screen.battle().table();
    assert_eq!(names::unit(&table, id("b")), "Squad B");
    assert_eq!(names::unit(&table, id("y")), "Squad B", "letters run by side");
    assert_eq!(names::unit(&table, id("sgt")), "Sgt Hale");
    assert_eq!(names::units(&table, &[id("a"), id("b"), id("sgt")]), "Squad A, Squad B and Sgt Hale");
}

#[test]
fn keys_do_what_the_buttons_do() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[]);
    screen.click("A2");
    screen.app.world_mut().resource_mut::<ButtonInput<KeyCode>>().press(KeyCode::KeyM);
    screen.update();
    screen.update();
    assert_eq!(screen.get::<Selection>().mode, Mode::Move(Movement::Move));
    screen.send(KeyCommands(BattleAction::Cancel));
    assert_eq!(screen.get::<Selection>().mode, Mode::Idle);
    assert_eq!(screen.units(), ["a", "b", "sgt"], "first the mode is left, then the selection");
    screen.send(KeyCommands(BattleAction::Cancel));
    assert!(screen.units().is_empty());
    screen.send(KeyCommands(BattleAction::NextUnit));
    assert_eq!(screen.units(), ["a", "b", "sgt"]);
}

#[test]
fn every_key_is_bound_once_and_leaves_the_views_keys_free() {
    let map = BattleAction::default_keys();
    for action in BattleAction::ALL {
        assert!(map.get_buttonlike(&action).is_some_and(|keys| !keys.is_empty()), "{action:?}");
    }
}

#[test]
fn the_stairs_are_a_button_because_an_empty_storey_cannot_be_clicked() {
    let far = r#"(id: "x", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let house = r#"buildings: [(hexes: ["A1", "A2", "A3"], material: Stone)]"#;
    let mut screen = Screen::of(testing::Battle::with(OPEN, house, US, far, OPERATIONS_FIRST, "", &[]));
    screen.click("A2");
    screen.press("Upstairs");
    assert_eq!(screen.at("a"), Some(screen.spot("A2^")));
    assert!(screen.action("Upstairs").is_none());
    assert!(screen.action("Downstairs").is_some());
}

#[test]
fn the_player_chooses_who_leads_an_attack() {
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[4, 2, 3, 3, 3]);
    screen.click("A2");
    screen.hover("D2");
    screen.send(Choose::Target(screen.spot("D2")));
    screen.send(Choose::Lead(id("b")));
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
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
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
    assert!(preview.facts.sources[0].single_man);
    let helpers = |preview: &FirePreview| {
        preview.crew.iter().find(|member| member.unit == id("sgt")).map(|member| member.helpers.clone())
    };
    assert_eq!(helpers(preview), Some(vec![(id("lt"), false)]));
    screen.send(Choose::With { unit: id("sgt"), with: Some(id("lt")) });
    let Preview::Fire(preview) = screen.get::<Preview>() else { panic!("{:?}", screen.get::<Preview>()) };
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
    let place = screen.get::<Actions>().0.iter().find(|action| action.does == Does::Mode(Mode::Sniper(id("sniper"))));
    let place = place.expect("a button").name.clone();
    screen.press(&place);
    screen.click_twice("B1");
    assert_eq!(screen.at("sniper"), Some(screen.spot("B1")));
}

#[test]
fn an_order_taken_back_and_another_given_between_two_frames_are_logged() {
    let alone = r#"(id: "y", unit: "wehrmacht_squad", at: "F4", shaken: true)"#;
    let mut screen = Screen::new(US, alone, OPERATIONS_FIRST, &[]);
    let to = |place: &str| Command::Move {
        units: [id("a")].into_iter().collect(),
        by: Movement::Move,
        to: place.parse().expect("a hex name"),
        double_time: None,
    };
    screen.send(GiveOrder(to("B2")));
    let entries = screen.battle().game().journal().entries.len();
    assert!(screen.log().contains("from A2 to B2"), "{}", screen.log());
    // Both messages are read in one frame; the journal has as many entries as before.
    screen.app.world_mut().write_message(Undo);
    screen.send(GiveOrder(to("A3")));
    assert_eq!(screen.battle().game().journal().entries.len(), entries);
    assert_eq!(screen.at("a"), Some(screen.spot("A3")));
    let log = screen.log();
    assert!(log.contains("from A2 to A3") && !log.contains("from A2 to B2"), "{log}");
}

#[test]
fn lines_of_the_log_keep_the_place_they_happened_in() {
    // An attack on the way in B2, without effect, then two more steps.
    let mut screen = Screen::new(US, GERMANS, OPERATIONS_FIRST, &[2, 1, 2]);
    let order = |screen: &mut Screen, command: &str| {
        let command = ron::from_str(command).unwrap_or_else(|error| panic!("{command}: {error}"));
        screen.send(GiveOrder(command));
        assert_eq!(screen.get::<Sentence>().refused, None);
    };
    order(&mut screen, r#"Move(units: ["a"], by: Move, to: "B2")"#);
    order(&mut screen, r#"Fire((firers: [(unit: "x")], at: "B2"))"#);
    order(&mut screen, r#"Step(to: "B3")"#);
    order(&mut screen, r#"Step(to: "B4")"#);
    let place = |screen: &Screen, part: &str| {
        let line = screen.get::<Log>().lines.iter().find(|line| line.text.contains(part));
        line.unwrap_or_else(|| panic!("no line `{part}` in\n{}", screen.log())).place.map(|place| place.to_string())
    };
    assert_eq!(place(&screen, "checks").as_deref(), Some("B2"));
    // The log is written anew when an order is taken back; the unit stands elsewhere by now.
    screen.send(Undo);
    assert_eq!(screen.at("a"), Some(screen.spot("B3")));
    assert_eq!(place(&screen, "checks").as_deref(), Some("B2"));
}
