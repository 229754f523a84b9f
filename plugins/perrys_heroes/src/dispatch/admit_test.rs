use crate::facts::battle::BattleIs;
use crate::facts::snapshot::Snapshot;
use crate::testing::{Bench, Lots, Play};
use crate::{Event, PerrysHeroes};
use proptest::prelude::*;
use table::{DiceCup, JournalEntry, RuleSet as _};

/// Both sides near each other, some of them located, so that everything may happen.
const MELEE: &str = r#"active: (side: First, team: 0), figures: [
    (id: "us-01", at: (90, 70), located: true, knows: ["ge-01", "ge-02"]), (id: "us-02", at: (94, 72), grenades: 2),
    (id: "us-03", at: (86, 72), health: Wounded, posture: Prone), (id: "us-04", at: (98, 76), alert: true, posture: Crouched),
    (id: "us-05", at: (80, 80), morale: Pinned, posture: Prone), (id: "us-06", at: (120, 90)),
    (id: "ge-01", at: (90, 60), located: true, knows: ["us-01"]), (id: "ge-02", at: (95, 58), located: true),
    (id: "ge-03", at: (85, 57), morale: Panicked), (id: "ge-04", at: (100, 55), alert: true, posture: Crouched),
    (id: "ge-05", at: (70, 50), concealed: true, posture: Prone), (id: "ge-06", at: (60, 40)),
]"#;

fn melee(seed: u64) -> Play {
    let mut play = Bench::new().position(MELEE).game(&[]);
    play.0.use_dice(DiceCup::from_seed(seed));
    play
}

fn entries(play: &Play) -> Vec<JournalEntry<PerrysHeroes>> {
    play.0.journal().entries.clone()
}

/// An event with one of its words or numbers changed; none where it can no longer be read.
fn forged(event: &Event, lots: &mut Lots) -> Option<Event> {
    const NUMBERS: [&str; 12] =
        ["0", "1", "2", "7", "9", "11", "127", "255", "-1", "65535", "2147483647", "-2147483648"];
    const NAMES: [&str; 4] = ["us-01", "ge-04", "ge-99", "us-06"];
    let text = ron::to_string(event).ok()?;
    let mut words: Vec<String> = Vec::new();
    for letter in text.chars() {
        let belongs = |last: &char| {
            (last.is_alphanumeric() || "-_".contains(*last)) && (letter.is_alphanumeric() || "-_".contains(letter))
        };
        match words.last_mut() {
            Some(word) if word.chars().last().as_ref().is_some_and(belongs) => word.push(letter),
            _ => words.push(letter.into()),
        }
    }
    let changed = lots.draw(words.len());
    let word = &mut words[changed];
    if word.parse::<i64>().is_ok() {
        *word = NUMBERS[lots.draw(NUMBERS.len())].into();
    } else if word.contains('-') {
        *word = NAMES[lots.draw(NAMES.len())].into();
    } else if word == "true" || word == "false" {
        *word = (word == "false").to_string();
    } else {
        return None;
    }
    ron::from_str(&words.concat()).ok()
}

#[test]
fn what_is_played_by_chance_is_admitted() {
    for seed in 0..6 {
        let (mut play, mut lots) = (melee(seed), Lots::new(seed));
        for _ in 0..30 {
            if play.by_chance(&mut lots).is_none() {
                break;
            }
        }
        let hash = play.0.hash();
        let mut again = melee(seed);
        again.0.load(entries(&play)).expect("what these rules decide");
        assert_eq!(again.0.hash(), hash, "seed {seed}");
        let table = play.0.table();
        for event in PerrysHeroes::snapshot(&table) {
            PerrysHeroes::admit(&melee(seed).0.table(), &event).expect("a position of this game");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]
    #[test]
    fn a_forged_game_is_refused_or_goes_on(seed in any::<u64>(), length in 1..12usize) {
        let (mut play, mut lots) = (melee(seed), Lots::new(seed));
        for _ in 0..length {
            if play.by_chance(&mut lots).is_none() {
                break;
            }
        }
        let mut entries = entries(&play);
        let no = lots.draw(entries.len());
        let events = &mut entries[no].events;
        if lots.draw(4) == 0 {
            events.extend(PerrysHeroes::snapshot(&play.0.table()));
        }
        if !events.is_empty() {
            let changed = lots.draw(events.len());
            if let Some(event) = forged(&events[changed], &mut lots) {
                events[changed] = event;
            }
        }
        let mut loaded = melee(seed);
        if loaded.0.load(entries).is_ok() {
            for _ in 0..4 {
                let Some(side) = loaded.0.to_act() else { break };
                let mut offers = loaded.offers(side);
                if offers.is_empty() {
                    break;
                }
                let command = offers.swap_remove(lots.draw(offers.len()));
                let _refused = loaded.0.obey(side, command).is_err();
            }
        }
    }
}

#[test]
fn events_that_name_what_is_not_there_are_refused() {
    let play = melee(1);
    let table = play.0.table();
    let refused = |text: &str| {
        let event: Event = crate::testing::read(text);
        assert!(PerrysHeroes::admit(&table, &event).is_err(), "{text}");
    };
    refused(r#"Is("us-99", alert(true))"#);
    refused(r#"Is("us-01", at(Some((x: -5, y: 0))))"#);
    refused(r#"Is("us-01", who(Some(200)))"#);
    refused(r#"Is("us-01", still(255))"#);
    refused(r#"Is("us-01", knows([120]))"#);
    refused("CardTurned(team: 0, die: 1)");
    refused("CardTurned(team: 1, die: 2)");
    refused("WindRolled(die: 11)");
    refused("Deck([1, 0])");
    refused("Deck([0, 7])");
    refused("RallyIs(1)");
    refused("PhaseBegan(turn: 1, phase: Rally)");
    refused("Over((winner: Some(First), scores: (0, 1)))");
    refused("Over((winner: Some(First), scores: (9, 1)))");
    refused(r#"Pushed(Activation((team: 1, side: First, fled: true, acted: [])))"#);
    refused(r#"Pushed(Window((asked: First, at: ["us-01"])))"#);
    refused("BattleIs(Pool(team: 1, side: First, left: 3))");
    refused("BattleIs(TrapGone(side: First, no: 0, found: true))");
    refused("Placing(Some(First))");
}

#[test]
fn smoke_that_no_wind_ever_left_is_refused() {
    let play = melee(1);
    let table = play.0.table();
    let base =
        |plume: &str, screen: u16| format!("(at: (x: 9000, y: 6000), kind: Grenade, plume: {plume}, screen: {screen})");
    let fits = |smoke: &str| {
        let event: Event = crate::testing::read(&format!("BattleIs(Smoke([{smoke}]))"));
        PerrysHeroes::admit(&table, &event).is_ok()
    };
    // Turn 1, and no screen has been laid: one may be, and what is a plume by the next turn too.
    assert!(fits(&base("None", 0)) && fits(&base("Some(1)", 0)) && fits(&base("Some(2)", 0)));
    assert!(!fits(&base("None", 1)), "of a screen that has not been laid");
    assert!(!fits(&base("Some(0)", 0)) && !fits(&base("Some(3)", 0)), "of no turn");
    let twice = |one: &str, other: &str| fits(&format!("{one}, {other}"));
    assert!(twice(&base("Some(1)", 0), &base("Some(1)", 0)), "a screen of two plumes");
    assert!(!twice(&base("None", 0), &base("None", 0)), "a marker is a screen of its own");
    assert!(!twice(&base("Some(1)", 0), &base("Some(2)", 0)), "of two turns");
    assert!(!twice(&base("Some(1)", 0), &base("Some(1)", 0).replace("Grenade", "Shell")), "of two kinds");
    let three = vec![base("Some(1)", 0); 3].join(", ");
    assert!(!fits(&three) && fits(&three.replace("Grenade", "Shell")), "as many as its kind makes");
    assert!(!fits(&base("None", 0).replace("9000", "99000")), "far beside the table");
    let screens = |many: u16| PerrysHeroes::admit(&table, &Event::BattleIs(BattleIs::Screens(many))).is_ok();
    assert_eq!([0, 1, 2].map(screens), [true, true, false]);
}

#[test]
fn a_position_holds_no_more_screens_and_traps_than_were_made() {
    let smoke = "smoke: [(at: (60, 60), plume: 1, screen: 4)], traps: [(at: (20, 20), by: (side: First, team: 0))],";
    let play = Bench::new().position(&format!("turn: 2, {smoke} {MELEE}")).game(&[]);
    let table = play.0.table();
    let admitted = |change: &dyn Fn(&mut Snapshot)| {
        let Some(Event::Stands(mut snapshot)) = PerrysHeroes::snapshot(&table).pop() else { panic!("a snapshot") };
        change(&mut snapshot);
        PerrysHeroes::admit(&table, &Event::Stands(snapshot)).is_ok()
    };
    assert!(admitted(&|_| {}));
    assert!(!admitted(&|snapshot| snapshot.battle.screens = 4));
    assert!(!admitted(&|snapshot| snapshot.battle.smoke[0].plume = Some(3)));
    assert!(!admitted(&|snapshot| snapshot.battle.trapped = [0, 0]));
}
