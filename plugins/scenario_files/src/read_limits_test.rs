use std::path::Path;

use serde::Deserialize;

use super::*;

#[derive(Debug, Deserialize)]
enum Nest {
    Leaf,
    Deeper(Option<Box<Nest>>),
    List(Vec<Nest>),
}

impl Nest {
    fn depth(&self) -> usize {
        match self {
            Self::Leaf | Self::Deeper(None) => 0,
            Self::Deeper(Some(inner)) => inner.depth() + 1,
            Self::List(inner) => inner.iter().map(Self::depth).max().unwrap_or_default() + 2,
        }
    }
}

#[test]
fn nesting_has_a_limit() {
    #[track_caller]
    fn check(levels: usize, open: &str, close: &str, per_level: usize) {
        let text = format!("{}Leaf{}", open.repeat(levels), close.repeat(levels));
        let nest = read::<Nest>(Path::new("a.ron"), &text).unwrap().value;
        assert_eq!(nest.depth(), levels * per_level);
        let text = format!("{}Leaf{}", open.repeat(levels + 1), close.repeat(levels + 1));
        let mistake = read::<Nest>(Path::new("a.ron"), &text).unwrap_err();
        assert_eq!(mistake.message, "the values are nested too deeply: at most 64 brackets may be open");
    }
    check(crate::DEEPEST_NESTING, "Deeper(", ")", 1);
    check(crate::DEEPEST_NESTING / 2, "List([", "])", 2);

    // Far deeper, and never closed.
    for opener in ["(", "[", "{", "{[", "A(", "(a:", "/*"] {
        assert!(read::<Nest>(Path::new("a.ron"), &opener.repeat(1_000_000)).is_err(), "{opener}");
    }
}

#[test]
fn size_has_a_limit() {
    let text = " ".repeat(LARGEST_FILE - 1) + "5";
    assert_eq!(read::<u8>(Path::new("a.ron"), &text).unwrap().value, 5);
    let mistake = read::<u8>(Path::new("a.ron"), &(text + " ")).unwrap_err();
    assert_eq!(mistake.to_string(), "a.ron: the file is larger than 4 MiB");
}

#[test]
fn a_large_file_in_one_line_is_read() {
    let text = format!("[{}]", "(1,\"x\"),".repeat(200_000));
    let file = read::<Vec<(u8, String)>>(Path::new("a.ron"), &text).unwrap();
    assert_eq!(file.positions.of("[199999].1").column, 199_999 * 8 + 5);
}
