//! What the window says about what became of whom.

table::words! { "window.account";
    and(first: say, second: say) = "{first}, {second}";
    a(kind: say) = "{kind}";
    good_order = "Good Order";
    shaken = "Shaken";
    wounded = "wounded";
    eliminated = "eliminated";
    surrendered = "surrendered";
    no_way_out = "lost, no retreat";
    destroyed = "destroyed";
    abandoned = "Abandoned";
    left_the_map = "left the map";
    nobody_harmed = "no effect";

    title_harmless(title: text, harmless: say) = "{title}: {harmless}.";
    title_alone(title: text) = "{title}.";
    changes_and_title(changes: text, title: text) = "{changes}. {title}.";
}
