//! board_view
