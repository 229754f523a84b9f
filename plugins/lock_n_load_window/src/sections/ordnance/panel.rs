//! A shot before it is fired: to hit line by line, then for each place that it may strike penetration against armour, and the exact chances
//! of all that may come of it.

use super::draft::ShotPreview;
use super::fates::fates;
use super::impact;
use super::words;
use crate::counters::names;
use crate::model::{Choose, Wish};
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sections::fire;
use crate::sheets::vehicle_plan::place_name;
use crate::sheets::{Page, Reading, counters, crew, lines, meanings, odds, options, ways};
use board_art::Icon;
use hex_view::OverlayKind;
use lock_n_load::sections::ordnance::rules::ORDNANCE_RANGE;
use lock_n_load::sections::ordnance::target::{Target, VehicleTarget};
use lock_n_load::sections::ordnance::{odds::PlateOdds, to_hit};
use lock_n_load::{Table, TurnToFire};
use panel_kit::sheet::{Ink, Pick, text, title as titled};
use panel_kit::theme::{SMALL, TEXT, TITLE};

impl Shown for ShotPreview {
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
}

/// The preview of a shot.
fn sheet(reading: &Reading, shot: &ShotPreview) -> Page {
    let table = reading.table();
    Page::of(|page| {
        title(page, &table, shot);
        if shot.ways.any() || !shot.leaders.is_empty() || shot.turns.len() > 1 {
            page.card(|card| {
                ways::choosers(card, reading, shot.facts.at, &shot.ways);
                crew::leader(card, &table, &words::leader_who_directs(), &shot.leaders, shot.order.leader);
                turns(card, shot);
            });
        }
        if let Target::Vehicle(vehicle) = &shot.facts.target {
            page.card(|card| summary(card, reading, shot));
            page.card(|card| chance_to_hit(card, &table, shot));
            page.card(|card| places(card, &table, shot, vehicle));
            fates(page, reading, &shot.fates);
        } else {
            page.card(|card| chance_to_hit(card, &table, shot));
        }
        if let Some((report, odds)) = &shot.blast {
            page.card(|card| {
                card.heading(words::hit_attacks().said());
                fire::strengths(card, &table, report, false);
            });
            fire::unit_cards(page, reading, report, odds);
        }
    })
}

/// The same in a few lines: for the question of Opportunity Fire.
pub(crate) fn in_short(page: &mut Page, reading: &Reading, shot: &ShotPreview) {
    let table = reading.table();
    let from = table.field.map.place(shot.facts.from);
    let hit = meanings::percent(shot.odds.hit, shot.odds.out_of);
    let line = names::told(&table, &words::in_short(from, shot.order.weapon, hit));
    page.text(titled(line, TITLE - 1.0, Ink::Text));
    summary(page, reading, shot);
    if let Some((_, all)) = &shot.blast {
        all.units.iter().for_each(|unit| odds::fire(page, &table, all, unit));
    }
}

fn title(page: &mut Page, table: &Table, shot: &ShotPreview) {
    let map = &table.field.map;
    let (from, at) = (map.place(shot.facts.from), map.place(shot.facts.at));
    let opportunity = shot.facts.opportunity;
    let title = if opportunity { fire::words::opportunity_title(from, at) } else { words::shot_title(from, at) };
    page.title(Icon::Fire, title.said());
    fire::line_of_fire(page, table, shot.facts.from, shot.facts.at, &shot.sight);
}

/// What could be turned, of several ways.
fn turns(page: &mut Page, shot: &ShotPreview) {
    if shot.turns.len() < 2 {
        return;
    }
    page.heading(words::turns_to_fire().said());
    let picks = shot.turns.iter().map(|turn| {
        let name = match turn {
            TurnToFire::Turret(to) => words::turret_to(to),
            TurnToFire::Hull(to) => words::hull_to(to),
        };
        Pick::new(shot.order.turn == Some(*turn), name.said(), Wish::Choose(Choose::Turn(*turn)))
    });
    options(page, picks);
}

/// The vehicle, and all that may become of it.
fn summary(page: &mut Page, reading: &Reading, shot: &ShotPreview) {
    let Target::Vehicle(vehicle) = &shot.facts.target else { return };
    let Some(odds) = &shot.odds.vehicle else { return };
    let table = reading.table();
    page.across(|row| {
        row.counter(counters::small(reading, vehicle.unit, 42.0));
        row.down(|column| {
            column.apart_down(0.0);
            column.text(titled(meanings::unit(&table, vehicle.unit), TEXT, Ink::Text));
            let by = names::told(&table, &words::fired_at_by(shot.order.weapon));
            column.text(text(by, SMALL, Ink::Muted));
        });
    });
    odds::vehicle(page, odds, shot.odds.out_of);
}

/// The to-hit roll, line by line.
fn chance_to_hit(page: &mut Page, table: &Table, shot: &ShotPreview) {
    page.heading(words::to_hit().said());
    page.close(|page| {
        fire::turned(page, shot.facts.turned);
        let what = names::told(table, &words::up_to(shot.order.weapon, shot.facts.column.range));
        let needed = i32::from(shot.facts.column.to_hit);
        page.line(what, meanings::number(needed), Ink::Text, Some(ORDNANCE_RANGE));
        lines::lines_low(page, table, &shot.lines);
        let modifier = to_hit::modifier(&shot.facts.modifiers);
        // A 2 always hits and a 12 never.
        let most = (needed - modifier).clamp(2, 11);
        let chance = meanings::percent(shot.odds.hit, shot.odds.out_of);
        page.total(words::hits_in(chance).said(), crate::words::at_most_on_two(most).said());
    });
}

/// The vehicle from above, and each place that may be struck: how often, penetration against armour, and what comes of it.
fn places(page: &mut Page, table: &Table, shot: &ShotPreview, vehicle: &VehicleTarget) {
    page.heading(words::penetration_against_armour().said());
    if let Some(plan) = &shot.plan {
        page.across(|row| {
            row.figure(plan.figure(impact::SIDE));
            row.down(|column| {
                column.apart_down(2.0);
                for plate in &shot.odds.plates {
                    impact::legend(column, plate.part, plate.plate);
                    let share = meanings::percent(plate.hit, shot.odds.hit);
                    column.text(text(words::of_hits(share).said(), SMALL, Ink::Muted));
                    column.space(6.0);
                }
            });
        });
    }
    for plate in &shot.odds.plates {
        page.separator();
        place(page, table, vehicle, plate);
    }
}

/// A hit in one place.
fn place(page: &mut Page, table: &Table, vehicle: &VehicleTarget, plate: &PlateOdds) {
    page.close(|page| {
        let strong = impact::strengths(page, table, vehicle, plate.plate);
        let totals = strong.map(|sum| crate::words::and_a_die(meanings::number(sum)).said());
        page.sided_total(place_name(plate.part, plate.plate.sector), totals);
    });
    odds::vehicle(page, &plate.odds, plate.hit);
}
