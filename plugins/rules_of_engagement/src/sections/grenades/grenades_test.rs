//! Grenades: who throws, what their templates hit, how they burst on who throws them.

use crate::Report;
use crate::facts::event::Event;
use crate::facts::figures::Is;
use crate::facts::rolls::FireRolled;
use crate::sections::shooting::FireReport;
use crate::testing::{Bench, Play, read, row};
use table::{Order, Side};

/// A German squad of seven riflemen and a squad so many centimetres before it, closely together; with more facts of the first.
fn close(gap: f64, us: &str, riflemen: &str) -> Bench {
    let from = row(20.0, 60.0, 9);
    let y = 60.0 - gap - 2.5;
    // Two rows of four: the centre is in the middle of them, all within 4 cm of it but the outer four.
    let to = [32.0, 34.7, 37.4, 40.1].map(|x| format!("({x}, {y}), ({x}, {})", y - 2.6)).join(", ");
    Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, &format!("(formation: \"german_squad\" {riflemen})"))
        .units(Side::Second, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{from}], target: \"ge-1\", order: Advance {us}), (id: \"ge-1\", at: [{to}]),
            ], figures: [(id: \"us-1-01\", fate: Dead), (id: \"us-1-02\", fate: Dead)]"
        ))
}

fn throw(who: &[u8]) -> String {
    let who: Vec<String> = who.iter().map(|no| format!("\"us-1-{no:02}\"")).collect();
    format!("Fire(unit: \"us-1\", at: \"ge-1\", throw: [{}])", who.join(", "))
}

fn rolled(events: &[Event]) -> FireRolled {
    let fired =
        events.iter().find_map(|event| if let Event::Fired(rolled) = event { Some(rolled.clone()) } else { None });
    fired.expect("it has fired")
}

fn fire(play: &mut Play, who: &[u8]) -> (FireRolled, Vec<Event>) {
    let events = play.order(Side::First, &throw(who));
    (rolled(&events), events)
}

/// Four dice of rifles that miss, then these.
fn dice(more: &[u8]) -> Vec<u8> {
    [&[1; 4], more].concat()
}

#[test]
fn roe_w_10_and_roe_sht_20_three_throwers_and_two_1s() {
    // One hit with a template on the four in the middle, who pass; one grenade on the throwers, of whom three stand near their centre.
    let bench = close(6.0, "", "");
    let mut play = bench.game(&dice(&[1, 1, 5, 6, 6, 6, 6, 6, 6, 6]));
    let (rolled, _) = fire(&mut play, &[6, 7, 8]);
    assert_eq!(rolled.shots.last().map(|group| (group.needed, group.shots.len())), Some((4, 3)));
    assert_eq!((rolled.hits.len(), rolled.own.len()), (4, 3));
    assert_eq!((play.unit("ge-1").hits, play.unit("us-1").hits), (4, 3));
    // With one 1 nothing bursts on them.
    let mut play = bench.game(&dice(&[1, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6]));
    assert!(fire(&mut play, &[6, 7, 8]).0.own.is_empty());
}

#[test]
fn roe_tpl_06_and_roe_sht_22_a_hit_hits_all_under_the_template() {
    let mut play = close(6.0, "", "").game(&[&[1; 6][..], &[4, 6, 1, 6, 1, 6, 6]].concat());
    let (rolled, events) = fire(&mut play, &[6]);
    assert_eq!(
        rolled.hits.iter().map(|hit| hit.figure.to_string()).collect::<Vec<_>>(),
        ["ge-1-03", "ge-1-04", "ge-1-05", "ge-1-06"]
    );
    let dead = events.iter().filter(|event| matches!(event, Event::Is(_, Is::HasFate(_)))).count();
    assert_eq!(dead, 2);
}

#[test]
fn roe_tpl_07_a_near_miss_at_short_range_hits_on_5_and_6() {
    let near = |gap: f64, die: u8, more: &[u8]| {
        let mut play = close(gap, "", "").game(&[&[1; 6][..], &[die], more].concat());
        let (rolled, _) = fire(&mut play, &[6]);
        (rolled.near.len(), rolled.hits.len())
    };
    assert_eq!(near(6.0, 3, &[4, 5, 6, 1, 6, 6]), (4, 2));
    assert_eq!(near(6.0, 1, &[]), (0, 0), "no natural 1");
    assert_eq!(near(8.0, 3, &[]), (0, 0), "nor at long range");
}

#[test]
fn roe_sht_18_three_throw_and_the_others_fire() {
    let play = close(6.0, "", "").game(&[]);
    assert_eq!(play.refused(Side::First, &throw(&[5, 6, 7, 8])), "ROE-SHT-18");
    assert_eq!(play.refused(Side::First, &throw(&[5, 5])), "ROE-SHT-18");
    assert_eq!(play.refused(Side::First, &throw(&[2])), "ROE-SHT-18");
    assert_eq!(close(15.01, "", "").game(&[]).refused(Side::First, &throw(&[7])), "ROE-SHT-18");
    let mut play = close(6.0, "", "").game(&dice(&[2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]));
    let (rolled, _) = fire(&mut play, &[5, 6, 7]);
    assert_eq!(rolled.shots.iter().map(|group| group.shots.len()).collect::<Vec<_>>(), [4, 3]);
}

#[test]
fn roe_sht_18_fire_with_grenades_is_offered() {
    let offers = close(6.0, "", "").game(&[]).offers(Side::First);
    let with = offers
        .iter()
        .filter_map(|one| if let crate::Command::Fire { throw, .. } = one { Some(throw.len()) } else { None });
    assert_eq!(with.collect::<Vec<_>>(), [0, 3]);
}

#[test]
fn roe_sht_19_a_launcher_is_not_used_after_a_move() {
    let launcher = ", requisition: [(swap: \"rifle_grenades\", man: 5)]";
    // Beyond the reach of a hand grenade; the fourth rifleman has the launcher.
    let mut play = close(30.0, "", launcher).game(&[&[1; 6][..], &[1]].concat());
    fire(&mut play, &[6]);
    assert_eq!(close(30.0, ", moved: true", launcher).game(&[]).refused(Side::First, &throw(&[6])), "ROE-SHT-19");
    assert_eq!(close(30.0, ", moved: true", launcher).game(&[]).refused(Side::First, &throw(&[7])), "ROE-SHT-18");
}

#[test]
fn roe_tpl_04_a_hidden_unit_is_not_hit() {
    let (from, to) = (row(20.0, 60.0, 9), row(20.0, 51.5, 9));
    let hits = |veil: &str| {
        let mut play = Bench::new()
            .platoon(Side::First, "german_grenadiers")
            .units(Side::First, "(formation: \"german_squad\")")
            .units(Side::Second, "(formation: \"german_squad\"), (formation: \"german_sniper\")")
            .position(&format!(
                "active: First, phase: Shooting, units: [
                    (id: \"us-1\", at: [{from}], target: \"ge-1\", order: Advance), (id: \"ge-1\", at: [{to}]),
                    (id: \"ge-2\", at: [(34, 48)] {veil}),
                ], figures: [(id: \"us-1-01\", fate: Dead), (id: \"us-1-02\", fate: Dead)]"
            ))
            .game(&[&[1; 6][..], &[6, 6, 6, 6, 6]].concat());
        let (rolled, _) = fire(&mut play, &[6]);
        rolled.hits.iter().any(|hit| hit.figure.as_str() == "ge-2-01")
    };
    assert!(hits(""));
    assert!(!hits(", veil: Hidden"));
}

fn report(play: &Play, command: &str) -> FireReport {
    match play.0.judge(&Order { side: Side::First, command: read(command) }).expect("a lawful order") {
        Report::Fire(report) => report,
        other => panic!("{other:?}"),
    }
}

#[test]
fn roe_tpl_01_grenades_have_templates_and_rifles_have_none() {
    let launcher = ", requisition: [(swap: \"rifle_grenades\", man: 5)]";
    let report = report(&close(6.0, "", launcher).game(&[]), &throw(&[6, 7]));
    let blasts =
        |volleys: &[crate::sections::shooting::Volley]| volleys.iter().map(|volley| volley.blast).collect::<Vec<u8>>();
    assert_eq!((blasts(&report.volleys), blasts(&report.blasts)), (vec![0], vec![1]));
    assert_eq!(report.blasts[0].shots.len(), 2);
}

/// A squad of which two men are left, each so far from the middle between them, and how many of them a grenade lies on.
fn under(aside: f64) -> usize {
    let from = row(20.0, 60.0, 9);
    let (west, east) = (38.0 - aside, 38.0 + aside);
    let bench = Bench::new()
        .platoon(Side::First, "german_grenadiers")
        .units(Side::First, "(formation: \"german_squad\")")
        .units(Side::Second, "(formation: \"german_squad\")")
        .position(&format!(
            "active: First, phase: Shooting, units: [
                (id: \"us-1\", at: [{from}], target: \"ge-1\", order: Advance),
                (id: \"ge-1\", at: [({west}, 50), ({east}, 50)]),
            ]"
        ));
    report(&bench.game(&[]), &throw(&[6])).under.len()
}

#[test]
fn roe_tpl_02_and_roe_geo_08_and_roe_h_15_the_template_of_8_cm_lies_on_the_centre_of_the_unit() {
    assert_eq!((under(3.0), under(4.0), under(4.01)), (2, 2, 0));
}

#[test]
fn roe_geo_07_a_figure_is_under_it_by_the_centre_of_its_base() {
    // Its base reaches under the template, its centre does not.
    assert_eq!(under(5.0), 0);
}

#[test]
fn the_chances_of_grenades_are_told_before() {
    let play = close(6.0, "", "").game(&[]);
    let odds = report(&play, &throw(&[6, 7, 8])).odds(&play.0.table()).expect("exact chances");
    // Two or more of three dice show 1: 16 of 216.
    assert!(odds.own.is(16, 216));
    // Four rifles at a half each, and three grenades on four men: 16 hits at most.
    assert_eq!(odds.hits.most(), 16);
    let alone = report(&play, "Fire(unit: \"us-1\", at: \"ge-1\")").odds(&play.0.table()).expect("exact chances");
    assert!(
        alone.own.is(0, 1) && alone.hits.most() == 7 && alone.casualties.hundredths() < odds.casualties.hundredths()
    );
}

#[test]
fn roe_tpb_01_roe_tpb_02_and_roe_tpb_03_grenades_into_a_house() {
    let house = "(kind: \"house\", shape: Area([(28, 45), (45, 45), (45, 54), (28, 54)]), height: 6)";
    let mut play = close(6.0, "", "").pieces(house).game(&[&[1; 6][..], &[6, 3, 3], &[6; 7]].concat());
    let (rolled, _) = fire(&mut play, &[6]);
    // All eight are under BLAST 2; the first fails with 3 where the terrain would help him, and dies of a 3 for AP 4.
    assert_eq!((rolled.hits.len(), rolled.hits[0].lines.len(), rolled.hits[0].dead), (8, 0, true));
}
