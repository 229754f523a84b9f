//! What orders are for, in words that every wargame has.

/// What an order is for. Computer players that know no rule set weigh orders by it; the rules themselves never ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Gets ready: set-up, smoke, weapons that change hands.
    Prepare,
    /// Looks for the enemy, who cannot be attacked unseen.
    Scout,
    /// Makes units fit to fight again.
    Recover,
    /// Fires. The more counters and weapons take part, and the nearer an ambush lies to the enemy, the greater the `force`.
    Attack {
        /// How much is brought, 1 or more.
        force: u8,
    },
    /// Goes in among the enemy, or fights hand to hand.
    Assault,
    /// Moves.
    Move {
        /// How much nearer to the enemy or to a goal of the scenario the move can lead, if it goes on as it begins, in paces; negative:
        /// away from it. The rule set says what a pace is ([`RuleSet::aim`](crate::RuleSet::aim)).
        nearer: i16,
    },
    /// Keeps out of a fight: holds fire, does not strike, withdraws.
    Hold,
    /// Ends something: a move, an impulse, a part of a phase.
    Finish,
}
