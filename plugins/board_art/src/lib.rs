//! Paints boards and counters into pictures, without an engine.
//!
//! Maps, counters, markers and icons are shapes in code. The crate uses `hex_board` and `measured_table` for the shapes of maps and
//! knows neither rules nor Bevy, no nation and no class: so it can be tested, and used by examples, without a window.
//!
//! A map is a drawing (`map/drawing.rs`), made of hexes (`map/of_hexes.rs`) or of a table without any (`map/of_ground.rs`), then a
//! scene whose plants are set, then tiles of pixels. On a table what is drawn is what blocks, to a hair. Figures are in `figure/`.
//!
//! A counter's card is what is printed on it: a picture (`Picture`), an outfit, a palette by its key, numbers and letters. Which of
//! them a unit has its game's window says.
//!
//! A vehicle is a `VehicleShape`, read from RON (`vehicle/shape.rs`; examples in `examples/vehicles.ron`). `vehicle/` turns it into
//! pieces from the ground up (`hull.rs`, `running.rs`, `soft.rs`, `turret.rs`, `gun.rs`, on the outlines of `outline.rs`) and prints
//! them with light from the north-west whatever its heading (`press.rs`). Hull and turret are two pictures with their pivots in the
//! middle. Guns stand on a `CarriageShape` (`carriage.rs`), riders sit on the deck (`riders.rs`), `wreck.rs` paints what is left,
//! `counter/vehicle_values.rs` prints the numbers. Other teams are a weapon in profile with two men (`counter/team.rs`). `map/burst.rs`
//! is a hex under fire. On a measured table vehicles are models in the size of the hull that is measured (`model/`).
//!
//! `cargo run -p board_art --release --example vehicle_sheet` writes all vehicles as pictures; `model_sheet`, `counter_sheet`, `figure_sheet`,
//! `paint_map` and `paint_table` do the same for counters, figures, maps and tables.
mod counter;
mod figure;
mod glyph;
mod icon;
mod ink;
pub mod map;
mod marker;
mod model;
mod noise;
mod outfit;
mod palette;
mod silhouettes;
mod soft;
mod vehicle;

pub use counter::{
    Aboard, Armour, Boxed, CounterFace, CounterStyle, Explosive, MachineGun, Movement, Picture, Plating, SHADOW_MARGIN,
    TeamShape, VehicleValues, WeaponShape, counter_shadow, gun_on_card, paint_counter, vehicle_on_card,
};
pub use figure::{
    Arm, Base, Experience, FIGURE_SPAN, FarFigure, Figure, Grade, Mark, Posture, paint_base, paint_far_figure,
    paint_figure, paint_man, paint_marks, paint_smoke_marker, paint_smoke_plume, paint_unlocated,
};
pub use glyph::{
    Align, FIGURES_TTF, Font, Fonts, HEADING_TTF, NotAFont, TEXT_TTF, draw_text, draw_text_with_halo, fonts, text_path,
    text_width,
};
pub use icon::{Icon, paint_icon};
pub use marker::{Token, paint_token};
pub use model::{
    FarModel, Footprint, Model, paint_far_model, paint_gun_model, paint_model, paint_model_hull, paint_model_marks,
    paint_model_turret, paint_unlocated_model,
};
pub use outfit::Outfit;
pub use palette::{Palette, Rgb};
pub use soft::softened;
pub use tiny_skia::Pixmap;
pub use vehicle::{
    Bed, Carriage, CarriageShape, Coat, Condition, Cupola, DRAWINGS, Drawings, Grilles, GunBarrel, GunLook, Headings,
    Nose, RunningGear, Superstructure, TurretOutline, TurretShape, VEHICLE_SPAN, VehicleLook, VehicleShape,
    draw_vehicles_as, drawing, paint_abandoned, paint_gun, paint_hull, paint_riders, paint_turret, paint_vehicle,
    paint_wreck, turret_pivot,
};

#[cfg(test)]
#[path = "golden_test.rs"]
mod golden_test;
