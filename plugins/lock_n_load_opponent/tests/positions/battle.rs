//! How a position is written down: a little battle seen by the side that decides, which may sit in either seat.

use crate::choice::{Choice, choose};
use lock_n_load::testing::{Battle, scenario_text};
use table::Side;

/// The seat of the first side.
pub(crate) const FIRST: &[Side] = &[Side::First];
/// The seat of the second side.
pub(crate) const SECOND: &[Side] = &[Side::Second];
/// Both seats, one after the other.
pub(crate) const BOTH: &[Side] = &[Side::First, Side::Second];

/// The seeds by which the program thinks: in most of these cases it must choose what is right.
const SEEDS: [u64; 3] = [25, 26, 27];

/// A position: who stands where, what the sides must do, and what counts as right. Texts name the sides `Us`, which decides, and `Them`.
pub(crate) struct Position {
    seats: &'static [Side],
    map: &'static str,
    board: &'static str,
    us: String,
    them: String,
    start: String,
    fields: String,
    victory: String,
    otherwise: &'static str,
    sides: Vec<(&'static str, &'static str)>,
    before: Vec<(&'static str, &'static [u8])>,
    right: (&'static str, fn(&Choice) -> bool),
}

/// A position on a map of one character for each hex (see [`lock_n_load::testing::LEGEND`]), in our impulse of the last turn.
pub(crate) fn on(seats: &'static [Side], map: &'static str) -> Position {
    Position {
        seats,
        map,
        board: "",
        us: String::new(),
        them: String::new(),
        start: "turn: 6, phase: Operations, initiative: Us, active: Us".into(),
        fields: String::new(),
        victory: String::new(),
        otherwise: "Them",
        sides: Vec::new(),
        before: Vec::new(),
        right: ("", |_| false),
    }
}

/// Counters out of short words: id, kind, hex (`-`: off the map), then weapons (`+mg42`), `shaken`, `buttoned`, markers and further fields.
fn counters(short: &[&str]) -> String {
    let counter = |text: &&str| {
        let mut words = text.split_whitespace();
        let [id, kind, at] = [(); 3].map(|()| words.next().expect("id, kind and hex"));
        let (mut weapons, mut markers, mut more) = (String::new(), String::new(), String::new());
        for (n, word) in words.enumerate() {
            if let Some(weapon) = word.strip_prefix('+') {
                weapons += &format!(r#"(id: "{id}-{n}", weapon: "{weapon}", set_up: {}),"#, weapon.contains("tripod"));
            } else if let "shaken" | "buttoned" = word {
                more += &format!("{word}: true, ");
            } else if word.contains(':') {
                more += &format!("{word}, ");
            } else {
                markers += &format!("{word}, ");
            }
        }
        let at = if at == "-" { String::new() } else { format!(r#"at: "{at}", "#) };
        format!(r#"(id: "{id}", unit: "{kind}", {at}{more}weapons: [{weapons}], markers: [{markers}]), "#)
    };
    short.iter().map(counter).collect()
}

impl Position {
    /// Roads, buildings and hexsides.
    pub(crate) fn board(mut self, board: &'static str) -> Self {
        self.board = board;
        self
    }
    /// Our counters.
    pub(crate) fn us(mut self, short: &[&str]) -> Self {
        self.us = counters(short);
        self
    }
    /// Their counters.
    pub(crate) fn them(mut self, short: &[&str]) -> Self {
        self.them = counters(short);
        self
    }
    /// Where the game stands, in place of our impulse of the last turn.
    pub(crate) fn start(mut self, start: &str) -> Self {
        self.start = start.into();
        self
    }
    /// An impulse of a turn before the last.
    pub(crate) fn turn(self, turn: u8) -> Self {
        let start = self.start.replacen("turn: 6", &format!("turn: {turn}"), 1);
        self.start(&start)
    }
    /// So many passes have gone before.
    pub(crate) fn passes(self, passes: u8) -> Self {
        let start = format!("{}, passes: {passes}", self.start);
        self.start(&start)
    }
    /// Further fields of the scenario: objectives, markers on hexes.
    pub(crate) fn with(mut self, fields: &str) -> Self {
        self.fields += &format!("{fields}, ");
        self
    }
    /// Who holds a hex that is fought for: `Us`, `Them`.
    pub(crate) fn held(self, hexes: &[&str], by: &str) -> Self {
        let hexes: String = hexes.iter().map(|hex| format!(r#"(hex: "{hex}", holder: {by}), "#)).collect();
        self.with(&format!("objectives: [{hexes}]"))
    }
    /// A field of our side: zones, entries, exits.
    pub(crate) fn our(mut self, field: &'static str) -> Self {
        self.sides.push(("Us", field));
        self
    }
    /// A field of their side.
    pub(crate) fn their(mut self, field: &'static str) -> Self {
        self.sides.push(("Them", field));
        self
    }
    /// We win by this, read at the end of the last turn, else they win.
    pub(crate) fn we_must(mut self, condition: &str) -> Self {
        self.victory += &format!("(side: Us, condition: {condition}, when: EndOfTurn(6)), ");
        self.otherwise = "Them";
        self
    }
    /// They win by this, read at the end of the last turn, else we win.
    pub(crate) fn they_must(mut self, condition: &str) -> Self {
        self.victory += &format!("(side: Them, condition: {condition}, when: EndOfTurn(6)), ");
        self.otherwise = "Us";
        self
    }
    /// They have the impulse, and this order of theirs comes before our decision.
    pub(crate) fn after(self, order: &'static str) -> Self {
        self.after_throws(order, &[])
    }
    /// The same with the dice that it takes.
    pub(crate) fn after_throws(mut self, order: &'static str, dice: &'static [u8]) -> Self {
        if self.before.is_empty() {
            self.start = self.start.replace("initiative: Us, active: Us", "initiative: Them, active: Them");
        }
        self.before.push((order, dice));
        self
    }
    /// This order of ours comes before the decision.
    pub(crate) fn begun(mut self, order: &'static str) -> Self {
        self.before.push((order, &[]));
        self
    }
    /// What counts as right, with a name.
    pub(crate) fn right(mut self, name: &'static str, right: fn(&Choice) -> bool) -> Self {
        self.right = (name, right);
        self
    }

    /// The battle from a seat.
    pub(crate) fn battle(&self, us: Side) -> Battle {
        let them = us.other();
        let seated = |text: &str| text.replace("Us", &format!("{us:?}")).replace("Them", &format!("{them:?}"));
        let (first, second) = if us == Side::First { (&self.us, &self.them) } else { (&self.them, &self.us) };
        let more = format!("{}victory: [{}], otherwise: {}", self.fields, self.victory, self.otherwise);
        let mut text = scenario_text(self.map, self.board, first, second, &seated(&self.start), &seated(&more));
        for (whose, field) in &self.sides {
            // The first side's fields come first in the text.
            let side = if *whose == "Us" { us } else { them };
            let at = if side == Side::First { text.find("counters:") } else { text.rfind("counters:") };
            text.insert_str(at.expect("each side has counters"), &format!("{field}, "));
        }
        let dice: Vec<u8> = self.before.iter().flat_map(|(_, dice)| dice.iter().copied()).collect();
        let mut battle = Battle::from_text(&text, &dice);
        for (order, _) in &self.before {
            let side = battle.game.to_act().expect("somebody decides");
            battle.give(side, order);
        }
        battle
    }

    /// Lets the program decide in each seat.
    ///
    /// # Errors
    /// What it does in place of what counts as right.
    pub(crate) fn judge(&self) -> Result<(), String> {
        for seat in self.seats {
            let wrong = SEEDS.iter().filter_map(|seed| self.wrong(*seat, *seed)).collect::<Vec<_>>();
            if 2 * wrong.len() > SEEDS.len() {
                let (name, _) = self.right;
                return Err(format!("as {seat:?} it is right that {name}, but mostly\n{}", wrong.join("or\n")));
            }
        }
        Ok(())
    }
    /// What the program thinks by a seed where it does not choose what is right.
    fn wrong(&self, seat: Side, seed: u64) -> Option<String> {
        let mut battle = self.battle(seat);
        assert_eq!(battle.game.to_act(), Some(seat), "the side that is asked decides");
        let (plan, told) = choose(&mut battle, seed);
        let (_, right) = self.right;
        (!right(&Choice { battle: &battle, plan: &plan })).then_some(told)
    }
}
