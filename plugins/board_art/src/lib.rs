//! Paints boards and counters into pictures, without an engine.
mod counter;
mod glyph;
mod icon;
pub mod map;
mod marker;
mod nato;
mod noise;
mod palette;
mod silhouettes;
mod soft;
mod vehicle;

pub use counter::{
    Aboard, Armour, Boxed, CounterFace, CounterStyle, Explosive, MachineGun, Movement, Outfit, Picture, Plating,
    SHADOW_MARGIN, TeamShape, VehicleValues, WeaponShape, counter_shadow, gun_on_card, paint_counter, vehicle_on_card,
};
pub use glyph::{
    Align, FIGURES_TTF, Font, Fonts, HEADING_TTF, NotAFont, TEXT_TTF, draw_text, draw_text_with_halo, fonts, text_path,
    text_width,
};
pub use icon::{Icon, paint_icon};
pub use marker::{Token, paint_token};
pub use palette::{Palette, Rgb};
pub use soft::softened;
pub use tiny_skia::Pixmap;
pub use vehicle::{
    Bed, Carriage, CarriageShape, Coat, Condition, Cupola, Grilles, GunBarrel, GunLook, Headings, Nose, RunningGear,
    Superstructure, TurretOutline, TurretShape, VEHICLE_SPAN, VehicleLook, VehicleShape, paint_abandoned, paint_gun,
    paint_hull, paint_riders, paint_turret, paint_vehicle, paint_wreck, turret_pivot,
};
