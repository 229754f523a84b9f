//! Who stands under a template.

use crate::shapes::{Disc, Shape, gap};

/// By what of it somebody is counted as standing in a round or square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Counted {
    /// By any part of the base.
    ByBase,
    /// By the middle of the base.
    ByMiddle,
}

/// True if a template covers a base. Its edge belongs to it.
pub fn covers(template: &impl Shape, base: Disc, counted: Counted) -> bool {
    let counts = match counted {
        Counted::ByBase => base,
        Counted::ByMiddle => Disc::new(base.at, 0),
    };
    !gap(template, &counts).is_open()
}
