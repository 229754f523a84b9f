//! The rules of alert (PH-7.14).

use rule_book::rules;

rules! {
    FRESH = "PH-7.14-01": now,
        "A figure that has done nothing in this turn may go on alert; of a crewed weapon nobody of the crew may have done anything.";
    "PH-7.14-02": now, "To go on alert costs 4 action points, 4 more for the assistant of a crewed weapon, and 5 of a vehicle.";
    ARC = "PH-7.14-03": now,
        "A vehicle on alert covers 60 degrees to both sides of its gun; turret and hull swing round within that without further points.";
    SHOT = "PH-7.14-04": now,
        "On alert a figure may fire one shot at a Located enemy during an activation of the other side, without action points.";
    "PH-7.14-05": now,
        "The marker of alert goes with the shot, with any action, when its owner is Demoralised, Panicked or Dead, and when his own card is \
         turned over.";
    "PH-R-42": now, "The shot from alert costs nothing, and alert lasts until its owner's next card, over the end of a turn too.";
    WEAPON = "PH-R-61": now,
        "From alert a vehicle fires its main gun if that is loaded, aiming included, or one of its machine guns.";
    FINDS = "PH-R-66": now,
        "Who fires from alert at somebody who is not located makes one attempt to locate him, without action points, at the moment of his \
         shot, and fires if that succeeds.";
    INTERRUPTS = "PH-H-40": now,
        "The side with figures on alert may interrupt after each action that the other has completed, and at each centimetre of a move; \
         several shots are worked out one by one in an order of its choice. Then the action goes on, if it still can.";
    STANDING = "PH-D-16": now,
        "Who is on alert is asked, or answers by himself: he fires as soon as he can, where it is best, or not at all.";
}
