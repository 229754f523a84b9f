//! Line of sight, spotting and terrain (LNL-10.0 to LNL-10.8).

use crate::catalogue::reasons::{
    EASTERN_TERRAIN, HELICOPTERS, NIGHT_AND_FORTIFICATIONS, SCOUTS_AND_CARDS, VEHICLE_OPTIONS, VEHICLES,
};
use crate::catalogue::{Rule, later, now, scale};

/// The statements of this part, in the order of the rule book.
pub(in crate::catalogue) const RULES: &[Rule] = &[
    // 10.0 Line of sight
    now("LNL-10.0-01", "LOS runs from the centre of the firer's hex to the centre of the target's hex."),
    now("LNL-10.0-02", "Without LOS there is no fire at the target."),
    now(
        "LNL-10.0-03",
        "LOS is blocked or degraded by crossing the drawn silhouette of blocking or degrading terrain, not by merely \
         entering the hex.",
    ),
    now(
        "LNL-10.0-04",
        "A silhouette that sticks out of the firer's or target's own hex into an adjacent open hex has no effect.",
    ),
    now("LNL-10.0-05", "LOS is reciprocal: it is the same in both directions."),
    // 10.1 Spotting
    now(
        "LNL-10.1-01",
        "Fire at a target needs it to be Spotted; it is the Location that is Spotted, so one Spotted unit makes all \
         units there Spotted.",
    ),
    now("LNL-10.1-02", "Storeys of a building are separate for spotting."),
    now("LNL-10.1-03", "A Location is Spotted while it has a Spotted marker."),
    now(
        "LNL-10.1-04",
        "A Location is Spotted while a GO enemy unit is adjacent, whatever markers that unit has; medics and chaplains \
         do not count.",
    ),
    now("LNL-10.1-05", "A Location is Spotted while a unit in it is under Move, Assault Move, Fired or Melee."),
    now("LNL-10.1-06", "A Location is Spotted while a unit moves or Assault Moves through it."),
    now("LNL-10.1-07", "A Location is Spotted if it is clear terrain."),
    now(
        "LNL-10.1-08",
        "Whether a Location is Spotted is evaluated anew at each moment: if the adjacent enemy becomes Shaken or \
         leaves, that reason is gone.",
    ),
    now(
        "LNL-10.1-09",
        "Low Crawl and Stealth do not make the mover Spotted automatically, within the limits of 6.3 and 6.4.",
    ),
    later("LNL-10.1-10", HELICOPTERS, "Helicopters are always Spotted, which says nothing about units below them."),
    later(
        "LNL-10.1-11",
        NIGHT_AND_FORTIFICATIONS,
        "At night, and for trenches, bunkers and emplaced vehicles, other spotting conditions hold.",
    ),
    now("LNL-10.1-12", "A unit may try to spot a Location with unspotted enemy units to which it has LOS."),
    now(
        "LNL-10.1-13",
        "A spotting attempt rolls 1d6: success on 2 or less if the target is in blocking terrain, 3 or less in \
         degrading terrain.",
    ),
    now(
        "LNL-10.1-14",
        "Add 1 to the spotting die for each degrading hex that the LOS crosses between spotter and target.",
    ),
    now("LNL-10.1-15", "Subtract the leadership of the spotter from the spotting die if it is a leader."),
    later(
        "LNL-10.1-16",
        SCOUTS_AND_CARDS,
        "Subtract 2 from the spotting die if the spotter is a scout, 1 for an SMC with the Veteran card.",
    ),
    now("LNL-10.1-17", "A successful spotting attempt puts a Spotted marker on the Location."),
    now("LNL-10.1-18", "The spotter gets Ops Complete, successful or not."),
    now(
        "LNL-10.1-19",
        "A spotting attempt takes no impulse, but is possible only in an own impulse, and only one per impulse.",
    ),
    now("LNL-10.1-20", "After a spotting attempt the player may still activate units in that impulse, or pass."),
    now(
        "LNL-10.1-21",
        "Not allowed to spot are Shaken units, units under Fired, Move, Low Crawl, Ops Complete, Stealth, Assault Move \
         or Melee, medics, and chaplains.",
    ),
    now(
        "LNL-10.1-22",
        "After a successful spotting attempt the spotter and its stack may fire at the spotted hex at once, as 4.1 \
         allows.",
    ),
    now(
        "LNL-10.1-23",
        "The Spotted marker is removed in the Administrative Phase, or when all units have left the Location.",
    ),
    now("LNL-10.1-24", "The spotting attempt is made before the first unit acts in the impulse."),
    later(
        "LNL-10.1-B01",
        VEHICLES,
        "An Open vehicle may try to spot, like infantry, and is then Ops Complete; a Buttoned or Shaken vehicle may \
         not.",
    ),
    later("LNL-10.1-B02", VEHICLES, "A vehicle under Moved, Assault Move or Fired is Spotted, like any unit."),
    later(
        "LNL-10.1-B03",
        HELICOPTERS,
        "Helicopters are always Spotted, and this does not spot ground units in the same hex.",
    ),
    // 10.11 Spotting vehicles
    later("LNL-10.11-01", VEHICLE_OPTIONS, "Optional: subtract 1 from the spotting die when the target is a vehicle."),
    later("LNL-10.11-B01", VEHICLE_OPTIONS, "Optional: the spotting die for a vehicle target has -1."),
    // 10.2 Buildings and hills
    now("LNL-10.2-01", "Ground is level 0; hills are level 1 or 2."),
    scale("LNL-10.2-02", "One level is about 2 to 5 metres."),
    now("LNL-10.2-03", "Buildings have one or two storeys; every stone building of three or more hexes has two."),
    now("LNL-10.2-04", "Each hex of a multi-storey building has stairs."),
    now("LNL-10.2-05", "Going from one storey to the other in the same hex costs 2 MP."),
    now("LNL-10.2-06", "Units in a one-storey building are on the ground floor."),
    now(
        "LNL-10.2-07",
        "Units on the upper storey of a two-storey building are 2 levels above the ground of the building.",
    ),
    now(
        "LNL-10.2-08",
        "Units in adjacent hexes on different storeys are not adjacent, for fire, spotting, activation or anything \
         else.",
    ),
    // 10.3 Determining line of sight
    now("LNL-10.3-01", "Two kinds of terrain matter for LOS: blocking and degrading."),
    now(
        "LNL-10.3-02",
        "Blocking terrain (buildings, forest, bocage, smoke) is a solid or half-solid object one level high.",
    ),
    now("LNL-10.3-03", "Degrading terrain (brush, light woods and the like) is half-transparent or low."),
    now("LNL-10.3-04", "Blocking terrain crossed at the same elevation as both firer and target blocks."),
    now(
        "LNL-10.3-05",
        "Terrain in the firer's or target's own hex neither blocks nor degrades; it gives TM and the spotting number.",
    ),
    now(
        "LNL-10.3-06",
        "Degrading terrain crossed at the same elevation degrades: the attacker subtracts 1 per degrading hex crossed.",
    ),
    now("LNL-10.3-07", "More than two degrading hexes crossed block the LOS: no attack, no spotting attempt."),
    now("LNL-10.3-08", "A degrading silhouette in an otherwise open hex counts like a degrading hex."),
    now("LNL-10.3-09", "A blocking or degrading silhouette counts also in a hex that is open terrain for defence."),
    now("LNL-10.3-10", "Terrain lower than both ends neither blocks nor degrades."),
    now("LNL-10.3-11", "Terrain higher than both ends, such as a hill or a multi-storey building, blocks."),
    now("LNL-10.3-12", "From a higher to a lower end, blocking terrain at the level of the higher hex blocks."),
    now(
        "LNL-10.3-13",
        "From a higher to a lower end, degrading terrain at the level of the higher hex degrades (-1 each), and more \
         than two such hexes block.",
    ),
    now("LNL-10.3-14", "Units on higher ground see and fire over blocking and degrading terrain in lower hexes."),
    now(
        "LNL-10.3-15",
        "Blocking or degrading terrain in a hex of level 1 or 2 casts a shadow of one hex: the lower unit in the hex \
         directly behind it cannot be seen from the higher end.",
    ),
    now(
        "LNL-10.3-16",
        "The statements on blocking, degrading and shadows work together as the sight algorithm RUL-51 says.",
    ),
    // 10.4 Terrain effects
    now("LNL-10.4-01", "Each terrain type gives movement costs, TM, LOS class and stacking changes."),
    // 10.6 Streams
    later("LNL-10.6-01", EASTERN_TERRAIN, "Shallow stream hexes count as clear terrain with TM 0."),
    later("LNL-10.6-02", EASTERN_TERRAIN, "A ford is a shallow stream with other movement costs."),
    later(
        "LNL-10.6-B01",
        EASTERN_TERRAIN,
        "Shallow stream hexes are clear with TM 0; a ford differs from them only in its movement costs.",
    ),
    // 10.7 Broken ground
    later("LNL-10.7-01", EASTERN_TERRAIN, "Broken ground is degrading terrain with TM +2."),
    later(
        "LNL-10.7-02",
        EASTERN_TERRAIN,
        "A LOS through any part of a broken-ground hex is degraded: the whole hex counts, not a silhouette.",
    ),
    later(
        "LNL-10.7-B01",
        EASTERN_TERRAIN,
        "Broken ground is degrading with TM +2, and a LOS across any part of its hex is degraded.",
    ),
    // 10.8 Russian wheat fields
    later("LNL-10.8-01", EASTERN_TERRAIN, "Unripe Russian wheat fields do not block LOS."),
    later(
        "LNL-10.8-02",
        EASTERN_TERRAIN,
        "MMCs, SMCs and WTs in an unripe wheat field must be spotted as if in degrading terrain.",
    ),
    later("LNL-10.8-03", EASTERN_TERRAIN, "Vehicles in an unripe wheat field are always Spotted."),
    later("LNL-10.8-04", EASTERN_TERRAIN, "Unripe wheat fields do not cancel the +1 against moving units."),
    later(
        "LNL-10.8-B01",
        EASTERN_TERRAIN,
        "In green wheat vehicles are always Spotted, infantry and WTs as in degrading terrain; it neither blocks LOS \
         nor cancels the +1 against moving units.",
    ),
];
