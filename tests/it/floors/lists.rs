//! The floors of each crate.

/// The files and folders beside `lib.rs` of each crate, floor by floor from below.
pub const FLOORS: [(&str, &[&str]); 24] = [
    ("src/lib.rs", &["boxes made_up rule_places"]),
    ("src/main.rs", &["play_arguments", "window", "commands"]),
    (
        "table",
        &[
            "aim counter dice digest side words rule_id orders",
            "seen breakdown",
            "facts rule_set",
            "frames offers journal memory",
            "game",
            "sandbox difference",
        ],
    ),
    ("rule_book", &["module number", "entry rule", "catalogue", "game_book plays"]),
    (
        "hex_board",
        &[
            "lattice name board terrain",
            "map_hex hex_set sight_grid map",
            "added scatter mistakes",
            "sight_outcome facing sight_walk sight_answer sight_sweep sight sight_table",
            "terrain_check board_check settle",
            "join sketch",
        ],
    ),
    ("measured_table", &["numbers", "shapes", "terrain", "sight", "ways"]),
    (
        "board_art",
        &["glyph noise palette soft", "ink outfit map", "silhouettes", "figure vehicle icon", "counter", "marker"],
    ),
    (
        "scenario_files",
        &["nearest regular node", "lookup mistake token", "positions keys quoted report", "plain_words scan", "read"],
    ),
    ("lock_n_load", &["catalogue", "files", "facts", "sections", "checks", "dispatch"]),
    (
        "opponent",
        &[
            "chance commander maths sums watch",
            "insight level",
            "random bold greedy statistics learning contest",
            "rollout search",
            "thinker",
            "opponents seat",
        ],
    ),
    (
        "play",
        &[
            "json library write",
            "game_box",
            "script save luck",
            "replay simulate witness",
            "balance tournament train held",
        ],
    ),
    (
        "lock_n_load_opponent",
        &[
            "moment plan force outlook",
            "armour exposure",
            "sketch threat value",
            "guess lessons",
            "lane moves reflex",
            "deploy candidates",
        ],
    ),
    ("lock_n_load_box", &["kinds order_words shapes witness", "definitions library", "game_box", "book check held"]),
    (
        "tin_soldiers",
        &[
            "base catalogue words",
            "start",
            "facts",
            "acting burst insight secrets write",
            "rules",
            "admit offers",
            "reaction",
            "game_box held",
        ],
    ),
    ("perrys_heroes", &["catalogue", "files", "facts", "sections", "checks", "dispatch"]),
    ("perrys_heroes_opponent", &["goal guess moment strength", "value"]),
    ("perrys_heroes_box", &["kinds order_words position", "library", "game_box", "book check held"]),
    (
        "table_view",
        &[
            "body",
            "contract words picture pens studio layout",
            "camera faces input owner shades stacks strokes press",
            "badges chunks trims lines",
            "numbers grips pieces place_tokens play",
            "body_names fan pick",
            "pointer",
        ],
    ),
    ("measured_view", &["scale clouds", "laid", "ground", "houses"]),
    (
        "hex_view",
        &["contract space", "chunks grid hover marks names overlay_tiles surround zones", "hover_mark overlays"],
    ),
    (
        "desk",
        &[
            "words dice messages pause queue change hint",
            "window_box",
            "systems log results hints",
            "players luck account",
            "orders hand_over",
            "plugin hand",
        ],
    ),
    (
        "panel_kit",
        &[
            "words look book open",
            "keys kit windows",
            "widgets dice",
            "action_bar breakdown chance_meter conditions dice_window hand_over last_action log_drawer minimap odds_bar \
             players question rule_book side_panel tray",
            "cards cursor_menu luck result sheet top_bar",
            "screen",
        ],
    ),
    ("tin_soldiers_window", &["words scale", "window_box", "cloth", "screen"]),
    (
        "lock_n_load_window",
        &[
            "words battle input",
            "model counters wording hints luck",
            "sheets",
            "seams",
            "sections",
            "slices",
            "drafting telling",
            "intent map players account",
            "panels",
            "window_box",
            "glue",
        ],
    ),
];
