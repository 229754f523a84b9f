//! What the panels of the toy say that is its own.

use crate::cloth::{Throws, palette};
use crate::scale::world;
use crate::window_box::{Battle, CHOOSE, REACT, TinWindow, phase_name};
use crate::words;
use bevy::math::Vec2;
use board_art::{Icon, Palette};
use desk::hints::Hint;
use desk::{Hand, WindowBox as _};
use panel_kit::action_bar::Slot;
use panel_kit::log_drawer::Topic;
use panel_kit::screen::{Action, Does, Ended, Phase, Question, ScreenBox};
use panel_kit::sheet::{Ink, Sheet};
use panel_kit::{RuleBook, RuleEntry};
use std::sync::LazyLock;
use table::{RuleId, RuleSet as _, Say, Side};
use tin_soldiers::{Command, END, Point, Report, Table, TinSoldiers, catalogue};

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    let entry = |rule: &rule_book::Rule| {
        let section = (rule.section, catalogue::CATALOGUE.section_title(rule.section));
        RuleEntry { id: rule.id, sentence: rule.sentence, section, later: None }
    };
    RuleBook::new("TIN-", catalogue::CATALOGUE.rules().map(entry).collect())
});

impl ScreenBox for TinWindow {
    const VICTORY: RuleId = END;
    const TOPICS: &'static [Topic] = &[Topic { name: words::whole_log, icon: Icon::Flag }];

    fn book() -> &'static RuleBook {
        &BOOK
    }
    fn palettes(_: &Table) -> [Palette; 2] {
        Side::BOTH.map(palette)
    }
    fn turns(table: &Table) -> u8 {
        table.start.turns
    }
    fn phases(table: &Table) -> Vec<Phase> {
        let phase = |phase| {
            let name = phase_name(phase);
            Phase { short: name.clone(), name, rule: END, now: phase == table.state.phase }
        };
        vec![phase(tin_soldiers::Phase::Move), phase(tin_soldiers::Phase::Fire)]
    }
    fn at(place: &Point) -> Vec2 {
        world(*place)
    }
    fn to_decide(battle: &Battle, _: &Hand<Self>) -> Say {
        if battle.table().state.mover().is_some() { words::react() } else { words::choose() }
    }
    fn in_hand(_: &Battle, hand: &Hand<Self>) -> Option<Say> {
        hand.who.map(words::in_hand)
    }
    fn prepared(battle: &Battle, order: &Command) -> Sheet<Command> {
        Sheet::of(|sheet| {
            let icon = match order {
                Command::Move { .. } => Icon::Move,
                Command::Fire { .. } => Icon::Fire,
                Command::Throw { .. } => Icon::Smoke,
                Command::Hold | Command::Done => Icon::Done,
            };
            sheet.title(icon, Self::title(&battle.table(), order));
            if let Ok(Report::Shot(shot)) = battle.judge(order) {
                for line in &shot.needs {
                    sheet.line(line.rule.0, line.value.to_string(), Ink::Text, Some(line.rule));
                }
            }
        })
    }
    fn actions(battle: &Battle, hand: &Hand<Self>) -> Vec<Action<Self>> {
        let legal = battle.legal();
        let throws = legal.iter().any(|order| matches!(order, Command::Throw { .. }));
        let action = |name, icon, active, slot, does| Action {
            name,
            icon,
            key: None,
            active,
            slot,
            tip: None,
            refusal: None,
            does,
        };
        let done = action(words::done(), Icon::Done, false, Some(Slot::Finish), Does::Order(Command::Done));
        let (active, mode) = (hand.mode.0, Does::Mode(Throws(!hand.mode.0)));
        let throw = action(words::throw(), Icon::Smoke, active, None, mode);
        let all = [(legal.contains(&Command::Done), done), (throws, throw)];
        all.into_iter().filter_map(|(is_there, action)| is_there.then_some(action)).collect()
    }
    /// Fire at who has moved, or hold.
    fn question(battle: &Battle, _: &Hand<Self>) -> Option<Question<Self>> {
        let table = battle.table();
        let (_, mover) = table.soldier(table.state.mover()?)?;
        let about = mover.at.map(world).into_iter().collect();
        let (choices, card) = (Sheet::default(), Question::buttons(battle));
        Some(Question { title: words::react(), rule: TinSoldiers::DICE, about, choices, card })
    }
    fn ended(battle: &Battle) -> Option<Ended> {
        let table = battle.table();
        let left = Side::BOTH.map(|side| table.strength(side) as i64);
        let over = table.state.over?;
        Some(Ended { winner: over.winner, reason: words::more_are_left(), rows: vec![(words::soldiers(), left)] })
    }
    fn moments(battle: &Battle, _: &Hand<Self>) -> Vec<&'static Hint> {
        vec![if battle.table().state.mover().is_some() { &REACT } else { &CHOOSE }]
    }
}
