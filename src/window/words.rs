//! What the program says around a battle, apart from the menu's pages.

table::words! { "program";
    not_saved(why: text) = "Not saved: {why}. What you play is written as soon as that is possible again.";
    close_once_more = "Close the window once more to quit and lose it.";
    quit_once_more = "A game is not on disk yet, as it cannot be written there. It is tried again as long as the program runs. \
        Quit once more to lose what was not saved.";
    not_kept(why: text) = "The game could not be kept on disk, and is lost if you quit before there is room: {why}";
    not_tried_again(why: text) = "The battle cannot be tried again: {why}";
    settings_not_read(mistake: text) = "The settings could not be read, so the defaults hold.\n{mistake}";
    settings_kept_aside(file: text, mistake: text) = "The settings could not be read, so the defaults hold. It was kept as {file}.\n{mistake}";

    set_up = "set-up";
    turn(turn: number) = "turn {turn}";
    battles_fought(battles: number) = "campaign, {battles} battle fought" | "campaign, {battles} battles fought";
    a_person = "a person";
    two_people = "two people";
    against(first: say, second: say) = "{first} against {second}";
}

#[cfg(test)]
mod tests {
    use super::ALL;
    use crate::window::menu;
    use std::collections::BTreeSet;
    use table::Words;

    #[test]
    fn all_lines_of_the_program_are_told_apart_by_their_ids() {
        let own = [ALL, menu::words::ALL, table_view::words::lines(), table::list_lines()];
        let own = own.into_iter().flatten().copied().chain(panel_kit::words::lines());
        let own = own
            .chain(lock_n_load_window::lines())
            .chain(perrys_heroes_window::lines())
            .chain(hedgerow::boxes::shown::lines());
        let mut all: Vec<&Words> = own.collect();
        // One rule set at a time is played.
        all.extend(lock_n_load::sections::words());
        let ids: BTreeSet<&str> = all.iter().map(|words| words.id).collect();
        assert_eq!(ids.len(), all.len());
        assert!(all.len() > 500, "{} lines", all.len());
    }
}
