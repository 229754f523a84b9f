//! The bar at the top, with the phases, passes and buttons of this game.

use crate::counters::names;
use crate::model::{Does, Wish};
use crate::panels::reads::Panels;
use crate::panels::widgets::Sign;
use crate::panels::{chance, side_room, words};
use crate::sheets::meanings;
use bevy_egui::egui::{Context, Ui};
use board_art::Icon;
use desk::players::ForPlayers;
use lock_n_load::Phase;
use lock_n_load::sections::impulse::rules::THREE_PASSES;
use lock_n_load::sections::set_up::rules::SET_UP;
use lock_n_load::sections::turn::rules::{ADMINISTRATIVE_PHASE, INITIATIVE, OPERATIONS_PHASE, RALLY_PHASE};
use lock_n_load::sections::victory::rules::OVER;
use panel_kit::screen::top::{self, Asks};
use panel_kit::top_bar::{self, Button, Clicked, Decision, Passes, TopBar};
use table::{RuleId, Say};

/// Passes in a row that end the phase.
const NEEDED: u8 = 3;

/// Draws the bar.
pub(crate) fn show(root: &mut Ui, panels: &mut Panels) {
    let sentence = panels.sentence;
    let made = Passes { made: sentence.passes, needed: NEEDED, rule: THREE_PASSES };
    let buttons = buttons(root.ctx(), panels);
    let names: Vec<String> = buttons.iter().map(|(button, _)| button.name.said()).collect();
    let named = buttons.iter().zip(&names);
    let signs: Vec<Button> =
        named.map(|((button, _), name)| Button { sign: button.sign, name, on: button.on }).collect();
    let phases = phases(sentence.phase);
    let about = top::about_the_chance().said();
    let bar = TopBar {
        turn: sentence.turn,
        turns: sentence.turns,
        due: &[],
        phases: &phases.iter().map(NamedPhase::shown).collect::<Vec<_>>(),
        initiative: sentence.initiative.map(|side| (side, INITIATIVE)),
        passes: (sentence.phase == Phase::Operations).then_some(made),
        decision: decision(panels),
        chance: chance::chance(panels, &about),
        conditions: &sentence.standing,
        victory: OVER,
        buttons: &signs,
    };
    let opens = match top_bar::show(root, panels, &bar) {
        None => return,
        Some(Clicked::Victory) => Opens::Objectives,
        Some(Clicked::Button(n)) => buttons[n].1,
    };
    let open = &mut *panels.kit.open;
    match opens {
        Opens::SightTool => panels.perform(Does::SightTool),
        Opens::Threats => panels.perform(Does::Threats),
        Opens::Objectives => open.objectives = !open.objectives,
        Opens::OfEveryGame(opens) => match opens.toggle(open) {
            None => {}
            Some(Asks::Menu) => panels.wishes.push(Wish::ToMenu),
            Some(Asks::Advice) => panels.wishes.push(Wish::Players(ForPlayers::Advise)),
        },
        Opens::Side => side_room::toggle(root.ctx(), panels),
    }
}

/// A phase with its name, in full and short.
struct NamedPhase {
    name: String,
    short: String,
    rule: RuleId,
    now: bool,
}

impl NamedPhase {
    fn shown(&self) -> top_bar::Phase<'_> {
        top_bar::Phase { name: &self.name, short: &self.short, rule: self.rule, now: self.now }
    }
}

/// The phases of this turn.
fn phases(now: Phase) -> Vec<NamedPhase> {
    let of_turn: &[Phase] = match now {
        Phase::SetUp => &[Phase::SetUp],
        Phase::Rally | Phase::Operations | Phase::Administrative => {
            &[Phase::Rally, Phase::Operations, Phase::Administrative]
        }
    };
    let phase = |phase: &Phase| {
        let (name, rule) = (meanings::phase(*phase).said(), phase_rule(*phase));
        let short = if *phase == Phase::Administrative { words::administrative_short().said() } else { name.clone() };
        NamedPhase { name, short, rule, now: *phase == now }
    };
    of_turn.iter().map(phase).collect()
}

const fn phase_rule(phase: Phase) -> RuleId {
    match phase {
        Phase::SetUp => SET_UP,
        Phase::Rally => RALLY_PHASE,
        Phase::Operations => OPERATIONS_PHASE,
        Phase::Administrative => ADMINISTRATIVE_PHASE,
    }
}

fn decision(panels: &Panels) -> Decision {
    let sentence = panels.sentence;
    let words = match (&sentence.refused, panels.past) {
        (Some(refusal), _) => meanings::refusal(&panels.table(), refusal),
        // Nothing can be ordered there.
        (None, Some(_)) => names::sentence(&top::looks_back().said()),
        (None, None) => {
            // The side stands above; it need not be said twice.
            let name = sentence.side.map_or("", |side| panels.side_name(side));
            let rest = sentence.text.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
            names::sentence(rest.unwrap_or(&sentence.text))
        }
    };
    Decision { side: sentence.side, words, refused: sentence.refused.as_ref().map(|refusal| refusal.rule) }
}

/// What a button opens or shuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Opens {
    OfEveryGame(top::Opens),
    SightTool,
    Threats,
    Objectives,
    Side,
}

/// A button with what it is called.
struct NamedButton {
    sign: Sign,
    name: Say,
    on: bool,
}

/// The buttons, from the right.
fn buttons(ctx: &Context, panels: &Panels) -> Vec<(NamedButton, Opens)> {
    let open = &panels.open;
    let button = |sign: Sign, name: Say, on: bool, opens: Opens| (NamedButton { sign, name, on }, opens);
    let icon = Sign::Icon;
    let of_every_game = |opens: top::Opens| {
        let (sign, name) = opens.named();
        button(sign, name, opens.is_open(open), Opens::OfEveryGame(opens))
    };
    let [menu, others @ ..] = top::Opens::ALWAYS.map(of_every_game);
    let own = [
        button(icon(Icon::Sight), words::sight_tool(), panels.sight_tool, Opens::SightTool),
        button(Sign::Letter("%"), words::threats(), panels.threats_on, Opens::Threats),
        button(icon(Icon::Flag), words::objectives_and_conditions(), open.objectives, Opens::Objectives),
    ];
    let mut all: Vec<(NamedButton, Opens)> = std::iter::once(menu).chain(own).chain(others).collect();
    if panels.sentence.outcome.is_some() {
        all.push(of_every_game(top::Opens::Result));
    }
    let side = Sign::Letter(if side_room::is_shown(ctx, panels) { "»" } else { "«" });
    all.push(button(side, words::hex_and_action_panel(), false, Opens::Side));
    all
}
