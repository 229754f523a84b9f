//! Functions are short, and folders have few files: whoever is new reads one at a time.

use crate::floors::is_for_tests;
use crate::root;
use std::path::{Path, PathBuf};
use syn::spanned::Spanned;
use syn::visit::{self, Visit};

/// The most lines of a function, its head among them. What makes a table of it does not count ([`rows`]).
const LINES: usize = 70;

/// The most files of a folder, without those of tests.
const FILES: usize = 29;

/// The source files of the program and of its crates, without those of tests.
fn sources() -> Vec<PathBuf> {
    let mut folders = vec![root().join("src")];
    let crates = std::fs::read_dir(root().join("plugins")).expect("the crates");
    folders.extend(crates.map(|entry| entry.expect("an entry").path().join("src")));
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder of sources") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !is_of_tests(&path) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn is_of_tests(path: &Path) -> bool {
    let name = path.file_stem().unwrap_or_default().to_string_lossy();
    ["_test", "_bench", "_support"].iter().any(|ending| name.ends_with(ending))
        || ["rig", "test_screen", "testing"].contains(&name.as_ref())
}

/// Finds functions with their lines.
#[derive(Default)]
struct Finder {
    found: Vec<(String, usize)>,
}

impl Finder {
    fn add(&mut self, head: &syn::Signature, block: &syn::Block) {
        let lines = block.span().end().line + 1 - head.span().start().line;
        self.found.push((head.ident.to_string(), lines - rows(block)));
    }
}

impl<'a> Visit<'a> for Finder {
    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_item_fn(self, item);
    }
    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.add(&item.sig, &item.block);
        visit::visit_impl_item_fn(self, item);
    }
    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.add(&item.sig, block);
        }
        visit::visit_trait_item_fn(self, item);
    }
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !item.attrs.iter().any(is_for_tests) {
            visit::visit_item_mod(self, item);
        }
    }
}

/// The lines of a function that are rows of a table: arms of a `match` that do one thing, without a statement and without a choice of
/// their own.
fn rows(block: &syn::Block) -> usize {
    let mut rows = Rows::default();
    rows.visit_block(block);
    rows.lines
}

#[derive(Default)]
struct Rows {
    lines: usize,
}

impl<'a> Visit<'a> for Rows {
    fn visit_arm(&mut self, arm: &'a syn::Arm) {
        let whole = arm.body.as_ref();
        let one = match whole {
            syn::Expr::Block(block) => match block.block.stmts.as_slice() {
                [syn::Stmt::Expr(one, _)] => one,
                _ => whole,
            },
            _ => whole,
        };
        let mut body = Body::default();
        body.visit_expr(one);
        if body.is_plain() {
            self.lines += arm.span().end().line + 1 - arm.span().start().line;
        } else {
            visit::visit_arm(self, arm);
        }
    }
}

/// Looks for what makes more than one thing of an arm.
#[derive(Default)]
struct Body {
    steps: usize,
}

impl Body {
    fn is_plain(&self) -> bool {
        self.steps == 0
    }
}

impl<'a> Visit<'a> for Body {
    fn visit_block(&mut self, _: &'a syn::Block) {
        self.steps += 1;
    }
    fn visit_expr_match(&mut self, _: &'a syn::ExprMatch) {
        self.steps += 1;
    }
}

fn functions(source: &str) -> Vec<(String, usize)> {
    let mut finder = Finder::default();
    finder.visit_file(&syn::parse_file(source).expect("a source file"));
    finder.found
}

fn name_of(path: &Path) -> String {
    path.strip_prefix(root()).expect("inside").display().to_string()
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    for path in sources() {
        let source = std::fs::read_to_string(&path).expect("a source file");
        for (name, lines) in functions(&source).into_iter().filter(|(_, lines)| *lines > LINES) {
            long.push(format!("{}: {name} has {lines} lines", name_of(&path)));
        }
    }
    assert!(long.is_empty(), "divide into steps, each with a name that says what it does:\n{}", long.join("\n"));
}

#[test]
fn folders_have_few_files() {
    let all = sources();
    let mut folders: Vec<&Path> = all.iter().filter_map(|path| path.parent()).collect();
    folders.dedup();
    for folder in folders {
        let files = all.iter().filter(|path| path.parent() == Some(folder)).count();
        assert!(files <= FILES, "{} has {files} files: put those of one subject into a folder", name_of(folder));
    }
}

#[test]
fn rows_of_a_table_do_not_count() {
    let lines = |body: &str| functions(&format!("fn f(x: u8) -> u8 {{\n{body}\n}}")).remove(0).1;
    assert_eq!(lines("x"), 3);
    assert_eq!(lines("match x {\n1 => 2,\n2 => {\ng(3)\n}\n_ => 4,\n}"), 4);
    assert_eq!(lines("match x {\n1 => 2,\n_ => {\nlet y = x;\ny\n}\n}"), 8, "an arm with a statement is code");
    assert_eq!(
        lines("match x {\n1 => match y {\n1 => 2,\n_ => 3,\n},\n_ => 4,\n}"),
        6,
        "so is a choice within a choice"
    );
    assert_eq!(functions("trait T { fn a(); fn b() {\n} } #[cfg(test)] mod tests { fn c() {} }").len(), 1);
}
