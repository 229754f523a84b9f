//! The turn and the Rally Phase (LNL-2.0, LNL-3.0).

use crate::catalogue::reasons::{ARMOUR_LEADERS, VEHICLES, WEAPON_TEAMS};
use crate::catalogue::{Rule, later, now, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 2.0 Turn summary
    now("LNL-2.0-01", "A turn has three phases in this order: Rally Phase, Operations Phase, Administrative Phase."),
    now(
        "LNL-2.0-02",
        "The Rally Phase holds initiative, the rally of Shaken units, the joining of half-squads, and the taking and \
         exchanging of SWs.",
    ),
    now(
        "LNL-2.0-03",
        "In the Operations Phase the players alternate impulses in which units are activated to move, fire or do other \
         actions.",
    ),
    now("LNL-2.0-04", "In the Administrative Phase markers are removed or turned and the turn counter advances."),
    now(
        "LNL-2.0-05",
        "An impulse activates units of one Location, that is one hex or one storey of a multi-storey hex; with a \
         leader it can activate more.",
    ),
    // 3.0 Rally Phase
    now("LNL-3.0-01", "Each player rolls 1d6; the higher roll has the initiative for this turn."),
    now("LNL-3.0-02", "On a tie for initiative the player who had it in the previous turn keeps it."),
    now(
        "LNL-3.0-03",
        "On a tie for initiative in the first turn the scenario's holder has it; with none named, both roll again.",
    ),
    now(
        "LNL-3.0-04",
        "The player with the initiative makes all his rally attempts first; then the other player makes all of his.",
    ),
    now("LNL-3.0-05", "Each player rallies Shaken leaders before other units."),
    now("LNL-3.0-06", "A leader who has just rallied may at once help the others of his Location."),
    now(
        "LNL-3.0-07",
        "Each Shaken unit makes at most one rally attempt per Rally Phase; only rules that say so, such as SS \
         Dedication, give another.",
    ),
    now(
        "LNL-3.0-08",
        "A Shaken unit may try to rally if a friendly GO leader of its own counter background colour is in the same \
         Location.",
    ),
    now("LNL-3.0-09", "A leader can rally only units whose background colour equals his own."),
    now(
        "LNL-3.0-10",
        "A Shaken unit may try to rally if a friendly hero is in the same Location, even without a leader.",
    ),
    now("LNL-3.0-11", "Leaders may always try to rally themselves."),
    now("LNL-3.0-12", "Units marked SR, such as snipers, may always try to rally."),
    later("LNL-3.0-13", VEHICLES, "Vehicles may always try to rally."),
    later("LNL-3.0-14", ARMOUR_LEADERS, "An armour leader can rally only the vehicle he commands."),
    now(
        "LNL-3.0-15",
        "A Shaken unit with no leader, no hero and no right of its own may not try to rally; SS Dedication is the \
         exception.",
    ),
    now("LNL-3.0-16", "A medic is no SR unit: he needs a GO leader or a hero in his hex to rally."),
    now(
        "LNL-3.0-17",
        "Roll 2d6: the unit rallies if the modified roll is equal to or less than its morale, that of its Shaken side, \
         1 less for a wounded leader.",
    ),
    now(
        "LNL-3.0-18",
        "Subtract the leadership of the GO leader who enables or helps the rally attempt; he helps SR units in his \
         Location too.",
    ),
    now("LNL-3.0-19", "A leader never subtracts his own leadership from his own rally attempt."),
    now("LNL-3.0-20", "Only one leader's modifier counts per rally attempt, the owner's choice."),
    now("LNL-3.0-21", "Subtract 2 from the rally roll if the unit is in terrain with a positive TM."),
    now("LNL-3.0-22", "A failed rally attempt has no effect other than staying Shaken."),
    now("LNL-3.0-23", "Shaken units in a melee hex may try to rally like others."),
    now(
        "LNL-3.0-24",
        "Players may not split squads; half-squads come only from combat results or from the scenario's order of \
         battle.",
    ),
    now(
        "LNL-3.0-25",
        "Two GO half-squads of the same type and nationality in the same Location as a GO leader may be joined into \
         one squad of that type.",
    ),
    now("LNL-3.0-26", "Crews may not be joined as half-squads are."),
    now("LNL-3.0-27", "Half-squads in melee may not be joined."),
    now(
        "LNL-3.0-28",
        "A GO MMC other than a WT, or an eligible GO SMC, may take an abandoned SW in its Location in the Rally Phase.",
    ),
    now(
        "LNL-3.0-29",
        "GO friendly units in the same Location may exchange SWs in the Rally Phase, within carrying limits.",
    ),
    now("LNL-3.0-30", "Tripod MGs are set up and packed in the Rally Phase."),
    now("LNL-3.0-31", "Medics act in their owner's part of the Rally Phase."),
    later("LNL-3.0-B01", VEHICLES, "A Shaken vehicle may always try to rally, with or without a leader in its hex."),
    later(
        "LNL-3.0-B02",
        VEHICLES,
        "A vehicle rallies with 2d6 equal to or less than its morale; an armour leader aboard gives his morale and his \
         leadership.",
    ),
    later(
        "LNL-3.0-B03",
        ARMOUR_LEADERS,
        "Armour leaders rally only the vehicle they command; infantry leaders do not help vehicles.",
    ),
    later("LNL-3.0-B04", VEHICLES, "The -2 for terrain with a positive TM applies to a vehicle's rally roll too."),
    later("LNL-3.0-B05", WEAPON_TEAMS, "WTs rally themselves; a GO leader in the hex may add his leadership."),
    repeats("LNL-3.0-B06", &["LNL-3.0-26"], "Crews never combine into a squad."),
];
