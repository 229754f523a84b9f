//! Facts declared once: what is true of a counter and may change.
//!
//! [`facts!`](crate::facts!) makes from one line for each fact the component, the column that rules read, the field of a counter's row,
//! the value that an event writes and the check that one from outside must pass, the writer, the copy, the digest, and its line in the
//! position. A counter has all its facts from set-up to the end: values change, components never come or go. So all counters of a kind
//! stand in one of Bevy's tables, in the scenario's order, and the columns of that table are what rules read. Nothing is gathered.

/// Declares a kind of counters in a module of its own: its row, what never changes about it (`fixed`), and its facts.
///
/// ```text
/// facts! {
///     /// A squad.
///     row SquadNow on Field;
///     fixed { /** Its side. */ side: Side }
///     told { /** Its Shaken side is up. */ shaken: Shaken(bool) = false, seen by Everybody; }
///     facts { /** How deep it has dug in. */ dug_in: DugIn(u8) = 0, seen by Everybody, if |depth, _| depth <= 2; }
///     tests { /** Made up. */ muddy: Muddy(bool) = false, seen by Everybody; }
/// }
/// ```
///
/// Those under `told` have events of their own, which the rule set maps to them, and it prints them in words of its own; `Spelled` holds
/// them together, for a snapshot. All others are
/// changed by one event of the rule set, which holds an `Is`, and print themselves by their names (`Others`): a line is all that such a
/// fact needs. `seen by` says which side sees it of a counter ([`SeenBy`](crate::SeenBy)); who does not sees the default. `if` says
/// which values occur, by the value and by what never changes in a game (`Field`). What stands under `tests` is there in the crate's own
/// tests alone.
///
/// The names made are those of the components and `Fact`, `Spelled`, `Is`, `Others`, `Rows`, `Kept`, `Counters`, `ALL_SEEN`. The crate that calls it needs
/// `bevy_ecs` and `serde`.
#[macro_export]
macro_rules! facts {
    (
        $(#[$row_doc:meta])* row $Row:ident on $Ground:ty;
        fixed { $($fixed:tt)* }
        told { $($told:tt)* }
        facts { $($facts:tt)* }
        tests { $($made_up:tt)* }
    ) => {
        #[cfg(not(test))]
        $crate::facts! {
            $(#[$row_doc])* row $Row on $Ground;
            fixed { $($fixed)* } told { $($told)* } facts { $($facts)* }
        }
        #[cfg(test)]
        $crate::facts! {
            $(#[$row_doc])* row $Row on $Ground;
            fixed { $($fixed)* } told { $($told)* } facts { $($facts)* $($made_up)* }
        }
    };
    (
        $(#[$row_doc:meta])* row $Row:ident on $Ground:ty;
        fixed { $($fixed:tt)* }
        told { $($told:tt)* }
        facts { $($facts:tt)* }
    ) => {
        $crate::facts! { @columns $(#[$row_doc])* $Row { $($fixed)* } { $($told)* $($facts)* } }
        $crate::facts! { @told $Row { $($told)* } }
        $crate::facts! { @digest { $($told)* } { $($facts)* } }
        $crate::facts! { @outside $Row on $Ground { $($facts)* } }
    };

    // What is made of all facts: the columns, and who reads and writes them.
    (
        @columns $(#[$row_doc:meta])* $Row:ident
        { $($(#[$fixed_doc:meta])* $fixed:ident: $Fixed:ty),* $(,)? }
        { $($(#[$doc:meta])* $name:ident: $Component:ident($value:ty) = $default:expr, seen by $seen:ty $(, if $check:expr)?;)* }
    ) => {
        $($(#[$doc])* #[derive(bevy_ecs::component::Component, Clone, Copy, Debug, PartialEq, Eq)] pub struct $Component(pub $value);)*

        $(#[$row_doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $Row { $($(#[$fixed_doc])* pub $fixed: $Fixed,)* $($(#[$doc])* pub $name: $value,)* }
        impl $Row {
            /// At the start of a game, before anything is said about it.
            pub fn new($($fixed: $Fixed),*) -> Self {
                Self { $($fixed,)* $($name: $default,)* }
            }
            /// One of its facts is now this.
            #[allow(dead_code, reason = "not every rule set writes rows that are on no table")]
            pub fn write(&mut self, fact: Fact) {
                match fact { $(Fact::$Component(value) => self.$name = value),* }
            }
        }

        /// A fact with its value: what is written.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Fact { $($(#[$doc])* $Component($value)),* }
        impl Fact {
            /// Whether a side sees this fact of a counter.
            pub fn seen_by(self, row: &$Row, side: $crate::Side) -> bool {
                match self { $(Fact::$Component(_) => <$seen as $crate::SeenBy<$Row>>::sees(row, side)),* }
            }
        }

        /// Both sides see all that is true of these counters, whatever it is.
        pub const ALL_SEEN: bool = $(<$seen as $crate::SeenBy<$Row>>::ALWAYS)&&*;

        /// All facts of all counters, column by column: Bevy's own columns, borrowed, or those of a [`Kept`] copy.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct Rows<'a> { $($(#[$fixed_doc])* pub $fixed: &'a [$Fixed],)* $($(#[$doc])* pub $name: &'a [$Component],)* }
        impl<'a> Rows<'a> {
            /// How many counters there are, whatever has become of them.
            pub fn len(&self) -> usize {
                [$(self.$name.len()),*][0]
            }
            /// True if there are none.
            pub fn is_empty(&self) -> bool {
                self.len() == 0
            }
            /// The counter at a place of the scenario's list.
            ///
            /// # Panics
            /// The list is shorter.
            // A row of which one fact is read costs that fact alone only where the compiler sees both.
            #[inline(always)]
            pub fn at(&self, no: usize) -> $Row {
                $Row { $($fixed: self.$fixed[no],)* $($name: self.$name[no].0,)* }
            }
            /// All counters, in the scenario's order.
            #[inline]
            pub fn iter(&self) -> impl DoubleEndedIterator<Item = $Row> + ExactSizeIterator + Clone + use<'a> {
                $crate::zipped!(
                    [$(($fixed, self.$fixed))* $(($name, self.$name))*]
                    $Row { $($fixed: *$fixed,)* $($name: $name.0,)* }
                )
            }
            /// Columns of their own with the same values.
            pub fn keep(&self) -> Kept {
                Kept { $($fixed: self.$fixed.to_vec(),)* $($name: self.$name.to_vec(),)* }
            }
            /// Columns of their own with what a side sees; none where nothing is hidden from it.
            pub fn seen_by(&self, side: $crate::Side) -> Option<Kept> {
                let sees = |row: &$Row| $(($Component(row.$name) == $Component($default) || <$seen as $crate::SeenBy<$Row>>::sees(row, side)))&&*;
                if ALL_SEEN || self.iter().all(|row| sees(&row)) {
                    return None;
                }
                let mut kept = self.keep();
                for (no, row) in self.iter().enumerate() {
                    $(if !<$seen as $crate::SeenBy<$Row>>::sees(&row, side) {
                        kept.$name[no].0 = $default;
                    })*
                }
                Some(kept)
            }
        }

        /// Columns of their own: what a side sees, a memory that follows events, a what-if.
        #[derive(Clone, Debug, PartialEq)]
        pub struct Kept { $($fixed: Vec<$Fixed>,)* $($name: Vec<$Component>,)* }
        impl Kept {
            /// What is kept, as rules read it.
            pub fn rows(&self) -> Rows<'_> {
                Rows { $($fixed: &self.$fixed,)* $($name: &self.$name,)* }
            }
            /// Changes a fact of the counter at a place of the scenario's list.
            pub fn write(&mut self, no: usize, fact: Fact) {
                match fact { $(Fact::$Component(value) => self.$name[no].0 = value),* }
            }
        }

        #[derive(bevy_ecs::query::QueryData)]
        #[query_data(mutable, contiguous(all))]
        struct Columns { $($fixed: &'static $Fixed,)* $($name: &'static mut $Component,)* }

        #[derive(bevy_ecs::bundle::Bundle)]
        struct All { $($fixed: $Fixed,)* $($name: $Component,)* }

        /// The counters of one world: their entities, and how their columns are borrowed and written.
        #[derive(bevy_ecs::resource::Resource)]
        pub struct Counters { columns: bevy_ecs::query::QueryState<Columns>, entities: Vec<bevy_ecs::entity::Entity> }
        impl Counters {
            /// Makes an entity of each counter, in the scenario's order; those of the game before go.
            pub fn set_up(world: &mut bevy_ecs::world::World, start: &[$Row]) {
                if let Some(before) = world.remove_resource::<Self>() {
                    before.entities.into_iter().for_each(|entity| { world.despawn(entity); });
                }
                let all = start.iter().map(|row| All { $($fixed: row.$fixed,)* $($name: $Component(row.$name),)* });
                let entities = all.map(|counter| world.spawn(counter).id()).collect();
                let counters = Self { columns: bevy_ecs::query::QueryState::new(world), entities };
                world.insert_resource(counters);
            }
            /// All facts of all counters.
            ///
            /// # Panics
            /// A counter has lost or gained a component.
            pub fn rows<'w>(&self, world: &'w bevy_ecs::world::World) -> Rows<'w> {
                let mut tables = self.columns.query_manual(world).contiguous_iter_inner().expect("facts lie in tables");
                let rows = match tables.next() {
                    Some(all) => Rows { $($fixed: all.$fixed,)* $($name: all.$name,)* },
                    None => Rows { $($fixed: &[],)* $($name: &[],)* },
                };
                assert!(rows.len() == self.entities.len(), "a counter has lost or gained a component");
                rows
            }
            /// Changes a fact of the counter at a place of the scenario's list.
            pub fn write(world: &mut bevy_ecs::world::World, no: usize, fact: Fact) {
                let entity = world.resource::<Self>().entities[no];
                let mut counter = world.entity_mut(entity);
                match fact {
                    $(Fact::$Component(value) => {
                        counter.get_mut::<$Component>().expect("a counter has all its facts").0 = value;
                    })*
                }
            }
            /// Takes over all facts of a world with the same counters, in place.
            pub fn copy(from: &Rows, to: &mut bevy_ecs::world::World) {
                to.resource_scope(|to, mut counters: bevy_ecs::change_detection::Mut<Self>| {
                    let mut tables = counters.columns.contiguous_iter_mut(to).expect("facts lie in tables");
                    if let Some(mut all) = tables.next() {
                        $(all.$name.bypass_change_detection().copy_from_slice(from.$name);)*
                    }
                });
            }
        }
    };

    // The facts with events of their own, together. Whoever takes them apart or puts them together names each, so that a snapshot does not
    // compile before it has thought of a new one.
    (
        @told $Row:ident
        { $($(#[$doc:meta])* $name:ident: $Component:ident($value:ty) = $default:expr, seen by $seen:ty $(, if $check:expr)?;)* }
    ) => {
        /// The facts of a counter that have events of their own: what a snapshot spells out in words of its own, beside [`Is::all`].
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(dead_code, reason = "not every kind of counters has such facts")]
        pub struct Spelled { $($(#[$doc])* pub $name: $value,)* }
        #[allow(dead_code, reason = "not every kind of counters has such facts")]
        impl Spelled {
            /// Those of a counter, as they are now.
            pub fn of(row: &$Row) -> Self {
                let _ = row;
                Self { $($name: row.$name,)* }
            }
            /// Each of them, to be written.
            pub fn facts(self) -> Vec<Fact> {
                vec![$(Fact::$Component(self.$name)),*]
            }
        }
    };

    // What tells two positions apart. Facts without an event of their own count by their names where they are not as at the start, so a
    // new one changes nothing for counters that it says nothing about.
    (
        @digest
        { $($(#[$told_doc:meta])* $told:ident: $Told:ident($of:ty) = $first:expr, seen by $sees:ty $(, if $when:expr)?;)* }
        { $($(#[$doc:meta])* $name:ident: $Component:ident($value:ty) = $default:expr, seen by $seen:ty $(, if $check:expr)?;)* }
    ) => {
        impl Rows<'_> {
            /// Feeds all facts to `sink`, counter by counter.
            pub fn digest(&self, mut sink: &mut dyn std::hash::Hasher) {
                for no in 0..self.len() {
                    $(std::hash::Hash::hash(&self.$told[no].0, &mut sink);)*
                    $(if self.$name[no] != $Component($default) {
                        std::hash::Hash::hash(&(stringify!($name), self.$name[no].0), &mut sink);
                    })*
                }
            }
        }
    };

    // What is made of the facts without an event of their own: how they are written in events and positions.
    (
        @outside $Row:ident on $Ground:ty
        { $($(#[$doc:meta])* $name:ident: $Component:ident($value:ty) = $default:expr, seen by $seen:ty $(, if $check:expr)?;)* }
    ) => {
        /// What a fact without an event of its own is now: what the event of these counters holds.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Is { $($(#[$doc])* $Component($value)),* }
        impl Is {
            /// The fact, to be written.
            pub fn fact(self) -> Fact {
                match self { $(Is::$Component(value) => Fact::$Component(value)),* }
            }
            /// All of these facts of a counter, as they are now: what a snapshot holds.
            pub fn all(row: &$Row) -> Vec<Is> {
                let _ = row;
                vec![$(Is::$Component(row.$name)),*]
            }
            /// Whether there is such a value: asked of an event from outside.
            ///
            /// # Errors
            /// There is none.
            pub fn admit(self, ground: &$Ground) -> Result<(), String> {
                let _ = ground;
                match self {
                    $(Is::$Component(value) => {
                        let _ = value;
                        $(
                            let occurs: fn($value, &$Ground) -> bool = $check;
                            if !occurs(value, ground) {
                                return Err(format!("`{}` is never {value:?}", stringify!($name)));
                            }
                        )?
                        Ok(())
                    })*
                }
            }
        }

        /// The facts of a counter without an event of their own, which print themselves by their names where they are not as a counter
        /// has them that nothing is said about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Others(pub $Row);
        impl serde::Serialize for Others {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                #[allow(unused_mut)]
                let mut map = serializer.serialize_map(None)?;
                $(if $Component(self.0.$name) != $Component($default) {
                    serde::ser::SerializeMap::serialize_entry(&mut map, stringify!($name), &self.0.$name)?;
                })*
                serde::ser::SerializeMap::end(map)
            }
        }

        // Outside, a fact goes by its name.
        const _: () = {
            #[allow(non_camel_case_types)]
            #[derive(serde::Serialize, serde::Deserialize)]
            enum Said { $($name($value)),* }
            impl From<Is> for Said {
                fn from(is: Is) -> Self {
                    match is { $(Is::$Component(value) => Said::$name(value)),* }
                }
            }
            impl From<Said> for Is {
                fn from(said: Said) -> Self {
                    match said { $(Said::$name(value) => Is::$Component(value)),* }
                }
            }
            impl serde::Serialize for Is {
                fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serde::Serialize::serialize(&Said::from(*self), serializer)
                }
            }
            impl<'de> serde::Deserialize<'de> for Is {
                fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    <Said as serde::Deserialize>::deserialize(deserializer).map(Self::from)
                }
            }
        };
    };
}

/// Walks several columns side by side, with one name for the value of each: what [`facts!`](crate::facts!) needs to read rows out
/// without asking each column for its length.
#[doc(hidden)]
#[macro_export]
macro_rules! zipped {
    ([($first:ident, $column:expr) $($rest:tt)*] $row:expr) => {
        $crate::zipped!(@ ($column.iter()) ($first) [$($rest)*] $row)
    };
    (@ ($columns:expr) ($names:pat) [($next:ident, $column:expr) $($rest:tt)*] $row:expr) => {
        $crate::zipped!(@ ($columns.zip($column)) (($names, $next)) [$($rest)*] $row)
    };
    (@ ($columns:expr) ($names:pat) [] $row:expr) => {
        $columns.map(|$names| $row)
    };
}
