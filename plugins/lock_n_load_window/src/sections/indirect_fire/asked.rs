//! What artillery asks of its caller: where its fire falls for effect, and which hex is struck next.

use super::call::{struck, struck_in_words};
use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::model::{Preview, Selection};
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::seams::marks::Marks;
use crate::seams::shown::{Confirm, Shown};
use crate::sheets::{Page, Reading, questions};
use board_art::Icon;
use hex_board::{HexId, Place, scatter};
use hex_view::OverlayKind;
use lock_n_load::sections::indirect_fire::rules::{CANCELLED, CORRECTION, STRIKE_ORDER};
use lock_n_load::{Command, Table};
use table::{CounterId, RuleId, Say};

/// Where does the fire fall for effect?
pub(crate) struct Correct<'a> {
    pub caller: CounterId,
    pub places: &'a [Place],
}

/// Which hex is struck next?
pub(crate) struct Strike<'a> {
    pub hexes: &'a [Place],
}

/// Where fire would fall, in words, and the hexes that it would strike.
#[derive(Clone, Debug, PartialEq)]
struct Falls {
    words: String,
    hexes: Vec<HexId>,
}

impl Shown for Falls {
    fn confirm(&self) -> Confirm {
        Confirm { name: words::do_it(), hint: words::do_it_confirm(), icon: Icon::Done }
    }
    fn sheet(&self, _reading: &Reading) -> Page {
        Page::of(|page| page.card(|card| questions::note(card, &self.words)))
    }
    fn marks(&self, marks: &mut Marks, _table: &Table) {
        self.hexes.iter().for_each(|hex| marks.mark(*hex, OverlayKind::Blast));
    }
}

/// Of the hexes of a question the one that the pointer is over, or that was clicked.
fn meant(asking: &Asking, places: &[Place]) -> Option<(Place, HexId)> {
    let map = &asking.table.field.map;
    let hex = asking.at?.hex;
    let place = places.iter().find(|place| map.spot(**place).is_some_and(|spot| spot.hex == hex))?;
    Some((*place, hex))
}

impl Asked for Correct<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::where_to_lead(self.caller))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::spotting_round_title(), CORRECTION)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            questions::note(page, words::here_or_beside().said());
            let cancel = (words::cancel_by(CANCELLED).said(), Command::CancelMission);
            questions::places(page, reading, self.places, |to| Command::CorrectFire { to }, Some(cancel));
        })
    }
    fn places(&self) -> &[Place] {
        self.places
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), vec![self.caller])
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let Some((to, hex)) = meant(asking, self.places) else { return Draft::default() };
        let table = &asking.table;
        let counted = struck_in_words(struck(table, asking.side, hex));
        let words = words::fire_for_effect_on(to, counted).said();
        let hexes = scatter::around(&table.field.map, hex).to_vec();
        let falls = Falls { words, hexes };
        asking.judged(Command::CorrectFire { to }, |_| Preview::of(falls))
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, _table: &Table, click: &Clicked) {
        desk.aim(battle, click.spot(), click);
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for to in self.places {
            let hint = words::falls_there().said();
            bar.push(order(words::fire_on(to).said(), hint, Icon::Fire, Command::CorrectFire { to: *to }));
        }
        bar.push(order(words::cancel().said(), words::mission_is_kept().said(), Icon::Flag, Command::CancelMission));
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        false
    }
}

impl Asked for Strike<'_> {
    fn sentence(&self, _table: &Table) -> String {
        words::which_hex_next().said()
    }
    fn title(&self) -> (Say, RuleId) {
        (words::artillery_title(), STRIKE_ORDER)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            questions::note(page, words::which_next().said());
            questions::places(page, reading, self.hexes, |at| Command::StrikeNext { at }, None);
        })
    }
    fn places(&self) -> &[Place] {
        self.hexes
    }
    fn preset(&self, battle: &Battle) -> Selection {
        answering(&battle.table(), Vec::new())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let Some((at, hex)) = meant(asking, self.hexes) else { return Draft::default() };
        let falls = Falls { words: words::strikes(at).said(), hexes: vec![hex] };
        asking.judged(Command::StrikeNext { at }, |_| Preview::of(falls))
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, _table: &Table, click: &Clicked) {
        desk.aim(battle, click.spot(), click);
    }
    fn buttons(&self, bar: &mut Bar) {
        bar.chosen();
        for at in self.hexes {
            bar.push(order(words::strike(at).said(), "", Icon::Fire, Command::StrikeNext { at: *at }));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        true
    }
}
