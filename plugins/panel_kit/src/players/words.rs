//! What panels say of computer players and of what is looked back at.

table::words! { "panel.players";
    then(deed: text, who: text) = "then: {deed}{who}";
    prepare_a_plan = "Prepare a move or an attack on the map to ask about it: Why not?";
    before_order(side: text, deed: text, who: text) = "{side}, next: {deed}{who}";
    after_order(side: text, deed: text, who: text) = "{side}, done: {deed}{who}";
    which_order(turn: number, order: number, orders: number) = "turn {turn}, order {order} of {orders}";
    looking_back = "LOOKING BACK";
    before = "Before";
    next = "Next";
    to_the_battle = "To the battle";

    what_would_you_do = "What would you do?";
    close_advice = "Close the advice";
    thinks_for_you = "The computer thinks about your decision.";
    at_the_level = "The computer thinks for you, at the level of a Sergeant.";
    ask = "Ask about this decision";
    nobody_decides = "Nobody at this screen decides now.";
    nothing_to_choose = "There is nothing to choose from.";
    what_chances_are = "Chance to win, give or take its error, if both sides play on sensibly. Nothing is ordered by it.";
    all_plans = "All plans";
    why_not = "Why not?";
    your_plan = "Your plan";
    best_plan = "The best plan";
    next_best_plan = "The next best plan";

    play_now = "Play now";
    thinks(player: text) = "{player} thinks …";
    players = "Players";
    game_waits = "The game waits while this window is open. Who plays is kept with the game.";
    person = "Person";
    person_hint = "Somebody at this screen.";

    recruit = "Recruit";
    corporal = "Corporal";
    sergeant = "Sergeant";
    lieutenant = "Lieutenant";
    captain = "Captain";
    recruit_hint = "Looks at plans once, and misjudges them. For a first game.";
    corporal_hint = "Looks at what comes of a few plans at once.";
    sergeant_hint = "Plays the best plans on for some impulses.";
    lieutenant_hint = "Ten times as long: some tenths of a second.";
    captain_hint = "Ten times as long again: some seconds.";
    even = "Even";
    bold = "Bold";
    careful = "Careful";
    stubborn = "Stubborn";
    even_hint = "Does what it judges best.";
    bold_hint = "Rather acts.";
    careful_hint = "Rather keeps out of harm.";
    stubborn_hint = "Rather stays where it is.";
    of_temper(level: say, temper: text) = "{level}, {temper}";
    a_player(player: text) = "a {player}";
    one_order_ahead = "somebody who looks one order ahead";
    plain_attacker = "a plain attacker";
    chance = "chance";
    level_below = "the level below";
    wins_here(won: number, against: say) = "wins {won} of 10 games here against {against}";
}
