//! Alerts.

mod orders;
pub(crate) mod words;

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(
    _: &crate::facts::situation::Seen,
    _: &crate::facts::figures::Figure,
    _: &mut crate::facts::offers::Offers,
) {
}

impl table::Frame<crate::PerrysHeroes> for crate::facts::frames::Window {
    fn proceed(&self, _: &crate::facts::situation::Table, _: &mut table::DiceCup) -> Vec<crate::facts::event::Event> {
        vec![crate::facts::event::Event::Popped]
    }
    fn open(&self) -> bool {
        false
    }
    fn blank(&mut self, _: &crate::facts::situation::Table<'_>, _: table::Side) -> bool {
        true
    }
}

/// The next beat at which the other side is asked.
pub(crate) fn beats(
    _: &crate::facts::situation::Table,
    _: &crate::facts::frames::Moving,
    _: &measured_table::Trail,
) -> Option<u16> {
    None
}
