//! The rules of transport (ROE-EMB).

use crate::catalogue::modules::NO_VEHICLES;
use rule_book::rules;

rules! {
    // Transport
    "ROE-EMB-01": repeats["ROE-ORD-09"], "Embarked units get no order, but one to disembark.";
    TRANSPORT = "ROE-EMB-02": now,
        "A vehicle that embarks or disembarks troops moves 10 cm less, and has Hold or Advance.";
    DISEMBARKS = "ROE-EMB-03": now,
        "At the start of the turn an embarked unit may be given Advance or Sneak, and then disembarks at any point of \
         the vehicle's move.";
    NO_CHARGE = "ROE-EMB-04": now, "Troops that disembark do not engage in close quarters that turn.";
    EMBARKS = "ROE-EMB-05": now,
        "A unit may embark at any point of its transport's move if it is in contact with it.";
    "ROE-EMB-06": later(NO_VEHICLES),
        "Passengers fire only from an open vehicle with Hold, as many figures as half its transport capacity.";
    "ROE-EMB-07": later(NO_VEHICLES),
        "Troops in an open vehicle can be targeted; they count as in hard cover and as using the terrain.";
    "ROE-EMB-08": later(NO_VEHICLES),
        "Against BLAST or AT weapons passengers count as in a closed space, like troops in a building.";
    PASSENGERS_OF_WRECKS = "ROE-EMB-09": now,
        "Each passenger of a vehicle that becomes Wrecked takes an Experience test with +1 or is lost, after what the \
         row of damage did; the survivors are Shaken.";
    // Rulings
    "ROE-R-14": repeats["ROE-EMB-09"], "Passengers who survived the row of damage still test for the wreck.";
}
