//! What is said of lines of sight.

table::words! { "sight";
    cut(by: text, x: number, y: number) = "the line of sight is cut: {by} at {x}, {y}";
    body_cuts = "the line of sight is cut by what stands in it";
    nowhere = "nobody knows where he is";
}
