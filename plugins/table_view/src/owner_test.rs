use super::*;

const BUTTON: Vec2 = Vec2::new(1100.0, 600.0);
const BESIDE: Vec2 = Vec2::new(400.0, 300.0);

#[test]
fn a_panel_keeps_hover_press_and_wheel() {
    let mut owner = Owner::default();
    owner.follow(Some(BESIDE), false, false, 0.0);
    assert_eq!((owner.hover, owner.press, owner.wheel), (Some(BESIDE), Some(BESIDE), Some(BESIDE)));
    owner.follow(Some(BUTTON), true, true, 0.1);
    assert_eq!((owner.hover, owner.press, owner.wheel), (None, None, None));
}

#[test]
fn the_hex_under_a_button_that_vanished_is_not_pointed_at_before_the_mouse_has_moved() {
    let mut owner = Owner::default();
    owner.follow(Some(BUTTON), true, true, 1.0);
    owner.follow(Some(BUTTON + Vec2::X), false, false, 1.1);
    assert_eq!((owner.hover, owner.press), (None, None), "the second half of a double click is the button's too");
    owner.follow(Some(BUTTON), false, false, 9.0);
    assert_eq!((owner.hover, owner.press), (None, Some(BUTTON)), "a later click is meant for the board");
    owner.follow(Some(BUTTON + Vec2::splat(8.0)), false, false, 9.1);
    assert!(owner.hover.is_some());
}

#[test]
fn a_pointer_that_leaves_the_window_points_at_nothing() {
    let mut owner = Owner::default();
    owner.follow(Some(BESIDE), false, false, 0.0);
    owner.follow(Some(BESIDE), false, false, 0.1);
    assert!(owner.rests);
    owner.follow(None, false, false, 0.2);
    assert_eq!((owner.hover, owner.press, owner.wheel), (None, None, None));
}

/// The board hears what docked and floating panels leave it, and no more: the whole system, with egui's own areas.
#[test]
fn floating_areas_and_docked_panels_have_the_pointer() {
    let ctx = egui::Context::default();
    let rect = egui::Rect::from_min_size(egui::pos2(50.0, 50.0), egui::vec2(100.0, 80.0));
    for _ in 0..2 {
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            egui::Area::new("floats".into()).fixed_pos(rect.min).show(ui.ctx(), |ui| {
                ui.allocate_space(rect.size());
            });
        });
        output.drop_without_applying_deltas();
    }
    assert!(has_pointer(&ctx, Vec2::new(90.0, 90.0)));
    assert!(!has_pointer(&ctx, Vec2::new(300.0, 90.0)));
}
