//! Infantry and indirect fire against vehicles (LNL-17.1 to LNL-17.4, LNL-T-B3).

use crate::catalogue::entry::rules;

rules! {
    // 17.2 Small arms against armoured vehicles
    // 17.3 Small arms against unarmoured vehicles
    // T-B3 Damage of vehicles on the Direct Fire Table
    "LNL-T-B3-02": repeats["RUL-13"],
        "A Damage Check of exactly twice the morale belongs to the band of twice the morale.";
}
