//! What the buttons say.

table::words! { "perrys_heroes.actions";
    crawl = "Crawl";
    go_crouched = "Go crouched";
    walk = "Walk";
    run = "Run";
    stand = "Stand";
    crouch = "Crouch";
    lie = "Lie down";
    fire = "Fire";
    burst = "Burst";
    suppress = "Suppress";
    locate = "Locate";
    optics = "Use optics";
    alert = "Alert";
    grenade = "Grenade";
    smoke = "Smoke";
    melee = "Melee";
    face = "Turn";
    voice = "Tell";
    radio = "By radio";
    messenger = "Messenger";
    heal = "Heal";
    clear_jam = "Clear jam";
    rifle_grenade = "Rifle grenade";
    fit = "Fit launcher";
    take_off = "Take launcher off";
    search = "Search";
    set_trap = "Set trap";
    disarm = "Disarm";
    conceal = "Conceal";
    conceal_tip = "He begins on your own map alone: the enemy sees nothing of him.";
    placed_so = "Those whom you place next begin so.";
    costs(points: number) = "Costs {points} action point." | "Costs {points} action points.";
    costs_nothing = "Costs no action points.";
    nobody = "nobody is there for that";
}
