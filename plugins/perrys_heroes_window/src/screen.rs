//! What the panels say that is the game's own.

pub mod ended;
pub mod tray;

use crate::battle::{At, Battle, PerrysHeroesWindow};
use crate::bodies::palettes;
use crate::lines::phase_name;
use crate::topics::TOPICS;
use crate::{actions, calls, hand, hints, questions, rolled, sheets, words};
use bevy::math::Vec2;
use board_art::{Icon, Palette};
use desk::hints::Hint;
use desk::{Hand, ResultCard};
use measured_view::world;
use panel_kit::action_bar::Slot;
use panel_kit::log_drawer::Topic;
use panel_kit::screen::{Action, Does, Due, Ended, Phase, Places, Question, ScreenBox, Waiting};
use panel_kit::sheet::{Print, Sheet};
use panel_kit::{Condition, DeskKey, RuleBook, RuleEntry};
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::{Command, Table, catalogue};
use std::sync::LazyLock;
use table::{CounterId, Refusal, RuleId, Say};

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    let entry = |rule: &rule_book::Rule| {
        let section = (rule.section, catalogue::CATALOGUE.section_title(rule.section));
        RuleEntry { id: rule.id, sentence: rule.sentence, section, later: None }
    };
    RuleBook::new("PH-", catalogue::CATALOGUE.rules().map(entry).collect())
});

impl ScreenBox for PerrysHeroesWindow {
    const VICTORY: RuleId = END;
    const TOPICS: &'static [Topic] = &TOPICS;

    fn book() -> &'static RuleBook {
        &BOOK
    }
    fn palettes(table: &Table) -> [Palette; 2] {
        palettes(table)
    }
    fn plural(_: &Table) -> [bool; 2] {
        [true; 2]
    }
    fn turns(table: &Table) -> u8 {
        table.field.turns
    }
    /// Strikes of the own artillery, and until when lights burn: of the enemy's calls one knows nothing.
    fn due(battle: &Battle) -> Vec<Due> {
        let table = battle.table();
        let calls = table.battle.supports.iter().filter_map(|support| Some((support, support.call?)));
        let calls = calls.map(|(support, call)| {
            let words = words::due_strike(calls::battery(support.battery), calls::mission(call.mission));
            Due { turn: call.due, side: Some(support.side), words }
        });
        let lights = table.battle.lights.iter().map(|light| {
            let words = words::lit_until(light.until);
            Due { turn: light.until, side: None, words }
        });
        calls.chain(lights).collect()
    }
    fn phases(table: &Table) -> Vec<Phase> {
        use perrys_heroes::Phase as Of;
        let phase = |phase| {
            let name = phase_name(phase);
            Phase { short: name.clone(), name, rule: END, now: phase == table.flow.phase }
        };
        if table.flow.phase == Of::SetUp {
            return vec![phase(Of::SetUp)];
        }
        [Of::Activation, Of::Action, Of::Rally].map(phase).into()
    }
    fn conditions(table: &Table) -> Vec<Condition> {
        sheets::conditions(table)
    }
    fn at(place: &At) -> Vec2 {
        world(place.0.0)
    }
    fn to_decide(battle: &Battle, _: &Hand<Self>) -> Say {
        questions::to_decide(battle)
    }
    fn in_hand(battle: &Battle, hand: &Hand<Self>) -> Option<Say> {
        if battle.table().flow.phase == perrys_heroes::Phase::SetUp {
            return hand.who.map(words::in_hand_to_place);
        }
        let who = hand.who.filter(|who| battle.ready().contains(who))?;
        let hand::Aim::Suppress(party) = hand.mode else { return Some(words::in_hand(who)) };
        Some(words::suppressing(&party.with(&battle.table(), who)))
    }
    fn prepared(battle: &Battle, order: &Command) -> Sheet<Command> {
        sheets::prepared(battle, order)
    }
    fn forbidden(battle: &Battle, order: &Command, refusal: &Refusal) -> Sheet<Command> {
        sheets::forbidden(&battle.table(), order, refusal)
    }
    fn standing(battle: &Battle) -> Option<Sheet<Command>> {
        sheets::standing(battle)
    }
    fn about(battle: &Battle, counter: CounterId) -> Option<Sheet<Command>> {
        sheets::about(battle, counter)
    }
    fn places(battle: &Battle, counter: CounterId) -> Vec<Places> {
        sheets::places(battle, counter)
    }
    fn actions(battle: &Battle, hand: &Hand<Self>) -> Vec<Action<Self>> {
        let action = |name: Say, icon, order: Command| {
            let (key, slot, does) = (None, Some(Slot::Finish), Does::Order(order));
            Action { name, icon, key, active: false, slot, tip: None, refusal: None, does }
        };
        let all = [
            action(words::place_all(), Icon::Flag, Command::PlaceAll),
            action(words::set_up_done(), Icon::Done, Command::SetUpDone),
            action(words::finish(), Icon::Done, Command::Finish),
        ];
        let may = |action: &Action<Self>| match &action.does {
            Does::Order(order) => battle.judge(order).is_ok(),
            Does::Mode(_) => true,
        };
        all.into_iter().filter(may).chain(actions::of_man(battle, hand)).collect()
    }
    fn mode_of_key(battle: &Battle, hand: &Hand<Self>, prepared: Option<&Command>, key: DeskKey) -> Option<hand::Aim> {
        hand::of_key(battle, hand, prepared, key)
    }
    fn waiting(battle: &Battle) -> Option<Waiting> {
        tray::waiting(battle)
    }
    fn question(battle: &Battle, hand: &Hand<Self>) -> Option<Question<Self>> {
        questions::question(battle, hand)
    }
    fn rolled(battle: &Battle, result: &ResultCard<Self>) -> Option<Print> {
        Some(rolled::sheet(battle, result))
    }
    fn ended(battle: &Battle) -> Option<Ended> {
        ended::ended(battle)
    }
    fn moments(battle: &Battle, hand: &Hand<Self>) -> Vec<&'static Hint> {
        hints::moments(battle, hand)
    }
}

#[cfg(test)]
#[path = "screen/due_test.rs"]
mod due_test;
