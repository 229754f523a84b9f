//! A tournament as tables in Markdown.

use super::figures::{Figures, SeatFigures};
use super::record::Record;
use std::fmt::Write as _;

impl Record {
    /// What it comes to as tables in Markdown.
    pub fn tables(&self) -> String {
        tables(self, &Figures::of(self))
    }
}

/// All tables.
fn tables(record: &Record, figures: &Figures) -> String {
    let [played, all] = record.played();
    let of = if played == all { String::new() } else { format!(" of {all}") };
    let mut text = format!(
        "{played}{of} pairs of games, seed {}, rules {} {}; shares in hundredths with 95 % intervals.\n\n",
        record.seed, record.rules, record.rules_number
    );
    // Writing into a text cannot fail.
    let _ = pooled(&mut text, record, figures);
    let _ = seats(&mut text, record, figures);
    let _ = strengths(&mut text, record, figures);
    let _ = fortunes(&mut text, record, figures);
    if let Some(times) = times(record) {
        text.push_str(&times);
    }
    text
}

fn name(record: &Record, player: usize) -> &str {
    record.players[player].as_str()
}

/// Each player against each other.
fn pooled(text: &mut String, record: &Record, figures: &Figures) -> std::fmt::Result {
    writeln!(text, "| Player | Against | Games | Share | Log odds against the yardstick's own |")?;
    writeln!(text, "|---|---|--:|--:|--:|")?;
    for row in &figures.pooled {
        let odds = row.odds.map_or("–".to_string(), |odds| match row.odds_interval {
            Some([low, high]) => format!("{odds:.2} ({low:.2} to {high:.2})"),
            None => format!("{odds:.2}"),
        });
        let share = match row.interval {
            Some(interval) => share(row.share, interval),
            None => "–".to_string(),
        };
        let [player, against] = [row.player, row.against].map(|player| name(record, player));
        writeln!(text, "| {player} | {against} | {} | {share} | {odds} |", row.games)?;
    }
    Ok(())
}

/// The same on each scenario, seat by seat.
fn seats(text: &mut String, record: &Record, figures: &Figures) -> std::fmt::Result {
    for (n, scenario) in record.scenarios.iter().enumerate() {
        let [first, second] = &scenario.sides;
        writeln!(text, "\n*{}*\n\n| Player | Against | As {first} | As {second} |", scenario.title)?;
        writeln!(text, "|---|---|--:|--:|")?;
        let rows: Vec<&SeatFigures> = figures.seats.iter().filter(|row| row.scenario == n).collect();
        for row in rows.iter().filter(|row| row.seat == 0) {
            let same =
                |other: &&&SeatFigures| (other.player, other.against, other.seat) == (row.player, row.against, 1);
            let second = rows.iter().find(same).map_or("–".to_string(), |row| seat(row));
            let [player, against] = [row.player, row.against].map(|player| name(record, player));
            writeln!(text, "| {player} | {against} | {} | {second} |", seat(row))?;
        }
    }
    Ok(())
}

/// How strong each is, and what must not happen and has happened to him.
fn strengths(text: &mut String, record: &Record, figures: &Figures) -> std::fmt::Result {
    writeln!(text, "\n| Player | Elo | Games | Failed | Orders tried | Refused | Fallbacks |")?;
    writeln!(text, "|---|--:|--:|--:|--:|--:|--:|")?;
    for (row, slips) in figures.elo.players.iter().zip(&figures.slips) {
        let interval = row.interval.map_or(String::new(), |[low, high]| format!(" ({low:.0} to {high:.0})"));
        let (player, sums) = (name(record, row.player), slips.slips);
        let (elo, games, failed) = (row.elo, slips.games, slips.failed);
        let (tried, refused, fallbacks) = (sums.orders_tried, sums.refused, sums.fallbacks);
        writeln!(text, "| {player} | {elo:.0}{interval} | {games} | {failed} | {tried} | {refused} | {fallbacks} |")?;
    }
    Ok(())
}

/// The luck of each, where it was kept.
fn fortunes(text: &mut String, record: &Record, figures: &Figures) -> std::fmt::Result {
    let Some(luck) = &figures.luck else { return Ok(()) };
    writeln!(text, "\n| Player | Games | Luck a game, points | Error | Within three errors of 0 |")?;
    writeln!(text, "|---|--:|--:|--:|---|")?;
    for row in luck {
        let fair = if row.is_fair { "yes" } else { "no" };
        let (player, games, points, error) = (name(record, row.player), row.games, row.points, row.error);
        writeln!(text, "| {player} | {games} | {points:.2} | {error:.2} | {fair} |")?;
    }
    Ok(())
}

fn share(share: f64, [low, high]: [f64; 2]) -> String {
    format!("{:.1} ({:.1} to {:.1})", share * 100.0, low * 100.0, high * 100.0)
}

fn seat(row: &SeatFigures) -> String {
    if row.games == 0.0 {
        return "–".into();
    }
    let odds = row.odds.map_or(String::new(), |odds| format!(", odds {:.2} ± {:.2}", odds.log, odds.error));
    let drawn = if row.drawn > 0 { format!(", {} drawn", row.drawn) } else { String::new() };
    format!("{}{odds}{drawn}", share(row.share, row.interval))
}

/// How long each thought, where that was kept.
fn times(record: &Record) -> Option<String> {
    let mut text = "\n| Player | Orders | Mean, ms | Longest, ms |\n|---|--:|--:|--:|\n".to_string();
    let mut any = false;
    for (player, name) in record.players.iter().enumerate() {
        let mut sum = super::Times::default();
        for met in &record.matches {
            for (_, times) in met.players.iter().zip(met.times.unwrap_or_default()).filter(|(who, _)| **who == player) {
                sum.take_in(times);
            }
        }
        any |= sum.orders > 0;
        let mean = sum.milliseconds / (sum.orders.max(1) as f64);
        let _ = writeln!(text, "| {name} | {} | {mean:.2} | {:.0} |", sum.orders, sum.longest);
    }
    any.then_some(text)
}
