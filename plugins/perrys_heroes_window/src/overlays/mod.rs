//! What is drawn on the table besides figures. Each part is made anew only when what it shows has changed.
//!
//! | File | Holds |
//! |---|---|
//! | `drawing.rs` | parts of what is drawn, and how they are put together |
//! | `scene.rs`, `clouds.rs` | objectives, zones, who is on alert; smoke, traps, open houses |
//! | `reach.rs`, `ranges.rs` | how far who is chosen comes, and his weapon |
//! | `tape.rs`, `bursts.rs` | what the order that is prepared comes to: the tape of a way, zones and chances |
//! | `hexes.rs` | hexes: those registered, those of calls in the air, those that a call may strike |
//! | `driven.rs` | the drive that is prepared: its hulls, whom it runs over, who on alert comes in |
//! | `rides.rs` | what can take who is dragged |
//! | `look.rs`, `watch.rs` | what one sees; what who is on alert watches |
//! | `knowledge.rs`, `ruler.rs` | who knows of whom; tapes between any two points |

mod bursts;
mod clouds;
mod drawing;
mod driven;
mod hexes;
mod knowledge;
mod look;
mod ranges;
mod reach;
mod rides;
mod ruler;
mod scene;
mod tape;
mod watch;

use crate::battle::{Battle, PerrysHeroesWindow};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use desk::players::LookingBack;
use desk::{DeskSystems, Hand, HandOver, Prepared, TableBox};
use drawing::Drawing;
use measured_view::point;
use perrys_heroes::Command;
use ruler::Tapes;
use table::CounterId;
use table_view::{Carried, Marks, Shades, Under, ViewBusy};

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shades>()
        .add_plugins(clouds::plugin)
        .add_systems(Update, (ruler::looks, draw).chain().in_set(DeskSystems::Show).after(DeskSystems::Tell));
    // Nothing of one battle lies on the table of the next.
    desk::of_battle::<PerrysHeroesWindow, Tapes>(app);
}

/// What is drawn of.
#[derive(SystemParam)]
struct Shown<'w> {
    battle: Option<Res<'w, Battle>>,
    hand: Res<'w, Hand<PerrysHeroesWindow>>,
    prepared: Res<'w, Prepared<Command>>,
    under: Res<'w, Under>,
    tapes: Res<'w, Tapes>,
    past: Res<'w, LookingBack<PerrysHeroesWindow>>,
    hand_over: Res<'w, HandOver>,
    busy: Res<'w, ViewBusy>,
    carried: Option<Res<'w, Carried>>,
}

impl Shown<'_> {
    fn is_changed(&self) -> bool {
        let battle = self.battle.as_ref().is_none_or(|battle| battle.is_changed());
        let of_hand = self.hand.is_changed() || self.prepared.is_changed() || self.under.is_changed();
        let of_desk = self.tapes.is_changed() || self.past.is_changed() || self.hand_over.is_changed();
        battle
            || of_hand
            || of_desk
            || self.busy.is_changed()
            || self.carried.as_ref().is_some_and(|it| it.is_changed())
    }

    /// Who hangs on the pointer.
    fn dragged(&self) -> Option<CounterId> {
        self.carried.as_ref()?.0.and(self.hand.who)
    }
}

/// The parts as they were made last.
#[derive(Default)]
struct Layers {
    scene: Drawing,
    reach: (reach::Goes, Drawing),
    hand: Drawing,
    area: look::Area,
    watch: look::Area,
    was_there: bool,
}

/// Brings all that is drawn up to date.
fn draw(
    shown: Shown,
    mut layers: Local<Layers>,
    mut marks: ResMut<Marks>,
    mut shades: ResMut<Shades>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Some(battle) = shown.battle.as_deref() else {
        if std::mem::take(&mut layers.was_there) {
            *layers = Layers::default();
            marks.set_if_neq(Marks { accents: marks.accents, ..Marks::default() });
            shades.set_if_neq(Shades::default());
        }
        return;
    };
    let first = !std::mem::replace(&mut layers.was_there, true);
    if !first && !shown.is_changed() && !layers.is_open(battle) {
        return;
    }
    let now = if shown.hand_over.0.is_some() {
        (layers.area, layers.watch) = Default::default();
        Drawing::default()
    } else {
        layers.all(&shown, battle, first)
    };
    if layers.is_open(battle) {
        redraw.write(RequestRedraw);
    }
    let (lines, ground) = now.split(marks.accents);
    marks.set_if_neq(lines);
    shades.set_if_neq(ground);
}

impl Layers {
    /// True while an area is in the making.
    fn is_open(&self, battle: &Battle) -> bool {
        self.area.is_open(battle) || self.watch.is_open(battle)
    }

    fn all(&mut self, shown: &Shown, battle: &Battle, first: bool) -> Drawing {
        let anew = first
            || shown.past.is_changed()
            || shown.hand_over.is_changed()
            || shown.battle.as_ref().is_some_and(|battle| battle.is_changed());
        let there = shown.past.battle().unwrap_or(battle);
        if anew {
            self.scene = scene::scene(there);
        }
        let mut all = Drawing::default();
        if shown.past.is_on() {
            (self.reach, self.hand) = Default::default();
            (self.area, self.watch) = Default::default();
            all.and(&self.scene);
            all.and(&ruler::ruler(there, &shown.hand, &shown.tapes, &shown.under));
            return all;
        }
        let hand = &*shown.hand;
        if anew || shown.hand.is_changed() {
            // A reach takes longest, and most of what changes in a hand is nothing to it.
            let goes = reach::goes(battle, hand);
            if anew || self.reach.0 != goes {
                self.reach = (goes, reach::reach(battle, goes));
            }
            self.hand = ranges::ranges(battle, hand);
            self.hand.and(&knowledge::knowledge(battle, hand));
        }
        let table = battle.table();
        let viewer = look::eyes(&table, hand);
        self.area.go_on(battle, viewer.map(look::Gaze::looks), anew);
        all.and(&self.area.drawing(battle));
        let watcher = watch::watcher(battle, hand, &shown.under).filter(|_| viewer.is_none());
        self.watch.go_on(battle, watcher.and_then(|watcher| watch::gaze(&table, &watcher)), anew);
        all.and(&self.watch.drawing(battle));
        if let Some(watcher) = watcher {
            all.and(&watch::watch(battle, &watcher));
        }
        all.and(&self.scene);
        all.and(&self.reach.1);
        all.and(&self.hand);
        if let Some(viewer) = viewer {
            all.and(&look::line(battle, viewer, &shown.under));
        }
        if let Some(dragged) = shown.dragged() {
            all.and(&rides::takes(battle, dragged));
        }
        all.and(&ordered(shown, battle));
        all.and(&ruler::ruler(battle, hand, &shown.tapes, &shown.under));
        all
    }
}

/// What is drawn of the order that a click would give, also where it would be refused.
fn ordered(shown: &Shown, battle: &Battle) -> Drawing {
    let (hand, under) = (&*shown.hand, &*shown.under);
    if shown.busy.0 || !battle.person_decides() {
        return Drawing::default();
    }
    let to = under.at.map(point);
    let own = |piece| PerrysHeroesWindow::side_of(&battle.table(), piece) == battle.to_act();
    let over_own = under.piece().is_some_and(own) && !PerrysHeroesWindow::is_for_own(hand.mode);
    let refused = || PerrysHeroesWindow::meant(battle, hand, under.piece(), under.at).filter(|_| !over_own);
    let Some(order) = shown.prepared.orders.first().cloned().or_else(refused) else { return Drawing::default() };
    if let Command::Move { .. } = order {
        return tape::tape(battle, hand, &order, to);
    }
    let mut drawing = bursts::bursts(battle, &order);
    drawing.and(&bursts::refused(battle, &order, under));
    drawing
}

#[cfg(test)]
#[path = "rides_test.rs"]
mod rides_test;
#[cfg(test)]
#[path = "overlays_test.rs"]
mod tests;
