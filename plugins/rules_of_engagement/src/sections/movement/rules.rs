//! The rules of moving on foot, of cohesion and of terrain (ROE-MOV).

use rule_book::rules;

rules! {
    // Cohesion
    COHESION = "ROE-GEN-10": now, "Every figure stays within 5 cm of another of its unit.";
    // Movement and terrain
    FOOT_MOVE = "ROE-MOV-01": now, "Infantry has Move 20 cm as a rule.";
    TERRAIN_TABLE = "ROE-MOV-02": now,
        "What road, open, rough and very rough ground do to a move: infantry loses 5 cm on very rough ground and does \
         not Run across walls, in woods or marsh; the table says it of each kind of vehicle.";
    VERY_ROUGH_ONCE = "ROE-MOV-04": now,
        "Every door and every linear obstacle is very rough for infantry; the 5 cm are lost once in a move, however \
         many are crossed.";
    "ROE-MOV-06": repeats["ROE-H-20"], "Which ground is rough and which is very rough is a house value.";
    MOTORCYCLES = "ROE-MOV-12": now,
        "Motorcycle troops are infantry whose Move is doubled on road and open ground, and who may not enter rough or \
         very rough ground.";
    // Geometry
    TENTHS = "ROE-GEO-13": now,
        "Places and lengths are whole tenths of a millimetre, and distances are compared squared: a limit is met \
         exactly or not.";
    // House values and rulings
    OUT_OF_COHESION = "ROE-H-08": now,
        "A unit that is out of cohesion at the end of its move neither fires nor charges until cohesion is restored, \
         which its next move must do.";
    MOVES = "ROE-H-16": now,
        "Men on foot have Move 20, the crew of an anti-tank gun with it 15, vehicles what their table says.";
    "ROE-H-20": now,
        "Open are grass, low crops and paving; rough are scrub, orchard, wood, marsh, standing crops, ploughed or soft \
         ground, a ford; very rough are rubble, steep slopes, building interiors, stream beds; a river without a ford \
         is impassable.";
    "ROE-H-31": now, "One or two men of a motorcycle are one model, and do not dismount.";
    "ROE-R-11": repeats["ROE-MOV-04"], "The 5 cm of very rough ground are lost once in a move, not for each obstacle.";
    ONE_CHAIN = "ROE-R-46": now, "A unit in cohesion is one chain of gaps of at most 5 cm, not two groups.";
    GUIDE = "ROE-R-47": now,
        "The way of the guide must reach the least length of Run and Fall Back: he is the leader, else the figure that \
         the order names.";
    "ROE-R-48": now, "Linear obstacles and very rough ground in one move take 5 cm together.";
}
