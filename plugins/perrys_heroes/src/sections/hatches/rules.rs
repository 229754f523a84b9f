//! The rules of hatches (PH-H-22).

use rule_book::rules;

rules! {
    HATCH = "PH-H-22": now,
        "A hatch is open or shut, shut at the start, and 1 point changes it. Shut in, a crew has the radio and the naked eye; else also \
         its voice and optics, and its commander is a target as behind a low wall.";
}
