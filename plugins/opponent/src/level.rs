//! How much somebody thinks, and what he makes of it.

use crate::ONE;
use serde::{Deserialize, Serialize};

/// How well somebody plays. A lower level judges worse; none gets other dice, facts or forces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Looks at many plans once, and misjudges them.
    Recruit,
    /// Looks at what comes of a few plans at once.
    Corporal,
    /// Plays the best plans on.
    Sergeant,
    /// Ten times as long.
    Lieutenant,
    /// Ten times as long again.
    Captain,
}

/// What somebody rather does: it tilts his judgement a little.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Temper {
    /// Nothing in particular.
    #[default]
    Even,
    /// Rather acts.
    Bold,
    /// Rather keeps out of harm.
    Careful,
    /// Rather stays.
    Stubborn,
}

impl Temper {
    /// What is added to the chance of a plan to do nothing, in parts of [`ONE`]; and whether a quarter of what is not sure of any plan is
    /// taken off.
    pub(crate) const fn tilt(self) -> (i32, i32) {
        match self {
            Temper::Even => (0, 0),
            Temper::Bold => (-ONE / 50, 0),
            Temper::Careful => (0, 1),
            Temper::Stubborn => (ONE / 100, 0),
        }
    }
}

/// How much work goes into a decision, counted in orders that are tried out, never in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// So many plans are looked into, the best by first guess.
    pub width: usize,
    /// The best plan of each kind is among them, however many are better. Most of those are poor, and the luckiest of them is taken now and
    /// then: who is to play well leaves them out.
    pub kinds: bool,
    /// So often in a round each is carried out and judged at the next rest. The better half of them comes to the next round.
    pub leaf: u32,
    /// So many rounds there are of that, at the most.
    pub leaf_rounds: u32,
    /// After so many orders no further round begins.
    pub leaf_strokes: u64,
    /// So many orders go into playing the best ones on.
    pub strokes: u64,
    /// Over so many rests they are played on.
    pub horizon: u32,
    /// How far each plan is misjudged at the most, in parts of [`ONE`].
    pub noise: i32,
}

impl Effort {
    /// What goes into a first look at many decisions: some thousandths of a second each.
    pub const LOOK: Self =
        Self { width: 24, kinds: true, leaf: 2, leaf_rounds: 3, leaf_strokes: 2_000, strokes: 0, horizon: 0, noise: 0 };
    /// What goes into advice and into the judgement of a decision: it comes at once, and is more than a sergeant thinks.
    pub const ADVICE: Self = Self {
        width: 24,
        kinds: true,
        leaf: 3,
        leaf_rounds: 2,
        leaf_strokes: 2_000,
        strokes: 6_500,
        horizon: 6,
        noise: 0,
    };
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 5] = [Level::Recruit, Level::Corporal, Level::Sergeant, Level::Lieutenant, Level::Captain];

    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Recruit => "recruit",
            Level::Corporal => "corporal",
            Level::Sergeant => "sergeant",
            Level::Lieutenant => "lieutenant",
            Level::Captain => "captain",
        }
    }
    /// What it puts into a decision.
    pub const fn effort(self) -> Effort {
        let point = ONE / 100;
        match self {
            Level::Recruit => Effort {
                width: 24,
                kinds: true,
                leaf: 1,
                leaf_rounds: 1,
                leaf_strokes: 400,
                strokes: 0,
                horizon: 0,
                noise: 20 * point,
            },
            Level::Corporal => Effort {
                width: 6,
                kinds: false,
                leaf: 2,
                leaf_rounds: 1,
                leaf_strokes: 400,
                strokes: 0,
                horizon: 0,
                noise: 0,
            },
            Level::Sergeant => Effort {
                width: 24,
                kinds: false,
                leaf: 2,
                leaf_rounds: 2,
                leaf_strokes: 2_000,
                strokes: 4_500,
                horizon: 6,
                noise: 0,
            },
            Level::Lieutenant => Effort {
                width: 32,
                kinds: false,
                leaf: 3,
                leaf_rounds: 2,
                leaf_strokes: 6_000,
                strokes: 45_000,
                horizon: 8,
                noise: 0,
            },
            Level::Captain => Effort {
                width: 48,
                kinds: false,
                leaf: 6,
                leaf_rounds: 2,
                leaf_strokes: 12_000,
                strokes: 450_000,
                horizon: 8,
                noise: 0,
            },
        }
    }
}

impl Temper {
    /// All of them.
    pub const ALL: [Temper; 4] = [Temper::Even, Temper::Bold, Temper::Careful, Temper::Stubborn];

    /// Its name, as on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Temper::Even => "even",
            Temper::Bold => "bold",
            Temper::Careful => "careful",
            Temper::Stubborn => "stubborn",
        }
    }
}
