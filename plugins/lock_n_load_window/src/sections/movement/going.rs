//! What a click means once a kind of movement has been chosen.

use super::draft::draft;
use super::reach::double_time_leader;
use super::words;
use crate::model::Selection;
use crate::seams::aim::{Aim, Click, Fall};
use crate::seams::asking::{Asking, Draft};
use lock_n_load::{Movement, Table};
use table::{CounterId, Say};

/// The next Location clicked is moved to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Going(pub Movement);

/// The same at Double Time with the leader of the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hurrying(pub Movement);

impl Aim for Going {
    fn wants(&self) -> Option<Say> {
        Some(match self.0 {
            Movement::Move => words::wants_where_to_move(),
            Movement::AssaultMove => words::wants_where_to_assault_move(),
            Movement::LowCrawl => words::wants_where_to_crawl(),
            Movement::Stealth => words::wants_where_to_go_by_stealth(),
        })
    }
    fn draft(&self, asking: &Asking) -> Draft {
        going(asking)
    }
    fn click(&self, fall: Fall) -> Click {
        click(fall)
    }
    fn moves(&self, _table: &Table, _selection: &Selection) -> Option<(Movement, Option<CounterId>)> {
        Some((self.0, None))
    }
    fn shows_reach(&self) -> bool {
        true
    }
}

impl Aim for Hurrying {
    fn wants(&self) -> Option<Say> {
        Some(words::wants_place_at_double_time())
    }
    fn draft(&self, asking: &Asking) -> Draft {
        going(asking)
    }
    fn click(&self, fall: Fall) -> Click {
        click(fall)
    }
    fn moves(&self, table: &Table, selection: &Selection) -> Option<(Movement, Option<CounterId>)> {
        Some((self.0, Some(double_time_leader(table, selection)?)))
    }
    fn shows_reach(&self) -> bool {
        true
    }
}

fn click(fall: Fall) -> Click {
    if fall.own && (fall.here || !fall.reachable) { Click::Picks } else { Click::Aims }
}

fn going(asking: &Asking) -> Draft {
    let bend = asking.reach.bends.last().copied().filter(|_| !asking.reach.before().is_empty());
    match asking.aimed().or(bend) {
        Some(at) => draft(asking, at),
        None => Draft::default(),
    }
}
