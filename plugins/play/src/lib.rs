//! What is the same for all rule sets and needs no window: saved games, scripts, simulation, tournaments, balance, luck, replay, the witness.
//!
//! A rule set comes here in its [`GameBox`]: its rules, how its data files make a start position, and what its things are called.
//! Whoever puts a program together writes one of it, and gets all of this.
//!
//! | File | Holds |
//! |---|---|
//! | `game_box.rs` | `GameBox`, all that a rule set must say of itself |
//! | `held.rs` | `Held`, what it must offer besides to be one of the games of a program: its data files, its rule book |
//! | `save.rs`, `save/` | saved games: header, lines, endings, the recorder of the file that grows while one is played, the branch of a game that is tried again |
//! | `campaign.rs`, `save/series.rs` | several battles one after another: what is asked of a game that has such, and their one file |
//! | `script.rs`, `json.rs` | scripts of orders, what is told of them line by line, and what they say that must be told |
//! | `sight.rs` | the question of the sight tool |
//! | `simulate.rs`, `simulate/` | whole games of computer players, their sums, scripts of those that failed |
//! | `tournament.rs`, `tournament/` | pairs of games of computer players: `record.rs` keeps each, so that shards merge to the byte; `figures.rs` has shares, odds and strengths, `fortune.rs` what the dice have done for whom, `ranks.rs` what scenario files say of strengths |
//! | `balance.rs` | whether a scenario is fair between equal players |
//! | `train.rs` | learning: games of a player against himself, fitting, the match of new weights against old ones |
//! | `luck.rs`, `luck/` | what the dice have done in a game and what the decisions; `stretches.rs` cuts it into decisions, `blunders.rs` has the worst judged again, `telling.rs` says who puts orders into words |
//! | `players.rs` | which computer players a game has |
//! | `caught.rs` | a panic in a game is a failure of that game |
//! | `replay.rs` | the proof that the orders of a saved game lead to its events |
//! | `witness.rs`, `witness/` | the records by which two builds of the program are compared |
//! | `library.rs`, `shelf.rs`, `write.rs` | where data files lie, and those that others name; files written where the user says: links are followed, modes stay, pipes and devices are never replaced |
//!
//! The crate knows the name of no rule set and no number of a rule book. It prints nothing: what is to be said it hands back.
//! `tests/tin_soldiers` puts a toy in a box and plays it through everything: the shortest way to see how the parts fit.
//!
//! # Saved games
//!
//! A save is a text of lines. First comes the name and number of the format, then a header: the rules' number, the program's version,
//! scenario, seed, what is played with (modules and optional rules: `GameBox::plays`), who plays each side, where somebody asked for
//! advice, and the full text of every data file that the game is made of. Then comes one line for each journal entry. Every line but
//! the first begins with its checksum. Each order is appended and synced as soon as it has been carried out; an order taken back is cut
//! off again. Recorder, log and dice statistics follow the journal's *generation*, a count of its changes, and not its length.
//!
//! Each hundredth entry and the one that ends a turn also hold a **snapshot**: events that, laid on the start, give the position after
//! them at once (`RuleSet::snapshot`). Where a line cannot be read any more, the game goes on from the last snapshot after it: that is
//! the first entry of its journal then, and the header says after which entry it was taken.
//!
//! Reading ends in one of five ways (`Ending`). *Whole*: everything was read and understood. *Cut*: the last line lacks its end; all
//! before it is good. *Damaged*: a line does not have its checksum. *Written by another version*: a whole line with the right checksum
//! holds something that is not known, or does not fit the table. In these three the game stands at the order before. *From a snapshot*:
//! it stands at the last order after a later snapshot. A save of a newer format is refused, and one that is played with a module or an
//! optional rule that the program does not have (`GameBox::knows`).
//!
//! Loading (`Game::load`) applies the recorded events and gives no orders, so a later fix of a rule does not change an old game. As the
//! file may be forged, each event, of snapshots too, is first held against the table (`RuleSet::admit`), and each entry must end where
//! somebody must decide something that is on the table (`RuleSet::rests`). `hedgerow replay --verify` shows whether today's rules lead
//! to the same events and dice.
//!
//! A change after which the same orders and dice lead to other events raises `RULES_NUMBER`; a change of what a line means raises
//! `FORMAT`. New fields of events get defaults. `tests/saves` holds games of every format, which each later program opens, replays to
//! their recorded position and goes on with. Since a save carries its data files, changed boards and counters do not spoil it, and a
//! broken one is listed as bad while the others work.

pub mod balance;
pub mod campaign;
pub mod caught;
mod game_box;
pub mod held;
mod json;
pub mod library;
pub mod luck;
pub mod players;
pub mod replay;
pub mod save;
pub mod script;
pub mod shelf;
pub mod sight;
pub mod simulate;
pub mod tournament;
pub mod train;
pub mod witness;
pub mod write;

pub use game_box::{Command, End, Event, GameBox, Start, Table};
pub use json::event_json;
