//! Hands: mouse, wheel and keys, and what they point at.

use crate::desk::Game;
use crate::frames::{DRAG_REST, POINTED};
use serde_json::Value;

impl Game<'_> {
    /// Takes back what was chosen: right clicks beside the map, as a player would.
    pub fn cancel(&self) {
        let beside = [20, i64::from(self.desk.size().1) / 2];
        self.xdotool(&["mousemove", &beside[0].to_string(), &beside[1].to_string()]);
        for _ in 0..2 {
            self.press_with("3");
        }
    }

    /// Moves the pointer there.
    pub fn point(&self, at: &Value) {
        let (x, y) = (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"));
        let (x, y) = ((x as i64).to_string(), (y as i64).to_string());
        // Where the pointer is already nothing is drawn for it.
        self.seen_within(POINTED, 3, || self.xdotool(&["mousemove", &x, &y]));
    }

    /// Presses the left button where the pointer is.
    pub fn press(&self) {
        self.press_with("1");
    }

    /// Presses a button of the mouse; slow frames must see it go down and up.
    fn press_with(&self, button: &str) {
        self.drawn_out(1);
        self.seen(|| self.xdotool(&["mousedown", button]));
        self.seen(|| self.xdotool(&["mouseup", button]));
    }

    /// Clicks the button with this label.
    #[track_caller]
    pub fn click(&self, label: &str) {
        self.open_more_for(label, |told| told["widgets"].get(label).is_some());
        self.wait(label, |told| told["widgets"].get(label).is_some());
        assert!(self.click_if_there(label), "{label} has gone");
    }

    /// What has no room in the action bar stands behind its last button.
    pub fn open_more_for(&self, label: &str, there: impl Fn(&Value) -> bool) {
        let more = |told: &Value| label.starts_with("bar: ") && told["widgets"].get("bar: More").is_some();
        let told = self.wait(label, |told| there(told) || more(told));
        if !there(&told) && told["widgets"].get("bar: More actions").is_none() && self.click_if_there("bar: More") {
            self.wait("what has no room", |told| told["widgets"].get("bar: More actions").is_some());
        }
    }

    /// Clicks the button with this label, once it has stopped moving; false if it is not there.
    pub fn click_if_there(&self, label: &str) -> bool {
        let mut last = Value::Null;
        loop {
            let told = self.settled();
            let Some(at) = told["widgets"].get(label) else { return false };
            if *at == last {
                self.point(at);
                self.press();
                return true;
            }
            last = at.clone();
            self.drawn_out(3);
        }
    }

    /// Where a widget is, once it has stopped moving.
    #[track_caller]
    pub fn place(&self, label: &str) -> Value {
        let mut last = Value::Null;
        loop {
            let told = self.wait(label, |told| told["busy"] == false && told["widgets"].get(label).is_some());
            let at = told["widgets"][label].clone();
            if at == last {
                return at;
            }
            last = at;
            self.drawn_out(3);
        }
    }

    /// Points at a widget without pressing it.
    #[track_caller]
    pub fn hover(&self, label: &str) {
        let at = self.place(label);
        self.point(&at);
    }

    /// Turns the wheel where the pointer is: notches towards (above 0) or away from the player.
    pub fn wheel(&self, notches: i32) {
        let button = if notches > 0 { "4" } else { "5" };
        for _ in 0..notches.abs() {
            self.heard(|| self.xdotool(&["click", button]));
        }
    }

    /// Presses here, moves there, lets go.
    pub fn drag(&self, from: &Value, to: &Value) {
        self.drag_and(from, to, || {});
    }

    /// The same, and does something before it lets go.
    pub fn drag_and(&self, from: &Value, to: &Value, then: impl FnOnce()) {
        self.point(from);
        self.seen_within(DRAG_REST, 2, || self.xdotool(&["mousedown", "1"]));
        let at = |value: &Value, n: usize| value[n].as_f64().expect("a place");
        for part in 1..=4 {
            let share = f64::from(part) / 4.0;
            let between = |n: usize| at(from, n) + (at(to, n) - at(from, n)) * share;
            let (x, y) = (between(0) as i64, between(1) as i64);
            self.seen_within(DRAG_REST, 2, || self.xdotool(&["mousemove", &x.to_string(), &y.to_string()]));
        }
        then();
        self.seen_within(DRAG_REST, 2, || self.xdotool(&["mouseup", "1"]));
    }

    /// Moves there and presses at once, before what is under the pointer can change.
    pub fn strike(&self, at: &Value) {
        let (x, y) = (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"));
        let (x, y) = ((x as i64).to_string(), (y as i64).to_string());
        self.seen_within(DRAG_REST, 2, || self.xdotool(&["mousemove", &x, &y, "mousedown", "1"]));
        self.seen_within(DRAG_REST, 2, || self.xdotool(&["mouseup", "1"]));
    }

    /// Points at the top bar until no fan is open any more.
    #[track_caller]
    pub fn leave_fans(&self) {
        self.point(&serde_json::json!([self.desk.size().0 / 2, 8]));
        self.wait("no fan", |told| told["fan"].as_object().is_some_and(serde_json::Map::is_empty));
    }

    /// Writes where the keyboard is.
    pub fn write(&self, words: &str) {
        self.heard(|| self.xdotool(&["type", "--delay", "60", words]));
    }

    /// Moves the pointer to a place of the window.
    pub fn point_at(&self, x: u32, y: u32) {
        self.point(&serde_json::json!([x, y]));
    }

    /// Presses the right button where the pointer is.
    pub fn right_click(&self) {
        self.press_with("3");
    }

    /// Presses the key that lies there, by the number that X has for it, whatever is printed on it.
    pub fn key_at(&self, number: u8) {
        self.key(&number.to_string());
    }

    /// Presses a key, by its name in X.
    pub fn key(&self, name: &str) {
        self.heard(|| self.xdotool(&["key", name]));
    }

    /// The screen place of a hex, by any storey of it.
    pub fn hex(&self, name: &str) -> Value {
        let name = name.trim_end_matches('^');
        // Where boards are numbered the number stands before the name.
        let found = |told: &Value| {
            let mut hexes = told["hexes"].as_object()?.iter();
            hexes
                .find(|(hex, _)| hex.trim_start_matches(|c: char| c.is_ascii_digit()) == name || *hex == name)
                .map(|(_, at)| at.clone())
        };
        let told = self.wait(name, |told| found(told).is_some());
        found(&told).expect("it has been waited for")
    }

    /// Clicks a hex, by way of the top bar, over which no fan stays open.
    #[track_caller]
    pub fn click_hex(&self, name: &str) {
        self.leave_fans();
        self.point(&self.hex_in_view(name));
        self.press();
    }

    /// Shift and click: what would come of a hex is held, nothing is ordered by it.
    #[track_caller]
    pub fn hold_hex(&self, name: &str) {
        self.leave_fans();
        self.point(&self.hex(name));
        self.seen(|| self.xdotool(&["keydown", "shift"]));
        self.press();
        self.seen(|| self.xdotool(&["keyup", "shift"]));
    }

    pub fn hover_hex(&self, name: &str) {
        self.point(&self.hex_in_view(name));
    }

    /// The screen place of a hex on the part of the map that is seen; where it lies beside it or under a panel the whole map is shown.
    pub fn hex_in_view(&self, name: &str) -> Value {
        let at = self.hex(name);
        let free: Vec<f64> =
            self.settled()["free"].as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        let (x, y) = (at[0].as_f64().expect("x"), at[1].as_f64().expect("y"));
        if x > free[0] && x < free[2] && y > free[1] && y < free[3] {
            return at;
        }
        self.key("Home");
        self.at_rest();
        self.hex(name)
    }

    /// Rests over a hex, by way of the top bar; also where the map moved under the pointer on its way.
    #[track_caller]
    pub fn rest_over(&self, name: &str) {
        self.leave_fans();
        self.hex_in_view(name);
        for _ in 0..10 {
            let at = self.hex(name);
            self.point(&at);
            let told = self.settled();
            if told["hover"].as_str().is_some_and(|hover| hover.ends_with(name)) && self.hex(name) == at {
                return;
            }
        }
        panic!("{name} does not come under the pointer");
    }

    /// A hex that touches this one and lies nearest to the middle of the map.
    pub fn neighbour_of(&self, name: &str) -> String {
        let nearest = self.neighbours_of(name).into_iter().next();
        nearest.expect("every hex has neighbours")
    }

    /// The hexes that touch this one, those nearest to the middle of the map first.
    pub fn neighbours_of(&self, name: &str) -> Vec<String> {
        let told = self.settled();
        let hexes = told["hexes"].as_object().expect("hexes");
        let at = |value: &Value| (value[0].as_f64().expect("x"), value[1].as_f64().expect("y"));
        let here = at(&hexes[name.trim_end_matches('^')]);
        let middle = (f64::from(self.desk.size().0) / 2.0, f64::from(self.desk.size().1) / 2.0);
        let distance = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).hypot(a.1 - b.1);
        let away: Vec<(&String, f64)> = hexes
            .iter()
            .map(|(name, value)| (name, distance(at(value), here)))
            .filter(|(_, away)| *away > 1.0)
            .collect();
        let side = away.iter().map(|(_, away)| *away).fold(f64::MAX, f64::min);
        let near = away.into_iter().filter(|(_, away)| *away < side * 1.25).map(|(name, _)| name.clone());
        let mut near: Vec<String> = near.collect();
        near.sort_by(|a, b| distance(at(&hexes[a]), middle).total_cmp(&distance(at(&hexes[b]), middle)));
        near
    }
}
