//! The rules of discipline states, of falling back and of prisoners (ROE-DIS).

use rule_book::rules;

rules! {
    // States
    "ROE-DIS-01": now, "A unit is Confident, Suppressed, Shaken or Demoralised, from best to worst.";
    MUST_CHOOSE = "ROE-DIS-02": now,
        "A unit that begins its Discipline phase Suppressed, Shaken or Demoralised chooses: a Discipline test, or Fall \
         Back.";
    LADDER = "ROE-DIS-03": now,
        "A test passed, or Fall Back, betters discipline by one state; a test failed makes Suppressed Shaken and \
         Shaken Demoralised; a Demoralised unit that fails is destroyed below 50 %, else it does nothing this turn. \
         Falling back it does not go toward the enemy.";
    "ROE-DIS-04": now, "A unit that falls back has Fall Back as its order of the turn.";
    // Effects of the states
    SUPPRESSED_ORDERS = "ROE-DIS-06": now, "A Suppressed unit may be given Sneak alone.";
    SUPPRESSED_HIDES = "ROE-DIS-07": now,
        "A Suppressed unit that was not fired on in the previous turn and that no enemy sees may Hide: at the start of \
         its next turn it is Confident. If it began the phase Suppressed, this takes the place of test and Fall Back.";
    SHAKEN_ORDERS = "ROE-DIS-08": now, "A Shaken unit may be given Sneak alone.";
    SHAKEN_APPROACH = "ROE-DIS-09": now,
        "No figure of a Shaken unit may end nearer to the nearest enemy figure than it began.";
    SHAKEN_CLOSE = "ROE-DIS-10": now, "A Shaken unit has -1 on its close-quarters rolls.";
    DEMORALISED_STAYS = "ROE-DIS-11": now, "A Demoralised unit cannot move in the Movement phase.";
    "ROE-DIS-12": now, "A Demoralised unit may Hide.";
    "ROE-DIS-13": now,
        "A Demoralised unit below 50 % is destroyed as soon as it takes hits from shooting or is engaged in close \
         quarters.";
    DEMORALISED_CLOSE = "ROE-DIS-14": now, "A Demoralised unit has -1 on its close-quarters rolls.";
    "ROE-DIS-15": now, "A Demoralised unit never has the +1 for cover in close quarters.";
    DEMORALISED_FIRE = "ROE-DIS-16": now, "Demoralised units do not fire.";
    "ROE-DIS-17": repeats["ROE-H-06"],
        "The hits that a unit takes are counted, and enough of them make it Suppressed or Shaken.";
    // Fall Back
    FALL_BACK_LENGTH = "ROE-DIS-19": now,
        "Fall Back leads at least as far as the normal Move, and at most 10 cm further.";
    FALL_BACK_AWAY = "ROE-DIS-20": now, "Fall Back leads away from the enemy and toward the nearest cover.";
    "ROE-DIS-21": now, "Terrain takes nothing from a Fall Back move.";
    FALL_BACK_NOTHING_ELSE = "ROE-DIS-22": now,
        "A unit that falls back does not fire, does not Hide and does not engage in close quarters.";
    FALL_BACK_HIDES = "ROE-DIS-23": now,
        "A unit that no enemy sees may stay and Hide instead of its Fall Back move.";
    // Discipline and opportunity fire
    SHAKEN_AT_ONCE = "ROE-DIS-24": now,
        "A unit that opportunity fire makes Shaken in its own turn chooses at once between a test and Fall Back, and \
         its new state has effect at once.";
    "ROE-DIS-25": now,
        "A unit that opportunity fire makes Suppressed, or that is Suppressed again after its test, goes on with its \
         action; one that fails is Demoralised and stops; Fall Back takes the place of the rest.";
    "ROE-DIS-26": now, "A unit takes at most one such immediate test in a turn.";
    // Prisoners
    // Rulings
    "ROE-R-02": repeats["ROE-DIS-03"],
        "A test passed or a Fall Back betters discipline by one state, not always to Confident.";
    "ROE-R-04": repeats["ROE-DIS-16"],
        "A Demoralised unit does not fire, whether it has failed its test or has not been tested.";
    "ROE-R-07": repeats["ROE-DIS-26"], "At most one immediate test is taken by a unit in each player turn.";
    "ROE-R-39": now,
        "Who hides instead of a test stays Suppressed this turn, with Sneak, and is Confident at the start of his next \
         if he is still Hidden and was not fired on; who becomes Suppressed in this phase may do so too.";
    "ROE-R-41": repeats["ROE-DIS-25"],
        "After an immediate test the Suppressed go on, the Demoralised stop, and who falls back moves away at once.";
    NEAREST_COVER = "ROE-R-51": now,
        "The nearest cover of a Fall Back is the nearest that does not lie nearer to the nearest enemy than the unit \
         stands; if there is none, the unit goes straight away from him.";
    // Examples
    "ROE-W-01": of_sources,
        "Suppressed, Discipline 4, with an NCO, the Officer 25 cm away, fired on: a 3 and 1 are 4, and the unit is \
         Confident.";
    "ROE-W-02": of_sources,
        "A Shaken sniper, Discipline 3, fired on: a 4 less 1 for Shaken and 1 for a single figure is 2, and he is \
         Demoralised.";
    "ROE-W-03": of_sources,
        "A Demoralised squad, 4 left of 9, Discipline 4, with an NCO, fired on: a 5 becomes 4 and it is Shaken; a 4 \
         becomes 3 and it is destroyed, or captured with an enemy 18 cm away.";
}
