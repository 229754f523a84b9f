//! One pass over a RON text that notes where each value starts, and finds what is not RON at all.
//!
//! The RON parser reads towards a Rust type, so its places depend on the type. This pass knows no type and sees
//! brackets, so it can name the bracket that is never closed. It accepts all that the RON parser accepts.

use std::collections::BTreeMap;

use crate::keys::shortened;
use crate::node::{Key, Node, Shape, Step};
use crate::positions::Positions;
use crate::token::{DEEPEST_NESTING, Fault, Scanner};

/// The places of all values up to the first fault, and that fault: a mistake of syntax or a name given twice.
pub(crate) fn scan(text: &str) -> (Positions, Option<Fault>) {
    let mut scanner = Scanner::new(text);
    let fault = scanner.file().err();
    let fault = fault.or(scanner.duplicate);
    (Positions::new(scanner.nodes), fault)
}

impl Scanner<'_> {
    fn file(&mut self) -> Result<(), Fault> {
        self.skip_space()?;
        while self.peek() == Some('#') {
            self.attribute()?;
            self.skip_space()?;
        }
        if self.peek().is_none() {
            return self.fault(self.at, "the file holds no value", None);
        }
        self.value(0, Step::Root, None, 0)?;
        let end = self.at;
        self.skip_space()?;
        match self.peek() {
            None => Ok(()),
            Some(closer @ (')' | ']' | '}')) => self.fault(self.at, format!("this `{closer}` closes nothing"), None),
            Some(_) => {
                let message = format!(
                    "the file should end here: its value ended in line {}, but {} follows",
                    self.line_of(end),
                    self.found_at(self.at)
                );
                let hint = self.long_text_hint();
                self.fault(self.at, message, hint.as_deref())
            }
        }
    }

    /// `#![enable(…)]`; what it enables is left to the RON parser.
    fn attribute(&mut self) -> Result<(), Fault> {
        let start = self.at;
        loop {
            match self.peek() {
                None => return self.fault(start, "this `#![` is never closed", Some("a `]` is missing")),
                Some(']') => {
                    self.at += 1;
                    return Ok(());
                }
                Some(letter) => {
                    if self.quoted()?.is_none() {
                        self.at += letter.len_utf8();
                    }
                }
            }
            self.skip_space()?;
        }
    }

    /// A value of any kind, noted as a child of `parent`.
    pub fn value(&mut self, parent: usize, step: Step, key: Option<Key>, depth: usize) -> Result<(), Fault> {
        let node = self.note(parent, step, key);
        let outer = std::mem::replace(&mut self.inner, node);
        let shape = self.shape(node, depth)?;
        self.nodes[node].shape = shape;
        self.nodes[node].end = self.at as u32;
        self.inner = outer;
        Ok(())
    }

    fn note(&mut self, parent: usize, step: Step, key: Option<Key>) -> usize {
        let node = self.nodes.len();
        let (start, position) = (self.at as u32, self.position(self.at));
        let key = key.map(Box::new);
        let (shape, parent_link) = (Shape::Name, parent as u32);
        let new =
            Node { step, shape, parent: parent_link, first: 0, last: 0, next: 0, start, end: start, position, key };
        self.nodes.push(new);
        if node > 0 {
            let last = std::mem::replace(&mut self.nodes[parent].last, node as u32);
            if last == 0 {
                self.nodes[parent].first = node as u32;
            } else {
                self.nodes[last as usize].next = node as u32;
            }
        }
        node
    }

    fn shape(&mut self, node: usize, depth: usize) -> Result<Shape, Fault> {
        if let Some(shape) = self.quoted()? {
            return Ok(shape);
        }
        if let Some(name) = self.name() {
            return self.after_name(name, node, depth);
        }
        match self.peek() {
            Some('(') => self.parentheses(node, depth),
            Some('[') => self.list(node, depth),
            Some('{') => self.map(node, depth),
            Some('0'..='9' | '+' | '-' | '.') => {
                self.number();
                Ok(Shape::Number)
            }
            Some('\u{2018}'..='\u{201F}') => {
                self.fault(self.at, "these quotation marks are not plain ones", Some("a text stands between two `\"`"))
            }
            _ => {
                let hint = self.long_text_hint();
                self.fault(self.at, format!("expected a value, found {}", self.found_at(self.at)), hint.as_deref())
            }
        }
    }

    fn after_name(&mut self, name: &str, node: usize, depth: usize) -> Result<Shape, Fault> {
        let end = self.at;
        if matches!(name, "inf" | "inff32" | "inff64" | "NaN" | "NaNf32" | "NaNf64") && self.rest().starts_with("..") {
            self.number();
            return Ok(Shape::Number);
        }
        self.skip_space()?;
        if self.peek() == Some('(') {
            return self.parentheses(node, depth);
        }
        self.at = end;
        Ok(Shape::Name)
    }

    fn enter(&mut self, depth: usize) -> Result<usize, Fault> {
        if depth == DEEPEST_NESTING {
            let message = format!("the values are nested too deeply: at most {DEEPEST_NESTING} brackets may be open");
            return self.fault(self.at, message, None);
        }
        self.at += 1;
        Ok(depth + 1)
    }

    fn parentheses(&mut self, node: usize, depth: usize) -> Result<Shape, Fault> {
        let open = self.at;
        let depth = self.enter(depth)?;
        self.skip_space()?;
        if self.field_follows()? {
            return self.fields(node, open, depth);
        }
        let mut count = 0;
        while self.more(open, ')', count == 0)? {
            // A value that stays alone has the path of the whole; that is known when a second one follows.
            if count == 1 {
                let first = self.nodes[node].first as usize;
                self.nodes[first].step = Step::Element(0);
            }
            let step = if count == 0 { Step::Inside } else { Step::Element(count) };
            self.value(node, step, None, depth)?;
            count += 1;
        }
        Ok(if count == 1 { Shape::Wrapper } else { Shape::Tuple })
    }

    fn field_follows(&mut self) -> Result<bool, Fault> {
        let start = self.at;
        let found = self.name().is_some() && {
            self.skip_space()?;
            self.peek() == Some(':')
        };
        self.at = start;
        Ok(found)
    }

    fn fields(&mut self, node: usize, open: usize, depth: usize) -> Result<Shape, Fault> {
        let mut names = BTreeMap::new();
        let mut first = true;
        while self.more(open, ')', first)? {
            first = false;
            let start = self.at;
            let Some(name) = self.name() else {
                let hint = self.long_text_hint();
                let message = format!("expected the name of a field or `)`, found {}", self.found_at(self.at));
                return self.fault(self.at, message, hint.as_deref());
            };
            let label = name.to_string();
            let position = self.position(start);
            let key = Key { plain: label.clone(), label, shape: Shape::Name, span: start..self.at, position };
            self.colon(&format!("the field `{name}`"))?;
            self.once(&mut names, &key, "the field");
            self.value(node, Step::Field, Some(key), depth)?;
        }
        Ok(Shape::Struct)
    }

    fn list(&mut self, node: usize, depth: usize) -> Result<Shape, Fault> {
        let open = self.at;
        let depth = self.enter(depth)?;
        let mut count = 0;
        while self.more(open, ']', count == 0)? {
            self.value(node, Step::Item(count), None, depth)?;
            count += 1;
        }
        Ok(Shape::List)
    }

    fn map(&mut self, node: usize, depth: usize) -> Result<Shape, Fault> {
        let open = self.at;
        let depth = self.enter(depth)?;
        let mut keys = BTreeMap::new();
        let mut first = true;
        while self.more(open, '}', first)? {
            first = false;
            let key = self.map_key(node, depth)?;
            self.colon(&format!("the key `{}`", shortened(&self.text[key.span.clone()])))?;
            self.once(&mut keys, &key, "the key");
            self.value(node, Step::Entry, Some(key), depth)?;
        }
        Ok(Shape::Map)
    }

    fn colon(&mut self, after: &str) -> Result<(), Fault> {
        self.skip_space()?;
        if !self.eat(':') {
            let found = self.found_at(self.at);
            let hint = if found == "`=`" { Some("the sign between name and value is `:`") } else { None };
            return self.fault(self.at, format!("expected `:` after {after}, found {found}"), hint);
        }
        self.skip_space()
    }

    /// Whether another value follows in the brackets; if not, the closing bracket is read.
    fn more(&mut self, open: usize, closer: char, first: bool) -> Result<bool, Fault> {
        self.skip_space()?;
        let comma = first || self.eat(',');
        self.skip_space()?;
        if self.eat(closer) {
            return Ok(false);
        }
        let opener = self.text[open..].chars().next().unwrap_or_default();
        match self.peek() {
            None => {
                let hint = self.long_text_hint().unwrap_or_else(|| format!("a `{closer}` is missing"));
                self.fault(open, format!("this `{opener}` is never closed"), Some(&hint))
            }
            Some(other @ (')' | ']' | '}')) => {
                let line = self.line_of(open);
                let message = format!("expected `{closer}` for the `{opener}` of line {line}, found `{other}`");
                self.fault(self.at, message, None)
            }
            Some(_) if comma => Ok(true),
            Some(sign) => {
                let message = format!("expected `,` or `{closer}`, found {}", self.found_at(self.at));
                let hint = match sign {
                    '=' => Some("a field is written `name: value`".to_string()),
                    ':' => Some("fields stand in `( )`, entries of a map in `{ }`".to_string()),
                    _ => self.long_text_hint().or_else(|| {
                        let named = closer == ')' && self.nodes.last().is_some_and(|last| last.shape == Shape::Name);
                        let signs = if named { "`,` or a `:`" } else { "`,`" };
                        Some(format!("is a {signs} missing before it?"))
                    }),
                };
                self.fault(self.at, message, hint.as_deref())
            }
        }
    }

    /// A missing quotation mark makes the text run on to the next one, and the fault shows up there.
    fn long_text_hint(&self) -> Option<String> {
        let text = self.long_text.as_ref()?;
        let line = self.line_of(text.start);
        Some(format!("the text that begins in line {line} runs over several lines: is its closing `\"` missing?"))
    }
}
