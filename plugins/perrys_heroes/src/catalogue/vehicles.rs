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
    "PH-7.9-01": later(NO_VEHICLES), "Men climb into a halted vehicle that has room for them, and out of it.";
    "PH-7.9-02": later(NO_VEHICLES), "Climbing into a vehicle less than 2 cm away costs 2 points.";
    "PH-7.9-03": later(NO_VEHICLES), "Climbing out costs 1 point, and no roll where the vehicle is halted.";
    "PH-7.9-04": later(NO_VEHICLES), "Who jumps off a moving vehicle needs 4 of a ten-sided die.";
    "PH-7.9-05": later(NO_VEHICLES), "Else he falls, is wounded and tests his morale.";
    "PH-7.10-01": later(NO_VEHICLES), "How far a vehicle drives in a turn depends on its class and the ground where it starts.";
    "PH-7.10-02": later(NO_VEHICLES), "Vehicles are light, medium or heavy.";
    "PH-7.10-03": later(NO_VEHICLES), "What a drive costs depends on the ground where it starts, on slopes and on roads.";
    "PH-7.10-04": later(NO_VEHICLES), "Each drive is paid once, and those of a turn share the distance.";
    "PH-7.10-05": later(NO_VEHICLES), "Each turn of up to 45 degrees costs 1 point more.";
    "PH-7.10-06": later(NO_VEHICLES), "Fords and bridges cost a vehicle 1 point more, low walls and hedges 2.";
    "PH-7.10-07": later(NO_VEHICLES), "Then the vehicle stands at its new place.";
    "PH-7.10-08": later(NO_VEHICLES), "Whoever is in the path of a vehicle is dead, and his friends nearby test their morale.";
    "PH-9.2-01": later(NO_VEHICLES), "The table of anti-tank weapons: power, and what the die gets at each range.";
    "PH-9.2-02": later(NO_VEHICLES), "What does not reach far does not reach beyond 60 cm.";
    "PH-10-05": of_sources, "Real ranges are longer than any table.";
    "PH-10-06": of_sources, "The book does not use the explosive power of guns.";
    "PH-H-05": later(NO_VEHICLES), "Which vehicle is light, medium or heavy.";
    "PH-H-30": later(NO_VEHICLES), "A gun on a carriage is served by two men, and fires once in a turn.";
    "PH-H-31": later(NO_VEHICLES), "A vehicle goes backwards half as far for the same points.";
    "PH-R-24": later(NO_VEHICLES), "What the attacker is counts for assaults alone.";
    "PH-R-30": later(NO_VEHICLES), "Only who jumps off a moving vehicle rolls.";
    "PH-R-49": later(NO_VEHICLES), "Heavy vehicles go through fields as printed.";
    "PH-R-69": later(NO_VEHICLES), "The drives of a turn share an allowance by fractions.";
    "PH-R-73": later(NO_VEHICLES), "Each turn of a drive is paid for itself.";
    "PH-R-74": later(NO_VEHICLES), "A vehicle runs over friends too, and does not go through vehicles.";
    "PH-W-13": of_sources, "Example: a bazooka at a tank.";
}
