//! What is said of wounds and morale.

table::words! { "casualties";
    wounded_stays = "who is Wounded cannot move before somebody cares for him";
    pinned_stays = "who is Pinned cannot move before he is rallied";
    demoralised_stays = "who is Demoralised cannot move before he is rallied";
    panicked_only_flees = "who is Panicked only flees, when his team's card is turned over";
    demoralised_attacks_nobody = "who is Demoralised attacks nobody before he is rallied";
    panicked_attacks_nobody = "who is Panicked attacks nobody before he is rallied";
}
