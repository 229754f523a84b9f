//! What lies over the table: a question, who thinks, the windows, the end; and the advice beside it.

use super::draw::Screen;
use super::shown::ScreenBox;
use super::wishes::Wish;
use crate::players::advice_window::{self, Advice, Counselled, Wanted};
use crate::players::{self, Thought, thinking};
use crate::question::{self, Card};
use crate::result::{self, After, Outcome};
use crate::{DeskKey, Kit, dice_window, luck, rule_book, sheet, words};
use bevy::math::Vec2;
use bevy_egui::egui::{self, Context, Pos2, Rect, Ui};
use desk::players::ForPlayers;
use table::Say;

/// What somebody wants of the advice, said to the computer players.
pub const fn for_players(wanted: Wanted) -> ForPlayers {
    match wanted {
        Wanted::Advise => ForPlayers::Advise,
        Wanted::WhyNot => ForPlayers::WhyNot,
        Wanted::Point(plan) => ForPlayers::Point(plan),
    }
}

/// What the button says that begins the battle anew: the sides change hands where not two people play them.
pub fn again(two_people: bool) -> Say {
    if two_people { words::play_again() } else { words::rematch() }
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    pub(super) fn advice(&mut self, root: &mut Ui, kit: &mut Kit) {
        let (battle, computers) = (self.battle, &self.reads.computers);
        let table = battle.table();
        let advice = Advice {
            counsel: Counselled::of(battle, &computers.counsel(battle)),
            own: W::plan_of(battle, &self.reads.prepared.orders).map(|plan| {
                let outline = W::outline(&table, &plan);
                (W::title(&table, &outline), W::actors(&table, &outline))
            }),
            person_decides: battle.person_decides(),
            pointed: computers.pointed(),
            keys: [DeskKey::Advice, DeskKey::WhyNot].map(|key| self.key(key).to_owned()),
        };
        let wanted = advice_window::show(root, kit, &advice).into_iter();
        self.wishes.extend(wanted.map(|wanted| Wish::Players(for_players(wanted))));
    }

    /// Whoever is asked sees first what happened.
    pub(super) fn question(&mut self, ctx: &Context, kit: &mut Kit, free: Rect) {
        let battle = self.battle;
        let (Some(side), false) = (battle.to_act(), self.reads.busy.0 || self.past.is_on()) else { return };
        let Some(asked) = &self.reads.kept.question else { return };
        let about: Vec<Pos2> = asked.about.iter().filter_map(|at| self.on_screen(ctx, *at)).collect();
        let title = desk::sentence(&W::told(&battle.table(), &asked.title));
        let card = Card { title: &title, rule: asked.rule, side, about: &about, others: &[] };
        question::show(ctx, &mut &mut *kit, &card, free, |ui, kit| {
            let chosen = sheet::show(ui, kit, &asked.choices);
            self.wishes.extend(chosen.into_iter().map(Wish::Mode));
            let answers = sheet::show(ui, kit, &asked.card);
            self.wishes.extend(answers.into_iter().map(Wish::Order));
        });
    }

    /// Where a place of the world is in the window, in points.
    fn on_screen(&self, ctx: &Context, at: Vec2) -> Option<Pos2> {
        let at = self.view?.screen_at(at) / ctx.zoom_factor();
        Some(egui::pos2(at.x, at.y))
    }

    /// A computer player who thinks.
    pub(super) fn thinking(&mut self, ctx: &Context, kit: &mut Kit, free: Rect) {
        let now = self.reads.time.elapsed();
        if let Some(thought) = Thought::of(self.battle, &self.reads.computers, now).filter(|_| !self.past.is_on())
            && thinking::show(ctx, kit, &thought, self.key(DeskKey::PlayNow), free)
        {
            self.wishes.push(Wish::Players(ForPlayers::PlayNow));
        }
    }

    pub(super) fn windows(&mut self, ctx: &Context, kit: &mut Kit) {
        let battle = self.battle;
        rule_book::show(ctx, kit);
        dice_window::show(ctx, kit, battle.dice());
        let seats = players::window::show(ctx, kit, battle.seats(), &[]);
        self.wishes.extend(seats.map(|seats| Wish::Players(ForPlayers::Seat(seats))));
        for wanted in luck::show(ctx, kit, &self.reads.luck.reckoned()) {
            match wanted {
                luck::Wanted::TryAgain { entries } => self.wishes.push(Wish::TryAgain { entries, swapped: false }),
                luck::Wanted::LookAt { entry } => {
                    let told = battle.told_of(entry);
                    (kit.open.log, kit.open.log_at) = (true, told);
                    let lines = self.reads.log.lines.iter().filter(|line| Some(line.entry) == told);
                    let place = lines.filter_map(|line| line.place.as_ref()).next();
                    self.wishes.extend(place.map(|place| Wish::LookAt(W::at(place))));
                }
            }
        }
    }

    /// The end, until it is put away.
    pub(super) fn result(&mut self, ctx: &Context, kit: &mut Kit) {
        let battle = self.battle;
        let table = battle.table();
        let ended = W::ended(battle).filter(|_| kit.open.result && !self.reads.busy.0);
        let Some(ended) = ended else { return };
        let rows: Vec<(String, [i64; 2])> = ended.rows.iter().map(|(what, counted)| (what.said(), *counted)).collect();
        let outcome = Outcome {
            winner: ended.winner,
            reason: &W::told(&table, &ended.reason),
            when: words::turn_of(W::turn(&table).min(W::turns(&table)), W::turns(&table)).said(),
            conditions: &W::conditions(&table),
            rows: &rows.iter().map(|(what, counted)| (what.as_str(), *counted)).collect::<Vec<_>>(),
            dice: battle.dice(),
            of_several: battle.is_of_several(),
            more: Some(&luck::title().said()),
            again: Some(&again(battle.two_people()).said()),
        };
        match result::show(ctx, kit, &outcome) {
            Some(After::Look) => kit.open.result = false,
            Some(After::More) => (kit.open.result, kit.open.luck) = (false, true),
            // What stands before the first order is the scenario itself.
            Some(After::Again) => self.wishes.push(Wish::TryAgain { entries: 1, swapped: true }),
            Some(After::Menu) => self.wishes.push(Wish::ToMenu),
            None => {}
        }
    }
}
