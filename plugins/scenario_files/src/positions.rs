//! Where each value of a RON text stands, by the path of its field.

use std::sync::OnceLock;

use serde_path_to_error::Segment;

use crate::lookup::Lookup;
use crate::node::{Node, Position, Shape, Step};
use crate::token::Scanner;

/// A map from the path of each value to the place where it starts.
///
/// Paths read `units[3].hex`, `legend['f']`, `hexsides["hedge"][2]`; elements of a tuple are `.0`, `.1`. What stands
/// in an enum variant, in `Some( )` or in a struct of one nameless value has the path of the whole.
#[derive(Clone, Debug, Default)]
pub struct Positions {
    pub(crate) nodes: Vec<Node>,
    /// Made when the first path is looked up: a file without mistakes of meaning needs none.
    lookup: OnceLock<Lookup>,
}

impl Positions {
    /// The places of values, as they were noted.
    pub(crate) fn new(nodes: Vec<Node>) -> Self {
        Self { nodes, lookup: OnceLock::new() }
    }

    /// Where a value starts, or the innermost value around it that the text has.
    ///
    /// A field that was left out thus has the place of its struct, and a path that fits nothing that of the file.
    pub fn of(&self, path: &str) -> Position {
        self.place(path).0
    }

    /// The same with its byte offset in the text.
    pub(crate) fn place(&self, path: &str) -> (Position, usize) {
        let node = self.nodes.get(self.find(path).0);
        node.map_or((Position::START, 0), |node| (node.position, node.start as usize))
    }

    /// Where the name of a field or the key of a map's entry starts; like [`Positions::of`] for values without one.
    pub fn of_key(&self, path: &str) -> Position {
        self.place_of_key(path).0
    }

    /// The same with its byte offset in the text.
    pub(crate) fn place_of_key(&self, path: &str) -> (Position, usize) {
        let Some(node) = self.nodes.get(self.find(path).0) else { return (Position::START, 0) };
        node.key.as_ref().map_or((node.position, node.start as usize), |key| (key.position, key.span.start))
    }

    /// Where a value starts, if the text has it.
    pub fn get(&self, path: &str) -> Option<Position> {
        let (node, rest) = self.find(path);
        if rest.is_empty() { self.nodes.get(node).map(|node| node.position) } else { None }
    }

    /// All paths of the text with their places, in the order of the text; the outermost value has the empty path.
    pub fn iter(&self) -> impl Iterator<Item = (String, Position)> + '_ {
        let named = self.nodes.iter().enumerate().filter(|(_, node)| node.step != Step::Inside);
        named.map(|(index, node)| (self.path(index), node.position))
    }

    /// A field of the outermost value, if it is a text.
    pub(crate) fn text_in(&self, text: &str, field: &str) -> Option<String> {
        let is_it = |node: &Node| node.step == Step::Field && node.key.as_ref().is_some_and(|key| key.plain == field);
        let (_, found) = self.children(self.unwrapped(0)).find(|(_, node)| is_it(node))?;
        let written = text.get(found.start as usize..found.end as usize)?;
        (found.shape == Shape::Text).then(|| Scanner::contents(written))
    }

    /// The path of a node.
    pub(crate) fn path(&self, node: usize) -> String {
        let mut nodes = Vec::new();
        let mut at = node;
        while let Some(found) = self.nodes.get(at) {
            nodes.push(found);
            if found.step == Step::Root {
                break;
            }
            at = found.parent as usize;
        }
        let mut path = String::new();
        for node in nodes.into_iter().rev() {
            match node.step {
                Step::Root | Step::Inside => {}
                Step::Item(index) => path.push_str(&format!("[{index}]")),
                Step::Element(index) => path.push_str(&format!(".{index}")),
                Step::Field | Step::Entry => {
                    if node.step == Step::Field && !path.is_empty() {
                        path.push('.');
                    }
                    path.push_str(node.key.as_ref().map_or("", |key| &key.label));
                }
            }
        }
        path
    }

    /// The children of a node with their numbers.
    pub(crate) fn children(&self, node: usize) -> impl Iterator<Item = (usize, &Node)> {
        let link = |at: u32| if at == 0 { None } else { self.nodes.get(at as usize).map(|node| (at as usize, node)) };
        std::iter::successors(self.nodes.get(node).and_then(|node| link(node.first)), move |(_, node)| link(node.next))
    }

    /// The deepest node on a path, and the rest of the path that the text does not have.
    fn find<'p>(&self, path: &'p str) -> (usize, &'p str) {
        let (mut node, mut rest) = (0, path);
        while !rest.is_empty() {
            let lookup = self.lookup.get_or_init(|| Lookup::new(&self.nodes));
            let Some((child, left)) = lookup.follow(&self.nodes, node, rest) else { break };
            (node, rest) = (child, left);
        }
        (node, rest)
    }

    /// The node of a path that serde noted, as far as the text has it. `cursor` is where reading stopped.
    pub(crate) fn resolve<'s>(&self, segments: impl Iterator<Item = &'s Segment>, cursor: usize) -> usize {
        let mut node = 0;
        for segment in segments {
            let next = match segment {
                Segment::Enum { .. } => continue,
                Segment::Seq { index } => self.resolve_index(node, *index),
                Segment::Map { key } => {
                    let holder = self.unwrapped(node);
                    self.children(holder).find(|(_, child)| child.key.as_ref().is_some_and(|k| &k.plain == key))
                }
                // serde notes no key that is not a text or a whole number: it is the one where reading stopped.
                Segment::Unknown => {
                    let holder = self.unwrapped(node);
                    let begun = |child: &Node| child.key.as_ref().is_some_and(|key| key.span.start <= cursor);
                    self.children(holder).take_while(|(_, child)| begun(child)).last()
                }
            };
            let Some((found, _)) = next else { break };
            node = found;
        }
        // Reading stopped inside of `Some( )` or a variant: what is wrong is what stands in it.
        while let Some((inner, child)) = self.children(node).find(|(_, child)| child.step == Step::Inside) {
            if cursor < child.start as usize || cursor > child.end as usize {
                break;
            }
            node = inner;
        }
        node
    }

    fn resolve_index(&self, node: usize, index: usize) -> Option<(usize, &Node)> {
        let holder = self.unwrapped(node);
        // The only value of a tuple of one is the value inside.
        let alone = index == 0 && holder != node && !matches!(self.nodes[holder].shape, Shape::List | Shape::Tuple);
        if alone { Some((holder, &self.nodes[holder])) } else { self.children(holder).nth(index) }
    }

    /// The value inside any number of wrappers.
    fn unwrapped(&self, mut node: usize) -> usize {
        while let Some((inner, _)) = self.children(node).find(|(_, child)| child.step == Step::Inside) {
            node = inner;
        }
        node
    }

    /// The innermost value that a byte of the text belongs to.
    pub(crate) fn innermost(&self, offset: usize) -> usize {
        let around = |node: &Node| (node.start as usize..node.end as usize).contains(&offset);
        let mut node = 0;
        while let Some((inner, _)) = self.children(node).find(|(_, child)| around(child)) {
            node = inner;
        }
        node
    }
}

#[cfg(test)]
#[path = "positions_test.rs"]
mod tests;
