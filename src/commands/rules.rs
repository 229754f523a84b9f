//! `hedgerow rules`: the rules of a game's catalogue, what is in the game and what is not yet, and where the source tree has them.

use crate::commands::out::{Out, complain, say};
use clap::Args;
use hedgerow::boxes::{Key, find_root};
use hedgerow::rule_places::Places;
use rule_book::{GameBook, Kind, Module, Rule, Scope};
use serde_json::{Value, json};
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(Args)]
pub struct Arguments {
    /// A rule (`LNL-5.3-04`, `RUL-51`), or what several begin with: a section (`LNL-5.3`), a chapter (`LNL-5`).
    id: Option<String>,
    /// Only what is not in the game yet, by module, with the reasons.
    #[arg(long)]
    missing: bool,
    /// Only the rules of this module, such as `vehicles` or `close-assault`.
    #[arg(long)]
    module: Option<String>,
    /// The game whose rules are meant.
    #[arg(long, value_name = "KEY", default_value_t = Key::FIRST)]
    game: Key,
    /// Print a list of JSON objects, one for each rule.
    #[arg(long)]
    json: bool,
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let book = arguments.game.book();
    let module = match arguments.module.as_deref().map(|name| module(book, name)).transpose() {
        Ok(module) => module,
        Err(unknown) => {
            complain(unknown);
            return Ok(ExitCode::from(2));
        }
    };
    let named = match &arguments.id {
        Some(id) => named(book, id)?,
        None => book.catalogue.rules().collect(),
    };
    let one = match named.as_slice() {
        [rule] if !arguments.missing && module.is_none() => Some(*rule),
        _ => None,
    };
    let wanted = |rule: &Rule| module.is_none_or(|module| rule.module == module);
    let asked: Vec<&Rule> = named.into_iter().filter(|rule| wanted(rule)).collect();
    let listed: Vec<&Rule> =
        asked.iter().copied().filter(|rule| !arguments.missing || rule.scope != Scope::Now).collect();
    let places = match one {
        Some(_) => places(data, book)?,
        None => None,
    };
    let page = Page { book, places };
    if arguments.json {
        let list: Vec<Value> = listed.iter().map(|rule| page.object(rule)).collect();
        say(format!("{:#}", Value::Array(list)))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = Out::new();
    if let Some(rule) = one {
        page.details(&mut out, rule)?;
    } else if arguments.missing {
        page.missing(&mut out, &listed)?;
        total(&mut out, &asked)?;
    } else {
        listed.iter().try_for_each(|rule| {
            let (state, module) = (state(rule), rule.module.name);
            out.line(format_args!("{:<16} {state:<8}  {module:<14} {}", rule.id, rule.sentence))
        })?;
        total(&mut out, &asked)?;
    }
    out.finish()?;
    Ok(ExitCode::SUCCESS)
}

/// The module with this name, however its words are joined and written.
fn module(book: &GameBook, name: &str) -> Result<Module, String> {
    let bare = |name: &str| name.to_lowercase().replace([' ', '-', '_'], "");
    let modules = book.catalogue.modules();
    let found = modules.iter().find(|module| bare(module.name) == bare(name)).copied();
    found.ok_or_else(|| {
        let known: Vec<String> = modules.iter().map(|module| key(*module)).collect();
        format!("there is no module `{name}`; known are {}", known.join(", "))
    })
}

/// A module as the command line writes it.
fn key(module: Module) -> String {
    module.name.to_lowercase().replace(' ', "-")
}

/// The rule with this number, or all whose numbers begin with it.
fn named(book: &GameBook, id: &str) -> anyhow::Result<Vec<&'static Rule>> {
    let catalogue = book.catalogue;
    let upper = id.trim().to_uppercase();
    let prefix = catalogue.prefixes().first().copied().unwrap_or_default();
    let full =
        if upper.starts_with(|first: char| first.is_ascii_digit()) { format!("{prefix}-{upper}") } else { upper };
    let all = |fits: &dyn Fn(&str) -> bool| catalogue.rules().filter(|rule| fits(rule.id.0)).collect::<Vec<_>>();
    let exact = all(&|number| number == full);
    // `LNL-1.6.1` is that section and what is below it, and not `LNL-1.6.1x`.
    let within = all(&|number| number.strip_prefix(&full).is_some_and(|rest| rest.starts_with(['-', '.'])));
    let begun = all(&|number| !full.is_empty() && number.starts_with(&full));
    if let Some(found) = [exact, within, begun].into_iter().find(|found| !found.is_empty()) {
        return Ok(found);
    }
    let digits = full.trim_start_matches(|first: char| !first.is_ascii_digit());
    let chapter = format!("{}.", digits.split(['.', '-']).next().unwrap_or_default());
    let near: Vec<&str> = catalogue.sections().filter(|section| section.starts_with(&chapter)).collect();
    if near.is_empty() {
        anyhow::bail!("there is no rule `{id}`; {}", written(book));
    }
    anyhow::bail!("there is no rule `{id}`; the sections nearest to it are {}", near.join(", "));
}

/// How one writes numbers and sections.
fn written(book: &GameBook) -> String {
    let examples: Vec<&str> = book.examples.iter().map(|rule| rule.0).collect();
    let numbers = match &examples[..] {
        [] => String::new(),
        [only] => format!("numbers are {only}"),
        [first @ .., last] => format!("numbers are {} or {last}", first.join(", ")),
    };
    // A number without its last part is a section, if a book has some.
    let section = examples.first().and_then(|id| id.rsplit_once('-')).filter(|(section, _)| section.contains('-'));
    section.map_or(numbers.clone(), |(section, _)| format!("{numbers}, sections {section}"))
}

/// What the source tree says, where there is one beside the data.
fn places(data: Option<PathBuf>, book: &GameBook) -> anyhow::Result<Option<Places>> {
    let root = match data {
        Some(folder) => find_root(Some(folder))?,
        None => match find_root(None) {
            Ok(root) => root,
            // Rules need no data: without it there is no source tree either.
            Err(_) => return Ok(None),
        },
    };
    Places::read(&root, book)
        .map_err(|error| anyhow::anyhow!("the source tree in {} cannot be read: {error}", root.display()))
}

fn state(rule: &Rule) -> &'static str {
    match rule.scope {
        Scope::Now => "in force",
        Scope::Later(_) => "open",
    }
}

fn total(out: &mut Out, asked: &[&Rule]) -> anyhow::Result<()> {
    let open = asked.iter().filter(|rule| rule.scope != Scope::Now).count();
    out.line(format_args!("{} in force, {open} open, {} in all", asked.len() - open, asked.len()))
}

/// What is printed of rules.
struct Page {
    book: &'static GameBook,
    /// Read where one rule is asked for.
    places: Option<Places>,
}

impl Page {
    /// A rule with all that is known of it.
    fn details(&self, out: &mut Out, rule: &Rule) -> anyhow::Result<()> {
        out.line(format_args!("{}  {}", rule.id, self.book.catalogue.section_title(rule.section)))?;
        out.line(rule.sentence)?;
        let module = rule.module.name;
        match rule.scope {
            Scope::Now => out.line(format_args!("in force, module {module}"))?,
            Scope::Later(reason) => out.line(format_args!("open, module {module}: {reason}"))?,
        }
        if rule.optional {
            out.line("optional: a scenario's `switches` turn it on or off")?;
        }
        match rule.kind {
            Kind::Statement | Kind::Ruling => {}
            Kind::Scale | Kind::OfSources => out.line("nothing in play depends on it")?,
            Kind::Repeat(leading) => out.line(format_args!("says again what {} says", leading.join(", ")))?,
        }
        let Some(places) = &self.places else {
            return out.line("code and tests: there is no source tree beside the game's data");
        };
        if let Some(entry) = places.entry_of(rule.id.0) {
            out.line(format_args!("written in {}", entry.place))?;
        }
        let code = places.code.get(rule.id.0).map_or(&[][..], Vec::as_slice);
        out.line(if code.is_empty() { "code: none" } else { "code:" })?;
        code.iter().try_for_each(|place| out.line(format_args!("  {place}")))?;
        let tests: Vec<_> = places.tests_of(self.book, rule.id).collect();
        out.line(if tests.is_empty() { "tests: none" } else { "tests:" })?;
        tests.iter().try_for_each(|(name, place)| out.line(format_args!("  {name} ({place})")))
    }

    /// What is open: module by module, reason by reason.
    fn missing(&self, out: &mut Out, open: &[&Rule]) -> anyhow::Result<()> {
        for module in self.book.catalogue.modules() {
            let of_module: Vec<&Rule> = open.iter().copied().filter(|rule| rule.module == *module).collect();
            if of_module.is_empty() {
                continue;
            }
            out.line(format_args!("{}: {} open", module.name, of_module.len()))?;
            let mut reasons: Vec<&str> = Vec::new();
            for rule in &of_module {
                if let Scope::Later(reason) = rule.scope
                    && !reasons.contains(&reason)
                {
                    reasons.push(reason);
                }
            }
            for reason in reasons {
                out.line(format_args!("  {reason}"))?;
                for rule in of_module.iter().filter(|rule| rule.scope == Scope::Later(reason)) {
                    out.line(format_args!("    {:<16} {}", rule.id, rule.sentence))?;
                }
            }
        }
        Ok(())
    }

    fn object(&self, rule: &Rule) -> Value {
        let mut object = json!({
            "id": rule.id.0,
            "section": rule.section,
            "title": self.book.catalogue.section_title(rule.section),
            "module": key(rule.module),
            "in_force": rule.scope == Scope::Now,
            "sentence": rule.sentence,
        });
        if let Scope::Later(reason) = rule.scope {
            object["reason"] = json!(reason);
        }
        if let Kind::Repeat(leading) = rule.kind {
            object["repeats"] = json!(leading);
        }
        if let Some(places) = &self.places {
            let code = places.code.get(rule.id.0).map_or(&[][..], Vec::as_slice);
            object["code"] = code.iter().map(ToString::to_string).collect();
            object["tests"] = places.tests_of(self.book, rule.id).map(|(name, _)| name.as_str()).collect();
        }
        object
    }
}
