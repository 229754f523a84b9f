//! What was rolled and what came of it: the totals that were compared with every line, each Damage Check, each consequence in a
//! sentence. Results stand one after the other, to be stepped through.

use super::breakdown::{self, Row};
use super::widgets::{SIGN, Sign, card, font, icon_button, one_line, rule_tag, sign_button};
use super::{Panels, Wish, dice, fire_panel, melee_panel, side_panel, values, words};
use crate::log;
use crate::model::Does;
use crate::names::Names;
use crate::results::ResultCard;
use crate::theme::{self, FIGURE, SMALL, TEXT, TINY, Theme};
use bevy_egui::egui;
use board_art::Icon;
use egui::{Color32, Sense, Ui, Vec2};
use lock_n_load::rules::fire_strength;
use lock_n_load::{CheckResult, Event, Line, MoraleRoll, TargetTotals};
use table::{CounterId, RuleId, Side};

/// LNL-5.1-24: heroes.
const HERO: RuleId = RuleId("LNL-5.1-24");
/// LNL-13.82-01: which half-squad is left.
const HALF_SQUAD: RuleId = RuleId("LNL-13.82-01");

/// True if there is a result to show.
pub(crate) fn has_something(panels: &Panels) -> bool {
    !panels.results.dismissed && panels.results.card().is_some()
}

/// Draws the result that is shown, with buttons to those before and after it.
pub(crate) fn show(ui: &mut Ui, panels: &mut Panels) {
    let results = panels.results;
    let Some(result) = results.card() else { return };
    ui.add_space(4.0);
    head(ui, panels, result);
    let Some((first, rest)) = result.events.split_first() else { return };
    let mut rest: Vec<&Event> = rest.iter().collect();
    match first {
        Event::FireResolved { side, from, at, attack, attack_dice, defence_die, targets, opportunity, .. } => {
            let kind = if *opportunity { "Opportunity Fire" } else { "Fire" };
            side_panel::title(ui, panels, Icon::Fire, &format!("{kind}  {from} to {at}"));
            strengths(ui, panels, *side, attack, attack_dice, *defence_die, targets);
            for target in targets {
                card(panels.theme).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    target_card(ui, panels, targets, target, &mut rest);
                });
            }
        }
        Event::MeleeRolled { .. } => melee(ui, panels, first),
        Event::UnitLost { .. } | Event::Drawn { .. } => rest.insert(0, first),
        other => {
            card(panels.theme).show(ui, |ui| {
                ui.set_width(ui.available_width());
                roll(ui, panels, other);
            });
        }
    }
    consequences(ui, panels, &rest);
}

/// Which of the results of its impulse this is, and the ways to the others.
fn head(ui: &mut Ui, panels: &mut Panels, result: &ResultCard) {
    let theme = panels.theme;
    let results = panels.results;
    let (shown, count) = (results.shown, results.count());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        // As high as its buttons from the first: the words stand in their middle.
        ui.set_min_height(SIGN);
        super::widgets::heading(ui, theme, "Result");
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, panels, Icon::Close, "Put the result away", false).clicked() {
                panels.perform(Does::Dismiss);
            }
            if count < 2 {
                return;
            }
            // A way that leads nowhere keeps its place, so that the other stays under the pointer.
            let step = |ui: &mut Ui, panels: &mut Panels, sign, name, to: Option<usize>| match to {
                None => _ = ui.allocate_exact_size(Vec2::splat(SIGN), Sense::hover()),
                Some(to) => {
                    if sign_button(ui, panels, Sign::Letter(sign), name, false).clicked() {
                        panels.wishes.push(Wish::ShowResult(to));
                    }
                }
            };
            step(ui, panels, "\u{203A}", "Next result", Some(shown + 1).filter(|to| *to < count));
            ui.label(theme::title(which(panels, result), SMALL, theme.text));
            step(ui, panels, "\u{2039}", "Result before", shown.checked_sub(1));
        });
    });
}

/// The turn, where it is over, and the number among several of one impulse.
fn which(panels: &Panels, result: &ResultCard) -> String {
    let turn = (result.turn != panels.sentence.turn).then(|| format!("turn {}", result.turn));
    let number = panels.results.place().filter(|(_, all)| *all > 1).map(|(n, all)| format!("{n} of {all}"));
    let words: Vec<String> = turn.into_iter().chain(number).collect();
    words.join(": ")
}

/// Both sides of the attack, line by line, with their dice and sums.
fn strengths(
    ui: &mut Ui,
    panels: &mut Panels,
    side: Side,
    attack: &[Line],
    attack_dice: &[u8],
    defence_die: u8,
    targets: &[TargetTotals],
) {
    let theme = panels.theme;
    let defence = fire_panel::common(targets);
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let sums = [fire_strength::sum(attack), fire_strength::sum(&defence)];
        let thrown: [&[u8]; 2] = [attack_dice, &[defence_die]];
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            breakdown::sides_head(ui, panels);
            breakdown::sided_lines(ui, panels, attack, 0);
            breakdown::sided_lines(ui, panels, &defence, 1);
            let [attack, defence] = sums.map(words::number);
            breakdown::sided_total(ui, panels, "total", [&attack, &defence]);
        });
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            for (half, side) in [side, side.other()].into_iter().enumerate() {
                ui.spacing_mut().item_spacing.x = 5.0;
                ui.label(theme::figure(format!("{} +", words::number(sums[half])), FIGURE, theme.text));
                dice::row(ui, thrown[half], panels.accent(side), 26.0);
                let all = sums[half] + thrown[half].iter().map(|die| i32::from(*die)).sum::<i32>();
                ui.label(theme::figure(format!("= {}", words::number(all)), FIGURE, theme.text));
                ui.add_space(14.0);
            }
        });
    });
}

/// One unit that was attacked: its own lines, what the totals with their dice come to, its Damage Check; or in a word that nothing
/// happened.
fn target_card(ui: &mut Ui, panels: &mut Panels, all: &[TargetTotals], target: &TargetTotals, rest: &mut Vec<&Event>) {
    let theme = panels.theme;
    let table = panels.table();
    let own = |event: &&Event| match event {
        Event::DamageChecked { unit, .. } | Event::HeroRolled { unit, .. } | Event::HalfSquadRolled { unit, .. } => {
            *unit == target.unit
        }
        _ => false,
    };
    let checks: Vec<&Event> = rest.iter().copied().filter(own).collect();
    rest.retain(|event| !own(event));
    let result = checks.iter().find_map(|event| match event {
        Event::DamageChecked { result, .. } => Some(*result),
        _ => None,
    });
    ui.horizontal(|ui| {
        values::small(ui, panels, target.unit, 38.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.label(theme::title(words::unit(&table, target.unit), TEXT, theme.text));
            // Totals of an event hold the dice: what is printed here is what the rules compared.
            let sums = format!(
                "{} against {}: {}",
                words::number(target.attack_total),
                words::number(target.defence_total),
                words::signed(target.margin)
            );
            ui.label(theme::text(sums, SMALL, theme.muted));
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let (word, colour) = match result {
                Some(result) => (words::result(result), result_colour(theme, result)),
                None if target.margin > 0 => ("to be checked", theme.warning),
                None => ("no effect", theme.muted),
            };
            super::widgets::pill(ui, word, colour);
        });
    });
    fire_panel::own_lines(ui, panels, all, target);
    for event in checks {
        check(ui, panels, event);
    }
}

/// A Damage Check or a die that belongs to it: the die, every line, the sum.
fn check(ui: &mut Ui, panels: &mut Panels, event: &Event) {
    let theme = panels.theme;
    let table = panels.table();
    let accent = |unit: CounterId| table.unit(unit).map_or(theme.text, |unit| panels.accent(unit.side));
    match event {
        Event::DamageChecked { unit, die, lines, total, morale, .. } => {
            ui.separator();
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 8.0;
                ui.label(theme::text("Damage Check", SMALL, theme.muted));
                dice::row(ui, &[*die], accent(*unit), 22.0);
                let sum = format!("= {} against morale {morale}", words::number(*total));
                ui.label(theme::title(sum, SMALL, theme.text));
            });
            ui.spacing_mut().item_spacing.y = 0.0;
            breakdown::lines_low(ui, panels, lines);
        }
        Event::HeroRolled { unit, die } => {
            let words = if die.is_multiple_of(2) { "even: a hero rises" } else { "odd: no hero" };
            die_row(ui, panels, *die, accent(*unit), words, HERO);
        }
        Event::HalfSquadRolled { unit, die, becomes } => {
            let definitions = &table.field.definitions;
            let face = definitions.unit(becomes).map(|n| definitions.units[usize::from(n)].front);
            let values = face.map(|face| format!("{}-{}-{}", face.firepower, face.range, face.movement));
            let words = format!("half-squad {}", values.unwrap_or_default());
            die_row(ui, panels, *die, accent(*unit), &words, HALF_SQUAD);
        }
        _ => {}
    }
}

fn die_row(ui: &mut Ui, panels: &mut Panels, die: u8, colour: Color32, words: &str, rule: RuleId) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        dice::row(ui, &[die], colour, 22.0);
        ui.label(theme::title(words, SMALL, panels.theme.text));
        rule_tag(ui, panels, rule);
    });
}

/// Everything else that followed, in the sentences of the log.
fn consequences(ui: &mut Ui, panels: &mut Panels, rest: &[&Event]) {
    let table = panels.table();
    let names = Names::now(&table);
    // What a counter has become stands on its card above; by the names of now it would become what it is.
    let told = rest.iter().filter(|event| !matches!(event, Event::UnitBecame { .. }));
    let lines: Vec<_> = told.filter_map(|event| log::line(&table, &names, event)).collect();
    if lines.is_empty() {
        return;
    }
    card(panels.theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in &lines {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                let colour = line.side.map_or(panels.theme.muted, |side| panels.accent(side));
                super::widgets::dot(ui, colour);
                ui.add(egui::Label::new(theme::text(&line.text, SMALL, panels.theme.text)).wrap());
                for rule in &line.rules {
                    rule_tag(ui, panels, *rule);
                }
            });
        }
    });
}

/// An attack in a melee round.
fn melee(ui: &mut Ui, panels: &mut Panels, event: &Event) {
    let Event::MeleeRolled {
        side,
        at,
        attackers,
        defenders,
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
    } = event
    else {
        return;
    };
    let theme = panels.theme;
    let table = panels.table();
    let name = panels.side_name(*side);
    side_panel::title(ui, panels, Icon::Melee, &format!("Melee in {at}: {name}"));
    card(theme).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if attackers.is_empty() {
            super::widgets::pill(ui, "no attack", theme.muted);
            return;
        }
        let who = |units: &[CounterId]| crate::names::units(&table, units);
        let words = format!("{} against {}", who(attackers), who(defenders));
        super::widgets::note(ui, theme::text(words, SMALL, theme.muted));
        melee_panel::strengths(ui, panels, [attack, defence], [*attack_total, *defence_total]);
        let names: Vec<String> =
            table.field.definitions.tables.melee.iter().map(|(a, d, _)| format!("{a}-{d}")).collect();
        let place = |name: &String| names.iter().position(|other| other == name).unwrap_or(0);
        ui.add_space(4.0);
        melee_panel::columns(ui, panels, [place(&columns[0]), place(&columns[1])]);
        breakdown::lines(ui, panels, shifts);
        breakdown::lines(ui, panels, lines);
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            dice::row(ui, thrown, panels.accent(*side), 28.0);
            let line = format!("{} where {needed} is needed", words::number(*total));
            ui.label(theme::title(line, TEXT, theme.text));
        });
        let (word, colour) = if *killed { ("they fall", theme.bad) } else { ("no effect", theme.muted) };
        super::widgets::pill(ui, word, colour);
    });
}

/// A roll of its own: morale, spotting, smoke, initiative.
fn roll(ui: &mut Ui, panels: &mut Panels, event: &Event) {
    let theme = panels.theme;
    match event {
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
            let (value, rule) = (format!("\u{2264} {needed}"), lock_n_load::rules::smoke::CAPABILITY);
            let row = Row { what: "smoke capability", value: &value, colour: theme.text, rule: Some(rule) };
            breakdown::row(ui, panels, &row);
            outcome(ui, panels, *unit, &[*die], &format!("{die} against {needed}"), *placed);
        }
        Event::InitiativeRolled { dice: thrown, holder, rule } => {
            side_panel::title(ui, panels, Icon::Flag, "Initiative");
            for side in Side::BOTH {
                ui.horizontal(|ui| {
                    dice::row(ui, &[thrown[side.index()]], panels.accent(side), 26.0);
                    let name = one_line(ui, panels.side_name(side), font(TEXT), theme.text, 120.0);
                    ui.label(theme::text(name.text(), TEXT, theme.text));
                    if *holder == Some(side) {
                        super::widgets::pill(ui, "initiative", theme.focus);
                        rule_tag(ui, panels, *rule);
                    }
                });
            }
            if holder.is_none() {
                ui.label(theme::text("A tie: both roll again.", TINY, theme.muted));
            }
        }
        _ => {}
    }
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

/// A roll for one unit that passes or fails.
fn outcome(ui: &mut Ui, panels: &mut Panels, unit: CounterId, thrown: &[u8], line: &str, passed: bool) {
    let theme = panels.theme;
    let table = panels.table();
    let accent = table.unit(unit).map_or(theme.text, |unit| panels.accent(unit.side));
    ui.horizontal(|ui| {
        values::small(ui, panels, unit, 38.0);
        ui.vertical(|ui| {
            ui.label(theme::text(words::unit(&table, unit), SMALL, theme.muted));
            ui.horizontal(|ui| {
                dice::row(ui, thrown, accent, 26.0);
                ui.label(theme::title(line, TEXT, theme.text));
                let (word, colour) = if passed { ("success", theme.good) } else { ("failed", theme.bad) };
                super::widgets::pill(ui, word, colour);
            });
        });
    });
}
