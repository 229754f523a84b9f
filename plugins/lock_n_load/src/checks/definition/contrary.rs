//! Traits of a unit that contradict each other, its class or what is printed on it, and values without their trait.

use super::Findings;
use crate::checks::values;
use crate::files::classes::{ClassDef, DamageRows, Trait, Traits};
use crate::files::definition::{Defined, FormationDef, UnitDef};

/// Traits that no unit has both.
const APART: [(Trait, Trait, &str); 4] = [
    (Trait::MultiMan, Trait::SingleMan, "nothing is a multi-man counter and a single man"),
    (Trait::Reduces, Trait::Joins, "nothing is a full squad and half of one"),
    (Trait::Joins, Trait::ServesGuns, "who was raised to serve a gun is not joined"),
    (Trait::Melees, Trait::OnlyDefends, "who only defends in melee does not fight in it"),
];

/// Traits that only multi-man counters have, or only single men.
const BESIDE: [(Trait, Trait); 7] = [
    (Trait::Reduces, Trait::MultiMan),
    (Trait::Joins, Trait::MultiMan),
    (Trait::BringsHeroes, Trait::MultiMan),
    (Trait::Leads, Trait::SingleMan),
    (Trait::Heals, Trait::SingleMan),
    (Trait::Snipes, Trait::SingleMan),
    (Trait::Appears, Trait::NeverShaken),
];

/// Why these traits are not all of one unit; none if they may be.
pub(super) fn apart(traits: Traits) -> Option<&'static str> {
    APART.iter().find(|(one, other, _)| traits.has(*one) && traits.has(*other)).map(|(.., message)| *message)
}

/// Whether the rows of the Damage Checks hold what can happen to a unit with these traits.
pub(super) fn rows_fit(damage: DamageRows, traits: Traits) -> bool {
    let (several, single) = (traits.has(Trait::MultiMan), traits.has(Trait::SingleMan));
    match damage {
        DamageRows::SingleMan => !several && !traits.has(Trait::NeverShaken),
        DamageRows::MultiMan => !single && !traits.has(Trait::NeverShaken),
        DamageRows::Hero => !several && traits.has(Trait::NeverShaken),
        DamageRows::Vehicle => !several && !single && !traits.has(Trait::NeverShaken),
    }
}

/// What a unit's own line says of its traits.
pub(super) fn check_unit(
    n: usize,
    def: &UnitDef,
    class: &ClassDef,
    formation: Option<&FormationDef>,
    out: &mut Findings,
) {
    let path = |field: &str| format!("units[{n}].{field}");
    let before =
        Traits::of(&class.traits).and(formation.map(|formation| Traits::of(&formation.traits)).unwrap_or_default());
    for (m, gained) in def.gains.iter().enumerate() {
        out.warn(
            before.has(*gained),
            || path(&format!("gains[{m}]")),
            format_args!("its class or its formation has `{gained:?}` already"),
        );
    }
    let printed = [
        (def.assault_move, Trait::AssaultMoves),
        (def.stealth, Trait::MovesByStealth),
        (def.self_rally, Trait::SelfRallies),
        (def.melee_bonus, Trait::MeleeBonus),
    ];
    for (m, lost) in def.lacks.iter().enumerate() {
        let field = || path(&format!("lacks[{m}]"));
        let is_printed = printed.iter().any(|(is_printed, one)| *is_printed && one == lost);
        if def.gains.contains(lost) || is_printed {
            out.add(field(), format!("it gains `{lost:?}` and lacks it at once"));
        } else {
            let nothing = !before.has(*lost);
            out.warn(nothing, field, format_args!("neither its class nor its formation has `{lost:?}`"));
        }
    }
    let is = Defined::new(def, class, class.traits_of(formation, def));
    // What the class contradicts itself is told of the class.
    let field = || path(if def.gains.is_empty() { "lacks" } else { "gains" });
    if let (Some(message), None) = (apart(is.traits), apart(before)) {
        out.add(field(), message);
    } else if !is.may(Trait::Drives) && rows_fit(class.damage, before) && !rows_fit(class.damage, is.traits) {
        let message = "these traits contradict its class, whose Damage Checks hold results that cannot happen to it";
        out.add(field(), message);
    }
    for (one, beside) in BESIDE {
        let idle = is.may(one) && !is.may(beside) && (!before.has(one) || before.has(beside));
        out.warn(idle, field, format_args!("`{one:?}` means nothing without `{beside:?}`"));
    }
    for values::Idle { field, message, .. } in values::idle(is) {
        out.warn(true, || path(field), format_args!("this means nothing: {message}"));
    }
}

#[cfg(test)]
#[path = "contrary_test.rs"]
mod tests;
