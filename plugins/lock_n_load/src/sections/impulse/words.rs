//! What impulses say.

pub(crate) use crate::facts::words::{has_acted, moves_first, no_unit, off_the_map, ops_complete};

table::words! { "impulse";
    nobody_chosen = "nobody has been chosen";
    own_impulse = "units act in an impulse of their own side";
    aboard(unit: counter) = "{unit} is aboard a vehicle and does nothing of what men on foot do";
    off_map = "off the map units do nothing";
    has_fired = "the unit has fired in this impulse";
    another_location = "another Location is activated in this impulse";
    not_its_impulse(unit: counter) = "{unit} belongs to the other side, whose impulse it is not";

    good_order_leader = "only a leader in Good Order widens an activation";
    wounded_leader = "a wounded leader activates only his own hex";
    widened_once = "the leader has widened an activation this turn";
    leader_activated = "the leader has been activated this turn";
    leader_ops_complete = "a leader under Ops Complete uses no leadership";
    no_leader = "no leader is in the Location";
    idle_leader = "a leader is named only where he widens the activation";

    activated_already = "something is activated in this impulse already";
    nobody_there(at: text) = "no unit of the side is in {at}";
    all_have_acted(at: text) = "all units in {at} have acted this turn";
    one_storey = "the hex has one storey only";
    nobody_besides = "there is no unit of the side to activate besides";

    nobody_enters(group: text) = "no unit of the group `{group}` may enter now";
    does_not_wait = "the unit does not wait to enter";
    not_yet = "the group's turn of entry has not come";
    something_else_activated = "something else is activated in this impulse";

    nothing_done = "nothing has been done in this impulse: it can only be passed";
    something_done = "something has been done in this impulse: it is ended, not passed";

    // What its orders are, in a few words: who carries them out is said beside it.
    activate(at: text) = "activate {at}";
    activate_group(group: text) = "bring in the group {group}";
    end_impulse = "end the impulse";
    pass = "pass";
}
