//! The day on which the program was made, for the foot of the menu.

use super::words;
use std::time::UNIX_EPOCH;
use table::Say;

/// "27 November 2026": the day of the program's own file; nothing where the system does not tell it.
pub(super) fn of_the_program() -> Option<Say> {
    let written = std::env::current_exe().and_then(|file| file.metadata()).and_then(|data| data.modified());
    let since = written.ok().and_then(|written| written.duration_since(UNIX_EPOCH).ok());
    since.map(|since| day(since.as_secs() / 86_400))
}

const MONTHS: [fn() -> Say; 12] = [
    words::january,
    words::february,
    words::march,
    words::april,
    words::may,
    words::june,
    words::july,
    words::august,
    words::september,
    words::october,
    words::november,
    words::december,
];

fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400)
}

/// The day that lies so many days after the first of 1970.
fn day(mut days: u64) -> Say {
    let mut year = 1970;
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if days < length {
            break;
        }
        days -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    let mut month = 0;
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    words::day(days + 1, MONTHS[month](), year)
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_counted_through_leap_years() {
        assert_eq!(day(0).said(), "1 January 1970");
        assert_eq!(day(11_016).said(), "29 February 2000");
        assert_eq!(day(20_454).said(), "1 January 2026");
        assert_eq!(day(20_784).said(), "27 November 2026");
        assert_eq!(day(20_818).said(), "31 December 2026");
    }
}
