//! Hints for whoever is new: each at the moment in which it helps, and each once. What they say, and when their moments are, the game says
//! ([`WindowBox::HINTS`], [`Moments`]).

use crate::{Battle, WindowBox};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;
use table::Side;
use table_view::ViewBusy;

pub use crate::hint::Hint;

/// The id of a hint that has been seen.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "Written", into = "String")]
pub struct Seen(String);

/// As it stands in a file: a text. Settings of earlier versions have the bare word.
#[derive(Deserialize)]
#[serde(untagged)]
enum Written {
    Id(String),
}

impl From<Written> for Seen {
    fn from(Written::Id(id): Written) -> Self {
        Self(id)
    }
}

impl From<Seen> for String {
    fn from(seen: Seen) -> Self {
        seen.0
    }
}

/// Which hints have been seen, of all games, and whether any is shown. The program keeps it with the settings.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Hints {
    /// They are shown.
    pub on: bool,
    /// These have been.
    pub seen: BTreeSet<Seen>,
}

impl Default for Hints {
    fn default() -> Self {
        Self { on: true, seen: BTreeSet::new() }
    }
}

impl Hints {
    /// This one has been seen.
    pub fn see(&mut self, id: &str) {
        self.seen.insert(Seen(id.to_owned()));
    }
    /// Whether it has.
    pub fn has_seen(&self, id: &str) -> bool {
        self.seen.iter().any(|seen| seen.0 == id)
    }
}

/// The hints whose moment it is, the most wanted first. The game writes it, before [`crate::DeskSystems::Hint`].
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Moments<W: WindowBox>(pub Vec<&'static Hint>, PhantomData<W>);

impl<W: WindowBox> Moments<W> {
    /// These.
    pub fn of(hints: Vec<&'static Hint>) -> Self {
        Self(hints, PhantomData)
    }
}

impl<W: WindowBox> Default for Moments<W> {
    fn default() -> Self {
        Self::of(Vec::new())
    }
}

/// The hint that is shown now.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct HintNow<W: WindowBox>(pub Option<&'static Hint>, PhantomData<W>);

impl<W: WindowBox> Default for HintNow<W> {
    fn default() -> Self {
        Self(None, PhantomData)
    }
}

/// Hints are for a person who decides and before whose screen not everybody sits who plays.
fn are_wanted<W: WindowBox>(battle: &Battle<W>) -> bool {
    battle.person_decides() && Side::BOTH.iter().any(|side| !battle.looks_on(*side))
}

/// Shows the hint of the moment. One that was shown has been seen once its moment is over and something has been ordered since.
pub(crate) fn follow<W: WindowBox>(
    battle: Option<Res<Battle<W>>>,
    moments: Res<Moments<W>>,
    busy: Res<ViewBusy>,
    mut hints: ResMut<Hints>,
    mut now: ResMut<HintNow<W>>,
    mut shown: Local<BTreeMap<&'static str, usize>>,
) {
    let Some(battle) = battle.filter(|_| hints.on) else {
        shown.clear();
        now.set_if_neq(HintNow::default());
        return;
    };
    if busy.0 {
        return;
    }
    let moments: &[&'static Hint] = if are_wanted(&battle) { &moments.0 } else { &[] };
    let orders = battle.told();
    let is_over = |id: &str, since: usize| orders > since && moments.iter().all(|hint| hint.id != id);
    let over: Vec<&'static str> = shown.iter().filter(|(id, since)| is_over(id, **since)).map(|(id, _)| *id).collect();
    for id in over {
        shown.remove(id);
        hints.see(id);
    }
    let next = moments.iter().find(|hint| !hints.has_seen(hint.id)).copied();
    if let Some(hint) = next {
        shown.entry(hint.id).or_insert(orders);
    }
    now.set_if_neq(HintNow(next, PhantomData));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_of_earlier_versions_are_read_and_every_id_is_written_as_a_text() {
        let read = |text| ron::from_str::<Hints>(text).expect("settings");
        let (bare, texts) = (read("(on: true, seen: [SetUp, React])"), read(r#"(seen: ["SetUp", "React"])"#));
        assert_eq!(bare, texts);
        assert!(bare.has_seen("SetUp") && !bare.has_seen("Order"));
        let written = ron::to_string(&bare).expect("text");
        assert_eq!(written, r#"(on:true,seen:["React","SetUp"])"#);
    }
}
