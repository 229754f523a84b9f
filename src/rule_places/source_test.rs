//! Comments and literals are told from code, whatever stands in them.

use super::*;

fn of(text: &str, kind: Kind) -> Vec<(usize, &str)> {
    parts(text)
        .into_iter()
        .filter(|part| part.kind == kind && !part.text.is_empty())
        .map(|p| (p.line, p.text))
        .collect()
}

#[test]
fn a_file_is_divided_into_code_comments_and_literals() {
    let text = "a(\"b // c\"); // d \"e\"\n/* f\n\"g\" */ h('\"', '\\'', \"i\\\"j\", r#\"k\"l\"#);\nfn m<'a>() { n(\"o\np\") }\n";
    assert_eq!(of(text, Kind::Comment), [(1, "// d \"e\""), (2, "/* f\n\"g\" */")]);
    let literals = [(1, "b // c"), (3, "\""), (3, "\\'"), (3, "i\\\"j"), (3, "k\"l"), (4, "o\np")];
    assert_eq!(of(text, Kind::Literal), literals);
    let code: String = of(text, Kind::Code).into_iter().map(|(_, code)| code).collect();
    assert_eq!(code, "a(); \n h(, , , );\nfn m<'a>() { n() }\n");
    let last = parts(text).pop().expect("a part");
    assert_eq!((last.kind, last.line, last.text), (Kind::Code, 5, ") }\n"));
    assert_eq!(last.lines().collect::<Vec<_>>(), [(5, ") }"), (6, "")]);
}

#[test]
fn an_open_literal_and_an_empty_file_end() {
    assert_eq!(parts(""), [Part { kind: Kind::Code, line: 1, text: "" }]);
    assert_eq!(of("a(\"b", Kind::Literal), []);
    assert_eq!(of("a(\"b", Kind::Code), [(1, "a(\"b")]);
}
