//! The rules of ranged fire (PH-7.7), of firearms (PH-9.1), and the rulings and house values that belong to them.

use rule_book::rules;

rules! {
    // 7.7.1 Principle
    TARGET = "PH-7.7-01": now, "A figure fires at a Located enemy more than 2 cm away to whom its line of sight is clear.";
    CREWED = "PH-7.7-02": now,
        "A light machine gun or heavier fires only while its assistant's base touches that of the gunner.";
    SUPPRESSION = "PH-7.7-03": now,
        "A fire-support pair or a team may lay suppressive fire on a zone to which its line of sight is clear; nobody there need be \
         Located.";
    // 7.7.2 Resolution
    "PH-7.7-04": now, "A shot costs 2 action points; of a crewed weapon gunner and assistant pay 2 each.";
    ROWS = "PH-7.7-05": now,
        "A weapon rolls its ten-sided dice, each with the modifiers of target and firer and with that of the weapon at this range.";
    RUNNING_TARGET = "PH-7.7-06": now, "Each die at somebody upright who has run gets 2 less: 1 for moving and 1 for running.";
    LOW_TARGET = "PH-7.7-07": now,
        "Each die at a prone target gets 2 less, at a crouched or Wounded one 1 less; of these the larger alone counts.";
    SMOKE = "PH-7.7-08": now, "Of several kinds of cover the largest alone counts; smoke is added to it.";
    SHAKEN_FIRER = "PH-7.7-09": now,
        "Who is Pinned or under suppressive fire gets 2 less for each die, and no more than 2 if he is both.";
    "PH-7.7-10": now,
        "A die needs 3 at less than 30 cm, 5 up to 60 cm, 7 up to 80 cm, and 9 beyond.";
    LONG = "PH-7.7-11": now, "A weapon's modifier for long range counts at all distances beyond 60 cm.";
    "PH-7.7-12": now,
        "Three equal dice in a volley jam the weapon, of a weapon with two dice two; one with a single die never jams.";
    CLEARING = "PH-7.7-13": now,
        "The volley that jams a weapon counts; then its owner uses another one, or spends a whole activation on it and does nothing else.";
    // 7.7.3 Result
    CASUALTY = "PH-7.7-14": now,
        "Who is hit rolls a six-sided die: 1 less behind a low wall, in a building, at the edge of an orchard or a wood; more if prone. \
         High is bad for him.";
    "PH-7.7-15": now,
        "4 or more on the casualty die kills; less wounds, and kills who had a wound marker. Hits of a volley are worked out one by one.";
    "PH-7.7-16": now, "On the casualty die cover counts once.";
    "PH-7.7-17": now, "A natural 6 on the casualty die that kills is a violent death.";
    "PH-7.7-18": now, "Friends within less than 10 cm of a casualty of fire test their morale.";
    "PH-7.7-19": now,
        "A burst, or suppressive fire, can strike several figures of its zone; its dice are dealt out to them.";
    "PH-7.7-20": now,
        "Every enemy in a zone of suppressive fire tests his morale, whoever falls, and is under suppressive fire.";
    // 9.1 Firearms
    POWER = "PH-9.1-01": now,
        "A firearm rolls so many ten-sided dice, and each gets the weapon's modifier for short, medium or long range.";
    BURST = "PH-9.1-02": now, "A weapon with a burst zone may strike all of it; any other strikes its target only.";
    "PH-9.1-04": now, "The table of firearms.";
    // 18 Geometry
    "PH-GEO-03": now, "Fire is measured between the nearest points of the bases.";
    "PH-GEO-10": now,
        "A burst zone is a circle around the middle of the aimed figure, so wide as the weapon says; who has any part of his base in it \
         is in it.";
    // Rulings
    "PH-R-05": now, "At exactly 60 cm and exactly 80 cm the nearer band counts, at exactly 30 cm the middle one.";
    "PH-R-06": now, "Long range is all that lies beyond 60 cm, whatever number a die needs there.";
    "PH-R-07": now, "Moving and running add up.";
    "PH-R-09": now, "A prone target who is Wounded counts as prone only.";
    "PH-R-10": now, "A figure has one cover, the best.";
    PRONE_CASUALTY = "PH-R-11": switch,
        "The casualty die of somebody prone gets 1 more; a scenario may turn that round to 1 less.";
    "PH-R-12": now, "A death by small arms is violent by the natural 6, not by a total of 6.";
    "PH-R-13": switch,
        "The dice of a burst are dealt out one by one, first to the aimed figure, then to the others of the zone by growing distance, and \
         round again; a scenario may have each of them count for every figure of the zone.";
    "PH-R-14": now, "The width of a burst zone is a diameter.";
    "PH-R-15": now,
        "Suppressive fire falls on all enemies of the zone to whom the line of sight is clear, Located or not.";
    "PH-R-16": now, "Any three equal dice jam a weapon, however many it rolls, and their volley counts.";
    MOVING = "PH-R-43": now, "A figure counts as moving, or as running, from its move until its own next activation.";
    "PH-R-45": now, "Less than a distance leaves out the distance itself; up to a distance takes it in.";
    "PH-R-64": now, "The second wound of one volley kills like any other.";
    // House values
    "PH-H-09": repeats["PH-R-13"], "Dice of a burst are dealt out to the figures of its zone.";
    TOGETHER = "PH-H-10": now,
        "A pair suppresses a circle as wide as its weapon's burst; a team, at least two of it, one of 10 cm. Each pays and rolls for \
         himself with 2 less, and sees the middle.";
    "PH-H-11": now, "Who is under suppressive fire is so until the end of his own next activation.";
    // Decisions
    "PH-D-09": now, "Who fires a weapon with a burst zone chooses: one target, the zone, or suppressive fire.";
    "PH-D-19": now, "Whose weapon is jammed chooses: another one, or an activation spent on it.";
    // Examples
    "PH-W-06": scale, "Example: a rifle at 45 cm against somebody who walks behind a low wall.";
    "PH-W-07": scale, "Example: three equal dice of a submachine gun, which count and jam it.";
    "PH-W-08": scale, "Example: four dice of a machine gun, dealt out to three figures.";
}
