//! Random texts: places agree with how the text was made and with serde's paths, and nothing panics.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use proptest::prelude::*;
use serde::{Deserialize, Serialize};

use crate::node::Position;
use crate::scan::scan;
use crate::{options, read};

/// A piece of RON, with the path and byte offset of each value in it.
#[derive(Clone, Debug)]
struct Piece {
    text: String,
    places: Vec<(String, usize)>,
}

impl Piece {
    fn of(text: &str) -> Self {
        Self { text: text.to_string(), places: vec![(String::new(), 0)] }
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn push_value(&mut self, label: &str, value: &Self) {
        let start = self.text.len();
        self.places.extend(value.places.iter().map(|(path, offset)| (format!("{label}{path}"), start + offset)));
        self.text.push_str(&value.text);
    }

    /// The values in brackets, each after what `before` writes, with some space at every joint.
    fn brackets(&mut self, values: &[Self], spaces: &[String], brackets: [&str; 2], before: Before) {
        let space = |joint: usize| spaces.get(joint % spaces.len().max(1)).map_or("", String::as_str);
        self.push(brackets[0]);
        for (index, value) in values.iter().enumerate() {
            self.push(space(index));
            let (label, written) = before(index);
            if !written.is_empty() {
                self.push(&written);
                self.push(space(index + 1));
                self.push(":");
                self.push(space(index + 2));
            }
            self.push_value(&label, value);
            self.push(space(index + 3));
            if index + 1 < values.len() || spaces.len().is_multiple_of(2) {
                self.push(",");
            }
        }
        self.push(space(values.len()));
        self.push(brackets[1]);
    }

    /// A value that stands alone in `( )` has the path of the whole.
    fn hide_inner(mut self) -> Self {
        let mut seen = BTreeSet::new();
        self.places.retain(|(path, _)| seen.insert(path.clone()));
        self
    }
}

/// The label of a value in its path, and the name or key written before it.
type Before = fn(usize) -> (String, String);

fn field(index: usize) -> (String, String) {
    let name = ["hex", "side_2", "_x", "été", "b", "r", "none"][index % 7];
    (format!(".{name}{index}"), format!("{name}{index}"))
}

fn entry(index: usize) -> (String, String) {
    match index % 5 {
        0 => (format!("[\"k.[\\\"{index}\"]"), format!("\"k.[\\x22{index}\"")),
        1 => (format!("['{index}']"), format!("'{index}'")),
        2 => (format!("[-{index}]"), format!("-0x{index:x}")),
        3 => (format!("[Road{index}]"), format!("Road{index}")),
        _ => (format!("[(1, [{index}])]"), format!("(1, [{index}])")),
    }
}

fn leaf() -> impl Strategy<Value = Piece> {
    let written = [
        "1",
        "-2.5e-3",
        "true",
        "None",
        "Open",
        "()",
        "'('",
        "'\\''",
        "'\"'",
        "\"\"",
        "\"a ] \\\" // b\"",
        "\"é\\u{20AC}\n\"",
        "r\"\\\"",
        "r##\"x\"# \" )\"##",
        "b\"by)\\xff\"",
        "b'\\''",
        "0xFF_u8",
        "inf",
        "1..=5",
        "r#raw-name",
        "[]",
        "{}",
    ];
    prop::sample::select(written.to_vec()).prop_map(Piece::of)
}

fn spaces() -> impl Strategy<Value = Vec<String>> {
    let written =
        ["", "", " ", "\n", "\t ", "// ) ] \" '\n", "/* ( /* [ \" */ ' */", "\u{2028}é".trim_end_matches('é')];
    prop::collection::vec(prop::sample::select(written.map(str::to_string).to_vec()), 1..6)
}

fn piece() -> impl Strategy<Value = Piece> {
    leaf().prop_recursive(5, 60, 5, |inner| {
        let many = prop::collection::vec(inner, 0..5);
        (many, spaces(), 0..5usize).prop_map(|(values, spaces, kind)| {
            let mut piece = Piece::of(["", "", "Gun", "Some", "Fire"][kind]);
            match kind {
                0 => piece.brackets(&values, &spaces, ["[", "]"], |index| (format!("[{index}]"), String::new())),
                1 => piece.brackets(&values, &spaces, ["{", "}"], entry),
                2 => piece.brackets(&values, &spaces, ["(", ")"], field),
                _ if values.len() == 1 => {
                    piece.brackets(&values, &spaces, ["(", ")"], |_| (String::new(), String::new()));
                    return piece.hide_inner();
                }
                3 => {
                    // `Some( )` holds one value; as many as there are stand in a tuple of it.
                    piece = Piece::of("");
                    piece.brackets(&values, &spaces, ["(", ")"], |index| (format!(".{index}"), String::new()));
                }
                _ => piece.brackets(&values, &spaces, ["(", ")"], |index| (format!(".{index}"), String::new())),
            }
            piece
        })
    })
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Tree {
    Leaf(i32),
    List(Vec<Tree>),
    Texts(BTreeMap<String, Tree>),
    Letters(BTreeMap<char, Tree>),
    Numbers(BTreeMap<i16, Tree>),
    Pair(Box<(Tree, Tree)>),
    Both(Box<Tree>, Box<Tree>),
    Record { left: Box<Tree>, right: Option<Box<Tree>> },
    Unit,
}

/// The number whose text is made a mistake.
const WRONG: i32 = -77_777;

fn tree() -> impl Strategy<Value = Tree> {
    let leaf = prop_oneof![(0..99).prop_map(Tree::Leaf), Just(Tree::Unit)];
    leaf.prop_recursive(4, 40, 4, |inner| {
        let two = (inner.clone(), inner.clone());
        let boxed = two.clone().prop_map(|(left, right)| (Box::new(left), Box::new(right)));
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Tree::List),
            prop::collection::btree_map("[a-c\"\\\\.é]{0,3}", inner.clone(), 0..4).prop_map(Tree::Texts),
            prop::collection::btree_map(prop::char::any(), inner.clone(), 0..4).prop_map(Tree::Letters),
            prop::collection::btree_map(any::<i16>(), inner, 0..4).prop_map(Tree::Numbers),
            two.prop_map(|pair| Tree::Pair(Box::new(pair))),
            boxed.clone().prop_map(|(left, right)| Tree::Both(left, right)),
            boxed.prop_map(|(left, right)| Tree::Record { left, right: Some(right) }),
        ]
    })
}

/// All leaves of a tree that hold a number.
fn leaves<'t>(tree: &'t mut Tree, found: &mut Vec<&'t mut i32>) {
    match tree {
        Tree::Unit => {}
        Tree::Leaf(number) => found.push(number),
        Tree::List(trees) => trees.iter_mut().for_each(|tree| leaves(tree, found)),
        Tree::Texts(trees) => trees.values_mut().for_each(|tree| leaves(tree, found)),
        Tree::Letters(trees) => trees.values_mut().for_each(|tree| leaves(tree, found)),
        Tree::Numbers(trees) => trees.values_mut().for_each(|tree| leaves(tree, found)),
        Tree::Pair(pair) => {
            leaves(&mut pair.0, found);
            leaves(&mut pair.1, found);
        }
        Tree::Both(left, right) => {
            leaves(left, found);
            leaves(right, found);
        }
        Tree::Record { left, right } => {
            leaves(left, found);
            right.iter_mut().for_each(|tree| leaves(tree, found));
        }
    }
}

/// Reads a text as several types; whatever comes out has a place in the text and can be printed.
fn try_to_read(text: &str) {
    let path = Path::new("a.ron");
    let mistakes = [
        read::<ron::Value>(path, text).err(),
        read::<Tree>(path, text).err(),
        read::<Vec<BTreeMap<String, f32>>>(path, text).err(),
        read::<(u8, Option<String>)>(path, text).err(),
    ];
    for mistake in mistakes.into_iter().flatten() {
        assert!(mistake.to_string().starts_with("a.ron:"), "{mistake}");
        assert!(mistake.line <= text.split('\n').count() && mistake.column >= 1, "{mistake}");
    }
    let (positions, fault) = scan(text);
    for (path, place) in positions.iter() {
        assert!(positions.of(&path) <= place, "{path}");
    }
    // What the RON parser accepts is no fault, except that it lets a later key replace an earlier one, and that it
    // reads `Some x` like `x` where `Some` may be left out.
    if !text.contains("Some") && options().from_str::<ron::Value>(text).is_ok() {
        assert!(fault.is_none_or(|fault| fault.message.contains("is given twice")), "{text:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn every_value_is_found_where_it_was_written(piece in piece(), before in spaces(), after in spaces()) {
        let (before, after) = (before.concat(), after.concat());
        let text = format!("{before}{}{after}", piece.text);
        let (positions, fault) = scan(&text);
        prop_assert_eq!(fault, None, "{}", text);
        for (path, offset) in &piece.places {
            let expected = Position::of_offset(&text, before.len() + offset);
            prop_assert_eq!(positions.get(path), Some(expected), "{} in {}", path, &text);
        }
        prop_assert_eq!(positions.iter().count(), piece.places.len(), "{}", text);
        prop_assert!(options().from_str::<ron::Value>(&text).is_ok(), "{}", text);
        try_to_read(&text);
    }

    #[test]
    fn a_wrong_value_is_reported_at_its_place(tree in tree(), chosen: prop::sample::Index, pretty: bool) {
        let mut tree = Tree::List(vec![Tree::Leaf(0), tree]);
        let mut numbers = Vec::new();
        leaves(&mut tree, &mut numbers);
        let index = chosen.index(numbers.len());
        *numbers[index] = WRONG;
        let text = if pretty {
            options().to_string_pretty(&tree, ron::ser::PrettyConfig::new()).unwrap()
        } else {
            options().to_string(&tree).unwrap()
        };
        prop_assert_eq!(&read::<Tree>(Path::new("a.ron"), &text).unwrap().value, &tree);

        let text = text.replace(&WRONG.to_string(), "\"wrong\"");
        let mistake = read::<Tree>(Path::new("a.ron"), &text).unwrap_err();
        let offset = text.find("\"wrong\"").unwrap();
        let expected = Position::of_offset(&text, offset);
        prop_assert_eq!((mistake.line, mistake.column), (expected.line, expected.column), "{}", mistake);
        prop_assert_eq!(mistake.message.as_str(), "expected a whole number, found the text \"wrong\"");
        // The number shares the path of its variant.
        let variant = Position::of_offset(&text, offset - "Leaf(".len());
        prop_assert_eq!(scan(&text).0.get(&mistake.field), Some(variant), "{}", mistake);
    }

    #[test]
    fn random_characters_do_no_harm(text in "[\\[\\](){}:,\"'\\\\/*#!ruxb0-9a-cé.+\\- \n\u{2028}]{0,60}") {
        try_to_read(&text);
    }

    #[test]
    fn random_bytes_do_no_harm(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        try_to_read(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn changed_and_cut_texts_do_no_harm(
        piece in piece(),
        changes in prop::collection::vec((any::<prop::sample::Index>(), 0..3u8, "[\\[\\](){}:,\"'\\\\/#*r0a=é ]"), 1..5),
        cut in any::<prop::sample::Index>(),
        is_cut: bool,
    ) {
        let mut letters: Vec<char> = piece.text.chars().collect();
        for (index, how, with) in changes {
            let at = index.index(letters.len() + 1);
            let with = with.chars().next().unwrap_or(' ');
            match how {
                0 => letters.insert(at, with),
                1 if at < letters.len() => letters[at] = with,
                _ if at < letters.len() => { letters.remove(at); }
                _ => {}
            }
        }
        if is_cut {
            letters.truncate(cut.index(letters.len() + 1));
        }
        try_to_read(&letters.into_iter().collect::<String>());
    }
}
