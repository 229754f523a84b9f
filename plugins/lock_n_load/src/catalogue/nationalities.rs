//! Band of Heroes nationalities and squad reductions (LNL-13.8, LNL-13.9, LNL-23.0).

use super::reasons::INDIRECT_FIRE;
use super::{Rule, later, now};

/// The statements of this chapter, in the order of the rule book.
pub(super) const RULES: &[Rule] = &[
    // 13.81 SS
    now(
        "LNL-13.81-01",
        "SS Fanaticism: when a melee-eligible enemy enters a hex with Shaken SS units that would be eligible if GO, \
         these are not eliminated at once but try to rally.",
    ),
    now(
        "LNL-13.81-02",
        "In SS Fanaticism leaders try to rally first, then the others; GO leaders help, but no leader is needed.",
    ),
    now(
        "LNL-13.81-03",
        "In SS Fanaticism units that fail to rally are eliminated; units that rally fight the melee round normally.",
    ),
    now(
        "LNL-13.81-04",
        "If after SS Fanaticism only GO units without melee eligibility are left, they are eliminated.",
    ),
    now(
        "LNL-13.81-05",
        "SS Dedication: once per Rally Phase one Shaken SS unit outside a hex eligible for rallying may try, or one \
         failed rally roll of an SS unit is repeated.",
    ),
    now("LNL-13.81-06", "A hex eligible for rallying is, for SS Dedication, a hex with a friendly leader or a hero."),
    // 13.82 Wehrmacht half-squads
    now(
        "LNL-13.82-01",
        "When a Wehrmacht half-squad is created, roll 1d6: even gives the 1-5-4, odd the 0-5-4, unless the squad has \
         a fixed half-squad.",
    ),
    // 13.91 Well supplied
    later(
        "LNL-13.91-01",
        INDIRECT_FIRE,
        "In scenarios that give the Americans off-board artillery, they may go on calling it after their last module \
         is used.",
    ),
    later(
        "LNL-13.91-02",
        INDIRECT_FIRE,
        "For an extra mission the Americans place the Spotting Round and then roll 1d6 before the scatter roll.",
    ),
    later(
        "LNL-13.91-03",
        INDIRECT_FIRE,
        "An extra mission goes on normally on a roll of 3 or less; on more than 3 there is no fire, and no further \
         mission in the scenario.",
    ),
    // 13.92 American glider infantry
    now("LNL-13.92-01", "Glider squads and their half-squads are not halved as further units in an attack."),
    now(
        "LNL-13.92-02",
        "In melee glider squads shift the odds one column right when they attack and one column left when they defend.",
    ),
    now("LNL-13.92-03", "The glider shift in melee is once per attack, not per squad."),
    now("LNL-13.92-04", "Glider half-squads do not give the melee shift."),
    now(
        "LNL-13.92-05",
        "Mixed with other troops, the glider shift counts only if glider MMCs are more than half of the friendly \
         units in that melee, with at least one full glider squad.",
    ),
    now("LNL-13.92-06", "Two glider MMCs with one 2-5-4 have the melee shift; one glider MMC with one 2-5-4 has not."),
    // 13.93 American glider half-squads
    now("LNL-13.93-01", "When a glider squad becomes a half-squad, roll 1d6: even 1-5-4, odd 0-5-4."),
    // 23.0 Squad reductions
    now(
        "LNL-23.0-01",
        "When a squad suffers Casualties it is replaced by the half-squad of its row in the squad reductions table.",
    ),
    now("LNL-23.0-02", "The half-squad that replaces a squad appears Shaken."),
];
