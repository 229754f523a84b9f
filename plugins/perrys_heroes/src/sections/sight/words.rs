//! What is said of lines of sight.

table::words! { "sight";
    cut(by: text) = "the line of sight is cut: {by}";
    body_cuts = "the line of sight is cut by what stands in it";
    nowhere = "nobody knows where he is";
}
