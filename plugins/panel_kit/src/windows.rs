//! The windows that lie over the map: which is on top, how the one on top is closed, and where a new one opens so that it hides no other.

use crate::{OpenPanels, Over};
use bevy_egui::egui;
use egui::{Pos2, Rect, Vec2};

impl OpenPanels {
    fn flag(&mut self, which: Over) -> &mut bool {
        match which {
            Over::Rules => &mut self.rules,
            Over::Dice => &mut self.dice,
            Over::Objectives => &mut self.objectives,
            Over::Players => &mut self.players,
            Over::Advice => &mut self.advice,
            Over::Luck => &mut self.luck,
            Over::Result => &mut self.result,
            Over::More => &mut self.more,
        }
    }

    /// It has been opened in this frame.
    pub fn is_new(&self, which: Over) -> bool {
        !self.order.contains(&which)
    }

    /// Closes the window on top; false: none is open.
    pub fn close_top(&mut self) -> bool {
        while let Some(top) = self.order.pop() {
            if std::mem::take(self.flag(top)) {
                return true;
            }
        }
        false
    }

    /// Keeps which lies over which: what was opened last, or pressed last, is on top. The result is there only when the game is over. To
    /// be called when all have been drawn.
    pub fn keep_order(&mut self, ctx: &egui::Context, is_over: bool) {
        for which in Over::ALL {
            let shown = *self.flag(which) && (which != Over::Result || is_over);
            let known = self.order.contains(&which);
            if shown && !known {
                self.order.push(which);
            } else if known && !shown {
                self.order.retain(|other| *other != which);
            }
        }
        let pressed = ctx.input(|input| input.pointer.any_pressed().then(|| input.pointer.interact_pos()).flatten());
        let layer = pressed.and_then(|at| ctx.layer_id_at(at)).map(|layer| layer.id);
        if let Some(n) = self.order.iter().position(|which| Some(egui::Id::new(which.name())) == layer) {
            let raised = self.order.remove(n);
            self.order.push(raised);
        }
    }
}

/// Where a window of about this size opens: where it is wanted if that hides no other, else where it hides the least. None: it is open
/// already and stays where the player has it.
pub fn opens_at(ctx: &egui::Context, open: &OpenPanels, which: Over, size: Vec2, wanted: Pos2) -> Option<Pos2> {
    if !open.is_new(which) {
        return None;
    }
    let others: Vec<Rect> = open.order.iter().filter_map(|other| place_of(ctx, *other)).collect();
    let room = ctx.content_rect();
    let free = room.with_min_y(room.top() + crate::TOP_HEIGHT).shrink(12.0);
    Some(least_hidden(free, size, wanted, &others))
}

/// The window where it opens, or where the player has it. Its size is not known yet when it opens, so it is kept within the window from
/// the next frame on.
pub fn opened(window: egui::Window<'_>, at: Option<Pos2>) -> egui::Window<'_> {
    at.into_iter().fold(window, |window, at| window.constrain(false).current_pos(at))
}

fn place_of(ctx: &egui::Context, which: Over) -> Option<Rect> {
    egui::AreaState::load(ctx, egui::Id::new(which.name())).map(|area| area.rect())
}

fn least_hidden(free: Rect, size: Vec2, wanted: Pos2, others: &[Rect]) -> Pos2 {
    let most = (free.max - size).max(free.min);
    let steps = [0.0, 0.5, 1.0];
    let grid = steps.iter().flat_map(|y| steps.map(|x| free.min + (most - free.min) * egui::vec2(x, *y)));
    let hidden = |at: &Pos2| -> f32 {
        let window = Rect::from_min_size(*at, size);
        others
            .iter()
            .map(|other| window.intersect(*other))
            .filter(|both| both.is_positive())
            .map(|both| both.area())
            .sum()
    };
    let wanted = wanted.clamp(free.min, most);
    std::iter::once(wanted).chain(grid).min_by(|a, b| hidden(a).total_cmp(&hidden(b))).unwrap_or(wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_on_top_is_closed_first_and_then_the_one_below() {
        let ctx = egui::Context::default();
        let mut open = OpenPanels { result: true, ..OpenPanels::default() };
        let opened = |open: &mut OpenPanels| {
            ctx.run_ui(egui::RawInput::default(), |_| open.keep_order(&ctx, false)).drop_without_applying_deltas();
        };
        open.dice = true;
        opened(&mut open);
        open.rules = true;
        opened(&mut open);
        assert!(!open.is_new(Over::Dice) && open.is_new(Over::Luck));
        assert!(open.close_top() && !open.rules && open.dice, "{open:?}");
        assert!(open.close_top() && !open.dice);
        assert!(!open.close_top(), "none is open any more");
        assert!(open.result, "the result waits for the end of the game");
    }

    #[test]
    fn a_window_opens_where_it_hides_no_other() {
        let free = Rect::from_min_size(egui::pos2(0.0, 52.0), egui::vec2(1280.0, 660.0));
        let size = egui::vec2(400.0, 300.0);
        let wanted = egui::pos2(20.0, 60.0);
        assert_eq!(least_hidden(free, size, wanted, &[]), wanted);
        let mut others = Vec::new();
        for _ in 0..4 {
            let next = Rect::from_min_size(least_hidden(free, size, wanted, &others), size);
            assert!(others.iter().all(|other: &Rect| !other.intersect(next).is_positive()), "{next:?} on {others:?}");
            others.push(next);
        }
    }
}
