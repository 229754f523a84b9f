//! The strengths of several players by all games between them (Bradley and Terry), whatever the seats were worth.

/// How many points of Elo one unit of log odds is.
pub const ELO: f64 = 173.717_792_761;

/// The games of two players on one field: the points of each in the first seat, out of so many games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Meeting {
    /// Who, by number.
    pub players: [usize; 2],
    /// The points that each has won in the first seat.
    pub points: [f64; 2],
    /// The games that each has played in the first seat.
    pub games: [f64; 2],
}

/// So often the strengths are improved at the most.
const STEPS_MAX: usize = 60;

/// The strengths of so many players in log odds, with 0 in the middle: those by which what was won is the most likely. Each meeting has a
/// bias of its own for the first seat. Points of none or all count half a game, so nobody is endlessly strong.
pub fn strengths(count: usize, meetings: &[Meeting]) -> Vec<f64> {
    let met = |meeting: &&Meeting| meeting.players[0] != meeting.players[1] && meeting.games.iter().all(|n| *n >= 1.0);
    let meetings: Vec<&Meeting> = meetings.iter().filter(met).collect();
    let mut strengths = vec![0.0; count];
    let mut biases = vec![0.0; meetings.len()];
    for _ in 0..STEPS_MAX {
        let pulls: Vec<Pull> =
            meetings.iter().zip(&biases).map(|(met, bias)| Pull::of(met, *bias, &strengths)).collect();
        let step = step(count, &meetings, &pulls);
        for ((meeting, pull), bias) in meetings.iter().zip(&pulls).zip(&mut biases) {
            let [a, b] = meeting.players;
            *bias += held((pull.bias - pull.cross * (step[a] - step[b])) / pull.sum);
        }
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += step);
        if step.iter().all(|step| step.abs() < 1e-9) {
            break;
        }
    }
    strengths
}

/// No step goes too far at once.
fn held(step: f64) -> f64 {
    step.clamp(-2.0, 2.0)
}

/// How the games of a meeting pull at the strengths and at the bias: the slopes of the likelihood and how they bend.
struct Pull {
    difference: f64,
    bias: f64,
    sum: f64,
    cross: f64,
}

impl Pull {
    fn of(meeting: &Meeting, bias: f64, strengths: &[f64]) -> Self {
        let [a, b] = meeting.players;
        let ahead = strengths[a] - strengths[b];
        let seat = |n: usize, logit: f64| {
            let games = meeting.games[n];
            let share = 1.0 / (1.0 + (-logit).exp());
            let points = meeting.points[n].clamp(0.5, games - 0.5);
            (points - games * share, (games * share * (1.0 - share)).max(1e-9))
        };
        let (one, other) = (seat(0, bias + ahead), seat(1, bias - ahead));
        Self { difference: one.0 - other.0, bias: one.0 + other.0, sum: one.1 + other.1, cross: one.1 - other.1 }
    }
}

/// The next step of all strengths, the biases following.
fn step(count: usize, meetings: &[&Meeting], pulls: &[Pull]) -> Vec<f64> {
    // Nothing tells how strong all are together: they stay around 0.
    let mut rows = vec![vec![1.0; count + 1]; count];
    rows.iter_mut().enumerate().for_each(|(n, row)| (row[n], row[count]) = (1.0 + 1e-9, 0.0));
    for (meeting, pull) in meetings.iter().zip(pulls) {
        let [a, b] = meeting.players;
        let bend = pull.sum - pull.cross * pull.cross / pull.sum;
        let slope = pull.difference - pull.cross * pull.bias / pull.sum;
        for (one, other, sign) in [(a, b, 1.0), (b, a, -1.0)] {
            rows[one][one] += bend;
            rows[one][other] -= bend;
            rows[one][count] += sign * slope;
        }
    }
    solve(rows).into_iter().map(held).collect()
}

/// The solution of linear equations, a row each with its right side last (Gauss).
fn solve(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let count = rows.len();
    for n in 0..count {
        let largest = (n..count).max_by(|a, b| rows[*a][n].abs().total_cmp(&rows[*b][n].abs())).unwrap_or(n);
        rows.swap(n, largest);
        let pivot = rows[n].clone();
        for row in rows.iter_mut().skip(n + 1) {
            let part = row[n] / pivot[n];
            row.iter_mut().zip(&pivot).for_each(|(value, above)| *value -= part * above);
        }
    }
    let mut answer = vec![0.0; count];
    for n in (0..count).rev() {
        let known: f64 = (n + 1..count).map(|k| rows[n][k] * answer[k]).sum();
        answer[n] = (rows[n][count] - known) / rows[n][n];
    }
    answer
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(logit: f64) -> f64 {
        1.0 / (1.0 + (-logit).exp())
    }

    #[test]
    fn known_strengths_are_found_again_whatever_the_seats_are_worth() {
        let known = [1.5, 0.25, -0.25, -1.5];
        let mut meetings = Vec::new();
        for a in 0..4 {
            for b in a + 1..4 {
                for bias in [-1.0, 0.3] {
                    let shares = [share(known[a] - known[b] + bias), share(known[b] - known[a] + bias)];
                    let points = shares.map(|share| share * 400.0);
                    meetings.push(Meeting { players: [a, b], points, games: [400.0; 2] });
                }
            }
        }
        for (found, known) in strengths(4, &meetings).into_iter().zip(known) {
            assert!((found - known).abs() < 1e-6, "{found} for {known}");
        }
    }

    #[test]
    fn who_wins_all_is_strong_but_not_endlessly() {
        let all = Meeting { players: [0, 1], points: [100.0, 0.0], games: [100.0; 2] };
        let found = strengths(3, &[all]);
        assert!((found[0] - found[1] - 199.0_f64.ln()).abs() < 1e-6, "{found:?}");
        assert!(found[2].abs() < 1e-4, "of whom nothing is known stands in the middle: {found:?}");
        assert!((ELO - 400.0 / 10.0_f64.ln()).abs() < 1e-6);
        assert_eq!(strengths(2, &[]), [0.0, 0.0]);
    }
}
