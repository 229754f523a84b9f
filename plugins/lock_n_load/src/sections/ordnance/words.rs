//! What ordnance says.

pub(crate) use crate::facts::words::no_location;

table::words! { "ordnance";
    no_ordnance(weapon: counter) = "{weapon} has no to-hit table";
    no_shot_left(weapon: counter) = "{weapon} has fired all its shots";
    out_of_range(weapon: counter) = "the target is out of range of {weapon}";
    downhill(weapon: counter) = "{weapon} is not fired at a lower target";
    backblast(weapon: counter) = "{weapon} is not fired from inside a building";
    name_a_vehicle(at: text) = "there are only vehicles in {at}: the shot names one of them";
    no_such_vehicle(unit: counter, at: text) = "{unit} is no enemy vehicle in {at}";
    does_not_move = "Opportunity Fire goes at those who move now";
    only_beside_others = "as many attacks have been made as movement points were spent in this hex: only ordnance beside others that have fired may still fire";

    vehicle_unaided = "only an armour leader directs the fire of a vehicle";
    not_beside(leader: counter, unit: counter) = "{leader} is not in the Location of {unit}";
}
