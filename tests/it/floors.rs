//! Rooms and floors: in every crate imports point downwards, and no file leads back to itself but within one file's own module.
//!
//! `floors/imports.rs` reads which file uses which, `floors/circles.rs` finds the knots, `floors/lists.rs` has the floors.

mod circles;
mod imports;
mod lists;

use crate::root;
use circles::{Uses, knots};
pub use imports::is_for_tests;
use imports::{Crate, Path, path_of};
use lists::FLOORS;
use std::collections::{BTreeMap, BTreeSet};

/// A crate by its name, or by its root.
fn read(name: &str) -> Crate {
    let file = if name.ends_with(".rs") { name.to_string() } else { format!("plugins/{name}/src/lib.rs") };
    Crate::read(&root().join(file))
}

fn told(path: &[String]) -> String {
    if path.is_empty() { "lib".to_string() } else { path.join("::") }
}

fn starts(path: &[String], with: &str) -> bool {
    path.starts_with(&path_of(with))
}

/// True of a list of rules and what it holds: `facts::rules`, `sections::fire::rules`.
fn lists_rules(path: &[String]) -> bool {
    let folder = if path.first().is_some_and(|first| first == "sections") { 2 } else { 1 };
    path.get(folder).is_some_and(|part| part == "rules")
}

/// True of what a section of rules says of its orders, and what that holds: `sections::fire::orders`.
fn says_of_orders(path: &[String]) -> bool {
    path.first().is_some_and(|first| first == "sections") && path.get(2).is_some_and(|part| part == "orders")
}

/// The floor of a file: what is said stands below everything, and so do rules by their numbers, where there is a catalogue. What a section
/// says of its orders to everybody, `orders.rs`, stands on the highest, where they are brought to it; the root stands above.
fn floor(rows: &[&str], file: &[String]) -> Option<usize> {
    let Some(first) = file.first() else { return Some(rows.len()) };
    let stands_in = |row: &&str, name: &str| row.split_whitespace().any(|one| one == name);
    let is_rules = rows.iter().any(|row| stands_in(row, "catalogue")) && lists_rules(file);
    if is_rules || file.last().is_some_and(|last| last == "words") {
        return Some(0);
    }
    if says_of_orders(file) {
        return Some(rows.len() - 1);
    }
    rows.iter().position(|row| stands_in(row, first))
}

#[test]
fn every_crate_has_floors_and_every_file_stands_on_one() {
    for entry in std::fs::read_dir(root().join("plugins")).expect("the crates") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        assert!(FLOORS.iter().any(|(known, _)| *known == name), "{name} has no floors in tests/it/floors/lists.rs");
    }
    for (name, rows) in FLOORS {
        let made = read(name);
        let files = made.files();
        let loose: Vec<String> =
            files.iter().filter(|file| floor(rows, file).is_none()).map(|file| told(file)).collect();
        assert!(loose.is_empty(), "{name}: on no floor: {loose:?}");
        let mut named: Vec<&str> = rows.iter().flat_map(|row| row.split_whitespace()).collect();
        for one in &named {
            assert!(files.contains(&path_of(one)), "{name}: there is no {one}");
        }
        named.sort_unstable();
        assert!(named.windows(2).all(|pair| pair[0] != pair[1]), "{name}: something stands on two floors");
    }
}

#[test]
fn no_floor_imports_from_one_above() {
    let mut found = Vec::new();
    for (name, rows) in FLOORS {
        for (from, all) in read(name).uses() {
            let above = all.iter().filter(|to| floor(rows, to) > floor(rows, &from));
            found.extend(above.map(|to| format!("{name}: {} uses {}", told(&from), told(to))));
        }
    }
    assert!(found.is_empty(), "what both need belongs on a lower floor:\n{}", found.join("\n"));
}

#[test]
fn no_file_leads_back_to_itself() {
    for (name, _) in FLOORS {
        let uses = read(name).uses();
        let found = knots(&uses);
        let lines: Vec<String> = found.iter().flat_map(|knot| arrows(&uses, knot)).collect();
        assert!(
            found.is_empty(),
            "{name}: a circle of files; what they share belongs below them\n{}",
            lines.join("\n")
        );
    }
}

/// The arrows among some files.
fn arrows(uses: &Uses, among: &BTreeSet<Path>) -> Vec<String> {
    let from = among.iter().flat_map(|file| uses[file].intersection(among).map(move |to| (file, to)));
    from.map(|(file, to)| format!("{} -> {}", told(file), told(to))).collect()
}

/// The sections of the rules that each section uses, each as a module.
fn sections() -> Uses {
    let of_rules = |path: &[String]| path[0] == "sections" && !lists_rules(path) && !says_of_orders(path);
    let section = |path: &[String]| path.get(1).filter(|_| of_rules(path)).cloned();
    let mut uses = Uses::new();
    for (file, all) in read("lock_n_load").uses() {
        let Some(own) = (!file.is_empty()).then(|| section(&file)).flatten() else { continue };
        let others = all.iter().filter(|to| !to.is_empty()).filter_map(|to| section(to)).filter(|other| *other != own);
        uses.entry(vec![own.clone()]).or_default().extend(others.map(|other| vec![other]));
    }
    uses
}

#[test]
fn no_section_leads_back_to_itself() {
    let uses = sections();
    assert!(uses.len() > 10 && uses[&path_of("fire")].contains(&path_of("spotting")), "sections are found: {uses:?}");
    let found = knots(&uses);
    let lines: Vec<String> = found.iter().flat_map(|knot| arrows(&uses, knot)).collect();
    assert!(found.is_empty(), "a circle of sections:\n{}", lines.join("\n"));
}

#[test]
fn lists_of_rules_use_the_catalogue_alone() {
    let uses = read("lock_n_load").uses();
    let lists: BTreeMap<&Path, &BTreeSet<Path>> = uses.iter().filter(|(file, _)| lists_rules(file)).collect();
    assert!(lists.len() > 15, "sections have lists of rules");
    for (list, used) in lists {
        let used: Vec<String> = used.iter().filter(|to| !starts(to, "catalogue")).map(|to| told(to)).collect();
        assert!(used.is_empty(), "{} uses {used:?}", told(list));
    }
}

#[test]
fn a_path_counts_where_the_thing_is_defined() {
    let made = Crate::made_of(&[
        ("", "mod a; mod b; mod c; pub use b::Thing; #[cfg(test)] mod gone;"),
        ("a", "use crate::{Thing as It, c::{self, deep::Other}}; fn f(it: It) { c::go(); vec![super::c::deep::HERE] }"),
        ("b", "pub struct Thing; #[cfg(test)] use crate::a::f;"),
        ("c", "mod deep; pub use deep::*; pub fn go() { use super::b::Thing; }"),
        ("c::deep", "use super::*; pub struct Other; fn g() { go() } words! { HERE = 1 } use std::fmt;"),
    ]);
    let uses = made.uses();
    let of = |file: &str| -> Vec<String> { uses[&path_of(file)].iter().map(|to| told(to)).collect() };
    assert_eq!(of("a"), ["b", "c", "c::deep"], "not the root, which only hands it on");
    assert_eq!(of("b"), [""; 0], "what tests use does not count");
    assert_eq!(of("c"), ["b", "c::deep"]);
    assert_eq!(of("c::deep"), ["c"]);
}

#[test]
fn a_circle_is_a_knot_unless_it_goes_through_the_file_of_its_folder() {
    let knotted = |arrows: &[(&str, &str)]| -> Vec<Vec<String>> {
        let mut uses = Uses::new();
        for (from, to) in arrows {
            uses.entry(path_of(to)).or_default();
            uses.entry(path_of(from)).or_default().insert(path_of(to));
        }
        knots(&uses).iter().map(|knot| knot.iter().map(|file| told(file)).collect()).collect()
    };
    assert_eq!(knotted(&[("a", "b"), ("b", "c"), ("c", "b")]), [["b", "c"]]);
    assert!(knotted(&[("a", "a::x"), ("a::x", "a"), ("b", "a")]).is_empty());
    assert_eq!(knotted(&[("a", "a::x"), ("a::x", "b"), ("b", "a")]).len(), 1, "it leads out of the folder");
    assert_eq!(knotted(&[("a", "a::x"), ("a::x", "a::y"), ("a::y", "a::x"), ("a::x", "a")]), [["a::x", "a::y"]]);
    assert_eq!(knotted(&[("", "a"), ("a", "")]), [["lib", "a"]], "the root is no such file");
}
