//! Guns of vehicles by clicks.

use crate::battle::PerrysHeroesWindow;
use crate::hand::Aim;
use crate::hand::tests::{battle, clicks, desk, holds, in_hand, points};
use bevy::prelude::MouseButton;
use desk::{HeldKeys, Prepared, TableBox};
use measured_table::Heading;
use measured_view::world;
use perrys_heroes::testing::{Bench, cm, id};
use perrys_heroes::{AimAt, Command, Report};
use table::Side;

/// An own tank of this kind, and an enemy before it whom it knows.
fn duel(kind: &str, facing: i32) -> Bench {
    Bench::new()
        .vehicles(Side::First, &format!("(name: \"Ours\", vehicle: \"{kind}\")"))
        .vehicles(Side::Second, "(name: \"Panzer\", vehicle: \"pzkpfw_iv_h\")")
        .position(&format!(
            "active: (side: First, team: 1), figures: [
                (id: \"us-07\", at: (90, 80), facing: {facing}, turret: 0, knows: [\"ge-07\", \"ge-01\"], hatch: true),
                (id: \"ge-01\", at: (90, 55), located: true),
                (id: \"ge-07\", at: (90, 40), facing: 180, located: true)]"
        ))
}

fn aims(facing: Option<Heading>) -> Command {
    Command::Aim { unit: id("us-07"), at: AimAt::Enemy(id("ge-07")), hull: false, facing }
}

#[test]
fn ph_7_21_05_the_first_click_says_at_what_a_gun_is_aimed_and_the_second_where_the_hull_looks() {
    let mut app = desk(&duel("m4a1_m4a3", 0));
    clicks(&mut app, Some("us-07"), cm(90.0, 80.0), MouseButton::Left, false);
    app.world_mut().resource_mut::<desk::Hand<PerrysHeroesWindow>>().mode = Aim::Faced(None);
    points(&mut app, Some("ge-07"), cm(90.0, 40.0));
    assert_eq!(app.world().resource::<Prepared<Command>>().orders, [aims(None)], "what it comes to without");
    clicks(&mut app, Some("ge-07"), cm(90.0, 40.0), MouseButton::Left, false);
    assert_eq!(in_hand(&app).mode, Aim::Faced(Some(AimAt::Enemy(id("ge-07")))));
    // Whole steps of 45 degrees, to where one points.
    for (to, degrees) in [((100.0, 70.5), 45), ((120.0, 79.0), 90), ((91.0, 60.0), 0)] {
        points(&mut app, None, cm(to.0, to.1));
        let order = aims(Some(Heading::new(degrees * 10)));
        assert_eq!(app.world().resource::<Prepared<Command>>().orders, [order], "{degrees}");
    }
    clicks(&mut app, None, cm(120.0, 79.0), MouseButton::Left, false);
    let table = app.world().resource::<crate::battle::Battle>().table();
    let tank = table.figure(id("us-07")).expect("a tank");
    assert_eq!((tank.facing, tank.aim.is_some()), (Heading::EAST, true));
    assert_eq!(in_hand(&app).mode, Aim::Plain);
}

#[test]
fn ph_7_21_05_the_right_button_takes_back_at_what_it_is_aimed_then_the_aim() {
    let mut app = desk(&duel("m4a1_m4a3", 0));
    clicks(&mut app, Some("us-07"), cm(90.0, 80.0), MouseButton::Left, false);
    app.world_mut().resource_mut::<desk::Hand<PerrysHeroesWindow>>().mode = Aim::Faced(None);
    clicks(&mut app, Some("ge-07"), cm(90.0, 40.0), MouseButton::Left, false);
    for left in [Aim::Faced(None), Aim::Plain] {
        clicks(&mut app, None, cm(90.0, 60.0), MouseButton::Right, false);
        assert_eq!(in_hand(&app).mode, left);
    }
}

#[test]
fn ph_h_07_a_hull_that_has_to_bear_is_turned_exactly_where_one_points() {
    let battle = battle(&duel("stug_iii_g", 30));
    let mode = Aim::Faced(Some(AimAt::Enemy(id("ge-07"))));
    let mut hand = holds("us-07", mode);
    let meant = |hand: &desk::Hand<PerrysHeroesWindow>, x: f64, y: f64| {
        PerrysHeroesWindow::meant(&battle, hand, None, Some(world(cm(x, y)))).expect("an order")
    };
    // No whole step of 45 degrees from where it looks bears.
    let order = meant(&hand, 92.0, 40.0);
    let Ok(Report::Aim(report)) = battle.judge(&order) else { panic!("it bears: {order:?}") };
    assert!((20..40).contains(&report.swing.facing.tenths()), "{:?}", report.swing);
    let away = meant(&hand, 120.0, 80.0);
    assert_eq!(battle.judge(&away).expect_err("it would not bear").rule.0, "PH-7.21-05");
    hand.held = HeldKeys { straight: false, loose: true };
    let Command::Aim { facing: Some(exact), .. } = meant(&hand, 91.0, 60.0) else { panic!("an aim") };
    assert!(exact.tenths() > 0, "to the very place: {exact:?}");
}

#[test]
fn ph_7_7_19_a_machine_gun_of_a_vehicle_fires_at_the_whole_zone() {
    let battle = battle(&duel("m4a1_m4a3", 0));
    for burst in [false, true] {
        let hand = holds("us-07", Aim::MachineGun { gun: 0, burst });
        let order = PerrysHeroesWindow::meant(&battle, &hand, Some(id("ge-01")), Some(world(cm(90.0, 55.0))));
        let wanted = Command::FireMachineGun { unit: id("us-07"), gun: 0, at: id("ge-01"), burst };
        assert_eq!(order, Some(wanted.clone()));
        let Ok(Report::MachineGun(report)) = battle.judge(&wanted) else { panic!("it is lawful") };
        assert_eq!(report.fire.zone.is_some(), burst);
    }
}
