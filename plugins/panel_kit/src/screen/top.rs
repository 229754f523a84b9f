//! The bar at the top: turn and phases, what is to be decided, and the buttons of every game.

use super::draw::Screen;
use super::shown::{Due, Phase, ScreenBox};
use super::wishes::Wish;
use crate::chance_meter::Chance;
use crate::players::player_name;
use crate::top_bar::{self, Button, Clicked, Decision, TopBar};
use crate::widgets::{Sign, open_rule};
use crate::{Kit, OpenPanels, luck, players, words};
use bevy_egui::egui;
use board_art::Icon;
use desk::players::ForPlayers;
use opponent::Opponent;
use table::{RuleId, Say};

/// What a button of every game opens or shuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    /// The menu.
    Menu,
    /// Dice statistics.
    Dice,
    /// What a computer player would do.
    Advice,
    /// Luck and decisions.
    Luck,
    /// Who plays.
    Players,
    /// The rule reference.
    Rules,
    /// The result, once there is one.
    Result,
}

impl Opens {
    /// Those that are always there, from the right.
    pub const ALWAYS: [Self; 6] = [Self::Menu, Self::Dice, Self::Advice, Self::Luck, Self::Players, Self::Rules];

    /// Its sign and its name.
    pub fn named(self) -> (Sign, Say) {
        match self {
            Self::Menu => (Sign::Icon(Icon::Settings), words::menu()),
            Self::Dice => (Sign::Icon(Icon::Dice5), words::dice_statistics()),
            Self::Advice => (Sign::Icon(Icon::Advice), words::what_would_you_do()),
            Self::Luck => (Sign::Letter("±"), luck::title()),
            Self::Players => (Sign::Icon(Icon::Players), players::words::players()),
            Self::Rules => (Sign::Letter("§"), words::rule_reference()),
            Self::Result => (Sign::Icon(Icon::Done), words::result_of_the_battle()),
        }
    }

    /// What it opens; none of the menu, which takes the place of the battle.
    const fn flag(self, open: &mut OpenPanels) -> Option<&mut bool> {
        Some(match self {
            Self::Menu => return None,
            Self::Dice => &mut open.dice,
            Self::Advice => &mut open.advice,
            Self::Luck => &mut open.luck,
            Self::Players => &mut open.players,
            Self::Rules => &mut open.rules,
            Self::Result => &mut open.result,
        })
    }

    /// What it opens is open.
    pub const fn is_open(self, open: &OpenPanels) -> bool {
        match self {
            Self::Menu => false,
            Self::Dice => open.dice,
            Self::Advice => open.advice,
            Self::Luck => open.luck,
            Self::Players => open.players,
            Self::Rules => open.rules,
            Self::Result => open.result,
        }
    }

    /// Opens or shuts it; what else is asked for.
    pub fn toggle(self, open: &mut OpenPanels) -> Option<Asks> {
        match self.flag(open) {
            None => Some(Asks::Menu),
            // Whoever opens it asks; the panel opens by that.
            Some(open) if self == Self::Advice && !*open => Some(Asks::Advice),
            Some(open) => {
                *open = !*open;
                None
            }
        }
    }
}

/// What a button asks for, besides opening something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    /// The menu.
    Menu,
    /// What a computer player would do.
    Advice,
}

/// What the chance to win is, and what it is not.
pub fn about_the_chance() -> Say {
    words::about_the_chance()
}

/// What is to be decided while an earlier position is shown: nothing.
pub fn looks_back() -> Say {
    words::looks_back()
}

/// What is to be decided where a computer player decides.
pub fn computer_decides(player: Opponent) -> Say {
    words::computer_decides(player_name(player))
}

impl<W: ScreenBox> Screen<'_, '_, '_, W> {
    pub(super) fn top(&mut self, root: &mut egui::Ui, kit: &mut Kit) {
        let table = self.there.table();
        let phases: Vec<NamedPhase> = W::phases(&table).iter().map(NamedPhase::of).collect();
        let over = Some(Opens::Result).filter(|_| self.battle.to_act().is_none());
        let opens: Vec<Opens> = Opens::ALWAYS.into_iter().chain(over).collect();
        let named: Vec<(Sign, String, bool)> = opens
            .iter()
            .map(|opens| {
                let (sign, name) = opens.named();
                (sign, name.said(), opens.is_open(kit.open))
            })
            .collect();
        let buttons: Vec<Button> = named.iter().map(|(sign, name, on)| Button { sign: *sign, name, on: *on }).collect();
        let about = about_the_chance().said();
        let due = W::due(self.there);
        let due: Vec<(&Due, String)> = due.iter().map(|due| (due, desk::sentence(&due.words.said()))).collect();
        let due: Vec<top_bar::Due> =
            due.iter().map(|(due, words)| top_bar::Due { turn: due.turn, side: due.side, words }).collect();
        let bar = TopBar {
            turn: W::turn(&table),
            turns: W::turns(&table),
            due: &due,
            phases: &phases.iter().map(NamedPhase::shown).collect::<Vec<_>>(),
            initiative: None,
            passes: None,
            decision: self.decision(),
            chance: self.chance(&about),
            conditions: &W::conditions(&table),
            victory: W::VICTORY,
            buttons: &buttons,
        };
        match top_bar::show(root, kit, &bar) {
            Some(Clicked::Button(n)) => match opens[n].toggle(kit.open) {
                Some(Asks::Menu) => self.wishes.push(Wish::ToMenu),
                Some(Asks::Advice) => self.wishes.push(Wish::Players(ForPlayers::Advise)),
                None => {}
            },
            Some(Clicked::Victory) => open_rule(kit, W::VICTORY),
            None => {}
        }
    }

    /// Why the last try was refused, else who is to decide what.
    fn decision(&self) -> Decision {
        let battle = self.there;
        let table = battle.table();
        let side = battle.to_act();
        let words = match (&self.hand.refused, side) {
            (Some(refusal), _) => W::told(&table, &refusal.reason),
            // Nothing can be ordered there.
            (None, _) if self.past.is_on() => looks_back().said(),
            (None, Some(side)) => match battle.seats()[side.index()].opponent() {
                Some(player) => computer_decides(player).said(),
                None => W::told(&table, &W::to_decide(battle, self.hand)),
            },
            (None, None) => String::new(),
        };
        let refused = self.hand.refused.as_ref().map(|refusal| refusal.rule);
        Decision { side, words: desk::sentence(&words), refused }
    }

    /// The chance to win, as far as it has been seen: what has not been is not given away.
    fn chance<'a>(&'a self, about: &'a str) -> Option<Chance<'a>> {
        let after = self.reads.chances.after();
        let until = self.past.entries().unwrap_or(self.results.told).min(self.results.told);
        let course = &after[..until.min(after.len())];
        let now = course.last().copied().flatten()?;
        Some(Chance { now, course, about })
    }
}

/// A phase with its name in the program's language.
struct NamedPhase {
    name: String,
    short: String,
    rule: RuleId,
    now: bool,
}

impl NamedPhase {
    fn of(phase: &Phase) -> Self {
        Self { name: phase.name.said(), short: phase.short.said(), rule: phase.rule, now: phase.now }
    }
    fn shown(&self) -> top_bar::Phase<'_> {
        top_bar::Phase { name: &self.name, short: &self.short, rule: self.rule, now: self.now }
    }
}
