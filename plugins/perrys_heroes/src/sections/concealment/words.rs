//! What is said of concealment.

table::words! { "concealment";
    not_still(unit: counter) = "{unit} has not stayed crouched or prone in one place for two turns";
    located(unit: counter) = "{unit} is located";
    concealed(unit: counter) = "{unit} is concealed already";
    nobody = "no living figure of this name stands on the table";
    twice = "each figure is named once";

    // What its orders are, in a few words.
    nobody_more = "nobody else is concealed";
    conceal(units: counters) = "conceal {units}";
}
