//! Chaplains, advisors, scouts, armour leaders, commissars and nurses (LNL-11.5 to LNL-11.10).

use crate::catalogue::reasons::{ADVISORS, CHAPLAINS, SCOUTS, SOVIETS};
use rule_book::rules;

rules! {
    // 11.5 Chaplains
    "LNL-11.5-01": later(CHAPLAINS),
        "A chaplain's leadership value serves only to rally troops, as a leader's does, and not for Damage Checks or \
         fire.";
    "LNL-11.5-02": later(CHAPLAINS), "A chaplain may not spot, and carries and uses no SW.";
    "LNL-11.5-03": later(CHAPLAINS),
        "A chaplain neither attacks nor defends in melee, and is removed when no melee-eligible friend is left.";
    // 11.6 Advisors
    "LNL-11.6-01": later(ADVISORS),
        "US advisors to the ARVN have morale and MF; while GO they raise the morale of all ARVN units in their hex by \
         1.";
    "LNL-11.6-02": later(ADVISORS), "Advisors may spot and may use SWs.";
    "LNL-11.6-03": later(ADVISORS), "Advisors may call on-board mortars and off-board artillery and fire star shells.";
    "LNL-11.6-04": later(ADVISORS), "In melee an advisor is eligible only with an MG, flamethrower or satchel charge.";
    // 11.7 Scouts
    "LNL-11.7-01": later(SCOUTS), "Scouts may use Stealth movement and do not lose 2 FP when they fire after it.";
    "LNL-11.7-02": later(SCOUTS), "A scout subtracts 2 from all his spotting rolls.";
    "LNL-11.7-03": later(SCOUTS), "A scout has FP 0.";
    "LNL-11.7-04": later(SCOUTS), "A scout may operate an SW, but while he does he loses his scout abilities.";
    "LNL-11.7-05": later(SCOUTS), "In melee a scout fights like an MMC with FP 0.";
    "LNL-11.7-06": later(SCOUTS),
        "Units that move in one stack with a scout pay only 1 MP for each hex of jungle, forest, brush, light woods, \
         wheat or tall grass.";
    // 11.8 Armour leaders
    "LNL-11.8-03": repeats["LNL-3.0-B03"], "An armour leader rallies only the vehicle he commands.";
    // 11.9 Soviet commissars
    "LNL-11.9-01": later(SOVIETS),
        "A commissar works as a leader in every way: rally, fire, Damage Checks, spotting, artillery.";
    "LNL-11.9-02": later(SOVIETS), "A commissar leads both Guards and line troops, whatever their colour.";
    "LNL-11.9-03": later(SOVIETS),
        "Fight or Die: when a Shaken unit stacked with a GO commissar has failed its rally attempt, he may force a \
         second attempt.";
    "LNL-11.9-04": later(SOVIETS),
        "In the second attempt of Fight or Die the unit's morale is 1 higher; the other rally modifiers apply.";
    "LNL-11.9-05": later(SOVIETS),
        "A unit that fails the second attempt of Fight or Die suffers Casualties: squad to half-squad, half-squad \
         eliminated; an SMC is wounded.";
    "LNL-11.9-06": later(SOVIETS), "A natural 12 in the second attempt of Fight or Die kills the commissar.";
    "LNL-11.9-07": later(SOVIETS), "Fight or Die may be combined with For the Motherland.";
    // 11.10 Nurses
    "LNL-11.10-01": later(SOVIETS), "Nurses may rally themselves.";
    "LNL-11.10-02": later(SOVIETS),
        "A nurse's leadership serves only to rally troops; not for Damage Checks or anything else.";
    "LNL-11.10-03": later(SOVIETS),
        "In one Rally Phase a GO nurse either heals one unit as a medic does, after a Morale Check, or tries to rally \
         up to 2 SMCs or up to 2 MMCs.";
    "LNL-11.10-04": later(SOVIETS), "A nurse may heal and rally every Soviet unit: Guards, line troops and partisans.";
    "LNL-11.10-05": later(SOVIETS),
        "Nurses do not fight, are not melee-eligible, and do not spot, fire or call artillery.";
}
