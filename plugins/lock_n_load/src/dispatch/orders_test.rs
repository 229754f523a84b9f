use crate::facts::command::Command;
use std::collections::HashSet;

/// Orders that only answer a question.
const ANSWERS: [&str; 17] = [
    r#"DropWeapon(weapon: "mg")"#,
    r#"GoTo(unit: "a", to: "A1")"#,
    r#"CheckNext(leader: "sgt")"#,
    r#"JumpOff(unit: "a")"#,
    "HoldFire",
    "HoldFireForMove",
    "MeleeAttack(attackers: [], defenders: [])",
    "MeleeDefence(satchels: [])",
    r#"AssaultNext(target: "t")"#,
    r#"AssaultBack(unit: "a")"#,
    "Decline",
    r#"Retreat(unit: "a", to: "A1")"#,
    "Stay",
    r#"CorrectFire(to: "A1")"#,
    "CancelMission",
    r#"StrikeNext(at: "A1")"#,
    r#"SniperFire(sniper: "s", at: "A1")"#,
];

/// All others: those that a side gives of its own accord, and attacks, which may also be Opportunity Fire.
const OTHERS: [&str; 36] = [
    r#"Place(unit: "a", at: "A1")"#,
    "PlaceAll",
    "SetUpDone",
    r#"GiveWeapon(weapon: "mg", to: "a")"#,
    r#"TakeWeapon(unit: "a", weapon: "mg")"#,
    r#"TurnTripod(weapon: "mg")"#,
    r#"Rally(unit: "a")"#,
    r#"Join(units: ["a", "b"])"#,
    r#"Dedication(unit: "a")"#,
    "RallyDone",
    r#"Heal(medic: "m", unit: "a")"#,
    r#"Activate(at: "A1")"#,
    r#"ActivateEntry(group: "late")"#,
    "EndImpulse",
    "Pass",
    r#"Spot(unit: "a", at: "A1")"#,
    r#"Fire((firers: [(unit: "a")], at: "A1"))"#,
    r#"Shoot((unit: "t", weapon: "gun", at: "A1", target: "u"))"#,
    r#"Move(units: ["a"], by: Move, to: "A1")"#,
    r#"Step(to: "A1")"#,
    r#"Turn(unit: "t", to: SSE)"#,
    "Exit()",
    "Stop",
    r#"TurnTurret(unit: "t", to: W)"#,
    r#"Button(unit: "t", buttoned: true)"#,
    r#"KeepMoving(unit: "t")"#,
    r#"Mount(units: ["a"], vehicle: "t")"#,
    r#"Dismount(units: ["a"])"#,
    r#"Smoke(unit: "a", at: "A1")"#,
    r#"Withdraw(units: ["a"])"#,
    r#"FightMelee(at: "A1")"#,
    r#"CloseAssault(at: "A1", assaults: [(unit: "a", target: "t")])"#,
    r#"Overrun(to: "A1")"#,
    r#"Bombard(mortar: "tube", at: "A1")"#,
    r#"CallArtillery(caller: "sgt", at: "A1", mission: "guns")"#,
    r#"PlaceSniper(sniper: "s", at: "A1")"#,
];

#[test]
fn every_order_says_whether_it_only_answers_a_question() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let mut kinds = HashSet::new();
    for (texts, answers) in [(&ANSWERS[..], true), (&OTHERS[..], false)] {
        for text in texts {
            let command: Command = options.from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"));
            assert_eq!(command.is_answer(), answers, "{text}");
            assert!(kinds.insert(std::mem::discriminant(&command)), "{text} stands here twice");
        }
    }
    let source = include_str!("../facts/command.rs");
    let names = |line: &&str| line.strip_prefix("        ").is_some_and(|line| line.starts_with(char::is_uppercase));
    assert_eq!(kinds.len(), source.lines().filter(names).count(), "an order stands in none of the two lists");
}
