//! What an event says of dice: that they show what they can, and that everybody whom it names is there.

use super::{Fits, Outside, dice, die, fits, lines, list, number};
use crate::facts::rolls::{
    BlastRolled, Called, CasualtyRolled, CrewRolled, DamageRolled, Drifted, GunRolled, Landed, MeleeRolled,
    PenetrationRolled, Rolled, ShotRolled, Volley,
};
use table::CounterId;

impl Outside<'_> {
    pub(super) fn rolled(&self, rolled: &Rolled) -> Fits {
        // All fields are named here, so that a new one is not forgotten; and in the next ones.
        let Rolled { what, unit, about, die: shows, lines: of, needed, passed: _ } = rolled;
        self.known(*unit)?;
        self.all_known(about.as_slice())?;
        die(*shows, what.faces())?;
        number((*needed).into())?;
        lines(of)
    }
    pub(super) fn fired(&self, volley: &Volley) -> Fits {
        let Volley { unit, with: _, zone, shots, gun: _, unseen: _, jams: _ } = volley;
        self.known(*unit)?;
        zone.map_or(Ok(()), |zone| self.point(zone))?;
        list(shots)?;
        shots.iter().try_for_each(|shot| {
            let ShotRolled { at, die: shows, lines: of, needed, hit: _ } = shot;
            self.known(*at)?;
            die(*shows, 10)?;
            number((*needed).into())?;
            lines(of)
        })
    }
    pub(super) fn gun_fired(&self, shot: &GunRolled) -> Fits {
        let GunRolled { unit, round: _, at, place, die: shows, lines: of, needed, hit: _ } = shot;
        self.known(*unit)?;
        self.all_known(at.as_slice())?;
        self.point(*place)?;
        die(*shows, 10)?;
        number((*needed).into())?;
        lines(of)
    }
    pub(super) fn struck(&self, struck: &CasualtyRolled) -> Fits {
        let CasualtyRolled { unit, die: shows, lines: of, dead: _, violent: _ } = struck;
        self.known(*unit)?;
        die(*shows, 6)?;
        lines(of)
    }
    pub(super) fn blasted(&self, blasted: &BlastRolled) -> Fits {
        let BlastRolled { unit, dice: shown, lines: of, wounds } = blasted;
        self.known(*unit)?;
        dice(shown, 6)?;
        fits(usize::from(*wounds) <= shown.len(), || "there are more wounds than dice".into())?;
        lines(of)
    }
    pub(super) fn landed(&self, landed: &Landed) -> Fits {
        let Landed { unit, aimed, dice: shown, at } = landed;
        self.known(*unit)?;
        self.point(*aimed)?;
        self.point(*at)?;
        shown.map_or(Ok(()), |(direction, distance)| die(direction, 8).and_then(|()| die(distance, 10)))
    }
    pub(super) fn called(&self, called: &Called) -> Fits {
        let Called { unit, radio, support, battery, at, mission: _, die: shows, due: _ } = called;
        let caller = self.known(*unit)?;
        self.known(*radio)?;
        let there = self.battle.support(caller.side, *support).is_some_and(|there| there.battery == *battery);
        fits(there, || format!("that side has no such support {support}"))?;
        die(*shows, self.field.charts.artillery.of(*battery).delay.die)?;
        self.hex(*at)
    }
    pub(super) fn drifted(&self, drifted: &Drifted) -> Fits {
        let Drifted { unit, aimed, dice: (direction, distance), at } = drifted;
        self.known(*unit)?;
        die(*direction, 6)?;
        die(*distance, 2)?;
        self.hex(*aimed)?;
        self.hex(*at)
    }
    pub(super) fn fought(&self, fought: &MeleeRolled) -> Fits {
        let MeleeRolled { unit, at, dice: shown, lines: of, lost } = fought;
        self.known(*unit)?;
        self.known(*at)?;
        dice(shown, 10)?;
        of.iter().try_for_each(|of| lines(of))?;
        let one_of_them = |lost: CounterId| lost == *unit || lost == *at;
        fits(lost.is_none_or(one_of_them), || "somebody has lost who did not fight".into())
    }
    pub(super) fn penetrated(&self, rolled: &PenetrationRolled) -> Fits {
        let PenetrationRolled { unit, by, part_die, part: _, face: _, protection, die: shows, lines: of, pierces: _ } =
            rolled;
        self.vehicle_is_known(*unit)?;
        self.all_known(by.as_slice())?;
        part_die.map_or(Ok(()), |shows| die(shows, 6))?;
        shows.map_or(Ok(()), |shows| die(shows, 4))?;
        lines(protection)?;
        lines(of)
    }
    pub(super) fn damaged(&self, rolled: &DamageRolled) -> Fits {
        let DamageRolled { unit, die: shows, lines: of, row } = rolled;
        self.vehicle_is_known(*unit)?;
        die(*shows, 10)?;
        die(*row, 10)?;
        lines(of)
    }
    pub(super) fn crew_rolled(&self, rolled: &CrewRolled) -> Fits {
        let CrewRolled { unit, vehicle, row, die: shows, fate: _ } = rolled;
        self.known(*unit)?;
        self.vehicle_is_known(*vehicle)?;
        die(*row, 10)?;
        die(*shows, 6)
    }
    fn vehicle_is_known(&self, id: CounterId) -> Fits {
        fits(self.known(id)?.is_vehicle(), || format!("the counter `{id}` is no vehicle"))
    }
}
