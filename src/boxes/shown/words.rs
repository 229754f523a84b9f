//! What the menu says of each game and of its scenarios.

table::words! { "games";
    squad_wargames = "Squad-level tactical wargames, with the rules enforced";
    squads_on_hexes = "Squads, tanks, guns and artillery on a map of hexes";
    soldiers_on_a_table = "Tin soldiers on a table, measured in centimetres";

    skirmish_on_a_table = "A skirmish of single men on a table, measured in centimetres";
    men_against(first: number, second: number) = "{first} men against {second}";
    task = "Orders";
    ordered(task: text) = "ordered to {task}";

    turns(turns: number) = "{turns} turn" | "{turns} turns";
    turns_and_size(turns: number, size: text) = "{turns} turn, {size}" | "{turns} turns, {size}";
    length = "Length";
    size = "Size";
    map = "Map";
    map_painted = "The map is painted …";
    map_unfolded = "The map is unfolded …";
    map_of(title: text) = "Map of {title}";
    hexes(hexes: number) = "{hexes} hex" | "{hexes} hexes";
    balance = "Balance";
    not_known_yet = "not known yet";
    victory = "Victory";
    wins_by(way: text) = "wins by: {way}";
    forces = "Forces";
    special_rules = "Special rules";

    table = "Table";
    table_painted = "The table is painted …";
    table_laid = "The table is laid …";
    table_of(title: text) = "Table of {title}";
    indoors = "Indoors, on a rainy afternoon";
    centimetres(width: number, depth: number) = "{width} × {depth} cm";
    against(first: number, second: number) = "{first} against {second}";
    last_man = "wins when the other side has no soldier left, or fewer after the last turn";
}
