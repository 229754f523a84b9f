use super::{Fate, Roster};
use crate::campaign::{Muster, muster};
use crate::checks::force;
use crate::files::force::ForceDef;
use crate::files::values::{Experience, Grade};
use crate::testing::{read, stock};

/// The example squad of Germany.
fn germans() -> ForceDef {
    read(include_str!("../../../../assets/perrys_heroes/forces/german_rifle_squad.ron"))
}

/// Who is there when these men are lost, by their places.
fn without(lost: &[u16]) -> Muster {
    let mut roster = Roster::of(&germans(), stock());
    for man in lost {
        roster.men[usize::from(*man)].fate = Fate::Dead;
        roster.places[usize::from(*man)].holder = None;
    }
    let made = muster(&roster, &germans(), stock());
    assert_eq!(force::faults(&made.force, stock()), [], "without {lost:?}");
    let names: Vec<&str> = made.force.teams.iter().flat_map(|team| &team.men).map(|man| man.name.as_str()).collect();
    let of_roster: Vec<&str> = made.men.iter().map(|man| roster.men[usize::from(*man)].name.as_str()).collect();
    assert_eq!(names, of_roster);
    made
}

fn named<'a>(made: &'a Muster, name: &str) -> &'a crate::force::ManDef {
    made.force.teams.iter().flat_map(|team| &team.men).find(|man| man.name == name).expect("he is there")
}

#[test]
fn everybody_is_there_at_first() {
    let made = without(&[]);
    assert_eq!((made.force, made.men, made.acting), (germans(), (0..10).collect(), vec![]));
}

#[test]
fn ph_4_2_03_a_team_without_its_leader_is_led_by_its_best_man() {
    let made = without(&[0]);
    assert_eq!((named(&made, "Sch. Weiss").grade, made.acting), (Grade::Nco, vec![1]));
    let mut roster = Roster::of(&germans(), stock());
    roster.men[3].experience = Experience::Veteran;
    roster.men[0].fate = Fate::Away(1);
    let made = muster(&roster, &germans(), stock());
    assert_eq!(made.acting, [3], "the most experienced");
    // Hartmann serves the machine gun and Roth assists him: the next leads.
    assert_eq!(without(&[5]).acting, [8]);
}

#[test]
fn ph_4_3_04_a_gun_without_its_gunner_is_taken_by_his_assistant() {
    let made = without(&[6]);
    let (roth, kessler) = (named(&made, "Sch. Roth"), named(&made, "Sch. Kessler"));
    assert_eq!((roth.support.as_deref(), roth.weapon.as_deref(), roth.assists), (Some("mg42"), None, false));
    assert!(kessler.assists && kessler.weapon.is_some());
    let made = without(&[7]);
    assert!(named(&made, "Sch. Hartmann").support.is_some() && named(&made, "Sch. Kessler").assists);
    // Nobody else is left of the team but its leader: the gun stays behind.
    let made = without(&[7, 8, 9]);
    let hartmann = named(&made, "Sch. Hartmann");
    assert_eq!((hartmann.support.as_deref(), hartmann.weapon.as_deref()), (None, Some("mauser_98k")));
    let made = without(&[6, 7]);
    assert!(made.force.teams.iter().flat_map(|team| &team.men).all(|man| man.support.is_none() && !man.assists));
}

#[test]
fn whoever_is_left_of_a_squad_is_a_lawful_force() {
    // Every set of men who are lost.
    for lost in 0_u16..1 << 10 {
        let lost: Vec<u16> = (0..10).filter(|man| lost >> man & 1 == 1).collect();
        if lost.len() < 10 {
            let made = without(&lost);
            assert_eq!(made.men.len(), 10 - lost.len());
        }
    }
    let mut roster = Roster::of(&germans(), stock());
    roster.men.iter_mut().for_each(|man| man.fate = Fate::Away(2));
    assert!(muster(&roster, &germans(), stock()).men.is_empty());
}

#[test]
fn ph_h_37_a_new_man_has_the_rank_of_the_lost_one_and_a_name_of_his_own() {
    let mut roster = Roster::of(&germans(), stock());
    let names = ["Adler".to_string(), "Weiss".to_string(), "Ziegler".to_string()];
    assert_eq!(roster.name_for(2, &names), "Sch. Adler");
    roster.men[3].name = "Sch. Adler".into();
    assert_eq!(roster.name_for(0, &names), "Uffz. Ziegler", "Weiss is a name that somebody has");
    roster.men[4].name = "Uffz. Ziegler".into();
    assert_eq!(roster.name_for(2, &names), "Sch. Adler 2");
    assert_eq!(roster.name_for(2, &[]), "Sch. Fuchs 2");
}
