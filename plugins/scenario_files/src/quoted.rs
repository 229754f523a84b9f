//! Texts, characters and bytes with their quotes and escapes.

use crate::node::Shape;
use crate::token::{Fault, Scanner};

impl Scanner<'_> {
    /// A text, a byte text, a byte or a character, if one stands here.
    pub fn quoted(&mut self) -> Result<Option<Shape>, Fault> {
        if self.peek() == Some('\'') {
            self.character()?;
            return Ok(Some(Shape::Character));
        }
        if !self.begins_quoted() {
            return Ok(None);
        }
        let start = self.at;
        let bytes = self.eat('b');
        if bytes && self.peek() == Some('\'') {
            self.character()?;
            return Ok(Some(Shape::Number));
        }
        if self.eat('r') {
            self.raw_text(start)?;
        } else {
            self.escaped_text()?;
        }
        let lines = self.text[start..self.at].contains('\n');
        self.long_text = lines.then_some(start..self.at);
        Ok(Some(if bytes { Shape::Bytes } else { Shape::Text }))
    }

    /// The contents of a text or character that was scanned before.
    pub fn contents(text: &str) -> String {
        let mut scanner = Scanner::new(text);
        let read = match scanner.peek() {
            Some('r') => {
                let hashes = text[1..].find('"').unwrap_or_default();
                return text.get(hashes + 2..text.len() - hashes - 1).unwrap_or_default().to_string();
            }
            Some('\'') => scanner.character(),
            _ => scanner.escaped_text(),
        };
        read.unwrap_or_default()
    }

    fn raw_text(&mut self, start: usize) -> Result<(), Fault> {
        let from = self.at;
        self.skip_while(|letter| letter == '#');
        let closing = format!("\"{}", &self.text[from..self.at]);
        if !self.eat('"') {
            return self.fault(start, "a `\"` is missing after `r#`", Some("a raw text reads `r#\"…\"#`"));
        }
        let Some(length) = self.rest().find(&closing) else {
            let hint = format!("a `{closing}` is missing");
            return self.fault(start, "this raw text is never closed", Some(&hint));
        };
        self.at += length + closing.len();
        Ok(())
    }

    fn escaped_text(&mut self) -> Result<String, Fault> {
        let start = self.at;
        self.at += 1;
        let mut bytes = Vec::new();
        loop {
            let from = self.at;
            self.skip_while(|letter| letter != '"' && letter != '\\');
            bytes.extend_from_slice(&self.text.as_bytes()[from..self.at]);
            match self.peek() {
                Some('"') => {
                    self.at += 1;
                    return Ok(String::from_utf8_lossy(&bytes).into_owned());
                }
                Some(_) => self.escape(&mut bytes, true)?,
                None => return self.fault(start, "this text is never closed", Some("a `\"` is missing")),
            }
        }
    }

    fn character(&mut self) -> Result<String, Fault> {
        let start = self.at;
        self.at += 1;
        let mut bytes = Vec::new();
        match self.peek() {
            Some('\\') => self.escape(&mut bytes, false)?,
            Some(letter) => {
                self.at += letter.len_utf8();
                bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
            }
            None => {}
        }
        if self.eat('\'') {
            return Ok(String::from_utf8_lossy(&bytes).into_owned());
        }
        let hint = "a text of several characters stands in double quotes";
        self.fault(start, "between single quotes stands exactly one character", Some(hint))
    }

    /// What follows a backslash. Which numbers are characters is left to the RON parser.
    fn escape(&mut self, bytes: &mut Vec<u8>, in_text: bool) -> Result<(), Fault> {
        let start = self.at;
        self.at += 1;
        let continued = self.rest().starts_with('\n') || self.rest().starts_with("\r\n");
        let letter = match self.take() {
            _ if in_text && continued => {
                self.skip_while(|letter| matches!(letter, ' ' | '\t' | '\n' | '\r'));
                return Ok(());
            }
            Some(same @ ('\'' | '"' | '\\')) => same,
            Some('n') => '\n',
            Some('r') => '\r',
            Some('t') => '\t',
            Some('0') => '\0',
            Some('x') => {
                let digits = self.rest().get(..2).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()));
                let Some(byte) = digits.and_then(|digits| u8::from_str_radix(digits, 16).ok()) else {
                    return self.fault(start, "two hexadecimal digits belong after `\\x`", None);
                };
                self.at += 2;
                bytes.push(byte);
                return Ok(());
            }
            Some('u') => {
                let digits =
                    self.rest().strip_prefix('{').and_then(|rest| rest.split_once('}')).map(|(digits, _)| digits);
                let fits = |digits: &&str| digits.len() <= 6 && digits.bytes().all(|byte| byte.is_ascii_hexdigit());
                let Some(number) = digits.filter(fits).and_then(|digits| u32::from_str_radix(digits, 16).ok()) else {
                    return self.fault(start, "this is no character: it reads `\\u{20AC}`, for example", None);
                };
                self.at += digits.map_or(0, str::len) + 2;
                char::from_u32(number).unwrap_or(char::REPLACEMENT_CHARACTER)
            }
            other => {
                let shown: String = other.into_iter().filter(|letter| !letter.is_control()).collect();
                let message = format!("`\\{shown}` is no character");
                return self.fault(start, message, Some("a backslash itself is written `\\\\`"));
            }
        };
        bytes.extend_from_slice(letter.encode_utf8(&mut [0; 4]).as_bytes());
        Ok(())
    }
}
