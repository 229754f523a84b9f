//! Replacements: which of the lost places are filled by those who have come, and which vehicles come for lost ones (PH-H-37).

use super::look::Look;
use super::roster::role;
use super::words;
use crate::builder::{Kind, choice};
use bevy_egui::egui::{Color32, Ui};
use perrys_heroes::campaign::{Order, chances_of_experience, judge, vehicles_for};
use std::collections::{BTreeMap, BTreeSet};
use table::Side;

/// What has been chosen so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Chosen {
    men: BTreeSet<u16>,
    vehicles: BTreeMap<u16, String>,
}

impl Chosen {
    /// As an order.
    fn order(&self) -> Order {
        let vehicles = self.vehicles.iter().map(|(lost, key)| (*lost, key.clone()));
        Order::Replace { men: self.men.iter().copied().collect(), vehicles: vehicles.collect() }
    }
}

/// The lost places and vehicles to choose from.
pub(super) fn show(ui: &mut Ui, look: &mut Look, side: Side, chosen: &mut Chosen) -> Option<Order> {
    let seen = look.seen;
    let party = seen.side(side);
    look.title(ui, &words::replacements(), look.accent(side));
    if party.to_fill > 0 {
        look.words(ui, &words::men_have_come(party.to_fill));
        let [green, normal, veteran] = chances_of_experience(party.status);
        look.aside(ui, &words::chances_of_men(green, normal, veteran));
        for place in party.roster.lost_places() {
            let Some(what) = party.roster.place(place) else { continue };
            let before = party.roster.men.iter().rfind(|man| man.place == place);
            let seen = before.map_or(what.what.experience, |man| man.experience);
            let name = words::place_of(before.map_or("", |man| &man.name), role(look, what)).said();
            ui.horizontal(|ui| {
                look.figure(ui, side, (what, seen), Color32::WHITE);
                if look.choice(ui, &name, chosen.men.contains(&place)) && !chosen.men.remove(&place) {
                    chosen.men.insert(place);
                }
            });
        }
    }
    for lost in &party.to_choose {
        let Some(old) = party.roster.carriers.get(usize::from(*lost)) else { continue };
        look.words(ui, &words::vehicle_in_place_of(&old.what.name));
        for kind in vehicles_for(look.setting, side, old) {
            let on = chosen.vehicles.get(lost) == Some(&kind.key);
            if look.choice(ui, &choice(&kind.name, kind.cost).said(), on) {
                chosen.vehicles.insert(*lost, kind.key.clone());
            }
        }
    }
    let order = chosen.order();
    let lawful = judge(look.setting, seen, side, &order);
    if look.wide(ui, &words::take_them_in(), Kind::Main, lawful.as_ref().err()) {
        *chosen = Chosen::default();
        return Some(order);
    }
    None
}
