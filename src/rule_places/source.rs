//! A Rust source file divided into code, comments and literals, as far as one must know it to find rule numbers and names in it.

/// What a stretch of a source file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Neither of the others.
    Code,
    /// A comment, documentation too.
    Comment,
    /// A string between quotation marks, without them.
    Literal,
}

/// A stretch of a source file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part<'a> {
    /// What it is.
    pub kind: Kind,
    /// The line on which it begins, from 1.
    pub line: usize,
    /// It.
    pub text: &'a str,
}

impl<'a> Part<'a> {
    /// Its lines with their numbers.
    pub fn lines(self) -> impl Iterator<Item = (usize, &'a str)> {
        self.text.split('\n').enumerate().map(move |(n, line)| (self.line + n, line))
    }
}

/// Divides a source file.
pub fn parts(text: &str) -> Vec<Part<'_>> {
    let (mut found, mut line, mut from, mut at) = (Vec::new(), 1, 0, 0);
    while at < text.len() {
        let Some((kind, open, close, end)) = special(&text[at..], text[..at].chars().next_back()) else {
            at += text[at..].chars().next().map_or(1, char::len_utf8);
            continue;
        };
        for (kind, stretch) in [(Kind::Code, &text[from..at]), (kind, &text[at + open..at + close])] {
            found.push(Part { kind, line, text: stretch });
            line += stretch.matches('\n').count();
        }
        at += end;
        from = at;
    }
    found.push(Part { kind: Kind::Code, line, text: &text[from..] });
    found
}

/// The comment or literal with which a text begins: what it is, where its contents begin and end, where it ends itself.
fn special(rest: &str, before: Option<char>) -> Option<(Kind, usize, usize, usize)> {
    let whole = |length: usize| Some((Kind::Comment, 0, length, length));
    if rest.starts_with("//") {
        return whole(rest.find('\n').unwrap_or(rest.len()));
    }
    if rest.starts_with("/*") {
        return whole(rest.find("*/").map_or(rest.len(), |end| end + 2));
    }
    if rest.starts_with('"') {
        let end = closed(rest, '"')?;
        return Some((Kind::Literal, 1, end, end + 1));
    }
    let word = before.is_some_and(|letter| letter.is_alphanumeric() || letter == '_');
    if let Some(raw) = rest.strip_prefix('r').filter(|_| !word) {
        let marks = raw.bytes().take_while(|byte| *byte == b'#').count();
        if raw[marks..].starts_with('"') {
            let open = 1 + marks + 1;
            let closing = format!("\"{}", "#".repeat(marks));
            let close = open + rest[open..].find(&closing)?;
            return Some((Kind::Literal, open, close, close + closing.len()));
        }
    }
    // A character between quotation marks, which may be one itself; a lifetime has none behind it.
    let mut letters = rest.strip_prefix('\'')?.chars();
    let (first, second) = (letters.next()?, letters.next()?);
    if first == '\\' || second == '\'' {
        let end = closed(rest, '\'')?;
        return Some((Kind::Literal, 1, end, end + 1));
    }
    None
}

/// Where a text that begins with a quotation mark has the closing one.
fn closed(rest: &str, mark: char) -> Option<usize> {
    let mut escaped = false;
    for (n, letter) in rest.char_indices().skip(1) {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if letter == mark => return Some(n),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
#[path = "source_test.rs"]
mod tests;
