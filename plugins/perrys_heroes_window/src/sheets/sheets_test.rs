//! What stands on sheets, as data: numbers of the worked examples of the book.

use super::{Of, about, conditions, lines, places, prepared, standing};
use crate::battle::Battle;
use bevy_egui::egui;
use panel_kit::sheet::{Block, Flow};
use panel_kit::theme::{self, Theme};
use panel_kit::{Kit, OpenPanels, Pictures, RuleBook};
use perrys_heroes::Command;
use perrys_heroes::sections;
use perrys_heroes::testing::{Bench, id, read};
use table::{Line, Side};

/// All that is written on a sheet, one block a line.
fn written(sheet: &Of) -> Vec<String> {
    let mut all = Vec::new();
    for block in &sheet.blocks {
        match block {
            Block::Group(_, inner) => all.extend(written(inner)),
            Block::Title(_, words) | Block::Heading(words) | Block::Pill(words, ..) => all.push(words.clone()),
            Block::Text(text) => all.push(text.words.clone()),
            Block::Refusal(words, rule) => all.push(format!("{words} {}", rule.0)),
            Block::Line(line) => all.push(format!("{}: {}", line.what, line.value)),
            Block::Total(what, value) => all.push(format!("{what}: {value}")),
            Block::Sided(sided) => all.push(format!("{} {}: {}", sided.half, sided.line.what, sided.line.value)),
            Block::SidedTotal(_, [one, other]) => all.push(format!("{one} against {other}")),
            Block::Success(one) => all.push(format!("{} {}/{}", one.what, one.part, one.out_of)),
            Block::Chances(all_of) => {
                let of =
                    |chance: &panel_kit::sheet::Chance| format!("{} {}/{}", chance.what, chance.part, all_of.out_of);
                all.extend(all_of.each.iter().map(of));
            }
            Block::Button(button) => all.push(format!("[{}]", button.name)),
            Block::Figure(figure) => all.push(format!("({})", figure.spoken)),
            Block::Dot(..)
            | Block::Rule(_)
            | Block::RuleInFull(_)
            | Block::SidesHead
            | Block::Steps(..)
            | Block::Dice(_)
            | Block::Tick(_)
            | Block::Choice(_)
            | Block::Counter(_)
            | Block::Halves(_)
            | Block::EndRow
            | Block::Spacing(_)
            | Block::Space(_)
            | Block::Separator => {}
        }
    }
    all
}

fn has(all: &[String], line: &str) {
    assert!(all.iter().any(|one| one == line), "no {line:?} in {all:#?}");
}

/// Two enemies 45 cm apart who know of each other; more of the figures and of the position.
pub(crate) fn battle(bench: Bench, fields: &str) -> Battle {
    let bench = bench.position(&format!("active: (side: First, team: 0), {fields}"));
    Battle::new(bench.game(&[]).0)
}

fn sheet(battle: &Battle, order: &str) -> Vec<String> {
    let order: Command = read(order);
    written(&prepared(battle, &order))
}

const AT_45_CM: &str = "figures: [
    (id: \"us-02\", at: (90, 80), posture: Crouched, located: true, knows: [\"ge-02\"]),
    (id: \"ge-02\", at: (90, 32.5), motion: Moved, located: true),
]";

#[test]
fn ph_w_06_a_shot_shows_its_lines_what_each_die_needs_and_what_becomes_of_the_target() {
    let wall = "(kind: \"low_wall\", shape: Line(along: [(60, 34.5), (120, 34.5)], thickness: 0.5))";
    let battle = battle(Bench::new().pieces(wall), AT_45_CM);
    let all = sheet(&battle, "Fire(unit: \"us-02\", at: \"ge-02\")");
    has(&all, "Posture, skill and rank of who fires: +1");
    has(&all, "The weapon at this range: +2");
    has(&all, "On the move: -1");
    has(&all, "The target is in cover: -1");
    has(&all, "Needs 5 or more: +1");
    has(&all, "Each die hits 7/10");
    has(&all, "Who is hit is in cover: -1");
}

#[test]
fn ph_7_16_02_a_move_says_its_price_by_lines_and_what_is_left() {
    let battle = battle(Bench::new(), AT_45_CM);
    let all = sheet(&battle, "Move(unit: \"us-02\", gait: Crouch, way: [(x: 9000, y: 7800)])");
    has(&all, "The ground at the start: +1");
    has(&all, "Action points: 1");
    has(&all, "Man 2 pays: 1 of 6");
}

#[test]
fn an_order_that_the_rules_forbid_says_why_with_its_rule() {
    let battle = battle(Bench::new(), AT_45_CM);
    let all = sheet(&battle, "Move(unit: \"us-02\", gait: Run, way: [(x: 9000, y: 7800)])");
    assert!(all.iter().any(|line| line.ends_with("PH-7.16-01")), "{all:#?}");
}

#[test]
fn ph_7_6_03_a_bout_shows_both_dice_and_how_it_may_end() {
    let fields = AT_45_CM.replace("(90, 32.5)", "(90, 77)");
    let battle = battle(Bench::new(), &fields);
    let all = sheet(&battle, "Melee(unit: \"us-02\", at: \"ge-02\")");
    has(&all, "0 Blade or pistol: +1");
    has(&all, "1 Blade or pistol: +1");
    has(&all, "A tie 8/100");
}

#[test]
fn a_figure_shows_what_one_may_know_of_it() {
    let battle = battle(Bench::new(), &AT_45_CM.replace("located: true),\n]", "located: false),\n]"));
    let own = written(&about(&battle, id("us-02")).expect("a figure"));
    has(&own, "Soldier, Team, fit and steady");
    has(&own, "[fires at once]");
    has(&own, "Crouched");
    has(&own, "Action points: 0 used, 6 left");
    let enemy = written(&about(&battle, id("ge-02")).expect("a figure"));
    has(&enemy, "Not located: only that he is there, and that he moves.");
    assert!(!enemy.iter().any(|line| ["Crouched", "Standing", "Prone"].contains(&line.as_str())), "{enemy:#?}");
}

/// Those blocks that take room at once: not what is folded away.
fn unfolded(sheet: &Of) -> Of {
    let is_open = |block: &&Block<Command>| !matches!(block, Block::Group(Flow::Folded(_), _));
    Of { blocks: sheet.blocks.iter().filter(is_open).cloned().collect() }
}

#[test]
fn what_is_out_of_the_ordinary_stands_beside_a_man_and_what_is_long_is_folded_away() {
    let fields = "figures: [
        (id: \"us-02\", at: (90, 80), posture: Prone, motion: Ran, health: Wounded, morale: Pinned, grenades: 2),
        (id: \"us-03\", at: (92, 80), alert: true, knows: [\"ge-02\"]), (id: \"ge-02\", at: (90, 30), located: true)]";
    let battle = battle(Bench::new(), fields);
    let sheet = |who: &str| about(&battle, id(who)).expect("a figure");
    let shaken = written(&unfolded(&sheet("us-02")));
    for line in
        ["Soldier, Team", "Wounded", "Pinned", "Prone", "Has run", "Has 2 grenades", "M1 Garand: 1 die", "far 8+"]
    {
        has(&shaken, line);
    }
    assert!(shaken.len() < 16, "it leaves room for what was rolled: {shaken:#?}");
    assert!(!shaken.iter().any(|line| line.starts_with('[')), "{shaken:#?}");
    has(&written(&sheet("us-02")), "[fires at once]");
    let watches = sheet("us-03");
    has(&written(&unfolded(&watches)), "[fires at once]");
    assert!(!written(&unfolded(&watches)).contains(&"Knows of".to_owned()));
    has(&written(&watches), "Knows of");
}

/// How high a sheet stands in the panel at the side.
fn height(sheet: &Of) -> f32 {
    let ctx = egui::Context::default();
    ctx.set_fonts(theme::fonts());
    let look = Theme::default();
    theme::dress(&ctx, &look);
    let (book, mut pictures, mut open) = (RuleBook::new("PH-", Vec::new()), Pictures::default(), OpenPanels::default());
    let mut height = 0.0;
    for _ in 0..2 {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1280.0, 720.0));
        let input = egui::RawInput { screen_rect: Some(screen), ..Default::default() };
        let drawn = ctx.run_ui(input, |ui| {
            let (accents, sides) = ([egui::Color32::RED, egui::Color32::BLUE], ["One", "Other"]);
            let (pictures, open) = (&mut pictures, &mut open);
            let mut kit = Kit { theme: &look, accents, sides, plural: [false; 2], book: &book, pictures, open };
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.spacing_mut().interact_size.y = 18.0;
            ui.set_width(theme::SIDE_WIDTH - 26.0);
            let before = ui.cursor().top();
            panel_kit::sheet::show(ui, &mut kit, sheet);
            height = ui.cursor().top() - before;
        });
        drawn.drop_without_applying_deltas();
    }
    height
}

#[test]
fn the_sheet_of_a_man_takes_a_quarter_of_a_small_window_and_two_fifths_at_most() {
    let men = "(name: \"Team\", men: [(name: \"Leader\", grade: Nco), (name: \"Gunner\", support: \"bar\",
        pistol: \"colt_m1911a1\", grenades: 3, smoke_grenades: 1, binoculars: true), (name: \"Assistant\", assists: true)])";
    let bench = Bench::new().teams(Side::First, men);
    let fields =
        "figures: [(id: \"us-02\", at: (90, 80), posture: Prone, motion: Moved, health: Wounded, morale: Pinned,
        located: true, grenades: 3, smoke_grenades: 1, suppressed: true), (id: \"us-03\", at: (92.5, 80))]";
    let battle = battle(bench, fields);
    let high = ["us-02", "us-03"].map(|who| height(&about(&battle, id(who)).expect("a figure")));
    assert!(high[0] < 288.0 && high[1] < 180.0, "all that may befall a gunner, and a man as usual: {high:?}");
}

#[test]
fn ph_h_10_suppressive_fire_names_who_takes_part_with_his_dice_and_what_all_pay_together() {
    let fields = "figures: [
        (id: \"us-02\", at: (90, 80)), (id: \"us-03\", at: (93, 80)), (id: \"us-04\", at: (96, 80)),
        (id: \"ge-02\", at: (90, 30), located: true)]";
    let battle = battle(Bench::new(), fields);
    let all = sheet(&battle, "Suppress(units: [\"us-02\", \"us-03\", \"us-04\"], at: (x: 9000, y: 3000))");
    for man in [2, 3, 4] {
        has(&all, &format!("Man {man}: M1 Garand, 1 die"));
        has(&all, &format!("Man {man} pays: 2 of 6"));
    }
    has(&all, "Dice together: 3");
    has(&all, "Together: 6");
}

#[test]
fn ph_6_1_05_the_card_shows_the_pool_and_who_has_used_what() {
    let battle = battle(Bench::new(), AT_45_CM);
    let all = written(&standing(&battle).expect("a card is turned"));
    has(&all, "Card: Team");
    has(&all, "Pool: 25 action points left");
    has(&all, "(0 used, 6 left)");
    has(&all, "Cards left in the deck: 1");
}

#[test]
fn ph_h_34_how_near_each_side_is_stands_in_the_top_bar() {
    let battle = battle(Bench::new(), AT_45_CM);
    let all = conditions(&battle.table());
    assert_eq!(all.iter().map(|one| one.side).collect::<Vec<_>>(), Side::BOTH);
    assert_eq!(all[0].parts[0].0, "0 of 6 men");
}

#[test]
fn sections_add_by_rules_that_have_names() {
    let rules = [
        sections::points::rules::BY_HEALTH,
        sections::rally::rules::SEASONED,
        sections::locating::rules::CLOTHING,
        sections::grenades::rules::CONFINED,
        sections::traps::rules::SEARCH,
    ];
    for rule in rules {
        let named = Of::of(|sheet| lines(sheet, &[Line::of(rule, 1)]));
        let [Block::Line(line)] = named.blocks.as_slice() else { panic!("a line") };
        assert_ne!(line.what, rule.0);
    }
}

#[test]
fn ph_7_8_05_a_call_tells_when_it_strikes_and_its_chances() {
    let battle = crate::hand::tests::battle(&crate::hand::tests::observers(""));
    let order: Command = read("CallFire(unit: \"us-01\", radio: \"us-02\", at: (x: 8660, y: 5000))");
    let all = written(&prepared(&battle, &order));
    has(&all, "Mortars: shells");
    has(&all, "Strikes in: turn 5 to 6");
    has(&all, "Who called sees the hex, or is a veteran: +1");
    has(&all, "Strikes the hex 6/10");
    has(&all, "Each of the others 4/120");
    has(&all, "Left in the pool then: 1");
    let stands = written(&standing(&battle).expect("a sheet"));
    has(&stands, "Mortars: 3 calls left");
    has(&stands, "Guns: 2 calls left");
}

#[test]
fn ph_h_04_the_sheet_of_a_vehicle_says_who_sits_where_and_what_its_gun_holds() {
    let bench = Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\", crew: [\"Dunn\", \"Cole\"])")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"tiger\")");
    let figures = "figures: [
        (id: \"us-01\", at: (20, 100)), (id: \"us-09\", health: Wounded),
        (id: \"us-07\", at: (90, 80), round: AntiTank, aim: Enemy(\"ge-07\"), hatch: true, immobile: true),
        (id: \"ge-07\", at: (90, 30)),
    ]";
    let battle = battle(bench, figures);
    let all = written(&about(&battle, id("us-07")).expect("a sheet"));
    has(&all, "Sherman");
    has(&all, "M4A1 / M4A3");
    has(&all, "Immobilised");
    has(&all, "Hatch open");
    let crew = &places(&battle, id("us-07"))[0];
    let slots: Vec<String> = crew.seats.iter().map(|seat| format!("{}: {}", seat.name, seat.about)).collect();
    assert_eq!(crew.title, "Crew");
    has(&slots, "Dunn: Commander, Fit");
    has(&slots, "Cole: Gunner, Wounded");
    has(&all, "Gun 75L38: anti-tank round");
    has(&all, "Laid on: No. 7");
    has(&all, "Hull 10, 4, 4");
    assert!(places(&battle, id("ge-07")).is_empty(), "nobody knows who sits in it");
    let enemy = written(&about(&battle, id("ge-07")).expect("a sheet"));
    has(&enemy, "No. 7");
    has(&enemy, "Not located: only its size, and that it moves.");
    assert!(!enemy.iter().any(|line| line.contains("Tiger")), "{enemy:#?}");
}

#[test]
fn ph_6_2_01_a_vehicle_has_points_of_its_own_and_its_card_no_pool() {
    let bench = || Bench::new().vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")");
    let figures =
        "figures: [(id: \"us-01\", at: (20, 100)), (id: \"us-07\", at: (90, 80)), (id: \"ge-01\", at: (90, 20))]";
    let men = battle(bench(), figures);
    let all = written(&standing(&men).expect("a sheet"));
    assert!(all.iter().any(|line| line.starts_with("Pool: ")), "{all:#?}");
    let bench = bench().position(&format!("active: (side: First, team: 1), {figures}"));
    let battle = Battle::new(bench.game(&[]).0);
    let all = written(&standing(&battle).expect("a sheet"));
    assert!(!all.iter().any(|line| line.starts_with("Pool: ")), "{all:#?}");
    has(&all, "Sherman");
    let drive = sheet(&battle, "Drive(unit: \"us-07\", steps: [Drive(1000)])");
    has(&drive, "Sherman pays: 1 of 6");
    assert!(!drive.iter().any(|line| line.starts_with("Left in the pool") || line.contains("gait")), "{drive:#?}");
    assert!(drive.iter().any(|line| line.starts_with("It may drive on: ")), "{drive:#?}");
}

#[test]
fn ph_7_9_01_who_rides_stands_in_a_slot_of_the_vehicle_and_what_is_free_does_too() {
    let bench = Bench::new().vehicles(Side::First, "(name: \"Jeep\", vehicle: \"jeep\")");
    let figures =
        "figures: [(id: \"us-02\", aboard: \"us-07\"), (id: \"us-07\", at: (90, 80)), (id: \"ge-01\", at: (90, 20))]";
    let battle = battle(bench, figures);
    for counter in ["us-07", "us-02"] {
        let all = places(&battle, id(counter));
        let riders = all.last().expect("seats");
        assert_eq!(riders.title, "Passengers: 1 of 3");
        let names: Vec<&str> = riders.seats.iter().map(|seat| seat.name.as_str()).collect();
        assert_eq!(names, ["Man 2", "Free", "Free"]);
        let man = riders.seats[0].taken.as_ref().expect("a man");
        assert!(man.who == id("us-02") && man.acts, "he may be dragged out");
    }
}

#[test]
fn ph_h_22_a_jeep_is_named_once_and_has_no_hatch() {
    let bench = Bench::new()
        .vehicles(Side::First, "(name: \"Jeep\", vehicle: \"jeep\"), (name: \"Sherman\", vehicle: \"m4a1_m4a3\")");
    let figures =
        "figures: [(id: \"us-01\", at: (20, 100)), (id: \"us-07\", at: (90, 80)), (id: \"us-09\", at: (60, 80)),
        (id: \"ge-01\", at: (90, 20))]";
    let battle = battle(bench, figures);
    let jeep = written(&about(&battle, id("us-07")).expect("a sheet"));
    assert_eq!(jeep.iter().filter(|line| line.contains("Jeep")).count(), 1, "{jeep:#?}");
    assert!(!jeep.iter().any(|line| line.contains("Hatch")), "{jeep:#?}");
    has(&written(&about(&battle, id("us-09")).expect("a sheet")), "Hatch shut");
}

#[test]
fn ph_7_18_02_the_sheet_of_a_shot_names_each_of_its_boxes() {
    let bench = Bench::new()
        .vehicles(Side::First, "(name: \"Sherman\", vehicle: \"m4a1_m4a3\")")
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(
            "active: (side: First, team: 1), figures: [
                (id: \"us-07\", at: (90, 80), facing: 0, knows: [\"ge-07\"], round: AntiTank, aim: Enemy(\"ge-07\")),
                (id: \"ge-07\", at: (90, 40), facing: 180, located: true)]",
        );
    let all = sheet(&Battle::new(bench.game(&[]).0), "FireGun(unit: \"us-07\")");
    for heading in ["At the hull", "At the turret", "Wherever it hits"] {
        has(&all, heading);
    }
}
