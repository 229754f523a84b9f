//! The rules of lines of sight (PH-7.13-02 to PH-7.13-07), and what covers.

use rule_book::rules;

rules! {
    "PH-7.13-02": now, "Within the visibility distance a figure can be seen; to locate it takes an action.";
    "PH-7.13-03": now, "Rivers, roads and scrub never cut a line of sight.";
    CUT = "PH-7.13-04": now, "A line of sight is cut by every obstacle, building, low wall, hedge, orchard or wood that it meets.";
    "PH-7.13-05": now,
        "A standing or crouched figure within 1 cm behind such a feature, or at its edge, is not hidden by it and sees past it; a prone \
         figure is hidden.";
    CRESTS = "PH-7.13-06": now,
        "Two figures with a hill or slope between them see each other if the higher one stands on a clear crest: the rim of a hilltop \
         or cliff without hedge, scrub or wood.";
    "PH-7.13-07": now,
        "From a clear crest one sees across another crest of the same level, if that one is free of vegetation, and across any of a lower \
         level.";
    "PH-3.3-10": now, "Smoke never cuts a line of sight: it only makes those behind it harder to hit.";
    // Rulings
    "PH-R-40": now, "A prone figure behind a wall is hidden, and sees nothing beyond it either.";
    "PH-R-65": switch,
        "Who is at the edge of a wood, orchard or building looks into it for up to 5 cm, or as deep as the scenario says; of a wall or \
         hedge he looks past the straight leg beside which he is.";
    "PH-R-67": now, "A building hides nobody who is inside it, and nothing from him, whatever his posture.";
    BESIDE_A_BUILDING = "PH-R-68": now,
        "Only who is inside a building is in a building; who is beside one, with the line of sight through its corner, counts as behind a \
         low wall.";
    "PH-R-70": now,
        "One clear crest is enough: that of the higher end, or of either of two that are equally high; a level between them that is \
         higher than both cuts the line of sight.";
    // House values
    ABOARD = "PH-H-21": now,
        "Jeep, truck, SdKfz 251, M3 and Universal Carrier carry 3, 12, 10, 10 and 3 men; who rides in an open vehicle can be fired at as \
         if behind a low wall.";
    "PH-H-26": now,
        "Two figures inside the same wood or orchard see each other up to 10 cm. Vehicles and wrecks cut lines of sight between men on foot, \
         unless one of them is within 1 cm of the vehicle; men never do.";
    "PH-H-41": now,
        "Men enter buildings through their outlines, as built-up ground. Who is inside sees out and is seen as if he were at the edge on \
         every side; two in the same building share a confined space.";
    "PH-H-42": now,
        "A level is 5 cm high. A clear crest is a point of a level's rim within 1 cm of the figure's base.";
    // Geometry
    "PH-GEO-05": now,
        "A line of sight runs from middle to middle of the bases and hulls, and is cut by what it touches; for each end by itself a feature \
         is left out within 1 cm of which its base or hull is.";
    "PH-GEO-08": now,
        "A vehicle whose middle is in sight is partly visible if a corner of its hull is hidden, or a low wall touches the line within 1 cm \
         of its hull.";
    COVERED = "PH-GEO-06": now,
        "A target is covered by a low wall, building, orchard or wood that the line of sight meets within 1 cm of its base or in which it \
         is; by scrub if its middle is in scrub.";
    PLUME = "PH-GEO-07": now, "A target is behind a smoke screen if the line of sight touches a plume; a smoke marker does nothing.";
}
