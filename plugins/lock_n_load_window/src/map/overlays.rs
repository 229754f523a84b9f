//! What is marked on the map: where one can go, what can be fired at, who can act, zones, objectives, sight.

use crate::battle::{Battle, LookingBack, OfThisGame as _};
use crate::counters::faces;
use crate::model::{Preview, ReachNow, Selection, Tools};
use crate::players::{Ghost, Shading};
use crate::seams::drafts::hovered;
use crate::seams::marks::{Marks, pattern};
use crate::slices;
use crate::theme::Theme;
use bevy::prelude::*;
use hex_board::{HexId, Place, Seen, Spot};
use hex_view::{Hover, Overlay, OverlayKind, Overlays};
use lock_n_load::{Command, Phase, Table};
use std::collections::BTreeSet;

fn ink(colour: bevy_egui::egui::Color32) -> Color {
    Color::srgb_u8(colour.r(), colour.g(), colour.b())
}

/// Brings the overlays up to date.
pub(crate) fn mark_map(
    battle: Option<Res<Battle>>,
    selection: Res<Selection>,
    preview: Res<Preview>,
    hover: Res<Hover>,
    tools: Res<Tools>,
    reach: Res<ReachNow>,
    theme: Option<Res<Theme>>,
    ghost: Res<Ghost>,
    shading: Res<Shading>,
    past: Res<LookingBack>,
    mut overlays: ResMut<Overlays>,
) {
    let Some(battle) = battle else { return };
    let hover_counts = (tools.sight || preview.refusal().is_some()) && hover.is_changed();
    let other_theme = theme.as_ref().is_some_and(|theme| theme.is_changed());
    let changed = other_theme
        || selection.is_changed()
        || preview.is_changed()
        || tools.is_changed()
        || reach.is_changed()
        || ghost.is_changed()
        || shading.is_changed()
        || past.is_changed();
    if !battle.is_changed() && !changed && !hover_counts {
        return;
    }
    let theme = theme.map(|theme| theme.clone()).unwrap_or_default();
    if let Some((there, glimpse)) = past.battle().zip(past.glimpse()) {
        let (nobody, nothing, nowhere) = (Selection::default(), Preview::NOTHING, ReachNow::default());
        let mut then = overlays_of(there, &theme, &nobody, &nothing, hovered(&hover), *tools, &nowhere);
        Ghost { outline: Some(glimpse.outline.clone()) }.onto(&mut then);
        overlays.set_if_neq(then);
        return;
    }
    let mut now = overlays_of(&battle, &theme, &selection, &preview, hovered(&hover), *tools, &reach);
    shading.onto(&mut now);
    ghost.onto(&mut now);
    overlays.set_if_neq(now);
}

/// The overlays as things stand.
pub fn overlays_of(
    battle: &Battle,
    theme: &Theme,
    selection: &Selection,
    preview: &Preview,
    hovered: Option<Spot>,
    tools: Tools,
    reach: &ReachNow,
) -> Overlays {
    let table = battle.table();
    let lines = [theme.focus, theme.warning, theme.bad].map(ink);
    let mut marks = Marks { hexes: Vec::new(), lines: Vec::new(), inks: lines };
    marks.objectives(&table);
    marks.zones(&table, selection);
    if tools.sight {
        marks.sight_tool(&table, tools.from.or(selection.spot), hovered);
    } else {
        marks.selection(&table, selection, preview);
        if battle.person_decides() {
            marks.choices(battle, &table, selection);
        }
        marks.reach(&table, selection, reach);
        if let Some(shown) = preview.shown() {
            shown.marks(&mut marks, &table);
        }
        if preview.refusal().is_some() {
            marks.refused(&table, selection, hovered);
        }
    }
    let accents = faces::accents(theme, battle).map(ink);
    Overlays { hexes: marks.hexes, lines: marks.lines, silhouettes: tools.sight, accents }
}

impl Marks {
    fn objectives(&mut self, table: &Table) {
        for (hex, holder) in table.field.objectives.iter().zip(&table.flow.control) {
            self.mark(*hex, OverlayKind::Objective(pattern(*holder)));
        }
    }

    /// What the phase marks.
    fn zones(&mut self, table: &Table, selection: &Selection) {
        let Some(side) = table.flow.to_act() else { return };
        slices::phase(table.flow.turn.phase).marks(self, table, side, selection);
    }

    fn selection(&mut self, table: &Table, selection: &Selection, preview: &Preview) {
        if let Some(spot) = selection.spot {
            self.mark(spot.hex, OverlayKind::Selected);
        }
        if selection.units.is_empty() && table.flow.question.is_none() {
            return;
        }
        let Some(target) = selection.target else { return };
        let kind = preview.shown().map_or(Some(OverlayKind::Choice), |shown| shown.target());
        if let Some(kind) = kind.filter(|_| preview.refusal().is_none()) {
            self.mark(target.hex, kind);
        }
    }

    /// Hexes with units that can act; with units selected, what they can fire at, search or fill with smoke.
    fn choices(&mut self, battle: &Battle, table: &Table, selection: &Selection) {
        let map = &table.field.map;
        let hexes = |places: &mut dyn Iterator<Item = Place>| places.filter_map(|place| map.hex(place.hex)).collect();
        if let Some(question) = &table.flow.question {
            let asked = slices::asked(question);
            self.mark_all(hexes(&mut asked.places().iter().copied()), asked.mark());
        } else if let Some(aim) = slices::aim(table, selection)
            && (aim.any_time() || !selection.units.is_empty())
        {
            let wanted = aim.offers(table, selection);
            let offers = wanted.and_then(|(units, deed)| battle.offered(&units, deed).ok()).unwrap_or_default();
            let more = aim.leads_to(battle, selection);
            self.mark_all(hexes(&mut offers.iter().filter_map(Command::leads_to).chain(more)), aim.mark());
        }
        if selection.units.is_empty() && table.flow.turn.phase != Phase::SetUp {
            let ready = battle.ready().iter().filter_map(|id| table.unit(*id)).filter_map(|unit| unit.spot());
            self.mark_all(ready.map(|spot| spot.hex).collect(), OverlayKind::CanAct);
        }
    }

    fn reach(&mut self, table: &Table, selection: &Selection, reach: &ReachNow) {
        let moving = table.flow.moving().is_some();
        let shown = moving || slices::aim(table, selection).is_some_and(|aim| aim.shows_reach());
        let here = reach.kind.as_ref().and_then(|kind| kind.units.first()).and_then(|id| table.unit(*id)?.spot());
        if !shown {
            return;
        }
        for (spot, points) in reach.all().filter(|(spot, _)| Some(*spot) != here) {
            let text = Some(points.to_string());
            match self.hexes.iter_mut().find(|mark| mark.hex == spot.hex && mark.kind == OverlayKind::Reachable) {
                // The ground floor's points stand in the hex; the upper storey's behind a caret.
                Some(mark) if spot.storey > 0 => {
                    let ground = mark.text.take().unwrap_or_default();
                    mark.text = Some(format!("{ground} ^{points}"));
                }
                Some(_) => {}
                None => self.hexes.push(Overlay { hex: spot.hex, kind: OverlayKind::Reachable, text }),
            }
        }
        let dangers: BTreeSet<HexId> =
            reach.dangers.keys().filter(|spot| Some(**spot) != here).map(|spot| spot.hex).collect();
        self.mark_all(dangers, OverlayKind::Danger);
    }

    /// Fire or a search that the rules forbid: the line of sight, which is often the reason.
    fn refused(&mut self, table: &Table, selection: &Selection, hovered: Option<Spot>) {
        let (Some(from), Some(to)) = (selection.spot, selection.target.or(hovered)) else { return };
        let enemies = table.units_at(to).any(|unit| Some(unit.side) != table.flow.to_act());
        let looks = slices::aim(table, selection).is_some_and(|aim| aim.looks(enemies));
        if looks && from.hex != to.hex {
            let sight = hex_board::sight(&table.field.map, table.hexes.added(), from, to);
            self.sight_line(&sight, from, to);
        }
    }

    /// What is seen from a Location: degraded hexes dotted, blocked ones veiled, and the line to the hex under the pointer.
    fn sight_tool(&mut self, table: &Table, from: Option<Spot>, hovered: Option<Spot>) {
        let Some(from) = from.or(hovered) else { return };
        let map = &table.field.map;
        self.mark(from.hex, OverlayKind::Selected);
        for hex in map.ids().filter(|hex| *hex != from.hex) {
            match table.sights.get(from, Spot { hex, storey: 0 }) {
                Seen::Clear => {}
                Seen::Degraded(_) => self.hexes.push(Overlay { hex, kind: OverlayKind::Degraded, text: None }),
                Seen::Blocked => self.hexes.push(Overlay { hex, kind: OverlayKind::Blocked, text: None }),
            }
        }
        if let Some(to) = hovered.filter(|to| to.hex != from.hex) {
            let sight = hex_board::sight(map, table.hexes.added(), from, to);
            self.sight_line(&sight, from, to);
        }
    }
}
