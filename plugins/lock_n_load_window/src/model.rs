//! What panels, faces and the mouse share: the selection, the preview of what would happen, the actions on offer, the log, the
//! sentence that says whose decision it is.
//!
//! The types here are written by the systems of this crate and read by its panels. A panel changes nothing itself: it writes
//! [`Perform`] for a button, [`Choose`] for a tick in a list, [`GiveOrder`] where it has a whole order in hand.

use crate::fire::FirePreview;
use crate::input::BattleAction;
use crate::melee::MeleePreview;
use crate::movement::MovePreview;
use crate::rally::MoralePreview;
use crate::smoke::SmokePreview;
use crate::spotting::SpotPreview;
use bevy::prelude::*;
use board_art::Icon;
use hex_board::{HexId, Place, Spot};
use lock_n_load::definition::UnitKind;
use lock_n_load::{Command, Movement, Part, Phase, Table};
use std::time::Duration;
use table::{CounterId, Refusal, RuleId, Side};

// --- messages ---

/// Gives an order for the side to act. Written by intents, panels and the opponent alike.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct GiveOrder(pub Command);

/// An order was carried out: its entry in the journal.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderGiven {
    /// Position in the journal's entries.
    pub entry: usize,
}

/// An order was refused; nothing has changed.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct OrderRefused {
    /// The order; none where a preview or a greyed button was pressed.
    pub command: Option<Command>,
    /// Why, with the rule's number.
    pub refusal: Refusal,
}

/// Takes the last order back, if it threw no dice.
#[derive(Message, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Undo;

/// A button was pressed: what an [`Action`] does.
#[derive(Message, Clone, Debug, PartialEq)]
pub struct Perform(pub Does);

/// A tick in a panel's list: who takes part in the action that is being prepared, and with what.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Choose {
    /// Selects everybody of a Location who can act, as a click on the stack does.
    Stack(Spot),
    /// Adds a unit to the selection, or takes it out.
    Unit(CounterId),
    /// The unit fires (or fights) with its own firepower, or not.
    Own(CounterId),
    /// The unit uses this weapon, or not.
    Weapon {
        /// The unit.
        unit: CounterId,
        /// The weapon.
        weapon: CounterId,
    },
    /// A second single man who helps to fire the unit's weapon, or nobody (RUL-42).
    With {
        /// The unit.
        unit: CounterId,
        /// Who helps.
        with: Option<CounterId>,
    },
    /// The multi-man counter that leads the attack and counts in full (LNL-5.2-02).
    Lead(CounterId),
    /// The leader who aids (fire, melee), helps (rally) or moves along at Double Time.
    Leader(LeaderChoice),
    /// Melee: attacks this enemy, or not. Answers with satchels: uses this charge, or not.
    Defender(CounterId),
    /// The target Location, as a click on it does.
    Target(Spot),
    /// A waiting group of the tray.
    Group(String),
    /// Moves the camera so that this Location is seen: from a line of the log.
    Look(Place),
}

// --- selection ---

/// What a click on the map means now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Nothing chosen: clicks select, hovering previews fire at enemies and paths elsewhere.
    #[default]
    Idle,
    /// The next Location clicked is fired at.
    Fire,
    /// The next Location clicked is moved to.
    Move(Movement),
    /// The same at Double Time with the leader of the selection.
    DoubleTime,
    /// The next Location clicked is to be spotted.
    Spot,
    /// The next Location clicked gets smoke.
    Smoke,
    /// The selected units try to withdraw from their melee: the preview shows their rolls, confirming orders it.
    Withdraw,
    /// Places this sniper.
    Sniper(CounterId),
    /// The next hex clicked is where the selected waiting units of this entry group enter.
    Enter(String),
    /// Set-up: counters are dragged, or clicked and then put on the hex clicked next.
    SetUp,
    /// Rally Phase: clicks choose a unit and the one who helps it.
    Rally,
    /// A question is open; clicks answer it. The question is `battle.table().flow.question`.
    Answer,
}

/// Which leader takes part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LeaderChoice {
    /// The best for it.
    #[default]
    Best,
    /// None.
    Nobody,
    /// This one.
    This(CounterId),
}

/// What is selected and how far the next order has been prepared.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Selection {
    /// The selected Location.
    pub spot: Option<Spot>,
    /// The selected units, in the scenario's order. Waiting or not yet placed units have no Location.
    pub units: Vec<CounterId>,
    /// What a click means.
    pub mode: Mode,
    /// What units bring where the player has chosen otherwise than the rules propose.
    pub parts: Vec<Part>,
    /// The leader who takes part.
    pub leader: LeaderChoice,
    /// The multi-man counter that leads an attack; none: the strongest.
    pub lead: Option<CounterId>,
    /// The target Location that was clicked; without one the hovered Location is previewed.
    pub target: Option<Spot>,
    /// The path that was clicked or is going on, without the present Location.
    pub path: Vec<Spot>,
    /// Enemies chosen in a melee, or satchel charges chosen in defence.
    pub chosen: Vec<CounterId>,
}

impl Selection {
    /// True if a unit stands where units are selected, or nobody is.
    pub(crate) fn is_from(&self, table: &Table, unit: CounterId) -> bool {
        self.units.is_empty() || table.unit(unit).and_then(|unit| unit.spot()) == self.spot
    }
}

// --- preview ---

/// What would happen, worked out by the rules' own functions; nothing has been ordered.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub enum Preview {
    /// Nothing to show.
    #[default]
    None,
    /// The rules forbid it.
    Refused(Refusal),
    /// An attack on the Direct Fire Table.
    Fire(Box<FirePreview>),
    /// A spotting attempt.
    Spot(SpotPreview),
    /// An attempt to place smoke.
    Smoke(SmokePreview),
    /// Two dice against morale: rally, medic, Dedication, withdrawal (several units).
    Morale(Vec<MoralePreview>),
    /// An attack in a melee round.
    Melee(Box<MeleePreview>),
    /// A move.
    Move(MovePreview),
    /// An order without dice or arithmetic, in words.
    Plain(String),
}

/// What [`Does::Confirm`] orders: the orders that belong to [`Preview`]; empty while nothing is prepared or the rules refuse it.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Prepared {
    /// One after the other.
    pub orders: Vec<Command>,
}

/// Which sides are played by people at this screen; clicks and keys give orders for no other.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Humans(pub [bool; 2]);

impl Default for Humans {
    fn default() -> Self {
        Self([true; 2])
    }
}

// --- actions ---

/// What pressing a button or a key does.
#[derive(Clone, Debug, PartialEq)]
pub enum Does {
    /// Orders, given one after the other; the rest is dropped when one is refused or a question comes between.
    Order(Vec<Command>),
    /// Another meaning of the next click.
    Mode(Mode),
    /// Orders what [`Preview`] shows.
    Confirm,
    /// Takes the last order back.
    Undo,
    /// Back to nothing selected.
    Cancel,
    /// Shows or hides the sight tool.
    SightTool,
    /// Puts the results away.
    Dismiss,
}

/// Something that can be done now with the selection, or why it cannot.
#[derive(Clone, Debug, PartialEq)]
pub struct Action {
    /// What the button says.
    pub name: String,
    /// One more sentence, for the tooltip.
    pub hint: String,
    /// Its picture.
    pub icon: Icon,
    /// The key.
    pub key: Option<BattleAction>,
    /// Why it cannot be done; none: it can.
    pub refusal: Option<Refusal>,
    /// What pressing it does.
    pub does: Does,
    /// Its mode is on.
    pub active: bool,
    /// The one that is most likely wanted: drawn with the accent.
    pub main: bool,
    /// Something that the selected counters do: it stands in the menu at the cursor too.
    pub of_units: bool,
    /// It stands in the tray while that has buttons.
    pub in_tray: bool,
}

/// What can be done now. The menu at the cursor and the action bar both show this list.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Actions(pub Vec<Action>);

/// A question that has only just been asked hears no clicks and no keys for a moment, so that what was meant for the map does not
/// answer it. The moment begins with the first frame after the one that drew the question.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// How long.
    pub length: Duration,
    /// The question has been asked, but nobody has seen it yet.
    asked: bool,
    until: Option<Duration>,
}

impl Default for Pause {
    fn default() -> Self {
        Self::of(Duration::from_millis(400))
    }
}

impl Pause {
    /// One of this length.
    pub const fn of(length: Duration) -> Self {
        Self { length, asked: false, until: None }
    }
    /// Something is asked from now on.
    pub(crate) fn ask(&mut self) {
        self.asked = !self.length.is_zero();
    }
    /// A frame begins.
    pub(crate) fn begin_frame(&mut self, now: Duration) {
        if self.asked {
            self.until = Some(now + self.length);
            self.asked = false;
        }
    }
    /// Nothing is heard now.
    pub fn holds(&self, now: Duration) -> bool {
        self.asked || self.until.is_some_and(|until| now < until)
    }
}

/// Whether a menu opens at the cursor where a stack is selected: a setting.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MenuAtCursor(pub bool);

impl Default for MenuAtCursor {
    fn default() -> Self {
        Self(true)
    }
}

/// The menu at the cursor: open, and where on the screen in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct CursorMenu {
    /// Where; none: closed.
    pub at: Option<Vec2>,
}

// --- log, sentence, tray ---

/// A line of the log.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLine {
    /// The sentence.
    pub text: String,
    /// Dice to show before it.
    pub dice: Vec<u8>,
    /// Rules that it rests on, most important first, each once.
    pub rules: Vec<RuleId>,
    /// Where a click on it leads.
    pub place: Option<Place>,
    /// The turn.
    pub turn: u8,
    /// Entry of the journal.
    pub entry: usize,
    /// Whose doing.
    pub side: Option<Side>,
    /// A heading: a phase or an impulse began.
    pub heading: bool,
    /// Indented below the line before: a consequence.
    pub detail: bool,
    /// What it is about.
    pub topic: Topic,
}

/// What a line of the log is about: lines can be sorted out by it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// Turns, phases, impulses, passes, control, the end.
    #[default]
    Turn,
    /// Fire and its Damage Checks.
    Fire,
    /// Moves and weapons that change hands.
    Movement,
    /// Melee and withdrawal.
    Melee,
    /// Rallies, medics, spotting, smoke.
    Other,
}

/// Everything that happened, in sentences.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Log {
    /// The lines, oldest first.
    pub lines: Vec<LogLine>,
}

/// Whose decision it is and how things stand.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Sentence {
    /// Who decides; none: the game is over.
    pub side: Option<Side>,
    /// What is to be decided, in a sentence.
    pub text: String,
    /// Why the last try was refused, until the next click.
    pub refused: Option<Refusal>,
    /// The turn and the last turn.
    pub turn: u8,
    /// The last turn.
    pub turns: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose impulse it is (Operations Phase).
    pub impulse: Option<Side>,
    /// Passes in a row.
    pub passes: u8,
    /// Who has the initiative.
    pub initiative: Option<Side>,
    /// How each victory condition stands.
    pub standing: Vec<StandingLine>,
    /// The result, when the game is over.
    pub outcome: Option<(Option<Side>, String)>,
    /// The last order can be taken back.
    pub can_undo: bool,
}

/// One victory condition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingLine {
    /// Whose.
    pub side: Side,
    /// The condition and how it stands, in words; of several that are joined the beginning of their list.
    pub text: String,
    /// The conditions that are joined, each with how it stands and whether it holds.
    pub parts: Vec<(String, bool)>,
    /// What the side has.
    pub have: i32,
    /// What it needs.
    pub need: i32,
    /// It holds now.
    pub holds: bool,
}

/// Units that are not on the map: to be set up, or waiting to enter.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Tray {
    /// The groups.
    pub groups: Vec<TrayGroup>,
}

/// Units that are set up in one zone or enter together.
#[derive(Clone, Debug, PartialEq)]
pub struct TrayGroup {
    /// Its key in the scenario.
    pub key: String,
    /// Whose.
    pub side: Side,
    /// From which turn they enter; none: they are set up.
    pub turn: Option<u8>,
    /// Where.
    pub hexes: Vec<HexId>,
    /// Who, with kind.
    pub units: Vec<(CounterId, UnitKind)>,
    /// They can be placed or enter now.
    pub ready: bool,
}

/// Keys of the sight tool and other things that only the view shows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tools {
    /// The sight tool is on: what is seen from the selected or hovered hex.
    pub sight: bool,
    /// The sight tool looks from here; none: from the selection or the first hex hovered.
    pub from: Option<Spot>,
}
