//! Fire combat (LNL-5.0 to LNL-5.2).

use crate::catalogue::reasons::{ADVISORS, CHAPLAINS, HEAVY_WEAPONS, INDIRECT_FIRE, ORDNANCE, VEHICLES};
use crate::catalogue::{Rule, later, now, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 5.0 Fire combat
    now(
        "LNL-5.0-01",
        "The target must be in range of the firing weapon, in its LOS, and Spotted; each FP source (squad, SW) is \
         checked against its own range.",
    ),
    now("LNL-5.0-02", "Range counts hexes from the firer to the target, the target hex included, the firer's hex not."),
    now("LNL-5.0-03", "Fire may pass through hexes with friendly units."),
    now("LNL-5.0-04", "Nobody fires into a hex that holds units of both sides."),
    now("LNL-5.0-05", "Nobody fires into a hex with a Melee marker."),
    now("LNL-5.0-06", "The attack total is FP + 1d6 + leadership + attacker modifiers."),
    now("LNL-5.0-07", "The defence total is 1d6 + TM of the target's terrain."),
    now("LNL-5.0-08", "An attack total equal to or less than the defence total has no effect."),
    now(
        "LNL-5.0-09",
        "If the attack total is greater, every unit in the target Location makes a Damage Check; the margin is the \
         difference of the totals.",
    ),
    now("LNL-5.0-10", "A Damage Check is 1d6 + margin, read on the DFT against the unit's morale."),
    now("LNL-5.0-11", "Leaders make their Damage Checks first."),
    now(
        "LNL-5.0-12",
        "A leader who is GO after his own check subtracts his leadership from the checks of the other units of the \
         Location, never from his own.",
    ),
    now(
        "LNL-5.0-13",
        "With several leaders the owner chooses the order of their Damage Checks; each later check uses at most one \
         leader's modifier.",
    ),
    now(
        "LNL-5.0-14",
        "An attack uses one attack die and one defence die; where modifiers differ between the units of the target, \
         the totals are computed per unit.",
    ),
    now("LNL-5.0-15", "FP after modifiers may be zero or negative; the attack is still rolled."),
    now("LNL-5.0-16", "In a multi-storey building the bans on fire into a mixed hex or a melee count per storey."),
    now(
        "LNL-5.0-17",
        "TM against direct fire is the higher of the TM of the target's hex and that of the hexside terrain over which \
         the LOS enters it, plus the additive parts.",
    ),
    now(
        "LNL-5.0-18",
        "\"Terrain with a positive TM\", as for rally, medics and snipers, means the hex and its additive parts only, \
         never hexside terrain.",
    ),
    later(
        "LNL-5.0-B01",
        HEAVY_WEAPONS,
        "Ordnance and vehicle MGs need range, LOS and a Spotted target as all direct fire does.",
    ),
    later(
        "LNL-5.0-B02",
        VEHICLES,
        "Nobody may fire into a hex of both sides or with a Melee marker, so no other unit can shoot at a vehicle that \
         shares a hex with its friends.",
    ),
    // 5.01 Leaders in fire combat
    now(
        "LNL-5.01-01",
        "A GO leader without Move, Low Crawl, Fired or Ops Complete marker may aid all attacks of units of his force \
         in his Location in the impulse.",
    ),
    now("LNL-5.01-02", "Any one attack is aided by at most one leader."),
    now("LNL-5.01-03", "On the DFT the aiding leader's leadership is added to the attack."),
    later(
        "LNL-5.01-04",
        ORDNANCE,
        "On the OFT the aiding leader's leadership is subtracted from the to-hit roll of SWs and WTs.",
    ),
    later(
        "LNL-5.01-05",
        ORDNANCE,
        "In one impulse a leader may aid both the small-arms attack and each ordnance attack of his Location.",
    ),
    now("LNL-5.01-06", "A leader who aided an attack gets a Fired marker."),
    now("LNL-5.01-07", "Assault Move does not stop a leader from aiding the later fire of his stack."),
    now("LNL-5.01-08", "A leader may aid Opportunity Fire of his Location in the same way."),
    later(
        "LNL-5.01-09",
        INDIRECT_FIRE,
        "A leader may not direct on-board mortars or off-board artillery and aid direct fire in the same turn.",
    ),
    now("LNL-5.01-10", "A leader who fires an SW aids nothing in that attack."),
    later(
        "LNL-5.01-B01",
        ORDNANCE,
        "A GO leader free of Moved, Low Crawl, Fired and Ops Complete may subtract his leadership from the to-hit \
         rolls of ordnance SWs and WTs of his hex.",
    ),
    later("LNL-5.01-B02", VEHICLES, "Infantry leaders do not modify the fire of vehicles; only armour leaders do."),
    // 5.1 Results of the Direct Fire Table
    now("LNL-5.1-01", "A unit with the result Shaken is turned to its Shaken side."),
    now("LNL-5.1-02", "A Shaken unit may return to GO by a rally attempt in a following Rally Phase."),
    now("LNL-5.1-03", "Shaken units fire neither their own FP nor SWs."),
    now("LNL-5.1-04", "Shaken units may not move closer to an enemy unit that is in their LOS."),
    now("LNL-5.1-05", "Shaken units do not spot, and enemy units do not become Spotted by being adjacent to them."),
    now(
        "LNL-5.1-06",
        "Shaken units caught in melee surrender and are removed when no melee-eligible friend is left in the hex.",
    ),
    now("LNL-5.1-07", "Shaken leaders rally nobody but themselves and use their leadership for nothing."),
    now("LNL-5.1-08", "Shaken medics heal nobody, themselves included."),
    now("LNL-5.1-09", "Shaken snipers do not fire; they may rally themselves."),
    later("LNL-5.1-10", CHAPLAINS, "Shaken chaplains rally nobody."),
    later("LNL-5.1-11", ADVISORS, "Shaken US advisors do not raise the morale of ARVN units stacked with them."),
    later("LNL-5.1-12", VEHICLES, "Shaken vehicles are Buttoned, have half MF and do not fire."),
    now("LNL-5.1-13", "Heroes are never Shaken."),
    now("LNL-5.1-14", "A squad with the result Casualties is replaced by a Shaken half-squad."),
    now("LNL-5.1-15", "A half-squad, crew or WT with the result Casualties is eliminated."),
    now(
        "LNL-5.1-16",
        "A half-squad born of Casualties takes over the squad's activity markers, keeps at most one SW, and makes no \
         second Damage Check for the same attack.",
    ),
    now("LNL-5.1-17", "A moving SMC that is wounded stops at once."),
    now("LNL-5.1-18", "An SMC other than a hero is turned to its Shaken side and gets a Wounded marker."),
    now("LNL-5.1-19", "A wounded hero is turned to his wounded side; he does not become Shaken."),
    now("LNL-5.1-20", "A wounded leader has morale, leadership and leadership range 1 lower."),
    now("LNL-5.1-21", "A wounded leader activates only units of his own hex."),
    now("LNL-5.1-22", "An SMC under Wounded, or a wounded hero, that is wounded again is eliminated."),
    now("LNL-5.1-23", "Wounded stays over the Administrative Phase; a medic can remove it."),
    now(
        "LNL-5.1-24",
        "When a squad or half-squad, GO or Shaken, rolls a natural 1 on a Damage Check, its owner rolls 1d6: an even \
         number creates a hero in the hex.",
    ),
    now("LNL-5.1-25", "Crews, WTs, SMCs and vehicles create no heroes."),
    now("LNL-5.1-26", "The hero roll is made whether or not the Damage Check has an effect."),
    now("LNL-5.1-27", "The hero counter is drawn at random; Skill Cards come with a later part of the game."),
    now("LNL-5.1-28", "The hero takes over the activity markers of the unit that created him."),
    later("LNL-5.1-B01", VEHICLES, "A Shaken vehicle is Buttoned, has its MF halved and may not fire."),
    repeats("LNL-5.1-B02", &["LNL-5.1-15"], "Casualties eliminate a crew or a WT, as they do a half-squad."),
    repeats("LNL-5.1-B03", &["LNL-5.1-13"], "A hero is never Shaken."),
    // 5.2 Several units in one attack
    now("LNL-5.2-01", "Only units of one Location attack together, and only at one target Location."),
    now("LNL-5.2-02", "One MMC leads a joint attack and counts its full FP; the owner chooses which."),
    now("LNL-5.2-03", "Each further MMC in a joint attack adds half its FP."),
    now("LNL-5.2-04", "A further MMC with FP 0 adds nothing of its own to a joint attack; its SW counts as usual."),
    now(
        "LNL-5.2-05",
        "All FP of an attack are added and a fraction left in the sum is rounded up; modifiers come after that.",
    ),
    now("LNL-5.2-06", "MGs and flamethrowers add their full FP to a joint attack."),
    now("LNL-5.2-07", "Satchel charges and heroes add their full FP to a joint attack."),
    now("LNL-5.2-08", "US glider infantry is the exception to the halving of further MMCs."),
    later(
        "LNL-5.2-09",
        HEAVY_WEAPONS,
        "Ordnance SWs, WTs, vehicles and helicopters always make their own separate attacks.",
    ),
    later(
        "LNL-5.2-10",
        HEAVY_WEAPONS,
        "WTs, vehicles and helicopters may also fire in another impulse than the rest of the hex; ordnance SWs may \
         not.",
    ),
    later(
        "LNL-5.2-B01",
        HEAVY_WEAPONS,
        "Ordnance SWs, WTs, vehicles and helicopters always fire as separate attacks, also in one impulse from one \
         hex.",
    ),
    later(
        "LNL-5.2-B02",
        HEAVY_WEAPONS,
        "WTs, vehicles and helicopters may fire in another impulse than the other units of their hex; ordnance SWs may \
         not.",
    ),
];
