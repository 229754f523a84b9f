//! Proves that the orders of a recorded game lead to its events.

use crate::save::Opened;
use crate::{Event, GameBox, event_json};
use anyhow::Context as _;
use bevy_ecs::world::World;
use table::Game;

/// Plays a recorded game again from its start, by its orders alone, and compares every entry and the final position.
///
/// # Errors
/// The first entry that comes out otherwise, with its line in the save.
pub fn verify<G: GameBox>(opened: &Opened<G>) -> anyhow::Result<()> {
    let Opened { header, game, .. } = opened;
    let mut again = Game::<G::Rules>::new(World::new(), game.start().clone(), header.dice())?;
    if header.begins_after.is_some() {
        // What led to the snapshot in the first entry is in another file.
        again.load(game.journal().entries[..1].to_vec())?;
    }
    for (index, recorded) in game.journal().entries.iter().enumerate() {
        let here = || {
            let (rules, ours) = (header.rules_of(index), G::RULES_NUMBER);
            let other = if rules == ours {
                String::new()
            } else {
                format!(" (it was recorded by rules {rules}, these are rules {ours})")
            };
            format!("entry {index} in line {}{other}", opened.line_of(index))
        };
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
        let said = |event: &Event<G>| if all { Some(event_json(event, None).to_string()) } else { G::told(event) };
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
    }
    anyhow::ensure!(again.hash() == game.hash(), "the final position differs");
    Ok(())
}
