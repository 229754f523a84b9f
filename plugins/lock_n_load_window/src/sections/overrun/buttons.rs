//! The button of overruns.

use super::draft::{Overrunning, offered};
use super::words;
use crate::seams::buttons::Bar;
use board_art::Icon;

/// To overrun, where the rules offer it to the selected vehicle, or to the one that moves.
pub(crate) fn buttons(bar: &mut Bar) {
    if offered(bar.battle, bar.selection).next().is_some() {
        let hint = words::overrun_hint().said();
        bar.push(bar.mode(words::overrun().said(), hint, Icon::Overrun, Overrunning).of_units());
    }
}
