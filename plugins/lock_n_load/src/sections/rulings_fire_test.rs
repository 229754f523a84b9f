//! Rulings on fire, damage, heroes and snipers, each shown by what is different without it.

use crate::facts::event::{CheckResult, Event};
use crate::facts::question::Question;
use crate::facts::situation::{OffMap, UnitState};
use crate::files::definition::UnitKind;
use crate::files::markers::Marker;
use crate::files::mobility::MobilityId;
use crate::sections::fire::test_bench::*;
use crate::sections::melee::rules::GLIDER_SHIFT;
use crate::sections::{fire, melee, spotting, stacking};
use crate::testing::{Battle, OPERATIONS_FIRST, OPERATIONS_SECOND, RALLY_FIRST, definitions, scenario_text};
use table::DiceCup;
use table::Side::{First, Second};

/// The squad a at A1 fires at A3.
const FIRE: &str = r#"Fire((firers: [(unit: "a")], at: "A3"))"#;
/// The squad x moves from A4 to A3.
const MOVE: &str = r#"Move(units: ["x"], by: Move, to: "A3")"#;

/// The first side fires at the squad x that has just moved to A3.
fn at_mover(us: &str, order: &str) -> Shot {
    let mut b = reaction(us, &grenadier("x", "A4", ""), &[1, 6]);
    b.give(Second, MOVE);
    shot(&b.give(First, order))
}

/// An SS squad at A1 fires at US units at A3 with these dice.
fn fired_at(us: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let mut b = battle(us, &counter("ss_squad", "x", "A1", ""), &[]);
    b.give(First, "Pass");
    b.game.use_dice(DiceCup::forced(dice.to_vec()));
    let events = b.give(Second, r#"Fire((firers: [(unit: "x")], at: "A3"))"#);
    (b, events)
}

fn lost(b: &mut Battle, unit: &str) -> bool {
    b.unit(unit).state == UnitState::Off(OffMap::Lost)
}

fn spotted(b: &mut Battle, at: &str) -> bool {
    let at = b.spot(at);
    b.ask(|table| spotting::is_spotted(table, at, First))
}

#[test]
fn rul_01_each_rule_rounds_as_it_says() {
    // The same gun of firepower 1: captured it keeps 1, under Ops Complete nothing is left.
    let order = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
    let captured = counter("wehrmacht_crew", "a", "A1", &carrying("m", "bar"));
    let mut b = battle(&captured, &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, order)).strength(), 1);
    let tired = para("a", "A1", &format!("markers: [OpsComplete], {}", carrying("m", "bar")));
    assert_eq!(at_mover(&tired, order).strength(), 1, "the moving target's +1 alone");
}

#[test]
fn rul_02_ops_complete_halves_each_squad_down_before_the_further_ones_are_halved() {
    let squad = |id| counter("fallschirmjaeger_squad_3_3_4", id, "A1", "markers: [OpsComplete]");
    let shot = at_mover(&(squad("a") + &squad("b")), r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#);
    // 1, and half of 1, together 2; and the +1.
    assert_eq!(shot.strength(), 2 + 1);
}

#[test]
fn rul_03_only_the_leading_counter_of_firepower_0_has_minus_1() {
    let none = counter("wehrmacht_half_squad_0_5_4", "a", "A1", "markers: [OpsComplete]");
    assert_eq!(at_mover(&none, FIRE).strength(), -1 + 1);
    let both = none + &para("b", "A1", "");
    assert_eq!(at_mover(&both, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#).strength(), 2 + 1);
    // With its weapon alone it brings neither 0 nor -1.
    let armed = format!("markers: [OpsComplete], {}", carrying("m", "mg34"));
    let armed = counter("wehrmacht_half_squad_0_5_4", "a", "A1", &armed);
    let shot = at_mover(&armed, r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#);
    assert_eq!((shot.by("LNL-4.1-05"), shot.strength()), (None, 1 + 1));
}

#[test]
fn rul_08_the_hero_counter_drawn_decides_the_heros_values() {
    for (number, hero, firepower) in [(1, "hero-1", 1), (2, "hero-2", 2)] {
        let (b, _) = fired_at(&para("a", "A3", ""), &[4, 4, 1, 2, number]);
        let hero = b.unit(hero);
        assert!(hero.spot().is_some());
        assert_eq!(b.ask(|table| table.own_firepower(hero)), firepower);
    }
}

#[test]
fn rul_09_low_crops_and_wheat_cancel_the_1_against_movers() {
    for (ground, more) in [('c', None), ('h', None), ('b', Some(1))] {
        let rows = format!("...\n...\n{ground}..\n...");
        let mut b = Battle::new(
            &rows,
            &para("a", "A1", ""),
            &grenadier("x", "A3", "markers: [Moved]"),
            OPERATIONS_FIRST,
            &[1, 6],
        );
        assert_eq!(shot(&b.give(First, FIRE)).by("LNL-6.0-09"), more, "{ground}");
    }
}

#[test]
fn rul_12_what_lies_at_the_centre_is_the_hex() {
    let copse = |around: &str| format!(r#"patches: {{"light_woods": {{"A3": [[{around}]]}}}},"#);
    let cover = |around: &str| {
        let board = copse(around);
        let (us, germans) = (para("a", "A1", ""), grenadier("x", "A3", "markers: [Fired]"));
        let mut b = Battle::with(FIELD, &board, &us, &germans, OPERATIONS_FIRST, "", &[1, 6]);
        shot(&b.give(First, FIRE)).cover()
    };
    assert_eq!(cover("(-30, 40), (30, 40), (30, 90), (-30, 90)"), 0, "woods beside the centre");
}

#[test]
fn rul_13_exactly_twice_the_morale_is_the_double_band() {
    let row = definitions().tables.damage.single_man;
    assert_eq!(fire::damage::result(&row, 6, 11), CheckResult::Shaken);
    assert_eq!(fire::damage::result(&row, 6, 12), CheckResult::Wounded);
}

#[test]
fn rul_14_a_leader_helps_damage_checks_whatever_markers_he_has() {
    for marker in ["Fired", "OpsComplete", "AssaultMoved", "LowCrawled"] {
        let leader = counter("german_leader", "k", "A3", &format!("leadership: 2, markers: [{marker}]"));
        let mut b = battle(&para("a", "A1", ""), &(grenadier("x", "A3", "") + &leader), &[4, 4, 2, 6]);
        assert_eq!(checks(&b.give(First, FIRE))[1].helper, Some(id("k")), "{marker}");
    }
}

#[test]
fn rul_15_a_leader_may_aid_opportunity_fire_and_is_marked_fired() {
    let order = r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#;
    let with = |more: &str| para("a", "A1", "") + &counter("us_leader", "l", "A1", more);
    let mut b = reaction(&with(""), &grenadier("x", "A4", ""), &[1, 6]);
    b.give(Second, MOVE);
    assert_eq!(shot(&b.give(First, order)).by("LNL-5.01-03"), Some(1));
    assert!(marked(&mut b, "l", Marker::Fired));
    for marker in ["Moved", "Fired", "OpsComplete"] {
        let mut b = reaction(&with(&format!("markers: [{marker}]")), &grenadier("x", "A4", ""), &[]);
        b.give(Second, MOVE);
        b.refused_by(First, order, "LNL-5.01-01");
    }
}

#[test]
fn rul_16_an_attack_has_one_leader_at_most() {
    let us = para("a", "A1", "")
        + &counter("us_leader", "l", "A1", "leadership: 1")
        + &counter("us_leader", "k", "A1", "leadership: 2");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "A3", leader: "k"))"#));
    assert_eq!((shot.by("LNL-5.01-03"), shot.strength()), (Some(2), 2 + 2));
    assert!(marked(&mut b, "k", Marker::Fired) && !marked(&mut b, "l", Marker::Fired));
}

#[test]
fn rul_17_leaders_do_not_add_up() {
    let two = [("k", 2), ("l", 1)];
    let leaders = |unit: &str, at: &str| -> String {
        two.map(|(id, leadership)| counter(unit, id, at, &format!("leadership: {leadership}"))).concat()
    };
    // In a Damage Check: both leaders pass with 1 + 2, then 6 + 2 less the better one's leadership.
    let germans = grenadier("x", "A3", "") + &leaders("german_leader", "A3");
    let mut b = battle(&para("a", "A1", ""), &germans, &[4, 4, 1, 1, 6]);
    b.give(First, FIRE);
    let events = b.give(Second, r#"CheckNext(leader: "l")"#);
    assert_eq!(checks(&events)[2].total, 6 + 2 - 2);
    // In a rally.
    let us = para("a", "A1", "shaken: true") + &leaders("us_leader", "A1");
    let b = Battle::new(FIELD, &us, &grenadier("x", "C9", ""), RALLY_FIRST, &[]);
    let needed = b.ask(|table| crate::sections::rally::report(table, id("a"), None)).map(|report| report.needed);
    assert_eq!(needed.map_err(|refusal| refusal.rule.0), Ok(6 + 2));
}

#[test]
fn rul_20_every_damage_check_can_make_a_hero_also_one_that_eliminates() {
    let (mut b, events) = fired_at(&counter("us_parachute_half_squad", "a", "A3", "shaken: true"), &[6, 1, 1, 2, 2]);
    assert!(lost(&mut b, "a"), "Casualties for a half-squad");
    assert!(has(&events, |event| *event == Event::HeroRolled { unit: id("a"), die: 2 }));
    assert!(b.unit("hero-2").spot() == Some(b.spot("A3")));
}

#[test]
fn rul_21_all_hexes_together_fire_once_for_each_point_spent() {
    let us = para("a", "A1", "") + &para("b", "B1", "");
    let attacks = |rows: &str, by: &str, germans: &str| {
        let mut b = Battle::new(rows, &us, germans, OPERATIONS_SECOND, &[1, 6, 1, 6]);
        b.give(Second, by);
        b.give(First, FIRE);
        asked(&mut b)
    };
    assert!(!attacks(FIELD, MOVE, &grenadier("x", "A4", "")));
    assert!(attacks("...\n...\nb..\n...", MOVE, &grenadier("x", "A4", "")));
    // The minimum move: a squad with one point left really spends one of the brush's two.
    let slow = grenadier("x", "A4", "values: (1, 6, 1)");
    assert!(!attacks("...\n...\nb..\n...", MOVE, &slow));
}

#[test]
fn rul_22_a_stealth_mover_suffers_the_1_while_he_moves_only() {
    let german = |at: &str, more: &str| grenadier("x", at, &format!("stealth: true, {more}"));
    let mut b = reaction(&para("a", "A1", ""), &german("A4", ""), &[1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Stealth, to: "A3")"#);
    assert_eq!(shot(&b.give(First, FIRE)).by("LNL-6.4-10"), Some(1));
    let mut b = battle(&para("a", "A1", ""), &german("A3", "markers: [Stealthy]"), &[1, 6]);
    assert_eq!(shot(&b.give(First, FIRE)).strength(), 2, "later it has not");
    // Its own fire: in an own impulse, not as Opportunity Fire.
    let mut b = battle(&para("a", "A1", "stealth: true, markers: [Stealthy]"), &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, FIRE)).strength(), 2 - 2);
    let mut b = reaction(&para("a", "A1", "stealth: true, markers: [Stealthy]"), &grenadier("x", "A4", ""), &[]);
    b.give(Second, MOVE);
    assert!(!asked(&mut b));
}

/// The flamethrower at B2 fires at B3: strength 2 + 4 + 2.
fn burnt(germans: &str, dice: &[u8]) -> (Battle, Vec<Event>) {
    let us = para("a", "B2", &carrying("f", "us_flamethrower"));
    let mut b = battle(&us, germans, dice);
    let events = b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["f"])], at: "B3"))"#);
    (b, events)
}

fn retreats(b: &mut Battle) -> bool {
    b.ask(|table| matches!(table.flow.question, Some(Question::GoTo { .. })))
}

#[test]
fn rul_29_who_becomes_shaken_by_a_flamethrower_retreats_or_is_eliminated_where_it_cannot_move() {
    let (mut b, events) = burnt(&grenadier("x", "B3", ""), &[1, 1, 3, 2]);
    assert_eq!(checks(&events)[0].result, CheckResult::Casualties);
    assert!(retreats(&mut b), "also as a half-squad");
    // The fire at the retreat has the +1.
    let us = para("a", "B2", &carrying("f", "us_flamethrower")) + &para("b", "A1", "");
    let mut b = battle(&us, &grenadier("x", "B3", ""), &[1, 6, 3, 1, 6]);
    b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["f"])], at: "B3"))"#);
    b.give(Second, r#"GoTo(unit: "x", to: "B4")"#);
    assert_eq!(shot(&b.give(First, r#"Fire((firers: [(unit: "b")], at: "B4"))"#)).strength(), 2 + 1);
    let text = scenario_text(
        FIELD,
        "",
        &para("a", "B2", &carrying("f", "us_flamethrower")),
        &grenadier("x", "B3", ""),
        OPERATIONS_FIRST,
        "",
    );
    let fixed = |field: &mut crate::facts::battlefield::BattlefieldData| {
        let n = field.definitions.unit("wehrmacht_squad").expect("shipped");
        field.definitions.units[usize::from(n)].front.movement = 0;
    };
    let mut b = Battle::changed(&text, fixed, &[1, 6, 3]);
    b.give(First, r#"Fire((firers: [(unit: "a", weapons: ["f"])], at: "B3"))"#);
    assert!(lost(&mut b, "x"));
}

#[test]
fn rul_32_a_packed_tripod_gun_fires_what_its_packed_side_prints() {
    let fire = r#"Fire((firers: [(unit: "a", own: false, weapons: ["m"])], at: "A3"))"#;
    let packed = |weapon: &str| format!(r#"weapons: [(id: "m", weapon: "{weapon}", set_up: false)]"#);
    let mut b =
        battle(&counter("wehrmacht_squad", "a", "A1", &packed("mg42_tripod")), &grenadier("x", "A3", ""), &[1, 6]);
    assert_eq!(shot(&b.give(First, fire)).strength(), 2);
    let mut b = battle(&para("a", "A1", &packed("m1919a4")), &grenadier("x", "A3", ""), &[]);
    b.refused_by(First, fire, "LNL-1.6.1.01-05");
}

#[test]
fn rul_42_a_weapon_replaces_the_heros_firepower_and_two_men_fire_it_in_full() {
    let us = counter("us_hero", "h", "A1", &carrying("m", "m1919a6")) + &counter("us_leader", "l", "A1", "");
    let fire = |part: &str| format!(r#"Fire((firers: [(unit: "h", {part})], at: "A3"))"#);
    let germans = grenadier("x", "A3", "");
    battle(&us, &germans, &[]).refused_by(First, &fire(r#"weapons: ["m"]"#), "RUL-42");
    let alone = fire(r#"own: false, weapons: ["m"]"#);
    assert_eq!(shot(&battle(&us, &germans, &[1, 6]).give(First, &alone)).strength(), 1);
    let mut b = battle(&us, &germans, &[1, 6]);
    assert_eq!(shot(&b.give(First, &fire(r#"own: false, weapons: ["m"], with: "l""#))).strength(), 2);
    assert!(marked(&mut b, "h", Marker::Fired) && marked(&mut b, "l", Marker::Fired));
}

#[test]
fn rul_49_a_fixed_half_squad_needs_no_die() {
    let rolled = |squad: &str, dice: &[u8]| {
        let mut b = battle(&para("a", "A1", ""), &counter(squad, "x", "A3", ""), dice);
        let events = b.give(First, FIRE);
        assert_eq!(b.unit("x").kind, UnitKind::HalfSquad, "{squad}");
        has(&events, |event| matches!(event, Event::HalfSquadRolled { .. }))
    };
    assert!(rolled("wehrmacht_squad", &[6, 2, 5, 4]));
    assert!(!rolled("fallschirmjaeger_squad", &[6, 1, 5]));
}

#[test]
fn rul_53_a_sniper_fires_at_any_range_once_a_turn_without_weapons() {
    let wood = ".f.\n...\n...\n...\n...\n...\n...\n...\n...";
    let waiting = r#"(id: "s", unit: "us_sniper"),"#;
    let far = grenadier("x", "B9", "") + &grenadier("y", "C1", "markers: [Moved]");
    let mut b = Battle::new(wood, &(waiting.to_string() + &para("a", "A9", "")), &far, OPERATIONS_FIRST, &[1, 1, 6]);
    b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    let question = b.ask(|table| matches!(table.flow.question, Some(Question::SniperFire { .. })));
    assert!(question, "two Locations, one of them eight hexes away");
    b.give(First, r#"SniperFire(sniper: "s", at: "B9")"#);
    assert!(marked(&mut b, "s", Marker::Fired));
    assert!(b.ask(|table| table.flow.question.is_none()), "once only");
    let lying = r#"abandoned: [(id: "m", weapon: "bar", at: "B1")],"#;
    let us = counter("us_sniper", "s", "B1", "");
    let mut b = Battle::with(wood, "", &us, &grenadier("x", "B9", "shaken: true"), RALLY_FIRST, lying, &[1, 1, 6]);
    b.refused_by(First, r#"TakeWeapon(unit: "s", weapon: "m")"#, "RUL-53");
}

#[test]
fn rul_55_one_attack_die_and_one_defence_die_for_all_with_totals_for_each() {
    let germans = grenadier("x", "A3", "markers: [Moved]") + &grenadier("y", "A3", "");
    let mut b = battle(&para("a", "A1", ""), &germans, &[2, 6]);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!(b.dice_left(), 0);
    assert_eq!((shot.target("x").attack_total, shot.target("y").attack_total), (2 + 2 + 1, 2 + 2));
    assert_eq!((shot.target("x").defence_total, shot.target("y").defence_total), (6, 6));
}

#[test]
fn rul_56_what_is_chosen_at_random_has_equal_chances() {
    let wood = ".f.\n...\n...\n...\n...";
    let germans = ["x", "y", "z"].map(|id| grenadier(id, "B4", "")).concat();
    for (number, victim) in [(1, "x"), (2, "y"), (3, "z")] {
        let us = r#"(id: "s", unit: "us_sniper"),"#;
        let mut b = Battle::new(wood, us, &germans, OPERATIONS_FIRST, &[number, 1, 1, 6]);
        let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
        let drawn = |event: &Event| matches!(event, Event::Drawn { among: 3, counter, .. } if *counter == id(victim));
        assert!(has(&events, drawn), "{number}");
    }
}

#[test]
fn rul_57_the_2_after_moving_counts_once_if_anybody_has_moved() {
    let us = para("a", "A1", "markers: [AssaultMoved]")
        + &para("b", "A1", "")
        + &para("c", "A1", "stealth: true, markers: [Stealthy]");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let order = r#"Fire((firers: [(unit: "b"), (unit: "a"), (unit: "c")], at: "A3", lead: "b"))"#;
    assert_eq!(shot(&b.give(First, order)).strength(), 2 + 1 + 1 - 2);
}

#[test]
fn rul_57_only_who_adds_firepower_brings_the_2_after_moving() {
    let order = r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3"))"#;
    let fired = |with: &str, markers: &str| {
        let us = counter("wehrmacht_squad", "a", "A1", "") + &counter(with, "b", "A1", markers);
        shot(&battle(&us, &grenadier("x", "A3", ""), &[1, 6]).give(First, order))
    };
    for markers in ["markers: [AssaultMoved]", "stealth: true, markers: [Stealthy]"] {
        let none = fired("wehrmacht_half_squad_0_5_4", markers);
        assert_eq!((none.by("LNL-6.1-08"), none.by("LNL-6.4-03"), none.strength()), (None, None, 1), "{markers}");
        // Half of 1, rounded up with the squad's.
        assert_eq!(fired("wehrmacht_squad", markers).strength(), 2 - 2, "{markers}");
    }
    // A weapon is firepower of whoever fires it.
    let armed = format!("markers: [AssaultMoved], {}", carrying("m", "mg34"));
    let us = counter("wehrmacht_squad", "a", "A1", "") + &counter("wehrmacht_half_squad_0_5_4", "b", "A1", &armed);
    let order = r#"Fire((firers: [(unit: "a"), (unit: "b", own: false, weapons: ["m"])], at: "A3"))"#;
    let with_it = shot(&battle(&us, &grenadier("x", "A3", ""), &[1, 6]).give(First, order));
    assert_eq!(with_it.by("LNL-6.1-08"), Some(-2));
}

#[test]
fn rul_120_a_lone_unit_of_firepower_0_under_assault_move_attacks_with_0() {
    let half = counter("wehrmacht_half_squad_0_5_4", "a", "A1", "markers: [AssaultMoved]");
    let alone = shot(&battle(&half, &grenadier("x", "A3", ""), &[1, 6]).give(First, FIRE));
    assert_eq!((alone.by("LNL-6.1-08"), alone.strength()), (None, 0));
    // A leader's aid is no firepower, his own or hers.
    let us = half + &counter("german_leader", "l", "A1", "leadership: 1, markers: [AssaultMoved]");
    let led = r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#;
    let aided = shot(&battle(&us, &grenadier("x", "A3", ""), &[1, 6]).give(First, led));
    assert_eq!((aided.by("LNL-6.1-08"), aided.strength()), (None, 1));
}

#[test]
fn rul_111_no_fire_between_two_storeys_of_adjacent_hexes_of_one_house() {
    let house = r#"buildings: [(hexes: ["A1", "A2", "A3"], material: Stone)]"#;
    let fight = |from: &str, dice: &[u8]| {
        let us = para("a", from, "");
        let spotted = r#"hex_markers: [("A2", Spotted)]"#;
        Battle::with("..\n..\n..", house, &us, &grenadier("x", "A2", ""), OPERATIONS_FIRST, spotted, dice)
    };
    let order = r#"Fire((firers: [(unit: "a")], at: "A2"))"#;
    let mut b = fight("A1^", &[]);
    b.refused_by(First, order, "LNL-10.0-02");
    assert!(!b.legal().iter().any(|command| matches!(command, crate::Command::Fire(_))));
    fight("A1", &[1, 6]).give(First, order);
}

#[test]
fn rul_58_support_weapons_do_not_count_for_stacking() {
    let armed = |n: u8| para(&format!("a{n}"), "A1", &carrying(&format!("m{n}"), "m1919a6"));
    let us = [1, 2, 3].map(armed).concat();
    let lying = r#"abandoned: [(id: "l1", weapon: "bar", at: "A2"), (id: "l2", weapon: "bar", at: "A2")],"#;
    let b = Battle::with(FIELD, "", &us, &grenadier("x", "C9", ""), OPERATIONS_FIRST, lying, &[]);
    let at = b.spot("A2");
    let all = ["a1", "a2", "a3"].map(id);
    assert_eq!(b.ask(|table| stacking::fits(table, at, First, &all)), Ok(()));
}

#[test]
fn rul_60_light_woods_have_a_modifier_of_1_and_degrade() {
    let rows = "...\nw..\n...\n...\n.w.";
    let woods = r#"silhouettes: {"A2": [[(120, 0), (60, 104), (-60, 104), (-120, 0), (-60, -104), (60, -104)]]},"#;
    let germans = grenadier("x", "A3", "");
    let mut b = Battle::with(rows, woods, &para("a", "A1", ""), &germans, OPERATIONS_FIRST, "", &[1, 6]);
    assert_eq!(shot(&b.give(First, FIRE)).strength(), 2 - 1);
    let germans = grenadier("x", "B5", "markers: [Fired]");
    let mut b = Battle::new(rows, &para("a", "B2", ""), &germans, OPERATIONS_FIRST, &[1, 6]);
    assert_eq!(shot(&b.give(First, r#"Fire((firers: [(unit: "a")], at: "B5"))"#)).cover(), 1);
    let (from, to) = (b.spot("B4"), b.spot("B5"));
    let cost = b.ask(|table| crate::sections::movement::cost::cost(table, MobilityId::FOOT, Some(from), to));
    assert_eq!(cost.map(|cost| cost.points()).map_err(|refusal| refusal.rule.0), Ok(2));
}

#[test]
fn rul_61_the_retreat_is_that_of_the_flamethrower() {
    let (mut b, _) = burnt(&grenadier("x", "B3", ""), &[1, 6, 3]);
    assert!(b.unit("x").shaken && retreats(&mut b));
    // The same result by other fire.
    let mut b = battle(&para("a", "B2", ""), &grenadier("x", "B3", ""), &[5, 6, 3]);
    b.give(First, r#"Fire((firers: [(unit: "a")], at: "B3"))"#);
    assert!(b.unit("x").shaken && !retreats(&mut b));
}

#[test]
fn rul_64_those_whom_a_mover_shows_are_hit_but_do_not_stay_spotted() {
    let rows = "...\n...\nb..\n...\n...";
    let germans = grenadier("x", "A4", "") + &grenadier("y", "A3", "");
    let mut b = Battle::new(rows, &para("a", "A1", ""), &germans, OPERATIONS_SECOND, &[1, 6]);
    b.give(Second, MOVE);
    let shot = shot(&b.give(First, FIRE));
    assert_eq!(shot.targets.len(), 2);
    b.give(Second, r#"Step(to: "B3")"#);
    assert!(!spotted(&mut b, "A3"));
}

#[test]
fn rul_67_a_half_squad_keeps_the_markers_and_one_weapon_of_its_owners_choice() {
    let two = r#"markers: [Fired], weapons: [(id: "m", weapon: "mg34"), (id: "n", weapon: "mg34")]"#;
    let mut b = battle(&para("a", "A1", ""), &grenadier("x", "A3", two), &[6, 2, 5, 4]);
    let events = b.give(First, FIRE);
    assert_eq!(checks(&events).len(), 1, "no second check");
    b.give(Second, r#"DropWeapon(weapon: "m")"#);
    let x = b.unit("x");
    assert!(x.kind == UnitKind::HalfSquad && x.shaken && x.has(Marker::Fired));
    assert!(b.weapon("m").carrier.is_none() && b.weapon("n").carrier.is_some());
}

#[test]
fn rul_77_the_sum_of_firepower_is_rounded_before_the_modifiers() {
    let us = para("a", "A1", "markers: [AssaultMoved]")
        + &counter("us_parachute_half_squad", "b", "A1", "")
        + &counter("us_leader", "l", "A1", "");
    let mut b = battle(&us, &grenadier("x", "A3", ""), &[1, 6]);
    let shot = shot(&b.give(First, r#"Fire((firers: [(unit: "a"), (unit: "b")], at: "A3", leader: "l"))"#));
    let rules: Vec<&str> = shot.attack.iter().map(|line| line.rule.0).collect();
    assert_eq!(rules, ["LNL-5.2-02", "LNL-5.2-03", "LNL-5.2-05", "LNL-5.01-03", "LNL-6.1-08"]);
    assert_eq!(shot.strength(), 3 + 1 - 2);
}

#[test]
fn rul_85_a_leader_helps_the_checks_of_all_but_the_fire_and_rally_of_his_own_force() {
    let germans = grenadier("x", "A3", "") + &counter("ss_leader", "k", "A3", "leadership: 2");
    let mut b = battle(&para("a", "A1", ""), &germans, &[4, 4, 2, 6]);
    assert_eq!(checks(&b.give(First, FIRE))[1].helper, Some(id("k")));
    let us = |more: &str| para("a", "A1", more) + &counter("us_glider_leader", "l", "A1", "");
    let order = r#"Fire((firers: [(unit: "a")], at: "A3", leader: "l"))"#;
    battle(&us(""), &grenadier("x", "A3", ""), &[]).refused_by(First, order, "LNL-5.01-01");
    let mut b = Battle::new(FIELD, &us("shaken: true"), &grenadier("x", "C9", ""), RALLY_FIRST, &[]);
    b.refused_by(First, r#"Rally(unit: "a", by: "l")"#, "LNL-3.0-09");
}

#[test]
fn rul_95_without_a_counter_there_is_no_hero_and_a_wounded_one_has_1_less() {
    // Both heroes of the pool stand on the map already: the die is thrown, and nobody comes.
    let (b, _) = fired_at(&counter("us_glider_squad", "a", "A3", ""), &[4, 4, 1, 2]);
    let there = ["hero-1", "hero-2"].map(|hero| b.unit(hero).spot().is_some());
    assert_eq!(there, [false, false], "no hero of the glider infantry is in the pool");
    let values = |more: &str| {
        let b = battle(&counter("us_hero", "h", "A1", more), &grenadier("x", "C9", ""), &[]);
        let hero = b.unit("h");
        b.ask(|table| (table.own_firepower(hero), table.morale(hero)))
    };
    assert_eq!(values(""), (2, 6));
    assert_eq!(values("markers: [Wounded]"), (1, 5));
    assert_eq!(values("values: (0, 4, 6), markers: [Wounded]").0, 0, "not under 0");
}

#[test]
fn rul_96_a_sniper_is_placed_without_being_asked_for_and_fires_before_opportunity_fire() {
    let wood = ".f.\n...\n...\n...\n...\n...\n...\n...\n...";
    let us = r#"(id: "s", unit: "us_sniper"),"#.to_string() + &para("a", "C7", "");
    let mut b = Battle::new(wood, &us, &grenadier("x", "B5", ""), OPERATIONS_SECOND, &[1, 1, 6]);
    b.give(Second, r#"Move(units: ["x"], by: Move, to: "B4")"#);
    assert!(asked(&mut b), "nobody asks for a sniper");
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    assert_eq!(shot(&events).firers, [id("s")]);
    assert!(asked(&mut b), "the question comes after his shot");
}

#[test]
fn rul_98_dice_are_taken_in_one_order() {
    // Attack, defence, then the check, its hero die, the hero drawn, the half-squad's die.
    let (_, events) = fired_at(&counter("us_glider_squad", "a", "A3", "shaken: true"), &[6, 2, 1, 3, 5]);
    let dice: Vec<(&str, u8)> = events
        .iter()
        .filter_map(|event| match event {
            Event::FireResolved(fire) => Some(("attack", fire.attack_dice[0])),
            Event::DamageChecked { die, .. } => Some(("check", *die)),
            Event::HeroRolled { die, .. } => Some(("hero", *die)),
            Event::HalfSquadRolled { die, .. } => Some(("half-squad", *die)),
            _ => None,
        })
        .collect();
    assert_eq!(dice, [("attack", 6), ("check", 1), ("hero", 3), ("half-squad", 5)]);
    assert!(has(&events, |event| matches!(event, Event::FireResolved(fire) if fire.defence_die == 2)));
}

#[test]
fn rul_99_the_formations_colour_is_the_force() {
    let us =
        para("a", "A1", "") + &counter("us_parachute_crew", "b", "A1", "") + &counter("us_glider_squad", "c", "A1", "");
    let b = battle(&us, &grenadier("x", "C9", ""), &[]);
    let (a, same, other) = (b.unit("a"), b.unit("b"), b.unit("c"));
    assert!(b.ask(|table| fire::same_force(table, a, same)));
    assert!(!b.ask(|table| fire::same_force(table, a, other)));
}

#[test]
fn rul_103_the_victim_is_drawn_first_and_an_unchecked_leader_helps() {
    let wood = ".f.\n...\n...\n...\n...";
    let germans = counter("german_leader", "k", "B4", "leadership: 2") + &grenadier("x", "B4", "");
    let mut b = Battle::new(wood, r#"(id: "s", unit: "us_sniper"),"#, &germans, OPERATIONS_FIRST, &[2, 1, 1, 1, 2]);
    let events = b.give(First, r#"PlaceSniper(sniper: "s", at: "B1")"#);
    let drawn = events.iter().position(|event| matches!(event, Event::Drawn { number: 2, .. }));
    let fired = events.iter().position(|event| matches!(event, Event::FireResolved(_)));
    assert!(drawn < fired && drawn.is_some());
    let checks = checks(&events);
    assert_eq!((checks.len(), checks[0].unit, checks[0].helper), (1, id("x"), Some(id("k"))));
}

#[test]
fn rul_105_the_glider_majority_counts_single_men() {
    let us = counter("us_glider_squad", "a", "B2", "") + &counter("us_glider_hero", "h", "B2", "");
    let melee = r#"hex_markers: [("B2", Melee)],"#;
    let b = Battle::with(FIELD, "", &us, &grenadier("x", "B2", ""), OPERATIONS_FIRST, melee, &[]);
    let shifts = |attackers: &[&str]| {
        let parts: Vec<_> = attackers.iter().map(|unit| melee::test_bench::part(unit, true, &[])).collect();
        let against = [melee::test_bench::part("x", true, &[])];
        let report = b.ask(|table| melee::report(table, First, &parts, &against, None)).expect("lawful");
        report.shifts.iter().filter(|shift| shift.rule == GLIDER_SHIFT).count()
    };
    assert_eq!(shifts(&["a"]), 1);
    assert_eq!(shifts(&["a", "h"]), 0, "one of two is no majority");
}

#[test]
fn rul_106_a_shaken_squad_reduced_by_a_flamethrower_stays() {
    let (mut b, events) = burnt(&counter("ss_squad", "x", "B3", "shaken: true"), &[1, 6, 4]);
    assert!(has(&events, |event| matches!(event, Event::UnitBecame { .. })));
    assert!(!retreats(&mut b) && b.unit("x").spot() == Some(b.spot("B3")));
}
