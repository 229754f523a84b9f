//! What a game says of itself to its screen, as data.

use crate::action_bar::Slot;
use crate::conditions::Condition;
use crate::log_drawer::Topic;
use crate::pictures::Picture;
use crate::sheet::{Button, Ink, Print, Sheet};
use crate::theme::Theme;
use crate::{DeskKey, RuleBook};
use bevy::math::Vec2;
use board_art::{Icon, Palette};
use desk::hints::Hint;
use desk::{Battle, Command, Hand, ResultCard, Table, TableBox};
use play::luck::Telling as _;
use std::fmt::Display;
use table::{CounterId, Refusal, RuleId, Say, Side};

/// Between the answers of a question.
const BETWEEN: f32 = 6.0;

/// A game on a screen: what panels say that is its own.
pub trait ScreenBox: TableBox<Theme = Theme, Topic: Into<u8>, Place: Display> {
    /// The rule by which it is won.
    const VICTORY: RuleId;
    /// The kinds of lines of the log.
    const TOPICS: &'static [Topic];

    /// The rules that numbers stand for.
    fn book() -> &'static RuleBook;
    /// The colours of the two sides.
    fn palettes(table: &Table<Self>) -> [Palette; 2];
    /// Whether their names are plurals.
    fn plural(_table: &Table<Self>) -> [bool; 2] {
        [false; 2]
    }
    /// The last turn.
    fn turns(table: &Table<Self>) -> u8;
    /// What comes in turns to come, as the viewer knows it: it stands on the track of turns.
    fn due(_battle: &Battle<Self>) -> Vec<Due> {
        Vec::new()
    }
    /// The phases of this turn, in their order.
    fn phases(table: &Table<Self>) -> Vec<Phase>;
    /// How each side wins, as far as it is counted.
    fn conditions(_table: &Table<Self>) -> Vec<Condition> {
        Vec::new()
    }
    /// Where a place lies in the world.
    fn at(place: &Self::Place) -> Vec2;

    /// What a person is to decide.
    fn to_decide(battle: &Battle<Self>, hand: &Hand<Self>) -> Say;
    /// Who is in the hand, while nothing is prepared.
    fn in_hand(battle: &Battle<Self>, hand: &Hand<Self>) -> Option<Say>;
    /// What stands at the side of an order that is prepared.
    fn prepared(battle: &Battle<Self>, order: &Command<Self>) -> Sheet<Command<Self>>;
    /// What stands on the card of a result: the roll with its lines first, then all that followed. None: its dice, and what the log says.
    fn rolled(_battle: &Battle<Self>, _result: &ResultCard<Self>) -> Option<Print> {
        None
    }
    /// What stands at the side of an order that the pointer means and the rules forbid: what it is, and why not.
    fn forbidden(battle: &Battle<Self>, order: &Command<Self>, refusal: &Refusal) -> Sheet<Command<Self>> {
        let table = battle.table();
        Sheet::of(|sheet| {
            sheet.title(Icon::Cross, Self::Telling::order(&table, order));
            sheet.refusal(desk::sentence(&Self::told(&table, &refusal.reason)), refusal.rule);
        })
    }
    /// How things stand, above all else at the side.
    fn standing(_battle: &Battle<Self>) -> Option<Sheet<Command<Self>>> {
        None
    }
    /// What one may know of a counter: of the one under the pointer, or of the one in the hand.
    fn about(_battle: &Battle<Self>, _counter: CounterId) -> Option<Sheet<Command<Self>>> {
        None
    }
    /// The places in a counter that others sit or ride in, as far as one knows; of who rides himself those around him. They stand below
    /// what is said of it.
    fn places(_battle: &Battle<Self>, _counter: CounterId) -> Vec<Places> {
        Vec::new()
    }
    /// Buttons besides those of every game.
    fn actions(battle: &Battle<Self>, hand: &Hand<Self>) -> Vec<Action<Self>>;
    /// What the next click is for once this key has been pressed: one of the sight tool, of paces, of the ruler, of who knows whom. None: the
    /// key does nothing.
    fn mode_of_key(
        _battle: &Battle<Self>,
        _hand: &Hand<Self>,
        _prepared: Option<&Command<Self>>,
        _key: DeskKey,
    ) -> Option<Self::Mode> {
        None
    }
    /// The tray of those who are to be put onto the table ([`TableBox::to_place`]); none: it has none.
    fn waiting(_battle: &Battle<Self>) -> Option<Waiting> {
        None
    }
    /// The question that a person at this screen is asked.
    fn question(battle: &Battle<Self>, hand: &Hand<Self>) -> Option<Question<Self>>;
    /// How the game has ended.
    fn ended(battle: &Battle<Self>) -> Option<Ended>;
    /// The hints whose moment it is, the most wanted first.
    fn moments(_battle: &Battle<Self>, _hand: &Hand<Self>) -> Vec<&'static Hint> {
        Vec::new()
    }
}

/// A phase with its name, in full and short.
#[derive(Clone, Debug)]
pub struct Phase {
    /// What it is called.
    pub name: Say,
    /// The same where there is little room.
    pub short: Say,
    /// Its rule.
    pub rule: RuleId,
    /// It is played now.
    pub now: bool,
}

/// Something that comes in a turn.
#[derive(Clone, Debug)]
pub struct Due {
    /// In which turn.
    pub turn: u8,
    /// Whose it is; none: everybody's.
    pub side: Option<Side>,
    /// What it is.
    pub words: Say,
}

/// What a button does.
pub enum Does<W: ScreenBox> {
    /// Orders this.
    Order(Command<W>),
    /// The next click is for this.
    Mode(W::Mode),
}

/// A button of the action bar.
pub struct Action<W: ScreenBox> {
    /// What it says.
    pub name: Say,
    /// Its picture.
    pub icon: Icon,
    /// The key that does the same.
    pub key: Option<DeskKey>,
    /// It is what the next click does.
    pub active: bool,
    /// The place that it has for itself.
    pub slot: Option<Slot>,
    /// One more sentence: what it means, and what it costs.
    pub tip: Option<Say>,
    /// Why it cannot be done now; none: it can.
    pub refusal: Option<Refusal>,
    /// What it does.
    pub does: Does<W>,
}

/// A question with its answers.
pub struct Question<W: ScreenBox> {
    /// What is asked, in a few words.
    pub title: Say,
    /// The rule that asks.
    pub rule: RuleId,
    /// The places of the world that it is about, the most important first.
    pub about: Vec<Vec2>,
    /// What stands first on the card: what is chosen before one answers, kept as what the next click is for.
    pub choices: Sheet<W::Mode>,
    /// What stands below it, with a choice for each answer.
    pub card: Sheet<Command<W>>,
}

/// Those who are to be put onto the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiting {
    /// How many there are, in a few words.
    pub title: Say,
    /// How it is done.
    pub hint: Say,
    /// They, by the names of their groups.
    pub groups: Vec<(String, Vec<Waiter>)>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Waiter {
    /// Who.
    pub who: CounterId,
    /// How he looks.
    pub picture: Picture,
    /// What he is called.
    pub name: String,
    /// What he is, in a few words.
    pub about: String,
}

/// Places in a counter that belong together.
#[derive(Clone, Debug, PartialEq)]
pub struct Places {
    /// What they are, in a word.
    pub title: String,
    /// Each of them.
    pub seats: Vec<Seat>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Seat {
    /// Who is there; none: it is free.
    pub taken: Option<Taken>,
    /// Who he is, or what the place is.
    pub name: String,
    /// What he is there and how, or that it is free.
    pub about: String,
    /// The colour of that.
    pub ink: Ink,
}

/// Who is in a place.
#[derive(Clone, Debug, PartialEq)]
pub struct Taken {
    /// Who.
    pub who: CounterId,
    /// How he looks.
    pub picture: Picture,
    /// A click chooses him, and he can be dragged onto the table.
    pub acts: bool,
}

/// How a game has ended.
pub struct Ended {
    /// Who has won; none: a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: Say,
    /// What is counted, and how much of it both sides have.
    pub rows: Vec<(Say, [i64; 2])>,
}

impl<W: ScreenBox> Question<W> {
    /// A card with a button for each order that may be given.
    pub fn buttons(battle: &Battle<W>) -> Sheet<Command<W>> {
        let table = battle.table();
        Sheet::of(|sheet| {
            sheet.wrapped(|row| {
                row.apart(BETWEEN, BETWEEN);
                for order in battle.legal() {
                    row.button(Button::new(W::Telling::order(&table, order), order.clone()));
                }
            });
        })
    }
}
