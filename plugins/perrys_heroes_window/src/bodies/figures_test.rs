//! Men as whoever looks sees them.

use super::{palettes, portrait, portrait_of};
use crate::hand::tests::battle;
use perrys_heroes::force::TeamDef;
use perrys_heroes::testing::{Bench, read};
use table::Side;

#[test]
fn a_man_of_a_force_looks_as_he_does_on_the_table() {
    let team = "(name: \"Team\", men: [
        (name: \"Sergeant\", grade: Nco, experience: Veteran, weapon: \"thompson\"), (name: \"Gunner\", support: \"bar\"),
        (name: \"Mate\", assists: true), (name: \"Green\", experience: Green)])";
    let bench = Bench::new()
        .teams(Side::First, team)
        .position("active: (side: First, team: 0), figures: [(id: \"us-01\", at: (20, 100))]");
    let battle = battle(&bench);
    let table = battle.table();
    let force: TeamDef = read(team);
    let (side, nation) = (palettes(&table)[0].light, table.field.side(Side::First).nation);
    let men: Vec<_> =
        table.field.men.iter().take(force.men.len()).map(|man| portrait(&table, Side::First, man)).collect();
    let weapons = &table.field.weapons;
    let told: Vec<_> = force.men.iter().map(|man| portrait_of(side, nation, (man, man.experience), weapons)).collect();
    assert_eq!(told, men);
    assert!(men.windows(2).any(|two| two[0] != two[1]), "they are not all alike");
}
