//! What is said to players, apart from the rules that say it: a [`Say`] is the id of a line with arguments, and how the line reads stands
//! in the `words.rs` of its rule section ([`words!`](crate::words!)) in English, or wherever a [`Language`] keeps it. A line and the language that says it are one thing: a line reads by a language, which reads lines.

mod language;

use crate::CounterId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::borrow::Cow;
use std::fmt::{self, Write};

pub use language::{English, Language, Listing, Named, list_lines, speak, spoken};

/// One line that may be said. [`words!`](crate::words!) makes them.
#[derive(Debug)]
pub struct Words {
    /// Its id: the section, a dot, the line's name. Other languages know it by this.
    pub id: &'static str,
    /// How it reads in English, its arguments by their names in braces.
    pub english: Forms,
    /// The names of its arguments.
    pub args: &'static [&'static str],
}

/// How a line reads in English: always the same, or by the first number in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forms {
    /// It always reads so.
    Always(&'static str),
    /// By the number.
    ByNumber {
        /// Where the number is 1.
        one: &'static str,
        /// For all other numbers.
        other: &'static str,
    },
}

impl Forms {
    /// The form for a number: that of the line's first argument that is one.
    pub const fn of(self, number: Option<i64>) -> &'static str {
        match (self, number) {
            (Forms::Always(form) | Forms::ByNumber { one: form, .. }, Some(1))
            | (Forms::Always(form) | Forms::ByNumber { other: form, .. }, _) => form,
        }
    }
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
    /// Several lines or texts, as a language lists them.
    List(Listing, Box<[Arg]>),
}

impl Arg {
    /// A text, as it prints itself.
    pub fn text(text: impl fmt::Display) -> Self {
        Arg::Text(text.to_string().into())
    }

    /// Several lines.
    pub fn says(says: impl IntoIterator<Item = Say>, listing: Listing) -> Self {
        Arg::List(listing, says.into_iter().map(Arg::Say).collect())
    }
    /// Several texts.
    pub fn texts(texts: impl IntoIterator<Item = impl fmt::Display>) -> Self {
        Arg::List(Listing::All, texts.into_iter().map(Arg::text).collect())
    }

    fn write<L: Language + ?Sized>(&self, language: &L, out: &mut dyn Write) -> fmt::Result {
        match self {
            Arg::Counter(id) => out.write_str(&language.counter(*id)),
            Arg::Counters(ids) => out.write_str(&language.counters(ids)),
            Arg::Number(number) => write!(out, "{number}"),
            Arg::Text(text) => out.write_str(text),
            Arg::Say(say) => say.write(language, out),
            Arg::List(listing, items) => out.write_str(&listed(language, *listing, items)?),
        }
    }
}

/// A number that a line may hold.
pub trait Count {
    /// The number.
    fn count_of(self) -> i64;
}

macro_rules! counts {
    ($($number:ty)+) => {
        $(impl Count for $number {
            #[inline]
            fn count_of(self) -> i64 {
                self as i64
            }
        })+
    };
}
counts! { u8 u16 u32 u64 usize i8 i16 i32 i64 }

fn listed<L: Language + ?Sized>(language: &L, listing: Listing, items: &[Arg]) -> Result<String, fmt::Error> {
    let mut texts = Vec::with_capacity(items.len());
    for item in items {
        let mut text = String::new();
        item.write(language, &mut text)?;
        texts.push(Cow::Owned(text));
    }
    Ok(language.list(listing, &texts))
}

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
static TOLD: Words = Words { id: "told", english: Forms::Always("{text}"), args: &["text"] };

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
    /// As it is said on the screen: in the program's language ([`speak`](crate::speak)).
    pub fn said(&self) -> String {
        self.told_in(spoken())
    }
    /// As it is said in a language.
    pub fn told_in<L: Language + ?Sized>(&self, language: &L) -> String {
        let mut told = String::with_capacity(self.words.english.of(None).len() + 16);
        // A text takes all that is written to it.
        let _ = self.write(language, &mut told);
        told
    }

    /// The first number in it: by this a language chooses among the forms of a line.
    fn number(&self) -> Option<i64> {
        self.with.iter().find_map(|arg| if let Arg::Number(number) = arg { Some(*number) } else { None })
    }

    fn write<L: Language + ?Sized>(&self, language: &L, out: &mut dyn Write) -> fmt::Result {
        let line = language.line(self.words, self.number());
        let mut rest = &*line;
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
/// An argument is a `counter`, several `counters`, a `number`, a `text` (whatever prints itself: a place, a key, a name), several `texts`,
/// a `say` (a line inside the line), several `says`, or `either` of several says. How several are listed is the language's business.
/// The ids are `smoke.no_capability` and so on; `ALL` lists them.
///
/// A line that counts has two forms, `moves(n: number) = "{n} unit moves" | "{n} units move";`: the first is said where its first number
/// is 1, the second for all others. Either may leave out arguments that the other names, and both the number: `takes(several: number,
/// side: text) = "{side} takes it" | "{side} take it";`.
///
/// The compiler sees that no id is without words: a line that is not there has no function, and the English must name each argument and
/// nothing else. It sees no dead code in what a macro of another crate makes: that each line is said somewhere is for a test of the crate
/// that calls it.
#[macro_export]
macro_rules! words {
    (@type counter) => { $crate::CounterId };
    (@type counters) => { &[$crate::CounterId] };
    (@type number) => { impl $crate::Count };
    (@type text) => { impl std::fmt::Display };
    (@type texts) => { impl IntoIterator<Item = impl std::fmt::Display> };
    (@type say) => { $crate::Say };
    (@type says) => { impl IntoIterator<Item = $crate::Say> };
    (@type either) => { impl IntoIterator<Item = $crate::Say> };
    (@arg counter $arg:ident) => { $crate::Arg::Counter($arg) };
    (@arg counters $arg:ident) => { $crate::Arg::Counters($arg.into()) };
    (@arg number $arg:ident) => { $crate::Arg::Number($crate::Count::count_of($arg)) };
    (@arg text $arg:ident) => { $crate::Arg::text($arg) };
    (@arg texts $arg:ident) => { $crate::Arg::texts($arg) };
    (@arg say $arg:ident) => { $crate::Arg::Say($arg) };
    (@arg says $arg:ident) => { $crate::Arg::says($arg, $crate::Listing::All) };
    (@arg either $arg:ident) => { $crate::Arg::says($arg, $crate::Listing::Either) };
    // A number that chooses the form need not be named.
    (@chooses number $arg:ident) => { concat!("{", stringify!($arg), ":.0}") };
    (@chooses $kind:ident $arg:ident) => { "" };
    (@counts number) => { true };
    (@counts $kind:ident) => { false };
    (@forms $always:literal) => { $crate::Forms::Always($always) };
    (@forms $one:literal $other:literal) => { $crate::Forms::ByNumber { one: $one, other: $other } };
    // The English names each argument, and nothing else.
    (@check $always:literal; $($arg:ident $kind:ident)*) => {
        const _: fn() = || { let _ = format_args!($always $(, $arg = "")*); };
    };
    // Each form names arguments of the line, both together name all but numbers, and there is a number.
    (@check $one:literal $other:literal; $($arg:ident $kind:ident)*) => {
        const _: fn() = || {
            let _ = format_args!(concat!($one, $("{", stringify!($arg), ":.0}"),*) $(, $arg = "")*);
            let _ = format_args!(concat!($other, $("{", stringify!($arg), ":.0}"),*) $(, $arg = "")*);
            let _ = format_args!(concat!($one, $other $(, $crate::words!(@chooses $kind $arg))*) $(, $arg = "")*);
        };
        const _: () = assert!(false $(|| $crate::words!(@counts $kind))*, "a line that counts has a number");
    };
    (
        $section:literal;
        $($(#[$doc:meta])* $name:ident $(($($arg:ident: $kind:ident),+ $(,)?))? = $english:literal $(| $other:literal)?;)+
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
                    english: $crate::words!(@forms $english $($other)?),
                    args: &[$($(stringify!($arg)),+)?],
                };
            )+
        }

        $($crate::words!(@check $english $($other)?; $($($arg $kind)+)?);)+
    };
}
