//! The button of overruns.

use super::draft::{Overrunning, offered};
use crate::buttons::Bar;
use board_art::Icon;

/// To overrun, where the rules offer it to the selected vehicle, or to the one that moves.
pub(crate) fn buttons(bar: &mut Bar) {
    if offered(bar.battle, bar.selection).next().is_some() {
        let hint = "Drives in among enemies and attacks all of them: 4 points more than the hex.";
        bar.push(bar.mode("Overrun", hint, Icon::Overrun, Overrunning).of_units());
    }
}
