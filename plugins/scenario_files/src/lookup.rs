//! The children of every value in an order in which one of them is found without looking at all: elements by their number, fields and
//! entries by their label.

use std::cmp::Ordering;

use crate::node::{Node, Step};

/// For each value its children, as numbers of nodes.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lookup {
    /// Where the children of each value begin in `children`; one more than there are values.
    first: Vec<u32>,
    children: Vec<u32>,
}

fn label(node: &Node) -> &str {
    node.key.as_ref().map_or("", |key| &key.label)
}

/// True if a label ends here: the path is over, or goes on inside.
fn ends(left: &str) -> bool {
    left.is_empty() || left.starts_with(['.', '['])
}

/// A number as paths have it, in plain digits, and what follows it.
fn number(text: &str) -> Option<(usize, &str)> {
    let end = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len());
    let plain = end == 1 || !text.starts_with('0');
    text[..end].parse().ok().filter(|_| plain).map(|found| (found, &text[end..]))
}

impl Lookup {
    /// Puts the children of all values in order.
    pub fn new(nodes: &[Node]) -> Self {
        let mut found = Self::default();
        for node in nodes {
            found.first.push(found.children.len() as u32);
            let start = found.children.len();
            let mut child = node.first as usize;
            while child != 0 {
                found.children.push(child as u32);
                child = nodes[child].next as usize;
            }
            let own = &mut found.children[start..];
            // Elements stand in the order of their numbers as it is.
            if own.first().is_some_and(|child| matches!(nodes[*child as usize].step, Step::Field | Step::Entry)) {
                own.sort_by(|a, b| label(&nodes[*a as usize]).cmp(label(&nodes[*b as usize])));
            }
        }
        found.first.push(found.children.len() as u32);
        found
    }

    fn children(&self, node: usize) -> &[u32] {
        let ends = self.first.get(node).zip(self.first.get(node + 1));
        ends.and_then(|(from, to)| self.children.get(*from as usize..*to as usize)).unwrap_or_default()
    }

    /// One step along a path: the longest label among the children that the path begins with, and the rest of the path.
    pub fn follow<'p>(&self, nodes: &[Node], node: usize, path: &'p str) -> Option<(usize, &'p str)> {
        let children = self.children(node);
        let first = *children.first()? as usize;
        let name = path.strip_prefix('.').unwrap_or(path);
        let (found, left) = match nodes[first].step {
            Step::Root => None,
            Step::Inside => {
                // The path of what is inside comes first; `.0` also means it, for a tuple of one.
                if let Some(found) = self.follow(nodes, first, path) {
                    return Some(found);
                }
                name.strip_prefix('0').map(|left| (first, left))
            }
            Step::Field => longest(nodes, children, name),
            Step::Entry => longest(nodes, children, path),
            Step::Item(_) => {
                let (index, left) = number(path.strip_prefix('[')?)?;
                Some((*children.get(index)? as usize, left.strip_prefix(']')?))
            }
            Step::Element(_) => {
                let (index, left) = number(name)?;
                Some((*children.get(index)? as usize, left))
            }
        }?;
        ends(left).then_some((found, left))
    }
}

/// The longest label that a path begins with, among children in the order of their labels.
fn longest<'p>(nodes: &[Node], children: &[u32], path: &'p str) -> Option<(usize, &'p str)> {
    let label = |child: u32| label(&nodes[child as usize]).as_bytes();
    let mut children = children;
    let mut part = path.as_bytes();
    loop {
        // The greatest label that is not beyond the path: if the path does not begin with it, labels with which it does are no longer
        // than what both have in common.
        let before = children.partition_point(|child| {
            #[cfg(test)]
            work::count();
            label(*child).cmp(part) != Ordering::Greater
        });
        let child = *children[..before].last()?;
        let shared = label(child).iter().zip(part).take_while(|(a, b)| a == b).count();
        if shared == label(child).len() && path.get(shared..).is_some_and(ends) {
            return Some((child as usize, &path[shared..]));
        }
        children = &children[..before - 1];
        part = &part[..shared];
    }
}

/// How many labels have been looked at, so that tests can tell that few are.
#[cfg(test)]
pub(crate) mod work {
    use std::cell::Cell;

    thread_local!(static LOOKED_AT: Cell<usize> = const { Cell::new(0) });

    pub fn count() {
        LOOKED_AT.set(LOOKED_AT.get() + 1);
    }

    /// How many since the last time.
    pub fn taken() -> usize {
        LOOKED_AT.replace(0)
    }
}

#[cfg(test)]
#[path = "lookup_test.rs"]
mod tests;
