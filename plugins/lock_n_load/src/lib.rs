//! Lock 'n Load, series V2: infantry, vehicles, guns and artillery on hexes.
//!
//! The table is an ECS world: a counter is an entity, what is true of it are components ([`units`], [`weapons`]). An order
//! ([`Command`]) is judged and decided by pure functions on the borrowed [`Table`] (module [`sections`], a folder for each rule
//! section), which answer with events ([`Event`]) or refuse with a rule number; only `dispatch/apply.rs` writes components. Every rule
//! of the book stands in the [`catalogue`] with a sentence of our own.
//!
//! # Floors
//!
//! A floor uses those below it and none above, and no section leads back to itself: `tests/it/floors.rs` reads the imports and prints
//! what breaks this. From the top:
//!
//! | Floor | Holds |
//! |---|---|
//! | `dispatch/`, and the `orders.rs` of every section | what brings orders and events to the sections and to the table |
//! | `checks/` | what may be wrong with data files; the definitions and the start position that are made of those without mistakes |
//! | `sections/` | the rules, a folder for each section of the book, with their words and tests |
//! | `facts/` | all that is plain data in a battle: what is true of counters, what is going on, what may be ordered, asked and may happen |
//! | `files/` | what data files say, and the words that they share with the game |
//! | `catalogue/`, and every `rules.rs` above | every rule number of the book with our own sentence, its module, and whether it is in the game |
//!
//! From below the sections are: impulse, stacking, victory, wrecks; spotting, smoke, heroes; fire; ordnance; snipers, Opportunity Fire;
//! rally; medics, melee; driving (facings, turrets, Open and Buttoned); movement; passengers; Close Assault; overrun; weapons, indirect
//! fire; set-up; and turn, which knows them all. What several sections need lies in the one to which it belongs by the book, or on a
//! lower floor. Who begins what another section owns pushes its frame; the section says what such a frame does (`impl Frame for ...`).
//!
//! # Where things are
//!
//! | File | Holds |
//! |---|---|
//! | `dispatch/rule_set.rs` | the rule set as `table` knows it |
//! | `dispatch/orders.rs` | what each section says of its orders, in its `orders.rs`: their time, words, what they are for, whether they are lawful |
//! | `dispatch/judge.rs`, `report.rs`, `decide.rs` | whether an order is lawful; what it comes to before the dice, and with them; what goes on by itself |
//! | `dispatch/legal.rs`, `offered.rs` | offers: all, or one group; those to chosen counters, a `Deed` at a time, or why nothing is offered |
//! | `dispatch/apply.rs` | all writing |
//! | `dispatch/sequence.rs` | the phases and their schedules |
//! | `dispatch/admit.rs`, `rests.rs` | what an event and a position from a saved game must fit |
//! | `dispatch/aim.rs` | how near an order leads to what a side has to reach, as computer players weigh it |
//! | `checks/definition/`, `scenario/`, `board_sense.rs`, `map_faults.rs` | the mistakes of each kind of file, each with its place; the rules behind mistakes of boards |
//! | `checks/start.rs` | `Start`, made of a scenario without mistakes |
//! | `facts/game.rs` | the game as a type, which what is plain data of it names |
//! | `facts/command.rs`, `event.rs`, `question.rs` | what may be ordered, what may happen, what a side may be asked |
//! | `facts/event/kinds.rs` | the kinds of events, as patterns |
//! | `facts/situation.rs`, `values.rs` | the facts of units and weapons, declared, and `Table`; effective values |
//! | `facts/flow.rs`, `frames.rs`, `frames/` | where the game stands between two orders; what is going on, as a stack of frames |
//! | `facts/change.rs`, `thrown.rs` | which facts an event changes; the dice of an event and who threw them |
//! | `facts/seen.rs`, `seen/` | what one side sees and is told: facts, markers, frames, the start, events |
//! | `facts/battlefield.rs`, `start.rs`, `steps.rs`, `ways.rs`, `ground.rs`, `plays.rs` | what never changes in a battle: map, charts, costs of all steps, ways on foot, room in the set-up, which rules are played |
//! | `facts/offers.rs`, `time.rs` | the list that sections fill with orders; the part of the sequence of play to which an order belongs |
//! | `facts/snapshot.rs`, `position.rs`, `old_saves.rs` | the whole position in one event; the position for people and programs; events of saved games of older rules |
//! | `files/definition.rs`, `classes.rs`, `mobility.rs`, `vehicle.rs`, `charts.rs`, `scenario.rs` | what each data file says |
//! | `testing.rs` | little battles for tests |
//!
//! # Rule numbers
//!
//! A rule's number is written once: the entry in a list of rules, `rules! { SMOKE_COVER = "LNL-7.0-07": now, "..."; }`, is the constant
//! by which code names the rule (`rule_book` explains the macro). The lists stand in the folders of those who carry them out,
//! `sections/smoke/rules.rs`, and `catalogue.rs` gathers them in the order of the book; chapters that are not played yet have theirs in
//! `catalogue/`. A list uses the macro and the reasons of `catalogue/reasons.rs`, nothing else. So it counts to the lowest floor, and
//! every file may name every rule.
//!
//! # What must stay true
//!
//! A counter has all its facts from set-up to the end: values change, components never come or go. So all units stand in one of the
//! engine's tables, in the order of the scenario's list, and the columns of that table are what rules read. Nothing is gathered, and
//! nothing is kept twice. From the one line that declares a fact in `situation.rs` follow its component, its column, its field in the
//! rows that rules read (`UnitNow`, `WeaponNow`), the value that an event writes, the copy into a sandbox, the digest, its line in the
//! position, and what `UnitIs` or `WeaponIs` says of it with the check of such an event from a save. The facts of the first battle
//! stand under `told`: scripts and saves know their events (`UnitShaken`, `MarkerPlaced` and so on). Rows are read out by value, so a
//! rule may keep one as long as it likes.
//!
//! A vehicle is a unit, and so is a team. Its weapons are counters too, `<unit>.<mount>`, made by the set-up from the `mounts` of its
//! definition. They are never given away (`Table::carried_by` leaves them out, `mounted_on` lists them) and go with their unit, so a
//! machine gun on a tank fires through the same order as one in a squad's hands. A vehicle's crew, `<vehicle>.crew`, lies in the pool
//! until it must get out; its armour leader is part of its definition and no counter. Passengers stand off the map (`OffMap::Aboard`)
//! with a seat (`aboard`), so rules of infantry do not meet them; `Table::whereabouts` knows their hex. A vehicle that nobody uses any
//! more leaves the table and a marker in its hex: `Wreck` or `Abandoned`.
//!
//! What is going on is a stack of frames (`AnyFrame`): a side's part of the set-up or of the Rally Phase, an impulse, a stack that
//! moves, the window in which the other side may fire at it, an attack, one Damage Check, a retreat, a melee round. At its bottom,
//! always, is the `Turn`, which begins what comes next when nothing is going on. What a phase or an impulse must remember is in its
//! frame and nowhere else. Each frame is owned by one section, which says what it does by itself (`proceed`), who decides, which orders
//! it takes and offers, and whether snipers may fire while it is on top (`open`). Only the frame on top acts, and it alone may ask. A
//! frame below changes in one way: by hearing an event (`hears`). So an interruption needs no word in what it interrupts, and a move
//! may lie inside the enemy's move. A question with one lawful answer answers itself (`Question::only_answer`).
//!
//! What a step brings upon those who make it, before anybody reacts (RUL-82), is no matter of movement: `decide.rs` puts it behind the
//! events of whatever made the step. So fire for effect strikes who enters its hexes, on foot, in a retreat or in a vehicle, by a frame
//! of its own (`Shelled`). Indirect fire strikes a hex, friend and foe, by one roll (`indirect_fire/strike.rs`): those of one side in
//! one Location are a group, which is an attack like any other (`FireFacts`), with the same lines, checks and odds.
//!
//! Each phase has a schedule of the engine (`BeginPhase` in `sequence.rs`), whose systems look at unit and marker components. `Game`
//! asks for it (`RuleSet::before`) when `PhaseBegan` is about to be carried out. The systems hold bookkeeping only, such as what
//! markers go: no dice, no choices. They write nothing: what is to be taken off they put as an event into an outbox, and it is carried
//! out and kept in the journal before `PhaseBegan`. So whoever follows the events knows all that happens, and a replay, which only
//! applies events, runs no schedule.
//!
//! No rule asks which class or nation a unit is. Rules ask what it is and may do, `unit.may(Trait::Spots)`, a bit of its row, and for
//! the numbers of its class, `table.class(unit).carries`. `UnitKind` is a key in files and a picture on counters. An effective value
//! (morale, leadership, firepower, range, movement) is one function over a `Tally` in `facts/values.rs`: an `i32` adds its parts up, a
//! list of lines keeps each with its rule.

pub mod catalogue;
pub mod checks;
mod dispatch;
mod facts;
mod files;
pub mod sections;

#[cfg(test)]
mod made_up_test;
#[cfg(test)]
mod secrets_test;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use checks::board_sense::board_warnings;
pub use checks::map_faults;
pub use dispatch::offered::offered;
pub use dispatch::orders::IdleField;
pub use dispatch::report::Report;
pub use dispatch::rule_set::RULES_NUMBER;
pub use facts::battlefield::Battlefield;
pub use facts::change::{Change, changes, follow};
pub use facts::command::{Assault, Command, FireOrder, Movement, Part, ShotOrder, TurnToFire, Widen};
pub use facts::event::{
    AssaultRoll, Blast, CheckResult, Event, FireRoll, Impact, LossCause, MeleeRoll, MoraleRoll, OverrunRoll, Shot,
    ShotResult, StrikeRoll, StruckPlate, TargetTotals, VehiclePart,
};
pub use facts::flow::{Flow, Outcome, Phase};
pub use facts::frames::{
    Activated, AnyFrame, Assaulting, Attack, Check, Checking, Impulse, MeleeDeclared, MeleeRound, Mission, Missions,
    Moving, OverrunStage, Overrunning, RallyPart, Retreat, Salvo, SetUp, Shelled, Shots, StrikingBack, Turn, Window,
};
pub use facts::game::LockNLoad;
pub use facts::hex_markers::HexMarkers;
pub use facts::offers::{Deed, Kind};
pub use facts::old_saves::{OldFlow, OldRetreat, OldWindow};
pub use facts::position::{ArtilleryPosition, Position, UnitPosition, WeaponPosition, position};
pub use facts::question::Question;
pub use facts::seen::Seen;
pub use facts::situation::{OffMap, Table, UnitNow, UnitState, WeaponNow, units, weapons};
pub use facts::snapshot::{FlowKept, PlaceKept, Snapshot, UnitKept, WeaponKept};
pub use facts::start::Start;
pub use facts::steps::Halves;
pub use facts::thrown::{Thrower, thrown};
pub use facts::{plays, rules, values};
pub use files::classes::Trait;
pub use files::scenario::{Balance, ScenarioDef, ScenarioMistake, Strength, When};
pub use files::{charts, classes, definition, markers, mobility, palettes, scenario, vehicle};
