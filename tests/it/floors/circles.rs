//! Circles of files that use each other.

use super::imports::Path;
use std::collections::{BTreeMap, BTreeSet};

/// Which file uses which.
pub type Uses = BTreeMap<Path, BTreeSet<Path>>;

/// The knots: files of which each leads to every other.
///
/// A circle through a file and what lies in its own folder is that module's own business: `fire` with `fire::told`. The root has no
/// such right, as the whole crate lies in its folder.
pub fn knots(uses: &Uses) -> Vec<BTreeSet<Path>> {
    let mut found = Vec::new();
    let mut open: Vec<BTreeSet<Path>> = strong(uses, &uses.keys().cloned().collect());
    while let Some(knot) = open.pop() {
        let owner = knot.iter().find(|file| !file.is_empty() && knot.iter().all(|other| other.starts_with(file)));
        match owner {
            None => found.push(knot),
            Some(owner) => {
                let others = knot.iter().filter(|file| *file != owner).cloned().collect();
                open.extend(strong(uses, &others));
            }
        }
    }
    found.sort();
    found
}

/// The sets of more than one file, of those given, in which each leads to each.
fn strong(uses: &Uses, among: &BTreeSet<Path>) -> Vec<BTreeSet<Path>> {
    let mut left = among.clone();
    let mut found = Vec::new();
    let back = turned(uses);
    while let Some(first) = left.first().cloned() {
        let after = reached(uses, &first, &left);
        let before = reached(&back, &first, &left);
        let knot: BTreeSet<Path> = after.intersection(&before).cloned().collect();
        left.retain(|file| !knot.contains(file));
        if knot.len() > 1 {
            found.push(knot);
        }
    }
    found
}

/// The arrows the other way round.
fn turned(uses: &Uses) -> Uses {
    let mut back = Uses::new();
    for (from, all) in uses {
        for to in all {
            back.entry(to.clone()).or_default().insert(from.clone());
        }
    }
    back
}

/// The files to which one leads, itself among them.
fn reached(uses: &Uses, from: &Path, among: &BTreeSet<Path>) -> BTreeSet<Path> {
    let mut seen = BTreeSet::from([from.clone()]);
    let mut open = vec![from.clone()];
    while let Some(file) = open.pop() {
        let next = uses.get(&file).into_iter().flatten().filter(|file| among.contains(*file));
        open.extend(next.filter(|file| seen.insert((*file).clone())).cloned());
    }
    seen
}
