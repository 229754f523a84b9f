//! With what a man fires: his weapons, and whether each can be fired now.

use super::rules::{CLEARING, CREWED, TARGET};
use super::words;
use crate::facts::field::Man;
use crate::facts::figures::Figure;
use crate::facts::situation::Table;
use crate::files::values::{Arm, Jam};
use crate::files::weapons::WeaponNo;
use crate::sections::casualties::may_attack;
use crate::sections::grenades::rules::RIFLE_GRENADE;
use table::Refusal;

/// The weapons of a man, as far as one knows him.
pub fn arms(table: &Table, figure: &Figure) -> impl Iterator<Item = (Arm, WeaponNo)> + use<> {
    table.man(figure).map(Man::arms).into_iter().flatten()
}

/// The assistant who serves this weapon with him, where it is a crewed one and he is there.
pub(crate) fn assistant(table: &Table, figure: &Figure, arm: Arm) -> Option<Figure> {
    match arm {
        Arm::Support => table.partner(figure),
        Arm::Light | Arm::Pistol => None,
    }
}

/// Whether a man can fire with this weapon as he is: he has it, it is not jammed, no launcher is fitted to it, its assistant is beside
/// him.
///
/// # Errors
/// Why not.
pub(crate) fn fires(table: &Table, figure: &Figure, arm: Arm) -> Result<WeaponNo, Refusal> {
    let has = arms(table, figure).find(|(one, _)| *one == arm);
    let Some((_, weapon)) = has else { return Err(Refusal::new(TARGET, words::no_such_weapon())) };
    if figure.jam != Jam::Ready && figure.jams == arm {
        return Err(Refusal::new(CLEARING, words::jammed()));
    }
    if arm == Arm::Light && figure.launcher {
        return Err(Refusal::new(RIFLE_GRENADE, words::launcher_is_fitted()));
    }
    if table.field.weapon(weapon).class.is_support() {
        let Some(assistant) = assistant(table, figure, arm) else {
            return Err(Refusal::new(CREWED, words::no_assistant()));
        };
        if table.gap(figure, &assistant).is_none_or(|gap| gap.is_open()) {
            return Err(Refusal::new(CREWED, words::assistant_is_away(assistant.id)));
        }
        may_attack(&assistant)?;
        if assistant.spent {
            return Err(Refusal::new(CREWED, words::assistant_is_busy(assistant.id)));
        }
    }
    Ok(weapon)
}

/// All weapons with which he can fire as he is.
pub(crate) fn ready(table: &Table, figure: &Figure) -> impl Iterator<Item = (Arm, WeaponNo)> {
    arms(table, figure).filter(|(arm, _)| fires(table, figure, *arm).is_ok())
}
