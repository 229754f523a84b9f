//! The floors of the rule set's crate and the sections on one of them: imports point downwards, and no section leads back to itself.
//!
//! The lists of rules, `rules.rs` in the folders of those that carry them out, are a part of the catalogue: they stand on its floor. What a
//! section says of its orders to everybody, `orders.rs`, stands on the highest, where they are brought to it.

use crate::root;
use std::collections::{BTreeMap, BTreeSet};

/// The folders of `lock_n_load/src`, from below.
const FLOORS: [&str; 6] = ["catalogue", "files", "facts", "sections", "checks", "dispatch"];

/// A path inside the crate, segment by segment.
type Path = Vec<String>;

/// A source file without its tests.
struct Module {
    path: Path,
    code: String,
    /// What its `use` lines bring, by the name under which it stands in the file.
    names: BTreeMap<String, Path>,
    /// Modules of which everything is brought.
    globs: Vec<Path>,
}

/// Every module by its path.
struct Crate(BTreeMap<Path, Module>);

fn path_of(text: &str) -> Path {
    text.split("::").map(|part| part.trim().to_string()).filter(|part| !part.is_empty()).collect()
}

/// The paths of a `use` line, without its braces.
fn expanded(tree: &str) -> Vec<String> {
    let tree = tree.trim();
    let Some((before, rest)) = tree.split_once('{') else { return vec![tree.to_string()] };
    let inner = rest.rsplit_once('}').map_or(rest, |(inner, _)| inner);
    let (mut parts, mut depth, mut part) = (Vec::new(), 0, String::new());
    for letter in inner.chars() {
        match letter {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(std::mem::take(&mut part));
                continue;
            }
            _ => {}
        }
        part.push(letter);
    }
    parts.push(part);
    let full = parts.iter().filter(|part| !part.trim().is_empty()).map(|part| format!("{before}{}", part.trim()));
    full.flat_map(|part| expanded(&part)).collect()
}

/// The `use` lines of a file, and all else.
fn divided(code: &str) -> (Vec<String>, String) {
    let (mut uses, mut rest, mut open) = (Vec::new(), String::new(), None::<String>);
    for line in code.lines() {
        let begins = ["use ", "pub use ", "pub(crate) use ", "pub(super) use "];
        let trimmed = line.trim_start();
        if open.is_none()
            && let Some(tree) = begins.iter().find_map(|begin| trimmed.strip_prefix(begin))
        {
            open = Some(tree.to_string());
        } else if let Some(tree) = &mut open {
            tree.push_str(trimmed);
        } else {
            rest.push_str(line);
            rest.push('\n');
        }
        if let Some(tree) = open.take_if(|tree| tree.contains(';')) {
            uses.push(tree.split(';').next().unwrap_or_default().to_string());
        }
    }
    (uses, rest)
}

/// The paths that stand in code, from their first segment: `crate::facts::event`, `fire::damage::lose`.
fn written(code: &str) -> BTreeSet<String> {
    let word = |letter: char| letter.is_alphanumeric() || letter == '_' || letter == ':';
    let paths = code.split(|letter: char| !word(letter)).map(|path| path.trim_matches(':'));
    paths.filter(|path| path.contains("::")).map(str::to_string).collect()
}

impl Crate {
    fn read() -> Self {
        let mut modules = BTreeMap::new();
        let mut folders = vec![root().join("plugins/lock_n_load/src")];
        let top = folders[0].clone();
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("a folder of sources") {
                let file = entry.expect("an entry").path();
                if file.is_dir() {
                    folders.push(file);
                    continue;
                }
                let inside = file.strip_prefix(&top).expect("inside").with_extension("").display().to_string();
                let tests = inside.ends_with("_test") || inside.ends_with("_bench") || inside == "testing";
                if tests || file.extension().is_none_or(|ending| ending != "rs") {
                    continue;
                }
                let text = std::fs::read_to_string(&file).expect("a source file");
                let code: Vec<&str> = text.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
                let path: Path =
                    inside.split('/').filter(|part| !["mod", "lib"].contains(part)).map(Into::into).collect();
                let module =
                    Module { path: path.clone(), code: code.join("\n"), names: BTreeMap::new(), globs: Vec::new() };
                modules.insert(path, module);
            }
        }
        assert!(modules.len() > 100, "the sources are there");
        let mut made = Self(modules);
        made.learn_names();
        made
    }

    /// Reads what each module imports: first what the crate's root gives a short name.
    fn learn_names(&mut self) {
        let mut paths: Vec<Path> = self.0.keys().cloned().collect();
        paths.sort_by_key(Vec::len);
        for path in paths {
            let (uses, rest) = divided(&self.0[&path].code);
            let (mut names, mut globs) = (BTreeMap::new(), Vec::new());
            for tree in uses.iter().flat_map(|tree| expanded(tree)) {
                let (tree, name) = match tree.split_once(" as ") {
                    Some((tree, name)) => (tree.to_string(), Some(name.trim().to_string())),
                    None => (tree, None),
                };
                let Some(mut full) = self.resolved(&path, &names, &path_of(&tree)) else { continue };
                let last = full.last().cloned().unwrap_or_default();
                match last.as_str() {
                    "*" => globs.push(full[..full.len() - 1].to_vec()),
                    "self" => {
                        full.pop();
                        names.insert(full.last().cloned().unwrap_or_default(), full);
                    }
                    _ => drop(names.insert(name.unwrap_or(last), full)),
                }
            }
            let module = self.0.get_mut(&path).expect("it has been read");
            (module.names, module.globs, module.code) = (names, globs, rest);
        }
    }

    /// The path from the crate's root; none if it leads out of the crate.
    fn resolved(&self, at: &Path, names: &BTreeMap<String, Path>, path: &Path) -> Option<Path> {
        let first = path.first()?;
        let full = match first.as_str() {
            "crate" => path[1..].to_vec(),
            "self" => [&at[..], &path[1..]].concat(),
            "super" => {
                let up = path.iter().take_while(|part| *part == "super").count();
                [&at[..at.len().checked_sub(up)?], &path[up..]].concat()
            }
            _ => match names.get(first) {
                Some(named) => [&named[..], &path[1..]].concat(),
                None if self.0.contains_key(&[&at[..], &path[..1]].concat()) => [&at[..], &path[..]].concat(),
                None => return None,
            },
        };
        // What the crate's root gives a short name lies where that leads to.
        let short = self.0.get(&Path::new()).and_then(|lib| lib.names.get(full.first()?));
        Some(match short {
            Some(named) if !at.is_empty() => [&named[..], &full[1..]].concat(),
            _ => full,
        })
    }

    /// What a module uses of the crate, by import or by a path in its code.
    fn used(&self, module: &Module) -> BTreeSet<Path> {
        let mut names = module.names.clone();
        for glob in &module.globs {
            names.extend(self.0.get(glob).into_iter().flat_map(|from| from.names.clone()));
        }
        let inline = written(&module.code);
        let inline = inline.iter().filter_map(|path| self.resolved(&module.path, &names, &path_of(path)));
        module.names.values().cloned().chain(module.globs.iter().cloned()).chain(inline).collect()
    }
}

/// True of a list of rules and what it holds: `facts::rules`, `sections::fire::rules`.
fn lists_rules(path: &[String]) -> bool {
    let folder = if path.first().is_some_and(|first| first == "sections") { 2 } else { 1 };
    path.get(folder).is_some_and(|part| part == "rules")
}

/// True of what a section says of its orders, and what that holds: `sections::fire::orders`.
fn says_of_orders(path: &[String]) -> bool {
    path.first().is_some_and(|first| first == "sections") && path.get(2).is_some_and(|part| part == "orders")
}

fn floor(path: &[String]) -> Option<usize> {
    if lists_rules(path) {
        return Some(0);
    }
    if says_of_orders(path) {
        return Some(FLOORS.len() - 1);
    }
    FLOORS.iter().position(|floor| path.first().is_some_and(|first| first == floor))
}

#[test]
fn every_file_of_the_rule_set_stands_on_a_floor() {
    let files = Crate::read().0;
    let loose: Vec<&Path> = files.keys().filter(|path| !path.is_empty() && floor(path).is_none()).collect();
    assert!(loose.is_empty(), "on no floor: {loose:?}");
    for name in FLOORS {
        assert!(files.keys().any(|path| path[..] == [name.to_string()]), "there is no floor {name}");
    }
}

#[test]
fn no_floor_imports_from_one_above() {
    let files = Crate::read();
    let mut found = Vec::new();
    for module in files.0.values() {
        let Some(own) = floor(&module.path) else { continue };
        let above = files.used(module).into_iter().filter(|path| floor(path).is_some_and(|floor| floor > own));
        found.extend(above.map(|path| format!("{} uses {}", module.path.join("::"), path.join("::"))));
    }
    assert!(found.is_empty(), "floors from below are {FLOORS:?}\n{}", found.join("\n"));
}

/// The sections that each section uses, with one place that does.
fn sections() -> BTreeMap<String, BTreeMap<String, String>> {
    let files = Crate::read();
    let rules = |path: &[String]| path[0] == "sections" && !lists_rules(path) && !says_of_orders(path);
    let section = |path: &[String]| path.get(1).filter(|_| rules(path)).cloned();
    let mut uses: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for module in files.0.values() {
        let Some(own) = section(&module.path) else { continue };
        let of_own = uses.entry(own.clone()).or_default();
        for path in files.used(module) {
            if let Some(other) = section(&path).filter(|other| *other != own) {
                of_own.entry(other).or_insert_with(|| format!("{} -> {}", module.path.join("::"), path.join("::")));
            }
        }
    }
    uses
}

/// A way from the last section of `way` back to its first; `done` lead to no circle.
fn circle(
    uses: &BTreeMap<String, BTreeMap<String, String>>,
    way: &mut Vec<String>,
    done: &mut BTreeSet<String>,
) -> Option<Vec<String>> {
    let last = way.last()?.clone();
    for next in uses.get(&last).into_iter().flat_map(BTreeMap::keys) {
        if let Some(n) = way.iter().position(|section| section == next) {
            return Some([&way[n..], std::slice::from_ref(next)].concat());
        }
        if !done.contains(next) {
            way.push(next.clone());
            if let Some(found) = circle(uses, way, done) {
                return Some(found);
            }
            way.pop();
        }
    }
    done.insert(last);
    None
}

#[test]
fn no_section_leads_back_to_itself() {
    let uses = sections();
    assert!(uses.len() > 10 && uses["fire"].contains_key("spotting"), "sections are found: {uses:?}");
    let mut done = BTreeSet::new();
    for section in uses.keys() {
        let Some(round) = circle(&uses, &mut vec![section.clone()], &mut done) else { continue };
        let places: Vec<&str> = round.windows(2).map(|pair| uses[&pair[0]][&pair[1]].as_str()).collect();
        panic!("a circle of sections: {}\n{}", round.join(" -> "), places.join("\n"));
    }
}

#[test]
fn lists_of_rules_stand_on_the_floor_of_the_catalogue() {
    let files = Crate::read();
    let lists: Vec<&Module> = files.0.values().filter(|module| lists_rules(&module.path)).collect();
    assert!(lists.len() > 15, "sections have lists of rules");
    for list in lists {
        let used: Vec<_> = files.used(list).into_iter().filter(|path| path[0] != "catalogue").collect();
        assert!(used.is_empty(), "{} uses {used:?}", list.path.join("::"));
    }
    let path = |text: &str| floor(&path_of(text));
    assert_eq!([path("facts::rules::DICE"), path("sections::fire::rules"), path("catalogue::reasons")], [Some(0); 3]);
    assert_eq!([path("facts::values"), path("sections::fire")], [Some(2), Some(3)]);
    assert_eq!([path("sections::fire::orders"), path("dispatch::orders")], [Some(5); 2]);
}

#[test]
fn a_circle_and_a_path_in_braces_are_found() {
    let uses = [("a", "b"), ("b", "c"), ("c", "b")];
    let uses = uses.map(|(from, to)| (from.to_string(), BTreeMap::from([(to.to_string(), String::new())])));
    let found = circle(&BTreeMap::from(uses), &mut vec!["a".to_string()], &mut BTreeSet::new());
    assert_eq!(found, Some(["b", "c", "b"].map(String::from).to_vec()));
    assert_eq!(expanded("crate::{a, b::{self, c}}"), ["crate::a", "crate::b::self", "crate::b::c"]);
    let (uses, rest) = divided("use a::{\n    b,\n    c,\n};\nfn f() { d::e(super::g::H) }\n");
    assert_eq!(uses, ["a::{b,c,}"]);
    assert_eq!(written(&rest), BTreeSet::from(["d::e".to_string(), "super::g::H".to_string()]));
}
