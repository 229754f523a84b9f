//! What a side may order, by the rule sections that own the orders.

/// Lists the orders of a rule set: a block for each section that owns some, and the fields of each order once.
///
/// ```text
/// table::orders! {
///     /// An order.
///     #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
///     pub enum Command;
///     /// An order, by the section that owns it.
///     pub(crate) enum Owned<'a> in of;
///
///     /// Of movement.
///     Movement<'a> {
///         /// A stack goes on.
///         Step { /** Where to. */ to: Place },
///         /// It stops.
///         Stop,
///     }
///     /// Of reactions; a block without any field has no lifetime.
///     Reaction { /** Nobody reacts. */ Hold }
/// }
/// ```
///
/// From the blocks come the one enum of all orders, as scripts and saves write it, and for each section an enum of its own orders,
/// borrowed: `of::Movement`. `Command::owned` hands an order to its section. So a section matches its own orders and no others, and one that it has
/// not thought of does not compile.
#[macro_export]
macro_rules! orders {
    (
        $(#[$meta:meta])* pub enum $Command:ident;
        $(#[$owned_meta:meta])* pub(crate) enum $Owned:ident<$a:lifetime> in $of:ident;
        $($(#[$section_doc:meta])* $Section:ident $(<$life:lifetime>)? {
            $(
                $(#[$doc:meta])* $Name:ident
                $({ $($(#[$field_doc:meta])* $field:ident: $Field:ty),* $(,)? })?
                $(($Held:ty))?
            ),* $(,)?
        })*
    ) => {
        $(#[$meta])*
        pub enum $Command {
            $($($(#[$doc])* $Name $({ $($(#[$field_doc])* $field: $Field,)* })? $(($Held))?,)*)*
        }

        /// The orders of each section, borrowed.
        pub(crate) mod $of {
            use super::*;
            $($crate::orders! {
                @section $(#[$section_doc])* $Section $(<$life>)? { $($Name $({ $($field: $Field,)* })? $(($Held))?,)* }
            })*
        }

        $(#[$owned_meta])*
        pub(crate) enum $Owned<$a> { $($(#[$section_doc])* $Section($of::$Section $(<$life>)?),)* }

        impl $Command {
            /// The order as its section knows it.
            pub(crate) fn owned(&self) -> $Owned<'_> {
                match self {
                    $($($Command::$Name $({ $($field),* })? $(($crate::orders!(@held order $Held)))? => $Owned::$Section(
                        $of::$Section::$Name $({ $($field),* })? $(($crate::orders!(@held order $Held)))?
                    ),)*)*
                }
            }
        }
    };
    (
        @section $(#[$doc:meta])* $Section:ident<$a:lifetime> {
            $($Name:ident $({ $($field:ident: $Field:ty,)* })? $(($Held:ty))?,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[allow(clippy::enum_variant_names, reason = "orders keep their names in scripts")]
        pub(crate) enum $Section<$a> { $($Name $({ $($field: &$a $Field,)* })? $((&$a $Held))?,)* }
    };
    (@section $(#[$doc:meta])* $Section:ident { $($Name:ident,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        #[allow(clippy::enum_variant_names, reason = "orders keep their names in scripts")]
        pub(crate) enum $Section { $($Name,)* }
    };
    (@held $order:ident $Held:ty) => { $order };
}
