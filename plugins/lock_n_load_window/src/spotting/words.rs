//! What the window says about searches.

table::words! { "window.spotting";
    finds(unit: counter, at: text, total: number, needed: number) = "{unit} searches {at}: {total} where {needed} or less is needed, and finds the enemy.";
    sees_nothing(unit: counter, at: text, total: number, needed: number) = "{unit} searches {at}: {total} where {needed} or less is needed, and sees nothing.";
    spotted(at: text) = "{at} is Spotted.";
}
