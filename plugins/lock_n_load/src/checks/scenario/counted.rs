//! Games that were counted: numbers that cannot be.

use super::*;

impl Check<'_> {
    /// What the scenario says of games that were played of it.
    pub(super) fn counted(&mut self) {
        if let Some(balance) = &self.scenario.balance {
            let games = [balance.first, balance.second, balance.drawn].iter().any(|games| *games > 0);
            self.require(games, || "balance".into(), "no game was counted");
            let (low, high) = balance.share.unwrap_or((0, 100));
            self.require(low <= high && high <= 100, || "balance.share".into(), "a share lies between 0 and 100");
        }
        let mut met = BTreeSet::new();
        for (n, strength) in self.scenario.strength.iter().enumerate() {
            let path = |field: &str| format!("strength[{n}].{field}");
            let few = format!("{} of {} games cannot be won", strength.won, strength.games);
            self.require(strength.won <= strength.games && strength.games > 0, || path("won"), few);
            let twice = !met.insert((&strength.player, &strength.against));
            self.require(
                !twice,
                || path("player"),
                format!("`{}` against `{}` is there already", strength.player, strength.against),
            );
        }
    }
}
