//! With which fields a text begins, without reading it.

/// True if a line of a text begins with a field, after blanks and opening brackets: what a file is can be told so before it is read, and
/// where it cannot be read.
pub fn has_field(text: &str, field: &str) -> bool {
    text.lines().any(|line| {
        let begins = line.trim_start_matches(|c: char| c.is_whitespace() || c == '(');
        begins.strip_prefix(field).is_some_and(|rest| rest.starts_with(':'))
    })
}

#[test]
fn a_field_stands_at_the_beginning_of_a_line() {
    let text = "(title: \"A\",\n    sides: (),\n  // teams: none\n  (pieces : [])";
    assert!(["title", "sides"].iter().all(|field| has_field(text, field)));
    assert!(["itle", "side", "teams", "pieces", "A"].iter().all(|field| !has_field(text, field)));
}
