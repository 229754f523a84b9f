//! Which computer players a game has.

use crate::GameBox;
use opponent::{Insight, Opponent};

/// Refuses players whom a game does not have.
///
/// # Errors
/// One of these cannot play it.
pub fn are_there<G: GameBox>(players: &[Opponent]) -> anyhow::Result<()> {
    let plays = |player: &Opponent| player.plays::<G::Insight>();
    let Some(player) = players.iter().find(|player| !plays(player)) else { return Ok(()) };
    let known: Vec<String> = Opponent::all().filter(plays).map(|known| known.to_string()).collect();
    anyhow::bail!("`{player}` cannot play `{}` yet; who can: {}", G::KEY, known.join(", "))
}

/// Refuses what needs a judgement of positions, where there is none.
///
/// # Errors
/// Computer players are told nothing of the game.
pub fn judge<I: Insight>() -> anyhow::Result<()> {
    anyhow::ensure!(I::JUDGES, "nobody judges yet how a battle of this game stands");
    Ok(())
}
