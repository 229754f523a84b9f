//! What a click on the table is for, and the order that it means.

use crate::bodies;
use crate::battle::{Battle, PerrysHeroesWindow};
use bevy::math::Vec2;
use desk::{Hand, TableBox};
use measured_view::point;
use perrys_heroes::sections::movement;
use perrys_heroes::values::{Arm, Gait};
use perrys_heroes::{Blow, By, Command, Phase, Table};
use table::{CounterId, Side};
use table_view::Pieces;

/// What a click is for.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Aim {
    /// What lies nearest: a way to a place, a shot at an enemy who is known, an attempt to locate one who is not.
    #[default]
    Plain,
    /// A way, by this gait.
    Go(Gait),
    /// A shot, with this weapon or the best; at a burst zone.
    Fire {
        /// With which weapon.
        with: Option<Arm>,
        /// At the whole zone.
        burst: bool,
    },
    /// Suppressive fire on a zone.
    Suppress,
    /// An attempt to locate, with optics or without.
    Locate {
        /// With optics.
        optics: bool,
    },
    /// A grenade.
    Throw {
        /// One of smoke.
        smoke: bool,
    },
    /// A rifle grenade.
    RifleGrenade,
    /// Word to a friend.
    Tell(By),
    /// Melee.
    Melee(Option<Blow>),
    /// Care for a wounded man.
    Heal,
    /// Where he looks.
    Face,
    /// What one sees from a place.
    Look,
    /// A distance.
    Ruler,
    /// Who knows of whom.
    Knowledge,
}

impl TableBox for PerrysHeroesWindow {
    type Mode = Aim;

    fn side_of(table: &Table, counter: CounterId) -> Option<Side> {
        table.figure(counter).map(|figure| figure.side)
    }
    fn meant(battle: &Battle, who: CounterId, aim: Aim, piece: Option<CounterId>, at: Option<Vec2>) -> Option<Command> {
        let table = battle.table();
        let figure = table.figure(who)?;
        if table.flow.phase == Phase::SetUp {
            let at = point(at?);
            return Some(Command::Place { unit: who, at, facing: None, posture: None, concealed: false });
        }
        let gait = match aim {
            Aim::Go(gait) => gait,
            Aim::Plain
            | Aim::Fire { .. }
            | Aim::Suppress
            | Aim::Locate { .. }
            | Aim::Throw { .. }
            | Aim::RifleGrenade
            | Aim::Tell(_)
            | Aim::Melee(_)
            | Aim::Heal
            | Aim::Face
            | Aim::Look
            | Aim::Ruler
            | Aim::Knowledge => Gait::Walk,
        };
        match piece.and_then(|piece| table.figure(piece)) {
            Some(enemy) if enemy.side != figure.side => {
                let fire = Command::Fire { unit: who, at: enemy.id, with: None, burst: false };
                let locate = Command::Locate { unit: who, at: enemy.id, optics: false };
                let known = battle.judge(&fire).is_ok() || battle.judge(&locate).is_err();
                Some(if known { fire } else { locate })
            }
            Some(_) => None,
            None => {
                let to = point(at?);
                let way = movement::shortest(&table, &figure, gait, to).unwrap_or_else(|| vec![to]);
                Some(Command::Move { unit: who, gait, way })
            }
        }
    }
    fn pieces(battle: &Battle, hand: &Hand<Self>) -> Pieces {
        bodies::pieces(battle, hand.who)
    }
}
