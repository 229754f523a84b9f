//! The rules of sight, spotting and terrain (LNL-10.0 to LNL-10.4).

use crate::catalogue::reasons::{HELICOPTERS, NIGHT_AND_FORTIFICATIONS, SCOUTS_AND_CARDS};
use rule_book::rules;

rules! {
    // 10.0 Line of sight
    "LNL-10.0-01": now, "LOS runs from the centre of the firer's hex to the centre of the target's hex.";
    NO_SIGHT = "LNL-10.0-02": now, "Without LOS there is no fire at the target.";
    "LNL-10.0-03": now,
        "LOS is blocked or degraded by crossing the drawn silhouette of blocking or degrading terrain, not by merely \
         entering the hex.";
    "LNL-10.0-04": now,
        "A silhouette that sticks out of the firer's or target's own hex into an adjacent open hex has no effect.";
    "LNL-10.0-05": now, "LOS is reciprocal: it is the same in both directions.";
    // 10.1 Spotting
    UNSPOTTED = "LNL-10.1-01": now,
        "Fire at a target needs it to be Spotted; it is the Location that is Spotted, so one Spotted unit makes all \
         units there Spotted.";
    "LNL-10.1-02": now, "Storeys of a building are separate for spotting.";
    SPOTTED_MARKER = "LNL-10.1-03": now, "A Location is Spotted while it has a Spotted marker.";
    ADJACENT = "LNL-10.1-04": now,
        "A Location is Spotted while a GO enemy unit is adjacent, whatever markers that unit has; medics and chaplains \
         do not count.";
    ACTIVE = "LNL-10.1-05": now,
        "A Location is Spotted while a unit in it is under Move, Assault Move, Fired or Melee.";
    PASSING = "LNL-10.1-06": now, "A Location is Spotted while a unit moves or Assault Moves through it.";
    CLEAR = "LNL-10.1-07": now, "A Location is Spotted if it is clear terrain.";
    "LNL-10.1-08": now,
        "Whether a Location is Spotted is evaluated anew at each moment: if the adjacent enemy becomes Shaken or \
         leaves, that reason is gone.";
    "LNL-10.1-09": now,
        "Low Crawl and Stealth do not make the mover Spotted automatically, within the limits of 6.3 and 6.4.";
    "LNL-10.1-10": later(HELICOPTERS), "Helicopters are always Spotted, which says nothing about units below them.";
    "LNL-10.1-11": later(NIGHT_AND_FORTIFICATIONS),
        "At night, and for trenches, bunkers and emplaced vehicles, other spotting conditions hold.";
    TARGET = "LNL-10.1-12": now, "A unit may try to spot a Location with unspotted enemy units to which it has LOS.";
    SPOTTING_NUMBER = "LNL-10.1-13": now,
        "A spotting attempt rolls 1d6: success on 2 or less if the target is in blocking terrain, 3 or less in \
         degrading terrain.";
    DEGRADING = "LNL-10.1-14": now,
        "Add 1 to the spotting die for each degrading hex that the LOS crosses between spotter and target.";
    SPOTTER_LEADERSHIP = "LNL-10.1-15": now,
        "Subtract the leadership of the spotter from the spotting die if it is a leader.";
    "LNL-10.1-16": later(SCOUTS_AND_CARDS),
        "Subtract 2 from the spotting die if the spotter is a scout, 1 for an SMC with the Veteran card.";
    "LNL-10.1-17": now, "A successful spotting attempt puts a Spotted marker on the Location.";
    "LNL-10.1-18": now, "The spotter gets Ops Complete, successful or not.";
    ONE_SPOTTING = "LNL-10.1-19": now,
        "A spotting attempt takes no impulse, but is possible only in an own impulse, and only one per impulse.";
    "LNL-10.1-20": now, "After a spotting attempt the player may still activate units in that impulse, or pass.";
    MAY_NOT_SPOT = "LNL-10.1-21": now,
        "Not allowed to spot are Shaken units, units under Fired, Move, Low Crawl, Ops Complete, Stealth, Assault Move \
         or Melee, medics, and chaplains.";
    "LNL-10.1-22": now,
        "After a successful spotting attempt the spotter and its stack may fire at the spotted hex at once, as 4.1 \
         allows.";
    "LNL-10.1-23": now,
        "The Spotted marker is removed in the Administrative Phase, or when all units have left the Location.";
    SPOTTING_FIRST = "LNL-10.1-24": now, "The spotting attempt is made before the first unit acts in the impulse.";
    OPEN_SPOTS = "LNL-10.1-B01": now,
        "An Open vehicle may try to spot, like infantry, and is then Ops Complete; a Buttoned or Shaken vehicle may \
         not.";
    "LNL-10.1-B02": now, "A vehicle under Moved, Assault Move or Fired is Spotted, like any unit.";
    "LNL-10.1-B03": later(HELICOPTERS),
        "Helicopters are always Spotted, and this does not spot ground units in the same hex.";
    // 10.11 Spotting vehicles
    "LNL-10.11-01": repeats["LNL-10.11-B01"], "Optional: subtract 1 from the spotting die when the target is a vehicle.";
    VEHICLES_SPOTTED = "LNL-10.11-B01": switch, "The spotting die for a Location with a vehicle has -1; without the switch it has not.";
    // 21.7 Emplaced tanks
    "LNL-21.7-06": now, "An Emplaced tank need not be Spotted first, unless the terrain of its hex asks for it.";
    // 10.2 Buildings and hills
    "LNL-10.2-01": now, "Ground is level 0; hills are level 1 or 2.";
    "LNL-10.2-02": scale, "One level is about 2 to 5 metres.";
    "LNL-10.2-03": now, "Buildings have one or two storeys; every stone building of three or more hexes has two.";
    "LNL-10.2-04": now, "Each hex of a multi-storey building has stairs.";
    STAIRS = "LNL-10.2-05": now, "Going from one storey to the other in the same hex costs 2 MP.";
    "LNL-10.2-06": now, "Units in a one-storey building are on the ground floor.";
    UPPER_LEVEL = "LNL-10.2-07": now,
        "Units on the upper storey of a two-storey building are 2 levels above the ground of the building.";
    "LNL-10.2-08": now,
        "Units in adjacent hexes on different storeys are not adjacent, for fire, spotting, activation or anything \
         else.";
    // 10.3 Determining line of sight
    "LNL-10.3-01": now, "Two kinds of terrain matter for LOS: blocking and degrading.";
    "LNL-10.3-02": now,
        "Blocking terrain (buildings, forest, bocage, smoke) is a solid or half-solid object one level high.";
    "LNL-10.3-03": now, "Degrading terrain (brush, light woods and the like) is half-transparent or low.";
    BLOCKS_LEVEL = "LNL-10.3-04": now,
        "Blocking terrain crossed at the same elevation as both firer and target blocks.";
    "LNL-10.3-05": now,
        "Terrain in the firer's or target's own hex neither blocks nor degrades; it gives TM and the spotting number.";
    DEGRADES_LEVEL = "LNL-10.3-06": now,
        "Degrading terrain crossed at the same elevation degrades: the attacker subtracts 1 per degrading hex crossed.";
    THIRD_DEGRADING = "LNL-10.3-07": now,
        "More than two degrading hexes crossed block the LOS: no attack, no spotting attempt.";
    "LNL-10.3-08": now, "A degrading silhouette in an otherwise open hex counts like a degrading hex.";
    "LNL-10.3-09": now, "A blocking or degrading silhouette counts also in a hex that is open terrain for defence.";
    "LNL-10.3-10": now, "Terrain lower than both ends neither blocks nor degrades.";
    BLOCKS_HIGHER = "LNL-10.3-11": now,
        "Terrain higher than both ends, such as a hill or a multi-storey building, blocks.";
    BLOCKS_BETWEEN = "LNL-10.3-12": now,
        "From a higher to a lower end, blocking terrain at the level of the higher hex blocks.";
    DEGRADES_BETWEEN = "LNL-10.3-13": now,
        "From a higher to a lower end, degrading terrain at the level of the higher hex degrades (-1 each), and more \
         than two such hexes block.";
    "LNL-10.3-14": now, "Units on higher ground see and fire over blocking and degrading terrain in lower hexes.";
    SHADOW = "LNL-10.3-15": now,
        "Blocking or degrading terrain in a hex of level 1 or 2 casts a shadow of one hex: the lower unit in the hex \
         directly behind it cannot be seen from the higher end.";
    "LNL-10.3-16": now,
        "The statements on blocking, degrading and shadows work together as the sight algorithm RUL-51 says.";
    // 10.4 Terrain effects
    TERRAIN = "LNL-10.4-01": now, "Each terrain type gives movement costs, TM, LOS class and stacking changes.";
    // 10.6 Streams
    "LNL-10.6-01": now, "Shallow stream hexes count as clear terrain with TM 0.";
    "LNL-10.6-02": now, "A ford is a shallow stream with other movement costs.";
    "LNL-10.6-B01": repeats["LNL-10.6-01", "LNL-10.6-02"],
        "Shallow stream hexes are clear with TM 0; a ford differs from them only in its movement costs.";
    // 10.7 Broken ground
    "LNL-10.7-01": now, "Broken ground is degrading terrain with TM +2.";
    "LNL-10.7-02": now,
        "A LOS through any part of a broken-ground hex is degraded: the whole hex counts, not a silhouette.";
    "LNL-10.7-B01": repeats["LNL-10.7-01", "LNL-10.7-02"],
        "Broken ground is degrading with TM +2, and a LOS across any part of its hex is degraded.";
    // 10.8 Russian wheat fields
    "LNL-10.8-01": now, "Unripe Russian wheat fields do not block LOS.";
    "LNL-10.8-02": now,
        "MMCs, SMCs and WTs in an unripe wheat field must be spotted as if in degrading terrain.";
    VEHICLES_STAND_OUT = "LNL-10.8-03": now, "Vehicles in an unripe wheat field are always Spotted.";
    "LNL-10.8-04": now, "Unripe wheat fields do not cancel the +1 against moving units.";
    "LNL-10.8-B01": repeats["LNL-10.8-01", "LNL-10.8-02", "LNL-10.8-03", "LNL-10.8-04"],
        "In green wheat vehicles are always Spotted, infantry and WTs as in degrading terrain; it neither blocks LOS \
         nor cancels the +1 against moving units.";
    // Rulings
    "RUL-10": now, "More than two degrading hexes block the LOS; two only degrade it.";
    "RUL-11": now,
        "Every crossed hex with a degrading silhouette counts, whatever the hex's own type; more than two block.";
    "RUL-18": now, "Only the spotter's own leadership modifies its spotting attempt.";
    "RUL-25": now,
        "An upper storey is adjacent to the ground floor of its hex and to upper storeys of adjacent hexes only.";
    EXACT_SIGHT = "RUL-51": now,
        "Sight is one exact algorithm: obstacle tops against the higher end, degrading hexes counted, shadows of one \
         hex, and the same answer in both directions.";
    "RUL-52": now, "Medics and chaplains do not make adjacent hexes Spotted.";
    "RUL-64": now,
        "Stationary units in a hex that a mover made visible are hit by the Opportunity Fire, but do not stay Spotted.";
    "RUL-74": now, "A GO unit that moved, fired or is under Ops Complete still makes adjacent hexes Spotted.";
    "RUL-78": now,
        "A mover that stops is under Move, so its hex stays Spotted; one that is eliminated leaves no trace.";
    BOCAGE = "RUL-80": now,
        "A bocage hexside of the firer's or target's own hex degrades by 1; any other bocage hexside crossed blocks.";
    "RUL-94": now, "The spotting attempt comes before any unit acts in the impulse.";
    "RUL-107": now, "A clear hex with smoke is not Spotted automatically; it is spotted as blocking terrain.";
    FLOOR_BETWEEN = "RUL-111": now,
        "Units on different storeys of adjacent hexes of one building have no LOS to each other.";
    "RUL-114": now, "A Buttoned vehicle in Good Order makes adjacent hexes Spotted.";
}
