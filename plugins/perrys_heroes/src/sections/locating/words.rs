//! What is said of locating.

table::words! { "locating";
    no_enemy = "no living enemy of this name is seen on the table";
    knows = "he knows of this enemy already";
    no_optics = "he has neither binoculars nor a telescopic sight";
    shut_in = "its hatch is shut: a crew that is shut in has the naked eye alone";
    too_far(sees: number) = "he sees no further than {sees} cm";
    too_far_by_eye(sees: number) = "with the naked eye he sees no further than {sees} cm: try with optics";
    panics = "who is Panicked does nothing but flee";

    // What its orders are, in a few words.
    locate(at: counter) = "locate {at}";
    locate_with_optics(at: counter) = "locate {at} with optics";
}
