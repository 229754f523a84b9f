//! The pages of a campaign on fake input: what is secret, what is asked, what is handed back.

use super::{CampaignPage, Shown, Wanted};
use crate::builder::Tools;
use bevy_egui::egui;
use panel_kit::theme::{self, Theme};
use panel_kit::{Pictures, noted};
use perrys_heroes::Outcome;
use perrys_heroes::campaign::{Aftermath, CameOut, Journey, Order, Setting, Stage};
use perrys_heroes::testing::{charts, read, vehicles, weapons};
use perrys_heroes::values::{Health, Task};
use std::collections::BTreeMap;
use std::sync::Arc;
use table::{DiceCup, Side};

/// A campaign between the example squads.
fn journey(dice: &[u8]) -> Journey {
    let stand = |edge: &str| {
        format!(
            "(edge: {edge}, holds: [(40, 60), (80, 60)], retakes: (60, 60), held_zone: [(10, 10), (90, 10), (90, 90)])"
        )
    };
    let def = read(&format!(
        "(rules: \"perrys_heroes\", title: \"Hedges\", battles: 4, battlefields: [
            (title: \"The Crossing\", briefing: \"Two lanes.\", table: \"a\", sides: ({}, {})),
        ], sides: (
            (name: \"Americans\", key: \"us\", force: \"us\", names: [\"Allen\", \"Baker\", \"Cross\"]),
            (name: \"Germans\", key: \"ge\", force: \"ge\", names: [\"Adler\", \"Beck\"]),
        ))",
        stand("South"),
        stand("North")
    ));
    let forces = [
        read(include_str!("../../../../assets/perrys_heroes/forces/usa_rifle_squad.ron")),
        read(include_str!("../../../../assets/perrys_heroes/forces/german_rifle_squad.ron")),
    ];
    let setting =
        Setting { def, forces, chain: Vec::new(), charts: charts(), weapons: weapons(), vehicles: vehicles() };
    Journey::with_dice(Arc::new(setting), DiceCup::forced(dice.to_vec()))
}

/// Both sides hold, and their battle ends so, with these men of both otherwise than Fit.
fn battle(journey: &mut Journey, scores: [i8; 2], men: [&[(usize, Health)]; 2]) {
    for side in Side::BOTH {
        journey.give(side, Order::Intend(Task::Hold)).expect("an order that may be given");
    }
    let battle = journey.campaign().battle().expect("a battle").clone();
    let mut came = battle.men.map(|men| vec![CameOut::default(); men.len()]);
    for (side, men) in men.into_iter().enumerate() {
        men.iter().for_each(|(man, health)| came[side][*man].health = *health);
    }
    let after = Aftermath { outcome: Outcome::of(scores), men: came, vehicles: Default::default() };
    journey.fought(after).expect("a battle that was fought");
}

/// A page on fake input.
struct Screen {
    ctx: egui::Context,
    theme: Theme,
    tools: Tools,
    people: [bool; 2],
    page: CampaignPage,
    pictures: Pictures,
}

impl Screen {
    fn new(people: [bool; 2], journey: &Journey) -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        let theme = Theme::default();
        theme::dress(&ctx, &theme);
        let tools = Tools { charts: Arc::new(charts()), weapons: Arc::new(weapons()), vehicles: Arc::new(vehicles()) };
        let page = CampaignPage::of(journey.campaign());
        Self { ctx, theme, tools, people, page, pictures: Pictures::default() }
    }
    /// A frame: what was wanted, where buttons lie, and every text.
    fn frame(
        &mut self,
        journey: &Journey,
        events: Vec<egui::Event>,
    ) -> (Option<Wanted>, BTreeMap<String, egui::Pos2>, String) {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1600.0, 1400.0));
        let input = egui::RawInput { screen_rect: Some(screen), events, ..Default::default() };
        let (mut places, mut wanted) = (BTreeMap::new(), None);
        let fields = [None];
        let shown = Shown {
            setting: journey.setting(),
            campaign: journey.campaign(),
            entries: journey.entries(),
            people: self.people,
            running: None,
            tools: &self.tools,
            fields: &fields,
        };
        let (page, theme, pictures) = (&mut self.page, &self.theme, &mut self.pictures);
        let drawn = self.ctx.run_ui(input, |ui| {
            let mut note = |name: &str, rect: egui::Rect| _ = places.insert(name.to_owned(), rect.center());
            wanted = page.show(ui, theme, pictures, &mut note, &shown).or(wanted.take());
        });
        let mut texts = String::new();
        drawn.shapes.iter().for_each(|clipped| read_texts(&clipped.shape, &mut texts));
        drawn.drop_without_applying_deltas();
        (wanted, places, texts)
    }
    fn texts(&mut self, journey: &Journey) -> String {
        self.frame(journey, Vec::new());
        self.frame(journey, Vec::new()).2
    }
    /// Clicks on what is noted by this name.
    fn click(&mut self, journey: &Journey, name: &str) -> Option<Wanted> {
        self.frame(journey, Vec::new());
        let places = self.frame(journey, Vec::new()).1;
        let at = *places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys()));
        let mut wanted = None;
        for event in noted::click_at(at) {
            wanted = self.frame(journey, vec![event]).0.or(wanted);
        }
        wanted
    }
}

fn read_texts(shape: &egui::Shape, texts: &mut String) {
    match shape {
        egui::Shape::Text(text) => {
            texts.push_str(text.galley.text());
            texts.push('\n');
        }
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| read_texts(shape, texts)),
        _ => {}
    }
}

#[test]
fn ph_11_2_01_of_two_people_each_writes_what_he_intends_after_he_has_said_that_he_sits_there() {
    let mut journey = journey(&[]);
    let mut screen = Screen::new([true; 2], &journey);
    let told = screen.texts(&journey);
    assert!(told.contains("Americans decide next") && !told.contains("What do you intend?"), "{told}");
    assert_eq!(screen.click(&journey, "Americans: I sit here"), None);
    let told = screen.texts(&journey);
    assert!(told.contains("What do you intend?"), "{told}");
    assert!(told.contains("Withdraw cannot be ordered while the campaign is uncertain (PH-11.2-01)"), "{told}");
    assert!(told.contains("Dash cannot be ordered while the campaign is uncertain (PH-H-33)"), "{told}");
    let wanted = screen.click(&journey, "Advance");
    assert_eq!(wanted, Some(Wanted::Order(Side::First, Order::Intend(Task::Advance))));
    journey.give(Side::First, Order::Intend(Task::Advance)).expect("an order that may be given");
    let told = screen.texts(&journey).to_lowercase();
    assert!(told.contains("germans decide next") && told.contains("americans have written down"), "{told}");
    assert!(!told.contains("advance"), "what was written is secret: {told}");
    screen.click(&journey, "Germans: I sit here");
    let wanted = screen.click(&journey, "Counter-attack");
    assert_eq!(wanted, Some(Wanted::Order(Side::Second, Order::Intend(Task::CounterAttack))));
    journey.give(Side::Second, Order::Intend(Task::CounterAttack)).expect("an order that may be given");
    let told = screen.texts(&journey);
    for line in ["The Crossing", "Two lanes.", "Americans: advance", "Germans: counter-attack"] {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert_eq!(screen.click(&journey, "To battle"), Some(Wanted::Battle));
}

#[test]
fn ph_h_35_what_has_happened_to_men_is_told_with_die_and_chances_to_their_own_side_alone() {
    // Care of an American: 7; men who come for the fallen German: 1, and what he is: 4.
    let mut journey = journey(&[7, 1, 4]);
    battle(&mut journey, [2, 0], [&[(1, Health::Treated)], &[(1, Health::Dead)]]);
    let american = journey.campaign().side(Side::First).roster.men[1].name.clone();
    let german = journey.campaign().side(Side::Second).roster.men[1].name.clone();
    let mut own = Screen::new([true, false], &journey);
    let told = own.texts(&journey);
    assert!(told.contains(&format!("{american} is cared for: 7, misses the next battle")), "{told}");
    assert!(
        told.contains("of ten faces 2 evacuate him, with 3 he misses two battles, with 3 one, with 2 he is fit"),
        "{told}"
    );
    assert!(!told.contains(&german) && told.contains("Americans: triumphal victory"), "{told}");
    let mut enemy = Screen::new([false, true], &journey);
    let told = enemy.texts(&journey);
    assert!(told.contains(&format!("{german} fell")) && !told.contains(&american), "{told}");
    let mut two = Screen::new([true; 2], &journey);
    let told = two.texts(&journey);
    assert!(!told.contains(&german) && !told.contains(&american), "nobody has said who he is: {told}");
    let mut watched = Screen::new([false; 2], &journey);
    let told = watched.texts(&journey);
    assert!(told.contains(&german) && told.contains(&american), "{told}");
}

#[test]
fn the_roster_shows_every_man_of_ones_own_side_with_his_history() {
    let mut journey = journey(&[7, 1, 4]);
    battle(&mut journey, [2, 0], [&[(1, Health::Treated)], &[(1, Health::Dead)]]);
    let mut screen = Screen::new([true, false], &journey);
    screen.click(&journey, "Men");
    let told = screen.texts(&journey);
    let roster = &journey.campaign().side(Side::First).roster;
    for man in &roster.men {
        assert!(told.contains(&man.name), "{}: {told}", man.name);
    }
    assert!(told.contains("Away for one more battle") && told.contains("1: misses the next battle"), "{told}");
    let germans = &journey.campaign().side(Side::Second).roster;
    assert!(germans.men.iter().all(|man| !told.contains(&man.name)), "{told}");
}

#[test]
fn ph_h_37_who_has_come_is_given_places_by_clicks() {
    // Two Germans fall, one man comes.
    let mut journey = journey(&[2]);
    battle(&mut journey, [2, 0], [&[], &[(2, Health::Dead), (3, Health::Dead)]]);
    assert_eq!(journey.campaign().stage, Stage::Replacements);
    let mut screen = Screen::new([false, true], &journey);
    let told = screen.texts(&journey);
    assert!(told.contains("1 man has come") && told.contains("PH-H-37"), "{told}");
    let places = screen.frame(&journey, Vec::new()).1;
    let lost: Vec<String> = places.keys().filter(|name| name.starts_with("The place of ")).cloned().collect();
    assert_eq!(lost.len(), 2);
    let fallen = journey.campaign().side(Side::Second).roster.men[3].name.clone();
    let name = lost.iter().find(|name| name.contains(&fallen)).expect("his place");
    assert_eq!(screen.click(&journey, name), None);
    let wanted = screen.click(&journey, "Take them in");
    assert_eq!(wanted, Some(Wanted::Order(Side::Second, Order::Replace { men: vec![3], vehicles: Vec::new() })));
}
