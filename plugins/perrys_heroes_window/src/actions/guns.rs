//! The buttons of vehicles: their guns, their hatch, and what their crews see and tell.

use super::{Asks, Wanted, words};
use crate::hand::Aim;
use board_art::Icon;
use perrys_heroes::values::{Mount, Round};
use perrys_heroes::{AimAt, By, Command, Figure};
use table::CounterId;

impl Asks<'_> {
    /// The enemies, men and vehicles, the nearest first.
    fn marks(&self) -> Vec<Figure> {
        let mut all: Vec<Figure> = self.table.bodies(self.figure.side.other()).collect();
        all.sort_by_key(|enemy| self.table.gap(&self.figure, enemy).map(|gap| gap.rank()));
        all
    }

    /// Loading, aiming and firing, and the hatch.
    pub(super) fn guns(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let Some(def) = self.table.vehicle(&self.figure).filter(|def| !def.is_carriage()) else { return Vec::new() };
        let marks = self.marks();
        let at_each = |order: &dyn Fn(CounterId) -> Command| marks.iter().map(|enemy| order(enemy.id)).collect();
        let mut all = Vec::new();
        if def.gun().is_some() {
            let load = |name, round| self.orders(name, Icon::Weapon, Command::Load { unit, round });
            let aim = |name, hull: bool| {
                let is = move |order: &Command| matches!(order, Command::Aim { hull: one, .. } if *one == hull);
                let more = at_each(&|at| Command::Aim { unit, at: AimAt::Enemy(at), hull, facing: None });
                self.aims(name, Icon::Sight, Aim::Gun { hull }, is, more)
            };
            all.extend([
                load(words::load_anti_tank(), Round::AntiTank),
                load(words::load_explosive(), Round::HighExplosive),
                aim(words::aim_turret(), false),
                aim(words::aim_hull(), true),
                self.aims_faced(&marks),
                self.orders(words::fire_gun(), Icon::Artillery, Command::FireGun { unit }),
            ]);
        }
        for (gun, (mounted, weapon)) in (0_u8..).zip(def.def.machine_guns.iter().zip(&def.machine_guns)) {
            let name = match mounted.mount {
                Mount::Coaxial => words::coaxial(),
                Mount::Hull => words::hull_gun(),
                Mount::Roof => words::roof_gun(),
            };
            let fires = |name, icon, burst: bool| {
                let is = move |order: &Command| matches!(order, Command::FireMachineGun { gun: one, burst: zone, .. } if (*one, *zone) == (gun, burst));
                let more = at_each(&|at| Command::FireMachineGun { unit, gun, at, burst });
                self.aims(name, icon, Aim::MachineGun { gun, burst }, is, more)
            };
            all.push(fires(name.clone(), Icon::Fire, false));
            if self.table.field.weapon(*weapon).burst > 0 {
                all.push(fires(words::burst_of(name), Icon::Bombard, true));
            }
        }
        let open = !self.figure.hatch;
        let hatch = if open { words::open_hatch() } else { words::shut_hatch() };
        all.push(self.orders(hatch, Icon::Stealth, Command::Hatch { unit, open }));
        all
    }

    /// Aiming with a choice of where the hull looks then (PH-7.21-05).
    fn aims_faced(&self, marks: &[Figure]) -> Wanted {
        let (unit, facing) = (self.figure.id, self.figure.facing.turned(450));
        let each = marks.iter().map(|enemy| AimAt::Enemy(enemy.id));
        let aim = |at| [Some(facing), None].map(|facing| Command::Aim { unit, at, hull: false, facing });
        let is = |order: &Command| matches!(order, Command::Aim { facing: Some(_), .. });
        self.aims(words::aim_faced(), Icon::Sight, Aim::Faced(None), is, each.flat_map(aim).collect())
    }

    /// Alert, locating, and word to friends.
    pub(super) fn word(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        if !self.table.is_manned(&self.figure) {
            return Vec::new();
        }
        let marks = self.marks();
        let locate = |name, icon, optics: bool| {
            let is = move |order: &Command| matches!(order, Command::Locate { optics: one, .. } if *one == optics);
            let more = marks.iter().map(|enemy| Command::Locate { unit, at: enemy.id, optics }).collect();
            self.aims(name, icon, Aim::Locate { optics }, is, more)
        };
        let tell = |name, by: By| {
            let is = move |order: &Command| matches!(order, Command::Tell { by: one, .. } if *one == by);
            let friends = self.table.bodies(self.figure.side).filter(|friend| friend.id != unit);
            let more = friends.map(|friend| Command::Tell { unit, to: friend.id, by }).collect();
            self.aims(name, Icon::Lead, Aim::Tell(by), is, more)
        };
        vec![
            self.orders(words::alert(), Icon::Hold, Command::Alert { unit }),
            locate(words::locate(), Icon::Spot, false),
            locate(words::optics(), Icon::Sight, true),
            tell(words::voice(), By::Voice),
            tell(words::radio(), By::Radio),
        ]
    }
}
