//! At whom one may fire (PH-7.7-01).

use super::rules::TARGET;
use super::words;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::sections::communication::rules::KNOWLEDGE;
use crate::sections::locating::rules::ONLY_LOCATED;
use crate::sections::{exposure, locating, sight};
use table::{CounterId, Refusal};

/// Nearer than this, or just so near, is melee (PH-7.7-01).
const MELEE: i32 = 200;

/// An enemy on the table of whom one knows where he is.
///
/// # Errors
/// There is none of this name.
pub(crate) fn enemy(table: &Table, firer: &Figure, at: CounterId) -> Result<Figure, Refusal> {
    let is_one = |figure: &Figure| figure.side != firer.side && figure.is_there();
    // PH-H-21: who rides in an open vehicle is one too, where that is.
    let enemy = table.figure(at).filter(is_one).and_then(|enemy| exposure::as_target(table, &enemy));
    let enemy = enemy.ok_or_else(|| Refusal::new(TARGET, words::no_enemy()))?;
    if enemy.is_vehicle() {
        return Err(Refusal::new(TARGET, words::a_vehicle()));
    }
    Ok(enemy)
}

/// Whether a shot can reach him: he is more than 2 cm away, and the line of sight is clear.
///
/// # Errors
/// Why not.
pub(crate) fn reaches(table: &Table, firer: &Figure, target: &Figure) -> Result<(), Refusal> {
    if !is_beyond_melee(table, firer, target) {
        return Err(Refusal::new(TARGET, words::too_near()));
    }
    sight::needed(table, firer, target, TARGET)
}

/// True if he is so far away that one fires at him.
// Reading: nobody fights hand to hand out of a vehicle, so its machine guns have no such limit, nor has fire at who rides in it.
fn is_beyond_melee(table: &Table, firer: &Figure, target: &Figure) -> bool {
    let in_a_vehicle = firer.is_vehicle() || target.aboard.is_some();
    table.gap(firer, target).is_some_and(|gap| in_a_vehicle || !gap.within(MELEE))
}

/// The same in a word.
pub(crate) fn strikes(table: &Table, firer: &Figure, target: &Figure) -> bool {
    is_beyond_melee(table, firer, target) && sight::is_open(table, firer, target)
}

/// Whether the firer may aim at him: he is located, and the firer knows of it (PH-7.13-14, PH-7.5-11).
///
/// # Errors
/// He is not, or the firer does not.
pub(crate) fn known(table: &Table, firer: &Figure, target: &Figure) -> Result<(), Refusal> {
    if !locating::who_is_located(table, target).located {
        return Err(Refusal::new(ONLY_LOCATED, words::not_located()));
    }
    if !locating::is_target(table, firer, target) {
        return Err(Refusal::new(KNOWLEDGE, words::not_known(firer.id)));
    }
    Ok(())
}

/// True if the firer may aim at him and can reach him.
pub(crate) fn is_target(table: &Table, firer: &Figure, target: &Figure) -> bool {
    locating::is_target(table, firer, target) && strikes(table, firer, target)
}
