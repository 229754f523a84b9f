//! Event markers (LNL-1.7).

use crate::catalogue::reasons::EVENT_MARKERS;
use rule_book::rules;

rules! {
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
