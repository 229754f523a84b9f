//! What forces have that are more than men on foot.

use super::reasons::NO_VEHICLES;
use rule_book::rules;

rules! {
    "PH-4.2-06": later(NO_VEHICLES), "A group of vehicles is led by an officer or an NCO.";
    "PH-4.2-07": later(NO_VEHICLES), "Each vehicle is commanded by at least an NCO.";
    "PH-4.3-12": later(NO_VEHICLES), "An armoured section may cost 60 points, vehicles and crews together.";
    "PH-4.3-13": later(NO_VEHICLES), "Every man of a crew has a pistol, and a vehicle may carry 3 submachine guns.";
    "PH-6.2-01": later(NO_VEHICLES), "A vehicle has 5 action points, and 1 more while an officer or NCO commands it.";
    "PH-6.2-02": later(NO_VEHICLES), "The number of its crew changes nothing of a vehicle's action points.";
}
