//! Proves that the orders of a recorded game lead to its events.

use crate::save::{Asides, Header, Opened};
use crate::{Event, GameBox, event_json};
use anyhow::Context as _;
use bevy_ecs::world::World;
use table::{Game, JournalEntry, RuleSet, Side};

/// Plays a recorded game again from its start, by its orders alone, and compares every entry, what is kept and noted beside them, what the
/// save says of the whole game, and the final position.
///
/// # Errors
/// The first entry that comes out otherwise, with its line in the save.
pub fn verify<G: GameBox>(opened: &Opened<G>) -> anyhow::Result<()> {
    let Opened { header, game, .. } = opened;
    said_of_it::<G>(header, game)?;
    let mut again = Game::<G::Rules>::new(World::new(), game.start().clone(), header.dice())?;
    if header.begins_after.is_some() {
        // What led to the snapshot in the first entry is in another file.
        again.load(game.journal().entries[..1].to_vec())?;
    }
    for (index, recorded) in game.journal().entries.iter().enumerate() {
        let here = || place_of(opened, index);
        match (index, &recorded.order) {
            (0, _) => {}
            (_, Some(order)) => {
                again.give(order).map_err(|error| anyhow::anyhow!("{} is refused today: {error}", here()))?;
            }
            (_, None) => anyhow::bail!("{} has no order", here()),
        }
        let today = again.journal().entries.last().with_context(|| format!("{} happened no more", here()))?;
        // Rules of another number may have kept the position otherwise: of them what people are told is compared.
        let all = header.rules_of(index) == G::RULES_NUMBER;
        notes_fit(&header.asides, index + 1, again.to_act()).with_context(here)?;
        same_events::<G>((recorded, today), all, here)?;
        if all {
            same_secrets(recorded, today, here)?;
            let snapshot = opened.snapshots.get(&index);
            anyhow::ensure!(
                snapshot.is_none_or(|snapshot| *snapshot == again.snapshot()),
                "{}: the position that was kept with it differs",
                here()
            );
        }
    }
    anyhow::ensure!(again.hash() == game.hash(), "the final position differs");
    Ok(())
}

/// An entry with its line in the save.
fn place_of<G: GameBox>(opened: &Opened<G>, index: usize) -> String {
    let (rules, ours) = (opened.header.rules_of(index), G::RULES_NUMBER);
    let other = if rules == ours {
        String::new()
    } else {
        format!(" (it was recorded by rules {rules}, these are rules {ours})")
    };
    format!("entry {index} in line {}{other}", opened.line_of(index))
}

/// The events of an entry, and how many dice have been thrown after it, are today what was recorded. If not `all`, what people are told
/// of them is.
fn same_events<G: GameBox>(
    (recorded, today): (&JournalEntry<G::Rules>, &JournalEntry<G::Rules>),
    all: bool,
    here: impl Fn() -> String,
) -> anyhow::Result<()> {
    let said = |event: &Event<G>| if all { Some(event_json(event, None).to_string()) } else { G::in_words(event) };
    let [then, now]: [Vec<String>; 2] =
        [&recorded.events, &today.events].map(|events| events.iter().filter_map(said).collect());
    if let Some((then, now)) = then.iter().zip(&now).find(|(then, now)| then != now) {
        anyhow::bail!("{} leads to other events today:\n  recorded {then}\n  today    {now}", here());
    }
    anyhow::ensure!(
        then.len() == now.len(),
        "{} leads to {} events today, recorded were {}",
        here(),
        now.len(),
        then.len()
    );
    anyhow::ensure!(
        recorded.drawn == today.drawn,
        "{}: {} dice have been thrown after it today, recorded were {}",
        here(),
        today.drawn,
        recorded.drawn
    );
    Ok(())
}

/// Who is told of an entry's events, and whether it shows what was hidden, is today as it was recorded.
fn same_secrets<R: RuleSet>(
    recorded: &JournalEntry<R>,
    today: &JournalEntry<R>,
    here: impl Fn() -> String,
) -> anyhow::Result<()> {
    anyhow::ensure!(
        recorded.untold == today.untold,
        "{}: another side is told of its events today: untold are {:?}, recorded were {:?}",
        here(),
        today.untold,
        recorded.untold
    );
    let shows = |reveals| if reveals { "shows what was hidden" } else { "shows nothing that was hidden" };
    anyhow::ensure!(
        recorded.reveals == today.reveals,
        "{} {} today, recorded was that it {}",
        here(),
        shows(today.reveals),
        shows(recorded.reveals)
    );
    Ok(())
}

/// What a save says of the whole game: by which rules it was played, with what, and where notes stand.
fn said_of_it<G: GameBox>(header: &Header, game: &Game<G::Rules>) -> anyhow::Result<()> {
    let ours = G::RULES_NUMBER;
    let later = header.gone_on.iter().map(|later| later.rules_number);
    for number in std::iter::once(header.rules_number).chain(later) {
        anyhow::ensure!((1..=ours).contains(&number), "it names rules {number}; these are rules {ours}");
    }
    let entries = game.journal().entries.len();
    let mut from = 0;
    for later in &header.gone_on {
        anyhow::ensure!(
            (from..=entries).contains(&later.entry),
            "it was gone on with by rules {} from entry {} on, and that is not among its {entries} entries from {from} on",
            later.rules_number,
            later.entry
        );
        from = later.entry;
    }
    // Programs of older rules did not say it.
    let plays = G::plays(game.start());
    anyhow::ensure!(
        header.plays == plays || (header.plays.is_empty() && header.rules_of(0) < G::RULES_NUMBER),
        "it says that it is played with {}; its scenario is played with {}",
        in_words(&header.plays),
        in_words(&plays)
    );
    for (what, notes) in [("a hint", &header.asides.hints), ("a fallback", &header.asides.fallbacks)] {
        let astray = notes.iter().find(|(after, _)| !(1..=entries).contains(after));
        if let Some((after, _)) = astray {
            anyhow::bail!("{what} is noted after {after} entries, and there are {entries}");
        }
    }
    Ok(())
}

fn in_words(plays: &[String]) -> String {
    if plays.is_empty() { "nothing besides".into() } else { plays.join(", ") }
}

/// A player whose thinking came to nothing after so many entries had to decide there. Who was helped may have had another position
/// before him: orders are taken back, and that he was helped is not.
fn notes_fit(asides: &Asides, entries: usize, to_act: Option<Side>) -> anyhow::Result<()> {
    let astray = asides.fallbacks.iter().find(|(after, side)| *after == entries && Some(*side) != to_act);
    anyhow::ensure!(astray.is_none(), "a fallback is noted after it for a side that has nothing to decide");
    Ok(())
}
