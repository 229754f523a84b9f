//! What is asked of those who carry weapons, or flee from them: which one is put down, and where a unit goes.

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
use hex_board::Place;
use hex_view::OverlayKind;
use lock_n_load::sections::weapons::rules::{DROP, RETREAT};
use lock_n_load::{Command, Table};
use table::{CounterId, RuleId, Say};

/// Which weapon does the reduced squad put down?
pub(crate) struct DropWeapon {
    pub unit: CounterId,
}

/// Where does the unit go: in its retreat from a flamethrower, or as a hero who finds no room?
pub(crate) struct GoTo<'a> {
    pub unit: CounterId,
    pub places: &'a [Place],
    pub rule: RuleId,
}

impl DropWeapon {
    fn carries(&self, table: &Table, weapon: CounterId) -> bool {
        table.carried_by(self.unit).any(|carried| carried.id == weapon)
    }
}

impl Asked for DropWeapon {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::which_is_left_behind(self.unit))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::a_weapon_is_dropped_title(), DROP)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let table = reading.table();
        Page::of(|page| {
            let line = names::told(&table, &words::can_carry_less(self.unit));
            questions::note(page, names::sentence(&line));
            let weapons: Vec<CounterId> = table.carried_by(self.unit).map(|weapon| weapon.id).collect();
            questions::choices(page, reading, &weapons, |weapon| Command::DropWeapon { weapon });
        })
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), vec![self.unit])
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let table = &asking.table;
        match asking.selection.chosen.first().filter(|weapon| self.carries(table, **weapon)) {
            Some(weapon) => asking
                .plain(names::told(table, &words::is_left_behind(*weapon)), Command::DropWeapon { weapon: *weapon }),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        desk.one_of(battle, click.piece.filter(|piece| self.carries(table, *piece)));
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        let table = bar.table;
        for weapon in table.carried_by(self.unit) {
            let name = names::told(&table, &words::drop_it(weapon.id));
            let command = Command::DropWeapon { weapon: weapon.id };
            bar.push(order(name, words::drop_hint().said(), Icon::Weapon, command));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        true
    }
}

impl Asked for GoTo<'_> {
    fn sentence(&self, table: &Table) -> String {
        let flees = self.rule == RETREAT;
        let line = if flees { words::where_to_retreat(self.unit) } else { words::where_to_go(self.unit) };
        names::told(table, &line)
    }
    fn title(&self) -> (Say, RuleId) {
        (words::where_to_title(), self.rule)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        let unit = self.unit;
        Page::of(|page| {
            questions::note(page, names::told(&reading.table(), &words::click_or_choose(unit)));
            questions::places(page, reading, self.places, |to| Command::GoTo { unit, to }, None);
        })
    }
    fn places(&self) -> &[Place] {
        self.places
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), vec![self.unit])
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let map = &asking.table.field.map;
        match asking.at.map(|at| map.place(at)) {
            Some(to) => asking.plain(
                names::told(&asking.table, &words::goes_to(self.unit, to)),
                Command::GoTo { unit: self.unit, to },
            ),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        let map = &table.field.map;
        let place = map.place(click.spot());
        let same =
            |exactly: bool| self.places.iter().find(|at| if exactly { **at == place } else { at.hex == place.hex });
        let to = same(true).or_else(|| same(false)).and_then(|at| map.spot(*at));
        desk.aim(battle, to.unwrap_or(click.spot()), click);
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for to in self.places {
            let command = Command::GoTo { unit: self.unit, to: *to };
            bar.push(order(words::to(to).said(), "", Icon::Withdraw, command));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        true
    }
}
