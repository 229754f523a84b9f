//! What a tournament comes to: shares by seat, odds against yardsticks, strengths of all.

use super::fortune::{PlayerLuck, fortunes};
use super::meeting::Pair;
use super::record::{Match, Record, SlipSums};
use super::round;
use opponent::Chance;
use opponent::statistics::{ELO, LogOdds, Meeting, intervals, odds_ratio, strengths, wilson};
use serde::Serialize;

/// Those whose own games in the same seat others are measured by, the first of them that plays is the zero of Elo.
pub(super) const YARDSTICKS: [&str; 3] = ["bold", "greedy", "random"];
/// So often games are drawn anew for the intervals of what is put together from several matches.
const DRAWS: u32 = 1000;

/// All figures.
#[derive(Clone, Debug, Serialize)]
pub struct Figures {
    /// Each player against each other, seat by seat; against himself, the first seat's share alone.
    pub seats: Vec<SeatFigures>,
    /// Each player against each other, seats and scenarios put together.
    pub pooled: Vec<Pooled>,
    /// The strengths of all players by all their games.
    pub elo: Elo,
    /// What must not happen and has happened, by player.
    pub slips: Vec<PlayerSlips>,
    /// What the dice have added for each player, where that was kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub luck: Option<Vec<PlayerLuck>>,
}

/// One player against another in one seat of one scenario.
#[derive(Clone, Debug, Serialize)]
pub struct SeatFigures {
    pub scenario: usize,
    pub player: usize,
    pub against: usize,
    /// 0 is the first seat.
    pub seat: usize,
    pub games: f64,
    /// Games won, and half of those drawn.
    pub points: f64,
    pub drawn: usize,
    pub share: f64,
    pub interval: [f64; 2],
    /// How many times greater his odds are than those of the yardstick against itself in the same seat: the logarithm and its error.
    pub odds: Option<Odds>,
}

/// The logarithm of a ratio of odds, and its standard error.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Odds {
    pub log: f64,
    pub error: f64,
}

/// One player against another: the mean over all seats and scenarios, each counting the same.
#[derive(Clone, Debug, Serialize)]
pub struct Pooled {
    pub player: usize,
    pub against: usize,
    pub games: f64,
    pub share: f64,
    pub interval: Option<[f64; 2]>,
    /// The mean of the logarithms of the odds against the yardstick's own.
    pub odds: Option<f64>,
    pub odds_interval: Option<[f64; 2]>,
}

/// Strengths.
#[derive(Clone, Debug, Serialize)]
pub struct Elo {
    /// Who has 0; none where all have it together.
    pub zero: Option<usize>,
    pub players: Vec<PlayerElo>,
}

/// The strength of a player.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerElo {
    pub player: usize,
    pub elo: f64,
    pub interval: Option<[f64; 2]>,
}

/// What must not happen and has happened to a player in all his games.
#[derive(Clone, Debug, Serialize)]
pub struct PlayerSlips {
    pub player: usize,
    pub games: usize,
    pub failed: usize,
    #[serde(flatten)]
    pub slips: SlipSums,
}

/// The points of the first-named player of a match in the first seat and in the second, each out of so many games.
#[derive(Clone, Copy, Default)]
struct Tally {
    points: [f64; 2],
    games: [f64; 2],
}

impl Tally {
    fn of(pairs: impl Iterator<Item = Pair>) -> Self {
        let mut tally = Self::default();
        for Pair(outcomes) in pairs {
            for (seat, [points, games]) in outcomes.map(|outcome| outcome.of_first()).into_iter().enumerate() {
                tally.points[seat] += if seat == 0 { points } else { games - points };
                tally.games[seat] += games;
            }
        }
        tally
    }
}

/// A tournament as figures are worked out of it, and again of games drawn from it.
struct Bench<'a> {
    record: &'a Record,
    tallies: Vec<Tally>,
}

impl Bench<'_> {
    /// The points and games of a player in a seat of a match; of one against himself those of the seat.
    fn seat(&self, met: usize, player: usize, seat: usize) -> [f64; 2] {
        let (players, tally) = (self.record.matches[met].players, self.tallies[met]);
        let other = 1 - seat;
        let as_first_named = [tally.points[seat], tally.games[seat]];
        let as_second_named = [tally.games[other] - tally.points[other], tally.games[other]];
        match players {
            [a, b] if a == b => [0, 1].map(|n| as_first_named[n] + as_second_named[n]),
            [a, _] if a == player => as_first_named,
            _ => as_second_named,
        }
    }
    /// The odds of a player in a seat of a match against those of his opponent against himself there.
    fn odds(&self, met: usize, player: usize, against: usize, seat: usize) -> Option<LogOdds> {
        let scenario = self.record.matches[met].scenario;
        let is_mirror = |met: &Match| met.scenario == scenario && met.players == [against; 2];
        let mirror = self.record.matches.iter().position(is_mirror)?;
        odds_ratio(self.seat(met, player, seat), self.seat(mirror, against, seat))
    }
    /// The matches of two different players, with the one whose figures are told first, and his opponent.
    fn meetings(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.record.matches.iter().enumerate().filter(|(_, met)| met.players[0] != met.players[1]).map(|(n, met)| {
            let [a, b] = met.players;
            // Yardsticks are what others are held against.
            if is_yardstick(self.record, a) && !is_yardstick(self.record, b) { (n, b, a) } else { (n, a, b) }
        })
    }
    /// The mean share and the mean odds of each two players over all seats and scenarios.
    fn pooled(&self) -> Vec<Pooled> {
        let mut all: Vec<(usize, usize)> = self.meetings().map(|(_, player, against)| (player, against)).collect();
        all.sort_unstable();
        all.dedup();
        let pooled = all.into_iter().map(|(player, against)| {
            let mut sums = [(0.0, 0.0); 2];
            let mut all_games = 0.0;
            for (met, ..) in self.meetings().filter(|(_, a, b)| (*a, *b) == (player, against)) {
                for seat in [0, 1] {
                    let [points, games] = self.seat(met, player, seat);
                    if games > 0.0 {
                        all_games += games;
                        add(&mut sums[0], points / games);
                    }
                    let odds = self.odds(met, player, against, seat).filter(|_| is_yardstick(self.record, against));
                    if let Some(odds) = odds {
                        add(&mut sums[1], odds.value);
                    }
                }
            }
            let [share, odds] = sums.map(|(sum, count)| sum / count);
            let odds = odds.is_finite().then_some(odds);
            Pooled { player, against, games: all_games, share, interval: None, odds, odds_interval: None }
        });
        pooled.collect()
    }
    /// The strengths of all.
    fn elo(&self, zero: Option<usize>) -> Vec<f64> {
        let meetings: Vec<Meeting> = (0..self.tallies.len())
            .map(|n| {
                let players = self.record.matches[n].players;
                let [a, b] = players.map(|player| self.seat(n, player, 0));
                Meeting { players, points: [a[0], b[0]], games: [a[1], b[1]] }
            })
            .collect();
        let found = strengths(self.record.players.len(), &meetings);
        let from = zero.map_or(0.0, |zero| found[zero]);
        found.into_iter().map(|strength| (strength - from) * ELO).collect()
    }
    /// What has intervals, in a row.
    fn row(&self, zero: Option<usize>) -> Vec<f64> {
        let pooled = self.pooled().into_iter().flat_map(|pooled| [pooled.share, pooled.odds.unwrap_or(f64::NAN)]);
        pooled.chain(self.elo(zero)).collect()
    }
}

fn add(sum: &mut (f64, f64), value: f64) {
    sum.0 += value;
    sum.1 += 1.0;
}

fn is_yardstick(record: &Record, player: usize) -> bool {
    YARDSTICKS.contains(&record.players[player].as_str())
}

impl Figures {
    /// What a tournament comes to.
    pub fn of(record: &Record) -> Self {
        let played: Vec<Vec<Pair>> = record.matches.iter().map(|met| met.pairs.played().collect()).collect();
        let tallies = played.iter().map(|pairs| Tally::of(pairs.iter().copied())).collect();
        let bench = Bench { record, tallies };
        let named = |name: &&str| record.players.iter().position(|player| player == name);
        let zero = YARDSTICKS.iter().find_map(named);
        let drawn = |chance: &mut Chance| {
            let mut again = |pairs: &Vec<Pair>| Tally::of(pairs.iter().map(|_| pairs[chance.below(pairs.len())]));
            let tallies = played.iter().map(&mut again).collect();
            Bench { record, tallies }.row(zero)
        };
        let mut intervals = intervals(DRAWS, drawn).into_iter().map(|interval| interval.map(|ends| ends.map(round)));
        let mut next = || intervals.next().flatten();
        let mut pooled = bench.pooled();
        for pooled in &mut pooled {
            (pooled.interval, pooled.odds_interval) = (next(), next());
            (pooled.share, pooled.odds) = (round(pooled.share), pooled.odds.map(round));
        }
        let elo = bench.elo(zero).into_iter().enumerate();
        let players = elo.map(|(player, elo)| PlayerElo {
            player,
            elo: round(elo),
            interval: next().filter(|_| zero != Some(player)),
        });
        let players = players.collect();
        let (slips, luck) = (slips(record), fortunes(record));
        Self { seats: seats(&bench), pooled, elo: Elo { zero, players }, slips, luck }
    }
}

fn seats(bench: &Bench) -> Vec<SeatFigures> {
    let mut all = Vec::new();
    let mirrors = bench.record.matches.iter().enumerate().filter(|(_, met)| met.players[0] == met.players[1]);
    let mirrors = mirrors.map(|(n, met)| (n, met.players[0], met.players[0]));
    for (met, player, against) in mirrors.chain(bench.meetings()) {
        for seat in 0..if player == against { 1 } else { 2 } {
            let [points, games] = bench.seat(met, player, seat);
            let of = &bench.record.matches[met];
            let has_seat = |game: usize| player == against || (of.players[0] == player) == (game == seat);
            let outcomes = of.pairs.played().flat_map(|Pair(outcomes)| outcomes.into_iter().enumerate());
            let drawn = outcomes.filter(|(game, outcome)| has_seat(*game) && outcome.of_first()[0] == 0.5).count();
            let odds = bench.odds(met, player, against, seat);
            let odds = odds.filter(|_| player != against && is_yardstick(bench.record, against));
            all.push(SeatFigures {
                scenario: of.scenario,
                player,
                against,
                seat,
                games,
                points,
                drawn,
                share: if games > 0.0 { round(points / games) } else { 0.5 },
                interval: wilson(points, games).map(round),
                odds: odds.map(|odds| Odds { log: round(odds.value), error: round(odds.error) }),
            });
        }
    }
    all.sort_by_key(|row| (row.scenario, row.player, row.against, row.seat));
    all
}

fn slips(record: &Record) -> Vec<PlayerSlips> {
    let of = |player: usize| {
        let mut all = PlayerSlips { player, games: 0, failed: 0, slips: SlipSums::default() };
        for met in &record.matches {
            for (_, slips) in met.players.iter().zip(met.slips).filter(|(who, _)| **who == player) {
                all.slips.take_in(slips);
            }
            if met.players.contains(&player) {
                all.games += 2 * met.pairs.played().count();
                all.failed += met.failures.len();
            }
        }
        all
    };
    (0..record.players.len()).map(of).collect()
}

impl Record {
    /// All of it as JSON, with what it comes to: the same text for the same games.
    ///
    /// # Errors
    /// None that is known.
    pub fn text(&self) -> anyhow::Result<String> {
        let mut all = serde_json::to_value(self)?;
        all["figures"] = serde_json::to_value(Figures::of(self))?;
        Ok(serde_json::to_string_pretty(&all)?)
    }
}
