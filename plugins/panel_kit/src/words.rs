//! What the panels of every game say.

table::words! { "panel";
    confirm = "Confirm";
    undo = "Undo";
    look_back = "Look back";
    more = "More";
    more_hint = "What else can be done, and what cannot.";

    attack_column = "ATTACK";
    defence_column = "DEFENCE";
    in_attack(what: text, value: text, rule: text) = "{what} attack {value} {rule}";
    in_defence(what: text, value: text, rule: text) = "{what} defence {value} {rule}";
    both_sums(what: text, attack: text, defence: text) = "{what} attack {attack} defence {defence}";

    show_chance = "Show the chance to win";
    chance_of(side: text, chance: text) = "Chance to win of {side}: {chance}";
    chance_to_win = "Chance to win";
    to_win = "to win";
    click_to_hide = "Click to hide it.";

    ahead = "ahead";
    behind = "behind";
    wins_by(side: text, sides: number) = "{side} wins by" | "{side} win by";
    wins_by_these(side: text, sides: number, ways: text) = "{side} wins by: {ways}" | "{side} win by: {ways}";
    holds = "holds";
    not_yet = "not yet";

    dice = "Dice";
    thrown(faces: text) = "dice {faces}";
    thrown_of(side: text, faces: text) = "{side} dice {faces}";
    thrown_by(side: text) = "Thrown by {side}";
    no_dice = "no dice yet";
    average(count: number, average: text, expected: text) = "{count} die, average {average} (expected {expected})"
        | "{count} dice, average {average} (expected {expected})";

    other_does_not_look = "The other side does not look now.";
    i_sit_here = "I sit here";

    cancel = "Cancel";
    nato_symbols = "NATO symbols";
    sight_tool = "Sight tool";
    threats = "Threats";
    next_unit = "Next unit";
    skip_animation = "Skip animation";
    log = "Log";
    menu = "Menu";
    play_now = "Play now";
    what_would_you_do = "What would you do?";
    why_not = "Why not?";
    look_on = "Look on";
    put_back = "Take back a bend";
    pace = "Another pace";
    ruler = "Ruler";
    who_knows_whom = "Who knows of whom";
    map_hexes = "Hexes of the tactical map";

    result = "Result";
    put_result_away = "Put the result away";
    next_result = "Next result";
    result_before = "Result before";
    success = "success";
    failed = "failed";

    open_log = "Open the log";
    close_log = "Close the log";
    last_of_log(text: text) = "Log: {text}";
    nothing_yet = "Nothing has happened yet.";
    nothing_of_this_kind = "Nothing of this kind has happened.";
    all_turns = "all turns";
    turn(turn: number) = "turn {turn}";

    small_map = "Small map";
    open_small_map = "Open the small map";
    close_small_map = "Close the small map";

    part_of(part: text, all: text) = "{part} of {all}";
    exact_odds = "Every die is counted; no die is thrown for it.";

    won(side: text, sides: number) = "{side} has won" | "{side} have won";
    draw = "A draw";
    because(reason: text) = "{reason}.";
    look_at_board = "Look at the board";
    back_to_menu = "Back to the menu";
    back_to_campaign = "Back to the campaign";

    rules = "Rules";
    search_hint = "Search: a number or a word";
    search_rules = "Search the rules";
    clear = "Clear";
    also_later_rules = "Also what is not in the game yet";
    only_later_rules = "Only rules say that which are not in the game yet.";
    no_rule = "No rule says that.";
    later_rule(reason: text) = "Not in the game yet: {reason}";

    dice_statistics = "Dice statistics";
    rule_reference = "Rule reference";
    result_of_the_battle = "Result of the battle";
    about_the_chance = "As the computer judges what you see, if both sides play on sensibly. The curve runs from the first order to the last.";
    looks_back = "the battle waits while you look back";
    computer_decides(player: say) = "the computer decides ({player})";
    play_again = "Play it again";
    rematch = "Rematch, sides swapped";

    hint_of(number: text, all: text) = "hint {number} of {all}";
    got_it = "Got it";
    no_more_hints = "No more hints";

    side_in_turn(side: text, turn: text) = "{side}, turn {turn}";
    other_side_in_turn(turn: text) = "The other side, turn {turn}";
    put_account_away = "Put the account away";
    next_impulse_of_theirs = "Next impulse of theirs";
    their_impulse_before = "Their impulse before";
    more_in_the_log(more: text) = "and {more} more in the log";
    nothing_done = "Nothing was done.";
    see_it_on_the_map = "See it on the map";

    turn_track = "TURN";
    turn_of(turn: number, turns: number) = "Turn {turn} of {turns}";
    initiative(side: text) = "Initiative: {side}";
    has_initiative(side: text, sides: number) = "{side} has the initiative." | "{side} have the initiative.";
    passes(passes: number) = "{passes} pass in a row" | "{passes} passes in a row";
    game_over = "The game is over";
    decides(side: text, what: text) = "{side}: {what}";

    fold_tray = "Fold the tray";
    unfold_tray = "Unfold the tray";

    key_escape = "Esc";
    key_backspace = "Back";
    key_left_arrow = "Left arrow";
    key_right_arrow = "Right arrow";
    key_up_arrow = "Up arrow";
    key_down_arrow = "Down arrow";
    key_left_control = "Left Ctrl";
    key_right_control = "Right Ctrl";
    key_left_alt = "Left Alt";
    key_right_alt = "Right Alt";
    key_left_shift = "Left Shift";
    key_right_shift = "Right Shift";
    key_left_super = "Left Super";
    key_right_super = "Right Super";
    key_of_numbers(key: text) = "Num {key}";
}

/// All lines that the panels of every game say: a translation has them beside those of rules and windows.
pub fn lines() -> impl Iterator<Item = &'static table::Words> {
    let sections = [ALL, crate::players::words::ALL, crate::luck::words::ALL];
    sections.into_iter().flatten().copied().chain(desk::lines())
}
