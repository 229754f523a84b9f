//! Where the buttons of the action bar stand.

use super::*;
use crate::theme::Theme;

fn context() -> egui::Context {
    let ctx = egui::Context::default();
    ctx.set_fonts(theme::fonts());
    theme::dress(&ctx, &Theme::default());
    // Letters are there after the first frame.
    ctx.run_ui(egui::RawInput::default(), |_| ()).drop_without_applying_deltas();
    ctx
}

fn item(name: &str, slot: Option<Slot>) -> Item<'_> {
    Item { name, hint: "", means: None, icon: Icon::Fire, key: "X", refusal: None, active: false, main: false, slot }
}

/// Buttons of who acts.
fn acting<'a>(items: &'a [Item<'a>]) -> Actions<'a> {
    Actions { items, kept: Slot::ACTING, accent: Color32::WHITE }
}

/// Sizes of the room for buttons: a small window at 150 %, a small one, a large one.
const ROOMS: [f32; 3] = [430.0, 860.0, 1500.0];

fn place(layout: &Layout, n: usize) -> Option<Rect> {
    layout.placed.iter().find(|(other, _)| *other == n).map(|(_, rect)| *rect)
}

#[test]
fn every_button_has_room_for_its_words_and_what_does_not_fit_stands_behind_more() {
    let ctx = context();
    let names: Vec<String> = (0..24).map(|n| format!("A way to act {n}")).collect();
    for room in ROOMS {
        for count in [1, 5, 11, 24] {
            let mut items: Vec<Item> = names[..count].iter().map(|name| item(name, None)).collect();
            items.push(item("End impulse", Some(Slot::Finish)));
            items.push(item("Undo", Some(Slot::Undo)));
            let layout = Layout::of(&ctx, &acting(&items), room);
            assert!(layout.width <= room, "{count} in {room}: {}", layout.width);
            let mut all: Vec<usize> =
                layout.placed.iter().map(|(n, _)| *n).chain(layout.more.iter().copied()).collect();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..items.len()), "each stands in one place: {layout:?}");
            assert_eq!(layout.more_at.is_some(), !layout.more.is_empty());
            for (n, rect) in &layout.placed {
                assert!(rect.width() >= width_of(&ctx, &items[*n]), "{} in {rect:?}", items[*n].name);
                let apart = |other: &Rect| rect.intersect(*other).area() <= 0.0 || rect == other;
                assert!(layout.placed.iter().all(|(_, other)| apart(other)), "{layout:?}");
            }
        }
    }
}

#[test]
fn no_button_moves_when_others_come() {
    let ctx = context();
    let names: Vec<String> = (0..24).map(|n| format!("Way {n}")).collect();
    for room in ROOMS {
        let few: Vec<Item> = names[..3].iter().map(|name| item(name, None)).collect();
        let mut many: Vec<Item> = names.iter().map(|name| item(name, None)).collect();
        many.push(item("Go there", Some(Slot::Confirm)));
        many.push(item("End impulse", Some(Slot::Finish)));
        many.push(item("Look back", Some(Slot::Back)));
        let (before, after) = (Layout::of(&ctx, &acting(&few), room), Layout::of(&ctx, &acting(&many), room));
        for n in 0..2 {
            let corner = |layout: &Layout| place(layout, n).map(|rect| rect.min);
            assert_eq!(corner(&before), corner(&after), "button {n} in {room}");
        }
    }
}

#[test]
fn while_nobody_acts_no_place_is_kept_for_what_orders_and_nothing_moves_when_somebody_does() {
    let ctx = context();
    let looks = [item("Undo", Some(Slot::Undo)), item("Look back", Some(Slot::Back))];
    let acts = [looks[0].clone(), looks[1].clone(), item("Go there", Some(Slot::Confirm)), item("Fire", None)];
    for room in ROOMS {
        let asked = Layout::of(&ctx, &Actions { kept: Slot::LOOKING, ..acting(&looks) }, room);
        assert!(asked.empty.is_empty() && asked.more_at.is_none(), "{asked:?}");
        let one = Layout::of(&ctx, &Actions { kept: Slot::LOOKING, ..acting(&looks[..1]) }, room);
        assert_eq!((place(&one, 0), one.width), (place(&asked, 0), asked.width), "Undo stands where it stood");
        let after = Layout::of(&ctx, &acting(&acts), room);
        if room >= layout::NARROW {
            assert_eq!([place(&after, 0), place(&after, 1)], [place(&asked, 0), place(&asked, 1)]);
        }
    }
}
