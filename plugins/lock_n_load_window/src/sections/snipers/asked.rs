//! The question which of several hexes a sniper fires at.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::model::Selection;
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sections::fire;
use crate::sheets::{Page, Reading, questions};
use board_art::Icon;
use hex_board::Place;
use lock_n_load::sections::snipers::rules::SNIPER_ATTACKS;
use lock_n_load::{Command, Table};
use table::{CounterId, RuleId, Say};

/// Which of several Locations does the sniper fire at?
pub(crate) struct FireAt<'a> {
    pub sniper: CounterId,
    pub places: &'a [Place],
}

impl Asked for FireAt<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::at_which_hex(self.sniper))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::sniper_title(), SNIPER_ATTACKS)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let sniper = self.sniper;
        Page::of(|page| {
            questions::note(page, words::can_fire_at_several().said());
            questions::places(page, reading, self.places, |at| Command::SniperFire { sniper, at }, None);
        })
    }
    fn places(&self) -> &[Place] {
        self.places
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), vec![self.sniper])
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let map = &asking.table.field.map;
        match asking.at.filter(|at| asking.clicked() || self.places.contains(&map.place(*at))) {
            Some(at) => fire::of_sniper(asking, self.sniper, at),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, _table: &Table, click: &Clicked) {
        desk.aim(battle, click.spot(), click);
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for at in self.places {
            let command = Command::SniperFire { sniper: self.sniper, at: *at };
            bar.push(order(words::fire_at(at).said(), "", Icon::Fire, command));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        false
    }
}
