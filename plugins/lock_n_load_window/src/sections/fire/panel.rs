//! An attack before it is made: who fires, attack and defence line by line, and the exact chances of every unit fired at.

use super::draft::FirePreview;
use super::words;
use crate::counters::names;
use crate::model::{Choose, Wish};
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sections::ordnance;
use crate::sheets::{Page, Reading, by_rule, counters, crew, lines, meanings, odds, options, sight_words, ways};
use board_art::Icon;
use hex_board::{Sight, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::fire::odds::FireOdds;
use lock_n_load::sections::fire::rules::LEAD;
use lock_n_load::sections::fire::strength::FireReport;
use lock_n_load::sections::fire::turning::Turned;
use lock_n_load::sections::ordnance::rules::NEAREST_FACING;
use lock_n_load::{Part, Table, TargetTotals};
use panel_kit::sheet::{Ink, Pick, Tip, figure, text, title as titled};
use panel_kit::theme::{FIGURE, SMALL, TEXT, TITLE};
use table::Line;

impl Shown for FirePreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::open_fire(), hint: words::open_fire_confirm(), icon: Icon::Fire }
    }
    fn sheet(&self, reading: &Reading) -> Page {
        sheet(reading, self)
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        marks.mark(self.facts.at.hex, OverlayKind::Target);
        marks.sight_line(&self.sight, self.facts.from, self.facts.at);
    }
    fn target(&self) -> Option<OverlayKind> {
        Some(OverlayKind::Target)
    }
    fn names_its_hex(&self) -> bool {
        true
    }
    fn shows_spotted(&self) -> bool {
        true
    }
    fn parts(&self) -> Option<&[Part]> {
        Some(&self.order.firers)
    }
}

/// The preview of an attack.
fn sheet(reading: &Reading, fire: &FirePreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        title(page, &table, fire);
        // Who takes part comes first: it is what the player changes.
        let ticks = fire.crew.len() > 1 || fire.crew.iter().any(|member| !member.weapons.is_empty());
        if ticks || fire.ways.any() {
            page.card(|card| {
                ways::choosers(card, reading, fire.facts.at, &fire.ways);
                crew::show(card, reading, &words::who_fires(), &fire.crew);
                crew::leader(card, &table, &words::leader_who_aids(), &fire.leaders, fire.order.leader);
                lead(card, &table, fire);
            });
        }
        page.card(|card| {
            turned(card, fire.facts.turned);
            strengths(card, &table, &fire.report, fire.facts.higher);
        });
        unit_cards(page, reading, &fire.report, &fire.odds);
        ordnance::fates(page, reading, &fire.fates);
    })
}

/// What is turned in order to fire.
pub(crate) fn turned(page: &mut Page, turned: Option<Turned>) {
    let what = match turned {
        None => return,
        Some(Turned::Turret(to)) => words::turret_turns(to).said(),
        Some(Turned::Hull(to)) => words::turns(to).said(),
    };
    page.line(what, "", Ink::Text, Some(NEAREST_FACING));
}

/// A card for each unit fired at.
pub(crate) fn unit_cards(page: &mut Page, reading: &Reading, report: &FireReport, odds: &FireOdds) {
    for target in &report.targets {
        page.card(|card| unit_odds(card, reading, report, odds, target));
    }
}

fn title(page: &mut Page, table: &Table, fire: &FirePreview) {
    let map = &table.field.map;
    let (from, at) = (map.place(fire.facts.from), map.place(fire.facts.at));
    let title = if fire.facts.opportunity { words::opportunity_title(from, at) } else { words::fire_title(from, at) };
    page.title(Icon::Fire, title.said());
    line_of_fire(page, table, fire.facts.from, fire.facts.at, &fire.sight);
}

/// How far it is, and what hinders the sight.
pub(crate) fn line_of_fire(page: &mut Page, table: &Table, from: Spot, at: Spot, sight: &Sight) {
    let map = &table.field.map;
    let range = lock_n_load::sections::fire::distance(table, from, at);
    page.wrapped(|row| {
        row.apart_across(5.0);
        let (sight, rules) = sight_words::sight(map, sight);
        let line = if map.adjacent(from, at) { words::adjacent(sight) } else { words::range(range, sight) };
        row.text(text(line.said(), SMALL, Ink::Muted));
        rules.into_iter().for_each(|rule| row.rule(rule));
    });
}

/// Which multi-man counter counts in full, where several fire; of several that could, the player's choice.
fn lead(page: &mut Page, table: &Table, fire: &FirePreview) {
    let Some(lead) = fire.facts.lead.and_then(|n| fire.facts.sources.get(n)) else { return };
    if fire.facts.sources.len() < 2 {
        return;
    }
    let others: Vec<_> = fire.facts.sources.iter().filter(|source| source.may_lead()).collect();
    page.space(2.0);
    if others.len() == 1 {
        let words = names::told(table, &words::leads(lead.from));
        page.text(text(words, SMALL, Ink::Muted).tip(by_rule(LEAD)));
        return;
    }
    page.heading(words::counts_in_full().said());
    let picks = others.into_iter().map(|source| {
        let name = meanings::unit(table, source.from);
        let called = words::lead(&name).said();
        let wish = Wish::Choose(Choose::Lead(source.from));
        Pick::new(source.from == lead.from, name, wish).named(called).tip(by_rule(LEAD))
    });
    options(page, picks);
}

/// Lines of defence that every target has: they stand once, on the right.
pub(super) fn common(targets: &[TargetTotals]) -> Vec<Line> {
    let Some((first, rest)) = targets.split_first() else { return Vec::new() };
    let plain = first.defence.iter().filter(|line| line.from.is_none());
    plain.filter(|line| rest.iter().all(|target| target.defence.contains(line))).copied().collect()
}

/// Attack and defence without their dice, line by line.
///
/// `higher`: of two attack dice the higher counts.
pub(crate) fn strengths(page: &mut Page, table: &Table, report: &FireReport, higher: bool) {
    let defence = common(&report.targets);
    let total = meanings::number(report.attack_total);
    let attack = match (report.attack_dice, higher) {
        (2, true) => words::and_best_of_two(total),
        (2, false) => words::and_two_dice(total),
        _ => crate::words::and_a_die(total),
    };
    let sum = crate::words::and_a_die(meanings::number(lock_n_load::sections::fire::strength::sum(&defence)));
    lines::both(page, table, [&report.attack, &defence], [attack.said(), sum.said()]);
}

/// The lines of a unit fired at that not everybody there has.
pub(super) fn own_lines(page: &mut Page, table: &Table, all: &[TargetTotals], target: &TargetTotals) {
    let shared = common(all);
    let own: Vec<Line> = target.defence.iter().filter(|line| !shared.contains(line)).copied().collect();
    page.close(|page| {
        lines::sided(page, table, &target.attack, 0);
        lines::sided(page, table, &own, 1);
    });
}

/// One unit fired at: its own lines, what the attack has over it, and its chances.
fn unit_odds(page: &mut Page, reading: &Reading, report: &FireReport, all: &FireOdds, target: &TargetTotals) {
    let table = reading.table();
    page.across(|row| {
        row.counter(counters::small(reading, target.unit, 42.0));
        row.down(|column| {
            column.apart_down(0.0);
            column.text(titled(meanings::unit(&table, target.unit), TEXT, Ink::Text));
            let [attack, defence] = [target.attack_total, target.defence_total].map(meanings::number);
            column.text(text(crate::words::against(attack, defence).said(), SMALL, Ink::Muted));
        });
        row.from_right(|end| {
            let margin = figure(meanings::signed(target.margin), FIGURE + 3.0, Ink::of_value(target.margin));
            end.text(margin.tip(Tip::Words(words::advantage().said())));
        });
    });
    own_lines(page, &table, &report.targets, target);
    if let Some(unit) = all.units.iter().find(|odds| odds.unit == target.unit) {
        odds::fire(page, &table, all, unit);
    }
}

/// The same in a few lines: for the question of Opportunity Fire.
pub(crate) fn summary(page: &mut Page, reading: &Reading, fire: &FirePreview) {
    let table = reading.table();
    let place = table.field.map.place(fire.facts.from);
    let words = words::in_short(place, meanings::number(fire.report.attack_total)).said();
    page.text(titled(words, TITLE - 1.0, Ink::Text));
    for target in &fire.report.targets {
        page.across(|row| {
            row.counter(counters::small(reading, target.unit, 36.0));
            row.down(|column| {
                column.apart_down(2.0);
                let line = format!("{}  {}", meanings::unit(&table, target.unit), meanings::signed(target.margin));
                column.text(text(line, SMALL, Ink::Text));
                if let Some(unit) = fire.odds.units.iter().find(|odds| odds.unit == target.unit) {
                    odds::fire(column, &table, &fire.odds, unit);
                }
            });
        });
    }
}
