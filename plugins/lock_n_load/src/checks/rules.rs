//! The rules of boards (LNL-1.4), by which files of boards are checked.

use rule_book::rules;

rules! {
    // 1.4 Hexes and boards
    "LNL-1.4-01": now,
        "Half-hexes along a map edge are playable, with the stacking limits and movement costs of full hexes, unless a \
         scenario rule says otherwise.";
    "LNL-1.4-02": now, "Where two maps join, two facing half-hexes form one full hex.";
    "LNL-1.4-03": now, "The terrain around the hex centre gives the hex its terrain type and its elevation.";
    "LNL-1.4-04": now,
        "Letters name columns and numbers rise towards the south; columns with even letters (B, D, F ...) lie half a \
         hex further north than their odd neighbours.";
    "LNL-1.4-05": now, "Numbered directions run clockwise from 1 = north and 2 = north-east to 6 = north-west.";
    BOARD_COLUMNS = "LNL-1.4-06": now,
        "A board that can be joined has an odd number of columns; its even columns hold one hex more than its odd \
         ones, and all its edges cut through hex centres.";
    BOARD_EDGES = "LNL-1.4-07": now,
        "Boards are joined along whole edges, half-hex to half-hex; the joined hex answers to both printed names and \
         shows that of the lower board number.";
    "LNL-1.4-08": now, "A board may be turned by 180 degrees; printed names stay with their hexes.";
    BOARD_HALVES = "LNL-1.4-09": now,
        "The two halves of a joined hex must agree in terrain, elevation, roads, buildings and hexsides, unless the \
         scenario states what the hex is; the silhouettes of both halves count.";
    SIGHT_OFF_MAP = "LNL-1.4-10": now,
        "A LOS that leaves the map, possible only where joined boards form no rectangle, is blocked.";
    // 21.7 Emplaced tanks
    "LNL-21.7-07": now, "Only vehicles with a turret may be Emplaced.";
    // Rulings
    "RUL-12": now, "The terrain at the centre of a hex defines the hex.";
    "RUL-60": now, "Light woods are degrading terrain with TM +1 and cost 2 MP.";
    "RUL-87": now, "Boards join along whole edges, turn by 180 degrees, and the halves of a joined hex must agree.";
}
