//! The panels of every game, filled with the toy's data.

use crate::cloth::{Chosen, palette};
use crate::window_box::{Battle, TinWindow, book, deed, phase_name};
use crate::words;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use board_art::Icon;
use desk::luck::{Luck, TryAgain};
use desk::players::{Chances, Computers, ForPlayers, LookingBack, Stride, is_something_to_see};
use desk::{GiveOrder, HandOver, HandedOver, Log, LogLine, Prepared, Results, ToMenu, Undo, WindowBox as _};
use leafwing_input_manager::prelude::ActionState;
use panel_kit::action_bar::{self, Actions, Item, Slot};
use panel_kit::chance_meter::Chance;
use panel_kit::log_drawer::{self, Contents, Entry, Topic};
use panel_kit::players::advice_window::{self, Advice, Counselled, Wanted};
use panel_kit::players::{self, Thought, thinking};
use panel_kit::question::{self, Card};
use panel_kit::result::{self, After, Outcome};
use panel_kit::theme::{self, TEXT, Theme};
use panel_kit::top_bar::{self, Button, Clicked, Decision, TopBar};
use panel_kit::widgets::{Sign, note};
use panel_kit::{
    DeskKey, Kit, OpenPanels, Pictures, RuleBook, breakdown, dice_window, hand_over, luck, noted, past_card, rule_book,
    side_panel,
};
use std::sync::LazyLock;
use table::{RuleSet as _, Side};
use table_view::{FreeBoard, View, ViewBusy};
use tin_soldiers::{Command, END, Phase, Report, TinSoldiers};

static BOOK: LazyLock<RuleBook> = LazyLock::new(book);

/// What panels read.
#[derive(SystemParam)]
pub(crate) struct Reads<'w> {
    battle: Res<'w, Battle>,
    prepared: Res<'w, Prepared<Command>>,
    log: Res<'w, Log<TinWindow>>,
    results: Res<'w, Results<TinWindow>>,
    chances: Res<'w, Chances<TinWindow>>,
    computers: Res<'w, Computers<TinWindow>>,
    luck: Res<'w, Luck<TinWindow>>,
    busy: Res<'w, ViewBusy>,
    hand_over: Res<'w, HandOver>,
    time: Res<'w, Time<Real>>,
    theme: Res<'w, Theme>,
    view: Option<Res<'w, View>>,
}

/// What panels write.
#[derive(SystemParam)]
pub(crate) struct Writes<'w> {
    orders: MessageWriter<'w, GiveOrder<Command>>,
    undo: MessageWriter<'w, Undo>,
    players: MessageWriter<'w, ForPlayers>,
    try_again: MessageWriter<'w, TryAgain>,
    handed: MessageWriter<'w, HandedOver>,
    menu: MessageWriter<'w, ToMenu>,
    redraw: MessageWriter<'w, bevy::window::RequestRedraw>,
}

/// The keys of every game.
pub(crate) fn keys(
    keys: Query<&ActionState<DeskKey>>,
    battle: Option<Res<Battle>>,
    mut past: ResMut<LookingBack<TinWindow>>,
    mut open: ResMut<OpenPanels>,
    mut writes: Writes,
) {
    let Some(battle) = battle.filter(|battle| battle.hand_over_to().is_none()) else { return };
    for key in keys.iter().flat_map(|keys| keys.get_just_pressed()) {
        match key {
            DeskKey::Undo => _ = writes.undo.write(Undo),
            DeskKey::Advice => (open.advice, _) = (true, writes.players.write(ForPlayers::Advise)),
            DeskKey::WhyNot => (open.advice, _) = (true, writes.players.write(ForPlayers::WhyNot)),
            DeskKey::PlayNow => _ = writes.players.write(ForPlayers::PlayNow),
            DeskKey::ToggleLog => open.log = !open.log,
            DeskKey::Menu => _ = writes.menu.write(ToMenu),
            DeskKey::StepBack => past.step(&battle, Stride::Back),
            DeskKey::StepOn => past.step(&battle, Stride::On),
            DeskKey::Cancel => past.step(&battle, Stride::Present),
            DeskKey::ToggleNato
            | DeskKey::SightTool
            | DeskKey::Threats
            | DeskKey::NextUnit
            | DeskKey::SkipAnimation
            | DeskKey::Confirm => {}
        }
    }
}

/// Draws everything; while the screen changes hands nothing of the battle.
pub(crate) fn draw(
    mut contexts: EguiContexts,
    reads: Reads,
    mut writes: Writes,
    mut chosen: ResMut<Chosen>,
    mut past: ResMut<LookingBack<TinWindow>>,
    mut pictures: ResMut<Pictures>,
    mut open: ResMut<OpenPanels>,
    mut free_board: ResMut<FreeBoard>,
) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let sheet = egui::UiBuilder::new().layer_id(egui::LayerId::background()).max_rect(ctx.viewport_rect());
    let mut root = egui::Ui::new(ctx.clone(), "panels".into(), sheet);
    let battle = &*reads.battle;
    let table = battle.table();
    let names = Side::BOTH.map(|side| TinWindow::side_name(&table, side));
    let sides = names.each_ref().map(String::as_str);
    let accents = reads.theme.accents(Side::BOTH.map(palette));
    let mut now_open = open.clone();
    let (theme, pictures) = (&*reads.theme, &mut *pictures);
    let mut kit = Kit { theme, accents, sides, plural: [false; 2], book: &BOOK, pictures, open: &mut now_open };
    if let Some(side) = reads.hand_over.0 {
        if hand_over::show(&ctx, &mut kit, side) {
            writes.handed.write(HandedOver);
            writes.redraw.write(bevy::window::RequestRedraw);
        }
        return Ok(());
    }
    let mut sheet = Sheet { reads: &reads, writes: &mut writes, chosen: chosen.reborrow(), past: past.reborrow() };
    sheet.top(&mut root, &mut kit);
    if kit.open.advice {
        sheet.advice(&mut root, &mut kit);
    }
    side_panel::show(&mut root, &mut &mut kit, None::<fn(&mut egui::Ui, &mut &mut Kit)>, |ui, kit| sheet.side(ui, kit));
    let free = root.available_rect_before_wrap();
    let zoom = ctx.zoom_factor();
    let [left, top, right, bottom] = [free.left(), free.top(), free.right(), free.bottom()].map(|edge| edge * zoom);
    free_board.set_if_neq(FreeBoard(Some(Rect::new(left, top, right, bottom))));
    sheet.foot(&ctx, &mut kit, free);
    sheet.floating(&ctx, &mut kit, free);
    open.set_if_neq(now_open);
    Ok(())
}

/// The panels while they are drawn.
struct Sheet<'a, 'r, 'w> {
    reads: &'a Reads<'r>,
    writes: &'a mut Writes<'w>,
    chosen: Mut<'a, Chosen>,
    past: Mut<'a, LookingBack<TinWindow>>,
}

impl Sheet<'_, '_, '_> {
    /// The battle that is shown.
    fn battle(&self) -> &Battle {
        self.past.battle().unwrap_or(&self.reads.battle)
    }

    fn order(&mut self, order: Command) {
        self.writes.orders.write(GiveOrder(order));
        self.writes.redraw.write(bevy::window::RequestRedraw);
    }

    fn top(&mut self, root: &mut egui::Ui, kit: &mut Kit) {
        let battle = self.battle();
        let table = battle.table();
        let state = table.state;
        let phase = |phase: Phase| (phase_name(phase).said(), phase == state.phase);
        let names = [phase(Phase::Move), phase(Phase::Fire)];
        let phases = names.each_ref().map(|(name, now)| top_bar::Phase { name, short: name, rule: END, now: *now });
        let words = match (&self.chosen.refused, battle.to_act()) {
            (Some(refusal), _) => refusal.reason.said(),
            _ if self.past.is_on() => words::looks_back().said(),
            (None, Some(side)) => match battle.seats()[side.index()].opponent() {
                Some(player) => words::thinks(players::player_name(player)).said(),
                None if state.mover().is_some() => words::react().said(),
                None => words::choose().said(),
            },
            (None, None) => String::new(),
        };
        let refused = self.chosen.refused.as_ref().map(|refusal| refusal.rule);
        let decision = Decision { side: battle.to_act(), words: desk::sentence(&words), refused };
        let course = &self.reads.chances.after()[..self.reads.results.told.min(self.reads.chances.after().len())];
        let chance = course.last().copied().flatten().map(|now| Chance { now, course, about: "" });
        let buttons = [
            (Sign::Icon(Icon::Settings), words::menu(), false),
            (Sign::Icon(Icon::Dice5), words::dice(), kit.open.dice),
            (Sign::Icon(Icon::Advice), words::advice(), kit.open.advice),
            (Sign::Letter("±"), words::luck(), kit.open.luck),
            (Sign::Icon(Icon::Players), words::players(), kit.open.players),
            (Sign::Letter("§"), words::rules(), kit.open.rules),
        ];
        let buttons = buttons.map(|(sign, name, on)| (sign, name.said(), on));
        let buttons = buttons.each_ref().map(|(sign, name, on)| Button { sign: *sign, name, on: *on });
        let (turn, turns, buttons, victory) = (state.turn, table.start.turns, &buttons, END);
        let (initiative, passes, phases, conditions) = (None, None, &phases, &[]);
        let bar = TopBar { turn, turns, phases, initiative, passes, decision, chance, conditions, victory, buttons };
        match top_bar::show(root, kit, &bar) {
            Some(Clicked::Button(0)) => _ = self.writes.menu.write(ToMenu),
            Some(Clicked::Button(1)) => kit.open.dice = !kit.open.dice,
            Some(Clicked::Button(2)) => {
                kit.open.advice = !kit.open.advice;
                self.writes.players.write(ForPlayers::Advise);
            }
            Some(Clicked::Button(3)) => kit.open.luck = !kit.open.luck,
            Some(Clicked::Button(4)) => kit.open.players = !kit.open.players,
            Some(Clicked::Button(_)) => kit.open.rules = !kit.open.rules,
            Some(Clicked::Victory) | None => {}
        }
    }

    fn advice(&mut self, root: &mut egui::Ui, kit: &mut Kit) {
        let (battle, computers) = (&self.reads.battle, &self.reads.computers);
        let own = self.reads.prepared.orders.first().map(|order| (desk::sentence(&deed(order).said()), None));
        let advice = Advice {
            counsel: Counselled::of(battle, &computers.counsel(battle)),
            own,
            person_decides: battle.person_decides(),
            pointed: computers.pointed(),
            keys: ["F3", "F7"].map(str::to_owned),
        };
        for wanted in advice_window::show(root, kit, &advice) {
            self.writes.players.write(match wanted {
                Wanted::Advise => ForPlayers::Advise,
                Wanted::WhyNot => ForPlayers::WhyNot,
                Wanted::Point(plan) => ForPlayers::Point(plan),
            });
        }
    }

    /// The order that a click would give, with the lines of its report.
    fn side(&mut self, ui: &mut egui::Ui, kit: &mut Kit) {
        let Some(order) = self.reads.prepared.orders.first() else {
            let said = self.chosen.who.map_or_else(|| words::choose().said(), |who| who.to_string());
            side_panel::in_card(ui, &mut &mut *kit, |ui, kit| {
                note(ui, theme::text(desk::sentence(&said), TEXT, kit.theme.text));
            });
            return;
        };
        side_panel::title(ui, kit, Icon::Fire, &desk::sentence(&deed(order).said()));
        if let Ok(Report::Shot(shot)) = self.battle().judge(order) {
            for line in &shot.needs {
                let value = line.value.to_string();
                let row =
                    breakdown::Row { what: line.rule.0, value: &value, colour: kit.theme.text, rule: Some(line.rule) };
                breakdown::row(ui, kit, &row);
            }
        }
    }

    /// Buttons, or what is looked back at, and the log.
    fn foot(&mut self, ctx: &egui::Context, kit: &mut Kit, free: egui::Rect) {
        noted::enter(ctx, "bar");
        if let Some((there, glimpse)) = self.past.battle().zip(self.past.glimpse()) {
            let shown = past_card::Shown::of(there, glimpse, &self.reads.log);
            let (_, stride) = past_card::show(ctx, kit, &shown, ["[", "]", "Esc"], free, [0.0; 2]);
            if let Some(stride) = stride {
                self.past.step(&self.reads.battle, stride);
            }
        } else {
            self.buttons(ctx, kit, free);
        }
        noted::enter(ctx, "log");
        let lines = &self.reads.log.lines;
        let told = &lines[..lines.partition_point(|line| line.entry < self.reads.results.told)];
        let topics = [Topic { name: words::whole_log, icon: Icon::Flag }];
        let turn = self.battle().table().state.turn;
        let contents = Contents { lines: told, outcome: None, entry, topics: &topics, turn, key: "F2" };
        log_drawer::show(ctx, kit, &contents, free.with_max_y(free.bottom() - panel_kit::BOTTOM_HEIGHT));
    }

    fn buttons(&mut self, ctx: &egui::Context, kit: &mut Kit, free: egui::Rect) {
        let battle = &self.reads.battle;
        let legal = battle.legal();
        let person = battle.person_decides();
        let names = [words::done(), words::throw(), words::undo(), words::look_back()].map(|name| name.said());
        let item = |name, icon, key, slot| Item {
            name,
            hint: "",
            means: None,
            icon,
            key,
            refusal: None,
            active: false,
            main: false,
            slot,
        };
        let mut items = Vec::new();
        let mut does: Vec<fn(&mut Self)> = Vec::new();
        let mut add = |item, deed| {
            items.push(item);
            does.push(deed);
        };
        if person && legal.contains(&Command::Done) {
            add(item(&*names[0], Icon::Done, "", Some(Slot::Finish)), |sheet| sheet.order(Command::Done));
        }
        if person && legal.iter().any(|order| matches!(order, Command::Throw { .. })) {
            add(Item { active: self.chosen.throws, ..item(&*names[1], Icon::Smoke, "", None) }, |sheet| {
                sheet.chosen.throws = !sheet.chosen.throws;
            });
        }
        if battle.can_undo() {
            add(item(&*names[2], Icon::Undo, "U", Some(Slot::Undo)), |sheet| _ = sheet.writes.undo.write(Undo));
        }
        if is_something_to_see(battle) {
            add(item(&*names[3], Icon::LookBack, "[", Some(Slot::Back)), |sheet| {
                sheet.past.step(&sheet.reads.battle, Stride::Back);
            });
        }
        let accent = battle.to_act().map_or(kit.theme.focus, |side| kit.accent(side));
        let actions = Actions { items: &items, kept: Slot::ACTING, accent };
        let (_, pressed) = action_bar::show(ctx, kit, &actions, free, [log_drawer::STRIP, 0.0]);
        if let Some(pressed) = pressed.and_then(|n| does.get(n)) {
            pressed(self);
            self.writes.redraw.write(bevy::window::RequestRedraw);
        }
    }

    /// What floats over the table: a question, who thinks, windows, the end.
    fn floating(&mut self, ctx: &egui::Context, kit: &mut Kit, free: egui::Rect) {
        let battle = &self.reads.battle;
        noted::enter(ctx, "card");
        if !self.reads.busy.0 && !self.past.is_on() {
            self.question(ctx, kit, free);
        }
        if let Some(thought) = Thought::of(battle, &self.reads.computers, self.reads.time.elapsed())
            && thinking::show(ctx, kit, &thought, "F4", free)
        {
            self.writes.players.write(ForPlayers::PlayNow);
        }
        noted::enter(ctx, "window");
        rule_book::show(ctx, kit);
        dice_window::show(ctx, kit, battle.dice());
        if let Some(seats) = players::window::show(ctx, kit, battle.seats(), &[]) {
            self.writes.players.write(ForPlayers::Seat(seats));
        }
        let born = battle.born();
        for wanted in luck::show(ctx, kit, &self.reads.luck.reckoned()) {
            match wanted {
                luck::Wanted::TryAgain { entries } => {
                    self.writes.try_again.write(TryAgain { battle: born, entries, swapped: false });
                }
                luck::Wanted::LookAt { entry } => kit.open.log_at = battle.told_of(entry),
            }
        }
        self.result(ctx, kit, born);
    }

    /// Fire at who has moved, or hold.
    fn question(&mut self, ctx: &egui::Context, kit: &mut Kit, free: egui::Rect) {
        let battle = &self.reads.battle;
        let Some(mover) = battle.table().state.mover().filter(|_| battle.person_decides()) else { return };
        let offers = battle.legal().to_vec();
        let names: Vec<String> = offers.iter().map(|order| desk::sentence(&deed(order).said())).collect();
        let at = battle.table().soldier(mover).and_then(|(_, soldier)| soldier.at);
        let on_screen =
            |at| self.reads.view.as_ref().map(|view| view.screen_at(crate::cloth::world(at)) / ctx.zoom_factor());
        let about: Vec<egui::Pos2> = at.and_then(on_screen).map(|at| egui::pos2(at.x, at.y)).into_iter().collect();
        let side = battle.to_act().unwrap_or(Side::First);
        let title = desk::sentence(&words::react().said());
        let card = Card { title: &title, rule: TinSoldiers::DICE, side, about: &about, others: &[] };
        let mut answer = None;
        question::show(ctx, &mut &mut *kit, &card, free, |ui, kit| answer = question::buttons(ui, kit, &names));
        if let Some(order) = answer.and_then(|n| offers.get(n)) {
            self.order(order.clone());
        }
    }

    fn result(&mut self, ctx: &egui::Context, kit: &mut Kit, born: u64) {
        let battle = &self.reads.battle;
        let table = battle.table();
        let Some(over) = table.state.over.filter(|_| kit.open.result && !self.reads.busy.0) else { return };
        let reason = words::more_are_left().said();
        let left = Side::BOTH.map(|side| table.strength(side) as i64);
        let outcome = Outcome {
            winner: over.winner,
            reason: &reason,
            when: words::of_turns(table.state.turn.min(table.start.turns), table.start.turns).said(),
            conditions: &[],
            rows: &[(&words::soldiers().said(), left)],
            dice: battle.dice(),
            more: Some(&words::luck().said()),
            again: Some(&words::again().said()),
        };
        match result::show(ctx, kit, &outcome) {
            Some(After::Look) => kit.open.result = false,
            Some(After::More) => (kit.open.result, kit.open.luck) = (false, true),
            Some(After::Again) => {
                self.writes.try_again.write(TryAgain { battle: born, entries: 1, swapped: true });
            }
            Some(After::Menu) => _ = self.writes.menu.write(ToMenu),
            None => {}
        }
    }
}

fn entry(line: &LogLine<TinWindow>) -> Entry<'_> {
    Entry {
        text: &line.text,
        heading: line.heading,
        detail: line.detail,
        side: line.side,
        dice: &line.dice,
        rules: &line.rules,
        turn: line.turn,
        at: line.entry,
        topic: line.topic,
        place: None,
    }
}
