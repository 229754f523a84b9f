//! The modules of a rule set: the parts in which its rules come into the game, each with a name for players.

/// A part of the rules that comes into the game as a whole. Each rule set names its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Module {
    /// Its name in files.
    pub key: &'static str,
    /// Its name for players.
    pub name: &'static str,
}

/// Declares the modules of a rule set whose scenarios name theirs: a type for files and code.
///
/// ```text
/// modules! {
///     /// A part of the rules.
///     pub enum Module {
///         /// Vehicles and their crews.
///         Vehicles = "Vehicles",
///         /// Infantry against vehicles.
///         CloseAssault = "Close Assault",
///     }
/// }
/// ```
///
/// The variant is the module's key, the text its name for players. The order is that in which modules are listed. The crate that calls it
/// has `serde` among its dependencies.
#[macro_export]
macro_rules! modules {
    ($(#[$doc:meta])* $vis:vis enum $modules:ident { $($(#[$of_one:meta])* $module:ident = $name:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
        $vis enum $modules {
            $($(#[$of_one])* $module),+
        }

        impl $modules {
            /// All modules, in the order in which they are listed.
            pub const ALL: &'static [Self] = &[$(Self::$module),+];
            /// The same, as the rule book has them.
            pub const IN_BOOK: &'static [$crate::Module] = &[$(Self::$module.in_book()),+];

            /// It, as the rule book has it.
            pub const fn in_book(self) -> $crate::Module {
                match self {
                    $(Self::$module => $crate::Module { key: stringify!($module), name: $name }),+
                }
            }
        }
    };
}
