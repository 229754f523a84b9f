//! What floats over the map, and what is said of places on it.

pub(crate) mod cursor_menu;
pub(crate) mod hex_markers;
pub(crate) mod minimap;
pub(crate) mod sight_tool;
pub(crate) mod threats_card;
