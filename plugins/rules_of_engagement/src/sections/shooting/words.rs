//! What is said of shooting.

table::words! { "shooting";
    no_such_unit = "your side has no such unit on the table";
    has_fired = "it has fired in this turn";
    no_fire = "under its order it does not fire";
    no_such_enemy = "no such enemy unit is known on the table";
    not_declared = "it has neither declared to shoot at this unit nor spotted it in this phase";
    not_spotted = "this unit has not spotted it";
    demoralised = "it is Demoralised";
    fighting = "it is locked in close quarters";
    target_fighting = "the enemy unit is locked in close quarters";
    a_vehicle = "men on foot do not fire at vehicles";
    nobody_sees = "nobody of the unit sees any of them in range of his weapon";
    nothing_to_fire = "nobody of the unit has a weapon to fire";
    lmg_holds = "a light machine gun fires only on Hold";
    anti_tank_holds = "an infantry anti-tank weapon fires only on Hold";
    support_holds = "a support weapon fires only on Hold";
    not_set_up = "the support weapon is not set up: its unit needs a turn of Hold for that";
    too_few(number: number) = "the weapon needs {number} man to fire at all" | "the weapon needs {number} men to fire at all";
    rests = "with half its crew the weapon fires every other turn";
    has_smoked = "the weapon has fired smoke in this turn";
    flames_spent = "the flamethrower has fired all its shots";
    no_opportunity = "this weapon never fires as opportunity fire";

    // What its orders are, in a few words.
    fire(at: counter) = "fire at {at}";
    throw(at: counter) = "fire at {at}, with grenades";
}
