//! Weapon Teams and event markers (LNL-1.6.3, LNL-1.7).

use crate::catalogue::entry::rules;

rules! {
    // 1.6.3 Weapon Teams
    "LNL-1.6.3-01": repeats["LNL-1.6.3-B01", "LNL-1.6.3-B02"], "A WT has its own FP and MF; no other unit can carry it or fire it.";
    "LNL-1.6.3-02": repeats["LNL-3.0-B05"], "WTs are marked SR: they may rally themselves.";
    "LNL-1.6.3-05": repeats["LNL-1.6.3-B05"],
        "In melee a WT defends with FP 1 whatever is printed, and makes no melee attack.";
    "LNL-1.6.3-06": repeats["LNL-1.6.3-B06"], "An eliminated WT takes its weapon with it: nothing is left to capture.";
    "LNL-1.6.3-07": repeats["LNL-1.6.3-B07"], "A WT with a red arrow in a corner may fire only into the arc of that arrow.";
    "LNL-1.6.3-13": now, "WTs may not Close Assault vehicles.";
    "LNL-1.6.3-16": repeats["LNL-5.2-B01"],
        "A WT with a to-hit table uses ordnance rules, one without uses the DFT; both fire separately from all other \
         units of the hex.";
    "LNL-1.6.3-B01": now, "WTs have their own FP, range, MF and morale, and rally themselves.";
    "LNL-1.6.3-B02": now, "No other unit may carry or fire a WT.";
    "LNL-1.6.3-B13": later(WEAPON_TEAMS), "WTs never Close Assault vehicles.";
    // 1.7 Event markers
    "LNL-1.7-01": later(EVENT_MARKERS), "There are two kinds of event marker: Occupation and Line of Sight.";
    "LNL-1.7-02": later(EVENT_MARKERS),
        "An Occupation marker triggers when the side named by the scenario occupies its hex; if no side is named, \
         either side triggers it.";
    "LNL-1.7-03": later(EVENT_MARKERS),
        "A Line of Sight marker triggers when a unit of the side named by the scenario has LOS to its hex.";
    "LNL-1.7-04": later(EVENT_MARKERS),
        "When an event marker triggers, the scenario paragraph for it is read and carried out; its text stays hidden \
         until then.";
    "LNL-1.7-05": later(EVENT_MARKERS),
        "An event marker is checked the moment its condition becomes true, also in the middle of a move; it triggers \
         once and is then removed unless its paragraph says otherwise.";
}
