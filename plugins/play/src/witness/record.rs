//! The record of one scenario: its games, each with the line that names it.

use super::{Detail, EVERY, Hand, Witnessed, choices, difference, write_down};
use crate::Start;
use crate::script::Script;
use anyhow::Context as _;
use opponent::Character::{self, Bold, Random};

/// The games of each scenario that are written in full, with their seeds.
const IN_FULL: [([Character; 2], u64); 3] = [([Random, Random], 1), ([Bold, Bold], 2), ([Bold, Random], 3)];
/// The seeds of those of which only choices and chain are kept; bold players, who meet most rules.
const IN_SHORT: std::ops::RangeInclusive<u64> = 4..=11;
const SHORT: &str = " in short";
const SCRIPT: &str = "game of the script";

/// A game with the line that names it.
type Named = (String, String);

/// One scenario and what is played of it.
pub struct Subject<G: Witnessed> {
    /// Its name among the records.
    pub name: String,
    /// Where it starts.
    pub start: Start<G>,
    /// The script that lies beside it.
    pub script: Option<Script<G::Rules>>,
}

impl<G: Witnessed> Subject<G> {
    /// Plays it anew: the text of a record.
    ///
    /// # Errors
    /// A game that does not come to its end.
    pub fn played(&self) -> anyhow::Result<String> {
        let mut games = Vec::new();
        let in_full = IN_FULL.into_iter().map(|(players, seed)| (players, seed, Detail::FullEach(EVERY)));
        let in_short = IN_SHORT.map(|seed| ([Bold, Bold], seed, Detail::Short));
        for (players, seed, detail) in in_full.chain(in_short) {
            let short = if detail == Detail::Short { SHORT } else { "" };
            let name = format!("game {} seed {seed}{short}", players.map(Character::name).join(","));
            let text = write_down::<G>(&self.start, Hand::Players(players, seed), detail);
            games.push((name.clone(), text.map_err(|(_, error)| error.context(name))?));
        }
        if let Some(script) = &self.script {
            games.push((SCRIPT.to_string(), self.of_script(script, Detail::FullEach(EVERY))));
        }
        Ok(whole_text(&games))
    }

    /// What today's program does with the recorded orders; `every`: all in full after so many, in place of what the record has.
    ///
    /// # Errors
    /// The text is no record of this scenario.
    pub fn followed(&self, recorded: &str, every: Option<usize>) -> anyhow::Result<String> {
        Ok(whole_text(&self.games(&games_of(recorded), every)?))
    }

    /// What today's program does otherwise than is recorded: game by game, in words.
    ///
    /// # Errors
    /// The text is no record of this scenario.
    pub fn differences(&self, recorded: &str) -> anyhow::Result<Vec<String>> {
        let recorded = games_of(recorded);
        let today = self.games(&recorded, None)?;
        let pairs = recorded.iter().zip(&today);
        let differs =
            |((name, before), (_, today)): (&Named, &Named)| Some(format!("{name}: {}", difference(before, today)?));
        Ok(pairs.filter_map(differs).collect())
    }

    /// The recorded games as today's program plays them.
    fn games(&self, recorded: &[Named], every: Option<usize>) -> anyhow::Result<Vec<Named>> {
        let mut games = Vec::new();
        for (name, text) in recorded {
            let short = name.strip_suffix(SHORT);
            let detail = match (every, short) {
                (Some(every), _) => Detail::FullEach(every),
                (None, Some(_)) => Detail::Short,
                (None, None) => Detail::FullEach(EVERY),
            };
            let today = match (short.unwrap_or(name).rsplit_once(" seed "), &self.script) {
                (Some((_, seed)), _) => {
                    let seed = seed.parse().with_context(|| name.clone())?;
                    said(write_down::<G>(&self.start, Hand::Recorded(choices(text)?, seed), detail))
                }
                (None, Some(script)) if name == SCRIPT => self.of_script(script, detail),
                _ => anyhow::bail!("`{name}` of {} cannot be played", self.name),
            };
            games.push((name.clone(), today));
        }
        Ok(games)
    }

    fn of_script(&self, script: &Script<G::Rules>, detail: Detail) -> String {
        said(write_down::<G>(&self.start, Hand::Script(script.clone()), detail))
    }
}

/// What was written, and why it ends before its end.
fn said(written: Result<String, (String, anyhow::Error)>) -> String {
    written.unwrap_or_else(|(text, error)| format!("{text}\nended by: {error:#}\n"))
}

fn whole_text(games: &[Named]) -> String {
    games.iter().map(|(name, text)| format!("{name}\n{text}")).collect()
}

/// The games of a record, each with the line that names it.
fn games_of(text: &str) -> Vec<Named> {
    let mut games: Vec<Named> = Vec::new();
    for line in text.split_inclusive('\n') {
        match games.last_mut() {
            _ if line.starts_with("game ") => games.push((line.trim_end().to_string(), String::new())),
            Some((_, game)) => game.push_str(line),
            None => {}
        }
    }
    games
}
