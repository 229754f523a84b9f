//! What lies on a hex beside counters: smoke, hulks, fire. Each is named with what it does there, and by which rules.

use crate::panels::words;
use crate::sheets::Page;
use crate::sheets::meanings::signed;
use crate::wording::glossary;
use hex_board::HexId;
use lock_n_load::Table;
use lock_n_load::markers::HexMarker;
use lock_n_load::sections::indirect_fire::rules::{CORRECTION, FFE_OF_ARTILLERY, FFE_OF_MORTAR, FIRE_FOR_EFFECT};
use lock_n_load::sections::indirect_fire::{self};
use lock_n_load::sections::melee::rules::MELEE_BEGINS;
use lock_n_load::sections::smoke::rules::{SMOKE_BLOCKS, SMOKE_COVER};
use lock_n_load::sections::spotting::rules::{DEGRADES_LEVEL, SPOTTED_MARKER};
use lock_n_load::sections::stacking::rules::HULK_ROOM;
use lock_n_load::sections::wrecks::rules::{HULK_COVER, NO_TARGET};
use panel_kit::sheet::{Block, Ink, text, tip_of};
use panel_kit::theme::SMALL;
use table::{RuleId, Say};

/// A marker in words.
#[derive(Debug, PartialEq, Eq)]
struct Told {
    name: Say,
    /// What the word means, for whoever is new.
    means: Option<Say>,
    ink: Ink,
    effect: Option<Say>,
    rules: Vec<RuleId>,
}

/// A line for each.
pub(crate) fn lines(page: &mut Page, table: &Table, hex: HexId) {
    for told in told(table, hex) {
        page.wrapped(|row| {
            row.apart(5.0, 3.0);
            let means = told.means.map(|means| tip_of(|tip| tip.text(text(means.said(), SMALL, Ink::Text))));
            row.push(Block::Pill(told.name.said(), told.ink, means));
            if let Some(effect) = &told.effect {
                row.text(text(effect.said(), SMALL, Ink::Muted).wrap());
            }
            told.rules.iter().for_each(|rule| row.rule(*rule));
        });
    }
}

/// What lies on a hex, and the fire of a neighbouring one that covers it; several of a kind are one line.
fn told(table: &Table, hex: HexId) -> Vec<Told> {
    let on_hex = table.hexes.all().iter().filter(|(spot, _)| spot.hex == hex).map(|(_, marker)| *marker);
    // Fire is told of every hex that it covers.
    let lies = on_hex.filter(|marker| !matches!(marker, HexMarker::Ffe { .. }));
    let mut found: Vec<(HexMarker, usize)> = Vec::new();
    for marker in lies.chain(indirect_fire::covering(table, hex)) {
        match found.iter_mut().find(|(known, _)| *known == marker) {
            Some((_, count)) => *count += 1,
            None => found.push((marker, 1)),
        }
    }
    let strongest = indirect_fire::strongest(table, hex);
    let told = |(marker, count)| of(table, marker, count, strongest == Some(marker));
    found.into_iter().map(told).collect()
}

/// What a marker is and does; of fire for effect the strongest strikes alone.
fn of(table: &Table, marker: HexMarker, count: usize, strongest: bool) -> Told {
    let effects = &table.field.definitions.effects;
    let hulk = || {
        let tm = signed(i32::from(effects.hulk_tm));
        if count == 1 { words::hulk_does(tm) } else { words::hulks_do(tm) }
    };
    let told = |name: fn(i64) -> Say, ink, effect: Option<Say>, rules: &[RuleId]| Told {
        means: glossary::of(&name(1).said()),
        name: name(count as i64),
        ink,
        effect,
        rules: rules.to_vec(),
    };
    let smoke = || Some(words::smoke_does(signed(i32::from(effects.smoke_tm))));
    match marker {
        HexMarker::SmokeOne => told(words::smoke_ones, Ink::Text, smoke(), &[SMOKE_COVER, SMOKE_BLOCKS]),
        HexMarker::SmokeTwo => told(words::smoke_twos, Ink::Text, smoke(), &[SMOKE_COVER, SMOKE_BLOCKS]),
        HexMarker::Spotted => told(words::spotted_markers, Ink::Warning, None, &[SPOTTED_MARKER]),
        HexMarker::Melee => told(words::melees, Ink::Bad, None, &[MELEE_BEGINS]),
        HexMarker::Wreck => told(words::wrecks, Ink::Text, Some(hulk()), &[HULK_COVER, DEGRADES_LEVEL, HULK_ROOM]),
        HexMarker::Abandoned => {
            let effect = Some(words::no_target(hulk()));
            let rules = [HULK_COVER, DEGRADES_LEVEL, HULK_ROOM, NO_TARGET];
            told(words::abandoned_vehicles, Ink::Text, effect, &rules)
        }
        HexMarker::SpottingRound => {
            let effect = Some(words::spotting_round_means());
            told(words::spotting_rounds, Ink::Warning, effect, &[CORRECTION])
        }
        HexMarker::Ffe { firepower, mortar } => {
            let (name, rule): (fn(i64) -> Say, RuleId) = match mortar {
                true => (words::fire_of_mortar, FFE_OF_MORTAR),
                false => (words::fire_of_artillery, FFE_OF_ARTILLERY),
            };
            let effect = match (strongest, mortar) {
                (true, true) => words::mortar_strikes_who_enters(firepower),
                (true, false) => words::artillery_strikes_who_enters(firepower),
                (false, _) => words::stronger_fire(firepower),
            };
            let means = Some(crate::words::fire_for_effect_means());
            Told { means, ..told(name, Ink::Bad, Some(effect), &[FIRE_FOR_EFFECT, rule]) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lock_n_load::testing;

    #[test]
    fn a_hex_names_its_hulks_with_their_room_and_the_fire_that_covers_it() {
        let more = r#"hex_markers: [("B2", Wreck), ("B2", Abandoned), ("D3", Wreck), ("D3", Wreck),
            ("C2", Ffe(firepower: 5, mortar: false)), ("E2", Ffe(firepower: 3, mortar: true))],"#;
        let men = r#"(id: "a", unit: "us_parachute_squad", at: "A1")"#;
        let foe = r#"(id: "x", unit: "wehrmacht_squad", at: "F1")"#;
        let board = "......\n......\n......\n......";
        let text = testing::scenario_text(board, "", men, foe, testing::OPERATIONS_FIRST, more);
        let battle = crate::Battle::new(testing::Battle::from_text(&text, &[]).game);
        let table = battle.table();
        let names = |place: &str| {
            let hex = table.field.map.spot(place.parse().expect("a place")).expect("on the board").hex;
            told(&table, hex).into_iter().map(|told| told.name.said()).collect::<Vec<_>>()
        };
        assert_eq!(names("B2"), ["Wreck", "Abandoned vehicle", "Fire of artillery"]);
        assert!(names("D3").contains(&"2 Wrecks".to_owned()));
        assert_eq!(names("D2"), ["Fire of artillery"], "a mortar's fire lies on its own hex only");
        assert_eq!(names("E2"), ["Fire of mortar"]);
        assert_eq!(names("F4"), [""; 0]);
    }
}
