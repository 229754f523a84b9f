//! The rules of facing, of vehicles as they are driven, and of teams that turn (LNL-0.2, LNL-1.6.3, LNL-15.0 to LNL-15.2, LNL-15.7, LNL-21.7).

use rule_book::rules;

rules! {
    // 0.2 Facings
    FACES = "LNL-0.2-06": now,
        "Vehicles and guns with a red arrow face a hex vertex, one of six facings, each between two neighbouring \
         hexes.";
    SECTORS = "LNL-0.2-07": now,
        "Seen from its facing a unit has two front hexes, two side hexes, one left and one right, and two rear hexes.";
    "LNL-0.2-08": now, "Turning by one vertex is a turn of 60 degrees.";
    // 1.6.3 Weapon Teams that turn and move
    GUN_BUILDING = "LNL-1.6.3-03": now,
        "A WT with a gun of more than 20 mm may not be set up in, or enter, a building hex (hut, wooden or stone).";
    GUN_HEXSIDE = "LNL-1.6.3-04": now,
        "A WT with a gun of more than 20 mm may not cross a wall, hedge or bocage hexside.";
    TURN_TEAM = "LNL-1.6.3-08": now,
        "To face elsewhere inside its hex without firing, a WT spends 1 MP per two hexsides turned; a single hexside \
         left over costs 1 MP.";
    FREE_FACING = "LNL-1.6.3-10": now, "On entering a new hex a WT may take any facing free of charge.";
    TURNED_MOVED = "LNL-1.6.3-11": now,
        "A WT that changes facing gets a Move marker; if it turned in order to fire, Move and Fired.";
    STAYS = "LNL-1.6.3-14": now, "The German 88 mm ATG cannot leave its hex; its MF serves only to turn.";
    TEAM_KINDS = "LNL-1.6.3-15": now, "WTs cannot Low Crawl and cannot Double Time.";
    "LNL-1.6.3-B03": repeats["LNL-1.6.3-03"],
        "A WT whose gun is larger than 20 mm may not be set up in or enter a building hex: hut, wooden or stone \
         building.";
    "LNL-1.6.3-B04": repeats["LNL-1.6.3-04"],
        "A WT whose gun is larger than 20 mm may not cross a wall, hedge or bocage hexside.";
    "LNL-1.6.3-B08": repeats["LNL-1.6.3-08"],
        "A WT with an arc may turn in its hex instead of firing: 1 MP per two hexsides turned or part of two.";
    "LNL-1.6.3-B10": repeats["LNL-1.6.3-10"], "After entering a new hex a WT may take any facing at no extra cost.";
    "LNL-1.6.3-B11": repeats["LNL-1.6.3-11"],
        "Every WT that changes facing gets a Moved marker, beside a Fired marker when it turned and fired.";
    "LNL-1.6.3-B14": repeats["LNL-1.6.3-14"],
        "The German 88 mm ATG may never leave its hex; it uses its MF only to turn.";
    "LNL-1.6.3-B15": repeats["LNL-1.6.3-15"], "WTs may not Low Crawl and never use Double Time.";
    // 15.0 Vehicles: Open, Buttoned, Shaken
    OPEN_OR_BUTTONED = "LNL-15.0-01": now, "A vehicle is always either Open or Buttoned.";
    "LNL-15.0-02": now, "A vehicle is Open unless a marker says that it is Buttoned.";
    WHEN_OPENED = "LNL-15.0-03": now,
        "The owner may open or button a vehicle, free of cost, only at the start of its own impulse.";
    SHAKEN_VEHICLE = "LNL-15.0-07": now,
        "A Shaken vehicle must be Buttoned, may not fire or spot, and has half its MF, rounded up.";
    "LNL-15.0-08": now,
        "A Shaken vehicle may not move towards an enemy unit in its LOS, as all Shaken units.";
    SHAKEN_ASSAULT = "LNL-15.0-09": now, "A Shaken vehicle can neither overrun nor Assault Move.";
    "LNL-15.0-10": now,
        "Vehicles rally themselves; a rallied vehicle stays Buttoned until its owner opens it at the start of one of \
         its impulses.";
    "LNL-15.0-11": now,
        "A vehicle is tracked (T), off-road (O) or road (R), with the MF beside it; the terrain chart has costs for \
         each.";
    // 15.1 Facing and movement of vehicles
    ALONE = "LNL-15.1-01": now,
        "Vehicles move one by one; those activated together need not move together nor end in the same hex.";
    VEHICLE_KINDS = "LNL-15.1-02": now,
        "Vehicles may not Low Crawl or use Double Time; every vehicle may Assault Move unless stated otherwise.";
    "LNL-15.1-03": now, "A vehicle always faces a vertex.";
    FORWARD = "LNL-15.1-04": now, "A vehicle moves forward into one of its two front hexes and keeps its facing.";
    TURN_COST = "LNL-15.1-05": now, "Turning a vehicle in its hex costs 1 MP per vertex.";
    REVERSE = "LNL-15.1-06": now,
        "A vehicle reverses into one of its two rear hexes at double the normal cost of the hex and keeps its facing.";
    NO_VEHICLES = "LNL-15.1-07": now,
        "Some terrain is prohibited to vehicles, as the terrain chart says; buildings that they may enter, and that \
         become rubble then, are in no chart yet.";
    TURRET = "LNL-15.1-08": now, "A turret points at a vertex, and turning it costs no MP.";
    TURRET_KEEPS = "LNL-15.1-13": now,
        "A turret marker lies only while the turret does not point ahead; a turned turret keeps its angle when the \
         hull turns, and is realigned free in the vehicle's impulse.";
    "LNL-15.1-15": now, "A vehicle that turns in its hex with MP and does not fire has moved.";
    "LNL-15.1-16": now,
        "Turning, reversing, mounting and dismounting spend MP and so allow Opportunity Fire in that hex.";
    // 15.2 Assault Move of vehicles
    "LNL-15.2-01": now,
        "A vehicle in Assault Move spends at most half its MF, rounded up, and may still fire in that impulse, in a \
         later one, or by Opportunity Fire.";
    "LNL-15.2-06": now, "A vehicle is marked Assault Move when it moves so, and Fired in addition when it fires.";
    // 15.7 Size and speed of vehicles
    SIZE = "LNL-15.7-01": switch,
        "Optional: the size of a vehicle changes the to-hit roll against it, from -1 for the largest to +1 for the \
         smallest; otherwise size makes no difference.";
    SPEED = "LNL-15.7-02": switch,
        "Optional: a vehicle under Moved or Assault Move that is fast enough, tracked 16, off-road 20, or 12 on a \
         road, adds 2 to the to-hit roll against it; otherwise all moving vehicles are alike.";
    "LNL-15.7-03": now,
        "Optional: the +2 for speed replaces the ordinary +1 for a moving vehicle, which slower ones keep.";
    "LNL-15.7-04": now, "Optional: the modifiers for size and speed add together.";
    // 15.7.1 Continuous movement
    KEEPS_MOVING = "LNL-15.7.1-01": switch,
        "Optional: a vehicle under Moved or Assault Move may be declared to keep moving; its marker then stays, turned \
         by 180 degrees, in the Administrative Phase. Otherwise all these markers go then.";
    MOVES_ON = "LNL-15.7.1-02": now,
        "Optional: a vehicle that keeps moving must move in the next Operations Phase; it may change between Move and \
         Assault Move.";
    STILL_MOVING = "LNL-15.7.1-03": now,
        "Optional: until it moves, a vehicle that keeps moving still counts as moving for the to-hit roll.";
    HOLDS_ITS_FIRE = "LNL-15.7.1-04": now,
        "Optional: a vehicle that keeps moving may not fire before it has started its movement of the new turn.";
    // 21.7 Emplaced tanks
    EMPLACED_LEAVES = "LNL-21.7-04": now,
        "An Emplaced tank leaves its position only by reversing into a hex behind it; the marker is then removed for \
         good.";
    DUG_IN_HULL = "LNL-21.7-08": now, "An Emplaced tank may not turn its hull; its turret turns freely.";
    // Rulings
    "RUL-31": repeats["LNL-1.6.3-11", "LNL-RB-05"],
        "A WT that turns always gets Move, also Fired if it fires; turning costs one MP per two hexsides, rounded up.";
    "LNL-RB-05": now, "A WT that turns pays 1 MP per two vertices; a single one left over costs 1 MP.";
    "LNL-RB-08": now,
        "The penalty for turning a turret is paid only when it must turn for that shot; it then stays turned, at its \
         angle to the hull, until realigned free of charge.";
    "LNL-RB-18": repeats["LNL-15.7.1-04"],
        "A vehicle that keeps moving cannot fire until it has started to move in the new turn.";
    "LNL-RB-31": now, "Shaken vehicles neither overrun nor Assault Move.";
    "LNL-RB-63": now,
        "An Emplaced tank leaves by its two rear hexes; vehicles without a turret cannot be Emplaced, and the hull may \
         not turn.";
}
