//! How several things are listed.

crate::words! { "list";
    nobody = "nobody";
    both(before: text, last: text) = "{before} and {last}";
    one_of(before: text, last: text) = "{before} or {last}";
    several(all: says) = "{all}";
    any(all: either) = "{all}";
}
