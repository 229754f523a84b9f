use super::test_bench::{on, strikes, totals};
use crate::markers::Marker;
use crate::testing::{Battle, OPERATIONS_SECOND};
use crate::{Event, LossCause, Question};
use table::Side;

const ROWS: &str = "
    ..........
    ..........
    ..........";

fn enemy(id: &str, at: &str, more: &str) -> String {
    format!(r#"(id: "{id}", unit: "wehrmacht_squad", at: "{at}", {more})"#)
}
fn squad(id: &str, at: &str) -> String {
    format!(r#"(id: "{id}", unit: "us_parachute_squad", at: "{at}")"#)
}
/// The second side's impulse, with fire for effect on hexes.
fn battle(rows: &str, ours: &str, theirs: &str, fires: &str, dice: &[u8]) -> Battle {
    let markers = format!("hex_markers: [{fires}],");
    Battle::with(rows, "", ours, theirs, OPERATIONS_SECOND, &markers, dice)
}
fn mortar(at: &str) -> String {
    format!(r#"("{at}", Ffe(firepower: 3, mortar: true))"#)
}
fn artillery(at: &str) -> String {
    format!(r#"("{at}", Ffe(firepower: 5, mortar: false))"#)
}
const AWAY: &str = r#"(id: "a", unit: "us_parachute_squad", at: "J3", markers: [Fired])"#;

#[test]
fn lnl_18_1_10_a_mortars_fire_strikes_who_enters_its_hex() {
    let theirs = enemy("x", "A2", "");
    let mut walks = battle(ROWS, AWAY, &theirs, &mortar("B2"), &[1, 3, 6, 2]);
    let events = walks.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    assert_eq!(strikes(&events), [(vec![1, 3], vec![on("x", 7, 6)])]);
    let mut crawls = battle(ROWS, AWAY, &theirs, &mortar("B2"), &[1, 3, 6]);
    let events = crawls.give(Side::Second, r#"Move(units: ["x"], by: LowCrawl, to: "B2")"#);
    assert_eq!(totals(&events), [on("x", 6, 6)]);
    // Its own hex alone.
    let mut beside = battle(ROWS, AWAY, &theirs, &mortar("C2"), &[]);
    beside.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
}

#[test]
fn lnl_18_2_14_artillery_strikes_once_for_each_hex_entered() {
    let mut battle = battle(ROWS, AWAY, &enemy("x", "A2", ""), &artillery("C2"), &[1, 6, 2, 2, 6, 2]);
    let first = battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    assert_eq!(strikes(&first), [(vec![1], vec![on("x", 7, 6)])]);
    let second = battle.give(Side::Second, r#"Step(to: "C2")"#);
    assert_eq!(strikes(&second), [(vec![2], vec![on("x", 8, 6)])]);
}

#[test]
fn lnl_rb_44_friend_and_foe_in_one_roll_for_those_who_enter_together() {
    let ours = format!("{}, {}", squad("s", "A2"), squad("t", "A2"));
    let markers = format!("hex_markers: [{}],", mortar("B2"));
    let theirs = enemy("x", "J1", "");
    let mut battle =
        Battle::with(ROWS, "", &ours, &theirs, crate::testing::OPERATIONS_FIRST, &markers, &[4, 1, 6, 2, 2]);
    let events = battle.give(Side::First, r#"Move(units: ["s", "t"], by: Move, to: "B2")"#);
    assert_eq!(strikes(&events), [(vec![4, 1], vec![on("s", 8, 6), on("t", 8, 6)])]);
    // Who stands there is not struck again.
    battle.give(Side::First, "Stop");
    battle.give(Side::First, "EndImpulse");
    assert_eq!(battle.dice_left(), 0);
}

#[test]
fn lnl_18_2_19_the_fire_comes_before_opportunity_fire() {
    let ours = squad("s", "F2");
    let mut battle = battle(ROWS, &ours, &enemy("x", "A2", ""), &artillery("C2"), &[1, 4, 3]);
    let events = battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    let struck = events.iter().position(|event| matches!(event, Event::BombardmentResolved(_)));
    let checked = events.iter().position(|event| matches!(event, Event::DamageChecked { .. }));
    let asked = events.iter().position(|event| matches!(event, Event::Asked(Some(Question::OpportunityFire { .. }))));
    assert!(struck < checked && checked < asked && struck.is_some(), "{events:#?}");
    // Who is shaken by it stops there, and can be fired at there.
    assert!(battle.unit("x").shaken && battle.unit("x").has(Marker::Moved));
    battle.give(Side::First, "HoldFire");
    battle.refused(Side::Second, r#"Step(to: "C2")"#);
}

/// The dice of the attack on x, who enters B2 under these fires, and its total without the die that counts.
fn enters_under(fires: &[String], dice: &[u8]) -> (Vec<u8>, i32) {
    let mut battle = battle(ROWS, AWAY, &enemy("x", "A2", ""), &fires.join(", "), dice);
    let events = battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    assert_eq!(battle.dice_left(), 0);
    let mut all = strikes(&events);
    assert_eq!(all.len(), 1, "one attack for each entry: {events:#?}");
    let (thrown, struck) = all.remove(0);
    let die = thrown.iter().copied().max().unwrap_or_default();
    (thrown, struck[0].1 - i32::from(die))
}
fn fire(at: &str, firepower: i8, mortar: bool) -> String {
    format!(r#"("{at}", Ffe(firepower: {firepower}, mortar: {mortar}))"#)
}

#[test]
fn rul_119_several_markers_make_one_attack_by_the_highest_firepower() {
    // +1 as it moves. A mortar throws two dice, artillery one.
    let of = |fires: &[String], dice: &[u8]| enters_under(fires, dice);
    assert_eq!(of(&[mortar("B2"), artillery("C2")], &[1, 6, 2]), (vec![1], 6));
    assert_eq!(of(&[fire("B2", 6, true), artillery("C2")], &[1, 2, 6, 2]), (vec![1, 2], 7));
    assert_eq!(of(&[fire("C1", 4, false), artillery("B1")], &[2, 6, 2]), (vec![2], 6));
    // At equal firepower the higher of two dice is more.
    assert_eq!(of(&[fire("B2", 5, true), artillery("C2")], &[1, 2, 6, 2]), (vec![1, 2], 6));
}

#[test]
fn lnl_18_1_14_two_mortars_leave_one_attack_alike_or_not() {
    assert_eq!(enters_under(&[fire("B2", 3, true), fire("B2", 4, true)], &[1, 2, 6, 2]), (vec![1, 2], 5));
    assert_eq!(enters_under(&[fire("B2", 3, true)], &[1, 2, 6]), (vec![1, 2], 4));
}

#[test]
fn rul_119_all_markers_are_read_again_for_the_next_entry() {
    let both = format!("{}, {}", fire("B2", 6, true), artillery("C2"));
    let mut battle = battle(ROWS, AWAY, &enemy("x", "A2", ""), &both, &[1, 1, 6, 2, 2, 6, 2]);
    let first = battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    assert_eq!(strikes(&first), [(vec![1, 1], vec![on("x", 8, 6)])]);
    let second = battle.give(Side::Second, r#"Step(to: "C2")"#);
    assert_eq!(strikes(&second), [(vec![2], vec![on("x", 8, 6)])]);
}

#[test]
fn those_who_climb_the_stairs_of_a_house_under_fire_do_not_enter_it() {
    let house = r#"buildings: [(hexes: ["B2", "B3", "C2"], material: Stone)]"#;
    let theirs = enemy("x", "B2", "");
    let markers = format!("hex_markers: [{}],", artillery("B2"));
    let mut battle = Battle::with(ROWS, house, AWAY, &theirs, OPERATIONS_SECOND, &markers, &[]);
    battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2^")"#);
}

/// A position with mortars, artillery and vehicles on both sides, which is played by chance.
fn by_chance() -> String {
    let rows = "
        ..........
        ..w...f...
        .....w....
        ..........
        ..f....w..
        ..........";
    let ours = r#"(id: "l", unit: "us_leader", at: "A3", leadership: 1), (id: "s", unit: "us_parachute_squad", at: "A3"),
        (id: "m", unit: "us_mortar_team", at: "A5"), (id: "t", unit: "us_tank_t", at: "B4", facing: E),
        (id: "g", unit: "us_glider_squad", at: "A4", weapons: [(id: "tube", weapon: "sample_light_mortar", set_up: true)])"#;
    let theirs = r#"(id: "k", unit: "german_leader", at: "J3"), (id: "x", unit: "wehrmacht_squad", at: "G2"),
        (id: "y", unit: "wehrmacht_squad", at: "I4"), (id: "n", unit: "german_mortar_team", at: "J5"),
        (id: "u", unit: "german_truck", at: "I5", facing: W)"#;
    let missions = r#"(id: "howitzers", name: "A", firepower: 5, missions: 2)"#;
    let text = crate::testing::scenario_text(rows, "", ours, theirs, crate::testing::OPERATIONS_FIRST, "");
    super::test_bench::armed(&text, missions)
}

#[test]
fn games_by_chance_go_on_to_their_end_and_their_journals_are_admitted() {
    use crate::{Command, LockNLoad};
    use table::{DiceCup, Game, Order, RuleSet as _};
    let text = by_chance();
    let mut struck = 0;
    for seed in 0..8_u64 {
        let new = || {
            let start = Battle::start(&text).expect("a scenario");
            Game::<LockNLoad>::new(bevy_ecs::world::World::new(), start, DiceCup::from_seed(seed)).expect("a game")
        };
        let (mut game, mut commands, mut state) = (new(), Vec::new(), seed + 1);
        for given in 0.. {
            assert!(given < 4_000, "seed {seed}: the game does not end");
            if game.legal_commands(&mut commands).is_none() {
                break;
            }
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let shells: Vec<usize> = (0..commands.len())
                .filter(|n| matches!(commands[*n], Command::Bombard { .. } | Command::CallArtillery { .. }))
                .collect();
            let any = (state >> 33) as usize;
            let choice = if shells.is_empty() { any % commands.len() } else { shells[any % shells.len()] };
            let command = commands[choice].clone();
            let side = LockNLoad::owner(&game.table(), &command).expect("somebody's order");
            let order = Order { side, command };
            match game.give(&order) {
                Ok(events) => struck += strikes(events).len(),
                Err(error) => panic!("seed {seed}: {:?} is offered and refused: {error}", order.command),
            }
        }
        let mut loaded = new();
        loaded.load(game.journal().entries.clone()).unwrap_or_else(|misfit| panic!("seed {seed}: {misfit:?}"));
        assert_eq!(loaded.hash(), game.hash());
    }
    assert!(struck > 20, "{struck} strikes");
}

#[test]
fn lnl_5_1_06_whom_fire_for_effect_shakes_among_enemies_gives_himself_up() {
    let mut battle = battle(ROWS, &squad("s", "B2"), &enemy("x", "A2", ""), &artillery("B2"), &[1, 4, 3]);
    let events = battle.give(Side::Second, r#"Move(units: ["x"], by: Move, to: "B2")"#);
    assert_eq!(strikes(&events), [(vec![1], vec![on("x", 7, 4)])]);
    let lost =
        |event: &Event| matches!(event, Event::UnitLost { unit, cause: LossCause::Surrender } if unit.as_str() == "x");
    assert!(events.iter().any(lost), "{events:#?}");
    battle.give(Side::Second, "EndImpulse");
    assert!(battle.unit("s").good_order());
}

#[test]
fn lnl_8_0_01_who_is_not_shaken_by_it_fights() {
    let theirs = format!("{}, {}", enemy("x", "A2", ""), enemy("y", "A2", ""));
    let mut battle = battle(ROWS, &squad("s", "B2"), &theirs, &artillery("B2"), &[1, 4, 3, 2]);
    battle.give(Side::Second, r#"Move(units: ["x", "y"], by: Move, to: "B2")"#);
    let events = battle.give(Side::Second, "EndImpulse");
    assert!(
        events.iter().any(|event| matches!(event, Event::Asked(Some(Question::MeleeAttack { .. })))),
        "{events:#?}"
    );
}
