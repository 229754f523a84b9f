//! The button of Close Assaults.

use super::draft::{Assaulting, offered};
use super::words;
use crate::seams::buttons::Bar;
use board_art::Icon;

/// To assault a vehicle, where the rules offer it to those who are selected, or to the stack that moves.
pub(crate) fn buttons(bar: &mut Bar) {
    if offered(bar.battle, bar.selection).next().is_some() {
        let hint = words::choose_vehicle().said();
        bar.push(bar.mode(words::close_assault().said(), hint, Icon::CloseAssault, Assaulting).of_units());
    }
}
