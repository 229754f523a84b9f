//! What is said to players, apart from the rules that say it: a [`Say`] is the id of a line with arguments, and how the line reads stands
//! in the `words.rs` of its rule section ([`words!`](crate::words!)) in English, or wherever a [`Language`] keeps it.

use crate::CounterId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// One line that may be said. [`words!`](crate::words!) makes them.
#[derive(Debug)]
pub struct Words {
    /// Its id: the section, a dot, the line's name. Other languages know it by this.
    pub id: &'static str,
    /// How it reads in English, its arguments by their names in braces.
    pub english: &'static str,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// What stands in a line where an argument is named.
#[derive(Clone, PartialEq, Eq)]
pub enum Arg {
    /// A counter: by its id, or by what a language's speaker calls it.
    Counter(CounterId),
    /// Several counters, as a language lists them.
    Counters(Box<[CounterId]>),
    /// A number.
    Number(i64),
    /// What reads the same in all languages: a place, a key of a file, the name of a side.
    Text(Box<str>),
    /// A line inside the line.
    Say(Say),
}

impl Arg {
    /// A text, as it prints itself.
    pub fn text(text: impl fmt::Display) -> Self {
        Arg::Text(text.to_string().into())
    }

    fn write(&self, language: &dyn Language, out: &mut dyn Write) -> fmt::Result {
        match self {
            Arg::Counter(id) => out.write_str(&language.counter(*id)),
            Arg::Counters(ids) => out.write_str(&language.counters(ids)),
            Arg::Number(number) => write!(out, "{number}"),
            Arg::Text(text) => out.write_str(text),
            Arg::Say(say) => say.write(language, out),
        }
    }
}

/// A language, or a way to speak it: how lines read and what counters are called.
pub trait Language {
    /// How a line reads, its arguments by their names in braces, in any order. Lines that are not translated stay English.
    fn line(&self, words: &'static Words) -> &str {
        words.english
    }
    /// What a counter is called.
    fn counter(&self, id: CounterId) -> Cow<'_, str> {
        Cow::Owned(id.as_str().to_string())
    }
    /// What several counters are called together.
    fn counters(&self, ids: &[CounterId]) -> String {
        let names: Vec<Cow<str>> = ids.iter().map(|id| self.counter(*id)).collect();
        match &names[..] {
            [] => "nobody".to_owned(),
            [only] => only.to_string(),
            [first @ .., last] => format!("{} and {last}", first.join(", ")),
        }
    }
}

/// English as scripts and files have it, with the counters' ids.
pub struct English;
impl Language for English {}

/// What is said: a line with its arguments. One without arguments allocates nothing, as refusals are made and thrown away by the
/// thousand.
///
/// Saves and scripts hold it as its English text. Read back it is that text ([`Say::told`]); two that read alike in English are equal,
/// so a game read from a file is the game that was written.
#[derive(Clone)]
pub struct Say {
    words: &'static Words,
    with: Box<[Arg]>,
}

/// The line of a text that has no id.
static TOLD: Words = Words { id: "told", english: "{text}", args: &["text"] };

impl Say {
    /// A line with its arguments, in the order of [`Words::args`]: what the functions of [`words!`](crate::words!) call.
    #[inline]
    pub fn new<const N: usize>(words: &'static Words, with: [Arg; N]) -> Self {
        Self { words, with: Box::new(with) }
    }
    /// A text as it is, in no language: what a file tells.
    pub fn told(text: impl Into<Box<str>>) -> Self {
        Self::new(&TOLD, [Arg::Text(text.into())])
    }
    /// The line.
    pub fn words(&self) -> &'static Words {
        self.words
    }
    /// As it is said in a language.
    pub fn told_in(&self, language: &dyn Language) -> String {
        let mut told = String::with_capacity(self.words.english.len() + 16);
        // A text takes all that is written to it.
        let _ = self.write(language, &mut told);
        told
    }

    fn write(&self, language: &dyn Language, out: &mut dyn Write) -> fmt::Result {
        let mut rest = language.line(self.words);
        while let Some((before, (name, after))) =
            rest.split_once('{').and_then(|(before, after)| Some((before, after.split_once('}')?)))
        {
            out.write_str(before)?;
            match self.words.args.iter().position(|arg| *arg == name).and_then(|n| self.with.get(n)) {
                Some(arg) => arg.write(language, out)?,
                // A translation that asks for what the line does not have.
                None => write!(out, "{{{name}}}")?,
            }
            rest = after;
        }
        out.write_str(rest)
    }
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(&English, f)
    }
}
/// Like a text: positions and tests print it so.
impl fmt::Debug for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&self.to_string(), f)
    }
}
impl fmt::Debug for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(&English, f)
    }
}
impl PartialEq for Say {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.words, other.words) && self.with == other.with || self.to_string() == other.to_string()
    }
}
impl Eq for Say {}
impl Serialize for Say {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
impl<'de> Deserialize<'de> for Say {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer).map(Self::told)
    }
}

/// The lines of a rule section, in English: each is a function that makes a [`Say`] of its arguments.
///
/// ```text
/// words! { "smoke";
///     no_capability = "this formation has no smoke";
///     not_there(unit: counter, at: text) = "{unit} is not in {at}";
/// }
/// // Err(Refusal::new(CAPABILITY, words::no_capability()))
/// ```
///
/// An argument is a `counter`, several `counters`, a `number`, a `text` (whatever prints itself: a place, a key, a name) or a `say` (a line inside the line).
/// The ids are `smoke.no_capability` and so on; `ALL` lists them.
///
/// The compiler sees that no id is without words: a line that is not there has no function, and the English must name each argument and
/// nothing else. It sees no dead code in what a macro of another crate makes: that each line is said somewhere is for a test of the crate
/// that calls it.
#[macro_export]
macro_rules! words {
    (@type counter) => { $crate::CounterId };
    (@type counters) => { &[$crate::CounterId] };
    (@type number) => { impl Into<i64> };
    (@type text) => { impl std::fmt::Display };
    (@type say) => { $crate::Say };
    (@arg counter $arg:ident) => { $crate::Arg::Counter($arg) };
    (@arg counters $arg:ident) => { $crate::Arg::Counters($arg.into()) };
    (@arg number $arg:ident) => { $crate::Arg::Number($arg.into()) };
    (@arg text $arg:ident) => { $crate::Arg::text($arg) };
    (@arg say $arg:ident) => { $crate::Arg::Say($arg) };
    (
        $section:literal;
        $($(#[$doc:meta])* $name:ident $(($($arg:ident: $kind:ident),+ $(,)?))? = $english:literal;)+
    ) => {
        $(
            $(#[$doc])*
            #[inline]
            pub(crate) fn $name($($($arg: $crate::words!(@type $kind)),+)?) -> $crate::Say {
                $crate::Say::new(&lines::$name, [$($($crate::words!(@arg $kind $arg)),+)?])
            }
        )+

        /// All lines of the section.
        pub(crate) static ALL: &[&$crate::Words] = &[$(&lines::$name),+];

        #[allow(non_upper_case_globals)]
        mod lines {
            $(
                pub(super) static $name: $crate::Words = $crate::Words {
                    id: concat!($section, ".", stringify!($name)),
                    english: $english,
                    args: &[$($(stringify!($arg)),+)?],
                };
            )+
        }

        // The English names each argument, and nothing else.
        const _: fn() = || {
            $(let _ = format_args!($english $($(, $arg = "")+)?);)+
        };
    };
}
