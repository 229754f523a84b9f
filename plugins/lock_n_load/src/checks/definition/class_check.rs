//! What may be wrong with the rows of the classes, and with the traits that formations and units add.

use super::contrary::{apart, rows_fit};
use super::{Findings, LARGEST_VALUE};
use crate::files::charts::TerrainEffects;
use crate::files::classes::{AtOnce, ClassDef, ClassFile, Load, Trait, Traits};
use crate::files::definition::{UnitDef, UnitKind};
use crate::files::mobility;
use std::collections::BTreeSet;

/// Each class has one row, which does not contradict itself.
pub(super) fn check_classes(file: &ClassFile, units: &[UnitDef], effects: &TerrainEffects, out: &mut Findings) {
    let mut seen = BTreeSet::new();
    for (n, class) in file.classes.iter().enumerate() {
        let message = format!("there are two rows of the class `{:?}`", class.kind);
        out.require(seen.insert(class.kind), || format!("classes[{n}].kind"), &message);
        check_traits(&class.traits, || format!("classes[{n}].traits"), out);
        check_class(n, class, out);
        check_mobility(&class.mobility, || format!("classes[{n}].mobility"), effects, out);
    }
    // Files from before there were teams and vehicles have no rows of theirs; who has one has both.
    let later = UnitKind::ALL_LATER;
    let wanted = later.iter().any(|kind| seen.contains(kind) || units.iter().any(|unit| unit.kind == *kind));
    let needed = |kind: &&UnitKind| !seen.contains(kind) && (wanted || !later.contains(kind));
    for missing in UnitKind::ALL.iter().filter(needed) {
        out.add("classes", format!("the row of the class `{missing:?}` is missing"));
    }
}

fn check_class(n: usize, class: &ClassDef, out: &mut Findings) {
    let traits = Traits::of(&class.traits);
    let path = |field: &str| format!("classes[{n}].{field}");
    let (several, single) = (traits.has(Trait::MultiMan), traits.has(Trait::SingleMan));
    out.require(!(several && single), || path("traits"), "nothing is a multi-man counter and a single man");
    let Load { halves, men, vehicles } = class.stacking;
    let most = halves.max(men).max(vehicles) <= LARGEST_VALUE;
    let room = most
        && if several {
            halves > 0
        } else if single {
            men > 0
        } else {
            vehicles > 0
        };
    out.require(
        room,
        || path("stacking"),
        "a multi-man counter takes up 1 to 60 `halves`, a single man 1 to 60 `men`, any other 1 to 60 `vehicles`",
    );
    out.require(class.carries <= LARGEST_VALUE, || path("carries"), "a unit carries 0 to 60 support weapons");
    let AtOnce { beside, instead } = class.at_once;
    let carried = beside <= instead && instead <= class.carries;
    out.require(
        carried,
        || path("at_once"),
        "a unit uses no more at once than it carries, and no fewer `instead` than `beside`",
    );
    let rows = rows_fit(class.damage, traits);
    if let (false, Some(message)) = (several && single, apart(traits)) {
        out.add(path("traits"), message);
    }
    out.require(
        rows,
        || path("damage"),
        "these rows of the Damage Checks hold results that cannot happen to this class",
    );
}

/// A list names each trait once.
pub(super) fn check_traits(traits: &[Trait], field: impl Fn() -> String, out: &mut Findings) {
    for (n, one) in traits.iter().enumerate() {
        let twice = traits[..n].contains(one);
        out.require(!twice, || format!("{}[{n}]", field()), "this trait is listed twice");
    }
}

/// A mobility is a column of the chart.
pub(super) fn check_mobility(key: &str, field: impl Fn() -> String, effects: &TerrainEffects, out: &mut Findings) {
    if key != mobility::FOOT && !effects.mobilities.contains_key(key) {
        let known = std::iter::once(mobility::foot()).chain(effects.mobilities.keys().cloned());
        out.known(field(), format!("the Terrain Effects Chart has no column `{key}`"), known.collect());
    }
}
