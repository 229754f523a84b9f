//! What the window says about passengers.

table::words! { "window.passengers";
    go_aboard(units: counters, vehicle: counter, points: number) = "{vehicle} takes {units} aboard ({points} points).";
    leave_their_vehicle(units: counters, vehicle: counter, points: number) = "{units} dismount from {vehicle} ({points} points).";
    no_vehicle_there(unit: counter) = "there is no vehicle with room for {unit}";
}
