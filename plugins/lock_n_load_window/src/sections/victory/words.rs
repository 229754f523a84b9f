//! What the window says about control, points and the end.

table::words! { "window.victory";
    takes(side: text, takes: say, at: text) = "{side} {takes} {at}.";
    one_point(side: text, gains: say) = "{side} {gains} 1 point.";
    points(side: text, gains: say, points: number) = "{side} {gains} {points} points.";
    wins(side: text, wins: say, reason: say) = "{side} {wins}. {reason}.";
    draw(reason: say) = "A draw. {reason}.";

    takes_it(side: text, takes: say, at: text) = "{side} {takes} {at}";
    changed_hands = "An objective has changed hands";
}
