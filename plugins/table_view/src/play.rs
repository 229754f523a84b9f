//! What happened, step by step: each step changes the shown counters and plays its motion; the next begins when it is over.

use crate::camera::View;
use crate::contract::{Ground, Piece, PieceKey, Pieces, Place, Play, Step, ViewBusy, ViewSettings, ViewSystems};
use crate::effects::{Effect, FadeSprite, Glide, Performing, Stage, Turn};
use crate::pieces::{CardRoot, Cards, Shown, stand};
use crate::stacks::lay_out;
use crate::trims::Trims;
use crate::{DrawSteps, banner, dice, effects};
use bevy::math::curve::EaseFunction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::{AnimTarget, AnimationSystem, Tween, TweenAnim, TweeningPlugin};
use board_art::Token;
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
const HALF_FLIP: u64 = 110;
const FALL: u64 = 420;
/// A slide takes no longer than this many steps' time.
const LONGEST_SLIDE: f32 = 5.0;
/// No step holds the game up for longer, whatever has become of what it moves; in frames that count for a quarter of a second at most.
const LONGEST_STEP: Duration = Duration::from_secs(6);
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
    /// The counter leaves the board.
    Fall(PieceKey),
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

fn play_steps(
    mut script: ResMut<Script>,
    ground: Option<Res<Ground>>,
    settings: Res<ViewSettings>,
    trims: Res<Trims>,
    cards: Res<Cards>,
    mut shown: ResMut<Shown>,
    mut view: ResMut<View>,
    mut busy: ResMut<ViewBusy>,
    roots: Query<&Transform, With<CardRoot>>,
    moving_roots: Query<Entity, (With<CardRoot>, With<TweenAnim>)>,
    performing: Query<(), (With<Performing>, With<TweenAnim>)>,
    effects: Query<Entity, With<Effect>>,
    mut hands: Hands,
    mut redraw: MessageWriter<RequestRedraw>,
    mut began: MessageWriter<Began>,
    mut commands: Commands,
) {
    let skip = hands.skips.read().count() > 0
        || settings.speed <= 0.0
        || ground.as_ref().is_none_or(|ground| ground.is_changed());
    if script.steps.is_empty() && script.running.is_none() {
        busy.set_if_neq(ViewBusy(false));
        return;
    }
    let script = &mut *script;
    redraw.write(RequestRedraw);
    let clear = |commands: &mut Commands| {
        effects.iter().for_each(|entity| commands.entity(entity).try_despawn());
        moving_roots.iter().for_each(|entity| {
            commands.entity(entity).try_remove::<(TweenAnim, Performing)>();
        });
    };
    if skip {
        clear(&mut commands);
        match script.running.take() {
            Some(Running::HalfFlip(step)) => conclude(&step, &mut shown.0),
            Some(Running::Fall(key)) => remove(&mut shown.0, key),
            Some(Running::Motion | Running::Look | Running::Banner) | None => {}
        }
        script.steps.drain(..).for_each(|step| conclude(&step, &mut shown.0));
        // Counters stand where they belong, not where their motion was cut off.
        shown.set_changed();
        busy.set_if_neq(ViewBusy(false));
        return;
    }
    let Some(ground) = ground else { return };
    busy.set_if_neq(ViewBusy(true));
    let standing = |key: PieceKey| {
        let root = cards.root(key)?;
        Some((root, *roots.get(root).ok()?))
    };
    if let Some(running) = script.running.take() {
        let goes_on = match &running {
            Running::Look => view.is_moving(),
            Running::Banner => !performing.is_empty() && !hands.press_something(),
            _ => !performing.is_empty(),
        };
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
        clear(&mut commands);
        shown.set_changed();
        let stage = Stage { commands: &mut commands, trims: &trims, speed: settings.speed, scale: view.scale() };
        match running {
            Running::HalfFlip(step) => {
                conclude(&step, &mut shown.0);
                if let Step::Flip { key, .. } = step
                    && let Some((root, now)) = standing(key)
                {
                    turn(stage, root, now, (0.0, 1.0));
                    script.running = Some(Running::Motion);
                    return;
                }
            }
            Running::Fall(key) => remove(&mut shown.0, key),
            Running::Motion | Running::Look | Running::Banner => {}
        }
    }
    while let Some(step) = script.steps.pop_front() {
        let stage = Stage { commands: &mut commands, trims: &trims, speed: settings.speed, scale: view.scale() };
        let begin =
            Begin { shown: &mut shown, cards: &cards, ground: &ground, view: &mut view, standing: &standing, stage };
        began.write(Began(step.clone()));
        let followed = matches!(script.steps.front(), Some(Step::Banner { .. }));
        script.running = start(step, followed, begin);
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
        Step::Slide { .. } => {
            return slide(&step, shown, cards, ground, standing, &mut stage).then_some(Running::Motion);
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
                remove(&mut shown.0, key);
                return None;
            };
            fall(&mut stage, root, now, cards, key);
            return Some(Running::Fall(key));
        }
        Step::Fire { from, to } => effects::fire(&mut stage, from.at, to.at),
        Step::Melee { at } => effects::melee(&mut stage, at.at),
        Step::Smoke { at } => {
            conclude(&step, &mut shown.0);
            effects::smoke(&mut stage, at.at);
        }
        Step::Dice { at, dice, caption } => {
            let place = dice::place(view, at.at, dice.len());
            dice::throw(&mut stage, place, &dice, &caption);
        }
        Step::Note { at, text, colour } => effects::note(&mut stage, at.at, &text, colour),
        Step::Banner { title, line, dice, colour } => {
            let words = banner::Words { title: &title, line: &line, dice: &dice, colour };
            banner::show(&mut stage, view, &words, followed);
            return Some(Running::Banner);
        }
        Step::Look { at } => {
            if view.shows_well(at.at) {
                return None;
            }
            view.look_at(at.at);
            return Some(Running::Look);
        }
        Step::Settle(_) => {
            conclude(&step, &mut shown.0);
            return None;
        }
    }
    Some(Running::Motion)
}

/// What a step leaves behind.
fn conclude(step: &Step, shown: &mut Pieces) {
    match step {
        Step::Slide { keys, to } => {
            let goes =
                |piece: &Piece| keys.contains(&piece.key) || piece.carried_by.is_some_and(|by| keys.contains(&by));
            // Whoever comes last lies on top.
            let (mut moved, stay): (Vec<Piece>, Vec<Piece>) =
                std::mem::take(&mut shown.all).into_iter().partition(goes);
            moved.iter_mut().for_each(|piece| piece.place = *to);
            shown.all = stay;
            shown.all.extend(moved);
        }
        Step::Flip { key, face } => {
            if let Some(piece) = shown.all.iter_mut().find(|piece| piece.key == *key) {
                piece.face = face.clone();
            }
        }
        Step::Fall { key } => remove(shown, *key),
        Step::Smoke { at } => {
            let smokes = |(place, kind): &(Place, Token)| {
                place.key == at.key && matches!(kind, Token::OneCloud | Token::TwoClouds)
            };
            shown.place_markers.retain(|marker| !smokes(marker));
            shown.place_markers.push((*at, Token::TwoClouds));
        }
        Step::Settle(pieces) => *shown = (**pieces).clone(),
        Step::Fire { .. }
        | Step::Melee { .. }
        | Step::Dice { .. }
        | Step::Note { .. }
        | Step::Banner { .. }
        | Step::Look { .. } => {}
    }
}

fn remove(shown: &mut Pieces, key: PieceKey) {
    shown.all.retain(|piece| piece.key != key);
}

/// Counters and what they carry glide from where they lie to where they will lie. False if none of them is here.
fn slide(
    step: &Step,
    shown: &mut Shown,
    cards: &Cards,
    ground: &Ground,
    standing: Standing,
    stage: &mut Stage,
) -> bool {
    let Step::Slide { keys, to } = step else { return false };
    let goes = |piece: &Piece| keys.contains(&piece.key) || piece.carried_by.is_some_and(|by| keys.contains(&by));
    let moved = shown.0.all.iter().filter(|piece| keys.contains(&piece.key));
    let far = moved.map(|piece| piece.place.at.distance(to.at)).fold(0.0, f32::max);
    let steps = steps(far, ground.step);
    conclude(step, &mut shown.0);
    let layout = lay_out(&shown.0.all, cards.spread);
    let mut any = false;
    for card in &layout {
        let Some(piece) = shown.0.all.get(card.index).filter(|piece| goes(piece)) else { continue };
        let Some((root, now)) = standing(piece.key) else { continue };
        let lift = |mut place: Transform| {
            place.translation.z = MOVING_DEPTH + card.depth * 0.1;
            place
        };
        let glide = Glide { from: lift(now), to: lift(stand(card, false)) };
        let time = Duration::from_millis(SLIDE_PER_STEP * steps);
        let anim = TweenAnim::new(Tween::new(EaseFunction::CubicOut, time, glide)).with_speed(stage.speed.into());
        stage.commands.entity(root).insert((Performing, anim));
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

fn fall(stage: &mut Stage, root: Entity, now: Transform, cards: &Cards, key: PieceKey) {
    let mut end = now;
    end.translation += Vec3::new(now.scale.x * 0.10, -now.scale.y * 0.22, 0.0);
    end.rotation = Quat::from_rotation_z(-0.45);
    end.scale *= Vec3::new(0.82, 0.82, 1.0);
    let time = Duration::from_millis(FALL);
    let speed = f64::from(stage.speed);
    let tween = Tween::new(EaseFunction::QuadraticIn, time, Glide { from: now, to: end });
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
