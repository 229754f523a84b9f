//! What the last order came to: dice with pips, totals, and one line for each check.

use super::breakdown;
use super::widgets::{card, icon_button, rule_tag};
use super::{Panels, dice, melee_panel, odds_bar, side_panel, values, words};
use crate::model::{Does, LastAction};
use crate::names;
use crate::theme::{self, FIGURE, SMALL, TEXT, Theme};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Color32, Ui};
use lock_n_load::{CheckResult, Event, Line, MoraleRoll, TargetTotals};
use table::{CounterId, RuleId, Side};

/// LNL-5.0-10: Damage Checks.
const DAMAGE: RuleId = RuleId("LNL-5.0-10");
/// LNL-5.1-24: heroes.
const HERO: RuleId = RuleId("LNL-5.1-24");

/// True if dice were thrown.
pub(crate) fn has_something(last: &LastAction) -> bool {
    last.events.iter().any(is_roll)
}

fn is_roll(event: &Event) -> bool {
    matches!(
        event,
        Event::FireResolved { .. }
            | Event::DamageChecked { .. }
            | Event::MoraleRolled { .. }
            | Event::SpotRolled { .. }
            | Event::SmokeRolled { .. }
            | Event::MeleeRolled { .. }
            | Event::InitiativeRolled { .. }
            | Event::HeroRolled { .. }
            | Event::HalfSquadRolled { .. }
    )
}

/// Draws every roll of the last order.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let last = panels.last;
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        super::widgets::heading(ui, panels.theme, "Result");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, panels, Icon::Close, "Put the result away", false).clicked() {
                panels.perform(Does::Dismiss);
            }
        });
    });
    let mut checks: Vec<&Event> = Vec::new();
    for event in last.events.iter().filter(|event| is_roll(event)) {
        if matches!(event, Event::DamageChecked { .. } | Event::HeroRolled { .. } | Event::HalfSquadRolled { .. }) {
            checks.push(event);
            continue;
        }
        check_card(ui, panels, &mut checks);
        card(panels.theme).show(ui, |ui| {
            ui.set_width(ui.available_width());
            roll(ui, panels, event);
        });
    }
    check_card(ui, panels, &mut checks);
}

/// Damage Checks stand together in one card.
fn check_card(ui: &mut Ui, panels: &mut Panels, checks: &mut Vec<&Event>) {
    if checks.is_empty() {
        return;
    }
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        super::widgets::heading(ui, panels.theme, "Damage Checks");
        for event in checks.drain(..) {
            roll(ui, panels, event);
        }
    });
}

fn roll(ui: &mut Ui, panels: &mut Panels, event: &Event) {
    let theme = panels.theme;
    let table = panels.table();
    match event {
        Event::FireResolved { side, from, at, attack, attack_dice, defence_die, targets, opportunity, .. } => {
            let kind = if *opportunity { "Opportunity Fire" } else { "Fire" };
            side_panel::title(ui, panels, Icon::Fire, &format!("{kind}  {from} to {at}"));
            fire(ui, panels, *side, attack, attack_dice, *defence_die, targets);
        }
        Event::DamageChecked { unit, die, lines, total, morale, result, .. } => {
            let sum = sum_of(*die, lines, *total);
            let words = format!("{sum} against morale {morale}");
            check(ui, panels, *unit, &[*die], &words, words::result(*result), result_colour(theme, *result), DAMAGE);
        }
        Event::HeroRolled { unit, die } => {
            let made = die.is_multiple_of(2);
            let words = if made { "even: a hero appears" } else { "odd: no hero" };
            let colour = if made { theme.focus } else { theme.muted };
            check(ui, panels, *unit, &[*die], words, if made { "hero" } else { "no hero" }, colour, HERO);
        }
        Event::HalfSquadRolled { unit, die, becomes } => {
            let definitions = &table.field.definitions;
            let name = definitions.unit(becomes).map(|n| {
                let face = definitions.units[usize::from(n)].front;
                format!("{}-{}-{}", face.firepower, face.range, face.movement)
            });
            let words = format!("half-squad {}", name.unwrap_or_default());
            check(ui, panels, *unit, &[*die], &words, "reduced", theme.muted, RuleId("LNL-23.0-01"));
        }
        Event::MoraleRolled { what, unit, dice, lines, needed, passed } => {
            let (icon, name) = morale_title(*what);
            side_panel::title(ui, panels, icon, name);
            breakdown::lines(ui, panels, lines);
            let total = dice[0] + dice[1];
            outcome(ui, panels, *unit, dice, &format!("{total} against {}", words::number(*needed)), *passed);
        }
        Event::SpotRolled { unit, at, die, lines, total, needed, spotted } => {
            side_panel::title(ui, panels, Icon::Spot, &format!("Spot {at}"));
            breakdown::lines_low(ui, panels, lines);
            outcome(ui, panels, *unit, &[*die], &format!("{} against {needed}", words::number(*total)), *spotted);
        }
        Event::SmokeRolled { unit, at, die, needed, placed } => {
            side_panel::title(ui, panels, Icon::Smoke, &format!("Smoke in {at}"));
            outcome(ui, panels, *unit, &[*die], &format!("{die} against {needed}"), *placed);
        }
        Event::MeleeRolled {
            side,
            at,
            attack,
            defence,
            attack_total,
            defence_total,
            columns,
            shifts,
            dice: thrown,
            lines,
            total,
            needed,
            killed,
            ..
        } => {
            side_panel::title(ui, panels, Icon::Melee, &format!("Melee in {at}"));
            let strengths = [(attack, attack_total), (defence, defence_total)];
            breakdown::side_by_side(ui, panels, ["Attack", "Defence"], |ui, panels, half| {
                breakdown::lines(ui, panels, strengths[half].0);
            });
            breakdown::side_by_side(ui, panels, ["", ""], |ui, panels, half| {
                breakdown::total(ui, panels, "total", &words::number(*strengths[half].1));
            });
            let names: Vec<String> =
                table.field.definitions.tables.melee.iter().map(|(a, d, _)| format!("{a}-{d}")).collect();
            let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
            melee_panel::columns(ui, panels, [place(&columns[0]), place(&columns[1])]);
            breakdown::lines(ui, panels, shifts);
            breakdown::lines(ui, panels, lines);
            ui.add_space(4.0);
            ui.horizontal(|ui| {
                dice::row(ui, panels, thrown, panels.accent(*side), 30.0, panels.last.entry);
                let line = format!("{} against {needed}", words::number(*total));
                ui.label(theme::title(line, TEXT, theme.text));
                verdict(
                    ui,
                    theme,
                    if *killed { "killed" } else { "no effect" },
                    if *killed { theme.bad } else { theme.muted },
                );
            });
        }
        Event::InitiativeRolled { dice: thrown, holder, rule } => {
            side_panel::title(ui, panels, Icon::Flag, "Initiative");
            for side in Side::BOTH {
                ui.horizontal(|ui| {
                    dice::row(ui, panels, &[thrown[side.index()]], panels.accent(side), 28.0, panels.last.entry);
                    ui.label(theme::text(panels.side_name(side), TEXT, theme.text));
                    if *holder == Some(side) {
                        verdict(ui, theme, "initiative", theme.focus);
                        rule_tag(ui, panels, *rule);
                    }
                });
            }
        }
        _ => {}
    }
}

/// Both totals with their dice, and the margin of every unit.
fn fire(
    ui: &mut Ui,
    panels: &mut Panels,
    side: Side,
    attack: &[Line],
    attack_dice: &[u8],
    defence_die: u8,
    targets: &[TargetTotals],
) {
    let theme = panels.theme;
    let table = panels.table();
    let defence = super::fire_panel::common(targets);
    let sums = [lock_n_load::rules::fire_strength::sum(attack), lock_n_load::rules::fire_strength::sum(&defence)];
    let thrown: [&[u8]; 2] = [attack_dice, &[defence_die]];
    let sides = [side, side.other()];
    breakdown::side_by_side(ui, panels, ["Attack", "Defence"], |ui, panels, half| {
        let lines = if half == 0 { attack } else { &defence };
        if half == 0 { breakdown::lines(ui, panels, lines) } else { breakdown::lines_low(ui, panels, lines) }
    });
    breakdown::side_by_side(ui, panels, ["", ""], |ui, panels, half| {
        ui.add_space(2.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.label(theme::figure(format!("{} +", words::number(sums[half])), FIGURE, theme.text));
            dice::row(ui, panels, thrown[half], panels.accent(sides[half]), 28.0, panels.last.entry);
            let all = sums[half] + thrown[half].iter().map(|die| i32::from(*die)).sum::<i32>();
            ui.label(theme::figure(format!("= {}", words::number(all)), FIGURE, theme.text));
        });
    });
    ui.add_space(4.0);
    // Totals of an event hold the dice: what is printed here is what the rules compared.
    for target in targets {
        let name = words::unit(&table, target.unit);
        let value = format!(
            "{} \u{2212} {} = {}",
            words::number(target.attack_total),
            words::number(target.defence_total),
            words::number(target.margin)
        );
        odds_bar::caption(ui, panels, &name, &value);
    }
}

/// The die and its lines as a sum: `4 + 5 − 1 = 8`.
fn sum_of(die: u8, lines: &[Line], total: i32) -> String {
    let mut sum = die.to_string();
    for line in lines {
        let sign = if line.value < 0 { '\u{2212}' } else { '+' };
        sum.push_str(&format!(" {sign} {}", line.value.unsigned_abs()));
    }
    format!("{sum} = {}", words::number(total))
}

const fn morale_title(what: MoraleRoll) -> (Icon, &'static str) {
    match what {
        MoraleRoll::Rally => (Icon::Rally, "Rally"),
        MoraleRoll::Medic => (Icon::Medic, "Medic"),
        MoraleRoll::Withdrawal => (Icon::Withdraw, "Withdrawal"),
        MoraleRoll::Fanaticism => (Icon::Rally, "Fanaticism"),
        MoraleRoll::Dedication => (Icon::Rally, "Dedication"),
    }
}

fn result_colour(theme: &Theme, result: CheckResult) -> Color32 {
    match result {
        CheckResult::NoEffect => theme.muted,
        CheckResult::Shaken => theme.results[1],
        CheckResult::Wounded | CheckResult::Casualties => theme.results[2],
        CheckResult::Eliminated => theme.bad,
    }
}

/// A result in a word that is seen at once.
fn verdict(ui: &mut Ui, theme: &Theme, words: &str, colour: Color32) {
    let _ = theme;
    super::widgets::pill(ui, words, colour);
}

/// A roll for one unit that passes or fails.
fn outcome(ui: &mut Ui, panels: &mut Panels, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let theme = panels.theme;
    let table = panels.table();
    let accent = table.unit(unit).map_or(theme.text, |unit| panels.accent(unit.side));
    ui.horizontal(|ui| {
        values::small(ui, panels, unit, 38.0);
        ui.vertical(|ui| {
            ui.label(theme::text(names::sentence(&words::unit(&table, unit)), SMALL, theme.muted));
            ui.horizontal(|ui| {
                dice::row(ui, panels, thrown, accent, 26.0, panels.last.entry);
                ui.label(theme::title(line, TEXT, theme.text));
                let (word, colour) = if passed { ("success", theme.good) } else { ("failed", theme.bad) };
                verdict(ui, theme, word, colour);
            });
        });
    });
}

/// One line of a check: who, die, sum, result.
fn check(
    ui: &mut Ui,
    panels: &mut Panels,
    unit: CounterId,
    thrown: &[u8],
    line: &str,
    result: &str,
    colour: Color32,
    rule: RuleId,
) {
    let theme = panels.theme;
    let table = panels.table();
    let accent = table.unit(unit).map_or(theme.text, |unit| panels.accent(unit.side));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        values::small(ui, panels, unit, 34.0);
        dice::row(ui, panels, thrown, accent, 24.0, panels.last.entry);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.label(theme::text(words::short_unit(&table, unit), SMALL, theme.text));
                verdict(ui, theme, result, colour);
                rule_tag(ui, panels, rule);
            });
            ui.label(theme::text(line, SMALL, theme.muted));
        });
    });
}
