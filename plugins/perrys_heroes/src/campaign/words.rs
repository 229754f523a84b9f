//! What is said of campaigns.

table::words! { "campaign";
    // Why not.
    no_order = "a meeting is no order that a side gives itself";
    not_by_status(order: say, status: say) = "{order} cannot be ordered while the campaign is {status}";
    only_after_victory(order: say, status: say) = "while the campaign is {status}, {order} is ordered only after a victory";
    has_written = "what your side intends has been written down";
    not_before_a_battle = "intentions are written down before a battle";
    may_not_end = "only a victory on the highest level may end the campaign";
    nobody_has_come = "nobody has come whom your side could place";
    not_lost(man: text) = "the place of {man} is not lost";
    twice = "a place is named twice";
    so_many(men: number) = "{men} man has come: name one lost place" | "{men} men have come: name as many lost places";
    name_each_vehicle = "name one vehicle for each that has come";
    not_in_its_place(key: text, lost: text) = "{key} cannot come in the place of {lost}";
    no_battle = "no battle is to be fought";
    other_men = "other men have fought in that battle";

    // The levels.
    catastrophic = "catastrophic";
    difficult = "difficult";
    delicate = "delicate";
    uncertain = "uncertain";
    under_control = "under control";
    victorious = "victorious";
    triumphal = "triumphal";

    // The orders.
    withdraw = "withdraw";
    hold = "hold";
    counter_attack = "counter-attack";
    advance = "advance";
    dash = "dash";
    meet = "meet";

    // The results.
    total_defeat = "total defeat";
    marginal_defeat = "marginal defeat";
    status_quo = "status quo";
    marginal_victory = "marginal victory";
    triumphal_victory = "triumphal victory";

    // What has happened.
    intends(side: text, order: say) = "{side} intend to {order}";
    laid(no: number, title: text) = "Battle {no}: {title}";
    ordered(first: text, one: say, second: text, other: say) = "{first}: {one}; {second}: {other}";
    fought(side: text, degree: say, own: number, enemy: number) = "{side}: {degree}, {own} against {enemy} for the orders";
    fell(first: text, one: number, second: text, other: number) = "Fallen: {one} of the {first}, {other} of the {second}";
    stands(side: text, status: say) = "The campaign of the {side} is {status}";
    drawn(side: text, men: number) = "{men} man has come for the {side}" | "{men} men have come for the {side}";
    nobody_comes(side: text) = "Nobody has come for the {side}";
    vehicle_comes(side: text) = "A vehicle has come for the {side}";
    joins(man: text, place: text) = "{man} takes the place of {place}";

    // What a man is.
    officer = "Officer";
    nco = "NCO";
    soldier = "Soldier";
    green = "Green";
    normal = "Normal";
    veteran = "Veteran";

    // A man's history.
    note_fought = "fought";
    note_wounded = "was wounded and cared for";
    note_died = "fell";
    note_fled = "fled off the table and came back";
    note_evacuated = "was evacuated for good";
    note_misses(battles: number) = "misses the next battle" | "misses the next {battles} battles";
    note_fit = "is fit again";
    note_missed = "was away";
    note_joined = "joined";

    // A vehicle's history.
    vehicle_fought(fell: number) = "fought, and lost one of its crew" | "fought, and lost {fell} of its crew";
    vehicle_immobile = "was brought to a stand";
    vehicle_damaged = "was damaged";
    vehicle_destroyed = "was destroyed";
    vehicle_repaired = "was repaired in time";
    vehicle_in_repair = "was not repaired in time";

    // Where he is, or it.
    is_ready = "ready";
    is_away(battles: number) = "away for one more battle" | "away for {battles} more battles";
    is_evacuated = "evacuated";
    is_dead = "dead";
    is_in_repair = "being repaired";
    is_lost = "lost";
    is_replaced = "lost and replaced";

    // The end.
    ends_by_star(side: text) = "{side} end the campaign after a victory on the highest level";
    ends_by_battles(battles: number) = "Its only battle has been fought" | "All {battles} battles have been fought";
    ends_by_nobody(side: text) = "{side} have nobody left to fight";
    ends_without_anybody = "Neither side has anybody left to fight";
    has_won(side: text) = "{side} have won the campaign";
    nobody_has_won = "nobody has won the campaign";
}
