//! What the window says about control, points and the end.

table::words! { "window.victory";
    takes(side: text, at: text) = "{side} takes {at}.";
    gains_one(side: text) = "{side} gains 1 point.";
    gains(side: text, points: number) = "{side} gains {points} points.";
    loses_one(side: text) = "{side} loses 1 point.";
    loses(side: text, points: number) = "{side} loses {points} points.";
    wins(side: text, reason: say) = "{side} wins. {reason}.";
    draw(reason: say) = "A draw. {reason}.";
}
