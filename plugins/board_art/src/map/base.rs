//! What lies under everything on a map or a table: some things are drawn otherwise on the one than on the other.

/// What lies under everything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Base {
    /// Meadows and hill levels of a map.
    #[default]
    Country,
    /// The mat of a table.
    Mat,
}
