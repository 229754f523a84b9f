//! What is said of lines of sight.

table::words! { "sight";
    cut(by: text, x: number, y: number) = "the line of sight is cut: {by} at {x}, {y}";
    wreck_cuts = "the line of sight is cut by a wreck";
    in_smoke = "it is in smoke, and sees nobody";
    nowhere = "nobody knows where it is";
}
