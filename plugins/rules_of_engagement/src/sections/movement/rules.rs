//! The rules of moving on foot, of cohesion and of terrain (ROE-MOV).

use crate::catalogue::modules::NO_FOOT;
use rule_book::rules;

rules! {
    // Cohesion
    "ROE-GEN-10": later(NO_FOOT), "Every figure stays within 5 cm of another of its unit.";
    // Movement and terrain
    "ROE-MOV-01": later(NO_FOOT), "Infantry has Move 20 cm as a rule.";
    "ROE-MOV-02": later(NO_FOOT),
        "What road, open, rough and very rough ground do to a move: infantry loses 5 cm on very rough ground and does \
         not Run across walls, in woods or marsh; the table says it of each kind of vehicle.";
    "ROE-MOV-04": later(NO_FOOT),
        "Every door and every linear obstacle is very rough for infantry; the 5 cm are lost once in a move, however \
         many are crossed.";
    "ROE-MOV-06": later(NO_FOOT), "Which ground is rough and which is very rough is a house value.";
    "ROE-MOV-12": later(NO_FOOT),
        "Motorcycle troops are infantry whose Move is doubled on road and open ground, and who may not enter rough or \
         very rough ground.";
    // Geometry
    "ROE-GEO-13": later(NO_FOOT),
        "Places and lengths are whole tenths of a millimetre, and distances are compared squared: a limit is met \
         exactly or not.";
    // House values and rulings
    "ROE-H-08": later(NO_FOOT),
        "A unit that is out of cohesion at the end of its move neither fires nor charges until cohesion is restored, \
         which its next move must do.";
    "ROE-H-16": later(NO_FOOT),
        "Men on foot have Move 20, the crew of an anti-tank gun with it 15, vehicles what their table says.";
    "ROE-H-20": later(NO_FOOT),
        "Open are grass, low crops and paving; rough are scrub, orchard, wood, marsh, standing crops, ploughed or soft \
         ground, a ford; very rough are rubble, steep slopes, building interiors, stream beds; a river without a ford \
         is impassable.";
    "ROE-H-31": later(NO_FOOT), "One or two men of a motorcycle are one model, and do not dismount.";
    "ROE-R-11": later(NO_FOOT), "The 5 cm of very rough ground are lost once in a move, not for each obstacle.";
    "ROE-R-46": later(NO_FOOT), "A unit in cohesion is one chain of gaps of at most 5 cm, not two groups.";
    "ROE-R-47": later(NO_FOOT),
        "The way of the guide must reach the least length of Run and Fall Back: he is the leader, else the figure that \
         the order names.";
    "ROE-R-48": later(NO_FOOT), "Linear obstacles and very rough ground in one move take 5 cm together.";
}
