//! The rules of movement (LNL-6.0 to LNL-6.4), of entry and of exit (LNL-SC).

use crate::catalogue::reasons::SCOUTS;
use rule_book::rules;

rules! {
    // 6.0 Movement
    HEX_BY_HEX = "LNL-6.0-01": now,
        "A unit moves hex by hex and pays the MP cost of each hex entered, plus hexside costs.";
    MOVEMENT_FACTOR = "LNL-6.0-02": now, "A unit may spend up to its MF per turn.";
    SLOWEST = "LNL-6.0-03": now,
        "Units that start in the same hex and move in the same impulse move as one stack, which can go only as far as \
         its member with the fewest MP.";
    ELIGIBLE_LEADER = "LNL-6.0-04": now,
        "A leader who is GO, not wounded and not yet activated lets the player activate the adjacent hexes too; a \
         wounded leader activates only his own hex.";
    "LNL-6.0-05": now,
        "For a leader's activation other storeys of his own hex are adjacent; a different storey in an adjacent hex is \
         not.";
    WIDENS_ONCE = "LNL-6.0-06": now,
        "The activation of adjacent hexes can be used once per leader and turn, and it does not chain to a second \
         leader.";
    "LNL-6.0-07": now,
        "Units activated in adjacent hexes move and fire independently of the leader, but within each hex movers move \
         together and firers fire together.";
    "LNL-6.0-08": now,
        "MMCs, WTs and SMCs that are under a Move or Assault Move marker, or are just moving, give +1 to the attacker \
         on the DFT.";
    HAS_MOVED = "LNL-6.0-09": now,
        "The +1 against moving units holds for every attack on them until the marker is removed, in any player's \
         impulse, except in terrain that cancels it.";
    MINIMUM = "LNL-6.0-10": now,
        "Minimum move: a unit with MF of at least 1 may always move one hex, or change one storey, whatever the cost.";
    MINIMUM_LIMITS = "LNL-6.0-11": now,
        "The minimum move does not let a Shaken unit approach a visible enemy, and does not open prohibited terrain.";
    ALL_POINTS = "LNL-6.0-12": now,
        "A unit that must spend all its MP for one hex may not Low Crawl or Assault Move into it.";
    "LNL-6.0-13": now, "Units may pass through friendly units within the stacking limits.";
    MUST_STOP = "LNL-6.0-14": now, "Units that enter a hex with enemy units must stop there and fight melee.";
    SHAKEN_KINDS = "LNL-6.0-15": now,
        "Shaken units may Move or Low Crawl when activated, but not closer to an enemy in their LOS.";
    LEFT_BEHIND = "LNL-6.0-16": now,
        "A moving stack takes its carried SWs along; SWs that cannot move, such as a tripod MG set up, stay behind as \
         abandoned.";
    ROAD = "LNL-6.0-17": now,
        "From road hex to road hex over a hexside which the road crosses a unit pays the road's cost alone; in every \
         other way the hex keeps its terrain.";
    LEVELS = "LNL-6.0-18": now,
        "Each level of height gained costs the hill cost on top, on roads too; going down costs nothing.";
    "LNL-6.0-B01": now,
        "A vehicle with MF of at least 1 may always move one hex whatever the cost, unless the terrain is prohibited \
         to its type or it is Shaken and would approach an enemy.";
    WAY_IN = "LNL-6.0-B02": now,
        "Infantry enters a hex with enemy vehicles alone only by Close Assault; a vehicle enters a hex with enemy \
         infantry only by Overrun.";
    // 6.1 Assault Move
    ASSAULT = "LNL-6.1-01": now, "Units whose MF stands in a red square, and heroes always, may Assault Move.";
    "LNL-6.1-02": now, "Assault Move is declared at the start of the impulse; the units get an Assault Move marker.";
    ASSAULT_LEADER = "LNL-6.1-03": now,
        "A leader may Assault Move with eligible units that start the impulse in his hex.";
    ASSAULT_HALF = "LNL-6.1-04": now, "A unit in Assault Move may spend at most half its printed MF, rounded up.";
    "LNL-6.1-05": now, "If Double Time applies to an Assault Move, half of the raised MF counts.";
    "LNL-6.1-06": now,
        "After an Assault Move the unit may fire: in the same impulse, in a later own impulse, or as Opportunity Fire.";
    ASSAULT_FIRST = "LNL-6.1-07": now,
        "Assault Move must come at the unit's first activation; firing first and then moving is not possible.";
    AFTER_ASSAULT = "LNL-6.1-08": now,
        "An attack in which units under Assault Move take part has -2 to its total FP, once per attack.";
    SHOT_AFTER_ASSAULT = "LNL-6.1-09": now, "Ordnance SWs fired after an Assault Move have a to-hit penalty.";
    "LNL-6.1-10": now,
        "When a unit under Assault Move fires it gets a Fired marker in addition; both markers stay until the \
         Administrative Phase.";
    ASSAULT_ENEMY = "LNL-6.1-11": now, "Assault Move may not be used to enter an enemy-occupied hex.";
    "LNL-6.1-12": now, "Units under Assault Move may not spot.";
    "LNL-6.1-B01": repeats["LNL-6.1-09", "LNL-15.2-03"],
        "An ordnance SW fired by a unit under Assault Move has a to-hit penalty; a vehicle's own ordnance has +2.";
    "LNL-6.1-B02": repeats["LNL-6.1-08"], "A stack under Assault Move subtracts 2 from the total FP of its DFT attack.";
    "LNL-6.1-B03": now, "WTs Assault Move only if their MF stands in a red box.";
    // 6.2 Double Time
    DOUBLE_TIME = "LNL-6.2-01": now,
        "Units that start the impulse with a GO leader and move the whole impulse with him have 2 more MP: Double \
         Time.";
    "LNL-6.2-02": now, "Units in Double Time may not spend more than the leader's printed MF in total.";
    "LNL-6.2-03": now, "WTs may not Double Time.";
    "LNL-6.2-04": now, "Vehicles may not Double Time.";
    DOUBLE_STEALTH = "LNL-6.2-05": now, "Double Time may not be combined with Stealth move.";
    // 6.3 Low Crawl
    LOW_CRAWL = "LNL-6.3-01": now,
        "A unit or stack may use its whole impulse to Low Crawl one hex; it gets a Low Crawl marker.";
    CRAWL_COST = "LNL-6.3-02": now, "Low Crawl is possible only if the cost of the hex is less than the unit's MF.";
    "LNL-6.3-03": now,
        "Low crawling units are not Spotted automatically, unless they are in clear terrain or in a hex adjacent to an \
         enemy unit.";
    "LNL-6.3-04": now,
        "Fire at units that Low Crawl does not get the +1 for movement, neither at once nor later in the turn.";
    "LNL-6.3-05": now,
        "A unit may Low Crawl to another storey of its hex, but not change storey and hex in one Low Crawl.";
    CRAWL_ENEMY = "LNL-6.3-06": now, "A Low Crawl may not enter an enemy-occupied hex.";
    // 6.3.1 Weapon Teams and special movement
    "LNL-6.3.1-01": now, "WTs may neither Low Crawl nor Double Time.";
    // 6.4 Stealth move
    STEALTH = "LNL-6.4-01": now,
        "Units whose MF stands in a yellow square may use Stealth movement; they get a Stealth marker.";
    STEALTH_HALF = "LNL-6.4-02": now, "A unit in Stealth movement may spend at most half its MF, rounded down.";
    AFTER_STEALTH = "LNL-6.4-03": now,
        "After Stealth movement a unit may fire in its own impulse with -2 to the total FP, as after an Assault Move.";
    "LNL-6.4-04": later(SCOUTS), "Scouts do not suffer the -2 when they fire after Stealth movement.";
    STEALTHY = "LNL-6.4-05": now, "A unit under Stealth may not use Opportunity Fire.";
    STEALTH_SEEN = "LNL-6.4-06": now,
        "Stealth movement never makes a unit Spotted, not even next to an enemy, except in clear terrain in LOS of a \
         GO enemy; an attempt can still spot it, and so does its own fire.";
    "LNL-6.4-07": now, "Stealth cannot be combined with Double Time.";
    "LNL-6.4-08": now, "Stealth may be used to enter melee.";
    STEALTH_SINGLE = "LNL-6.4-09": now, "Heroes and leaders may not use Stealth unless a rule or counter says so.";
    JUST_STEALTHY = "LNL-6.4-10": now,
        "Opportunity Fire at a unit moving by Stealth gets the +1 for movement; later fire at a unit under a Stealth \
         marker does not.";
    SHOT_AFTER_STEALTH = "LNL-6.4-B01": now,
        "An ordnance SW fired after a Stealth move pays the same to-hit penalty as after an Assault Move.";
    // Scenario frame
    ENTRY = "LNL-SC-03": now,
        "Units that enter later wait off the map from the turn named on; activated as one Location, those of one entry \
         group move as one stack, and the entry hex costs its normal MP.";
    FURTHER_STACKS = "LNL-SC-04": now,
        "A waiting GO leader gives Double Time as usual, and further waiting stacks of his group may enter in the same \
         impulse by hexes adjacent to his entry hex.";
    OFF_MAP = "LNL-SC-05": now,
        "Waiting units may stay back for a later impulse or turn; off the map they do nothing, are no target, and \
         count as not having acted.";
    EXIT = "LNL-SC-06": now,
        "A unit leaves the map only from an exit hex the scenario names, for 1 MP by any movement but Low Crawl; it \
         counts as exited, not lost, and can be fired at before it leaves.";
    // Rulings
    ENEMY_VEHICLE = "LNL-RB-30": now,
        "Vehicles enter hexes of enemy infantry only by Overrun, and none with an enemy vehicle other than a wreck or \
         an Abandoned one; infantry there fights enemy infantry first.";
    "RUL-23": now, "A Low Crawl may not enter an enemy hex.";
    "RUL-59": now, "The slowest member limits a stack; nobody drops off before the end of the move.";
    "RUL-79": now, "Each hex a Shaken unit enters must not be nearer to any enemy unit in LOS of the hex being left.";
    "RUL-81": now,
        "From outside one enters the ground floor; upper storeys of one building connect at its normal hex cost; a \
         storey change costs 2 MP.";
    "RUL-91": now, "Roads set the cost of a move from road to road; each level gained costs the hill cost on top.";
    "RUL-101": now,
        "An SMC with an SW has 2 MP less in everything; the +2 of Double Time goes to the units that move with the \
         leader, not to himself.";
}
