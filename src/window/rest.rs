//! Lets the window rest: egui draws again as long as it hears something, and `bevy_egui` tells it in every frame which modifier keys
//! are held. Only a change is news.

use bevy::prelude::*;
use bevy_egui::{EguiInput, EguiPreUpdateSet, egui};

pub fn plugin(app: &mut App) {
    let told_once = tell_changes_only.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, told_once);
}

fn tell_changes_only(mut inputs: Query<&mut EguiInput>, mut held: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => std::mem::replace(&mut *held, *now) != *now,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modifier_keys_are_told_when_they_change() {
        let mut app = App::new();
        app.add_systems(Update, tell_changes_only);
        let context = app.world_mut().spawn(EguiInput::default()).id();
        let mut told = |modifiers| {
            let event = egui::Event::ModifiersChanged(modifiers);
            app.world_mut().get_mut::<EguiInput>(context).expect("the input").events = vec![event];
            app.update();
            app.world().get::<EguiInput>(context).expect("the input").events.len()
        };
        let (none, shift) = (egui::Modifiers::NONE, egui::Modifiers::SHIFT);
        assert_eq!([none, shift, shift, none, none].map(&mut told), [0, 1, 0, 1, 0]);
    }
}
