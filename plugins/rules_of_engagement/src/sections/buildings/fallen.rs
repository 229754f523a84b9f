//! What hits do to a building: weaker walls, levels that fall, and who was in them (ROE-BLD-02 to -06).

use super::BreachReport;
use crate::facts::battle::{BattleIs, Building};
use crate::facts::event::Event;
use crate::facts::figures::{self, Figure};
use crate::facts::rolls::{BreachRolled, FallRolled, StrengthRolled};
use crate::facts::situation::Table;
use crate::facts::units::Unit;
use crate::files::values::Discipline;
use crate::files::weapons::WeaponNo;
use crate::sections::{hiding, losses, shooting, sight};
use table::{CounterId, DiceCup};

/// The bit of a level.
fn bit(storey: u8) -> u8 {
    1_u8.checked_shl(storey.into()).unwrap_or(0)
}

/// True of a level that is destroyed.
pub(super) const fn is_destroyed(destroyed: u8, storey: u8) -> bool {
    storey < 8 && (destroyed >> storey) & 1 == 1
}

/// How strong a building is left, once a weapon has hit it with this die.
pub(super) enum Struck {
    /// As it was.
    Holds,
    /// Weaker by one (ROE-BLD-03).
    Weaker,
    /// The level is destroyed (ROE-BLD-04).
    Falls,
}

/// ROE-BLD-02 to -04; a natural 6 that exceeds the strength destroys (ROE-R-26).
pub(super) fn struck(die: u8, adds: u8, sr: u8) -> Struck {
    match die.saturating_add(adds).cmp(&sr) {
        std::cmp::Ordering::Greater => Struck::Falls,
        std::cmp::Ordering::Equal => Struck::Weaker,
        std::cmp::Ordering::Less if die == 6 => Struck::Weaker,
        std::cmp::Ordering::Less => Struck::Holds,
    }
}

impl BreachReport {
    /// Rolls it, shot by shot, until the level is destroyed.
    pub(crate) fn carry_out(self, table: &Table, dice: &mut DiceCup) -> Vec<Event> {
        let (Some(unit), Some(at)) = (table.unit(self.unit), table.unit(self.at)) else { return Vec::new() };
        let mut building = table.battle.building(self.piece);
        let (mut shots, mut strength, mut sr) = (Vec::new(), Vec::new(), self.sr);
        let mut fells: Option<(WeaponNo, u8)> = None;
        for (volley, adds) in &self.volleys {
            let rolled = volley.roll(table, dice);
            for shot in rolled.shots.iter().filter(|shot| shot.hit) {
                if fells.is_some() {
                    break;
                }
                let die = dice.roll(6);
                strength.push(StrengthRolled { by: shot.by, die, adds: *adds, needed: sr });
                match struck(die, *adds, sr) {
                    Struck::Holds => {}
                    Struck::Weaker => {
                        (building.weaker, sr) = (building.weaker.saturating_add(1), sr.saturating_sub(1));
                    }
                    Struck::Falls => fells = Some((shot.with, volley.ap)),
                }
            }
            shots.push(rolled);
        }
        let falls = if fells.is_some() { self.falls(table, &mut building, dice) } else { Vec::new() };
        let by: Vec<(CounterId, bool)> =
            self.volleys.iter().flat_map(|(volley, _)| &volley.shots).map(|shot| (shot.by, shot.rests)).collect();
        let mut events = hiding::opens(table, &unit);
        let (piece, storey) = (self.piece, self.storey);
        let down = fells.is_some();
        events.push(Event::Breached(BreachRolled {
            unit: unit.id,
            at: at.id,
            piece,
            storey,
            shots,
            strength,
            down,
            falls,
        }));
        events.extend(shooting::has_fired(table, &unit, &by, None));
        events.extend(shooting::fired_on(table, &at));
        // Who has fired from this building before is remembered as it stands now.
        if building != table.battle.building(self.piece) {
            events.push(Event::BattleIs(BattleIs::Building(building)));
        }
        events.extend(fells.into_iter().flat_map(|fells| self.buried(table, &unit, &building, fells, dice)));
        events
    }
    /// The level is destroyed, and perhaps each above it (ROE-BLD-05).
    fn falls(&self, table: &Table, building: &mut Building, dice: &mut DiceCup) -> Vec<FallRolled> {
        building.destroyed |= bit(self.storey);
        let mut falls = Vec::new();
        for storey in self.storey.saturating_add(1)..table.field.ground.pieces[usize::from(self.piece)].storeys {
            if is_destroyed(building.destroyed, storey) {
                continue;
            }
            let die = dice.roll(6);
            falls.push(FallRolled { storey, die });
            if die >= table.field.charts.buildings.falls {
                building.destroyed |= bit(storey);
            }
        }
        falls
    }
    /// Those in levels that have just been destroyed: a test each, and the AP of the weapon for who fails it (ROE-BLD-04); units that
    /// survive are Shaken (ROE-BLD-06).
    fn buried(
        &self,
        table: &Table,
        unit: &Unit,
        building: &Building,
        fells: (WeaponNo, u8),
        dice: &mut DiceCup,
    ) -> Vec<Event> {
        let before = table.battle.building(self.piece).destroyed;
        let new = building.destroyed & !before;
        let is_in = |man: &Figure| {
            let piece = man.stands().and_then(|at| sight::building_at(table.field, at));
            piece == Some(usize::from(self.piece)) && is_destroyed(new, man.storey)
        };
        let men: Vec<Figure> = table.figures.iter().filter(is_in).collect();
        let mut events = shooting::burst(table, unit, &shooting::using_terrain(table, &men), fells, dice);
        let dead = |id: CounterId| {
            events.iter().any(|event| matches!(event, Event::Is(one, figures::Is::HasFate(_)) if *one == id))
        };
        let survives =
            |of: &Unit| men.iter().any(|man| man.unit == of.no) && table.present(of).any(|man| !dead(man.id));
        let shaken: Vec<Event> =
            table.units.iter().filter(survives).flat_map(|of| losses::worsen(table, &of, Discipline::Shaken)).collect();
        events.extend(shaken);
        events
    }
}
