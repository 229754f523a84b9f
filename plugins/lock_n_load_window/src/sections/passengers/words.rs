//! What the window says about passengers.

table::words! { "window.passengers";
    go_aboard(units: counters, vehicle: counter, points: say) = "{vehicle} takes {units} aboard ({points}).";
    leave_their_vehicle(units: counters, dismount: say, vehicle: counter, points: say) = "{units} {dismount} from {vehicle} ({points}).";
    dismounts = "dismounts";
    dismount = "dismount";
    no_vehicle_there(unit: counter) = "there is no vehicle with room for {unit}";

    mount_inside = "Mount inside";
    mount_on_top = "Mount on top";
    mount_this_inside(vehicle: counter) = "Mount {vehicle} inside";
    mount_this_on_top(vehicle: counter) = "Mount {vehicle} on top";
    by_assault_move(does: say) = "{does} (Assault Move)";
    aboard(units: counters, vehicle: counter) = "{units} aboard {vehicle}.";
    mount = "Mount";
    mount_hint = "Goes aboard a vehicle of the hex.";
    dismount_units(units: counters) = "Dismount {units}";
    leaves_the_vehicle = "Leaves the vehicle.";
    leave_it(units: counters) = "{units} of the vehicle; then they go on, or stop.";
    leave_it_and_may_fire(units: counters) = "{units} of the vehicle by Assault Move, so that they may fire; then they go on, or stop.";
    leave_it_and_it_may_fire(units: counters) = "{units} of the vehicle, which moves by Assault Move, so that it may fire; then they go on, or stop.";
    leave_it_and_all_may_fire(units: counters) = "{units} of the vehicle by Assault Move, as it does, so that all may fire; then they go on, or stop.";
    it_may_fire(does: say) = "{does} (it may fire)";
    both_may_fire(does: say) = "{does} (both may fire)";

    wants_place_aboard = "choose a place aboard";
}
