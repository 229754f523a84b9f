//! The buttons of the set-up: how a man begins. Of who is on the table they change it, of another one they say it beforehand.

use super::words;
use crate::battle::{Battle, PerrysHeroesWindow};
use crate::calls;
use crate::hand::{Aim, begins};
use board_art::Icon;
use measured_table::Point;
use panel_kit::screen::{Action, Does};
use perrys_heroes::values::Posture;
use perrys_heroes::{Command, Figure, Support, Table};
use table::Say;

/// Postures, concealment and, of who is on the table, where he looks.
pub fn buttons(battle: &Battle, figure: &Figure, aim: Aim) -> Vec<Action<PerrysHeroesWindow>> {
    let (posture, concealed) = begins(figure, aim);
    let man = Man { battle, figure, now: (posture, concealed) };
    let holds = |name, to: Posture| man.button(name, Icon::LowCrawl, posture == to, (to, concealed));
    let mut all = vec![
        holds(words::stand(), Posture::Standing),
        holds(words::crouch(), Posture::Crouched),
        holds(words::lie(), Posture::Prone),
    ];
    let hides = man.button(words::conceal(), Icon::Stealth, concealed, (posture, !concealed));
    all.push(Action { tip: Some(words::conceal_tip()), ..hides });
    let table = battle.table();
    let into = table.vehicles(figure.side).map(|vehicle| Command::Board { unit: figure.id, into: vehicle.id });
    for order in into.filter(|order| battle.judge(order).is_ok()) {
        let Command::Board { into, .. } = order else { continue };
        let (name, icon) = (words::begin_in(into), Icon::Move);
        let does = Does::Order(order);
        all.push(Action { name, icon, key: None, active: false, slot: None, tip: None, refusal: None, does });
    }
    if figure.at.is_some() {
        let active = aim == Aim::Face;
        let does = Does::Mode(if active { Aim::Plain } else { Aim::Face });
        let (name, icon) = (words::face(), Icon::Cross);
        all.push(Action { name, icon, key: None, active, slot: None, tip: None, refusal: None, does });
    }
    all.extend(registers(&battle.table(), figure, aim));
    all
}

/// Hexes are registered for what his side has bought (PH-5.1-02).
fn registers(table: &Table, figure: &Figure, aim: Aim) -> Vec<Action<PerrysHeroesWindow>> {
    let own = table.battle.supports.iter().filter(|support| support.side == figure.side);
    let button = |support: &Support| {
        let many = table.field.charts.artillery.of(support.battery).registers;
        let wanted = Aim::Register(support.no);
        let active = aim == wanted;
        let does = Does::Mode(if active { Aim::Plain } else { wanted });
        let name = words::register(calls::battery(support.battery));
        let tip = Some(words::register_tip(many));
        Action { name, icon: Icon::Sight, key: None, active, slot: None, tip, refusal: None, does }
    };
    own.map(button).collect()
}

/// A man, and how he begins as it is now.
struct Man<'a> {
    battle: &'a Battle,
    figure: &'a Figure,
    now: (Posture, bool),
}

impl Man<'_> {
    /// A button by which he begins in this posture, concealed or not.
    fn button(&self, name: Say, icon: Icon, active: bool, then: (Posture, bool)) -> Action<PerrysHeroesWindow> {
        let (posture, concealed) = then;
        let stands = self.figure.at;
        let place = |at| {
            let facing = stands.map(|_| self.figure.facing);
            Command::Place { unit: self.figure.id, at, facing, posture: Some(posture), concealed }
        };
        let order = stands.or_else(|| self.offered()).map(place);
        let refusal = order.as_ref().filter(|_| then != self.now).and_then(|order| self.battle.judge(order).err());
        let tip = stands.is_none().then(words::placed_so);
        let does = match order.filter(|_| stands.is_some() && then != self.now) {
            Some(order) => Does::Order(order),
            None if stands.is_some() || then == (Posture::default(), false) => Does::Mode(Aim::Plain),
            None => Does::Mode(Aim::Place { posture, concealed }),
        };
        Action { name, icon, key: None, active, slot: None, tip, refusal, does }
    }

    /// A place where he could begin.
    fn offered(&self) -> Option<Point> {
        let of_him = |order: &Command| {
            let Command::Place { unit, at, .. } = order else { return None };
            (*unit == self.figure.id).then_some(*at)
        };
        self.battle.legal().iter().find_map(of_him)
    }
}
