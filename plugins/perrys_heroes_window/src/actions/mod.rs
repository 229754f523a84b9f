//! The buttons of whoever is in the hand: always the same in the same places, grey with the rule where they cannot be.

mod anti_tank;
mod guns;
mod set_up;
pub mod words;

#[cfg(test)]
#[path = "actions_test.rs"]
mod tests;

use crate::battle::{Battle, PerrysHeroesWindow};
use crate::calls;
use crate::hand::Aim;
use crate::party::Party;
use crate::sheets;
use board_art::Icon;
use desk::Hand;
use measured_table::Point;
use measured_table::numbers::CM;
use measured_table::ways::Step;
use panel_kit::screen::{Action, Does};
use perrys_heroes::sections::turn::rules::ACTIVATION;
use perrys_heroes::sections::{artillery, grenades, healing, melee, riding};
use perrys_heroes::values::{Gait, Mission, Posture};
use perrys_heroes::{By, Command, Figure, Phase, Report, Table};
use table::{CounterId, Refusal, Say};

/// A button before it is known whether it can be.
struct Wanted {
    name: Say,
    icon: Icon,
    does: Does<PerrysHeroesWindow>,
    /// Orders of its kind, the most likely first: it can be if one of them may be given, and costs what that one does.
    typical: Vec<Command>,
}

/// The buttons of who is in the hand.
pub fn of_man(battle: &Battle, hand: &Hand<PerrysHeroesWindow>) -> Vec<Action<PerrysHeroesWindow>> {
    let table = battle.table();
    let figure = hand.who.and_then(|who| table.figure(who)).filter(|figure| Some(figure.side) == battle.to_act());
    if let (Some(figure), Phase::SetUp) = (figure, table.flow.phase) {
        return set_up::buttons(battle, &figure, hand.mode);
    }
    let Some(figure) = figure.filter(|_| table.flow.phase == Phase::Action) else { return Vec::new() };
    let asks = Asks { battle, table, figure };
    let carriage = table.vehicle(&figure).is_some_and(perrys_heroes::Vehicle::is_carriage);
    let all = if carriage {
        asks.carriage()
    } else if figure.is_vehicle() {
        [asks.drives(), asks.guns(), asks.word()].into_iter().flatten().collect()
    } else if figure.aboard.is_some() {
        asks.rides()
    } else {
        let on_foot = [asks.goes(), asks.attacks(), asks.calls(), asks.anti_tank(), asks.rides(), asks.rest()];
        on_foot.into_iter().flatten().collect()
    };
    all.into_iter().map(|wanted| asks.button(wanted, hand.mode)).collect()
}

/// Who asks what.
struct Asks<'a> {
    battle: &'a Battle,
    table: Table<'a>,
    figure: Figure,
}

impl Asks<'_> {
    /// A button with what it costs, or why it cannot be.
    fn button(&self, wanted: Wanted, mode: Aim) -> Action<PerrysHeroesWindow> {
        let Wanted { name, icon, does, typical } = wanted;
        let (mut cost, mut refusal) = (None, None);
        for order in &typical {
            match self.battle.judge(order) {
                Ok(report) => {
                    cost = Some(price(&self.table, &report));
                    break;
                }
                Err(why) => refusal = refusal.or(Some(why)),
            }
        }
        let refusal = match cost {
            Some(_) => None,
            None => Some(refusal.unwrap_or_else(|| Refusal::new(ACTIVATION, words::nobody()))),
        };
        let tip = cost.map(|cost| if cost == 0 { words::costs_nothing() } else { words::costs(cost) });
        let (active, does) = match does {
            Does::Mode(aim) if aim == mode.bare() => (true, Does::Mode(Aim::Plain)),
            other @ (Does::Mode(_) | Does::Order(_)) => (false, other),
        };
        Action { name, icon, key: None, active, slot: None, tip, refusal, does }
    }

    fn aims(&self, name: Say, icon: Icon, aim: Aim, is: impl Fn(&Command) -> bool, more: Vec<Command>) -> Wanted {
        let own = |order: &&Command| order.in_words().0.first() == Some(&self.figure.id) && is(order);
        let typical = self.battle.legal().iter().find(own).cloned().into_iter().chain(more).collect();
        Wanted { name, icon, does: Does::Mode(aim), typical }
    }

    /// Gaits and postures.
    fn goes(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let ahead = self.figure.at.map(|at| at + self.figure.facing.at_distance(CM));
        let go = |name, icon, gait: Gait| {
            let is = |order: &Command| matches!(order, Command::Move { gait: by, .. } if *by == gait);
            let ahead = ahead.map(|at| Command::Move { unit, gait, way: vec![at] }).into_iter().collect();
            self.aims(name, icon, Aim::Go(gait), is, ahead)
        };
        let hold = |name, to: Posture| self.orders(name, Icon::LowCrawl, Command::Posture { unit, to });
        vec![
            go(words::walk(), Icon::Move, Gait::Walk),
            go(words::run(), Icon::DoubleTime, Gait::Run),
            go(words::go_crouched(), Icon::Stealth, Gait::Crouch),
            go(words::crawl(), Icon::LowCrawl, Gait::Crawl),
            hold(words::stand(), Posture::Standing),
            hold(words::crouch(), Posture::Crouched),
            hold(words::lie(), Posture::Prone),
        ]
    }

    /// Driving ahead, back, and turning.
    fn drives(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let facing = self.figure.facing;
        let drive = |name, aim: Aim, steps: Vec<Step>| {
            let is = |order: &Command| matches!(order, Command::Drive { .. });
            self.aims(name, Icon::Move, aim, is, vec![Command::Drive { unit, steps }])
        };
        vec![
            drive(words::drive(), Aim::Drive, vec![Step::Drive(CM)]),
            drive(words::reverse(), Aim::DriveBack, vec![Step::Drive(-CM)]),
            drive(words::turn_hull(), Aim::TurnHull, vec![Step::Turn(facing.turned(450))]),
        ]
    }

    /// Climbing into a vehicle, or out of the one in which he rides.
    fn rides(&self) -> Vec<Wanted> {
        let (unit, table) = (self.figure.id, &self.table);
        if let Some(vehicle) = table.ridden(&self.figure) {
            let is = |order: &Command| matches!(order, Command::Disembark { .. });
            let places = riding::places(table, &vehicle).into_iter().chain(vehicle.at);
            let more = places.map(|at| Command::Disembark { unit, at }).collect();
            return vec![self.aims(words::disembark(), Icon::Move, Aim::Disembark, is, more)];
        }
        let into = table.vehicles(self.figure.side).filter(|vehicle| vehicle.at.is_some());
        let more: Vec<Command> = into.map(|vehicle| Command::Embark { unit, into: vehicle.id }).collect();
        if more.is_empty() {
            return Vec::new();
        }
        let is = |order: &Command| matches!(order, Command::Embark { .. });
        vec![self.aims(words::embark(), Icon::Move, Aim::Embark, is, more)]
    }

    fn orders(&self, name: Say, icon: Icon, order: Command) -> Wanted {
        Wanted { name, icon, does: Does::Order(order.clone()), typical: vec![order] }
    }

    /// The enemies of whom one knows where they are, the nearest first.
    fn enemies(&self) -> Vec<Figure> {
        let mut all: Vec<Figure> = self.table.standing(self.figure.side.other()).collect();
        all.sort_by_key(|enemy| self.table.gap(&self.figure, enemy).map(|gap| gap.rank()));
        all
    }

    /// The others of the own side, the nearest first.
    fn friends(&self) -> Vec<Figure> {
        let mut all: Vec<Figure> =
            self.table.standing(self.figure.side).filter(|friend| friend.id != self.figure.id).collect();
        all.sort_by_key(|friend| self.table.gap(&self.figure, friend).map(|gap| gap.rank()));
        all
    }

    /// Locating and fire, melee and grenades.
    fn attacks(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let enemies = self.enemies();
        let at_each = |order: &dyn Fn(CounterId) -> Command| enemies.iter().map(|enemy| order(enemy.id)).collect();
        // Where nobody is seen: right before him, so that the rule that forbids it otherwise is told.
        let ahead = self.figure.at.map(|at| at + self.figure.facing.at_distance(10 * CM));
        let points: Vec<Point> = enemies.iter().filter_map(|enemy| enemy.at).chain(ahead).collect();
        let at_points = |order: &dyn Fn(Point) -> Command| points.iter().map(|at| order(*at)).collect();
        let fire = |burst: bool| {
            let is = move |order: &Command| matches!(order, Command::Fire { burst: one, .. } if *one == burst);
            let (name, icon) = if burst { (words::burst(), Icon::Artillery) } else { (words::fire(), Icon::Fire) };
            let more = at_each(&|at| Command::Fire { unit, at, with: None, burst });
            self.aims(name, icon, Aim::Fire { with: None, burst }, is, more)
        };
        let locate = |optics: bool| {
            let is = move |order: &Command| matches!(order, Command::Locate { optics: one, .. } if *one == optics);
            let (name, icon) = if optics { (words::optics(), Icon::Sight) } else { (words::locate(), Icon::Spot) };
            self.aims(name, icon, Aim::Locate { optics }, is, at_each(&|at| Command::Locate { unit, at, optics }))
        };
        let throw = |smoke: bool| {
            let is = move |order: &Command| matches!(order, Command::Throw { smoke: one, .. } if *one == smoke);
            let (name, icon) = if smoke { (words::smoke(), Icon::Smoke) } else { (words::grenade(), Icon::Bombard) };
            self.aims(name, icon, Aim::Throw { smoke }, is, at_points(&|at| Command::Throw { unit, at, smoke }))
        };
        let melee = at_each(&|at| Command::Melee { unit, at, with: None });
        let is_melee = |order: &Command| matches!(order, Command::Melee { .. });
        vec![
            fire(false),
            locate(false),
            fire(true),
            self.suppress(&points),
            self.orders(words::alert(), Icon::Hold, Command::Alert { unit }),
            throw(false),
            throw(true),
            self.aims(words::melee(), Icon::Melee, Aim::Melee(None), is_melee, melee),
            locate(true),
        ]
    }

    /// What his side may call for: nothing where it has bought no artillery.
    fn calls(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let radio = artillery::nearest_radio(&self.table, &self.figure);
        let enemy = self.enemies().first().and_then(|enemy| enemy.at);
        let ahead = enemy.or_else(|| self.figure.at.map(|at| at + self.figure.facing.at_distance(30 * CM)));
        let light = self.table.field.switches.illumination;
        let missions = Mission::ALL.into_iter().filter(|mission| light || *mission != Mission::Light);
        let supports = self.table.battle.supports.iter().filter(|support| support.side == self.figure.side);
        let all = supports.flat_map(|support| missions.clone().map(move |mission| (support, mission)));
        let wanted = all.map(|(support, mission)| {
            let no = support.no;
            let is = move |order: &Command| {
                matches!(order, Command::CallFire { support: one, mission: of, .. } if (*one, *of) == (no, mission))
            };
            let name = words::call(calls::battery(support.battery), calls::mission(mission));
            let icon = if mission == Mission::Smoke { Icon::Smoke } else { Icon::Artillery };
            let call = |at| Command::CallFire { unit, radio, support: no, at, mission };
            self.aims(name, icon, Aim::Call { support: no, mission }, is, ahead.map(call).into_iter().collect())
        });
        wanted.collect()
    }

    /// By himself, if he serves a weapon, or with one of his team.
    fn suppress(&self, points: &[Point]) -> Wanted {
        let unit = self.figure.id;
        let mates = self.friends().into_iter().filter(|friend| friend.team == self.figure.team);
        let parties: Vec<Vec<CounterId>> = mates.map(|mate| vec![unit, mate.id]).chain([vec![unit]]).collect();
        let at = |at: &Point| parties.iter().map(|units| Command::Suppress { units: units.clone(), at: *at }).collect();
        let more: Vec<Command> = points.first().map_or_else(Vec::new, at);
        let is = |order: &Command| matches!(order, Command::Suppress { .. });
        self.aims(words::suppress(), Icon::Bombard, Aim::Suppress(Party::NONE), is, more)
    }

    /// Word, care, and work.
    fn rest(&self) -> Vec<Wanted> {
        let unit = self.figure.id;
        let friends = self.friends();
        let tell = |name, by: By| {
            let is = move |order: &Command| matches!(order, Command::Tell { by: one, .. } if *one == by);
            let more = friends.iter().map(|friend| Command::Tell { unit, to: friend.id, by }).collect();
            self.aims(name, Icon::Lead, Aim::Tell(by), is, more)
        };
        let heal = friends.iter().map(|friend| friend.id).chain([unit]);
        let heal: Vec<Command> = heal.map(|at| Command::Heal { unit, at }).collect();
        let is_heal = |order: &Command| matches!(order, Command::Heal { .. });
        let is_rifle = |order: &Command| matches!(order, Command::RifleGrenade { .. });
        let ahead = self.figure.at.map(|at| at + self.figure.facing.at_distance(30 * CM));
        let rifle = ahead.map(|at| Command::RifleGrenade { unit, at }).into_iter().collect();
        let turn = Command::Face { unit, to: self.figure.facing };
        let fit = !self.figure.launcher;
        let launcher = if fit { words::fit() } else { words::take_off() };
        vec![
            tell(words::voice(), By::Voice),
            self.aims(words::heal(), Icon::Rally, Aim::Heal, is_heal, heal),
            self.aims(words::face(), Icon::Cross, Aim::Face, |_| false, vec![turn]),
            self.orders(words::clear_jam(), Icon::Weapon, Command::ClearJam { unit }),
            tell(words::radio(), By::Radio),
            tell(words::messenger(), By::Messenger),
            self.aims(words::rifle_grenade(), Icon::Artillery, Aim::RifleGrenade, is_rifle, rifle),
            self.orders(launcher, Icon::Weapon, Command::Launcher { unit, fit }),
            self.orders(words::search(), Icon::Spot, Command::Search { unit }),
            self.orders(words::set_trap(), Icon::Cross, Command::SetTrap { unit, mine: false }),
            self.orders(words::disarm(), Icon::Cross, Command::Disarm { unit }),
        ]
    }
}

/// What a lawful order costs all together.
fn price(table: &Table, report: &Report) -> u8 {
    let all = |pays: &[(CounterId, u8)]| pays.iter().fold(0_u8, |sum, (_, cost)| sum.saturating_add(*cost));
    match report {
        Report::Move(report) => report.cost,
        Report::Locate(report) => report.cost,
        Report::Tell(report) => report.cost,
        Report::Fire(report) => all(&report.pays),
        Report::Suppress(report) => all(&report.pays),
        Report::Melee(_) => melee::COST,
        Report::Throw(_) => grenades::COST,
        Report::Call(report) => all(&report.pays()),
        Report::Trap(report) => report.cost,
        Report::Heal(_) => healing::COST,
        Report::Load(report) => report.cost,
        Report::Aim(report) => report.cost,
        Report::Gun(report) => report.cost,
        Report::Attack(report) => all(&report.pays),
        Report::MachineGun(report) => all(&report.fire.pays),
        Report::Drive(report) => report.cost,
        Report::Ride(report) => report.cost,
        Report::Done(events) => all(&sheets::paid(table, events)),
    }
}
