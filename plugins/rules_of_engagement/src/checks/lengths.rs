//! Lengths that go from one to another, as charts and scenarios have them.

use measured_table::terrain::Centimetres;
use scenario_files::Faults;
use std::fmt::Display;

/// The greatest length of a chart, in tenths: no table is longer.
pub(super) const LONGEST: i32 = 30_000;

/// A length that goes from one to another, both in tenths.
pub(super) fn length(faults: &mut Faults, field: impl Display, length: Centimetres, least: i32, most: i32) {
    if !(least..=most).contains(&length.0) {
        let (least, most) = (Centimetres(least), Centimetres(most));
        faults.add(field, format_args!("this goes from {least} to {most} cm, not {length}"));
    }
}

/// The same of a length of which half must be whole tenths of a millimetre: the width of a base or a template.
pub(super) fn across(faults: &mut Faults, field: impl Display, across: Centimetres, least: i32, most: i32) {
    if across.0 % 2 == 0 {
        length(faults, field, across, least, most);
    } else {
        faults.add(field, "half of it must be whole tenths of a millimetre");
    }
}
