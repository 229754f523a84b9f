//! What melee says.

pub(crate) use crate::facts::words::{
    cannot_help, named_twice, no_such_unit, no_unit, not_carried, off_the_map, snipers_stay,
};

table::words! { "melee";
    of_no_use(weapon: counter) = "{weapon} is of no use in melee";
    only_defends(unit: counter) = "{unit} only defends in melee";
    cannot_fight(unit: counter) = "{unit} cannot fight in melee";
    fights_with_nothing(unit: counter) = "{unit} fights with nothing";
    not_together(unit: counter) = "{unit} cannot use these weapons together";
    packed(weapon: counter) = "{weapon} is packed and cannot be used";
    no_second_man(weapon: counter) = "{weapon} needs no second man";

    one_defender = "at odds below 1-3 only one unit may be attacked";
    both_needed = "an attack needs attackers and at least one defender";
    no_leader(unit: counter) = "{unit} is no Good Order leader of this attack";
    idle_leader = "nobody attacks whom a leader could help";

    no_melee(at: text) = "there is no melee in {at}";
    fought(at: text) = "a round has been fought in {at} this turn";
    round_or_withdrawal = "an impulse on a locked hex is used on a round or on a withdrawal, not on both";
    another_location = "this impulse is used on another Location";
    nobody_able(at: text) = "every unit of the side in {at} is marked or Shaken";

    no_attack_asked = "no melee attack is asked for";
    not_now(at: text) = "no melee is fought in {at} now";
    nobody_attacks = "nobody attacks";
    not_of_the_side(unit: counter, at: text) = "{unit} is no unit of the side in {at}";
    choose_a_defender = "at least one defender must be chosen";
    no_enemy_here(unit: counter) = "{unit} is no enemy in this melee";
    not_to_be_chosen(unit: counter) = "{unit} does not fight and may not be chosen";
    no_charges_asked = "no satchel charges are asked for";
    no_use_here(weapon: counter) = "{weapon} cannot be used here";

    not_locked(unit: counter) = "{unit} is not locked in a melee";
    announced_first = "a withdrawal is announced at the start of an impulse on its hex";
    tried(unit: counter) = "{unit} has tried to withdraw this turn";
    moves_no_more(unit: counter) = "{unit} cannot move any more this turn";
    one_melee = "the units that withdraw stand in one melee, each named once";
    nobody_withdraws = "nobody withdraws";

    // What its orders are, in a few words: who carries them out is said beside it.
    withdraw = "withdraw from the melee";
    fight_melee(at: text) = "fight the melee in {at}";
    attack_in_melee(units: counters) = "attack {units} in the melee";
    no_attack = "do not attack in the melee";
    use_charges = "use charges in defence";
    no_charge = "use no charge";
}
