//! How strong computer players are on a scenario, as its file says it: each against the strongest weaker one whom he has met.

use super::meeting::Pair;
use super::record::Record;
use opponent::Opponent;

/// Games that somebody has played against somebody weaker on a scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rank {
    /// Which scenario, from 0.
    pub scenario: usize,
    /// Who.
    pub player: String,
    /// Against whom.
    pub against: String,
    /// How many games he has won.
    pub won: usize,
    /// How many were played to the end.
    pub games: usize,
}

/// How strong somebody is to be, by his level alone.
fn place(name: &str) -> Option<usize> {
    let level = name.split(':').next().unwrap_or_default();
    Opponent::all().position(|known| known.to_string() == level)
}

impl Record {
    /// How strong those who think are on each scenario.
    pub fn ranks(&self) -> Vec<Rank> {
        ranks(self)
    }
}

/// All players who think, on each scenario.
fn ranks(record: &Record) -> Vec<Rank> {
    let mut all = Vec::new();
    for scenario in 0..record.scenarios.len() {
        for (player, name) in record.players.iter().enumerate() {
            let thinks = matches!(name.parse(), Ok(Opponent::Thinks(..)));
            let rivals = record.matches.iter().filter(|met| met.scenario == scenario && met.players.contains(&player));
            let weaker = rivals.filter_map(|met| {
                let rival = met.players.into_iter().find(|rival| *rival != player)?;
                let below = place(&record.players[rival]).filter(|below| Some(*below) < place(name))?;
                Some((below, rival, met))
            });
            let Some((_, rival, met)) = weaker.max_by_key(|(below, ..)| *below).filter(|_| thinks) else { continue };
            let (mut won, mut games) = (0, 0);
            for Pair(outcomes) in met.pairs.played() {
                for (game, [points, played]) in outcomes.map(|outcome| outcome.of_first()).into_iter().enumerate() {
                    // He has the first seat in the first game if he is named first, else in the second.
                    let is_first = (met.players[0] == player) == (game == 0);
                    won += usize::from(played == 1.0 && points == if is_first { 1.0 } else { 0.0 });
                    games += usize::from(played == 1.0);
                }
            }
            if games > 0 {
                all.push(Rank { scenario, player: name.clone(), against: record.players[rival].clone(), won, games });
            }
        }
    }
    all
}
