//! What the window says about passengers.

table::words! { "window.passengers";
    go_aboard(units: counters, vehicle: counter, points: say) = "{vehicle} takes {units} aboard ({points}).";
    leave_their_vehicle(units: counters, dismount: say, vehicle: counter, points: say) = "{units} {dismount} from {vehicle} ({points}).";
    dismounts = "dismounts";
    dismount = "dismount";
    no_vehicle_there(unit: counter) = "there is no vehicle with room for {unit}";
}
