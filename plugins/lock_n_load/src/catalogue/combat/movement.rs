//! Movement (LNL-6.0 to LNL-6.4).

use crate::catalogue::reasons::{CLOSE_ASSAULT, ORDNANCE, SCOUTS, VEHICLES, WEAPON_TEAMS};
use crate::catalogue::{Rule, later, now, repeats};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 6.0 Movement
    now("LNL-6.0-01", "A unit moves hex by hex and pays the MP cost of each hex entered, plus hexside costs."),
    now("LNL-6.0-02", "A unit may spend up to its MF per turn."),
    now(
        "LNL-6.0-03",
        "Units that start in the same hex and move in the same impulse move as one stack, which can go only as far as \
         its member with the fewest MP.",
    ),
    now(
        "LNL-6.0-04",
        "A leader who is GO, not wounded and not yet activated lets the player activate the adjacent hexes too; a \
         wounded leader activates only his own hex.",
    ),
    now(
        "LNL-6.0-05",
        "For a leader's activation other storeys of his own hex are adjacent; a different storey in an adjacent hex is \
         not.",
    ),
    now(
        "LNL-6.0-06",
        "The activation of adjacent hexes can be used once per leader and turn, and it does not chain to a second \
         leader.",
    ),
    now(
        "LNL-6.0-07",
        "Units activated in adjacent hexes move and fire independently of the leader, but within each hex movers move \
         together and firers fire together.",
    ),
    now(
        "LNL-6.0-08",
        "MMCs, WTs and SMCs that are under a Move or Assault Move marker, or are just moving, give +1 to the attacker \
         on the DFT.",
    ),
    now(
        "LNL-6.0-09",
        "The +1 against moving units holds for every attack on them until the marker is removed, in any player's \
         impulse, except in terrain that cancels it.",
    ),
    now(
        "LNL-6.0-10",
        "Minimum move: a unit with MF of at least 1 may always move one hex, or change one storey, whatever the cost.",
    ),
    now(
        "LNL-6.0-11",
        "The minimum move does not let a Shaken unit approach a visible enemy, and does not open prohibited terrain.",
    ),
    now("LNL-6.0-12", "A unit that must spend all its MP for one hex may not Low Crawl or Assault Move into it."),
    now("LNL-6.0-13", "Units may pass through friendly units within the stacking limits."),
    now("LNL-6.0-14", "Units that enter a hex with enemy units must stop there and fight melee."),
    now("LNL-6.0-15", "Shaken units may Move or Low Crawl when activated, but not closer to an enemy in their LOS."),
    now(
        "LNL-6.0-16",
        "A moving stack takes its carried SWs along; SWs that cannot move, such as a tripod MG set up, stay behind as \
         abandoned.",
    ),
    now(
        "LNL-6.0-17",
        "From road hex to road hex over a hexside which the road crosses a unit pays the road's cost alone; in every \
         other way the hex keeps its terrain.",
    ),
    now(
        "LNL-6.0-18",
        "Each level of height gained costs the hill cost on top, on roads too; going down costs nothing.",
    ),
    later(
        "LNL-6.0-B01",
        VEHICLES,
        "A vehicle with MF of at least 1 may always move one hex whatever the cost, unless the terrain is prohibited \
         to its type or it is Shaken and would approach an enemy.",
    ),
    later(
        "LNL-6.0-B02",
        CLOSE_ASSAULT,
        "Infantry enters a hex with enemy vehicles alone only by Close Assault; a vehicle enters a hex with enemy \
         infantry only by Overrun.",
    ),
    // 6.1 Assault Move
    now("LNL-6.1-01", "Units whose MF stands in a red square, and heroes always, may Assault Move."),
    now("LNL-6.1-02", "Assault Move is declared at the start of the impulse; the units get an Assault Move marker."),
    now("LNL-6.1-03", "A leader may Assault Move with eligible units that start the impulse in his hex."),
    now("LNL-6.1-04", "A unit in Assault Move may spend at most half its printed MF, rounded up."),
    now("LNL-6.1-05", "If Double Time applies to an Assault Move, half of the raised MF counts."),
    now(
        "LNL-6.1-06",
        "After an Assault Move the unit may fire: in the same impulse, in a later own impulse, or as Opportunity Fire.",
    ),
    now(
        "LNL-6.1-07",
        "Assault Move must come at the unit's first activation; firing first and then moving is not possible.",
    ),
    now("LNL-6.1-08", "An attack in which units under Assault Move take part has -2 to its total FP, once per attack."),
    later("LNL-6.1-09", ORDNANCE, "Ordnance SWs fired after an Assault Move have a to-hit penalty."),
    now(
        "LNL-6.1-10",
        "When a unit under Assault Move fires it gets a Fired marker in addition; both markers stay until the \
         Administrative Phase.",
    ),
    now("LNL-6.1-11", "Assault Move may not be used to enter an enemy-occupied hex."),
    now("LNL-6.1-12", "Units under Assault Move may not spot."),
    later(
        "LNL-6.1-B01",
        ORDNANCE,
        "An ordnance SW fired by a unit under Assault Move has a to-hit penalty; a vehicle's own ordnance has +2.",
    ),
    repeats(
        "LNL-6.1-B02",
        &["LNL-6.1-08"],
        "A stack under Assault Move subtracts 2 from the total FP of its DFT attack.",
    ),
    later("LNL-6.1-B03", WEAPON_TEAMS, "WTs Assault Move only if their MF stands in a red box."),
    // 6.2 Double Time
    now(
        "LNL-6.2-01",
        "Units that start the impulse with a GO leader and move the whole impulse with him have 2 more MP: Double \
         Time.",
    ),
    now("LNL-6.2-02", "Units in Double Time may not spend more than the leader's printed MF in total."),
    later("LNL-6.2-03", WEAPON_TEAMS, "WTs may not Double Time."),
    later("LNL-6.2-04", VEHICLES, "Vehicles may not Double Time."),
    now("LNL-6.2-05", "Double Time may not be combined with Stealth move."),
    // 6.3 Low Crawl
    now("LNL-6.3-01", "A unit or stack may use its whole impulse to Low Crawl one hex; it gets a Low Crawl marker."),
    now("LNL-6.3-02", "Low Crawl is possible only if the cost of the hex is less than the unit's MF."),
    now(
        "LNL-6.3-03",
        "Low crawling units are not Spotted automatically, unless they are in clear terrain or in a hex adjacent to an \
         enemy unit.",
    ),
    now(
        "LNL-6.3-04",
        "Fire at units that Low Crawl does not get the +1 for movement, neither at once nor later in the turn.",
    ),
    now(
        "LNL-6.3-05",
        "A unit may Low Crawl to another storey of its hex, but not change storey and hex in one Low Crawl.",
    ),
    now("LNL-6.3-06", "A Low Crawl may not enter an enemy-occupied hex."),
    // 6.3.1 Weapon Teams and special movement
    later("LNL-6.3.1-01", WEAPON_TEAMS, "WTs may neither Low Crawl nor Double Time."),
    // 6.4 Stealth move
    now("LNL-6.4-01", "Units whose MF stands in a yellow square may use Stealth movement; they get a Stealth marker."),
    now("LNL-6.4-02", "A unit in Stealth movement may spend at most half its MF, rounded down."),
    now(
        "LNL-6.4-03",
        "After Stealth movement a unit may fire in its own impulse with -2 to the total FP, as after an Assault Move.",
    ),
    later("LNL-6.4-04", SCOUTS, "Scouts do not suffer the -2 when they fire after Stealth movement."),
    now("LNL-6.4-05", "A unit under Stealth may not use Opportunity Fire."),
    now(
        "LNL-6.4-06",
        "Stealth movement never makes a unit Spotted, not even next to an enemy, except in clear terrain in LOS of a \
         GO enemy; an attempt can still spot it, and so does its own fire.",
    ),
    now("LNL-6.4-07", "Stealth cannot be combined with Double Time."),
    now("LNL-6.4-08", "Stealth may be used to enter melee."),
    now("LNL-6.4-09", "Heroes and leaders may not use Stealth unless a rule or counter says so."),
    now(
        "LNL-6.4-10",
        "Opportunity Fire at a unit moving by Stealth gets the +1 for movement; later fire at a unit under a Stealth \
         marker does not.",
    ),
    later(
        "LNL-6.4-B01",
        ORDNANCE,
        "An ordnance SW fired after a Stealth move pays the same to-hit penalty as after an Assault Move.",
    ),
];
