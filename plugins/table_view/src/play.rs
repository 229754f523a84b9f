//! What happened, step by step: each step changes the shown counters and plays its motion; the next begins when it is over.

mod banner;
mod dice;
pub(crate) mod effects;
mod shells;
mod turning;

use crate::DrawSteps;
use crate::camera::View;
use crate::contract::{Ground, Piece, PieceKey, Pieces, Place, Play, Step, ViewBusy, ViewSystems};
use crate::pieces::{CardRoot, Cards, Pictures, Shown, Turns, stand};
use crate::stacks::lay_out;
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::{AnimTarget, AnimationSystem, Tween, TweenAnim, TweeningPlugin};
use effects::{Effect, FadeSprite, Glide, Performing, Stage, Turn};
use std::collections::VecDeque;
use std::time::Duration;

/// Ends all steps at once: the board stands as it should.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct Skip;

/// A step begins to be played: for sounds.
#[derive(Message, Clone, Debug)]
pub struct Began(pub Step);

/// Milliseconds at normal speed.
const SLIDE_PER_STEP: u64 = 220;
const DRIVE_PER_STEP: u64 = 300;
const CHARGE: u64 = 520;
const BOARD: u64 = 340;
const HALF_FLIP: u64 = 110;
const BACK: u64 = 380;
const FALL: u64 = 420;
/// A slide takes no longer than this many steps' time.
const LONGEST_SLIDE: f32 = 5.0;
/// No step holds the game up for longer, whatever has become of what it moves; in frames that count for a quarter of a second at most.
const LONGEST_STEP: Duration = Duration::from_secs(6);
/// How far a shot throws its gun back, in world units.
const RECOIL: f32 = 16.0;
/// Depth of counters in motion: over the others.
const MOVING_DEPTH: f32 = 30.0;

/// The steps to come and the one being played.
#[derive(Resource, Default)]
struct Script {
    steps: VecDeque<Step>,
    running: Option<Running>,
    /// How long the running step has been played.
    played: Duration,
}

/// What is left to do when the running step's motion is over.
#[derive(Debug)]
enum Running {
    Motion,
    /// The card stands on its edge: it gets its new face and turns on.
    HalfFlip(Step),
    /// The counters leave the board.
    Leave(Vec<PieceKey>),
    /// The picture turns; then the counter has its new face.
    Turning(Step),
    /// The camera glides.
    Look,
    /// An announcement is read; a click or a key ends it.
    Banner,
}

pub(crate) fn plugin(app: &mut App) {
    if !app.is_plugin_added::<TweeningPlugin>() {
        app.add_plugins(TweeningPlugin);
    }
    // A motion that begins while drawing takes its first step in the next frame: the time that has passed before is not its own.
    app.configure_sets(Update, AnimationSystem::AnimationUpdate.after(ViewSystems::Use).before(ViewSystems::Draw))
        .init_resource::<Script>()
        .add_message::<Skip>()
        .add_message::<Began>()
        .add_systems(Update, (hear_steps, play_steps, show_pieces).chain().in_set(DrawSteps::Play));
}

fn hear_steps(mut plays: MessageReader<Play>, mut script: ResMut<Script>) {
    if !plays.is_empty() {
        script.steps.extend(plays.read().map(|play| play.0.clone()));
    }
}

/// What somebody does who does not want to wait: skips, buttons, keys.
#[derive(bevy::ecs::system::SystemParam)]
struct Hands<'w, 's> {
    skips: MessageReader<'w, 's, Skip>,
    buttons: Option<Res<'w, ButtonInput<MouseButton>>>,
    keys: Option<Res<'w, ButtonInput<KeyCode>>>,
    time: Option<Res<'w, Time<Real>>>,
}

impl Hands<'_, '_> {
    /// Somebody does not want to wait.
    fn press_something(&self) -> bool {
        let button = self.buttons.as_ref().is_some_and(|buttons| buttons.get_just_pressed().next().is_some());
        button || self.keys.as_ref().is_some_and(|keys| keys.get_just_pressed().next().is_some())
    }
}

/// The entity that moves with a counter, and where it is.
type Standing<'a> = &'a dyn Fn(PieceKey) -> Option<(Entity, Transform)>;

/// What a step needs to begin.
struct Begin<'a, 'w, 's> {
    shown: &'a mut Shown,
    cards: &'a Cards,
    ground: &'a Ground,
    view: &'a mut View,
    standing: Standing<'a>,
    stage: Stage<'a, 'w, 's>,
}

/// What a step is played with.
#[derive(bevy::ecs::system::SystemParam)]
struct Scene<'w, 's> {
    pictures: Pictures<'w>,
    cards: Res<'w, Cards>,
    shown: ResMut<'w, Shown>,
    view: ResMut<'w, View>,
    roots: Query<'w, 's, &'static Transform, With<CardRoot>>,
    moving_roots: Query<'w, 's, Entity, (With<CardRoot>, With<TweenAnim>)>,
    turning: Query<'w, 's, Entity, (With<Turns>, With<TweenAnim>)>,
    performing: Query<'w, 's, (), (With<Performing>, With<TweenAnim>)>,
    effects: Query<'w, 's, Entity, With<Effect>>,
    began: MessageWriter<'w, Began>,
    commands: Commands<'w, 's>,
}

/// The entity that moves with a counter, and where it is.
fn standing(cards: &Cards, roots: &Query<&Transform, With<CardRoot>>, key: PieceKey) -> Option<(Entity, Transform)> {
    let root = cards.root(key)?;
    Some((root, *roots.get(root).ok()?))
}

impl Scene<'_, '_> {
    /// Takes away what moves, and the motions of what stays.
    fn clear(&mut self) {
        self.effects.iter().for_each(|entity| self.commands.entity(entity).try_despawn());
        self.moving_roots.iter().chain(&self.turning).for_each(|entity| {
            self.commands.entity(entity).try_remove::<(TweenAnim, Performing)>();
        });
    }

    /// Ends all steps at once.
    fn skip(&mut self, script: &mut Script) {
        self.clear();
        match script.running.take() {
            Some(Running::HalfFlip(step) | Running::Turning(step)) => conclude(&step, &mut self.shown.0),
            Some(Running::Leave(keys)) => remove(&mut self.shown.0, &keys),
            Some(Running::Motion | Running::Look | Running::Banner) | None => {}
        }
        for step in script.steps.drain(..) {
            // Nothing is followed, but who was led away is brought back.
            match step {
                Step::Keep => self.view.keep(),
                Step::Return => _ = self.view.come_back(),
                step => conclude(&step, &mut self.shown.0),
            }
        }
        // Counters stand where they belong, not where their motion was cut off.
        self.shown.set_changed();
    }

    /// The running step is not over yet.
    fn goes_on(&self, running: &Running, hands: &Hands) -> bool {
        match running {
            Running::Look => self.view.is_moving(),
            Running::Banner => !self.performing.is_empty() && !hands.press_something(),
            Running::Motion | Running::HalfFlip(_) | Running::Leave(_) | Running::Turning(_) => {
                !self.performing.is_empty()
            }
        }
    }

    /// Does what is left to do when a step's motion is over; what of the step goes on after that.
    fn end(&mut self, running: Running) -> Option<Running> {
        self.clear();
        self.shown.set_changed();
        match running {
            Running::HalfFlip(step) => {
                conclude(&step, &mut self.shown.0);
                let Step::Flip { key, .. } = step else { return None };
                let (root, now) = standing(&self.cards, &self.roots, key)?;
                let (speed, scale) = (self.pictures.settings.speed, self.view.scale());
                let stage = Stage { commands: &mut self.commands, trims: &self.pictures.trims, speed, scale };
                turn(stage, root, now, (0.0, 1.0));
                return Some(Running::Motion);
            }
            Running::Leave(keys) => remove(&mut self.shown.0, &keys),
            Running::Turning(step) => conclude(&step, &mut self.shown.0),
            Running::Motion | Running::Look | Running::Banner => {}
        }
        None
    }

    /// Begins a step; nothing if it is over at once.
    fn begin(&mut self, step: Step, followed: bool, ground: &Ground) -> Option<Running> {
        let Self { pictures, cards, shown, view, roots, commands, began, .. } = self;
        let cards: &Cards = cards;
        began.write(Began(step.clone()));
        let (speed, scale) = (pictures.settings.speed, view.scale());
        let standing = |key: PieceKey| standing(cards, roots, key);
        if let Step::Turn { key, face } = &step {
            let (seen, here) = ((speed, view.pixels_per_place()), (cards, &mut shown.0));
            if turning::sway(commands, here, (*key, face), seen) {
                return Some(Running::Motion);
            }
            let mut turner = turning::Turner { commands, pictures, speed };
            let side = cards.layout.iter().find(|card| shown.0.all.get(card.index).is_some_and(|it| it.key == *key));
            let pixels = side.map_or(0.0, |card| card.side / scale * view.pixel_ratio);
            let begun = standing(*key).is_some_and(|(root, _)| turner.begin(&mut shown.0, *key, face, root, pixels));
            if begun {
                return Some(Running::Turning(step));
            }
            let before = shown.0.all.iter().find(|piece| piece.key == *key).map(|piece| &piece.face);
            let by = before.and_then(|before| turning::of_body(before, face));
            if let Some((by, (root, now))) = by.zip(standing(*key)) {
                let mut to = now;
                to.rotate_z(-by.to_radians());
                let tween = Tween::new(EaseFunction::SineInOut, turning::lasts(by), Glide { from: now, to });
                commands.entity(root).insert((Performing, TweenAnim::new(tween).with_speed(speed.into())));
                return Some(Running::Turning(step));
            }
            conclude(&step, &mut shown.0);
            return None;
        }
        let stage = Stage { commands, trims: &pictures.trims, speed, scale };
        start(step, followed, Begin { shown, cards, ground, view, standing: &standing, stage })
    }
}

fn play_steps(
    mut script: ResMut<Script>,
    ground: Option<Res<Ground>>,
    mut scene: Scene,
    mut busy: ResMut<ViewBusy>,
    mut hands: Hands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let skip = hands.skips.read().count() > 0
        || scene.pictures.settings.speed <= 0.0
        || ground.as_ref().is_none_or(|ground| ground.is_changed());
    if script.steps.is_empty() && script.running.is_none() {
        busy.set_if_neq(ViewBusy(false));
        return;
    }
    let script = &mut *script;
    redraw.write(RequestRedraw);
    if skip {
        scene.skip(script);
        busy.set_if_neq(ViewBusy(false));
        return;
    }
    let Some(ground) = ground else { return };
    busy.set_if_neq(ViewBusy(true));
    if let Some(running) = script.running.take() {
        let goes_on = scene.goes_on(&running, &hands);
        script.played +=
            hands.time.as_ref().map_or(Duration::ZERO, |time| time.delta().min(Duration::from_millis(250)));
        if goes_on && script.played < LONGEST_STEP {
            script.running = Some(running);
            return;
        }
        if goes_on {
            warn!("a step of the animation did not end by itself: {running:?}");
        }
        script.played = Duration::ZERO;
        script.running = scene.end(running);
        if script.running.is_some() {
            return;
        }
    }
    while let Some(step) = script.steps.pop_front() {
        let followed = matches!(script.steps.front(), Some(Step::Banner { .. }));
        script.running = scene.begin(step, followed, &ground);
        if script.running.is_some() {
            return;
        }
    }
    busy.set_if_neq(ViewBusy(false));
}

/// The pieces hold as soon as nothing is played any more.
fn show_pieces(script: Res<Script>, pieces: Res<Pieces>, mut shown: ResMut<Shown>, mut behind: Local<bool>) {
    *behind |= pieces.is_changed();
    if *behind && script.running.is_none() && script.steps.is_empty() {
        *behind = false;
        if shown.0 != *pieces {
            shown.0 = pieces.clone();
        }
    }
}

/// Begins a step; nothing if it is over at once. An announcement that is followed by another is shorter.
fn start(step: Step, followed: bool, begin: Begin) -> Option<Running> {
    let Begin { shown, cards, ground, view, standing, mut stage } = begin;
    match step {
        Step::Slide { keys, to } => {
            return slide((&keys, to), false, shown, cards, ground, standing, &mut stage).then_some(Running::Motion);
        }
        Step::Drive { keys, to } => {
            return slide((&keys, to), true, shown, cards, ground, standing, &mut stage).then_some(Running::Motion);
        }
        Step::Charge { key, heading } => {
            let (root, now) = standing(key)?;
            charge(&mut stage, root, now, heading);
        }
        Step::Board { keys, onto } => {
            let aim = standing(onto).map(|(_, place)| place);
            for (key, (root, now)) in keys.iter().filter_map(|key| Some((*key, standing(*key)?))) {
                board(&mut stage, root, now, aim.unwrap_or(now), cards, key);
            }
            return Some(Running::Leave(keys));
        }
        Step::Flip { key, .. } => {
            let Some((root, now)) = standing(key).filter(|_| shown.find(key).is_some()) else {
                conclude(&step, &mut shown.0);
                return None;
            };
            turn(stage, root, now, (1.0, 0.0));
            return Some(Running::HalfFlip(step));
        }
        Step::Fall { key } => {
            let Some((root, now)) = standing(key) else {
                remove(&mut shown.0, &[key]);
                return None;
            };
            fall(&mut stage, root, now, cards, key);
            return Some(Running::Leave(vec![key]));
        }
        Step::Fire { from, to } => effects::fire(&mut stage, from.at, to.at),
        Step::Shell { from, to, strikes, recoils } => {
            shells::flat(&mut stage, from.at, to.at, strikes);
            if let Some((root, now)) = recoils.and_then(standing) {
                recoil(&mut stage, root, now, (from.at - to.at).normalize_or_zero());
            }
        }
        Step::Rake { from, to } => effects::rake(&mut stage, from.at, to.at),
        Step::Strike { at, pierces } => shells::strike(&mut stage, at.at, pierces),
        Step::Pillar { at } => shells::pillar(&mut stage, at.at),
        Step::Explode { at } => shells::explode(&mut stage, at.at),
        Step::Bombard { from, at, heralded } => {
            let at: Vec<Vec2> = at.iter().map(|place| place.at).collect();
            shells::bombard(&mut stage, from.map(|from| from.at), &at, heralded);
        }
        Step::Ranging { at } => shells::ranging(&mut stage, at.at),
        Step::Melee { at } => effects::melee(&mut stage, at.at),
        Step::Smoke { at, .. } => {
            conclude(&step, &mut shown.0);
            effects::smoke(&mut stage, at.at);
        }
        Step::Dice { at, dice, of, inks, caption } => {
            let place = dice::place(view, at.at, dice.len());
            dice::throw(&mut stage, place, (&dice, of), &inks, &caption);
        }
        Step::Note { at, text, colour } => effects::note(&mut stage, at.at, &text, colour),
        Step::Banner { title, line, dice, colour } => {
            let words = banner::Words { title: &title, line: &line, dice: &dice, colour };
            banner::show(&mut stage, view, &words, followed);
            return Some(Running::Banner);
        }
        Step::Look { at } => {
            return view.follow(at.at).then_some(Running::Look);
        }
        Step::Keep => {
            view.keep();
            return None;
        }
        Step::Return => {
            return view.come_back().then_some(Running::Look);
        }
        Step::Settle(_) | Step::Turn { .. } => {
            conclude(&step, &mut shown.0);
            return None;
        }
    }
    Some(Running::Motion)
}

/// What a step leaves behind.
fn conclude(step: &Step, shown: &mut Pieces) {
    match step {
        Step::Slide { keys, to } | Step::Drive { keys, to } => put(shown, keys, *to),
        Step::Flip { key, face } | Step::Turn { key, face } => {
            if let Some(piece) = shown.all.iter_mut().find(|piece| piece.key == *key) {
                piece.face = face.clone();
            }
        }
        Step::Fall { key } => remove(shown, &[*key]),
        Step::Board { keys, .. } => remove(shown, keys),
        Step::Smoke { at, lays, over } => {
            shown.place_markers.retain(|(place, kind)| place.key != at.key || !over.contains(kind));
            shown.place_markers.push((*at, *lays));
        }
        Step::Settle(pieces) => *shown = (**pieces).clone(),
        Step::Fire { .. }
        | Step::Shell { .. }
        | Step::Rake { .. }
        | Step::Strike { .. }
        | Step::Pillar { .. }
        | Step::Explode { .. }
        | Step::Bombard { .. }
        | Step::Ranging { .. }
        | Step::Charge { .. }
        | Step::Melee { .. }
        | Step::Dice { .. }
        | Step::Note { .. }
        | Step::Banner { .. }
        | Step::Look { .. }
        | Step::Keep
        | Step::Return => {}
    }
}

/// Counters and what they carry are on the board no more.
fn remove(shown: &mut Pieces, keys: &[PieceKey]) {
    shown.all.retain(|piece| !keys.contains(&piece.key));
}

/// True for counters that go somewhere, and for what they carry.
fn goes(keys: &[PieceKey]) -> impl Fn(&Piece) -> bool {
    move |piece| keys.contains(&piece.key) || piece.carried_by.is_some_and(|by| keys.contains(&by))
}

/// Counters lie somewhere else, with what they carry; whoever comes last lies on top.
fn put(shown: &mut Pieces, keys: &[PieceKey], to: Place) {
    let (mut moved, stay): (Vec<Piece>, Vec<Piece>) = std::mem::take(&mut shown.all).into_iter().partition(goes(keys));
    moved.iter_mut().for_each(|piece| piece.place = to);
    shown.all = stay;
    shown.all.extend(moved);
}

/// Counters and what they carry glide, or drive, from where they lie to where they will lie. False if none of them is here.
fn slide(
    (keys, to): (&[PieceKey], Place),
    drives: bool,
    shown: &mut Shown,
    cards: &Cards,
    ground: &Ground,
    standing: Standing,
    stage: &mut Stage,
) -> bool {
    let goes = goes(keys);
    let moved = shown.0.all.iter().filter(|piece| keys.contains(&piece.key));
    let far = moved.map(|piece| piece.place.at.distance(to.at)).fold(0.0, f32::max);
    let steps = steps(far, ground.step);
    put(&mut shown.0, keys, to);
    let layout = lay_out(&shown.0.all, cards.spread);
    let mut any = false;
    for card in &layout {
        let Some(piece) = shown.0.all.get(card.index).filter(|piece| goes(piece)) else { continue };
        let Some((root, now)) = standing(piece.key) else { continue };
        let lift = |mut place: Transform| {
            place.translation.z = MOVING_DEPTH + card.depth * 0.1;
            place
        };
        let end = lift(stand(&card.enlarged(cards.enlarged), false));
        let glide = Glide { from: lift(now), to: end };
        let (ease, each) =
            if drives { (EaseFunction::SineInOut, DRIVE_PER_STEP) } else { (EaseFunction::CubicOut, SLIDE_PER_STEP) };
        let tween = Tween::new(ease, Duration::from_millis(each * steps), glide);
        stage.commands.entity(root).insert((Performing, TweenAnim::new(tween).with_speed(stage.speed.into())));
        if drives && piece.carried_by.is_none() {
            shells::dust(stage, now.translation.truncate(), end.translation.truncate(), each * steps);
        }
        any = true;
    }
    any
}

/// How many steps a slide of this length takes. A little less than a whole step is one: hexes that lie askew are no farther.
fn steps(far: f32, step: f32) -> u64 {
    (far / step.max(1.0) - 0.02).ceil().clamp(1.0, LONGEST_SLIDE) as u64
}

/// Half of a flip: the card narrows to its edge, or widens from it.
fn turn(stage: Stage, root: Entity, now: Transform, width: (f32, f32)) {
    // The height is that of a card that stands still; the width may be that of its edge.
    let lens = Turn { side: now.scale.y, width };
    let ease = if width.1 == 0.0 { EaseFunction::SineIn } else { EaseFunction::SineOut };
    let tween = Tween::new(ease, Duration::from_millis(HALF_FLIP), lens);
    stage.commands.entity(root).insert((Performing, TweenAnim::new(tween).with_speed(stage.speed.into())));
}

/// A counter rolls a good way forward over its place and comes back.
fn charge(stage: &mut Stage, root: Entity, now: Transform, heading: u16) {
    let angle = f32::from(heading).to_radians();
    let ahead = Vec2::new(angle.sin(), angle.cos()) * now.scale.x * 0.5;
    let mut over = now;
    over.translation += ahead.extend(MOVING_DEPTH);
    let mut lifted = now;
    lifted.translation.z += MOVING_DEPTH;
    let there =
        Tween::new(EaseFunction::CubicInOut, Duration::from_millis(CHARGE * 3 / 5), Glide { from: lifted, to: over });
    let back =
        Tween::new(EaseFunction::SineInOut, Duration::from_millis(CHARGE * 2 / 5), Glide { from: over, to: now });
    stage.commands.entity(root).insert((Performing, TweenAnim::new(there.then(back)).with_speed(stage.speed.into())));
    let from = now.translation.truncate();
    shells::dust(stage, from - ahead, from + ahead, CHARGE);
}

/// A counter is thrown back by its own shot and rolls forward again.
fn recoil(stage: &mut Stage, root: Entity, now: Transform, back: Vec2) {
    let mut thrown = now;
    thrown.translation += (back * RECOIL).extend(0.0);
    let there =
        Tween::new(EaseFunction::QuadraticOut, Duration::from_millis(BACK / 4), Glide { from: now, to: thrown });
    let forward = Tween::new(EaseFunction::SineInOut, Duration::from_millis(BACK), Glide { from: thrown, to: now });
    let anim = TweenAnim::new(there.then(forward)).with_speed(stage.speed.into());
    stage.commands.entity(root).insert((Performing, anim));
}

/// A counter goes to another one and shrinks into it.
fn board(stage: &mut Stage, root: Entity, now: Transform, onto: Transform, cards: &Cards, key: PieceKey) {
    let mut end = now;
    end.translation = onto.translation.truncate().extend(now.translation.z + MOVING_DEPTH);
    end.scale *= Vec3::new(0.3, 0.3, 1.0);
    leave(stage, root, Glide { from: now, to: end }, Duration::from_millis(BOARD), cards, key);
}

fn fall(stage: &mut Stage, root: Entity, now: Transform, cards: &Cards, key: PieceKey) {
    let mut end = now;
    end.translation += Vec3::new(now.scale.x * 0.10, -now.scale.y * 0.22, 0.0);
    end.rotation = Quat::from_rotation_z(-0.45);
    end.scale *= Vec3::new(0.82, 0.82, 1.0);
    leave(stage, root, Glide { from: now, to: end }, Duration::from_millis(FALL), cards, key);
}

/// A counter goes its last way and fades.
fn leave(stage: &mut Stage, root: Entity, way: Glide, time: Duration, cards: &Cards, key: PieceKey) {
    let speed = f64::from(stage.speed);
    let tween = Tween::new(EaseFunction::QuadraticIn, time, way);
    stage.commands.entity(root).insert((Performing, TweenAnim::new(tween).with_speed(speed)));
    for sprite in cards.sprites(key) {
        let fade = Tween::new(EaseFunction::QuadraticIn, time, FadeSprite { from: 1.0, to: 0.0 });
        let anim = TweenAnim::new(fade).with_speed(speed);
        // The step does not wait for these: a sprite may go while it fades (a rim, a count), and what moves it would wait for ever.
        stage.commands.spawn((Effect, anim, AnimTarget::component::<Sprite>(sprite)));
    }
}

#[cfg(test)]
#[path = "play_test.rs"]
mod tests;
#[cfg(test)]
#[path = "play_tests_support.rs"]
pub(crate) mod tests_support;
