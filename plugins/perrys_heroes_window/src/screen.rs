//! What the panels say that is the game's own.

use crate::bodies::palettes;
use crate::lines::phase_name;
use crate::window_box::{At, Battle, PerrysHeroesWindow};
use crate::{hand, sheets, words};
use bevy::math::Vec2;
use board_art::{Icon, Palette};
use desk::Hand;
use measured_view::world;
use panel_kit::action_bar::Slot;
use panel_kit::log_drawer::Topic;
use panel_kit::screen::{Action, Does, Ended, Phase, Question, ScreenBox};
use panel_kit::sheet::Sheet;
use panel_kit::{DeskKey, RuleBook, RuleEntry};
use perrys_heroes::sections::turn::rules::END;
use perrys_heroes::values::Health;
use perrys_heroes::{Command, Table, Window, catalogue};
use std::sync::LazyLock;
use table::{RuleId, Say, Side};

static BOOK: LazyLock<RuleBook> = LazyLock::new(|| {
    let entry = |rule: &rule_book::Rule| {
        let section = (rule.section, catalogue::CATALOGUE.section_title(rule.section));
        RuleEntry { id: rule.id, sentence: rule.sentence, section, later: None }
    };
    RuleBook::new("PH-", catalogue::CATALOGUE.rules().map(entry).collect())
});

impl ScreenBox for PerrysHeroesWindow {
    const VICTORY: RuleId = END;
    const TOPICS: &'static [Topic] = &[Topic { name: words::whole_log, icon: Icon::Flag }];

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
    fn at(place: &At) -> Vec2 {
        world(place.0.0)
    }
    fn to_decide(battle: &Battle, _: &Hand<Self>) -> Say {
        if battle.table().flow.stack.innermost::<Window>().is_some() { words::alert() } else { words::choose() }
    }
    fn in_hand(_: &Battle, hand: &Hand<Self>) -> Option<Say> {
        hand.who.map(words::goes)
    }
    fn prepared(battle: &Battle, order: &Command) -> Sheet<Command> {
        sheets::prepared(battle, order)
    }
    fn actions(battle: &Battle, _: &Hand<Self>) -> Vec<Action<Self>> {
        let action = |name: Say, icon, order: Command| {
            let (key, active, slot, does) = (None, false, Some(Slot::Finish), Does::Order(order));
            Action { name, icon, key, active, slot, does }
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
        all.into_iter().filter(may).collect()
    }
    fn mode_of_key(battle: &Battle, hand: &Hand<Self>, prepared: Option<&Command>, key: DeskKey) -> Option<hand::Aim> {
        hand::of_key(battle, hand, prepared, key)
    }
    fn question(battle: &Battle) -> Option<Question<Self>> {
        let table = battle.table();
        let window = table.flow.stack.innermost::<Window>()?;
        let about = table.figure(window.at).and_then(|figure| figure.at).map(world).into_iter().collect();
        Some(Question { title: words::alert(), rule: END, about, card: Question::buttons(battle) })
    }
    fn ended(battle: &Battle) -> Option<Ended> {
        let table = battle.table();
        let outcome = table.flow.outcome?;
        let left = Side::BOTH.map(|side| table.side(side).filter(|one| one.health != Health::Dead).count() as i64);
        Some(Ended { winner: outcome.winner, reason: words::by_orders(), rows: vec![(words::men(), left)] })
    }
}
