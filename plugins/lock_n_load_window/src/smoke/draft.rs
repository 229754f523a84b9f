//! An attempt to place smoke that is being prepared.

use crate::aim::{Aim, Click, Fall};
use crate::draft::{Asking, Draft};
use crate::model::Selection;
use crate::panels::breakdown::{self, Row};
use crate::panels::{Panels, odds_bar, side_panel, values};
use crate::shown::{Confirm, Shown};
use crate::smoke::words;
use bevy_egui::egui::Ui;
use board_art::Icon;
use hex_board::{Place, Spot};
use hex_view::OverlayKind;
use lock_n_load::sections::smoke;
use lock_n_load::sections::smoke::rules::{SMOKE_CAPABILITY, SMOKE_PLACERS};
use lock_n_load::{Command, Table};
use table::{CounterId, Refusal};

/// An attempt to place smoke that is being prepared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SmokePreview {
    /// Who.
    pub unit: CounterId,
    /// Where; none: the hex is not chosen yet.
    pub at: Option<Spot>,
    /// This or less on one die.
    pub needed: i32,
}

impl Shown for SmokePreview {
    fn confirm(&self) -> Confirm {
        Confirm { name: "Throw smoke", hint: "Rolls the attempt that is shown.", icon: Icon::Smoke }
    }
    fn draw(&self, ui: &mut Ui, panels: &mut Panels) {
        let place = self.at.map(|at| panels.table().field.map.place(at).to_string());
        let title = place.map_or_else(|| "Smoke: choose a hex".to_owned(), |place| format!("Smoke in {place}"));
        side_panel::title(ui, panels, Icon::Smoke, &title);
        side_panel::in_card(ui, panels, |ui, panels| {
            values::who(ui, panels, self.unit);
            let value = format!("\u{2264} {}", self.needed);
            let colour = panels.theme.text;
            let row = Row { what: "smoke capability", value: &value, colour, rule: Some(SMOKE_CAPABILITY) };
            breakdown::row(ui, panels, &row);
            breakdown::total(ui, panels, "placed with", &format!("1d6 \u{2264} {}", self.needed));
            odds_bar::success(ui, panels, "placed", self.needed.clamp(0, 6) as u64, 6);
        });
    }
}

/// The next Location clicked gets smoke.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Throwing;

impl Aim for Throwing {
    fn wants(&self) -> Option<&'static str> {
        Some("choose the hex for smoke")
    }
    fn draft(&self, asking: &Asking) -> Draft {
        asking.aimed().map_or_else(Draft::default, |at| draft(asking, at))
    }
    fn nothing_there(&self) -> Refusal {
        Refusal::new(SMOKE_PLACERS, words::here_or_adjacent())
    }
    fn click(&self, _fall: Fall) -> Click {
        Click::Aims
    }
    fn leads_to(&self, table: &Table, selection: &Selection, command: &Command) -> Option<Place> {
        let Command::Smoke { unit, at } = command else { return None };
        selection.is_from(table, *unit).then_some(*at)
    }
    fn mark(&self) -> OverlayKind {
        OverlayKind::Choice
    }
}

/// Of the selected units the one whose fire is missed least.
fn draft(asking: &Asking, at: Spot) -> Draft {
    let (table, selection) = (&asking.table, asking.selection);
    let mut refusal = None;
    let mut throwers = Vec::new();
    for unit in selection.units.iter().filter_map(|id| table.unit(*id)) {
        match smoke::needed(table, unit) {
            Ok(needed) => throwers.push((table.own_firepower(unit), unit.id, needed)),
            Err(reason) => refusal = Some(reason),
        }
    }
    let Some((_, unit, needed)) = throwers.into_iter().min() else {
        return refusal.map_or_else(Draft::default, Draft::refused);
    };
    let place = table.field.map.place(Spot { hex: at.hex, storey: 0 });
    let from_here = |unit: CounterId| table.unit(unit).and_then(|unit| unit.spot()) == selection.spot;
    let offered =
        |command: &Command| matches!(command, Command::Smoke { unit, at } if at.hex == place.hex && from_here(*unit));
    if !asking.battle.legal().iter().any(offered) {
        return Draft::of(SmokePreview { unit, at: None, needed }, Vec::new());
    }
    Draft::of(SmokePreview { unit, at: Some(at), needed }, vec![Command::Smoke { unit, at: place }])
}
