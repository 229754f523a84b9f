//! The rules of postures (PH-4.6, PH-7.4).

use rule_book::rules;

rules! {
    "PH-4.6-01": now,
        "A figure stands, crouches or lies prone; its posture bears on how it moves and how well it is protected.";
    CHANGE = "PH-7.4-01": now, "Going from any posture to any other costs 1 action point, 2 if the figure is Wounded.";
    "PH-7.4-02": now, "A marker shows who crouches and who lies prone.";
    STAYS_PRONE = "PH-7.4-03": now, "A Pinned or Demoralised figure cannot get up.";
}
