//! What is said of vehicles that drive.

table::words! { "driving";
    not_yours(unit: counter) = "{unit} is no vehicle of yours on the table";
    no_order(unit: counter) = "{unit} has no order";
    has_moved(unit: counter) = "{unit} has driven in this turn already";
    cannot_move(unit: counter) = "{unit} is damaged and does not move";
    no_driver(unit: counter) = "{unit} has nobody at the wheel";
    bogged(unit: counter) = "{unit} is bogged down";
    not_bogged(unit: counter) = "{unit} is not bogged down";
    needs_hold(unit: counter) = "{unit} needs Hold for that";
    no_crew(unit: counter) = "{unit} has no crew that could get out";
    no_place(unit: counter) = "the crew of {unit} finds no place beside it";
    changes_nothing = "a step changes nothing";
    no_steps = "name steps, a turret or a unit that gets in or out";
    too_many_steps(most: number) = "a drive has at most {most} steps";
    holds(unit: counter) = "{unit} has Hold: it may pivot, and drives nowhere";
    too_many_pivots(many: number, most: number) = "that is {many} pivots, and it may make {most}";
    beside_the_table = "it would leave the table";
    too_far(length: text, most: text) = "that counts for {length} cm, and it may drive {most} cm";
    not_far_enough(length: text, least: text) = "it must drive at least {least} cm, not {length} cm";
    nobody_enters = "it cannot enter the ground on its way";
    nobody_runs = "it cannot run over the ground on its way";
    in_the_way(other: counter) = "{other} is in its way";
    house_in_the_way = "a building is in its way";
    no_turret(unit: counter) = "{unit} has no turret that turns by itself";
    turret_jammed(unit: counter) = "the turret of {unit} is jammed";
    turret_too_far(most: number) = "its turret turns {most} degrees at most in a turn";
    no_such_stop(steps: number) = "it has {steps} steps, after which somebody may get in or out";
    must_run(unit: counter) = "{unit} has Run and must drive first";
    has_an_order(unit: counter) = "{unit} has its order already";
    is_so(unit: counter) = "the hatches of {unit} are so already";

    // What its orders are, in a few words.
    drive = "drive";
    turn_turret = "turn the turret";
    stop = "let somebody in or out";
    recover = "free the vehicle";
    open = "open the hatches";
    shut = "shut the hatches";
}
