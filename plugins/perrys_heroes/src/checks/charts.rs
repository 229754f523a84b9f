//! What may be wrong with the charts.

use crate::files::charts::{ArtilleryDef, BlastDef, Charts, HouseValues, Row};
use crate::files::values::{Class, Gait, Hour, Weather};
use measured_table::KindSet;
use scenario_files::{Fault, Faults};
use std::collections::BTreeSet;

/// The greatest length of a chart, in tenths: no table is longer.
const LONGEST: i64 = 30_000;
/// All rows.
const ROWS: [Row; 6] = [Row::Meadow, Row::Field, Row::Scrub, Row::Marsh, Row::Wood, Row::Orchard];

/// Everything that is wrong with the charts, by themselves and with the kinds of terrain.
pub fn faults(charts: &Charts, kinds: &KindSet) -> Vec<Fault> {
    let mut faults = Faults::default();
    grounds(charts, kinds, &mut faults);
    visibility(charts, &mut faults);
    gaits(charts, &mut faults);
    drives(charts, &mut faults);
    prices(charts, &mut faults);
    blast("grenade", charts.grenade, &mut faults);
    blast("rifle_grenade", charts.rifle_grenade, &mut faults);
    artillery("artillery.mortar", &charts.artillery.mortar, &mut faults);
    artillery("artillery.guns", &charts.artillery.guns, &mut faults);
    house(&charts.house, &mut faults);
    faults.0
}

/// Each kind of terrain has its line, and each line its kind.
fn grounds(charts: &Charts, kinds: &KindSet, faults: &mut Faults) {
    let mut seen = BTreeSet::new();
    for (n, ground) in charts.grounds.iter().enumerate() {
        if !seen.insert(ground.kind.as_str()) {
            faults.add(format_args!("grounds[{n}].kind"), format_args!("there are two lines for `{}`", ground.kind));
        }
        let keys = kinds.kinds.iter().map(|kind| kind.key.as_str());
        faults.known(format_args!("grounds[{n}].kind"), "kind of terrain", &ground.kind, keys);
        if ground.road && ground.row.is_none() {
            faults.add(format_args!("grounds[{n}].road"), "men move on a road as on some ground: say which row");
        }
        faults.range(format_args!("grounds[{n}].crossing"), ground.crossing.into(), 0, 6);
    }
    for kind in kinds.kinds.iter().filter(|kind| !seen.contains(kind.key.as_str())) {
        faults.add("grounds", format_args!("nothing is said of the kind `{}`", kind.key));
    }
}

/// PH-7.13-01: each hour and weather has its line.
fn visibility(charts: &Charts, faults: &mut Faults) {
    for (n, def) in charts.visibility.iter().enumerate() {
        let same =
            |other: &&crate::files::charts::VisibilityDef| (other.hour, other.weather) == (def.hour, def.weather);
        if charts.visibility.iter().take(n).any(|other| same(&other)) {
            faults.add(format_args!("visibility[{n}]"), "this hour has two lines in this weather");
        }
        faults.range(format_args!("visibility[{n}].eye"), def.eye.0.into(), 1, LONGEST);
        if def.optics < def.eye {
            faults.add(format_args!("visibility[{n}].optics"), "nobody sees less far with optics");
        }
    }
    for (hour, weather) in Hour::ALL.into_iter().flat_map(|hour| Weather::ALL.map(|weather| (hour, weather))) {
        if charts.visibility(hour, weather).is_none() {
            faults.add("visibility", format_args!("nothing is said of {hour:?} and {weather:?}"));
        }
    }
}

/// PH-7.16-01: each gait has its line, and leads further than the one before it.
fn gaits(charts: &Charts, faults: &mut Faults) {
    for gait in Gait::ALL {
        let lines = charts.gaits.iter().filter(|def| def.gait == gait).count();
        if lines != 1 {
            faults.add("gaits", format_args!("{gait:?} has {lines} lines, and needs one"));
        }
    }
    for (n, def) in charts.gaits.iter().enumerate() {
        for (row, most) in ROWS.into_iter().filter_map(|row| Some((row, def.most.of(row)?))) {
            if !(1..=LONGEST).contains(&i64::from(most.0)) {
                faults.add(format_args!("gaits[{n}].most"), format_args!("{row:?}: {most} cm is no way to go"));
            }
        }
    }
    let moves = &charts.moves;
    for row in ROWS {
        if moves.base.of(row) == 0 {
            faults.add("moves.base", format_args!("{row:?}: a move costs at least one point"));
        }
        if moves.slope.of(row) < moves.base.of(row) {
            faults.add("moves.slope", format_args!("{row:?}: a slope makes no move cheaper"));
        }
    }
    faults.range("moves.road", moves.road.into(), 1, 6);
    faults.range("moves.running", moves.running.into(), 0, 6);
}

/// Nobody is paid for what he has, but for men without experience.
fn prices(charts: &Charts, faults: &mut Faults) {
    let prices = &charts.prices;
    let all = [
        ("officer", prices.officer),
        ("nco", prices.nco),
        ("soldier", prices.soldier),
        ("normal", prices.normal),
        ("veteran", prices.veteran),
        ("sniper", prices.sniper),
        ("engineer", prices.engineer),
        ("radio", prices.radio),
        ("marksman", prices.marksman),
        ("messenger", prices.messenger),
        ("medic", prices.medic),
        ("rifle", prices.rifle),
        ("submachine_gun", prices.submachine_gun),
        ("assault_rifle", prices.assault_rifle),
        ("light_machine_gun", prices.light_machine_gun),
        ("medium_machine_gun", prices.medium_machine_gun),
        ("heavy_machine_gun", prices.heavy_machine_gun),
        ("launcher_with_two", prices.launcher_with_two),
        ("two_grenades", prices.two_grenades),
        ("smoke_grenade", prices.smoke_grenade),
        ("binoculars", prices.binoculars),
        ("first_aid", prices.first_aid),
        ("trap", prices.trap),
        ("soldiers_pistol", prices.soldiers_pistol),
        ("vehicle_officer", prices.vehicle_officer),
        ("vehicle_nco", prices.vehicle_nco),
        ("crew_normal", prices.crew_normal),
        ("crew_veteran", prices.crew_veteran),
    ];
    for (name, price) in all {
        faults.range(format_args!("prices.{name}"), price.into(), 0, 40);
    }
    faults.range("prices.crew_green", prices.crew_green.into(), -20, 0);
    faults.range("prices.green", prices.green.into(), -i64::from(prices.soldier.max(0)), 0);
}

/// PH-7.10-01, PH-H-08: each class has its line, and a hull.
fn drives(charts: &Charts, faults: &mut Faults) {
    for class in Class::ALL {
        let lines = charts.drives.iter().filter(|def| def.class == class).count();
        let sizes = charts.hulls.iter().filter(|def| def.class == class).count();
        for (name, many) in [("drives", lines), ("hulls", sizes)] {
            if many != 1 {
                faults.add(name, format_args!("{class:?} has {many} lines, and needs one"));
            }
        }
    }
    for (n, def) in charts.drives.iter().enumerate() {
        for (row, most) in ROWS.into_iter().filter_map(|row| Some((row, def.most.of(row)?))) {
            if !(1..=LONGEST).contains(&i64::from(most.0)) {
                faults.add(format_args!("drives[{n}].most"), format_args!("{row:?}: {most} cm is no way to go"));
            }
            let price = charts.driving.base.of(row);
            if price.is_none_or(|price| price == 0) {
                faults.add("driving.base", format_args!("{row:?}: a drive costs at least one point"));
            }
            if charts.driving.slope.of(row) < price {
                faults.add("driving.slope", format_args!("{row:?}: a slope makes no drive cheaper"));
            }
        }
    }
    faults.range("driving.road", charts.driving.road.into(), 1, 6);
    for (n, size) in charts.hulls.iter().enumerate() {
        for (name, side) in [("length", size.length.0), ("width", size.width.0)] {
            faults.range(format_args!("hulls[{n}].{name}"), side.into(), 200, 3_000);
            if side % 2 != 0 {
                faults.add(format_args!("hulls[{n}].{name}"), "half of it must be whole tenths of a millimetre");
            }
        }
    }
}

fn blast(name: &str, blast: BlastDef, faults: &mut Faults) {
    faults.range(format_args!("{name}.radius"), blast.radius.0.into(), 1, 5_000);
    faults.range(format_args!("{name}.dice"), blast.dice.into(), 1, 20);
    faults.range(format_args!("{name}.bonus"), blast.bonus.into(), -5, 5);
}

/// PH-7.8-05, PH-5.1-02, PH-H-16.
fn artillery(name: &str, def: &ArtilleryDef, faults: &mut Faults) {
    faults.range(format_args!("{name}.price"), def.price.into(), 0, 80);
    faults.range(format_args!("{name}.calls"), def.calls.into(), 1, 20);
    faults.range(format_args!("{name}.registers"), def.registers.into(), 0, 12);
    if ![2, 4, 6, 8, 10].contains(&def.delay.die) {
        faults.add(format_args!("{name}.delay.die"), "dice have 2, 4, 6, 8 or 10 sides");
    }
    faults.range(format_args!("{name}.delay.more"), def.delay.more.into(), 0, 20);
    blast(&format!("{name}.blast"), def.blast, faults);
    faults.range(format_args!("{name}.power"), def.power.into(), 0, 20);
    // So that all chances of a burst are counted exactly.
    faults.range(format_args!("{name}.blast.dice"), def.blast.dice.into(), 1, 16);
}

fn house(house: &HouseValues, faults: &mut Faults) {
    // The radius of a base is a whole number of tenths.
    faults.range("house.base", house.base.0.into(), 50, 1_000);
    if house.base.0 % 2 != 0 {
        faults.add("house.base", "half of a base must be whole tenths of a millimetre");
    }
    faults.range("house.team_suppresses", house.team_suppresses.0.into(), 100, 5_000);
    faults.range("house.sight_in_a_wood", house.sight_in_a_wood.0.into(), 0, LONGEST);
    faults.range("house.level", house.level.0.into(), 50, 4_000);
    faults.range("house.trap_goes_off", house.trap_goes_off.into(), 1, 6);
    faults.range("house.elite", house.elite.into(), 0, 4);
    faults.range("house.carriage", house.carriage.0.into(), 100, 2_000);
    if house.carriage.0 % 2 != 0 {
        faults.add("house.carriage", "half of it must be whole tenths of a millimetre");
    }
    faults.range("house.zone", house.zone.0.into(), 300, 10_000);
    faults.range("house.shell_on_hull", house.shell_on_hull.0.into(), 0, 5_000);
    faults.range("house.light", house.light.0.into(), 100, LONGEST);
}

#[cfg(test)]
#[path = "charts_test.rs"]
mod tests;
