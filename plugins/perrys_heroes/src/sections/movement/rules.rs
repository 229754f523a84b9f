//! The rules of moving on foot (PH-7.16).

use rule_book::rules;

rules! {
    // 7.16 Move
    MOST = "PH-7.16-01": now,
        "How far a figure may go in a turn depends on its gait, for which it must have the right posture, and on the terrain where the move \
         starts.";
    TERRAIN_PRICE = "PH-7.16-02": now,
        "A move costs action points by the terrain at its start: more on a slope, 1 where the whole move follows a road.";
    ALLOWANCE = "PH-7.16-03": now,
        "The price is paid once for each move; all moves of a figure in a turn share one allowance: of each its length is divided by its \
         maximum, and the sum is at most 1.";
    RUNNING = "PH-7.16-04": now, "Running costs 1 action point more.";
    CROSSING = "PH-7.16-05": now,
        "Each obstacle that is crossed costs more: a ford 2, a bridge 1, a low wall 1, a hedge 2 action points.";
    CANNOT = "PH-7.16-06": now, "Wounded figures cannot move; Treated ones go half as far.";
    "PH-7.16-07": now, "After the move the figure, or its counter, stands at its new place.";

    // Geometry
    WAY = "PH-GEO-14": now,
        "A move is a line of straight legs, as long as all of them together; it may lead through friends but not through enemies or their \
         vehicles and wrecks, and no base ends on another or on a hull.";
    "PH-GEO-15": now,
        "The terrain at the start is what lies under the middle of the base or hull; a road counts only if the whole move stays on it.";
    SHUT = "PH-GEO-16": now, "What a gait or a class of vehicle cannot enter is in its way, wherever the move started.";

    // House values
    FACING = "PH-H-24": now,
        "A figure looks where it last moved or attacked, and turns freely on its own card; from behind is within 45 degrees of straight back.";

    // Rulings
    "PH-R-03": now, "The price of the terrain is paid once for each move, however long it is.";
    "PH-R-04": now, "Several moves and several gaits of a turn share one allowance by the parts of it that they use.";

    // Examples
    "PH-W-04": scale,
        "Running 10 cm from scrub across a hedge costs 5 action points: 2 for the scrub, 1 for running, 2 for the hedge.";
    "PH-W-05": scale, "A Treated man walks at most 5 cm on a meadow, for 1 action point.";
}
