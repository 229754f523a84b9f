//! Which file of a crate uses which: its modules from the root on, and what the paths in them lead to.
//!
//! A path counts for the file in which the thing is defined, however many `pub use` lie between; what only tests see does not count.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path as FilePath;
use syn::buffer::{Cursor, TokenBuffer};
use syn::visit::{self, Visit};

/// A path inside a crate, segment by segment.
pub type Path = Vec<String>;

/// A module: a file, or a part of one.
#[derive(Default)]
struct Module {
    /// The file as a module: `sections::fire`; of the root it is empty.
    file: Path,
    /// What is defined in it, but for modules.
    items: BTreeSet<String>,
    /// What its `use` lines bring, by the name under which it stands here.
    names: BTreeMap<String, Path>,
    /// Modules of which everything is brought.
    globs: Vec<Path>,
    /// The paths in its code.
    written: BTreeSet<Path>,
}

/// The modules of a crate.
pub struct Crate {
    modules: BTreeMap<Path, Module>,
}

pub fn path_of(text: &str) -> Path {
    text.split("::").map(str::to_string).filter(|part| !part.is_empty()).collect()
}

impl Crate {
    /// Reads a crate from its root: `lib.rs` or `main.rs`.
    pub fn read(root: &FilePath) -> Self {
        let folder = root.parent().expect("a crate has a folder");
        let mut made = Self { modules: BTreeMap::new() };
        made.read_file(root, folder, Path::new());
        made
    }

    /// Reads one file and those that it declares; `folder` is where those lie.
    fn read_file(&mut self, file: &FilePath, folder: &FilePath, path: Path) {
        let source = std::fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let parsed = syn::parse_file(&source).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        for child in self.take_in(&parsed.items, path.clone(), &path) {
            let name = child.last().expect("a module has a name");
            let alone = folder.join(name).with_extension("rs");
            let file = if alone.exists() { alone } else { folder.join(name).join("mod.rs") };
            self.read_file(&file, &folder.join(name), child);
        }
    }

    /// Reads the items of one module, and answers with the modules that have files of their own.
    fn take_in(&mut self, items: &[syn::Item], path: Path, file: &Path) -> Vec<Path> {
        let mut reader = Reader { module: Module { file: file.clone(), ..Module::default() }, ..Reader::default() };
        items.iter().for_each(|item| reader.visit_item(item));
        for exported in &reader.exported {
            let full = [&["crate".to_string()][..], &path, std::slice::from_ref(exported)].concat();
            self.modules.entry(Path::new()).or_default().names.insert(exported.clone(), full);
        }
        let known = self.modules.entry(path.clone()).or_default();
        let exported = std::mem::take(&mut known.names);
        *known = reader.module;
        known.names.extend(exported);
        let of = |name: &String| [&path[..], std::slice::from_ref(name)].concat();
        assert!(
            reader.declared.is_empty() || path == *file,
            "files are declared at the top of a file, not in a module of it"
        );
        let mut files: Vec<Path> = reader.declared.iter().map(of).collect();
        for (name, items) in &reader.inline {
            files.extend(self.take_in(items, of(name), file));
        }
        files
    }

    /// Reads a crate that a test makes up, of modules by their paths.
    pub fn made_of(sources: &[(&str, &str)]) -> Self {
        let mut made = Self { modules: BTreeMap::new() };
        for (path, source) in sources {
            let parsed = syn::parse_file(source).expect("a source");
            made.take_in(&parsed.items, path_of(path), &path_of(path));
        }
        made
    }

    /// The files, as modules.
    pub fn files(&self) -> BTreeSet<&Path> {
        self.modules.values().map(|module| &module.file).collect()
    }

    /// The files that each file uses.
    pub fn uses(&self) -> BTreeMap<Path, BTreeSet<Path>> {
        let mut uses: BTreeMap<Path, BTreeSet<Path>> =
            self.files().into_iter().map(|file| (file.clone(), BTreeSet::new())).collect();
        for (at, module) in &self.modules {
            // That a module can be named by its last word is no use of it yet.
            let is_thing = |path: &&Path| self.leads_to(at, path).is_some_and(|(_, is_thing)| is_thing);
            let things = module.names.values().chain(&module.written).filter(is_thing);
            let used = things.chain(&module.globs).filter_map(|path| self.leads_to(at, path));
            let used = used.map(|(to, _)| self.modules[to].file.clone());
            uses.entry(module.file.clone()).or_default().extend(used.filter(|to| *to != module.file));
        }
        uses
    }

    /// The module in which that is defined to which a path in `at` leads, and whether it is a thing in it, not the module itself; none if
    /// the path leads out of the crate.
    fn leads_to(&self, at: &Path, path: &[String]) -> Option<(&Path, bool)> {
        self.followed(at, path, true, 0).or_else(|| self.followed(at, path, false, 0))
    }

    /// What is not found where it should be was made by a macro: if not `strict`, it belongs to the last module on the way (not to the
    /// root, where no macro makes anything).
    fn followed(&self, at: &[String], path: &[String], strict: bool, depth: usize) -> Option<(&Path, bool)> {
        if depth > 10 {
            return None;
        }
        match path.first()?.as_str() {
            "crate" => self.inside(&[], &path[1..], strict, true, depth),
            "self" => self.inside(at, &path[1..], strict, true, depth),
            "super" => self.inside(at, path, strict, true, depth),
            _ => self.inside(at, path, strict, false, depth),
        }
    }

    fn inside(
        &self,
        at: &[String],
        path: &[String],
        strict: bool,
        entered: bool,
        depth: usize,
    ) -> Option<(&Path, bool)> {
        let (own, module) = self.modules.get_key_value(at)?;
        let Some((first, rest)) = path.split_first() else { return Some((own, false)) };
        if first == "super" {
            return self.inside(at.split_last()?.1, rest, strict, true, depth);
        }
        let child = [at, std::slice::from_ref(first)].concat();
        if self.modules.contains_key(&child) {
            return self.inside(&child, rest, strict, true, depth);
        }
        if module.items.contains(first) {
            return Some((own, true));
        }
        if let Some(named) = module.names.get(first) {
            return self.followed(at, &[&named[..], rest].concat(), strict, depth + 1);
        }
        let brought = |glob: &Path| {
            // A glob that begins with another crate is none of this one's modules.
            let first = glob.first()?;
            let near = [at, std::slice::from_ref(first)].concat();
            let leads_in = ["crate", "self", "super"].contains(&first.as_str())
                || self.modules.contains_key(&near)
                || module.names.contains_key(first);
            if !leads_in {
                return None;
            }
            let (from, _) = self.followed(at, glob, true, depth + 1)?;
            if from == own { None } else { self.inside(from, path, true, false, depth + 1) }
        };
        let found = module.globs.iter().find_map(brought);
        found.or(if entered && !strict && !own.is_empty() { Some((own, true)) } else { None })
    }
}

/// Collects what stands in one module.
#[derive(Default)]
struct Reader {
    module: Module,
    /// Modules in files of their own.
    declared: Vec<String>,
    /// Modules in this file.
    inline: Vec<(String, Vec<syn::Item>)>,
    /// Macros that stand at the crate's root, wherever they are written.
    exported: Vec<String>,
    /// Greater than 0 inside of functions.
    depth: usize,
}

impl<'a> Visit<'a> for Reader {
    fn visit_item(&mut self, item: &'a syn::Item) {
        let (attributes, name) = head(item);
        if attributes.iter().any(is_for_tests) {
            return;
        }
        match item {
            syn::Item::Mod(inner) => match &inner.content {
                None => self.declared.push(inner.ident.to_string()),
                Some((_, items)) => self.inline.push((inner.ident.to_string(), items.clone())),
            },
            syn::Item::Use(line) => self.bring(&line.tree, &mut Path::new()),
            _ => {
                if let Some(name) = name.filter(|_| self.depth == 0) {
                    self.module.items.insert(name.to_string());
                    if attributes.iter().any(|attribute| attribute.path().is_ident("macro_export")) {
                        self.exported.push(name.to_string());
                    }
                }
                self.depth += 1;
                visit::visit_item(self, item);
                self.depth -= 1;
            }
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        if path.leading_colon.is_none() {
            self.module.written.insert(path.segments.iter().map(|part| part.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, called: &'a syn::Macro) {
        visit::visit_macro(self, called);
        self.look_through(TokenBuffer::new2(called.tokens.clone()).begin());
    }

    fn visit_vis_restricted(&mut self, _: &'a syn::VisRestricted) {}

    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}
}

impl Reader {
    /// Reads a `use` line.
    fn bring(&mut self, tree: &syn::UseTree, before: &mut Path) {
        match tree {
            syn::UseTree::Path(part) => {
                before.push(part.ident.to_string());
                self.bring(&part.tree, before);
                before.pop();
            }
            syn::UseTree::Name(part) if part.ident == "self" => {
                let name = before.last().cloned().unwrap_or_default();
                self.module.names.insert(name, before.clone());
            }
            syn::UseTree::Name(part) => self.named(part.ident.to_string(), before, part.ident.to_string()),
            syn::UseTree::Rename(part) => self.named(part.rename.to_string(), before, part.ident.to_string()),
            syn::UseTree::Glob(_) => self.module.globs.push(before.clone()),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.bring(item, before)),
        }
    }

    fn named(&mut self, name: String, before: &[String], last: String) {
        let full = [before, &[last]].concat();
        // Two traits that are brought without a name are two names.
        let name = if name == "_" { full.join("::") } else { name };
        self.module.names.insert(name, full);
    }

    /// Finds the paths among the words that a macro is given.
    fn look_through(&mut self, mut at: Cursor) {
        let mut path = Path::new();
        let mut joined = 0;
        while !at.eof() {
            if let Some((word, rest)) = at.ident() {
                if joined != 2 {
                    self.keep(std::mem::take(&mut path));
                }
                path.push(word.to_string());
                (joined, at) = (0, rest);
            } else if let Some((mark, rest)) = at.punct()
                && mark.as_char() == ':'
            {
                (joined, at) = (joined + 1, rest);
            } else {
                self.keep(std::mem::take(&mut path));
                joined = 0;
                if let Some((inside, _, _, rest)) = at.any_group() {
                    self.look_through(inside);
                    at = rest;
                } else {
                    at = at.token_tree().map_or_else(Cursor::empty, |(_, rest)| rest);
                }
            }
        }
        self.keep(path);
    }

    /// A single word in a macro is a path only if it looks like a type.
    fn keep(&mut self, path: Path) {
        let is_type = path.first().is_some_and(|word| word.starts_with(char::is_uppercase));
        if path.len() > 1 || is_type {
            self.module.written.insert(path);
        }
    }
}

/// The attributes and the name of an item.
fn head(item: &syn::Item) -> (&[syn::Attribute], Option<&syn::Ident>) {
    use syn::Item::{Const, Enum, Fn, Impl, Macro, Mod, Static, Struct, Trait, Type, Union, Use};
    match item {
        Const(item) => (&item.attrs, Some(&item.ident)),
        Enum(item) => (&item.attrs, Some(&item.ident)),
        Fn(item) => (&item.attrs, Some(&item.sig.ident)),
        Impl(item) => (&item.attrs, None),
        Macro(item) => (&item.attrs, item.ident.as_ref()),
        Mod(item) => (&item.attrs, Some(&item.ident)),
        Static(item) => (&item.attrs, Some(&item.ident)),
        Struct(item) => (&item.attrs, Some(&item.ident)),
        Trait(item) => (&item.attrs, Some(&item.ident)),
        Type(item) => (&item.attrs, Some(&item.ident)),
        Union(item) => (&item.attrs, Some(&item.ident)),
        Use(item) => (&item.attrs, None),
        _ => (&[], None),
    }
}

/// True of `#[cfg(test)]`, and of `#[cfg(any(test, feature = "testing"))]`.
pub fn is_for_tests(attribute: &syn::Attribute) -> bool {
    fn names_tests(mut at: Cursor) -> bool {
        while let Some((_, rest)) = at.token_tree() {
            let names = at.ident().is_some_and(|(word, _)| word == "test")
                || at.any_group().is_some_and(|(inside, ..)| names_tests(inside));
            if names {
                return true;
            }
            at = rest;
        }
        false
    }
    let syn::Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("cfg") && names_tests(TokenBuffer::new2(list.tokens.clone()).begin())
}
