//! What is asked in the middle of an attack: which leader makes his Damage Check first.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::model::Selection;
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sheets::{Page, Reading, questions};
use board_art::Icon;
use lock_n_load::sections::fire::rules::CHECK_ORDER;
use lock_n_load::{Command, Table};
use table::{CounterId, RuleId, Say};

/// Which of several leaders makes his Damage Check next?
pub(crate) struct CheckNext<'a> {
    pub leaders: &'a [CounterId],
}

impl Asked for CheckNext<'_> {
    fn sentence(&self, table: &Table) -> String {
        let leaders = names::either(self.leaders.iter().map(|leader| names::unit(table, *leader)));
        words::which_checks_first(leaders).said()
    }
    fn title(&self) -> (Say, RuleId) {
        (words::next_damage_check_title(), CHECK_ORDER)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            questions::note(page, words::who_first().said());
            questions::choices(page, reading, self.leaders, |leader| Command::CheckNext { leader });
        })
    }
    fn preset(&self, battle: &Battle) -> Selection {
        let table = battle.table();
        let spot = self.leaders.first().and_then(|id| table.unit(*id)).and_then(|unit| unit.spot());
        Selection { spot, ..answering(&table, Vec::new()) }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        match asking.selection.chosen.first().filter(|id| self.leaders.contains(id)) {
            Some(leader) => asking.plain(
                names::told(&asking.table, &words::checks_first(*leader)),
                Command::CheckNext { leader: *leader },
            ),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        desk.one_of(battle, click.unit(table).filter(|id| self.leaders.contains(id)));
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for leader in self.leaders {
            let name = names::told(&bar.table, &words::first(*leader));
            let command = Command::CheckNext { leader: *leader };
            bar.push(order(name, words::next_check().said(), Icon::Rally, command));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        true
    }
}
