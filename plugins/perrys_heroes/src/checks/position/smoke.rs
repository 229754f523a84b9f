//! Smoke in the middle of a game: markers that have just been laid, and what wind and time have left of screens.

use crate::checks::laid_out::{Files, point};
use crate::facts::battle::{LYING_MAX, SMOKE_SIDE, Wind};
use crate::files::scenario::{PositionDef, SmokeDef};
use crate::sections::smoke::bases;
use crate::sections::smoke::rules::{IN_STRONG_WIND, SCREEN_FULL, SCREEN_GROWS, SMOKE_MARKER, WITHOUT_WIND};
use measured_table::shapes::Bounds;
use scenario_files::Faults;

/// So exactly the plumes of a screen lie behind one another, in tenths of a millimetre: places in files are rounded.
const EXACTLY: u32 = 20;

/// All that is wrong with it.
pub(super) fn faults(files: &Files, def: &PositionDef, table: Bounds, faults: &mut Faults) {
    if def.smoke.len() > LYING_MAX {
        let message = format_args!("{} bases of smoke, at most {LYING_MAX} are allowed", def.smoke.len());
        faults.add("position.smoke", message);
        return;
    }
    for (n, smoke) in def.smoke.iter().enumerate() {
        let field = format!("position.smoke[{n}]");
        if !table.holds(point(smoke.at)) {
            faults.add(format_args!("{field}.at"), "this lies beside the table");
        }
        faults.range(format_args!("{field}.screen"), smoke.screen.into(), 0, 999);
        if smoke.plume == Some(0) {
            faults.add(format_args!("{field}.plume"), "turns are counted from 1");
        } else if smoke.plume.is_some_and(|since| since > def.turn.max(1)) {
            faults.add(format_args!("{field}.plume"), "this turn is still to come");
        } else {
            let before: Vec<&SmokeDef> = def.smoke[..n].iter().filter(|one| one.screen == smoke.screen).collect();
            match before.last() {
                None => lasts(files, def, smoke, &field, faults),
                Some(last) => joins(files, def, (last, before.len()), smoke, (&field, faults)),
            }
        }
    }
}

/// The wind of a position; none: its die cannot show this, or the position is of no turn of the battle, which is told elsewhere.
fn wind(files: &Files, def: &PositionDef) -> Option<Wind> {
    let die = def.wind.or(files.scenario.wind);
    let sound = die.is_none_or(|die| (1..=10).contains(&die)) && def.turn <= files.scenario.turns;
    sound.then(|| die.map_or(Wind::None, Wind::of_die))
}

/// No plume is older than the wind lets it be.
fn lasts(files: &Files, def: &PositionDef, smoke: &SmokeDef, field: &str, faults: &mut Faults) {
    let Some((wind, since)) = wind(files, def).zip(smoke.plume) else { return };
    if bases(smoke.kind, wind, since, def.turn.max(1)) == 0 {
        let rule = match wind {
            Wind::Breeze(_) => SCREEN_FULL,
            Wind::Strong => IN_STRONG_WIND,
            Wind::None | Wind::Unknown => WITHOUT_WIND,
        };
        faults.add(
            format_args!("{field}.plume"),
            format_args!("in this wind smoke of that turn has gone by now ({rule})"),
        );
    }
}

/// What belongs to a screen like one before it is of the same kind and age, and lies where the screen has grown to by now.
fn joins(
    files: &Files,
    def: &PositionDef,
    (last, before): (&SmokeDef, usize),
    smoke: &SmokeDef,
    (field, faults): (&str, &mut Faults),
) {
    if last.kind != smoke.kind {
        faults.add(format_args!("{field}.kind"), "what belongs to one screen is of one kind");
        return;
    }
    if last.plume != smoke.plume {
        faults.add(format_args!("{field}.plume"), "what belongs to one screen became a plume in one turn");
        return;
    }
    let Some(since) = smoke.plume else {
        let message = format_args!("a marker is a screen of its own: give it another number ({SMOKE_MARKER})");
        faults.add(format_args!("{field}.screen"), message);
        return;
    };
    let Some(wind) = wind(files, def) else { return };
    // None at all are told at the first of them.
    let most = bases(smoke.kind, wind, since, def.turn.max(1)).max(1);
    if before >= most {
        let message = format_args!("by now this screen has {most} plumes at most ({SCREEN_GROWS})");
        faults.add(format_args!("{field}.screen"), message);
    } else if let Wind::Breeze(heading) = wind {
        let at = point(last.at) + heading.at_distance(SMOKE_SIDE);
        if !at.within(point(smoke.at), EXACTLY) {
            let message = format_args!("this plume grew out of the one before it, 10 cm downwind ({SCREEN_GROWS})");
            faults.add(format_args!("{field}.at"), message);
        }
    }
}
