//! The builder: each limit told with its rule, the way back, prices, files, broken ones among them.

use super::files::{new_file, store};
use super::{At, Builder, Draft, Listed, Terms, Tools, examples, folder, own};
use bevy_egui::egui;
use panel_kit::noted;
use panel_kit::theme::{self, Theme};
use perrys_heroes::checks::force::total;
use perrys_heroes::force::{CrewedDef, ForceDef, ManDef};
use perrys_heroes::testing::{charts, read, stock, vehicles, weapons};
use perrys_heroes::values::{Battery, Grade, Nation, Speciality};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

fn tools() -> Tools {
    Tools { charts: Arc::new(charts()), weapons: Arc::new(weapons()), vehicles: Arc::new(vehicles()) }
}

fn draft() -> Draft {
    let men = "(name: \"S\", grade: Nco), (name: \"A\"), (name: \"B\"), (name: \"C\")";
    Draft::of(read(&format!("(name: \"F\", nation: Usa, teams: [(name: \"T\", men: [{men}])])")))
}

/// The rule by which a change to a man is refused.
fn refused(draft: &Draft, at: At, change: impl FnOnce(&mut ManDef)) -> Option<&'static str> {
    tools().refused(draft.force(), &draft.with_man(at, change)).map(|fault| fault.rule.0)
}

fn data() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A folder of its own for a test.
fn user(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hedgerow-builder-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn ph_4_3_01_each_choice_that_cannot_be_is_refused_with_its_rule() {
    let draft = draft();
    let key = |key: &str| Some(key.to_owned());
    assert_eq!(refused(&draft, (0, 1), |man| man.weapon = key("mauser_98k")), Some("PH-4.3-06"));
    assert_eq!(refused(&draft, (0, 1), |man| man.weapon = key("springfield")), Some("PH-9.1-03"));
    assert_eq!(refused(&draft, (0, 1), |man| man.panzerfausts = 1), Some("PH-4.3-02"));
    assert_eq!(refused(&draft, (0, 1), |man| man.rifle_grenades = 2), Some("PH-4.3-02"));
    assert_eq!(refused(&draft, (0, 1), |man| man.grenades = 40), Some("PH-4.3-01"));
    assert_eq!(refused(&draft, (0, 1), |man| man.weapon = key("m1_garand")), None);
    let mut two = draft.clone();
    assert!(two.change(two.with_man((0, 1), |man| man.speciality = Speciality::Sniper)));
    assert_eq!(refused(&two, (0, 2), |man| man.speciality = Speciality::Sniper), Some("PH-4.3-09"));
    assert_eq!(refused(&two, (0, 1), |man| man.weapon = key("springfield")), None);
}

#[test]
fn ph_4_2_04_a_third_leader_is_refused_and_the_only_one_may_be_replaced() {
    let mut draft = draft();
    assert_eq!(refused(&draft, (0, 0), |man| man.grade = Grade::Soldier), None, "another is made leader next");
    assert!(draft.change(draft.with_man((0, 1), |man| man.grade = Grade::Nco)));
    assert_eq!(refused(&draft, (0, 2), |man| man.grade = Grade::Nco), Some("PH-4.2-04"));
    assert!(draft.change(draft.with_man((0, 1), |man| man.grade = Grade::Soldier)));
    assert!(draft.change(draft.with_man((0, 0), |man| man.grade = Grade::Soldier)));
    let broken: Vec<&str> = tools().faults(draft.force()).into_iter().map(|fault| fault.rule.0).collect();
    assert_eq!(broken, ["PH-4.2-02", "PH-4.2-03"]);
}

#[test]
fn ph_4_3_04_a_gunner_takes_the_next_man_as_his_assistant() {
    let mut draft = draft();
    assert!(draft.change(draft.with_gunner((0, 1), Some("bar".into()))));
    assert!(draft.man((0, 2)).is_some_and(|man| man.assists));
    assert_eq!(tools().faults(draft.force()), []);
    assert!(draft.change(draft.with_gunner((0, 1), None)));
    assert!(draft.man((0, 2)).is_some_and(|man| !man.assists));
    assert!(draft.change(draft.with_gunner((0, 3), Some("bar".into()))));
    let told: Vec<_> = tools().faults(draft.force()).into_iter().map(|fault| (fault.rule.0, fault.man)).collect();
    assert_eq!(told, [("PH-4.3-04", Some(3))], "nobody stands behind the last man");
}

#[test]
fn each_step_is_taken_back_and_typing_is_one_step() {
    let mut draft = draft();
    let before = draft.force().clone();
    for name in ["Fo", "For", "Forc"] {
        assert!(draft.typed("name", ForceDef { name: name.into(), ..draft.force().clone() }));
    }
    assert!(draft.change(draft.without((0, 3))));
    assert!(!draft.change(draft.force().clone()), "nothing was changed");
    assert!(draft.undo());
    assert_eq!(draft.force().name, "Forc");
    assert!(draft.undo());
    assert_eq!((draft.force(), draft.can_undo()), (&before, false));
    assert!(!draft.undo());
    assert_eq!(draft.force(), &before);
}

#[test]
fn ph_4_3_01_the_price_is_that_of_the_check() {
    let tools = tools();
    let all = examples(&data());
    assert_eq!(all.len(), 5);
    for force in all.iter().map(|listed| listed.content.as_ref().expect("a force")) {
        let men: i32 = force.teams.iter().flat_map(|team| &team.men).map(|man| i32::from(tools.cost(man))).sum();
        assert_eq!((men, tools.total(force)), (total(force, stock()), men), "{}", force.name);
    }
}

#[test]
fn what_is_built_is_on_disk_and_read_back_and_takes_no_other_file() {
    let user = user("kept");
    let mut builder = Builder::of(&data(), &user, tools());
    for _ in 0..2 {
        builder.begin(draft());
    }
    let found = own(&user);
    assert_eq!(found.len(), 2, "each has a file of its own");
    assert!(found.iter().all(|listed| listed.content.as_ref() == Ok(draft().force())));
    for listed in examples(&data()) {
        let force = listed.content.expect("a force");
        let path = new_file(&user, &force.name);
        store(&path, &force).expect("written");
        assert!(own(&user).iter().any(|listed| listed.path == path && listed.content.as_ref() == Ok(&force)));
    }
    std::fs::remove_dir_all(user).expect("removed");
}

#[test]
fn a_broken_file_is_listed_with_its_mistake_and_stays_as_it_is() {
    let user = user("broken");
    std::fs::create_dir_all(folder(&user)).expect("a folder");
    let path = folder(&user).join("mine.ron");
    std::fs::write(&path, "(name: \"Mine\", nation: Atlantis, teams: [])").expect("written");
    let found = own(&user);
    assert!(found[0].content.as_ref().is_err_and(|report| report.contains("Atlantis")), "{found:?}");
    Builder::of(&data(), &user, tools()).begin(Draft::new("Mine".into(), Nation::Gb, "S".into(), "T".into()));
    assert!(std::fs::read_to_string(&path).is_ok_and(|text| text.contains("Atlantis")));
    std::fs::remove_dir_all(user).expect("removed");
}

#[test]
fn ph_4_3_01_a_battle_takes_lawful_men_of_its_nation_within_its_points() {
    let listed = |force: ForceDef| Listed { path: PathBuf::new(), content: Ok(force) };
    let (tools, terms) = (tools(), Terms { nation: Nation::Usa, points: 80, vehicles: 60 });
    let force = draft().force().clone();
    let text = listed(ForceDef { budget: 500, ..force.clone() }).taken(terms, &tools).expect("taken");
    assert_eq!(read::<ForceDef>(&text), force, "it costs what the scenario grants at most");
    let few = Terms { points: 5, ..terms };
    assert!(listed(force.clone()).taken(few, &tools).is_err_and(|why| why.contains("PH-4.3-01")));
    let other = Terms { nation: Nation::Gb, ..terms };
    assert!(listed(force.clone()).taken(other, &tools).is_err_and(|why| why.contains("United States")));
    let mut unled = force;
    unled.teams[0].men[0].grade = Grade::Soldier;
    assert!(listed(unled).taken(terms, &tools).is_err_and(|why| why.contains("PH-4.2-02")));
}

/// A page on fake input.
struct Screen {
    ctx: egui::Context,
    theme: Theme,
}

impl Screen {
    fn new() -> Self {
        let ctx = egui::Context::default();
        ctx.set_fonts(theme::fonts());
        let theme = Theme::default();
        theme::dress(&ctx, &theme);
        Self { ctx, theme }
    }
    fn frame(&self, builder: &mut Builder, events: Vec<egui::Event>) -> BTreeMap<String, egui::Pos2> {
        let screen = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(1600.0, 1400.0));
        let input = egui::RawInput { screen_rect: Some(screen), events, ..Default::default() };
        let mut places = BTreeMap::new();
        let drawn = self.ctx.run_ui(input, |ui| {
            builder.show(ui, &self.theme, &mut |name, rect| _ = places.insert(name.to_owned(), rect.center()));
        });
        drawn.drop_without_applying_deltas();
        places
    }
    /// Clicks on what is noted by this name.
    fn click(&self, builder: &mut Builder, name: &str) {
        self.frame(builder, Vec::new());
        let places = self.frame(builder, Vec::new());
        let at = *places.get(name).unwrap_or_else(|| panic!("no {name} among {:?}", places.keys()));
        for event in noted::click_at(at) {
            self.frame(builder, vec![event]);
        }
    }
}

#[test]
fn the_page_lists_the_examples_and_a_click_makes_a_copy_of_one() {
    let user = user("page");
    let screen = Screen::new();
    let mut builder = Builder::of(&data(), &user, tools());
    screen.click(&mut builder, "Rifle squad, United States");
    assert_eq!(builder.draft().map(|draft| draft.force().name.as_str()), Some("Rifle squad, changed"));
    assert_eq!(own(&user).len(), 1, "it is on disk");
    let places = screen.frame(&mut builder, Vec::new());
    for name in ["Remove this man", "Another team", "Officer (9)", "Sgt. Hollis, NCO, M1 Garand, 7 points"] {
        assert!(places.contains_key(name), "{name}: {:?}", places.keys());
    }
    std::fs::remove_dir_all(user).expect("removed");
}

#[test]
fn a_force_is_deleted_by_a_second_click_and_one_that_cannot_be_read_too() {
    let user = user("deleted");
    std::fs::create_dir_all(folder(&user)).expect("a folder");
    std::fs::write(folder(&user).join("broken.ron"), "(name: 3)").expect("written");
    let screen = Screen::new();
    let mut builder = Builder::of(&data(), &user, tools());
    builder.begin(draft());
    assert_eq!(own(&user).len(), 2);
    screen.click(&mut builder, "F: Delete");
    screen.click(&mut builder, "broken.ron: Delete");
    assert_eq!((own(&user).len(), builder.draft().is_some()), (2, true), "the first click asks");
    screen.click(&mut builder, "broken.ron: Really delete");
    assert_eq!(own(&user).len(), 1);
    screen.click(&mut builder, "F: Delete");
    screen.click(&mut builder, "F: Really delete");
    assert_eq!((own(&user).len(), builder.draft().is_none()), (0, true), "it is not open any more");
    std::fs::remove_dir_all(user).expect("removed");
}

#[test]
fn ph_h_16_artillery_is_bought_and_given_back() {
    let draft = draft();
    let base = tools().total(draft.force());
    let both = Draft::of(draft.with_artillery(Battery::Guns)).with_artillery(Battery::Mortar);
    assert_eq!((both.artillery.as_slice(), tools().total(&both)), (&[Battery::Guns, Battery::Mortar][..], base + 40));
    let one = Draft::of(both.clone()).without_artillery(Battery::Guns);
    assert_eq!((one.artillery.as_slice(), tools().total(&one)), (&[Battery::Mortar][..], base + 15));
    let dear = ForceDef { budget: 50, ..both };
    let then = Draft::of(dear.clone()).with_artillery(Battery::Guns);
    assert_eq!(tools().refused(&dear, &then).map(|fault| fault.rule.0), Some("PH-4.3-01"));
}

#[test]
fn ph_4_3_12_and_ph_4_3_13_vehicles_are_bought_with_crew_and_submachine_guns() {
    let mut draft = draft();
    let tools = tools();
    let sherman: CrewedDef = read("(name: \"One\", vehicle: \"m4a1_m4a3\")");
    assert!(draft.change(draft.with_another_vehicle(sherman)));
    let points = tools.hulls(draft.force());
    assert_eq!(i32::from(tools.crewed_cost(&draft.force().vehicles[0])), points);
    let three = draft.with_vehicle(0, |one| one.submachine_guns = vec!["m3_grease_gun".into(); 3]);
    assert!(draft.change(three));
    let four = draft.with_vehicle(0, |one| one.submachine_guns.push("m3_grease_gun".into()));
    assert_eq!(tools.refused(draft.force(), &four).map(|fault| fault.rule.0), Some("PH-4.3-13"));
    assert!(draft.change(draft.without_vehicle(0)));
    assert_eq!(tools.hulls(draft.force()), 0);
}

#[test]
fn ph_4_3_12_vehicles_cost_what_the_scenario_grants_and_no_more_is_bought_beyond_it() {
    let (tools, draft) = (tools(), draft());
    let sherman = || read::<CrewedDef>("(name: \"One\", vehicle: \"m4a1_m4a3\")");
    let one = draft.with_another_vehicle(sherman());
    let rich = ForceDef { vehicle_budget: 500, ..one };
    let listed = Listed { path: PathBuf::new(), content: Ok(rich.clone()) };
    let terms = Terms { nation: Nation::Usa, points: 80, vehicles: 500 };
    assert!(listed.taken(terms, &tools).is_ok());
    let few = Terms { vehicles: 5, ..terms };
    assert!(listed.taken(few, &tools).is_err_and(|why| why.contains("PH-4.3-12")), "whatever the file says");
    // Too dear already: nothing more is bought, and what is dearer is refused with the same rule.
    let poor = ForceDef { vehicle_budget: 5, ..rich };
    let two = Draft::of(poor.clone()).with_another_vehicle(sherman());
    assert_eq!(tools.refused(&poor, &two).map(|fault| fault.rule.0), Some("PH-4.3-12"));
    let none = Draft::of(poor.clone()).without_vehicle(0);
    assert_eq!(tools.refused(&poor, &none), None, "less may be had");
}

#[test]
fn ph_h_20_a_pair_takes_an_anti_tank_weapon_in_place_of_a_machine_gun() {
    let mut draft = draft();
    assert!(draft.change(draft.with_gunner((0, 1), Some("bar".into()))));
    assert!(draft.change(draft.with_tube((0, 1), Some("bazooka".into()))));
    let gunner = draft.man((0, 1)).expect("a man");
    assert_eq!((gunner.support.as_deref(), gunner.anti_tank.as_deref()), (None, Some("bazooka")));
    assert!(draft.man((0, 2)).is_some_and(|man| man.assists));
    assert_eq!(tools().faults(draft.force()), []);
    assert!(draft.change(draft.with_tube((0, 1), None)));
    assert!(draft.man((0, 2)).is_some_and(|man| !man.assists));
}
