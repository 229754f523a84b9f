//! One die and strength against another: what a Close Assault and an overrun have in common before the dice and after.

use crate::sheets::{Page, lines, meanings};
use lock_n_load::Table;
use panel_kit::sheet::{Ink, title};
use panel_kit::theme::TEXT;
use table::{Line, Side};

/// Both strengths line by line, both dice, and what they come to.
pub(crate) struct Duel<'a> {
    /// Who attacks.
    pub side: Side,
    /// The lines of the attack and of the defence.
    pub lines: [&'a [Line]; 2],
    /// The dice of the attack and of the defence.
    pub dice: [u8; 2],
    /// Both totals.
    pub totals: [i32; 2],
}

/// Both strengths before the dice, line by line; the totals are without dice.
pub(crate) fn before_dice(page: &mut Page, table: &Table, lines: [&[Line]; 2], totals: [i32; 2]) {
    let totals = totals.map(|total| crate::words::and_a_die(meanings::number(total)).said());
    lines::both(page, table, lines, totals);
}

impl Duel<'_> {
    /// Puts it on a sheet.
    pub(crate) fn show(&self, page: &mut Page, table: &Table) {
        let [attack, defence] = self.dice.map(i32::from);
        let before = [self.totals[0] - attack, self.totals[1] - defence];
        lines::both(page, table, self.lines, before.map(meanings::number));
        page.space(4.0);
        page.across(|row| {
            let [attack, defence] = self.dice;
            row.dice(&[attack], Some(self.side), 28.0);
            row.dice(&[defence], Some(self.side.other()), 28.0);
            let [attack, defence] = self.totals;
            row.text(title(crate::words::against(attack, defence).said(), TEXT, Ink::Text));
        });
    }
}
