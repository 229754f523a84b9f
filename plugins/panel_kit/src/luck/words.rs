//! What the window says about luck and decisions.

table::words! { "panel.luck";
    title = "Luck and decisions";
    counting = "The dice are counted: every throw is thrown again with other dice.";
    judging = "The decisions are judged again.";
    not_told = "This battle cannot be reckoned through.";
    over = "Points to win of a hundred, as the computer players reckon. Each row leads from before the first order to the result.";
    so_far(orders: number) = "Points to win of a hundred, as the computer players reckon. Each row leads from before the first order to how the battle stood after {orders} orders.";
    before = "Before";
    own_luck = "Luck, own orders";
    other_luck = "Luck, enemy's orders";
    own_decisions = "Own decisions";
    other_decisions = "Enemy's decisions";
    result = "Result";
    now = "Now";
    course = "Chance to win";
    bad_decisions = "Decisions that cost";
    no_bad_decision = "No decision was worse by more than 5 points than another would have been.";
    not_listed(side: text, all: text, listed: text, rest: text) = "{side}: decisions {all} in all, of which {listed} are listed here. The other {rest} are what good decisions gained, small errors cost, and the closer look at the listed ones judges otherwise.";
    great_luck = "Strokes of luck";
    no_luck = "No throw has moved the battle.";
    slip = "Slip";
    mistake = "Mistake";
    blunder = "Blunder";
    in_turn(side: text, turn: number) = "{side}, turn {turn}";
    better(plan: text) = "Better: {plan}";
    decision_no(number: number) = "Decision {number}";
    stroke_no(number: number) = "Stroke {number}";
    try_again = "Try again from here";
    trying_again = "The battle as it is now stays among the saved games. It goes on from there in a file of its own, with new dice.";
    unclear = "Some orders are refused by today's rules: their dice count as decisions.";
}
