//! The page about one man of a force: what he is, what he carries, and what each of it costs.

use super::model::{At, Draft, Tools};
use super::pen::{Pen, because, offer};
use super::{experience, grade, speciality, words};
use bevy_egui::egui::Ui;
use panel_kit::theme;
use perrys_heroes::force::ManDef;
use perrys_heroes::values::{Experience, Grade, Speciality};
use perrys_heroes::weapons::WeaponClass;
use table::Say;

/// A man in a line: what he is, what he holds, what he costs.
pub fn line(man: &ManDef, tools: &Tools) -> String {
    let mut parts = vec![man.name.clone(), grade(man.grade).said()];
    if man.experience != Experience::Normal {
        parts.push(experience(man.experience).said());
    }
    if man.speciality != Speciality::None {
        parts.push(speciality(man.speciality).said());
    }
    let named =
        |key: &Option<String>| key.as_ref().and_then(|key| tools.weapons.no(key)).map(|no| tools.weapons.def(no));
    parts.extend([&man.support, &man.weapon].into_iter().filter_map(named).map(|weapon| weapon.name.clone()));
    let tube = man.anti_tank.as_ref().and_then(|key| tools.weapons.anti_tank_no(key));
    parts.extend(tube.map(|no| tools.weapons.anti_tank[usize::from(no)].name.clone()));
    parts.push(words::points(tools.cost(man)).said());
    parts.join(", ")
}

/// Draws it; true if something was changed.
pub(super) fn show(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, at: &mut At) -> bool {
    let Some(now) = draft.man(*at).cloned() else { return false };
    let mut changed = false;
    pen.heading(ui, &words::name());
    let mut name = now.name.clone();
    if ui.text_edit_singleline(&mut name).changed() {
        let then = draft.with_man(*at, |man| man.name = name);
        changed |= draft.typed(&format!("man-{at:?}"), then);
    }
    ui.label(theme::title(words::points(tools.cost(&now)).said(), theme::TITLE, pen.theme.text));
    changed |= is(ui, pen, draft, tools, *at, &now);
    changed |= holds(ui, pen, draft, tools, *at, &now);
    changed |= carries(ui, pen, draft, tools, *at, &now);
    if draft.force().teams.len() > 1 {
        pen.heading(ui, &words::team());
        let teams: Vec<String> = draft.force().teams.iter().map(|team| team.name.clone()).collect();
        for (no, team) in teams.iter().enumerate() {
            let moved = offer(ui, pen, draft, tools, (team, no == at.0), |draft| {
                if no == at.0 { draft.force().clone() } else { draft.moved(*at, no) }
            });
            if moved {
                let last = draft.force().teams[no].men.len().saturating_sub(1);
                (changed, *at) = (true, (no, last));
            }
        }
    }
    ui.add_space(8.0);
    if pen.button(ui, &words::remove().said(), false, None) {
        let then = draft.without(*at);
        changed |= draft.change(then);
        *at = (at.0, at.1.saturating_sub(1));
    }
    changed
}

/// The price that a man would have, beside a name.
fn priced(name: &Say, man: &ManDef, tools: &Tools) -> String {
    words::choice(name.said(), tools.cost(man)).said()
}

/// Grade, experience and speciality.
fn is(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, at: At, now: &ManDef) -> bool {
    let mut choices = vec![(words::grade(), Vec::new())];
    for one in Grade::ALL {
        choices[0].1.push((grade(one), ManDef { grade: one, ..now.clone() }));
    }
    let seen = Experience::ALL.map(|one| (experience(one), ManDef { experience: one, ..now.clone() }));
    choices.push((words::experience(), seen.into()));
    let learned = Speciality::ALL.map(|one| (speciality(one), ManDef { speciality: one, ..now.clone() }));
    choices.push((words::speciality(), learned.into()));
    let mut changed = false;
    for (title, choices) in choices {
        pen.heading(ui, &title);
        ui.horizontal_wrapped(|ui| {
            for (name, then) in choices {
                let chosen = then == *now;
                let name = priced(&name, &then, tools);
                changed |= offer(ui, pen, draft, tools, (&name, chosen), |draft| draft.with_man(at, |man| *man = then));
            }
        });
    }
    changed
}

/// His weapons: those that men of his nation carry.
fn holds(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, at: At, now: &ManDef) -> bool {
    let mut changed = false;
    let nation = draft.force().nation;
    let of = |wanted: &dyn Fn(WeaponClass) -> bool| {
        let found = tools.of(nation).filter(|weapon| wanted(weapon.class));
        found.map(|weapon| (weapon.name.clone(), Some(weapon.key.clone()))).collect::<Vec<_>>()
    };
    let with_none = |weapons: Vec<_>| std::iter::once((words::no_weapon().said(), None)).chain(weapons);
    pen.heading(ui, &words::light_weapon());
    ui.horizontal_wrapped(|ui| {
        for (name, key) in with_none(of(&|class| !class.is_support() && class != WeaponClass::Pistol)) {
            let then = ManDef { weapon: key, ..now.clone() };
            let words = words::choice(name, tools.cost(&then)).said();
            let chosen = then == *now;
            changed |= offer(ui, pen, draft, tools, (&words, chosen), |draft| draft.with_man(at, |man| *man = then));
        }
    });
    pen.heading(ui, &words::pair_weapon());
    ui.horizontal_wrapped(|ui| {
        for (name, key) in with_none(of(&|class| class.is_support())) {
            let chosen = key == now.support;
            changed |= offer(ui, pen, draft, tools, (&name, chosen), |draft| draft.with_gunner(at, key));
        }
        let then = ManDef { assists: !now.assists, ..now.clone() };
        if pen.button(ui, &words::assists().said(), now.assists, None) {
            let force = draft.with_man(at, |man| *man = then);
            changed |= draft.change(force);
        }
    });
    let served = tools.served(nation).map(|weapon| (weapon.name.clone(), Some(weapon.key.clone()), weapon.cost));
    let served: Vec<_> = served.collect();
    if !served.is_empty() {
        pen.heading(ui, &words::anti_tank_pair());
        ui.horizontal_wrapped(|ui| {
            for (name, key, price) in [(words::no_weapon().said(), None, 0)].into_iter().chain(served) {
                let chosen = key == now.anti_tank;
                let name = words::choice(name, price).said();
                changed |= offer(ui, pen, draft, tools, (&name, chosen), |draft| draft.with_tube(at, key));
            }
        });
    }
    pen.heading(ui, &words::pistol());
    ui.horizontal_wrapped(|ui| {
        for (name, key) in with_none(of(&|class| class == WeaponClass::Pistol)) {
            let then = ManDef { pistol: key, ..now.clone() };
            let words = words::choice(name, tools.cost(&then)).said();
            let chosen = then == *now;
            changed |= offer(ui, pen, draft, tools, (&words, chosen), |draft| draft.with_man(at, |man| *man = then));
        }
    });
    changed
}

/// What is bought by the piece: its name, how many at once, and where a man has it.
type Counted = (fn() -> Say, u8, fn(&mut ManDef) -> &mut u8);

/// What a man buys by the piece. Grenades and rifle grenades come in twos.
const COUNTED: [Counted; 7] = [
    (words::grenades, 2, |man| &mut man.grenades),
    (words::smoke_grenades, 1, |man| &mut man.smoke_grenades),
    (words::rifle_grenades, 2, |man| &mut man.rifle_grenades),
    (words::traps, 1, |man| &mut man.traps),
    (words::panzerfausts, 1, |man| &mut man.panzerfausts),
    (words::molotovs, 1, |man| &mut man.molotovs),
    (words::mines, 1, |man| &mut man.mines),
];

/// The most that a man carries of anything, as files may say.
const MOST: u8 = 12;

/// His equipment.
fn carries(ui: &mut Ui, pen: &mut Pen, draft: &mut Draft, tools: &Tools, at: At, now: &ManDef) -> bool {
    let mut changed = false;
    pen.heading(ui, &words::equipment());
    for (what, by, field) in COUNTED {
        ui.horizontal(|ui| {
            let number = *field(&mut now.clone());
            let name = what().said();
            let mut with = |ui: &mut Ui, sign: &str, number: u8| {
                let mut then = now.clone();
                *field(&mut then) = number;
                let words = words::choice(format!("{sign} {name}"), tools.cost(&then)).said();
                offer(ui, pen, draft, tools, (&words, false), |draft| draft.with_man(at, |man| *man = then))
            };
            if number > 0 {
                changed |= with(ui, "−", number.saturating_sub(by));
            }
            if number.saturating_add(by) <= MOST {
                changed |= with(ui, "+", number + by);
            }
            pen.small(ui, words::so_many(what(), number).said(), pen.theme.text);
        });
    }
    ui.horizontal_wrapped(|ui| {
        let flags = [
            (words::binoculars(), ManDef { binoculars: !now.binoculars, ..now.clone() }, now.binoculars),
            (words::first_aid(), ManDef { first_aid: !now.first_aid, ..now.clone() }, now.first_aid),
            (words::foliage(), ManDef { foliage: !now.foliage, ..now.clone() }, now.foliage),
        ];
        for (name, then, on) in flags {
            let why = tools.refused(draft.force(), &draft.with_man(at, |man| *man = then.clone()));
            let why = why.filter(|_| !on).map(|fault| because(&fault));
            if pen.button(ui, &priced(&name, if on { now } else { &then }, tools), on, why.as_deref()) {
                let force = draft.with_man(at, |man| *man = then);
                changed |= draft.change(force);
            }
        }
    });
    changed
}
