//! What is asked in a melee round: who fights whom, and which satchel charges are used in defence.

use super::draft::{MeleePreview, best_attack, draft};
use super::panel;
use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::drafting::draft::{Asking, Draft};
use crate::input::BattleAction;
use crate::intent::{Clicked, Desk};
use crate::model::{Choose, Does, LeaderChoice, Selection};
use crate::panels::reads::Panels;
use crate::panels::widgets::{Wide, card, choice, note, refusal, tick, wide_button};
use crate::seams::asked::{Asked, answering};
use crate::seams::buttons::{Bar, order};
use crate::theme::{self, SMALL, TEXT};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use hex_board::{Place, Spot};
use lock_n_load::sections::melee::rules::{MELEE_SATCHELS, MELEE_SUM};
use lock_n_load::sections::melee::{self};
use lock_n_load::{Command, Event, Table};
use panel_kit::DeskKey;
use smallvec::SmallVec;
use table::{CounterId, RuleId, Say, Side};

/// How does the side attack in a melee round?
pub(crate) struct Attack<'a> {
    pub side: Side,
    pub places: &'a [Place],
}

/// Which satchel charges do the attacked units use?
pub(crate) struct Defence<'a> {
    pub at: &'a Place,
    pub satchels: &'a [CounterId],
}

/// The order not to attack.
fn no_attack() -> Command {
    Command::MeleeAttack { attackers: Vec::new(), defenders: SmallVec::new(), leader: None }
}

/// The melee that a result is about.
fn melee_of(result: &ResultCard) -> Option<Place> {
    result.events.iter().find_map(|event| if let Event::MeleeRolled(roll) = event { Some(roll.at) } else { None })
}

/// Turns to a melee of those that may be fought first: everybody against everybody.
fn fighters(table: &Table, side: Side, spot: Spot) -> Selection {
    let eligible = |who: Side| {
        table.side_at(spot, who).filter(|unit| melee::is_eligible(table, *unit)).map(|unit| unit.id).collect()
    };
    Selection { spot: Some(spot), units: eligible(side), chosen: eligible(side.other()), ..Selection::default() }
}

impl Asked for Attack<'_> {
    fn sentence(&self, _table: &Table) -> String {
        match self.places {
            [only] => words::who_fights_whom(only),
            several => words::which_melee_first(names::either(several.iter().map(ToString::to_string))),
        }
        .said()
    }
    fn title(&self) -> (Say, RuleId) {
        (words::melee_your_attack_title(), MELEE_SUM)
    }
    fn card(&self, ui: &mut Ui, panels: &mut Panels) {
        which(ui, panels, self.places);
        let theme = panels.theme;
        let (melee, refused) = (panels.preview.get::<MeleePreview>(), panels.preview.refusal());
        match (melee, refused) {
            // Line by line it stands in the panel at the side; where that is closed, here.
            (Some(melee), _) if panels.open.side => panel::summary(ui, panels, &melee.report),
            (Some(melee), _) => {
                card(theme).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    panel::report(ui, panels, &melee.report);
                });
            }
            (None, Some(why)) => refusal(ui, panels, why),
            (None, None) => {
                note(ui, theme::text(words::choose_fighters().said(), SMALL, theme.muted));
            }
        }
        let may_decline = panels.battle.legal().contains(&no_attack());
        let accent = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
        let key = panels.key(DeskKey::Confirm).to_owned();
        ui.horizontal(|ui| {
            ui.add_enabled_ui(melee.is_some(), |ui| {
                let attack = Wide {
                    icon: Some(Icon::Melee),
                    name: &words::attack().said(),
                    key: &key,
                    main: Some(accent),
                    width: None,
                };
                if wide_button(ui, panels, attack).clicked() {
                    panels.perform(Does::Confirm);
                }
            });
            if may_decline
                && wide_button(ui, panels, Wide { name: &words::no_attack_button().said(), ..Wide::default() })
                    .clicked()
            {
                panels.order(no_attack());
            }
        });
    }
    fn places(&self) -> &[Place] {
        self.places
    }
    fn in_view(&self) -> Option<Place> {
        self.places.first().copied()
    }
    fn preset(&self, battle: &Battle) -> Selection {
        let table = battle.table();
        let Some(Command::MeleeAttack { attackers, defenders, leader }) =
            best_attack(&table, self.side, battle.legal())
        else {
            let spot = self.places.first().and_then(|at| table.field.map.spot(*at));
            return Selection { spot, ..answering(&table, Vec::new()) };
        };
        Selection {
            parts: attackers.to_vec(),
            chosen: defenders.to_vec(),
            leader: leader.map_or(LeaderChoice::Best, LeaderChoice::This),
            ..answering(&table, attackers.iter().map(|part| part.unit).collect())
        }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        draft(asking)
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, table: &Table, click: &Clicked) {
        let spot = click.spot();
        if !self.places.contains(&table.field.map.place(spot)) {
            return;
        }
        if desk.selection().spot != Some(spot) {
            desk.select(fighters(table, self.side, spot));
        } else if let Some(unit) = click.unit(table).and_then(|id| table.unit(id)) {
            let own = unit.side == self.side;
            desk.choose(battle, &if own { Choose::Unit(unit.id) } else { Choose::Defender(unit.id) });
        }
    }
    fn stack(&self, table: &Table, spot: Spot) -> Option<Selection> {
        Some(fighters(table, self.side, spot))
    }
    fn buttons(&self, bar: &mut Bar) {
        if bar.ready {
            bar.confirms(&words::attack().said(), &words::attack_hint().said(), Icon::Melee);
        }
        if bar.offers(|command| *command == no_attack()) {
            let hint = words::no_attack_hint().said();
            bar.push(
                order(words::no_attack_button().said(), hint, Icon::Hold, no_attack()).key(BattleAction::HoldFire),
            );
        }
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        melee_of(result).is_some_and(|at| self.places.contains(&at))
    }
}

/// Which of several melees is fought now.
fn which(ui: &mut Ui, panels: &mut Panels, places: &[Place]) {
    if places.len() < 2 {
        return;
    }
    let theme = panels.theme;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 2.0);
        ui.label(theme::text(words::which_melee_now().said(), TEXT, theme.text));
        for place in places {
            let Some(spot) = panels.table().field.map.spot(*place) else { continue };
            let chosen = panels.selection.spot == Some(spot);
            let name = place.to_string();
            if choice(ui, chosen, &words::melee_in(&name).said(), theme::title(name, TEXT, theme.text)).clicked() {
                panels.choose(Choose::Stack(spot));
            }
        }
    });
}

impl Asked for Defence<'_> {
    fn sentence(&self, _table: &Table) -> String {
        words::use_satchels(self.at).said()
    }
    fn title(&self) -> (Say, RuleId) {
        (words::melee_satchel_charges_title(), MELEE_SATCHELS)
    }
    fn card(&self, ui: &mut Ui, panels: &mut Panels) {
        let theme = panels.theme;
        let table = panels.table();
        note(ui, theme::text(words::which_satchels().said(), TEXT, theme.text));
        ui.horizontal_wrapped(|ui| {
            for satchel in self.satchels {
                let used = panels.selection.chosen.contains(satchel);
                let name = names::weapon(&table, *satchel);
                if tick(ui, used, &name, theme::text(&name, TEXT, theme.text)).changed() {
                    panels.choose(Choose::Defender(*satchel));
                }
            }
        });
        let chosen: SmallVec<[CounterId; 2]> =
            self.satchels.iter().filter(|satchel| panels.selection.chosen.contains(satchel)).copied().collect();
        let name = if chosen.is_empty() { words::use_none() } else { words::use_these() }.said();
        let accent = panels.sentence.side.map_or(theme.focus, |side| panels.accent(side));
        let key = panels.key(DeskKey::Confirm).to_owned();
        let answer = Wide { icon: Some(Icon::Done), name: &name, key: &key, main: Some(accent), width: None };
        if wide_button(ui, panels, answer).clicked() {
            panels.order(Command::MeleeDefence { satchels: chosen });
        }
    }
    fn places(&self) -> &[Place] {
        std::slice::from_ref(self.at)
    }
    fn in_view(&self) -> Option<Place> {
        Some(*self.at)
    }
    fn preset(&self, battle: &Battle) -> Selection {
        let table = battle.table();
        let spot = table.field.map.spot(*self.at);
        Selection { spot, chosen: self.satchels.to_vec(), ..answering(&table, Vec::new()) }
    }
    fn draft(&self, asking: &Asking) -> Draft {
        let chosen = &asking.selection.chosen;
        let text = if chosen.is_empty() { words::none_is_used() } else { words::charges_are_used() };
        asking.plain(text.said(), Command::MeleeDefence { satchels: chosen.iter().copied().collect() })
    }
    fn click(&self, battle: &Battle, desk: &mut Desk, _table: &Table, click: &Clicked) {
        if let Some(charge) = click.piece.filter(|id| self.satchels.contains(id)) {
            desk.choose(battle, &Choose::Defender(charge));
        }
    }
    fn buttons(&self, bar: &mut Bar) {
        let some = !bar.selection.chosen.is_empty();
        let name = if some { words::use_the_chosen() } else { words::use_no_charge() };
        bar.confirms(&name.said(), "", Icon::Weapon);
        if some {
            let none = Command::MeleeDefence { satchels: SmallVec::new() };
            bar.push(order(words::use_no_charge().said(), "", Icon::Hold, none).key(BattleAction::HoldFire));
        }
    }
    fn comes_of(&self, result: &ResultCard) -> bool {
        melee_of(result) == Some(*self.at)
    }
}
