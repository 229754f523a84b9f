//! Luck and decisions as a page for people.

use super::{Account, Blunder, Ledger};
use opponent::ONE;
use std::fmt::Write as _;
use table::Side;

/// So many orders of each kind are told.
const TOLD: usize = 5;

/// The page.
pub fn page(ledger: &Ledger, title: &str, sides: [&str; 2], blunders: Option<&[Blunder]>) -> String {
    let mut text = String::new();
    let ended = match ledger.end {
        _ if !ledger.is_over => format!("points to win of {} now: {} of 100", sides[0], points(ledger.end)),
        ONE => format!("won by {}", sides[0]),
        0 => format!("won by {}", sides[1]),
        _ => "a draw".into(),
    };
    // Writing into a text cannot fail.
    let _ = writeln!(text, "{title}: {} orders, {ended}.", ledger.orders.len());
    let _ = writeln!(text, "Before the first order {} had {} of 100 points to win.", sides[0], points(ledger.start));
    for side in Side::BOTH {
        let [own, other] = ledger.luck(side);
        let name = sides[side.index()];
        let _ = writeln!(
            text,
            "\n{name}: luck {} (in its own orders {}, in the enemy's {}), decisions {}",
            signed(own + other),
            signed(own),
            signed(other),
            signed(ledger.decisions(side))
        );
        for (what, part) in [("luck", luck as fn(&Account) -> i32), ("decisions", decision)] {
            let greatest = ledger.greatest(side, TOLD, part);
            if !greatest.is_empty() {
                let _ = writeln!(text, "  its greatest {what}:");
            }
            for account in greatest {
                let sign = if side == Side::First { 1 } else { -1 };
                let _ = writeln!(
                    text,
                    "  {:>6}  turn {}, order {}: {}",
                    signed(sign * part(account)),
                    account.turn,
                    account.entry,
                    account.order
                );
            }
        }
    }
    if let Some(blunders) = blunders {
        text.push_str(&judged(sides, blunders));
    }
    if ledger.orders.iter().any(|account| account.unclear) {
        text.push_str("\nSome orders are refused by today's rules: their dice count as decisions.\n");
    }
    text
}

/// The decisions that were judged again and found bad, the worst first.
fn judged(sides: [&str; 2], blunders: &[Blunder]) -> String {
    if blunders.is_empty() {
        return "\nNo decision was bad.\n".to_string();
    }
    let mut text =
        "\nDecisions that were judged again and found bad, in points that they cost whoever made them:\n".to_string();
    let mut worst: Vec<&Blunder> = blunders.iter().collect();
    worst.sort_by_key(|blunder| (std::cmp::Reverse(blunder.loss), blunder.entry));
    for blunder in worst {
        let _ = writeln!(
            text,
            "  {:>6}  ± {}  {} of {}, turn {}, order {}: {}\n{:19}better: {}",
            signed(-blunder.loss),
            points(blunder.error),
            blunder.grade.name(),
            sides[blunder.side.index()],
            blunder.turn,
            blunder.entry,
            blunder.done,
            "",
            blunder.better
        );
    }
    text
}

fn luck(account: &Account) -> i32 {
    account.luck
}
fn decision(account: &Account) -> i32 {
    account.decision
}

/// In points of a hundred.
fn points(parts: i32) -> String {
    format!("{:.1}", f64::from(parts) * 100.0 / f64::from(ONE))
}
fn signed(parts: i32) -> String {
    let points = f64::from(parts) * 100.0 / f64::from(ONE);
    // What is nearly nothing has no sign.
    if points.abs() < 0.05 { "0.0".into() } else { format!("{points:+.1}") }
}
