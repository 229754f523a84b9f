//! The mode in which the next Location clicked is fired at, by whatever may fire.

use super::draft::riders;
use super::words;
use crate::battle::{Battle, OfThisGame as _};
use crate::model::Selection;
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use crate::sections::attack;
use lock_n_load::{Deed, Table};
use table::{CounterId, Say};

/// The next Location clicked is fired at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aiming;

impl Aim for Aiming {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_target())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        match asking.aimed_elsewhere() {
            Some(at) => attack::draft(asking, at),
            None => Draft::default(),
        }
    }
    fn click(&self, fall: Fall) -> Click {
        if fall.own { Click::Picks } else { Click::Aims }
    }
    fn offers(&self, _table: &Table, selection: &Selection) -> Option<(Vec<CounterId>, Deed)> {
        Some((selection.units.clone(), Deed::Fire))
    }
    fn looks(&self, _enemies: bool) -> bool {
        true
    }
    fn while_moving(&self) -> bool {
        // Riders of the vehicle that moves (LNL-16.2-10).
        true
    }
    fn begin(&self, battle: &Battle, selection: &mut Selection) {
        let riders = riders(&battle.table(), &selection.units);
        if battle.flow().moving().is_some() && !riders.is_empty() {
            selection.units = riders;
        }
    }
}
