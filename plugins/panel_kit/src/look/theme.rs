//! How the interface looks: colours, letters, spacing, corners; and its size on the screen.
//!
//! Panels are quiet and dark. Colour means something: whose, danger, permission. Nothing is smaller than 11 points.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use board_art::Palette;
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, RichText, Shadow, Stroke, TextStyle};
use std::sync::Arc;

/// The smallest letters: rule numbers, keys.
pub const TINY: f32 = 11.0;
/// Notes and columns.
pub const SMALL: f32 = 12.0;
/// Running text.
pub const TEXT: f32 = 13.0;
/// Titles of cards.
pub const TITLE: f32 = 15.0;
/// Sums and results.
pub const FIGURE: f32 = 17.0;
/// The grid of all distances, halved.
pub const STEP: f32 = 4.0;
/// Corners of panels and cards.
pub const RADIUS: u8 = 6;

/// Width of the panel on the right.
pub const SIDE_WIDTH: f32 = 320.0;
/// Height of the bar at the top.
pub const TOP_HEIGHT: f32 = 52.0;
/// Height that the action bar keeps free at the bottom.
pub const BOTTOM_HEIGHT: f32 = 84.0;

/// The meanings of colour.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Theme {
    /// Behind kit.
    pub panel: Color32,
    /// Behind groups within a panel.
    pub card: Color32,
    /// A card or button under the pointer.
    pub raised: Color32,
    /// Frames and rules.
    pub line: Color32,
    /// What is read first.
    pub text: Color32,
    /// What is read second.
    pub muted: Color32,
    /// Helps whoever acts.
    pub good: Color32,
    /// Harms whoever acts, or cannot be done.
    pub bad: Color32,
    /// Needs attention.
    pub warning: Color32,
    /// Has the keyboard, is the one to press.
    pub focus: Color32,
    /// Of results, from nothing to the worst.
    pub results: [Color32; 4],
    /// Of the two sides, in place of their counters' colours.
    pub sides: Option<[Color32; 2]>,
}

const fn rgb(value: u32) -> Color32 {
    Color32::from_rgb((value >> 16) as u8, (value >> 8) as u8, value as u8)
}

impl Default for Theme {
    fn default() -> Self {
        Self {
            // Blended in linear light this lets as much of a bright map through as 94 % would on the eye's scale.
            panel: Color32::from_rgba_unmultiplied_const(0x1E, 0x22, 0x26, 250),
            card: rgb(0x27_2C31),
            raised: rgb(0x32_383E),
            line: rgb(0x3A_4148),
            text: rgb(0xE8_E6E0),
            muted: rgb(0x9A_A3AB),
            good: rgb(0x7F_B26A),
            bad: rgb(0xD0_654A),
            warning: rgb(0xE0_A845),
            focus: rgb(0xF2_D27A),
            results: [rgb(0x5C_6770), rgb(0xE0_A845), rgb(0xD9_7F45), rgb(0xC2_4A3A)],
            sides: None,
        }
    }
}

impl Theme {
    /// Blue and orange in place of green and red, and results that differ in brightness.
    pub fn colour_safe() -> Self {
        Self {
            good: rgb(0x6F_AEE0),
            bad: rgb(0xE5_8A3C),
            results: [rgb(0x4C_565E), rgb(0x7F_A9C8), rgb(0xE8_B65A), rgb(0xF4_EFE2)],
            sides: Some([rgb(0x6F_AEE0), rgb(0xE8_B65A)]),
            ..Self::default()
        }
    }

    /// The colour of a number that is added.
    pub fn of_value(&self, value: i32) -> Color32 {
        match value {
            0 => self.muted,
            1.. => self.good,
            _ => self.bad,
        }
    }

    /// The accents of both sides, whose counters have these colours: bright enough for a dark panel.
    pub fn accents(&self, sides: [Palette; 2]) -> [Color32; 2] {
        self.sides.unwrap_or_else(|| sides.map(accent_of))
    }
}

/// The colour of a side's counters as an accent.
pub fn accent_of(colours: Palette) -> Color32 {
    let lit = colours.base.mix(colours.light, 0.45);
    let lit = if lit.brightness() < 0.45 { colours.light.lighter(0.25) } else { lit };
    Color32::from_rgb(lit.0, lit.1, lit.2)
}

/// Size of the interface.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub enum UiScale {
    /// By the height of the window.
    #[default]
    Automatic,
    /// This factor.
    Fixed(f32),
}

impl UiScale {
    /// The factor in a window of this height in logical pixels, each of which is so many pixels of the screen wide.
    pub fn factor(self, height: f32, pixel_ratio: f32) -> f32 {
        match self {
            // Where everything on the screen is enlarged a low window has pixels enough for letters that are not.
            UiScale::Automatic if height < LOW && pixel_ratio > 1.0 => {
                ((height / LOW * 8.0).floor() / 8.0).max(1.0 / pixel_ratio).max(0.5)
            }
            // Steps of an eighth: a dragged window edge does not make letters swim.
            // At larger sizes the map gets the room: the interface grows half as fast as the window.
            UiScale::Automatic => (((1.0 + (height - 960.0) / 1920.0) * 8.0).floor() / 8.0).clamp(1.0, 2.5),
            UiScale::Fixed(factor) => factor.clamp(0.75, 3.0),
        }
    }
}

/// The height in logical pixels of a window in which the interface has the room that it needs.
const LOW: f32 = 720.0;

/// Letters of medium weight: titles.
pub fn medium() -> FontFamily {
    FontFamily::Name("medium".into())
}
/// Condensed bold: figures that are read from afar. All figures have one width.
pub fn figures() -> FontFamily {
    FontFamily::Name("figures".into())
}

/// Text in a size.
pub fn text(text: impl Into<String>, size: f32, colour: Color32) -> RichText {
    RichText::new(text).size(size).color(colour)
}
/// A title.
pub fn title(words: impl Into<String>, size: f32, colour: Color32) -> RichText {
    text(words, size, colour).family(medium())
}
/// A figure.
pub fn figure(words: impl Into<String>, size: f32, colour: Color32) -> RichText {
    text(words, size, colour).family(figures())
}

/// The fonts of the game; egui's own stand behind them for signs that Roboto lacks.
pub fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    let mut own = |name: &str, bytes: &'static [u8], family: FontFamily| {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        let behind = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
        let list = fonts.families.entry(family).or_insert(behind);
        list.insert(0, name.to_owned());
    };
    own("Roboto Medium", board_art::HEADING_TTF, medium());
    own("Roboto Condensed Bold", board_art::FIGURES_TTF, figures());
    own("Roboto", board_art::TEXT_TTF, FontFamily::Proportional);
    fonts
}

/// Writes the theme into egui's style.
pub fn dress(ctx: &egui::Context, theme: &Theme) {
    ctx.set_theme(egui::Theme::Dark);
    ctx.options_mut(|options| {
        options.zoom_with_keyboard = false;
        // Where frames take long, a click is seen to take long; it is one all the same.
        options.input_options.max_click_duration = 5.0;
    });
    ctx.all_styles_mut(|style| {
        measure(style);
        colour(&mut style.visuals, theme);
    });
}

/// Letters, distances and times.
fn measure(style: &mut egui::Style) {
    let proportional = FontFamily::Proportional;
    style.text_styles = [
        (TextStyle::Small, FontId::new(TINY, proportional.clone())),
        (TextStyle::Body, FontId::new(TEXT, proportional.clone())),
        (TextStyle::Button, FontId::new(TEXT, proportional.clone())),
        (TextStyle::Heading, FontId::new(TITLE, medium())),
        (TextStyle::Monospace, FontId::new(SMALL, proportional)),
    ]
    .into();
    let spacing = &mut style.spacing;
    spacing.item_spacing = egui::vec2(8.0, 4.0);
    spacing.button_padding = egui::vec2(10.0, 5.0);
    spacing.interact_size = egui::vec2(32.0, 24.0);
    spacing.icon_width = 16.0;
    spacing.icon_width_inner = 9.0;
    spacing.window_margin = egui::Margin::same(12);
    spacing.menu_margin = egui::Margin::same(8);
    spacing.tooltip_width = 340.0;
    spacing.scroll.bar_width = 6.0;
    spacing.scroll.floating = true;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.2;
    style.interaction.show_tooltips_only_when_still = false;
    style.animation_time = 0.12;
}

/// Fills, edges and shadows.
fn colour(visuals: &mut egui::Visuals, theme: &Theme) {
    let radius = CornerRadius::same(RADIUS);
    let shadow = Shadow { offset: [0, 4], blur: 14, spread: 0, color: Color32::from_black_alpha(90) };
    visuals.dark_mode = true;
    // A caret that blinks would have every frame drawn.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = None;
    visuals.panel_fill = theme.panel;
    // Windows and tooltips lie over letters: nothing shines through.
    visuals.window_fill = theme.panel.to_opaque();
    visuals.window_stroke = Stroke::new(1.0, theme.line);
    visuals.window_corner_radius = radius;
    visuals.window_shadow = shadow;
    visuals.popup_shadow = shadow;
    visuals.menu_corner_radius = radius;
    visuals.extreme_bg_color = rgb(0x16_191C);
    visuals.faint_bg_color = theme.card;
    visuals.code_bg_color = theme.card;
    visuals.hyperlink_color = theme.focus;
    visuals.warn_fg_color = theme.warning;
    visuals.error_fg_color = theme.bad;
    visuals.weak_text_color = Some(theme.muted);
    visuals.selection.bg_fill = theme.focus.gamma_multiply(0.35);
    visuals.selection.stroke = Stroke::new(1.0, theme.focus);
    visuals.disabled_alpha = 0.5;
    let widgets = &mut visuals.widgets;
    let states = [
        (&mut widgets.noninteractive, theme.card, theme.line, theme.text),
        (&mut widgets.inactive, theme.raised, theme.line, theme.text),
        (&mut widgets.hovered, rgb(0x3B_434A), theme.muted, Color32::WHITE),
        (&mut widgets.active, rgb(0x45_4E56), theme.focus, Color32::WHITE),
        (&mut widgets.open, theme.raised, theme.focus, theme.text),
    ];
    for (widget, fill, edge, text) in states {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = Stroke::new(1.0, edge);
        widget.fg_stroke = Stroke::new(1.0, text);
        widget.corner_radius = CornerRadius::same(4);
        widget.expansion = 0.0;
    }
}

/// Dresses the context when it is new or the theme has changed, and keeps its size.
pub fn dress_context(
    mut contexts: EguiContexts,
    theme: Res<Theme>,
    scale: Res<UiScale>,
    window: Option<Single<&Window, With<bevy::window::PrimaryWindow>>>,
    mut dressed: ResMut<Dressed>,
) {
    // The context hangs on a camera, which may come later.
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if !dressed.0 {
        ctx.set_fonts(fonts());
    }
    if !dressed.0 || theme.is_changed() {
        dress(ctx, &theme);
        dressed.0 = true;
    }
    // The pointer follows this factor too: bevy_egui mirrors it in `EguiZoomFactor`.
    let (height, ratio) = window.map_or((LOW, 1.0), |window| (window.height(), window.scale_factor()));
    let factor = scale.factor(height, ratio);
    if (ctx.zoom_factor() - factor).abs() > 0.001 {
        ctx.set_zoom_factor(factor);
    }
}

/// True once egui has the fonts; panels that ask for them earlier would find none.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Dressed(bool);

/// Run condition of everything that draws with these letters.
pub fn is_dressed(dressed: Option<Res<Dressed>>) -> bool {
    dressed.is_some_and(|dressed| dressed.0)
}

/// Keeps egui dressed in the [`Theme`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Theme>()
        .init_resource::<UiScale>()
        .init_resource::<Dressed>()
        .add_systems(PreUpdate, dress_context);
}
