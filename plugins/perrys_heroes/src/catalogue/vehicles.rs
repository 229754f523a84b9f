//! Vehicles, and what fights them (PH-7.2, PH-7.3, PH-7.9, PH-7.10, PH-7.18, PH-7.19, PH-7.21, PH-8.2, PH-9.2, PH-10).

use super::reasons::NO_VEHICLES;
use rule_book::rules;

rules! {
    "PH-7.2-01": later(NO_VEHICLES), "Who has a mine or a Molotov cocktail assaults a located vehicle less than 2 cm away.";
    "PH-7.2-02": later(NO_VEHICLES), "An anti-tank weapon is fired at a located vehicle in clear sight.";
    "PH-7.2-03": later(NO_VEHICLES), "Assault and shot cost 2 points and roll a ten-sided die with modifiers.";
    "PH-7.2-04": later(NO_VEHICLES), "What an NCO, a veteran, an engineer or a green man gets counts for assaults alone.";
    "PH-7.2-05": later(NO_VEHICLES), "A shot adds the weapon's modifier of its range, and some weapons do not reach so far.";
    "PH-7.2-06": later(NO_VEHICLES), "An assault needs 5, a shot 4, 6, 8 or 10 by its distance.";
    "PH-7.2-08": later(NO_VEHICLES), "A low wall or a building before it protects a vehicle by 2 against shots.";
    "PH-7.2-11": later(NO_VEHICLES), "Weapons for one use are spent, hit or miss.";
    "PH-9.2-01": later(NO_VEHICLES), "The table of anti-tank weapons: power, and what the die gets at each range.";
    "PH-9.2-02": later(NO_VEHICLES), "What does not reach far does not reach beyond 60 cm.";
    "PH-10-05": of_sources, "Real ranges are longer than any table.";
    "PH-10-06": of_sources, "The book does not use the explosive power of guns.";
    "PH-H-30": later(NO_VEHICLES), "A gun on a carriage is served by two men, and fires once in a turn.";
    "PH-R-24": later(NO_VEHICLES), "What the attacker is counts for assaults alone.";
    "PH-W-13": of_sources, "Example: a bazooka at a tank.";
}
