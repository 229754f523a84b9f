//! What the window says about the die for a hero.

table::words! { "window.heroes";
    rises(unit: counter, die: number) = "A natural 1 of {unit}: {die}, a hero rises.";
    none_rises(unit: counter, die: number) = "A natural 1 of {unit}: {die}, no hero rises.";
}
