//! What is said of postures.

table::words! { "posture";
    same = "this is his posture already";
    stays_prone = "who is Pinned or Demoralised stays prone before he is rallied";
    only_flees = "who is Panicked only flees, when his team's card is turned over";

    // What its orders are, in a few words.
    stand = "stand up";
    crouch = "crouch";
    lie = "lie down";
}
