//! What was rolled, die by die, on a sheet at the side: the lines of each number, what it needed, and all that came of it.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::lines;
use crate::names;
use crate::news::{Dice, Told};
use crate::rolls::{self, side_of, total};
use crate::sheets::{self, words};
use crate::then::Then;
use crate::told;
use board_art::Icon;
use desk::ResultCard;
use panel_kit::sheet::{Followed, Ink, Print, text, title};
use panel_kit::theme::{SMALL, TEXT};
use perrys_heroes::Table;
use perrys_heroes::rolls::{
    BlastRolled, CasualtyRolled, CrewRolled, DamageRolled, GunRolled, MeleeRolled, PenetrationRolled, Roll, Rolled,
    ShotRolled, Volley,
};
use perrys_heroes::sections::fire::rules::{CASUALTY, ROWS};
use perrys_heroes::sections::grenades::rules::BURST_DIE;
use perrys_heroes::sections::{damage, gunnery};
use perrys_heroes::values::CrewFate;
use table::{Line, Say, Side};

/// Sides of dice, in points.
const LARGE: f32 = 26.0;
const SMALLER: f32 = 22.0;

/// The sheet of a result.
pub fn sheet(battle: &Battle, result: &ResultCard<PerrysHeroesWindow>) -> Print {
    let table = battle.table();
    let mut then = Then::of(&result.before);
    Print::of(|print| {
        let mut followed = Vec::new();
        for event in &result.events {
            if let Some(Told::Rolled(dice)) = Told::of(event) {
                print.followed(std::mem::take(&mut followed));
                print.card(|card| rolled(card, &table, &then, dice));
            } else if let Some(line) = lines::line(&table, &then, event) {
                followed.push(Followed { text: line.text, side: line.side, rules: line.rules });
            }
            then.follow(&table, event);
        }
        print.followed(followed);
    })
}

/// Dice with all that counted, and whose they are.
fn rolled(card: &mut Print, table: &Table, then: &Then, dice: Dice) {
    let of = rolls::faces(dice);
    match dice {
        Dice::Fired(volley) => fired(card, table, then, (volley, of)),
        Dice::Rolled(rolled) => against(card, table, (rolled, of)),
        Dice::Gun(shot) => main_gun(card, table, (shot, of)),
        Dice::Penetrated(rolled) => armour(card, table, (rolled, of)),
        Dice::Damaged(rolled) => damage_table(card, table, (rolled, of)),
        Dice::Crew(rolled) => crewman(card, table, (rolled, of)),
        Dice::Struck(struck) => casualty(card, table, (struck, of)),
        Dice::Blasted(blasted) => blast(card, table, (blasted, of)),
        Dice::Fought(bout) => melee(card, table, (bout, of)),
    }
}

/// A sentence with counters by name.
fn say(table: &Table, say: &Say) -> String {
    desk::sentence(&names::told(table, say))
}

fn sum(lines: &[Line]) -> i64 {
    total(0, lines)
}

/// What a die has come to against what it needed.
fn sum_in_words(die: u8, lines: &[Line], needed: i8) -> String {
    let (sum, needed) = (sum(lines), i64::from(needed));
    if sum == 0 {
        return told::words::plain_of(die, needed).said();
    }
    let more = if sum < 0 { format!("\u{2212} {}", -sum) } else { format!("+ {sum}") };
    told::words::total_of(die, more, total(die, lines), needed).said()
}

/// A die with its sum and what came of it.
fn outcome(print: &mut Print, (die, of, whose): (u8, u8, Option<Side>), sum: String, good: Option<(Say, Ink)>) {
    print.across(|row| {
        row.apart_across(8.0);
        row.dice_of(of, &[die], whose, SMALLER);
        row.text(title(sum, TEXT, Ink::Text));
        if let Some((word, ink)) = good {
            row.pill(word.said(), ink);
        }
    });
}

/// A volley: to whom each die fell, what it got, and whether it hit. What is the same for several dice stands above them.
fn fired(print: &mut Print, table: &Table, then: &Then, (volley, of): (&Volley, u8)) {
    let at = rolls::targets(&volley.shots);
    let heading = match (&at[..], volley.zone) {
        (at @ [_, ..], None) => told::words::fire_title(volley.unit, at),
        ([] | [_, ..], _) => told::words::zone_title(volley.unit),
    };
    print.title(Icon::Fire, say(table, &heading));
    let whose = side_of(table, volley.unit);
    let mut shots = &volley.shots[..];
    while let Some(first) = shots.first() {
        let same = |shot: &&ShotRolled| (shot.at, &shot.lines, shot.needed) == (first.at, &first.lines, first.needed);
        let alike = shots.iter().take_while(same).count();
        let (these, rest) = shots.split_at(alike);
        if at.len() > 1 {
            print.heading(names::of(table, first.at));
        }
        sheets::lines(print, &first.lines);
        print.total(told::words::each_die().said(), format!("{:+}", sum(&first.lines)));
        print.line(words::needs(first.needed).said(), String::new(), Ink::Muted, Some(ROWS));
        for shot in these {
            let (word, ink) =
                if shot.hit { (told::words::hit_word(), Ink::Good) } else { (told::words::miss_word(), Ink::Muted) };
            let sum = sum_in_words(shot.die, &shot.lines, shot.needed);
            outcome(print, (shot.die, of, whose), sum, Some((word, ink)));
        }
        shots = rest;
    }
    // The sentence says the rest: what is not seen, and a jam.
    let line = rolls::fired(table, then, volley);
    print.text(text(line.text, SMALL, Ink::Muted).wrap());
}

/// A main gun.
fn main_gun(print: &mut Print, table: &Table, (shot, of): (&GunRolled, u8)) {
    print.title(Icon::Artillery, say(table, &rolls::of_gun(shot)));
    sheets::lines(print, &shot.lines);
    print.line(words::needs(shot.needed).said(), String::new(), Ink::Muted, Some(gunnery::rules::GUN_SHOT));
    let (word, ink) =
        if shot.hit { (told::words::hit_word(), Ink::Good) } else { (told::words::miss_word(), Ink::Muted) };
    let sum = sum_in_words(shot.die, &shot.lines, shot.needed);
    outcome(print, (shot.die, of, side_of(table, shot.unit)), sum, Some((word, ink)));
}

/// A roll against a number.
fn against(print: &mut Print, table: &Table, (rolled, of): (&Rolled, u8)) {
    let icon = match rolled.what {
        Roll::Morale | Roll::Rally => Icon::Rally,
        Roll::Locate => Icon::Spot,
        Roll::Search | Roll::SetTrap | Roll::Disarm | Roll::Trap => Icon::Stop,
        Roll::Heal => Icon::Cross,
        Roll::Throw | Roll::RifleGrenade | Roll::Assault => Icon::Bombard,
        Roll::AntiTank => Icon::Fire,
        Roll::Artillery => Icon::Artillery,
        Roll::Jump => Icon::Move,
    };
    // He who tests his nerve has done nothing that could be told.
    let tests = rolled.what == Roll::Morale;
    let heading = if tests { told::words::morale_of(rolled.unit) } else { rolls::said(rolled) };
    print.title(icon, say(table, &heading));
    sheets::lines(print, &rolled.lines);
    print.line(words::needs(rolled.needed).said(), String::new(), Ink::Muted, Some(rolls::rule(rolled.what)));
    // What sets a trap off is good for nobody.
    let good = rolled.passed != (rolled.what == Roll::Trap);
    let word = if rolled.passed { told::words::passed_word() } else { told::words::failed_word() };
    let die = (rolled.die, of, side_of(table, rolled.unit));
    let sum = sum_in_words(rolled.die, &rolled.lines, rolled.needed);
    outcome(print, die, sum, Some((word, if good { Ink::Good } else { Ink::Bad })));
}

/// A hit on a vehicle: what protects where it strikes, and what goes through.
fn armour(print: &mut Print, table: &Table, (rolled, of): (&PenetrationRolled, u8)) {
    print.title(Icon::Artillery, say(table, &rolls::of_hit(rolled)));
    if let Some(die) = rolled.part_die {
        print.line(told::words::found_by(die).said(), String::new(), Ink::Muted, Some(damage::rules::PART));
    }
    print.heading(told::words::protection_word().said());
    sheets::lines(print, &rolled.protection);
    print.heading(told::words::penetration_word().said());
    sheets::lines(print, &rolled.lines);
    let (word, ink) = if rolled.pierces {
        (told::words::pierced_word(), Ink::Result(3))
    } else {
        (told::words::holds_word(), Ink::Good)
    };
    let (through, armour) = (total(rolled.die.unwrap_or(0), &rolled.lines), sum(&rolled.protection));
    match rolled.die {
        Some(die) => {
            let whose = side_of(table, rolled.by.unwrap_or(rolled.unit));
            outcome(print, (die, of, whose), told::words::plain_of(through, armour).said(), Some((word, ink)));
        }
        None => {
            print.text(title(told::words::plain_of(through, armour).said(), TEXT, Ink::Text));
            print.pill(word.said(), ink);
        }
    }
}

/// The table of damage.
fn damage_table(print: &mut Print, table: &Table, (rolled, of): (&DamageRolled, u8)) {
    print.title(Icon::Stop, say(table, &told::words::damage_title(rolled.unit)));
    sheets::lines(print, &rolled.lines);
    let row = told::words::row_word(rolled.row).said();
    outcome(print, (rolled.die, of, side_of(table, rolled.unit)), row, None);
    print.text(text(say(table, &rolls::row(rolled.row)), SMALL, Ink::Muted).wrap());
}

/// The die of a man inside.
fn crewman(print: &mut Print, table: &Table, (rolled, of): (&CrewRolled, u8)) {
    print.title(Icon::Cross, say(table, &told::words::inside_title(rolled.unit)));
    let ink = match rolled.fate {
        CrewFate::Unhurt => Ink::Good,
        CrewFate::Wounded => Ink::Result(2),
        CrewFate::Dead | CrewFate::Burns => Ink::Result(3),
    };
    let die = (rolled.die, of, side_of(table, rolled.unit));
    outcome(print, die, rolled.die.to_string(), Some((rolls::fate(rolled.fate), ink)));
}

/// A casualty die.
fn casualty(print: &mut Print, table: &Table, (struck, of): (&CasualtyRolled, u8)) {
    print.title(Icon::Cross, say(table, &told::words::casualty_of(struck.unit)));
    sheets::lines(print, &struck.lines);
    let (word, ink) = match (struck.dead, struck.violent) {
        (true, true) => (told::words::violent_word(), Ink::Result(3)),
        (true, false) => (told::words::dead_word(), Ink::Result(3)),
        (false, _) => (told::words::wounded_word(), Ink::Result(2)),
    };
    let die = (struck.die, of, side_of(table, struck.unit));
    let kills = perrys_heroes::sections::fire::KILLS;
    let needed = i8::try_from(kills).unwrap_or(i8::MAX);
    print.line(words::needs(needed).said(), String::new(), Ink::Muted, Some(CASUALTY));
    outcome(print, die, sum_in_words(struck.die, &struck.lines, needed), Some((word, ink)));
}

/// All dice of a figure in a burst.
fn blast(print: &mut Print, table: &Table, (blasted, of): (&BlastRolled, u8)) {
    print.title(Icon::Bombard, say(table, &told::words::burst_on(blasted.unit)));
    sheets::lines(print, &blasted.lines);
    print.line(told::words::each_die().said(), format!("{:+}", sum(&blasted.lines)), Ink::Muted, Some(BURST_DIE));
    print.across(|row| {
        row.apart_across(8.0);
        row.dice_of(of, &blasted.dice, side_of(table, blasted.unit), SMALLER);
        let (word, ink) = match blasted.wounds {
            0 => (told::words::unhurt_word(), Ink::Good),
            1 => (told::words::wounds_word(1), Ink::Result(2)),
            wounds => (told::words::wounds_word(wounds), Ink::Result(3)),
        };
        row.pill(word.said(), ink);
    });
}

/// A bout of melee: both sides beside each other.
fn melee(print: &mut Print, table: &Table, (bout, of): (&MeleeRolled, u8)) {
    print.title(Icon::Melee, say(table, &told::words::melee_title(bout.unit, bout.at)));
    print.sides_head();
    for (half, lines) in bout.lines.iter().enumerate() {
        lines.iter().for_each(|line| print.sided(half, sheets::row(line)));
    }
    let totals = rolls::totals(bout).map(|total| total.to_string());
    print.across(|row| {
        row.apart_across(8.0);
        for (die, who) in bout.dice.iter().zip([bout.unit, bout.at]) {
            row.dice_of(of, &[*die], side_of(table, who), LARGE);
        }
    });
    print.sided_total(told::words::in_all().said(), totals);
    let end = bout.lost.map_or_else(told::words::tie, told::words::falls);
    let ink = if bout.lost.is_some() { Ink::Result(3) } else { Ink::Muted };
    print.text(title(say(table, &end), SMALL, ink));
}
