//! In which inks counters are printed: what files call them, and what they are.

/// The keys that files may name, in the order of the modules, and the inks of each by their colour.
const PALETTES: [(&str, &str); 11] = [
    ("us_parachute", "olive"),
    ("us_glider", "khaki"),
    ("wehrmacht", "grey"),
    ("wehrmacht_light", "pale_grey"),
    ("fallschirmjaeger", "blue_grey"),
    ("ss", "black"),
    ("british_airborne", "tan"),
    ("commandos", "brown"),
    ("soviet_line", "ochre"),
    ("guards", "red"),
    ("partisans", "orange"),
];

/// The keys that files may name.
pub const KEYS: [&str; PALETTES.len()] = {
    let mut keys = [""; PALETTES.len()];
    let mut n = 0;
    while n < keys.len() {
        keys[n] = PALETTES[n].0;
        n += 1;
    }
    keys
};

/// The inks of a palette that a file names.
pub fn inks(key: &str) -> Option<&'static str> {
    PALETTES.iter().find(|(known, _)| *known == key).map(|(_, inks)| *inks)
}
