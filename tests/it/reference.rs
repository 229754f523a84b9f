//! The tables of `scenarios/lock_n_load/REFERENCE.md` and `scenarios/rules_of_engagement/README.md` are made from the doc comments of the
//! types that they tell of, so there is no second list.
//! `REFERENCE=write cargo test --no-default-features --test it reference` renews the pages; without it a page that differs fails.
//!
//! A table stands between `<!-- made from TYPE -->` (all of its fields or variants) or `<!-- made from TYPE: One Other -->` (these
//! variants) and `<!-- end -->`. In a doc comment the lines that begin with a backtick are examples of an order.

use crate::root;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use syn::parse::{Parse, ParseStream};
use syn::{Attribute, Expr, Fields, Item, Lit, Meta, Type};

/// A page with tables that are made.
struct Page {
    path: &'static str,
    /// The crate of whose types it tells.
    of: &'static str,
    /// The files of these types.
    sources: &'static [&'static str],
    /// Those that people write: what may be left out there is `default`, and nothing is `null`.
    written: &'static [&'static str],
    /// Of these types everything is told.
    whole: &'static [&'static str],
    /// Types that it tells of in a word.
    plain: &'static [(&'static str, &'static str)],
}

const LOCK_N_LOAD: Page = Page {
    path: "scenarios/lock_n_load/REFERENCE.md",
    of: "lock_n_load",
    sources: &SOURCES,
    written: &["facts/command"],
    whole: &["Command", "Event", "Question", "Marker", "HexMarker"],
    plain: &[
        ("Place", "Location"),
        ("HexName", "hex"),
        ("Facing", "facing"),
        ("Sector", "`Front`, `Side` or `Rear`"),
        ("Snapshot", "the whole position, as saved games keep it"),
    ],
};

const RULES_OF_ENGAGEMENT: Page = Page {
    path: "scenarios/rules_of_engagement/README.md",
    of: "rules_of_engagement",
    sources: &["facts/command", "files/force", "files/scenario", "files/values"],
    written: &["facts/command", "files/force", "files/scenario"],
    whole: &["Command", "ForceDef", "PositionDef", "ScenarioDef"],
    plain: &[
        ("At", "`(X, Y)` in centimetres"),
        ("Centimetres", "centimetres"),
        ("Degrees", "degrees"),
        ("Heading", "tenths of a degree"),
        ("Point", "`(x: X, y: Y)` in tenths of a millimetre"),
        ("Step", "`Turn(H)` to tenths of a degree or `Drive(L)` tenths of a millimetre, back below zero"),
    ],
};

const PAGES: [&Page; 2] = [&LOCK_N_LOAD, &RULES_OF_ENGAGEMENT];

/// The files whose types the page of *Lock 'n Load* tells of.
const SOURCES: [&str; 29] = [
    "facts/command",
    "facts/command/parts",
    "facts/event",
    "facts/event/attacks",
    "facts/event/parts",
    "facts/flow",
    "facts/frames",
    "facts/frames/assaulting",
    "facts/frames/attack",
    "facts/frames/impulse",
    "facts/frames/melee_round",
    "facts/frames/mission",
    "facts/frames/moving",
    "facts/frames/overrunning",
    "facts/frames/rally_part",
    "facts/frames/retreat",
    "facts/frames/salvo",
    "facts/frames/set_up",
    "facts/frames/turn",
    "facts/frames/window",
    "facts/off_map",
    "facts/old_saves",
    "facts/position",
    "facts/question",
    "files/check_result",
    "files/markers",
    "files/phase",
    "files/vehicle",
    "../../table/src/breakdown",
];

/// An enum as `table::frames!` lists it: `enum AnyFrame of LockNLoad { .. }`.
struct Listed(syn::ItemEnum);
impl Parse for Listed {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let (attrs, vis) = (input.call(Attribute::parse_outer)?, input.parse()?);
        let (enum_token, ident) = (input.parse()?, input.parse()?);
        input.parse::<syn::Ident>()?;
        input.parse::<Type>()?;
        let braces;
        let brace_token = syn::braced!(braces in input);
        let variants = braces.parse_terminated(syn::Variant::parse, syn::Token![,])?;
        let generics = syn::Generics::default();
        Ok(Self(syn::ItemEnum { attrs, vis, enum_token, ident, generics, brace_token, variants }))
    }
}

/// An enum as `table::orders!` lists it: `enum Command; enum Owned<'a> in of; Section<'a> { .. } ..`.
struct BySection(syn::ItemEnum);
impl Parse for BySection {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let (attrs, vis) = (input.call(Attribute::parse_outer)?, input.parse()?);
        let (enum_token, ident) = (input.parse()?, input.parse()?);
        input.parse::<syn::Token![;]>()?;
        input.call(Attribute::parse_outer)?;
        input.parse::<syn::Visibility>()?;
        input.parse::<syn::Token![enum]>()?;
        input.parse::<syn::Ident>()?;
        input.parse::<syn::Generics>()?;
        input.parse::<syn::Token![in]>()?;
        input.parse::<syn::Ident>()?;
        input.parse::<syn::Token![;]>()?;
        let mut variants = syn::punctuated::Punctuated::new();
        let mut brace_token = syn::token::Brace::default();
        while !input.is_empty() {
            input.call(Attribute::parse_outer)?;
            input.parse::<syn::Ident>()?;
            input.parse::<syn::Generics>()?;
            let braces;
            brace_token = syn::braced!(braces in input);
            variants.extend(braces.parse_terminated(syn::Variant::parse, syn::Token![,])?);
        }
        let generics = syn::Generics::default();
        Ok(Self(syn::ItemEnum { attrs, vis, enum_token, ident, generics, brace_token, variants }))
    }
}

/// Enums as `words!` lists them: `Name { One, Other, } ..`.
struct Words(Vec<syn::ItemEnum>);
impl Parse for Words {
    fn parse(input: ParseStream) -> syn::Result<Self> {
        let mut lists = Vec::new();
        while !input.is_empty() {
            let (attrs, ident) = (input.call(Attribute::parse_outer)?, input.parse()?);
            let braces;
            let brace_token = syn::braced!(braces in input);
            let variants = braces.parse_terminated(syn::Variant::parse, syn::Token![,])?;
            let (vis, generics) = (syn::Visibility::Inherited, syn::Generics::default());
            let enum_token = syn::token::Enum::default();
            lists.push(syn::ItemEnum { attrs, vis, enum_token, ident, generics, brace_token, variants });
        }
        Ok(Self(lists))
    }
}

/// A type, a variant or a field as its doc comment tells it.
#[derive(Default)]
struct Told {
    name: String,
    text: String,
    examples: Vec<String>,
    /// What is written for a field, with links; of a variant that holds another type that type.
    shape: String,
    /// A variant that holds another type.
    holds: bool,
    /// Fields or variants.
    parts: Vec<Told>,
    is_enum: bool,
}

/// The types by name, and those that shapes refer to.
#[derive(Default)]
struct Types {
    told: BTreeMap<String, Told>,
    referred: BTreeSet<String>,
    /// The file that is being read holds what people write.
    written: bool,
    plain: &'static [(&'static str, &'static str)],
}

/// The text and the examples of a doc comment.
fn comment(attributes: &[Attribute]) -> (String, Vec<String>) {
    let (mut text, mut examples) = (Vec::new(), Vec::new());
    for attribute in attributes {
        let Meta::NameValue(pair) = &attribute.meta else { continue };
        let Expr::Lit(value) = &pair.value else { continue };
        let (true, Lit::Str(line)) = (pair.path.is_ident("doc"), &value.lit) else { continue };
        let line = line.value().trim().to_string();
        if line.starts_with('`') { examples.push(line) } else { text.push(line) }
    }
    (text.join(" ").replace("[`", "`").replace("`]", "`").trim().to_string(), examples)
}

/// A field that people need not write, or one of an event that is not written where it says nothing.
fn is_left_out(attribute: &Attribute, written: bool) -> bool {
    says(attribute, if written { "default" } else { "skip_serializing_if" })
}

/// An attribute of serde with that word.
fn says(attribute: &Attribute, wanted: &str) -> bool {
    let Meta::List(list) = &attribute.meta else { return false };
    list.path.is_ident("serde") && list.tokens.to_string().contains(wanted)
}

/// The last name of a path, and the types in its angle brackets.
fn generic(path: &syn::Path) -> (String, Vec<&Type>) {
    let last = path.segments.last().expect("a path has a name");
    let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else {
        return (last.ident.to_string(), Vec::new());
    };
    let types = arguments.args.iter().filter_map(|argument| match argument {
        syn::GenericArgument::Type(kind) => Some(kind),
        _ => None,
    });
    (last.ident.to_string(), types.collect())
}

impl Types {
    fn read(page: &Page) -> Self {
        let mut types = Self { plain: page.plain, ..Self::default() };
        for source in page.sources {
            let path = root().join(format!("plugins/{}/src/{source}.rs", page.of));
            let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let file = syn::parse_file(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            types.written = page.written.contains(source);
            file.items.iter().for_each(|item| types.item(item));
        }
        types
    }

    fn item(&mut self, item: &Item) {
        match item {
            Item::Struct(item) => {
                let parts = self.fields(&item.fields);
                self.keep(&item.ident.to_string(), &item.attrs, parts, false);
            }
            Item::Enum(item) => self.variants(item),
            // The markers are listed once, in a call of their macro.
            Item::Macro(call) if call.mac.path.is_ident("markers") => {
                let list = syn::parse_str(&format!("enum Marker {{ {} }}", call.mac.tokens));
                self.variants(&list.expect("the markers are written like variants"));
            }
            // So are the frames, as an enum behind the name of the rule set.
            Item::Macro(call) if call.mac.path.segments.last().is_some_and(|name| name.ident == "frames") => {
                let list: Listed = syn::parse2(call.mac.tokens.clone()).expect("the frames are written like an enum");
                self.variants(&list.0);
            }
            // Words that files and orders share.
            Item::Macro(call) if call.mac.path.is_ident("words") => {
                let lists: Words = syn::parse2(call.mac.tokens.clone()).expect("words are written like enums");
                lists.0.iter().for_each(|list| self.variants(list));
            }
            // And the orders, by their sections.
            Item::Macro(call) if call.mac.path.segments.last().is_some_and(|name| name.ident == "orders") => {
                let list: BySection = syn::parse2(call.mac.tokens.clone()).expect("orders are written like variants");
                self.variants(&list.0);
            }
            _ => {}
        }
    }

    fn variants(&mut self, item: &syn::ItemEnum) {
        let parts = item.variants.iter().map(|variant| {
            let (text, examples) = comment(&variant.attrs);
            let (name, parts) = (variant.ident.to_string(), self.fields(&variant.fields));
            let holds = matches!(variant.fields, Fields::Unnamed(_));
            let shape = parts.first().filter(|_| holds).map(|held| held.shape.clone()).unwrap_or_default();
            Told { name, text, examples, shape, holds, parts, is_enum: false }
        });
        let parts = parts.collect();
        self.keep(&item.ident.to_string(), &item.attrs, parts, true);
    }

    fn keep(&mut self, name: &str, attributes: &[Attribute], parts: Vec<Told>, is_enum: bool) {
        let (text, examples) = comment(attributes);
        let told = Told { name: name.into(), text, examples, parts, is_enum, ..Told::default() };
        self.told.insert(name.into(), told);
    }

    fn fields(&mut self, fields: &Fields) -> Vec<Told> {
        let mut parts = Vec::new();
        for field in fields {
            // Facts that print themselves are told of in words beside the table.
            if field.attrs.iter().any(|attribute| says(attribute, "flatten")) {
                continue;
            }
            let (text, examples) = comment(&field.attrs);
            let name = field.ident.as_ref().map(ToString::to_string).unwrap_or_default();
            let mut shape = self.shape(&field.ty);
            let left_out = field.attrs.iter().any(|attribute| is_left_out(attribute, self.written));
            if left_out || self.written {
                shape = shape.trim_end_matches(" or `null`").to_string();
            }
            if left_out {
                shape += ", may be left out";
            }
            parts.push(Told { name, text, examples, shape, ..Told::default() });
        }
        parts
    }

    /// A type in words, as JSON and scripts write its values.
    fn shape(&mut self, kind: &Type) -> String {
        match kind {
            Type::Array(array) => format!("pair of {}", self.shape(&array.elem)),
            Type::Tuple(tuple) => {
                let parts: Vec<String> = tuple.elems.iter().map(|part| self.shape(part)).collect();
                let [open, close] = if self.written { ["(", ")"] } else { ["[", "]"] };
                format!("`{open}`{}`{close}`", parts.join(", "))
            }
            Type::Path(path) => {
                let (name, inside) = generic(&path.path);
                if let Some((_, word)) = self.plain.iter().find(|(plain, _)| *plain == name) {
                    return (*word).to_string();
                }
                match (name.as_str(), inside.first()) {
                    ("Option", Some(inside)) => self.shape(inside) + " or `null`",
                    ("SmallVec", Some(Type::Array(inside))) => format!("list of {}", self.shape(&inside.elem)),
                    ("Vec", Some(inside)) => format!("list of {}", self.shape(inside)),
                    ("Box", Some(inside)) => self.shape(inside),
                    ("CounterId", _) => "counter".into(),
                    ("RuleId", _) => "rule".into(),
                    ("Side", _) => "side".into(),
                    ("String" | "Say", _) => "text".into(),
                    ("bool", _) => "truth".into(),
                    ("Is", _) => "`{\"NAME\": VALUE}`".into(),
                    ("u8" | "u16" | "i8" | "i32", _) => "number".into(),
                    _ => {
                        self.referred.insert(name.clone());
                        format!("[{name}](#{})", name.to_lowercase())
                    }
                }
            }
            _ => panic!("the reference has no words for a type of another form"),
        }
    }

    /// The table between two marks.
    fn table(&self, name: &str, only: &[&str]) -> String {
        let told = self.told.get(name).unwrap_or_else(|| panic!("the page tells of {name}, which is nowhere"));
        let rows: Vec<&Told> = if only.is_empty() {
            told.parts.iter().collect()
        } else {
            let find = |wanted: &&str| told.parts.iter().find(|part| part.name == **wanted);
            let row =
                |wanted| find(wanted).unwrap_or_else(|| panic!("{name} has no {wanted}, of which the page tells"));
            only.iter().map(row).collect()
        };
        let with_fields = rows.iter().any(|row| !row.parts.is_empty());
        let mut out = match (name, told.is_enum, with_fields) {
            ("Command", ..) => "| Order | What it does | Fields |\n|---|---|---|\n".to_string(),
            (_, true, true) => format!("| {name} | Meaning | Fields |\n|---|---|---|\n"),
            (_, true, false) => format!("| {name} | Meaning |\n|---|---|\n"),
            (_, false, _) => "| Field | Written | Meaning |\n|---|---|---|\n".to_string(),
        };
        for row in rows {
            let head = if row.examples.is_empty() { format!("`{}`", row.name) } else { row.examples.join("<br>") };
            let line = match (told.is_enum, with_fields) {
                (true, true) => format!("| {head} | {} | {} |", row.text, fields(row)),
                (true, false) => format!("| {head} | {} |", row.text),
                (false, _) => format!("| {head} | {} | {} |", row.shape, row.text),
            };
            writeln!(out, "{line}").expect("a text can be written");
        }
        out
    }
}

/// The fields of a variant in one cell.
fn fields(row: &Told) -> String {
    if row.holds {
        let link = row.shape.starts_with('[');
        return if link { format!("those of {}", row.shape.replace("`null`", "none")) } else { row.shape.clone() };
    }
    let mut cell: Vec<String> = Vec::new();
    for field in &row.parts {
        let text = field.text.trim_end_matches('.');
        let mut letters = text.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
        cell.push(format!("`{}` ({}): {first}{}", field.name, field.shape, letters.as_str()));
    }
    cell.join(";<br>")
}

/// The page with its tables made anew, and what it tells of: types, and variants of them.
fn made(page: &str, types: &Types) -> (String, BTreeSet<String>) {
    let (mut out, mut told_of) = (String::new(), BTreeSet::new());
    let mut lines = page.lines();
    while let Some(line) = lines.next() {
        out += line;
        out.push('\n');
        let Some(wanted) = line.strip_prefix("<!-- made from ").and_then(|rest| rest.strip_suffix(" -->")) else {
            continue;
        };
        let (name, only) = wanted.split_once(':').unwrap_or((wanted, ""));
        let only: Vec<&str> = only.split_whitespace().collect();
        out += &types.table(name, &only);
        told_of.insert(name.to_string());
        let told = &types.told[name];
        told_of.extend(
            told.parts
                .iter()
                .filter(|part| only.is_empty() || only.contains(&part.name.as_str()))
                .map(|part| format!("{name}::{}", part.name)),
        );
        out += "<!-- end -->\n";
        assert!(lines.any(|line| line == "<!-- end -->"), "the table of {wanted} has no end");
    }
    (out, told_of)
}

impl Page {
    fn text(&self) -> String {
        std::fs::read_to_string(root().join(self.path)).unwrap_or_else(|error| panic!("{}: {error}", self.path))
    }
}

#[test]
fn the_reference_is_made_from_the_types() {
    for page in PAGES {
        let text = page.text();
        let (made, _) = made(&text, &Types::read(page));
        if std::env::var_os("REFERENCE").is_some_and(|value| value == "write") {
            std::fs::write(root().join(page.path), &made).expect("the reference can be written");
            continue;
        }
        let differs = text.lines().zip(made.lines()).find(|(old, new)| old != new);
        assert!(text == made, "REFERENCE=write cargo test --no-default-features --test it reference; now {differs:#?}");
    }
}

#[test]
fn the_reference_leaves_no_order_event_question_or_type_out() {
    PAGES.into_iter().for_each(leaves_nothing_out);
}

fn leaves_nothing_out(page: &Page) {
    let types = Types::read(page);
    let (_, told_of) = made(&page.text(), &types);
    for name in page.whole {
        let missing = types.told[*name].parts.iter().map(|part| format!("{name}::{}", part.name));
        let missing: Vec<String> = missing.filter(|name| !told_of.contains(name)).collect();
        assert!(missing.is_empty(), "name these in a table of {}: {missing:?}", page.path);
    }
    // What a table refers to has a table itself.
    let used = types.told.values().filter(|told| told_of.contains(&told.name)).flat_map(|told| &told.parts);
    let shapes: Vec<&str> = used
        .flat_map(|part| part.parts.iter().map(|part| &part.shape).chain([&part.shape]))
        .map(String::as_str)
        .collect();
    let text = page.text();
    let heads: Vec<String> = text.lines().filter(|line| line.starts_with('#')).map(str::to_lowercase).collect();
    for name in &types.referred {
        if shapes.iter().any(|shape| shape.contains(&format!("[{name}]"))) {
            assert!(told_of.contains(name), "a table of {} refers to {name}, which has none", page.path);
            let head = format!(" {}", name.to_lowercase());
            assert!(heads.iter().any(|line| line.ends_with(&head)), "{} has no heading for {name}", page.path);
        }
    }
}

#[test]
fn the_examples_of_the_reference_are_orders() {
    let types = Types::read(&LOCK_N_LOAD);
    let orders = &types.told["Command"].parts;
    for order in orders {
        assert!(!order.examples.is_empty(), "{} has no example", order.name);
        for example in order.examples.iter().map(|example| example.trim_matches('`')) {
            let command: lock_n_load::Command =
                scenario_files::options().from_str(example).unwrap_or_else(|error| panic!("{example}: {error}"));
            let text = play::script::command_text(&command);
            assert!(text.starts_with(&order.name), "{example} stands beside {}", order.name);
        }
    }
}
