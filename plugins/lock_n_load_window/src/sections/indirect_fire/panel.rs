//! A bombardment before it is fired: who observes it, the attack line by line, and the exact chances of everybody in the hex.

use super::mortar::BombardPreview;
use super::words;
use crate::model::{Arms, Choose, LeaderChoice};
use crate::panels::meanings;
use crate::panels::reads::Panels;
use crate::panels::side_panel;
use crate::panels::widgets::{choice, heading, note};
use crate::sections::fire;
use crate::theme::{self, SMALL};
use bevy_egui::egui::{self, Ui};
use board_art::Icon;
use lock_n_load::markers::HexMarker;
use table::CounterId;

/// Draws the preview of a bombardment.
pub(super) fn show(ui: &mut Ui, panels: &mut Panels, preview: &BombardPreview) {
    let table = panels.table();
    let bombardment = &preview.bombardment;
    let at = bombardment.strike.at;
    let title =
        bombardment.strike.from.map_or_else(|| words::bombardment_title(at), |from| words::bombardment_from(from, at));
    side_panel::title(ui, panels, Icon::Fire, &title.said());
    side_panel::in_card(ui, panels, |ui, panels| {
        if preview.mortars.len() > 1 {
            heading(ui, panels.theme, &words::with_what().said());
            options(ui, panels, &preview.mortars, |mortar| {
                let name = meanings::counter(&table, *mortar);
                (name, *mortar == bombardment.mortar, Choose::Arms(Arms::Gun(*mortar)))
            });
        }
        heading(ui, panels.theme, &words::who_observes().said());
        options(ui, panels, &preview.observers, |observer: &Option<CounterId>| {
            let name = observer.map_or_else(|| words::own_men().said(), |who| meanings::unit(&table, who));
            let choice = observer.map_or(LeaderChoice::Nobody, LeaderChoice::This);
            (name, *observer == bombardment.caller, Choose::Leader(choice))
        });
        if let Some(HexMarker::Ffe { firepower, .. }) = bombardment.leaves {
            note(ui, theme::text(words::fire_stays(firepower).said(), SMALL, panels.theme.muted));
        }
    });
    for (n, (report, odds)) in preview.groups.iter().enumerate() {
        side_panel::in_card(ui, panels, |ui, panels| {
            let group = &bombardment.strike.groups[n];
            let whom = match group.target {
                Some(vehicle) => meanings::unit(&table, vehicle),
                None => panels.side_name(group.side.other()).to_owned(),
            };
            heading(ui, panels.theme, &whom);
            fire::strengths(ui, panels, report, group.higher);
        });
        fire::unit_cards(ui, panels, report, odds);
    }
}

/// A row of which one is chosen.
fn options<T>(ui: &mut Ui, panels: &mut Panels, all: &[T], of: impl Fn(&T) -> (String, bool, Choose)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(4.0, 4.0);
        for one in all {
            let (name, chosen, choose) = of(one);
            if choice(ui, chosen, &name, theme::text(&name, SMALL, panels.theme.text)).clicked() {
                panels.choose(choose);
            }
        }
    });
}
