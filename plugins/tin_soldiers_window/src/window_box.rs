//! What the desk asks of the toy.

use crate::scale::place;
use crate::words;
use desk::account::{Change, Grade};
use desk::hints::Hint;
use desk::{Begins, Hand, LogLine, Role, TableBox as _, Telling, WindowBox};
use panel_kit::theme::Theme;
use play::luck::Telling as TellsLuck;
use std::collections::BTreeSet;
use table::{CounterId, Refusal, RuleId, Say, Side};
use table_view::Step;
use tin_soldiers::{Command, END, Event, Generals, Phase, Point, Start, Table, refusals, soldiers};

/// The battle of the toy.
pub type Battle = desk::Battle<TinWindow>;

/// Tin soldiers in a window.
#[derive(Clone, Debug, PartialEq)]
pub struct TinWindow;

/// To whoever moves for the first time.
pub(crate) const CHOOSE: Hint = Hint { id: "tin_soldiers.choose", title: words::choose_hint, text: words::choose_text };
/// To whoever is asked for the first time.
pub(crate) const REACT: Hint = Hint { id: "tin_soldiers.react", title: words::react_hint, text: words::react_text };

/// A point as players read it, in whole centimetres.
pub fn centimetres(at: Point) -> String {
    words::place(at.x / 100, at.y / 100).said()
}

fn told(say: &Say) -> String {
    say.said()
}

/// An order in words.
pub fn deed(command: &Command) -> Say {
    match command {
        Command::Move { who, to } => words::moves(*who, centimetres(*to)),
        Command::Fire { who, at } => words::fires(*who, *at),
        Command::Throw { who, at } => words::throws(*who, centimetres(*at)),
        Command::Hold => words::holds(),
        Command::Done => words::ends(),
    }
}

/// How luck and decisions are told.
#[derive(Clone, Debug)]
pub struct ByNames;
impl TellsLuck for ByNames {
    type Insight = Generals;
    fn turn(table: &Table) -> u8 {
        table.state.turn
    }
    fn order(_: &Table, command: &Command) -> String {
        desk::sentence(&told(&deed(command)))
    }
    fn plan(table: &Table, plan: &Command) -> String {
        Self::order(table, plan)
    }
}

impl WindowBox for TinWindow {
    type Insight = Generals;
    type Telling = ByNames;
    type Outline = Command;
    type Kept = soldiers::Kept;
    type Names = ();
    type Place = Point;
    type Topic = u8;
    type Theme = Theme;

    const SEQUENCE: RuleId = END;
    const ASIDE: u8 = 0;
    const HINTS: &'static [Hint] = &[CHOOSE, REACT];

    fn hides(start: &Start) -> bool {
        start.soldiers.iter().any(|soldier| soldier.hidden)
    }
    fn over() -> Refusal {
        refusals::over()
    }
    fn not_yours() -> Refusal {
        refusals::other_sides_turn()
    }
    fn told(_: &Table, say: &Say) -> String {
        told(say)
    }
    fn side_name(table: &Table, side: Side) -> String {
        let (first, second) = &table.start.sides;
        [first, second][side.index()].clone()
    }
    fn turn(table: &Table) -> u8 {
        table.state.turn
    }
    fn asked(table: &Table) -> Option<Side> {
        table.state.mover().and_then(|_| table.state.to_act())
    }

    fn is_answer(command: &Command) -> bool {
        matches!(command, Command::Hold)
    }
    fn ready(_: &Table, legal: &[Command]) -> BTreeSet<CounterId> {
        let who = |command: &Command| match command {
            Command::Move { who, .. } | Command::Fire { who, .. } | Command::Throw { who, .. } => Some(*who),
            Command::Hold | Command::Done => None,
        };
        legal.iter().filter_map(who).collect()
    }

    fn keep(table: &Table) -> soldiers::Kept {
        table.soldiers.keep()
    }
    fn follow(table: &Table, kept: &mut soldiers::Kept, event: &Event) {
        if let Event::Is(who, is) = event
            && let Some((no, _)) = table.soldier(*who)
        {
            kept.write(no, is.fact());
        }
    }
    /// Who has fallen.
    fn changes(_: &Table, before: &soldiers::Kept, after: &soldiers::Kept, _: &[&Event]) -> Vec<Change> {
        let both = before.rows().iter().zip(after.rows().iter());
        let falls = both.filter(|(before, after)| after.fallen && !before.fallen);
        let change = |who: CounterId, side| {
            let states = [words::stood(), words::fallen()].map(|state| told(&state));
            Change { who, name: who.to_string(), side, states, grade: Grade::Gone }
        };
        falls.map(|(soldier, _)| change(soldier.id, soldier.side)).collect()
    }
    fn dice(table: &Table, event: &Event) -> Vec<(Option<Side>, u8)> {
        let side = |who: &CounterId| table.soldier(*who).map(|(_, soldier)| soldier.side);
        if let Event::Shot { who, die, .. } = event {
            vec![(side(who), *die)]
        } else if let Event::Burst { who, dice, .. } = event {
            dice.iter().map(|(_, die)| (side(who), *die)).collect()
        } else {
            Vec::new()
        }
    }
    fn telling(_: &Table, event: &Event) -> Telling<Self> {
        if let Event::PhaseBegan { turn, side, .. } = event {
            let begins = Some(Begins::Impulse(*side));
            Telling { role: Role::NewPart, turn: Some(*turn), begins, ..Telling::default() }
        } else if let Event::Shot { .. } | Event::Burst { .. } = event {
            Telling { role: Role::Begins, ..Telling::default() }
        } else if let Event::Fell { .. } = event {
            Telling { role: Role::Follows, ..Telling::default() }
        } else {
            Telling::default()
        }
    }
    fn line(table: &Table, (): &(), event: &Event) -> (Telling<Self>, Option<LogLine<Self>>) {
        (Self::telling(table, event), sentence(table, event))
    }
    fn steps(battle: &Battle, _: &Theme, _: &soldiers::Kept, _: Option<Side>, events: &[Event]) -> Vec<Step> {
        let table = battle.table();
        let at = |who: &CounterId| table.soldier(*who).and_then(|(n, it)| Some(place(n, it.at?)));
        let mut steps = Vec::new();
        for event in events {
            if let Event::Moved { who, to } = event {
                let n = table.soldier(*who).map_or(0, |(n, _)| n);
                steps.push(Step::Slide { keys: vec![*who], to: place(n, *to) });
            } else if let Event::Shot { who, at: target, die, .. } = event {
                if let (Some(from), Some(to)) = (at(who), at(target)) {
                    let caption = String::new();
                    steps.push(Step::Fire { from, to });
                    steps.push(Step::Dice { at: from, dice: vec![*die], of: 6, inks: Vec::new(), caption });
                }
            } else if let Event::Burst { at, .. } = event {
                steps.push(Step::Explode { at: place(usize::MAX, *at) });
            } else if let Event::Fell { who } = event {
                steps.push(Step::Fall { key: *who });
            }
        }
        if !steps.is_empty() {
            steps.push(Step::Settle(Box::new(Self::pieces(battle, &Hand::default()))));
        }
        steps
    }

    fn deed(_: &Table, outline: &Command) -> String {
        told(&deed(outline))
    }
    fn outline(_: &Table, plan: &Command) -> Command {
        plan.clone()
    }
    fn outline_of_past(_: &Table, command: &Command, _: bool) -> Command {
        command.clone()
    }
    fn plan_of(_: &Battle, orders: &[Command]) -> Option<Command> {
        orders.first().cloned()
    }
}

/// The sentence of an event; none where it only changes the table.
fn sentence(table: &Table, event: &Event) -> Option<LogLine<TinWindow>> {
    let (say, who) = match event {
        Event::PhaseBegan { side, phase, .. } => {
            let say = words::phase(TinWindow::side_name(table, *side), told(&phase_name(*phase)));
            return Some(LogLine { text: told(&say), side: Some(*side), ..LogLine::default() }.heading());
        }
        Event::Moved { who, .. } => (words::moved(*who), *who),
        Event::Shot { who, at, die, needs } if die >= needs => (words::hit(*who, *at, *die, *needs), *who),
        Event::Shot { who, at, die, needs } => (words::missed(*who, *at, *die, *needs), *who),
        Event::Burst { who, dice, .. } => (words::burst(*who, dice.len() as i64), *who),
        Event::Fell { who } => (words::fell(*who), *who),
        Event::Is(who, soldiers::Is::Hidden(false)) => (words::found(*who), *who),
        Event::Over { winner } => {
            let say = winner.map_or_else(words::drawn, |side| words::won(TinWindow::side_name(table, side)));
            return Some(LogLine { text: told(&say), side: *winner, ..LogLine::default() }.heading().rule(END));
        }
        Event::Rested { .. } | Event::Pushed(_) | Event::ReactionOver | Event::Is(..) | Event::Stands(_) => {
            return None;
        }
    };
    let soldier = table.soldier(who).map(|(_, soldier)| soldier);
    let line = LogLine { text: told(&say), ..LogLine::default() };
    Some(line.by(soldier.map(|it| it.side)).at(soldier.and_then(|it| it.at)))
}

/// What a phase is called.
pub fn phase_name(phase: Phase) -> Say {
    match phase {
        Phase::Move => words::move_phase(),
        Phase::Fire => words::fire_phase(),
    }
}
