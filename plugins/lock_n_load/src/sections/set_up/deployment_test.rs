//! The program's own set-up (LNL-SC-01), by what a player would see of it.

use crate::testing::{Battle, scenario_text};
use hex_board::{Place, Spot};
use table::Side::First;

/// Two woods, a house and open ground; the first side sets up in the west, the enemy stands in the east.
const BOARD: &str = "........\n.f......\n...f....\n........\n........\n........";
const ENEMY: &str = r#"(id: "x", unit: "wehrmacht_squad", at: "H3"), (id: "y", unit: "wehrmacht_squad", at: "G4")"#;

fn placed(counters: &str, more: &str) -> Battle {
    let text = scenario_text(BOARD, "", counters, ENEMY, "", more).replacen(
        r#"formation: "us_parachute","#,
        r#"formation: "us_parachute", zones: [(id: "west", from_to: ("A1", "D6"))],"#,
        1,
    );
    let mut battle = Battle::from_text(&text, &[3, 4]);
    battle.give(First, "PlaceAll");
    battle
}

fn at(battle: &mut Battle, unit: &str) -> Spot {
    battle.unit(unit).spot().expect("it is on the map")
}

fn spot(battle: &mut Battle, place: &str) -> Spot {
    battle.spot(&place.parse::<Place>().expect("a place").to_string())
}

const MEN: &str = r#"(id: "lt", unit: "us_leader", zone: "west"), (id: "m", unit: "us_medic", zone: "west"),
    (id: "a", unit: "us_parachute_squad", zone: "west"), (id: "b", unit: "us_parachute_squad", zone: "west"),
    (id: "gun", unit: "us_parachute_squad", zone: "west", weapons: [(id: "mg", weapon: "m1919a6")])"#;

#[test]
fn lnl_sc_01_the_programs_set_up_holds_every_objective_of_the_zone() {
    let mut battle = placed(MEN, r#"objectives: [(hex: "B5", holder: First), (hex: "D2", holder: First)]"#);
    let squads: Vec<Spot> = ["a", "b", "gun"].map(|id| at(&mut battle, id)).to_vec();
    for objective in ["B5", "D2"] {
        let objective = spot(&mut battle, objective);
        assert!(squads.contains(&objective), "{squads:?}");
    }
}

#[test]
fn lnl_sc_01_the_programs_set_up_leaves_no_single_man_alone() {
    for more in ["", r#"objectives: [(hex: "B5", holder: First)]"#] {
        let mut battle = placed(MEN, more);
        for man in ["lt", "m"] {
            let here = at(&mut battle, man);
            let squads = ["a", "b", "gun"].map(|id| at(&mut battle, id));
            assert!(squads.contains(&here), "{man} is alone");
        }
    }
}

#[test]
fn lnl_sc_01_the_programs_set_up_gives_guns_a_view_and_nobody_a_corner() {
    let mut battle = placed(MEN, "");
    let gun = at(&mut battle, "gun");
    let enemies = [at(&mut battle, "x"), at(&mut battle, "y")];
    assert!(battle.ask(|table| enemies.iter().any(|enemy| table.sights.get(gun, *enemy).is_open())), "{gun:?}");
    for unit in ["a", "b", "gun", "lt", "m"] {
        let here = at(&mut battle, unit);
        let beside = battle.ask(|table| table.field.map.at(here.hex).neighbours.iter().flatten().count());
        assert!(beside > 3, "{unit} stands in a corner");
    }
}
