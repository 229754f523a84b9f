//! The question whether fire is opened at those who move.

use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::input::BattleAction;
use crate::model::{Choose, Does, Selection, Wish};
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sections::attack;
use crate::sections::fire::{self, FirePreview};
use crate::sections::ordnance::{self, ShotPreview};
use crate::sheets::{Page, Reading};
use board_art::Icon;
use hex_board::{Place, Spot};
use lock_n_load::sections::opportunity_fire::rules::OPPORTUNITY_FIRE;
use lock_n_load::{Command, Table};
use panel_kit::DeskKey;
use panel_kit::sheet::{Button, Ink, Pick, Spacing, text};
use panel_kit::theme::{SMALL, TEXT};
use table::{CounterId, RuleId, Say, Side};

/// Fire at the units that move?
pub(crate) struct OpenFire<'a> {
    pub side: Side,
    pub at: &'a Place,
    pub targets: &'a [CounterId],
}

impl Asked for OpenFire<'_> {
    fn sentence(&self, table: &Table) -> String {
        names::told(table, &words::open_fire_at(self.targets, self.at))
    }
    fn title(&self) -> (Say, RuleId) {
        (words::opportunity_fire_title(), OPPORTUNITY_FIRE)
    }
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            self.from(page, reading);
            // The panel at the side shows the whole preview; where it is closed, the card shows what matters.
            let preview = reading.preview;
            if !reading.beside && preview.shown().is_some() {
                page.card(|card| {
                    if let Some(fire) = preview.get::<FirePreview>() {
                        fire::summary(card, reading, fire);
                    } else if let Some(shot) = preview.get::<ShotPreview>() {
                        ordnance::in_short(card, reading, shot);
                    }
                });
            }
            answers(page, reading);
        })
    }
    fn places(&self) -> &[Place] {
        std::slice::from_ref(self.at)
    }
    fn in_view(&self) -> Option<Place> {
        Some(*self.at)
    }
    fn preset(&self, battle: &Battle) -> Selection {
        let table = battle.table();
        let Some((mut units, gunnery)) = attack::best_answer(battle, self.side) else {
            return answering(&table, Vec::new());
        };
        units.sort_by_key(|id| table.unit_no(*id));
        Selection { target: table.field.map.spot(*self.at), gunnery, ..answering(&table, units) }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        match asking.table.field.map.spot(*self.at) {
            Some(at) => attack::draft(asking, at),
            None => Draft::default(),
        }
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        if table.field.map.spot(*self.at).is_some_and(|at| at.hex == click.hex) {
            // The preview has been on the screen since the question came: a click on the target fires.
            desk.fire_at(battle, click);
        } else {
            desk.pick(battle, table, click);
        }
    }
    fn buttons(&self, bar: &mut Bar) {
        if bar.ready {
            bar.confirms(&words::fire().said(), &words::fire_hint().said(), Icon::Fire);
        }
        let hint = words::hold_fire_hint().said();
        let hold = order(words::hold_fire().said(), hint, Icon::Hold, Command::HoldFire);
        bar.push(hold.key(BattleAction::HoldFire));
        if bar.offers(|command| *command == Command::HoldFireForMove) {
            let hint = words::hold_for_move_hint().said();
            let hold = order(words::hold_for_move().said(), hint, Icon::HoldForMove, Command::HoldFireForMove);
            bar.push(hold.key(BattleAction::HoldForMove));
        }
    }
    fn comes_of(&self, _result: &ResultCard) -> bool {
        false
    }
}

/// Height of a word that can be chosen.
const CHOICE: f32 = 24.0;

impl OpenFire<'_> {
    /// Who moves, and from which of the stacks that can fire.
    fn from(&self, page: &mut Page, reading: &Reading) {
        let table = reading.table();
        let stacks = stacks_that_fire(reading);
        page.wrapped(|row| {
            // As high as the words that are chosen from, which stand in the same line.
            let height = (stacks.len() > 1).then_some(CHOICE);
            row.spacing(Spacing { across: Some(4.0), down: Some(2.0), height, ..Spacing::default() });
            let line = names::sentence(&names::told(&table, &words::who_moves(self.targets, self.at)));
            row.text(text(line, TEXT, Ink::Text));
            if stacks.len() < 2 {
                return;
            }
            row.text(text(words::from().said(), SMALL, Ink::Muted));
            for spot in stacks {
                let name = table.field.map.place(spot).to_string();
                let called = words::from_place(&name).said();
                let chosen = reading.selection.spot == Some(spot);
                row.choice(Pick::new(chosen, name, Wish::Choose(Choose::Stack(spot))).titled().named(called));
            }
        });
    }
}

/// Fire, or hold.
fn answers(page: &mut Page, reading: &Reading) {
    let fire = Button::new(words::fire().said(), Wish::Perform(Does::Confirm)).icon(Icon::Fire);
    let fire = fire.only_if(reading.preview.shown().is_some()).key(reading.key(DeskKey::Confirm));
    let hold = Button::new(words::hold_fire().said(), Wish::Order(Command::HoldFire)).icon(Icon::Hold);
    page.across(|row| {
        row.button(fire.main(reading.accent()));
        row.button(hold.key(reading.key(BattleAction::HoldFire)));
        if reading.battle.legal().contains(&Command::HoldFireForMove) {
            let hold = Button::new(words::hold_for_move().said(), Wish::Order(Command::HoldFireForMove));
            row.button(hold.icon(Icon::HoldForMove).key(reading.key(BattleAction::HoldForMove)));
        }
    });
}

/// Locations from which the rules offer fire.
fn stacks_that_fire(reading: &Reading) -> Vec<Spot> {
    let table = reading.table();
    let mut stacks: Vec<Spot> = Vec::new();
    for command in reading.battle.legal() {
        let firer = match command {
            Command::Fire(order) => order.firers.first().map(|part| part.unit),
            Command::Shoot(order) => Some(order.unit),
            _ => None,
        };
        if let Some(spot) = firer.and_then(|id| table.unit(id)).and_then(|unit| table.fires_from(unit))
            && !stacks.contains(&spot)
        {
            stacks.push(spot);
        }
    }
    stacks.sort();
    stacks
}
