//! Counters as sprites: shadow, rim, face, tokens. Only what differs from the last frame is touched.

use crate::DrawSteps;
use crate::badges;
use crate::body::{Form, Layer, Part, SIDE, enlarged, nearness};
use crate::camera::{BoardCamera, View};
use crate::contract::{Ground, Marks, PLACE_WIDTH, Piece, PieceKey, Pieces, Under, ViewSettings};
use crate::faces::{Faces, Look, far_side_for, side_for};
use crate::input::ViewAction;
use crate::stacks::{Card, Tally, lay_out};
use crate::studio::Alarm;
use crate::trims::{RIM_SIZE, SHADOW_SIZE, Trims};
use bevy::ecs::system::SystemParam;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_tweening::TweenAnim;
use board_art::Token;
use leafwing_input_manager::prelude::ActionState;

/// How much a counter under the pointer grows and rises, in parts of its side, and how far above the others.
const LIFT: (f32, f32, f32) = (1.06, 0.05, 6.0);
/// Side of a token in parts of its card's, and the least on the screen in logical pixels: a map that is seen whole has small cards.
const TOKEN: f32 = 0.36;
const TOKEN_LEAST: f32 = 19.0;
/// How far tokens reach over their card, in parts of its side from the middle.
const TOKENS_REACH: f32 = -0.44;
/// The most that tokens grow for that, in quarters.
const GROWTH_MAX: u8 = 7;
/// Height of a stack's badge in parts of its card's side.
const BADGE: f32 = 0.27;

/// The counters as they are shown now: while steps are played, not yet as the rules have them.
#[derive(Resource, Default, Debug, PartialEq)]
pub(crate) struct Shown(pub(crate) Pieces);

impl Shown {
    pub(crate) fn find(&self, key: PieceKey) -> Option<&Piece> {
        self.0.all.iter().find(|piece| piece.key == key)
    }
}

/// The places of the shown counters, in their order, and their entities.
#[derive(Resource, Default)]
pub(crate) struct Cards {
    pub(crate) layout: Vec<Card>,
    /// All stacks lie spread.
    pub(crate) spread: bool,
    /// How much larger than their bases bodies are drawn.
    pub(crate) enlarged: f32,
    entities: HashMap<PieceKey, Parts>,
    /// For what the faces and trims were taken.
    dressed: ([u32; 3], u32, u32, u8, bool),
}

impl Cards {
    /// The entity that moves with a counter.
    pub(crate) fn root(&self, key: PieceKey) -> Option<Entity> {
        self.entities.get(&key).map(|parts| parts.root)
    }
    /// The sprites of a counter, for fading.
    pub(crate) fn sprites(&self, key: PieceKey) -> impl Iterator<Item = Entity> + '_ {
        let parts = self.entities.get(&key).into_iter();
        parts.flat_map(|parts| parts.shadow.into_iter().chain(parts.layers.iter().chain(&parts.trims).copied()))
    }
    /// The pictures of a counter, from below to above, and its rims: what turns where a part of it turns.
    pub(crate) fn turning(&self, key: PieceKey) -> Option<(&[Entity], &[Entity])> {
        self.entities.get(&key).map(|parts| (parts.layers.as_slice(), &parts.trims[..parts.rims]))
    }
}

/// A counter's entities.
struct Parts {
    root: Entity,
    /// A body throws the shadow that is painted with it.
    shadow: Option<Entity>,
    /// Its pictures, from below to above.
    layers: Vec<Entity>,
    /// Rim, tokens, count.
    trims: Vec<Entity>,
    /// How many of these are rims: they come first.
    rims: usize,
    dress: Dress,
}

/// What a counter wears beside its face.
#[derive(Clone, PartialEq)]
struct Dress {
    ready: bool,
    selected: bool,
    markers: Vec<Token>,
    tally: Option<Tally>,
    upstairs: bool,
    covered: bool,
    growth: u8,
    colour_safe: bool,
    /// The side's accent along the edge, where colours of formations may look alike.
    stripe: Option<Color>,
    /// What it stands on, if it is a body; as if it looked up.
    form: Option<Form>,
}

/// A picture of a counter, or a rim: it may turn by itself.
#[derive(Component)]
pub(crate) struct Turns;

/// The entity that moves with a counter.
#[derive(Component)]
pub(crate) struct CardRoot;

/// Where pictures come from.
#[derive(SystemParam)]
pub(crate) struct Pictures<'w> {
    pub(crate) faces: ResMut<'w, Faces>,
    pub(crate) trims: ResMut<'w, Trims>,
    pub(crate) images: ResMut<'w, Assets<Image>>,
    pub(crate) alarm: Res<'w, Alarm>,
    pub(crate) settings: Res<'w, ViewSettings>,
}

impl Pictures<'_> {
    /// The picture of a card in this size.
    pub(crate) fn card(&mut self, piece: &Piece, side: u32) -> Handle<Image> {
        self.face(piece, side, (false, Part::Whole))
    }
    /// A picture of a counter in this size; `far`, where bodies are seen from afar.
    fn face(&mut self, piece: &Piece, side: u32, seen: (bool, Part)) -> Handle<Image> {
        let look = Look::of(&piece.face, self.settings.style, piece.spent, seen);
        self.faces.get(&look, side, &mut self.images, &self.alarm)
    }
    /// All pictures of a counter in this size, from below to above.
    pub(crate) fn layers(&mut self, piece: &Piece, side: u32, far: bool) -> Vec<(Handle<Image>, Layer)> {
        let layers = piece.face.layers(far).into_iter();
        layers.map(|layer| (self.face(piece, side, (far, layer.part)), layer)).collect()
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .init_resource::<Cards>()
        .add_systems(Update, (spread_stacks, lay_cards, dress_cards).chain().in_set(DrawSteps::Place));
}

fn spread_stacks(keys: Option<Single<&ActionState<ViewAction>, With<BoardCamera>>>, mut cards: ResMut<Cards>) {
    let spread = keys.is_some_and(|keys| keys.pressed(&ViewAction::FanAll));
    if cards.spread != spread {
        cards.spread = spread;
    }
}

fn lay_cards(
    ground: Option<Res<Ground>>,
    shown: Res<Shown>,
    view: Res<View>,
    mut cards: ResMut<Cards>,
    mut spread: Local<bool>,
) {
    let Some(ground) = ground else {
        if !cards.layout.is_empty() {
            cards.layout.clear();
        }
        return;
    };
    let enlarged = enlarged(view.pixels_per_place());
    if ground.is_changed() || shown.is_changed() || *spread != cards.spread || enlarged != cards.enlarged {
        (*spread, cards.enlarged) = (cards.spread, enlarged);
        let layout = lay_out(&shown.0.all, cards.spread);
        cards.layout = layout.into_iter().map(|card| card.enlarged(enlarged)).collect();
    }
}

/// Where a card's entity stands.
pub(crate) fn stand(card: &Card, lifted: bool) -> Transform {
    let (grow, rise, above) = if lifted { LIFT } else { (1.0, 0.0, 0.0) };
    let side = card.side * grow;
    Transform::from_translation((card.centre + Vec2::Y * card.side * rise).extend(card.depth + above))
        .with_scale(Vec3::new(side, side, 1.0))
}

fn dress_cards(
    shown: Res<Shown>,
    under: Res<Under>,
    view: Res<View>,
    marks: Res<Marks>,
    mut cards: ResMut<Cards>,
    mut pictures: Pictures,
    mut roots: Query<(&mut Transform, &mut Visibility, Has<TweenAnim>), With<CardRoot>>,
    mut sprites: Sprites,
    mut commands: Commands,
    mut lifted: Local<Option<PieceKey>>,
) {
    // The whole board is dressed for one size of card; the smaller ones shrink well.
    let pixels = 128.0 / PLACE_WIDTH * view.physical_pixels_per_place();
    let places = view.pixels_per_place();
    let sides = [side_for(pixels), far_side_for(pixels * cards.enlarged), far_side_for(pixels)];
    let (growth, colour_safe) = (growth(places), pictures.settings.colour_safe);
    let dressed = (sides, nearness(places), pictures.faces.arrivals, growth, colour_safe);
    let moved = cards.is_changed() || shown.is_changed() || *lifted != under.piece();
    if !moved && !pictures.settings.is_changed() && cards.dressed == dressed {
        return;
    }
    let cards = cards.bypass_change_detection();
    cards.dressed = dressed;
    *lifted = under.piece();
    let all = &shown.0.all;
    let present: HashMap<PieceKey, usize> =
        cards.layout.iter().enumerate().filter_map(|(n, card)| Some((all.get(card.index)?.key, n))).collect();
    for (_, gone) in cards.entities.extract_if(|key, _| !present.contains_key(key)) {
        commands.entity(gone.root).despawn();
    }
    for card in &cards.layout {
        let Some(piece) = all.get(card.index) else { continue };
        let far = piece.face.is_far(places);
        let side = sides[if !far {
            0
        } else if card.grows() {
            1
        } else {
            2
        }];
        let layers = pictures.layers(piece, side, far);
        let hull = Quat::from_rotation_z(-card.form.map_or(0.0, Form::turn));
        let stripe = piece.side.filter(|_| colour_safe).map(|side| marks.accents[side.index()]);
        let dress = Dress::of(piece, card, (growth, colour_safe, stripe));
        let place = stand(card, under.piece() == Some(piece.key) && !card.hidden);
        let visible = if card.hidden { Visibility::Hidden } else { Visibility::Inherited };
        let Some(parts) = cards.entities.get_mut(&piece.key) else {
            let parts = spawn_card(&mut commands, (place, visible), (layers, hull), dress, &mut pictures);
            cards.entities.insert(piece.key, parts);
            continue;
        };
        if let Ok((mut transform, mut visibility, moves)) = roots.get_mut(parts.root) {
            if !moves {
                transform.set_if_neq(place);
            }
            visibility.set_if_neq(visible);
        }
        parts.show(&layers, &mut sprites, &mut commands);
        parts.wear(dress, hull, &mut sprites, &mut commands, &mut pictures);
    }
    pictures.faces.tidy(&sides);
}

/// Sprites of counters; some turn by themselves.
type Sprites<'w, 's> = Query<'w, 's, (&'static mut Sprite, &'static mut Transform, Has<TweenAnim>), Without<CardRoot>>;

impl Parts {
    /// Puts on the pictures, and lays each where it belongs unless it is turning.
    fn show(&mut self, layers: &[(Handle<Image>, Layer)], sprites: &mut Sprites, commands: &mut Commands) {
        if self.layers.len() != layers.len() {
            self.layers.drain(..).for_each(|layer| commands.entity(layer).despawn());
            self.layers = spawn_layers(commands, self.root, layers);
            return;
        }
        for (n, (entity, (image, layer))) in self.layers.iter().zip(layers).enumerate() {
            let Ok((mut sprite, mut transform, turns)) = sprites.get_mut(*entity) else { continue };
            if sprite.image != *image {
                sprite.image = image.clone();
            }
            let size = Some(Vec2::splat(layer.span));
            if sprite.custom_size != size {
                sprite.custom_size = size;
            }
            if !turns {
                transform.set_if_neq(lies(layer, n));
            }
        }
    }
    /// Puts on what lies around it, and turns the rims with the hull unless they are turning.
    fn wear(
        &mut self,
        dress: Dress,
        hull: Quat,
        sprites: &mut Sprites,
        commands: &mut Commands,
        pictures: &mut Pictures,
    ) {
        if self.dress != dress {
            self.trims.drain(..).for_each(|trim| commands.entity(trim).despawn());
            (self.trims, self.rims) = spawn_trims(commands, self.root, (&dress, hull), pictures);
            self.dress = dress;
            return;
        }
        for rim in &self.trims[..self.rims] {
            if let Ok((_, mut transform, false)) = sprites.get_mut(*rim)
                && transform.rotation != hull
            {
                transform.rotation = hull;
            }
        }
    }
}

/// Where a picture lies on its counter.
fn lies(layer: &Layer, n: usize) -> Transform {
    Transform::from_translation(layer.at.extend(n as f32 * 0.002)).with_rotation(Quat::from_rotation_z(-layer.turn))
}

fn spawn_layers(commands: &mut Commands, root: Entity, layers: &[(Handle<Image>, Layer)]) -> Vec<Entity> {
    let spawn = |(n, (image, layer)): (usize, &(Handle<Image>, Layer))| {
        let sprite = Sprite { image: image.clone(), custom_size: Some(Vec2::splat(layer.span)), ..default() };
        commands.spawn((Turns, sprite, lies(layer, n), ChildOf(root))).id()
    };
    layers.iter().enumerate().map(spawn).collect()
}

impl Dress {
    /// What a counter has on its card, where it lies.
    fn of(piece: &Piece, card: &Card, (growth, colour_safe, stripe): (u8, bool, Option<Color>)) -> Self {
        Self {
            ready: piece.ready,
            selected: piece.selected,
            markers: piece.markers.clone(),
            tally: card.tally,
            upstairs: card.upstairs,
            covered: card.covered,
            growth,
            colour_safe,
            stripe: stripe.filter(|_| card.form.is_none()),
            form: card.form.map(Form::looking_up),
        }
    }
}

/// The entities of a counter that has come.
fn spawn_card(
    commands: &mut Commands,
    stands: (Transform, Visibility),
    (layers, hull): (Vec<(Handle<Image>, Layer)>, Quat),
    dress: Dress,
    pictures: &mut Pictures,
) -> Parts {
    let root = commands.spawn((CardRoot, stands)).id();
    let image = pictures.trims.shadow.clone();
    let shadow = dress.form.is_none().then(|| spawn_part(commands, root, image, SHADOW_SIZE, Vec2::ZERO, -0.01));
    let layers = spawn_layers(commands, root, &layers);
    let (trims, rims) = spawn_trims(commands, root, (&dress, hull), pictures);
    Parts { root, shadow, layers, trims, rims, dress }
}

/// How much is seen of the rim of a card that lies under another.
const COVERED_RIM: f32 = 0.42;

/// How much tokens and badges are larger than the art says, in quarters, where a place is this wide on the screen.
pub(crate) fn growth(pixels_per_place: f32) -> u8 {
    let token = TOKEN * 128.0 / PLACE_WIDTH * pixels_per_place;
    ((TOKEN_LEAST / token.max(1.0) * 4.0).ceil() as u8).clamp(4, GROWTH_MAX)
}

/// A square sprite on a card, in parts of the card's side.
pub(crate) fn spawn_part(
    commands: &mut Commands,
    root: Entity,
    image: Handle<Image>,
    size: f32,
    at: Vec2,
    depth: f32,
) -> Entity {
    spawn_sized(commands, root, image, Vec2::splat(size), at, depth)
}

/// A sprite on a card, in parts of the card's side.
fn spawn_sized(
    commands: &mut Commands,
    root: Entity,
    image: Handle<Image>,
    size: Vec2,
    at: Vec2,
    depth: f32,
) -> Entity {
    let sprite = Sprite { image, custom_size: Some(size), ..default() };
    commands.spawn((sprite, Transform::from_translation(at.extend(depth)), ChildOf(root))).id()
}

/// What lies around a counter, and how much of it are rims.
fn spawn_trims(
    commands: &mut Commands,
    root: Entity,
    (dress, hull): (&Dress, Quat),
    pictures: &mut Pictures,
) -> (Vec<Entity>, usize) {
    let mut trims = spawn_rims(commands, root, (dress.ready, dress.selected), dress.form, pictures);
    let rims = trims.len();
    for rim in &trims {
        commands.entity(*rim).insert(Turns).entry::<Transform>().and_modify(move |mut place| place.rotation = hull);
    }
    if dress.covered {
        // Five bright rims on one another would be a block of gold.
        for rim in &trims {
            commands.entity(*rim).entry::<Sprite>().and_modify(|mut sprite| {
                sprite.color.set_alpha(COVERED_RIM);
            });
        }
    }
    let growth = f32::from(dress.growth) / 4.0;
    trims.extend(spawn_tokens(commands, root, &dress.markers, growth, pictures));
    if let Some(colour) = dress.stripe {
        let sprite = Sprite {
            image: pictures.trims.white.clone(),
            custom_size: Some(Vec2::new(0.07, 0.84)),
            color: colour,
            ..default()
        };
        trims.push(commands.spawn((sprite, Transform::from_xyz(-0.45, 0.0, 0.003), ChildOf(root))).id());
    }
    if dress.upstairs {
        let image = pictures.trims.storey.clone();
        trims.push(spawn_part(commands, root, image, 0.26, Vec2::new(-0.06, 0.5), 0.012));
    }
    if let Some(tally) = dress.tally {
        let image = pictures.trims.tally(tally, &mut pictures.images);
        let high = BADGE * growth;
        let size = Vec2::new(badges::tally_width(tally) * high, high);
        // Above the card's upper right corner, where it hides none of its values.
        let at = Vec2::new(0.54 - size.x / 2.0, 0.5 + high * 0.36);
        trims.push(spawn_sized(commands, root, image, size, at, 0.013));
    }
    (trims, rims)
}

/// The rims of a counter that can act or is selected. A body lies over its own, as a man may reach beyond his base.
pub(crate) fn spawn_rims(
    commands: &mut Commands,
    root: Entity,
    (ready, selected): (bool, bool),
    form: Option<Form>,
    pictures: &mut Pictures,
) -> Vec<Entity> {
    if !selected && !ready {
        return vec![];
    }
    let trims = &mut pictures.trims;
    let (rims, size) = match form {
        None => (&trims.square, Vec2::splat(RIM_SIZE)),
        Some(Form::Disc { .. }) => (&trims.round, Vec2::splat(RIM_SIZE)),
        Some(Form::Hull { length, width, .. }) => {
            let size = Vec2::new(width, length);
            (trims.hull(size, &mut pictures.images), size / SIDE + RIM_SIZE - 1.0)
        }
    };
    let image = if selected { &rims.selected } else { &rims.ready[usize::from(pictures.settings.colour_safe)] };
    let depth = if form.is_some() { -0.005 } else { 0.004 };
    vec![spawn_sized(commands, root, image.clone(), size, Vec2::ZERO, depth)]
}

/// Tokens at the left edge, mostly beside the card: below the letter in its corner and above its values.
pub(crate) fn spawn_tokens(
    commands: &mut Commands,
    root: Entity,
    markers: &[Token],
    growth: f32,
    pictures: &mut Pictures,
) -> Vec<Entity> {
    let mut spawn = |(n, kind): (usize, &Token)| {
        let image = pictures.trims.token(*kind, &mut pictures.images);
        let place = token_at(n, markers.len(), growth);
        spawn_part(commands, root, image, TOKEN * growth, place, 0.008 + n as f32 * 0.0005)
    };
    markers.iter().enumerate().map(&mut spawn).collect()
}

/// Where the `n`th of so many tokens lies, in parts of the card's side from its middle.
fn token_at(n: usize, all: usize, growth: f32) -> Vec2 {
    let step = (0.26 / (all.max(2) - 1) as f32).min(0.2 * growth);
    let up = (all.max(1) - 1) as f32 / 2.0 - n as f32;
    Vec2::new(TOKENS_REACH - TOKEN * growth / 2.0, up * step)
}

#[cfg(test)]
#[path = "pieces_test.rs"]
mod tests;
