//! The rules of action points (PH-6.1).

use rule_book::rules;

rules! {
    BY_HEALTH = "PH-6.1-01": now, "A Fit man brings his team 4 action points, a Treated man 2, a Wounded man 1.";
    BY_GRADE = "PH-6.1-02": now, "An officer brings 2 action points more, an NCO 1 more.";
    "PH-6.1-03": scale, "A lieutenant, a sergeant and 4 soldiers, all Fit, have 27 action points.";
    INDIVIDUAL = "PH-6.1-04": now,
        "Where points are individual each figure holds its own; a leader's bonus goes to himself.";
    POOLED = "PH-6.1-05": now,
        "Where points are pooled the team has them together; no figure uses more than 6 of them in a turn.";
    "PH-6.1-06": now,
        "Points are worked out once, in the Activation phase; what is left at the end of the team's activation is lost.";
    VEHICLE = "PH-6.2-01": now, "A vehicle has 5 action points, and 1 more while an officer or NCO commands it.";
    "PH-6.2-02": now, "The number of its crew changes nothing of a vehicle's action points.";
    REDUCED = "PH-7.1-04": now, "A crew with fewer living men aboard than its vehicle needs is reduced; a wounded man still serves.";
    COMMANDED = "PH-R-50": now, "A commander's point is lost when he is dead or gone.";
    "PH-R-02": now, "A leader's bonus goes to himself or to the pool, and no points change when men fall.";
    // Worked examples
    "PH-W-01": of_sources, "A lieutenant, a sergeant and 4 soldiers, all Fit: 6 times 4, 2 and 1 are 27 action points.";
    "PH-W-02": of_sources, "A Fit NCO, 3 Fit soldiers, 1 Treated and 1 Wounded: 4 times 4, 2, 1 and 1 are 20 action points.";
}
