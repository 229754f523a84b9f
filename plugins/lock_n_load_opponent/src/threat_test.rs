use super::*;
use lock_n_load::testing::{Battle, OPERATIONS_FIRST};

const OPEN: &str = ".......\n.......\n.......\n...b...\n.......";
const US: &str = r#"(id: "a", unit: "us_parachute_squad", at: "A2")"#;
const GERMANS: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "D2", weapons: [(id: "mg", weapon: "mg42")]),
    (id: "y", unit: "wehrmacht_squad", at: "G5", markers: [Fired])"#;

fn at(b: &Battle, place: &str, prey: Prey) -> Threat {
    b.game.seen_by(Side::First, |seen| {
        let spot = seen.field.map.spot(place.parse().expect("a place")).expect("a hex");
        Threats::of(seen, Side::First).at(seen, spot, prey)
    })
}

fn battle(germans: &str) -> Battle {
    Battle::with(OPEN, "", US, germans, OPERATIONS_FIRST, "", &[])
}

#[test]
fn who_goes_is_in_more_danger_than_who_stays_and_cover_helps() {
    let b = battle(GERMANS);
    let name = |spot: Spot| b.ask(|table| table.field.map.place(spot).to_string());
    let (going, staying) = (at(&b, "C2", Prey::Going), at(&b, "C2", Prey::Staying));
    assert!(going.harm > staying.harm && staying.harm > 0.0, "{going:?} {staying:?}");
    assert_eq!(going.from.iter().map(|(spot, _)| name(*spot)).collect::<Vec<_>>(), ["D2"], "y has fired already");
    let (open, building) = (at(&b, "E4", Prey::Going), at(&b, "D4", Prey::Going));
    assert!(open.harm > building.harm, "{open:?} {building:?}");
}

#[test]
fn enemies_in_the_very_hex_do_not_count_and_only_guns_hurt_vehicles() {
    let b = battle(GERMANS);
    assert_eq!(at(&b, "D2", Prey::Going), Threat::default());
    let tank = |enemy: &str| {
        let tank = r#"(id: "a", unit: "m4a1", at: "A2", facing: E)"#;
        Battle::with(OPEN, "", tank, enemy, OPERATIONS_FIRST, "", &[])
    };
    let threat = |enemy: &str| at(&tank(enemy), "C2", Prey::Vehicle("a".parse().expect("an id")));
    assert_eq!(threat(GERMANS), Threat::default());
    let (four, tiger) = ("pz_iv_h", "tiger_i");
    let by = |unit: &str| threat(&format!(r#"(id: "x", unit: "{unit}", at: "F2", facing: W)"#)).harm;
    assert!(by(tiger) > by(four) && by(four) > 0.2, "{} {}", by(tiger), by(four));
}

#[test]
fn a_second_enemy_adds_to_the_harm_and_the_worst_is_named_first() {
    let alone = at(&battle(GERMANS), "C2", Prey::Going);
    let two = GERMANS.replace(r#", at: "G5", markers: [Fired]"#, r#", at: "C4""#);
    let both = at(&battle(&two), "C2", Prey::Going);
    assert!(both.harm > alone.harm, "{both:?} {alone:?}");
    assert_eq!(both.from.len(), 2);
    assert!(both.from[0].1 >= both.from[1].1, "{both:?}");
}
