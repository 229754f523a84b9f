//! The list that rule sections fill with the orders that a side may give: all of them, one kind of order out of one place, or those in
//! which only certain counters take part.

use crate::CounterId;

/// Collects the orders that a side may give: all, or those that are wanted. Sections leave out early what is not wanted. `C` is an order,
/// `K` a kind of order, `P` a place where those are who would do it.
#[derive(Debug)]
pub struct Offers<'a, C, K, P> {
    list: &'a mut Vec<C>,
    kind: Option<K>,
    from: Option<P>,
    units: Option<&'a [CounterId]>,
    everywhere: bool,
}

impl<'a, C, K: PartialEq, P: PartialEq> Offers<'a, C, K, P> {
    /// All of them.
    pub fn all(list: &'a mut Vec<C>) -> Self {
        Self { list, kind: None, from: None, units: None, everywhere: false }
    }
    /// All of them, and what nobody who plays by the list would weigh.
    pub fn everywhere(list: &'a mut Vec<C>) -> Self {
        Self { everywhere: true, ..Self::all(list) }
    }
    /// Those in which only these counters take part.
    pub fn to(list: &'a mut Vec<C>, units: &'a [CounterId]) -> Self {
        Self { units: Some(units), ..Self::all(list) }
    }
    /// Those of one kind out of one place; of all kinds or places where none is named.
    pub fn of(list: &'a mut Vec<C>, kind: Option<K>, from: Option<P>) -> Self {
        Self { kind, from, ..Self::all(list) }
    }
    /// True if orders of this kind are wanted.
    pub fn wants(&self, kind: K) -> bool {
        self.kind.as_ref().is_none_or(|wanted| *wanted == kind)
    }
    /// True if orders to counters in this place are wanted.
    pub fn wants_from(&self, place: P) -> bool {
        self.from.as_ref().is_none_or(|wanted| *wanted == place)
    }
    /// True if orders are wanted in which this counter takes part.
    pub fn wants_unit(&self, unit: CounterId) -> bool {
        self.units.is_none_or(|wanted| wanted.contains(&unit))
    }
    /// True if orders are wanted that nobody who plays by the list would weigh.
    pub fn wants_everywhere(&self) -> bool {
        self.everywhere
    }
    /// One more order.
    pub fn push(&mut self, command: C) {
        self.list.push(command);
    }
    /// More orders.
    pub fn extend(&mut self, commands: impl IntoIterator<Item = C>) {
        self.list.extend(commands);
    }
}

/// Lists the kinds of orders of a rule set, which name its [groups](crate::Group): a new one is a line here.
#[macro_export]
macro_rules! kinds {
    ($(#[$meta:meta])* pub enum $Kind:ident { $($(#[$doc:meta])* $Name:ident,)* }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $Kind { $($(#[$doc])* $Name,)* }

        impl $Kind {
            /// All of them, in the order of the list.
            pub const ALL: [Self; [$(stringify!($Name)),*].len()] = [$($Kind::$Name),*];

            /// The kind of order that a group holds.
            pub fn of(group: $crate::Group) -> Option<Self> {
                Self::ALL.into_iter().find(|kind| *kind as u8 == group.kind)
            }
        }
    };
}
