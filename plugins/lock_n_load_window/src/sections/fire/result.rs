//! What an attack came to: the totals that were compared with every line, each Damage Check.

use super::panel;
use super::rolled::{Checked, Rolled};
use super::words;
use crate::sheets::{Page, Reading, counters, lines, meanings, results};
use board_art::Icon;
use lock_n_load::sections::fire::rules::HALF_SQUAD_ROLL;
use lock_n_load::sections::fire::strength;
use lock_n_load::{CheckResult, Event, Table, TargetTotals};
use panel_kit::sheet::{Ink, figure, text, title};
use panel_kit::theme::{FIGURE, SMALL, TEXT};
use table::CounterId;

/// An attack and, for each unit fired at, what of `rest` happened to it.
pub(crate) fn attack<'w>(
    page: &mut Page,
    reading: &Reading<'w>,
    title: &str,
    fire: &Rolled,
    rest: &mut Vec<&'w Event>,
) {
    page.title(Icon::Fire, title);
    cards(page, reading, fire, rest);
}

/// The same without a title.
pub(crate) fn cards<'w>(page: &mut Page, reading: &Reading<'w>, fire: &Rolled, rest: &mut Vec<&'w Event>) {
    page.card(|card| strengths(card, reading, fire));
    target_cards(page, reading, fire.targets, rest);
}

/// A card for each unit that was attacked.
pub(crate) fn target_cards<'w>(
    page: &mut Page,
    reading: &Reading<'w>,
    targets: &[TargetTotals],
    rest: &mut Vec<&'w Event>,
) {
    for target in targets {
        page.card(|card| target_card(card, reading, targets, target, rest));
    }
}

/// Both sides of the attack, line by line, with their dice and sums.
fn strengths(page: &mut Page, reading: &Reading, fire: &Rolled) {
    let defence = panel::common(fire.targets);
    let sums = [strength::sum(fire.attack), strength::sum(&defence)];
    let thrown: [&[u8]; 2] = [fire.attack_dice, &[fire.defence_die]];
    lines::both(page, &reading.table(), [fire.attack, &defence], sums.map(meanings::number));
    page.space(4.0);
    page.halves(|half, column| {
        let side = if half == 0 { fire.side } else { fire.side.other() };
        column.apart_down(2.0);
        column.text(title(reading.side_name(side), SMALL, Ink::Side(side)).cut());
        column.across(|row| {
            row.apart_across(5.0);
            row.text(figure(format!("{} +", meanings::number(sums[half])), FIGURE, Ink::Text));
            row.dice(thrown[half], Some(side), 26.0);
            let counts = if half == 0 { fire.thrown() } else { u32::from(fire.defence_die) };
            let all = sums[half] + counts as i32;
            row.text(figure(format!("= {}", meanings::number(all)), FIGURE, Ink::Text));
        });
    });
}

/// One unit that was attacked: its own lines, what the totals with their dice come to, its Damage Check; or in a word that nothing
/// happened.
fn target_card<'w>(
    page: &mut Page,
    reading: &Reading<'w>,
    all: &[TargetTotals],
    target: &TargetTotals,
    rest: &mut Vec<&'w Event>,
) {
    let table = reading.table();
    let checks = reading.take_own(rest, target.unit);
    let result = checks.iter().find_map(|event| {
        let Event::DamageChecked { result, .. } = event else { return None };
        Some(*result)
    });
    page.across(|row| {
        row.counter(counters::small(reading, target.unit, 38.0));
        row.down(|column| {
            column.apart_down(0.0);
            column.text(title(results::name_before(reading, target.unit), TEXT, Ink::Text));
            // Totals of an event hold the dice: what is printed here is what the rules compared.
            let [attack, defence] = [target.attack_total, target.defence_total].map(meanings::number);
            let sums = words::compared(attack, defence, meanings::signed(target.margin));
            column.text(text(sums.said(), SMALL, Ink::Muted));
        });
        row.from_right(|end| {
            let (word, ink) = match result {
                Some(result) => (meanings::result(result), result_ink(result)),
                None if target.margin > 0 => (words::to_be_checked(), Ink::Warning),
                None => (words::no_effect(), Ink::Muted),
            };
            end.pill(word.said(), ink);
        });
    });
    panel::own_lines(page, &table, all, target);
    for event in checks {
        reading.show(page, event);
    }
}

/// A Damage Check: the die, every line, the sum.
pub(super) fn check(page: &mut Page, table: &Table, check: &Checked) {
    page.separator();
    page.across(|row| {
        row.apart_across(8.0);
        row.text(text(words::damage_check().said(), SMALL, Ink::Muted));
        row.dice(&[*check.die], results::side_of(table, *check.unit), 22.0);
        let sum = words::comes_to_against_morale(meanings::number(*check.total), *check.morale);
        row.text(title(sum.said(), SMALL, Ink::Text));
    });
    page.apart_down(0.0);
    lines::lines_low(page, table, check.lines);
}

/// The die for the half-squad that is left.
pub(super) fn half_squad(page: &mut Page, table: &Table, unit: CounterId, die: u8, becomes: &str) {
    let definitions = &table.field.definitions;
    let face = definitions.unit(becomes).map(|n| definitions.units[usize::from(n)].front);
    let values = face.map(|face| format!("{}-{}-{}", face.firepower, face.range, face.movement));
    let line = words::half_squad_of(values.unwrap_or_default()).said();
    results::die(page, table, unit, die, line, HALF_SQUAD_ROLL);
}

fn result_ink(result: CheckResult) -> Ink {
    match result {
        CheckResult::NoEffect => Ink::Muted,
        CheckResult::Shaken => Ink::Result(1),
        CheckResult::Wounded | CheckResult::Casualties => Ink::Result(2),
        CheckResult::Eliminated | CheckResult::Abandoned | CheckResult::Destroyed => Ink::Bad,
    }
}
