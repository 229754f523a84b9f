//! What this section says of its orders.

use super::words;
use crate::dispatch::orders::SectionOrder;
use crate::dispatch::report::Report;
use crate::facts::command::of;
use crate::facts::situation::{Seen, Table};
use crate::facts::time::Time;
use crate::sections::turn::rules::END;
use measured_table::Point;
use table::{Aim, CounterId, Refusal, Say, Side};

impl SectionOrder for of::Communication<'_> {
    fn time(&self) -> Time {
        Time::Activation(END)
    }
    fn in_words(&self) -> (Vec<CounterId>, Say) {
        (Vec::new(), words::to_do())
    }
    fn leads_to(&self) -> Option<Point> {
        None
    }
    fn aim(&self, _: &Table, _: Side) -> Aim {
        Aim::Prepare
    }
    fn judge(&self, _: &Seen, _: Side) -> Result<Report, Refusal> {
        Err(Refusal::new(END, words::to_do()))
    }
}
