//! What the window says about the rounds of a melee.

table::words! { "window.melee";
    no_attack(side: text, does: say, at: text) = "{side} {does} not attack in {at}.";
    rolled(at: text, who: counters, fight: say, whom: counters, odds: text, total: number, needed: number, outcome: say) = "In {at} {who} {fight} {whom} at {odds}: {total} where {needed} is needed: {outcome}.";
    rolled_shifted(at: text, who: counters, fight: say, whom: counters, odds: text, after: text, total: number, needed: number, outcome: say) = "In {at} {who} {fight} {whom} at {odds}, shifted to {after}: {total} where {needed} is needed: {outcome}.";
    called(who: counters, fight: say, whom: counters, at: text) = "{who} {fight} {whom} in {at}";
    fights = "fights";
    fight = "fight";
    they_fall = "they fall";
    they_stand = "they stand";
}
