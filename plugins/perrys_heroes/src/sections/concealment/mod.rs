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
