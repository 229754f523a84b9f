//! Names that cannot be printed, that are empty or too long, each told at its field.

use super::{LONGEST, wrong};
use crate::checks::force_file::mistakes;
use crate::files::force::ForceDef;
use crate::testing::{read, stock};

/// The fields that are told as errors of a force with these names: its own, a team's, a man's, a vehicle's, two of a crew.
fn told([force, team, man, vehicle, first, second]: [&str; 6]) -> Vec<String> {
    let force: ForceDef = read(&format!(
        "(name: \"{force}\", nation: Usa, teams: [(name: \"{team}\", men: [(name: \"{man}\", grade: Nco)])],
            vehicles: [(name: \"{vehicle}\", vehicle: \"m10\", crew: [\"{first}\", \"{second}\"])])"
    ));
    let errors = mistakes(&force, stock(), "men.").into_iter().filter(|fault| !fault.warning);
    errors.map(|fault| fault.field).collect()
}

const GOOD: [&str; 6] = ["Force", "Team", "Sgt. Ødegård", "Annie", "Dunn", ""];
const FIELDS: [&str; 6] = [
    "men.name",
    "men.teams[0].name",
    "men.teams[0].men[0].name",
    "men.vehicles[0].name",
    "men.vehicles[0].crew[0]",
    "men.vehicles[0].crew[1]",
];

#[test]
fn names_that_cannot_be_printed_or_are_too_long_are_told_at_their_fields() {
    assert_eq!(told(GOOD), Vec::<String>::new(), "who of a crew has no name is called by his station");
    let (long, just) = ("x".repeat(LONGEST + 1), "ß".repeat(LONGEST));
    for (no, field) in FIELDS.into_iter().enumerate() {
        for bad in ["a\\u{1b}[2J", "two\\nlines", "tab\\t", "\\u{202e}turned", long.as_str()] {
            let mut names = GOOD;
            names[no] = bad;
            assert_eq!(told(names), [field], "{bad}");
        }
        let mut names = GOOD;
        names[no] = &just;
        assert_eq!(told(names), Vec::<String>::new());
    }
}

#[test]
fn a_name_is_not_blank() {
    for (no, field) in FIELDS.into_iter().enumerate().take(4) {
        for bad in ["", "  "] {
            let mut names = GOOD;
            names[no] = bad;
            assert_eq!(told(names), [field]);
        }
    }
    assert_eq!(wrong(" ", 5).as_deref(), Some("this name is empty"));
    assert_eq!(wrong("abcdef", 5).as_deref(), Some("a name has at most 5 characters, and this one has 6"));
    assert_eq!(wrong("abcde", 5), None);
}
