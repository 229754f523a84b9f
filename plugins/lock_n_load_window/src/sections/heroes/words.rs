//! What the window says about the die for a hero.

table::words! { "window.heroes";
    rises(unit: counter, die: number) = "A natural 1 of {unit}: {die}, a hero rises.";
    none_rises(unit: counter, die: number) = "A natural 1 of {unit}: {die}, no hero rises.";

    on_an_even_number = "a hero on an even number";
    a_hero = "a hero!";
    no_hero = "no hero";
    threw_a_natural_one(unit: counter) = "{unit} threw a natural 1";
    a_hero_rises = "A hero rises!";
    even = "even: a hero rises";
    odd = "odd: no hero";
}
