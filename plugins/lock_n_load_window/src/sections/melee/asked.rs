//! What is asked in a melee round: who fights whom, and which satchel charges are used in defence.

use super::draft::{MeleePreview, best_attack, draft};
use super::panel;
use super::words;
use crate::battle::{Battle, ResultCard};
use crate::counters::names;
use crate::input::BattleAction;
use crate::model::{Choose, Does, LeaderChoice, Selection, Wish};
use crate::seams::asked::{Asked, answering};
use crate::seams::asking::{Asking, Draft};
use crate::seams::buttons::{Bar, order};
use crate::seams::clicked::Clicked;
use crate::seams::desk::Desk;
use crate::sheets::questions::{self, refusal};
use crate::sheets::{Page, Reading};
use board_art::Icon;
use hex_board::{Place, Spot};
use lock_n_load::sections::melee::rules::{MELEE_SATCHELS, MELEE_SUM};
use lock_n_load::sections::melee::{self};
use lock_n_load::{Command, Event, Table};
use panel_kit::DeskKey;
use panel_kit::sheet::{Button, Ink, Pick, text};
use panel_kit::theme::{SMALL, TEXT};
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
    fn sheet(&self, reading: &Reading) -> Page {
        Page::of(|page| {
            which(page, reading, self.places);
            let (melee, refused) = (reading.preview.get::<MeleePreview>(), reading.preview.refusal());
            match (melee, refused) {
                // Line by line it stands in the panel at the side; where that is closed, here.
                (Some(melee), _) if reading.beside => panel::summary(page, &melee.report),
                (Some(melee), _) => page.card(|card| panel::report(card, &reading.table(), &melee.report)),
                (None, Some(why)) => refusal(page, &reading.table(), why),
                (None, None) => {
                    page.text(text(words::choose_fighters().said(), SMALL, Ink::Muted).wrap());
                }
            }
            let attack = Button::new(words::attack().said(), Wish::Perform(Does::Confirm)).icon(Icon::Melee);
            let may_decline = reading.battle.legal().contains(&no_attack());
            page.across(|row| {
                row.button(attack.only_if(melee.is_some()).key(reading.key(DeskKey::Confirm)).main(reading.accent()));
                if may_decline {
                    row.button(Button::new(words::no_attack_button().said(), Wish::Order(no_attack())));
                }
            });
        })
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
fn which(page: &mut Page, reading: &Reading, places: &[Place]) {
    if places.len() < 2 {
        return;
    }
    page.wrapped(|row| {
        row.apart(4.0, 2.0);
        row.text(text(words::which_melee_now().said(), TEXT, Ink::Text));
        for place in places {
            let Some(spot) = reading.table().field.map.spot(*place) else { continue };
            let name = place.to_string();
            let called = words::melee_in(&name).said();
            let chosen = reading.selection.spot == Some(spot);
            row.choice(Pick::new(chosen, name, Wish::Choose(Choose::Stack(spot))).titled().named(called));
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
    fn sheet(&self, reading: &Reading) -> Page {
        let table = reading.table();
        let is_used = |satchel: &CounterId| reading.selection.chosen.contains(satchel);
        Page::of(|page| {
            questions::note(page, words::which_satchels().said());
            page.wrapped(|row| {
                for satchel in self.satchels {
                    let name = names::weapon(&table, *satchel);
                    row.tick(Pick::new(is_used(satchel), name, Wish::Choose(Choose::Defender(*satchel))));
                }
            });
            let chosen: SmallVec<[CounterId; 2]> = self.satchels.iter().copied().filter(is_used).collect();
            let name = if chosen.is_empty() { words::use_none() } else { words::use_these() }.said();
            let answer = Button::new(name, Wish::Order(Command::MeleeDefence { satchels: chosen }));
            page.button(answer.icon(Icon::Done).key(reading.key(DeskKey::Confirm)).main(reading.accent()));
        })
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
