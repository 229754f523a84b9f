//! Concealment.

mod orders;
pub(crate) mod words;

impl table::Frame<crate::PerrysHeroes> for crate::facts::frames::Claiming {
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

/// Somebody concealed is run into.
pub(crate) fn met(
    _: &crate::facts::situation::Table,
    _: &crate::facts::figures::Figure,
    whom: &crate::facts::figures::Figure,
) -> Vec<crate::facts::event::Event> {
    crate::sections::casualties::shown(whom)
}
