//! What a click on the table is for, and the order that it means.

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::bends::Bends;
use crate::bodies;
use crate::calls;
use crate::claims;
use crate::laying;
use crate::party::{self, Party};
use crate::way::{self, Going};
use bevy::math::Vec2;
use desk::{Hand, TableBox};
use measured_table::ways::Step;
use measured_table::{Heading, Point};
use measured_view::point;
use panel_kit::DeskKey;
use perrys_heroes::sections::sight::Viewer;
use perrys_heroes::sections::{driving, locating, riding, set_up};
use perrys_heroes::values::{Arm, Charge, Gait, Mission, Posture, Tube};
use perrys_heroes::{AimAt, Blow, By, Claiming, Command, Figure, Known, Phase, Table, Window};
use table::{CounterId, Side};
use table_view::Pieces;

/// What a click is for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Aim {
    /// What lies nearest: a way to a place, a shot at an enemy who is known, an attempt to locate one who is not, a blow at one in contact.
    #[default]
    Plain,
    /// A way, by this gait.
    Go(Gait),
    /// A way with bends.
    Bent {
        /// By this gait.
        gait: Gait,
        /// Where it bends.
        bends: Bends,
    },
    /// A shot.
    Fire {
        /// With this of his weapons; none: the best.
        with: Option<Arm>,
        /// At the whole burst zone.
        burst: bool,
    },
    /// Suppressive fire on a zone, with those who are picked.
    Suppress(Party),
    /// An attempt to locate.
    Locate {
        /// With optics.
        optics: bool,
    },
    /// A grenade by hand.
    Throw {
        /// One of smoke.
        smoke: bool,
    },
    /// A grenade by rifle.
    RifleGrenade,
    /// A call for fire.
    Call {
        /// Which of the side's supports.
        support: u8,
        /// What for.
        mission: Mission,
    },
    /// Hexes that are registered for one of the side's supports.
    Register(u8),
    /// Word to a friend, by this way.
    Tell(By),
    /// A blow, with this; none: the better.
    Melee(Option<Blow>),
    /// Care for a friend.
    Heal,
    /// To look towards a place.
    Face,
    /// A drive to a place.
    Drive,
    /// A drive back to a place.
    DriveBack,
    /// A turn of the hull towards a place.
    TurnHull,
    /// To climb into a vehicle.
    Embark,
    /// To climb out of one, to a place.
    Disembark,
    /// A main gun, to be aimed at somebody or at a place.
    Gun {
        /// By turning the hull.
        hull: bool,
    },
    /// A main gun, and where the hull looks then: the first click says at what it is aimed, the second where the hull looks.
    Faced(Option<AimAt>),
    /// A machine gun of a vehicle.
    MachineGun {
        /// Which, from 0.
        gun: u8,
        /// At the whole burst zone.
        burst: bool,
    },
    /// A shot at a vehicle with the weapon that he serves, or with a Panzerfaust.
    AntiTank(Tube),
    /// An assault on a vehicle.
    Assault(Charge),
    /// A gun on a carriage, at an enemy.
    Carriage {
        /// With high explosive.
        explosive: bool,
    },
    /// A gun on a carriage, to be turned towards a place.
    Traverse,
    /// What lies nearest; in the set-up a place for who is not on the table yet, and for the next.
    Place {
        /// In this posture.
        posture: Posture,
        /// On the own map only.
        concealed: bool,
    },
    /// What lies nearest; and these are to be concealed, once that is answered.
    Claim(Known),
    /// What who is chosen sees.
    Look,
    /// What one sees from there.
    LookFrom(Viewer),
    /// A tape between any two points: the first.
    Ruler,
    /// The second, from the first.
    RulerFrom(Point),
    /// Who knows of whom.
    Knowledge,
}

impl Aim {
    /// It only looks.
    pub fn looks(self) -> bool {
        matches!(self, Self::Look | Self::LookFrom(_) | Self::Ruler | Self::RulerFrom(_) | Self::Knowledge)
    }
    /// The gait with which this one would go by it; none: it is for something else.
    pub fn gait(self, figure: &Figure) -> Option<Gait> {
        match self {
            Self::Plain | Self::Place { .. } | Self::Claim(_) => Some(paces(figure.posture)[0]),
            Self::Go(gait) | Self::Bent { gait, .. } => Some(gait),
            Self::Fire { .. }
            | Self::Suppress(_)
            | Self::Locate { .. }
            | Self::Throw { .. }
            | Self::RifleGrenade
            | Self::Call { .. }
            | Self::Register(_)
            | Self::Tell(_)
            | Self::Melee(_)
            | Self::Heal
            | Self::Face
            | Self::Drive
            | Self::DriveBack
            | Self::TurnHull
            | Self::Embark
            | Self::Disembark
            | Self::Gun { .. }
            | Self::Faced(_)
            | Self::MachineGun { .. }
            | Self::AntiTank(_)
            | Self::Assault(_)
            | Self::Carriage { .. }
            | Self::Traverse
            | Self::Look
            | Self::LookFrom(_)
            | Self::Ruler
            | Self::RulerFrom(_)
            | Self::Knowledge => None,
        }
    }
    /// Who is to be concealed.
    pub fn claimed(self) -> Known {
        if let Self::Claim(claimed) = self { claimed } else { Known::NOBODY }
    }
    /// The same as its button chooses it: without bends, with nobody picked, with nothing aimed at yet.
    pub fn bare(self) -> Self {
        if let Self::Bent { gait, .. } = self {
            Self::Go(gait)
        } else if let Self::Suppress(_) = self {
            Self::Suppress(Party::NONE)
        } else if let Self::Faced(_) = self {
            Self::Faced(None)
        } else {
            self
        }
    }
    /// Where its way bends.
    pub fn bends(self) -> Bends {
        if let Self::Bent { bends, .. } = self { bends } else { Bends::NONE }
    }
}

/// The gaits of a posture, that of a click first.
pub fn paces(posture: Posture) -> &'static [Gait] {
    match posture {
        Posture::Standing => &[Gait::Walk, Gait::Run],
        Posture::Crouched => &[Gait::Crouch],
        Posture::Prone => &[Gait::Crawl],
    }
}

/// How one begins: in which posture, and whether on the own map alone. Who is on the table as he is, another one as the aim says.
pub fn begins(figure: &Figure, aim: Aim) -> (Posture, bool) {
    if let (Aim::Place { posture, concealed }, None) = (aim, figure.at) {
        (posture, concealed)
    } else {
        (figure.posture, figure.concealed)
    }
}

/// Where he would be placed in the set-up, and how.
fn placed(figure: &Figure, aim: Aim, at: Point) -> Command {
    let (posture, concealed) = begins(figure, aim);
    let (at, facing) = match figure.at {
        Some(here) if aim == Aim::Face => (here, Heading::towards(here, at)),
        Some(_) => (at, Some(figure.facing)),
        None => (at, None),
    };
    Command::Place { unit: figure.id, at, facing, posture: Some(posture), concealed }
}

/// The nearest thing to do to an enemy: what is lawful, else what one is to be told why it is not.
fn nearest(battle: &Battle, figure: &Figure, enemy: &Figure) -> Command {
    let (unit, at) = (figure.id, enemy.id);
    let fire = Command::Fire { unit, at, with: None, burst: false };
    let locate = Command::Locate { unit, at, optics: false };
    let refused = if locating::is_target(&battle.table(), figure, enemy) { fire.clone() } else { locate.clone() };
    let all = [Command::Melee { unit, at, with: None }, fire, locate];
    // At a vehicle what pierces it comes first, and at men with a gun on a carriage its high explosive.
    let pierces = [
        Command::FireAntiTank { unit, at, with: None },
        Command::Assault { unit, at, with: Charge::Mine },
        Command::Assault { unit, at, with: Charge::Molotov },
    ];
    let pierces = pierces.into_iter().filter(|_| enemy.is_vehicle());
    let all = laying::guns(battle, figure, enemy).into_iter().chain(pierces).chain(all);
    all.into_iter().find(|order| battle.judge(order).is_ok()).unwrap_or(refused)
}

/// The cheapest drive to a place, or straight back to it; where none leads there the straight one, of which the refusal tells.
fn drives(battle: &Battle, vehicle: &Figure, to: Point, back: bool) -> Option<Command> {
    let table = battle.table();
    let found = if back { None } else { driving::cheapest(&table, vehicle, to) };
    let steps = found.or_else(|| driving::straight(&table, vehicle, to, back))?;
    Some(Command::Drive { unit: vehicle.id, steps })
}

/// The place beside his vehicle that is nearest to where one points.
fn lands(battle: &Battle, man: &Figure, to: Point) -> Option<Point> {
    let table = battle.table();
    let vehicle = table.ridden(man)?;
    let places = riding::places(&table, &vehicle);
    places.into_iter().min_by_key(|at| (at.squared(to), *at)).or(Some(to))
}

/// A vehicle of his own side in which a man on foot, or who rides in another one, could ride.
fn carrier<'a>(table: &Table, man: &Figure, piece: Option<&'a Figure>) -> Option<&'a Figure> {
    let seats = |vehicle: &Figure| table.vehicle(vehicle).map_or(0, |def| def.def.passengers);
    let rides_in = |vehicle: &Figure| table.ridden(man).is_some_and(|ridden| ridden.id == vehicle.id);
    let own = piece.filter(|vehicle| vehicle.side == man.side && vehicle.is_vehicle() && !man.is_vehicle());
    own.filter(|vehicle| seats(vehicle) > 0 && !rides_in(vehicle))
}

/// Who fires together once this one is clicked; none: the click is for the place where he stands.
fn picked(battle: &Battle, hand: &Hand<PerrysHeroesWindow>, party: Party, piece: &Figure) -> Option<Party> {
    let table = battle.table();
    let chosen = table.figure(hand.who?).filter(|_| !hand.held.loose)?;
    party.picked(&table, &chosen, piece)
}

impl PerrysHeroesWindow {
    /// The order that an aim means in the activation of one's own team.
    fn acts(
        battle: &Battle,
        hand: &Hand<Self>,
        figure: &Figure,
        piece: Option<&Figure>,
        at: Option<Point>,
    ) -> Option<Command> {
        let unit = figure.id;
        let enemy = piece.filter(|piece| piece.side != figure.side);
        let friend = piece.filter(|piece| piece.side == figure.side);
        let on = piece.and_then(|piece| piece.at).filter(|_| !hand.held.loose).or(at);
        Some(match hand.mode {
            Aim::Plain | Aim::Place { .. } | Aim::Claim(_) if enemy.is_some() => nearest(battle, figure, enemy?),
            // Only who is dragged onto a vehicle means it; a click on one of the own side chooses it.
            Aim::Plain | Aim::Place { .. } | Aim::Claim(_) if carrier(&battle.table(), figure, friend).is_some() => {
                Command::Embark { unit, into: friend?.id }
            }
            Aim::Plain | Aim::Place { .. } | Aim::Claim(_) | Aim::Go(_) | Aim::Bent { .. }
                if figure.aboard.is_some() =>
            {
                Command::Disembark { unit, at: lands(battle, figure, at?)? }
            }
            Aim::Drive => drives(battle, figure, at?, false)?,
            Aim::DriveBack => drives(battle, figure, at?, true)?,
            Aim::TurnHull => Command::Drive { unit, steps: vec![Step::Turn(Heading::towards(figure.at?, on?)?)] },
            Aim::Embark => Command::Embark { unit, into: friend?.id },
            Aim::Disembark => Command::Disembark { unit, at: lands(battle, figure, at?)? },
            Aim::Plain | Aim::Place { .. } | Aim::Claim(_) | Aim::Go(_) | Aim::Bent { .. } if figure.is_vehicle() => {
                drives(battle, figure, at?, false)?
            }
            Aim::Plain | Aim::Place { .. } | Aim::Claim(_) | Aim::Go(_) | Aim::Bent { .. } => {
                let (gait, bends) = (hand.mode.gait(figure)?, hand.mode.bends());
                way::to(battle, figure, Going { gait, bends, held: hand.held }, at?)
            }
            Aim::Fire { with, burst } => Command::Fire { unit, at: enemy?.id, with, burst },
            // A click on a man of his team picks him.
            Aim::Suppress(party) if friend.is_none_or(|friend| picked(battle, hand, party, friend).is_none()) => {
                party::suppresses(battle, figure, party, on?)
            }
            Aim::Locate { optics } => Command::Locate { unit, at: enemy?.id, optics },
            Aim::Throw { smoke } => Command::Throw { unit, at: on?, smoke },
            Aim::RifleGrenade => Command::RifleGrenade { unit, at: on? },
            Aim::Call { support, mission } => calls::call(battle, figure, (support, mission), on?),
            Aim::Tell(by) => Command::Tell { unit, to: friend?.id, by },
            Aim::Melee(with) => Command::Melee { unit, at: enemy?.id, with },
            Aim::Heal => Command::Heal { unit, at: friend?.id },
            Aim::Face => Command::Face { unit, to: Heading::towards(figure.at?, on?)? },
            Aim::Gun { hull } => Command::Aim { unit, at: laying::mark(enemy, on)?, hull, facing: None },
            Aim::AntiTank(tube) => Command::FireAntiTank { unit, at: enemy?.id, with: Some(tube) },
            Aim::Assault(with) => Command::Assault { unit, at: enemy?.id, with },
            Aim::Carriage { explosive } => Command::FireCarriage { unit, at: enemy?.id, explosive },
            Aim::Traverse => Command::Traverse { unit, to: Heading::towards(figure.at?, on?)? },
            Aim::MachineGun { gun, burst } => Command::FireMachineGun { unit, gun, at: enemy?.id, burst },
            Aim::Faced(None) => Command::Aim { unit, at: laying::mark(enemy, on)?, hull: false, facing: None },
            Aim::Faced(Some(mark)) => laying::faced(battle, figure, (mark, hand.held.loose), at?)?,
            Aim::Suppress(_)
            | Aim::Register(_)
            | Aim::Look
            | Aim::LookFrom(_)
            | Aim::Ruler
            | Aim::RulerFrom(_)
            | Aim::Knowledge => {
                return None;
            }
        })
    }
}

impl TableBox for PerrysHeroesWindow {
    type Mode = Aim;

    fn side_of(table: &Table, counter: CounterId) -> Option<Side> {
        table.figure(counter).map(|figure| figure.side)
    }
    fn meant(battle: &Battle, hand: &Hand<Self>, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Command> {
        let table = battle.table();
        let figure = table.figure(hand.who?)?;
        let (piece, at) = (piece.and_then(|piece| table.figure(piece)), at.map(point));
        if hand.mode.looks() {
            None
        } else if let (Aim::Register(support), Phase::SetUp) = (hand.mode, table.flow.phase) {
            Some(calls::register(battle, figure.side, support, at?))
        } else if table.flow.phase == Phase::SetUp {
            let into = carrier(&table, &figure, piece.as_ref());
            into.map(|into| Command::Board { unit: figure.id, into: into.id }).or(Some(placed(&figure, hand.mode, at?)))
        } else if table.flow.stack.innermost::<Window>().is_some() {
            // PH-7.14-04: who is asked answers with a shot from alert.
            let enemy = piece.filter(|piece| piece.side != figure.side)?;
            let burst = matches!(hand.mode, Aim::Fire { burst: true, .. } | Aim::MachineGun { burst: true, .. });
            let gun = if let Aim::MachineGun { gun, .. } = hand.mode { Some(gun) } else { None };
            Some(Command::AlertShot { unit: figure.id, at: enemy.id, burst, gun })
        } else {
            Self::acts(battle, hand, &figure, piece.as_ref(), at)
        }
    }
    fn is_for_own(aim: Aim) -> bool {
        match aim {
            Aim::Suppress(_)
            | Aim::Throw { .. }
            | Aim::RifleGrenade
            | Aim::Call { .. }
            | Aim::Register(_)
            | Aim::Tell(_)
            | Aim::Heal
            | Aim::Embark
            | Aim::Disembark
            | Aim::Drive
            | Aim::DriveBack
            | Aim::TurnHull
            | Aim::Traverse
            | Aim::Face => true,
            Aim::Plain
            | Aim::Claim(_)
            | Aim::Go(_)
            | Aim::Bent { .. }
            | Aim::Fire { .. }
            | Aim::Gun { .. }
            | Aim::Faced(_)
            | Aim::MachineGun { .. }
            | Aim::AntiTank(_)
            | Aim::Assault(_)
            | Aim::Carriage { .. }
            | Aim::Locate { .. }
            | Aim::Melee(_)
            | Aim::Place { .. }
            | Aim::Look
            | Aim::LookFrom(_)
            | Aim::Ruler
            | Aim::RulerFrom(_)
            | Aim::Knowledge => false,
        }
    }
    fn picked(battle: &Battle, hand: &Hand<Self>, piece: CounterId) -> Option<Aim> {
        let table = battle.table();
        if table.flow.stack.innermost::<Claiming>().is_some() {
            return Some(Aim::Claim(claims::switched(battle, hand.mode.claimed(), piece)));
        }
        let Aim::Suppress(party) = hand.mode else { return None };
        picked(battle, hand, party, &table.figure(piece)?).map(Aim::Suppress)
    }
    /// Who is in the hand and rides in a vehicle is dragged from its hull.
    fn dragged(battle: &Battle, hand: &Hand<Self>, piece: CounterId) -> CounterId {
        let table = battle.table();
        let rides = |who: &CounterId| {
            let vehicle = table.figure(*who).and_then(|who| table.ridden(&who));
            vehicle.is_some_and(|vehicle| vehicle.id == piece)
        };
        hand.who.filter(rides).unwrap_or(piece)
    }
    fn takes(battle: &Battle, dragged: CounterId, onto: CounterId) -> bool {
        let table = battle.table();
        let both = table.figure(dragged).zip(table.figure(onto));
        both.is_some_and(|(man, onto)| carrier(&table, &man, Some(&onto)).is_some())
    }
    fn begun(battle: &Battle, hand: &Hand<Self>, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Aim> {
        let Aim::Faced(None) = hand.mode else { return None };
        let order = Self::meant(battle, hand, piece, at)?;
        let Command::Aim { at, .. } = order else { return None };
        laying::may_be_faced(battle, &order).then_some(Aim::Faced(Some(at)))
    }
    fn only_looks(aim: Aim) -> bool {
        aim.looks()
    }
    fn stays(aim: Aim) -> bool {
        matches!(aim, Aim::Place { .. } | Aim::Register(_))
    }
    fn to_place(battle: &Battle) -> Option<Vec<CounterId>> {
        let table = battle.table();
        let side = table.flow.placing.filter(|_| battle.person_decides())?;
        // As the force lists them: their numbers are drawn by lot.
        let mut all: Vec<Figure> = set_up::unplaced(&table, side).collect();
        all.sort_by_key(|figure| figure.who);
        Some(all.iter().map(|figure| figure.id).collect())
    }
    fn bent(battle: &Battle, hand: &Hand<Self>, at: Vec2) -> Option<Aim> {
        let table = battle.table();
        let figure = table.figure(hand.who?).filter(|figure| figure.at.is_some())?;
        let goes = battle.person_decides() && table.flow.phase != Phase::SetUp;
        let gait = hand.mode.gait(&figure).filter(|_| goes)?;
        let bends = way::bent(battle, &figure, Going { gait, bends: hand.mode.bends(), held: hand.held }, point(at))?;
        Some(Aim::Bent { gait, bends })
    }
    fn unbent(aim: Aim) -> Option<Aim> {
        let Aim::Bent { gait, bends } = aim else { return Some(aim.bare()).filter(|bare| *bare != aim) };
        let bends = bends.without_last();
        Some(if bends.is_empty() { Aim::Go(gait) } else { Aim::Bent { gait, bends } })
    }
    fn pieces(battle: &Battle, hand: &Hand<Self>) -> Pieces {
        let chosen: Vec<CounterId> = hand.who.into_iter().chain(claims::units(battle, hand.mode.claimed())).collect();
        bodies::pieces(battle, &chosen)
    }
}

/// What the next click is for once a key has been pressed.
pub fn of_key(
    battle: &Battle,
    hand: &Hand<PerrysHeroesWindow>,
    prepared: Option<&Command>,
    key: DeskKey,
) -> Option<Aim> {
    let figure = hand.who.and_then(|who| battle.table().figure(who));
    let toggled = |aim: Aim, is_on: bool| if is_on { Aim::Plain } else { aim };
    match key {
        DeskKey::SightTool if matches!(hand.mode, Aim::Look | Aim::LookFrom(_)) => Some(Aim::Plain),
        // From the end of the way that is prepared, where there is one.
        DeskKey::SightTool => Some(match prepared {
            Some(Command::Move { way, gait, .. }) => {
                way.last().map_or(Aim::Look, |at| Aim::LookFrom(Viewer { at: *at, posture: gait.posture() }))
            }
            Some(_) | None => Aim::Look,
        }),
        DeskKey::Ruler => Some(toggled(Aim::Ruler, matches!(hand.mode, Aim::Ruler | Aim::RulerFrom(_)))),
        DeskKey::Knowledge => Some(toggled(Aim::Knowledge, hand.mode == Aim::Knowledge)),
        DeskKey::Pace => {
            let figure = figure?;
            let all = paces(figure.posture);
            let now = hand.mode.gait(&figure).unwrap_or(all[0]);
            let next = all.iter().position(|gait| *gait == now).map_or(0, |n| (n + 1) % all.len());
            let bends = hand.mode.bends();
            Some(if bends.is_empty() { Aim::Go(all[next]) } else { Aim::Bent { gait: all[next], bends } })
        }
        DeskKey::Cancel
        | DeskKey::Undo
        | DeskKey::ToggleNato
        | DeskKey::Threats
        | DeskKey::NextUnit
        | DeskKey::SkipAnimation
        | DeskKey::Confirm
        | DeskKey::ToggleLog
        | DeskKey::Menu
        | DeskKey::PlayNow
        | DeskKey::Advice
        | DeskKey::WhyNot
        | DeskKey::StepBack
        | DeskKey::StepOn
        | DeskKey::PutBack
        | DeskKey::MapHexes => None,
    }
}

#[cfg(test)]
#[path = "hand_test.rs"]
pub(crate) mod tests;
