//! Which button stands where in the action bar.

use super::{Actions, GAP, HEIGHT, Item, ROWS, Slot, width_of};
use bevy_egui::egui::{self, Rect};

/// Width of the button *More*.
pub(super) const MORE: f32 = 52.0;
/// Least width of the two columns of buttons that have their place for themselves: another word on one of them moves nothing.
const STANDING: [f32; 2] = [108.0, 142.0];
/// In a bar that is narrower only the last of these columns stands beside the others, and the first one behind *More*.
pub(super) const NARROW: f32 = 600.0;

/// The places of the buttons, from the left upper corner of the first one.
#[derive(Debug, Default)]
pub(super) struct Layout {
    /// Buttons by their number.
    pub placed: Vec<(usize, Rect)>,
    /// Places of buttons that are not there now.
    pub empty: Vec<(Slot, Rect)>,
    /// Where the button *More* begins, if it is needed.
    pub more_at: Option<f32>,
    /// What stands behind it.
    pub more: Vec<usize>,
    /// The width of all.
    pub width: f32,
}

impl Layout {
    /// The columns that are kept, then columns of two as long as there is room.
    pub fn of(ctx: &egui::Context, actions: &Actions, room: f32) -> Self {
        let mut layout = Self::default();
        let items = actions.items;
        let in_slot = |slot: Slot| items.iter().position(|action| action.slot == Some(slot));
        let stands = |slot: &Slot| actions.kept.contains(slot) || in_slot(*slot).is_some();
        let columns = Slot::COLUMNS.iter().zip(STANDING).filter(|(slots, _)| slots.iter().any(stands));
        let columns: Vec<(&[Slot; 2], f32)> = columns.collect();
        let behind_more = if room < NARROW { columns.len().saturating_sub(1) } else { 0 };
        for (slots, least) in &columns[behind_more..] {
            let there = slots.iter().filter_map(|slot| in_slot(*slot));
            let width = there.map(|n| width_of(ctx, &items[n])).fold(*least, f32::max);
            for (row, slot) in slots.iter().enumerate() {
                let rect = layout.cell(row, width);
                match in_slot(*slot) {
                    Some(n) => layout.placed.push((n, rect)),
                    None => layout.empty.push((*slot, rect)),
                }
            }
            layout.width += width + GAP;
        }
        let taken: Vec<usize> = layout.placed.iter().map(|(n, _)| *n).collect();
        let hidden = columns[..behind_more].iter().flat_map(|(slots, _)| slots.iter());
        let hidden: Vec<usize> = hidden.filter_map(|slot| in_slot(*slot)).collect();
        let ways: Vec<usize> = (0..items.len()).filter(|n| !taken.contains(n) && !hidden.contains(n)).collect();
        layout.ways(ctx, items, &ways, room, !hidden.is_empty());
        if !layout.more.is_empty() || !hidden.is_empty() {
            layout.more.extend(hidden);
            layout.more_at = Some(layout.width);
            layout.width += MORE + GAP;
        }
        layout.width -= GAP;
        layout
    }

    fn cell(&self, row: usize, width: f32) -> Rect {
        let top = row as f32 * (HEIGHT + GAP);
        Rect::from_min_size(egui::pos2(self.width, top), egui::vec2(width, HEIGHT))
    }

    /// All others, column by column; from the first one on that has no room they stand behind *More*.
    fn ways(&mut self, ctx: &egui::Context, actions: &[Item], ways: &[usize], room: f32, more: bool) {
        let width = |column: &[usize]| column.iter().map(|n| width_of(ctx, &actions[*n])).fold(0.0, f32::max);
        let widths: Vec<f32> = ways.chunks(2).map(width).collect();
        let all: f32 = widths.iter().map(|width| width + GAP).sum();
        let behind = if more || self.width + all - GAP > room { MORE + GAP } else { 0.0 };
        let mut fits = true;
        for (column, width) in ways.chunks(2).zip(widths) {
            fits &= self.width + width + behind <= room;
            if !fits {
                self.more.extend(column);
                continue;
            }
            for (row, n) in column.iter().enumerate() {
                let rect = self.cell(row, width);
                self.placed.push((*n, rect));
            }
            self.width += width + GAP;
        }
        debug_assert!(self.placed.iter().all(|(_, rect)| rect.bottom() <= ROWS));
    }
}
