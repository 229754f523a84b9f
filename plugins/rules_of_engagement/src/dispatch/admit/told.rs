//! What an event says of dice: that they show what they can, and that everybody whom it names is there.

use super::{BESIDE_MAX, Fits, Outside, die, fits, lines, list, number};
use crate::facts::rolls::{
    ArmourRolled, BogRolled, BreachRolled, DamageRolled, DisciplineRolled, ExperienceRolled, FallRolled, FightRolled,
    FireRolled, FlareRolled, HitRolled, ManRolled, NearRolled, ShotRolled, ShotsRolled, SmokeRolled, SpotRolled,
    StrengthRolled, StruckRolled, Swapped, TemplateRolled,
};

impl Outside<'_> {
    pub(super) fn disciplined(&self, rolled: &DisciplineRolled) -> Fits {
        // All fields are named here, so that a new one is not forgotten; and in the next ones.
        let DisciplineRolled { unit, what: _, die: shows, lines: of, needed, passed: _ } = rolled;
        self.unit_known(*unit)?;
        die(*shows)?;
        number((*needed).into())?;
        lines(of)
    }
    pub(super) fn spotted(&self, rolled: &SpotRolled) -> Fits {
        let SpotRolled { unit, place, at, die: shows, lines: of, needed, passed: _ } = rolled;
        self.unit_known(*unit)?;
        self.point(*place)?;
        at.map_or(Ok(()), |at| self.unit_known(at).map(drop))?;
        die(*shows)?;
        number((*needed).into())?;
        lines(of)
    }
    pub(super) fn tried(&self, rolled: &ExperienceRolled) -> Fits {
        let ExperienceRolled { figure, what: _, die: shows, lines: of, needed, passed: _ } = rolled;
        self.known(*figure)?;
        die(*shows)?;
        number((*needed).into())?;
        lines(of)
    }
    pub(super) fn bogging(&self, rolled: &BogRolled) -> Fits {
        let BogRolled { unit, piece, die: shows, needed, bogged: _ } = *rolled;
        self.unit_known(unit)?;
        self.piece(piece)?;
        die(shows)?;
        die(needed)
    }
    pub(super) fn fired(&self, rolled: &FireRolled) -> Fits {
        let FireRolled { unit, at, opportunity: _, shots, near, hits, own, swapped } = rolled;
        self.unit_known(*unit)?;
        self.unit_known(*at)?;
        list(shots)?;
        list(near)?;
        list(hits)?;
        list(own)?;
        list(swapped)?;
        shots.iter().try_for_each(|shots| self.shots(shots))?;
        near.iter().try_for_each(|NearRolled { by, figure, die: shows, hit: _ }| {
            self.known(*by)?;
            self.known(*figure)?;
            die(*shows)
        })?;
        swapped.iter().try_for_each(|one| self.swapped(one))?;
        hits.iter().chain(own).try_for_each(|hit| self.hit(hit))
    }
    fn shots(&self, rolled: &ShotsRolled) -> Fits {
        let ShotsRolled { lines: of, needed, shots } = rolled;
        lines(of)?;
        number((*needed).into())?;
        list(shots)?;
        shots.iter().try_for_each(|ShotRolled { by, with, die: shows, hit: _ }| {
            self.known(*by)?;
            self.weapon(*with)?;
            die(*shows)
        })
    }
    fn swapped(&self, swapped: &Swapped) -> Fits {
        let Swapped { killed, instead } = swapped;
        self.known(*killed)?;
        self.known(*instead).map(drop)
    }
    pub(super) fn smoked(&self, rolled: &SmokeRolled) -> Fits {
        let SmokeRolled { unit, at, shots } = rolled;
        self.unit_known(*unit)?;
        self.unit_known(*at)?;
        self.shots(shots)
    }
    pub(super) fn landed(&self, rolled: &TemplateRolled) -> Fits {
        let TemplateRolled { unit, at, aimed, shots, drift, lands } = rolled;
        self.unit_known(*unit)?;
        at.map_or(Ok(()), |at| self.unit_known(at).map(drop))?;
        self.point(*aimed)?;
        self.shots(shots)?;
        list(drift)?;
        drift.iter().try_for_each(|shows| die(*shows))?;
        // What misses may come down beside the table.
        let near = self.field.ground.bounds.grown(BESIDE_MAX).holds(*lands);
        fits(near, || format!("({}, {}) is far beside the table", lands.x, lands.y))
    }
    pub(super) fn struck(&self, rolled: &StruckRolled) -> Fits {
        let StruckRolled { unit, hits, swapped } = rolled;
        self.unit_known(*unit)?;
        list(hits)?;
        list(swapped)?;
        swapped.iter().try_for_each(|one| self.swapped(one))?;
        hits.iter().try_for_each(|hit| self.hit(hit))
    }
    pub(super) fn breached(&self, rolled: &BreachRolled) -> Fits {
        let BreachRolled { unit, at, piece, storey: _, shots, strength, down: _, falls } = rolled;
        self.unit_known(*unit)?;
        self.unit_known(*at)?;
        self.piece(*piece)?;
        list(shots)?;
        list(strength)?;
        list(falls)?;
        shots.iter().try_for_each(|shots| self.shots(shots))?;
        strength.iter().try_for_each(|StrengthRolled { by, die: shows, adds: _, needed: _ }| {
            self.known(*by)?;
            die(*shows)
        })?;
        falls.iter().try_for_each(|FallRolled { storey: _, die: shows }| die(*shows))
    }
    pub(super) fn flared(&self, rolled: &FlareRolled) -> Fits {
        let FlareRolled { unit, figure, dice } = rolled;
        self.unit_known(*unit)?;
        self.known(*figure)?;
        list(dice)?;
        dice.iter().try_for_each(|shows| die(*shows))
    }
    fn hit(&self, hit: &HitRolled) -> Fits {
        let HitRolled { figure, with, die: shows, lines: of, needed, kill, ap, dead: _ } = hit;
        self.known(*figure)?;
        self.weapon(*with)?;
        die(*shows)?;
        lines(of)?;
        number((*needed).into())?;
        kill.map_or(Ok(()), die)?;
        number((*ap).into())
    }
    pub(super) fn vehicle_struck(&self, rolled: &ArmourRolled) -> Fits {
        let ArmourRolled {
            vehicle,
            with,
            face: _,
            located,
            location: _,
            armour: _,
            die: shows,
            adds: _,
            pierced: _,
            damage,
            dice,
            tests,
            bail,
        } = rolled;
        self.known(*vehicle)?;
        with.map_or(Ok(()), |with| self.weapon(with))?;
        located.map_or(Ok(()), die)?;
        shows.map_or(Ok(()), die)?;
        if let Some(DamageRolled { die: shows, lines: of, row }) = damage {
            die(*shows)?;
            lines(of)?;
            fits((1..=6).contains(row), || format!("the table of damage has no row {row}"))?;
        }
        list(dice)?;
        dice.iter().copied().try_for_each(die)?;
        list(tests)?;
        tests.iter().try_for_each(|test| self.man(test))?;
        bail.as_ref().map_or(Ok(()), |bail| self.disciplined(bail))
    }
    pub(super) fn man(&self, rolled: &ManRolled) -> Fits {
        let ManRolled { figure, die: shows, lines: of, needed, passed: _, kill } = rolled;
        self.known(*figure)?;
        die(*shows)?;
        lines(of)?;
        number((*needed).into())?;
        kill.map_or(Ok(()), die)
    }
    pub(super) fn fought(&self, rolled: &FightRolled) -> Fits {
        let FightRolled { attackers, defenders, dice, lines: of } = rolled;
        self.all_known(attackers)?;
        self.all_known(defenders)?;
        die(dice.0)?;
        die(dice.1)?;
        lines(&of.0)?;
        lines(&of.1)
    }
    fn weapon(&self, no: u8) -> Fits {
        fits(self.field.weapons.has(no), || format!("there is no weapon {no}"))
    }
}
