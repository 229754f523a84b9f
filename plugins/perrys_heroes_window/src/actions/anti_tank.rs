//! The buttons of who fights vehicles on foot, and of guns on carriages: those alone of what one has.

use super::{Asks, Wanted, words};
use crate::hand::Aim;
use board_art::Icon;
use perrys_heroes::values::{Charge, Tube};
use perrys_heroes::{Command, Figure};
use table::CounterId;

impl Asks<'_> {
    /// The vehicles of the enemy, the nearest first.
    fn hulls(&self) -> Vec<CounterId> {
        let mut all: Vec<Figure> = self.table.bodies(self.figure.side.other()).filter(Figure::is_vehicle).collect();
        all.sort_by_key(|enemy| self.table.gap(&self.figure, enemy).map(|gap| gap.rank()));
        all.iter().map(|enemy| enemy.id).collect()
    }

    /// Shots and assaults at vehicles, and mines that are laid.
    pub(super) fn anti_tank(&self) -> Vec<Wanted> {
        let (unit, hulls) = (self.figure.id, self.hulls());
        let fires = |name, tube: Tube| {
            let is =
                move |order: &Command| matches!(order, Command::FireAntiTank { with: Some(one), .. } if *one == tube);
            let more = hulls.iter().map(|at| Command::FireAntiTank { unit, at: *at, with: Some(tube) }).collect();
            self.aims(name, Icon::Fire, Aim::AntiTank(tube), is, more)
        };
        let assaults = |name, charge: Charge| {
            let is = move |order: &Command| matches!(order, Command::Assault { with, .. } if *with == charge);
            let more = hulls.iter().map(|at| Command::Assault { unit, at: *at, with: charge }).collect();
            self.aims(name, Icon::Bombard, Aim::Assault(charge), is, more)
        };
        let man = self.table.man(&self.figure);
        let weapon = man.and_then(|man| man.anti_tank).map(|no| self.table.field.anti_tank(no).name.clone());
        let mut all = Vec::new();
        all.extend(weapon.map(|name| fires(words::fire_weapon(name), Tube::Crewed)));
        all.extend((self.figure.panzerfausts > 0).then(|| fires(words::panzerfaust(), Tube::Panzerfaust)));
        all.extend((self.figure.molotovs > 0).then(|| assaults(words::molotov(), Charge::Molotov)));
        if self.figure.mines > 0 {
            all.push(assaults(words::mine(), Charge::Mine));
            all.push(self.orders(words::lay_mine(), Icon::Cross, Command::SetTrap { unit, mine: true }));
        }
        all
    }

    /// A gun on a carriage.
    pub(super) fn carriage(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let mut enemies: Vec<Figure> = self.table.bodies(self.figure.side.other()).collect();
        enemies.sort_by_key(|enemy| self.table.gap(&self.figure, enemy).map(|gap| gap.rank()));
        let fires = |name, explosive: bool| {
            let is = move |order: &Command| matches!(order, Command::FireCarriage { explosive: one, .. } if *one == explosive);
            let more = enemies.iter().map(|at| Command::FireCarriage { unit, at: at.id, explosive }).collect();
            self.aims(name, Icon::Artillery, Aim::Carriage { explosive }, is, more)
        };
        let turns = |order: &Command| matches!(order, Command::Traverse { .. });
        let turn = Command::Traverse { unit, to: self.figure.facing.turned(450) };
        vec![
            fires(words::fire_carriage(), false),
            fires(words::fire_shell(), true),
            self.aims(words::turn_gun(), Icon::Move, Aim::Traverse, turns, vec![turn]),
            self.orders(words::alert(), Icon::Hold, Command::Alert { unit }),
        ]
    }
}
