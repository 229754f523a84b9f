//! Shows a board with invented counters, to be looked at and tried out.
//!
//! ```text
//! cargo run -p hex_view --example show_board -- [options]
//!   --board saint_aubert      a file of assets/boards
//!   --size 1280x720           the window
//!   --zoom 3.0 F5             nearer, around a hex
//!   --marks, --sight, --zones what is marked; --outline shows silhouettes
//!   --busy                    twenty stacks of four
//!   --nato                    map symbols
//!   --play STEP               slide, flip, fall, fire, melee, smoke, dice, note or all, after 60 frames
//!   --shot 90 picture.png     writes a picture after so many frames, and ends after the last one
//!   --count                   says once a second how many frames there were
//! ```
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::window::WindowResolution;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::EguiPlugin;
use board_art::{Boxed, CounterFace, CounterStyle, Outfit, Palette, Picture, Token, WeaponShape};
use hex_board::{Added, BoardDef, BoardPlacement, HexId, Map, Seen, Spot, TerrainSet, seen};
use hex_view::{HexViewPlugin, Hover, Overlay, OverlayKind, OverlayLine, Overlays, Pointed, Scene, ZonePattern, space};
use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use table_view::{Draggable, Piece, Pieces, Place, Play, Skip, Step, View, ViewSettings, ViewSystems};

#[derive(Resource, Clone, Default)]
struct Options {
    zoom: Option<(f32, String)>,
    marks: bool,
    sight: bool,
    zones: bool,
    outline: bool,
    busy: bool,
    drag: bool,
    play: Option<String>,
    shots: Vec<(u32, String)>,
    count: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let (mut board, mut size, mut style) = ("saint_aubert".to_string(), (1280, 720), CounterStyle::Pictures);
    let mut options = Options::default();
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut next = || arguments.next().ok_or(format!("{argument} wants more"));
        match argument.as_str() {
            "--board" => board = next()?,
            "--size" => {
                let text = next()?;
                let (width, height) = text.split_once('x').ok_or("a size is written 1280x720")?;
                size = (width.parse()?, height.parse()?);
            }
            "--zoom" => options.zoom = Some((next()?.parse()?, next()?)),
            "--marks" => options.marks = true,
            "--sight" => options.sight = true,
            "--zones" => options.zones = true,
            "--outline" => options.outline = true,
            "--busy" => options.busy = true,
            "--drag" => options.drag = true,
            "--nato" => style = CounterStyle::Nato,
            "--play" => options.play = Some(next()?),
            "--shot" => options.shots.push((next()?.parse()?, next()?)),
            "--count" => options.count = true,
            other => return Err(format!("unknown option {other}").into()),
        }
    }
    let map = Arc::new(load(&board)?);
    let continuous = !options.shots.is_empty();
    let mode = if continuous { UpdateMode::Continuous } else { UpdateMode::reactive(Duration::from_secs(3600)) };
    let pieces = if options.busy { crowd(&map) } else { pieces(&map) };
    let overlays = overlays(&map, &options, &pieces);
    let window = Window {
        title: "show_board".into(),
        resolution: WindowResolution::new(size.0, size.1).with_scale_factor_override(1.0),
        ..default()
    };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins((EguiPlugin::default(), HexViewPlugin))
        .insert_resource(WinitSettings { focused_mode: mode, unfocused_mode: mode })
        .insert_resource(ClearColor(Color::srgb_u8(0x1A, 0x1D, 0x20)))
        .insert_resource(ViewSettings {
            style,
            draggable: if options.drag { Draggable::Everybody } else { Draggable::Nobody },
            ..default()
        })
        .insert_resource(Scene { map })
        .insert_resource(pieces)
        .insert_resource(overlays)
        .insert_resource(options)
        .add_systems(Update, (stand, act, say, choose).in_set(ViewSystems::Use))
        .add_systems(Last, (shoot, count))
        .run();
    Ok(())
}

fn load(board: &str) -> Result<Map, Box<dyn Error>> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
    let terrain: TerrainSet = ron::from_str(&std::fs::read_to_string(assets.join("terrain.ron"))?)?;
    let def: BoardDef = ron::from_str(&std::fs::read_to_string(assets.join("boards").join(format!("{board}.ron")))?)?;
    let placement = BoardPlacement { board: board.to_string(), at: (0, 0), turned: false };
    Ok(Map::build(&terrain, &[(board.to_string(), def)], &[placement]).map_err(|mistakes| format!("{mistakes:#?}"))?)
}

fn stand(options: Res<Options>, scene: Res<Scene>, mut view: ResMut<View>, mut frame: Local<u32>) {
    *frame += 1;
    if let (5, Some((factor, name))) = (*frame, &options.zoom) {
        let hex = name.parse().ok().and_then(|name| scene.map.hex(name)).unwrap_or(HexId(0));
        let middle = view.window / 2.0;
        view.zoom(*factor, middle);
        view.look_at(space::centre(&scene.map, hex));
        view.jump();
    }
}

/// Plays steps after a while.
fn act(
    options: Res<Options>,
    scene: Res<Scene>,
    pieces: Res<Pieces>,
    mut plays: MessageWriter<Play>,
    mut frame: Local<u32>,
) {
    *frame += 1;
    let Some(wanted) = options.play.as_deref().filter(|_| *frame == 60) else { return };
    let piece = &pieces.all[0];
    let at = piece.place;
    let beside = |place: Place| {
        let hex = hex_of(place);
        let next = scene.map.at(hex).neighbours.iter().flatten().next().copied().unwrap_or(hex);
        ground(&scene.map, next)
    };
    let far = pieces.all[4].place;
    let mut face = piece.face.card().expect("every piece of this board is a card").clone();
    face.turned = true;
    let steps = [
        ("look", Step::Look { at }),
        ("slide", Step::Slide { keys: vec![piece.key], to: beside(beside(at)) }),
        ("fire", Step::Fire { from: beside(beside(at)), to: far }),
        (
            "dice",
            Step::Dice {
                at: far,
                dice: vec![4, 5],
                of: 6,
                inks: vec![Color::WHITE; 2],
                caption: "attack 4 + 5 = 9".into(),
            },
        ),
        ("flip", Step::Flip { key: piece.key, face: face.into() }),
        ("note", Step::Note { at, text: "Shaken".into(), colour: Color::srgb_u8(0xE0, 0xA8, 0x45) }),
        ("melee", Step::Melee { at: far }),
        ("fall", Step::Fall { key: pieces.all[4].key }),
        ("smoke", Step::Smoke { at: beside(far), lays: Token::TwoClouds, over: &[Token::OneCloud] }),
    ];
    for (name, step) in steps {
        if name == wanted || wanted == "all" {
            plays.write(Play(step));
        }
    }
}

/// Says what the pointer does; a right click skips what is played.
fn say(hover: Res<Hover>, mut pointed: MessageReader<Pointed>, mut skips: MessageWriter<Skip>) {
    if hover.is_changed() {
        eprintln!("{:?}", *hover);
    }
    for pointed in pointed.read() {
        eprintln!("{pointed:?}");
        if let Pointed::Clicked { button: MouseButton::Right, .. } = pointed {
            skips.write(Skip);
        }
    }
}

/// A click selects, a drag moves.
fn choose(mut pointed: MessageReader<Pointed>, scene: Res<Scene>, mut pieces: ResMut<Pieces>) {
    for pointed in pointed.read() {
        match pointed {
            Pointed::Clicked { piece: Some(key), add, button: MouseButton::Left, .. } => {
                for piece in &mut pieces.all {
                    piece.selected = piece.key == *key || *add && piece.selected;
                }
            }
            Pointed::Dragged { piece: key, to, .. } => {
                if let Some(at) = pieces.all.iter().position(|piece| piece.key == *key) {
                    let mut piece = pieces.all.remove(at);
                    piece.place = ground(&scene.map, *to);
                    pieces.all.push(piece);
                }
            }
            _ => {}
        }
    }
}

fn shoot(options: Res<Options>, mut frame: Local<u32>, mut commands: Commands, mut exit: MessageWriter<AppExit>) {
    *frame += 1;
    for (at, path) in &options.shots {
        if at == &*frame {
            commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path.clone()));
        }
    }
    let last = options.shots.iter().map(|(at, _)| *at).max();
    if last.is_some_and(|last| *frame > last + 20) {
        exit.write(AppExit::Success);
    }
}

fn count(options: Res<Options>, time: Res<Time<Real>>, mut frames: Local<(u32, f64)>) {
    frames.0 += 1;
    let now = time.elapsed_secs_f64();
    if options.count && now - frames.1 >= 1.0 {
        eprintln!("{} frames in {:.1} s", frames.0, now - frames.1);
        *frames = (0, now);
    }
}

fn face(picture: Picture, outfit: Outfit, palette: &str, values: (i16, i16, i16), disc: u8) -> CounterFace {
    let palette = Palette::of(palette).expect("a palette");
    CounterFace {
        foot: [Some(values.0), Some(values.1), Some(values.2)],
        disc: Some(disc),
        ..CounterFace::new(picture, outfit, palette)
    }
}

fn squad(side: usize) -> CounterFace {
    match side {
        0 => CounterFace {
            boxed: Boxed::Red,
            raised: "A",
            pill: Some("SR"),
            ..face(Picture::TwoMen, Outfit::M1, "olive", (2, 5, 4), 6)
        },
        1 => face(Picture::TwoMen, Outfit::Stahlhelm, "grey", (1, 6, 4), 5),
        _ => CounterFace { boxed: Boxed::Red, ..face(Picture::TwoMen, Outfit::Stahlhelm, "blue_grey", (2, 3, 4), 6) },
    }
}

fn leader(side: usize) -> CounterFace {
    let (outfit, palette, name) =
        if side == 0 { (Outfit::M1, "olive", "Sgt. Harlow") } else { (Outfit::Stahlhelm, "grey", "Lt. Brandt") };
    CounterFace { name: Some(name.into()), shield: Some(1), ..face(Picture::Portrait, outfit, palette, (1, 1, 6), 6) }
}

fn weapon(shape: WeaponShape, side: usize, name: &str) -> CounterFace {
    let (outfit, palette) = if side == 0 { (Outfit::M1, "olive") } else { (Outfit::Stahlhelm, "grey") };
    CounterFace {
        name: Some(name.into()),
        foot: [Some(2), Some(10), None],
        disc: None,
        ..face(Picture::Weapon(shape), outfit, palette, (2, 10, 0), 0)
    }
}

/// Adds invented counters one by one.
struct Tray<'a> {
    map: &'a Map,
    pieces: Pieces,
}

impl Tray<'_> {
    fn put(&mut self, hex: HexId, storey: u8, face: CounterFace) -> &mut Piece {
        let key = format!("c{}", self.pieces.all.len()).parse().expect("short and plain");
        let storey = storey.min(self.map.at(hex).storeys.saturating_sub(1));
        let side = if face.outfit == Outfit::Stahlhelm { table::Side::Second } else { table::Side::First };
        self.pieces.all.push(Piece {
            key,
            place: space::place(self.map, Spot { hex, storey }),
            side: Some(side),
            face: face.into(),
            markers: vec![],
            carried_by: None,
            ready: false,
            spent: false,
            selected: false,
        });
        self.pieces.all.last_mut().expect("just put there")
    }
    fn carry(&mut self, face: CounterFace) -> &mut Piece {
        let (carrier, place) = self
            .pieces
            .all
            .iter()
            .rev()
            .find(|piece| piece.carried_by.is_none())
            .map(|piece| (piece.key, piece.place))
            .expect("a carrier");
        let piece = self.put(hex_of(place), place.storey, face);
        piece.carried_by = Some(carrier);
        piece
    }
}

/// The ground of a hex.
fn ground(map: &Map, hex: HexId) -> Place {
    space::place(map, Spot { hex, storey: 0 })
}

/// The hex of a place.
fn hex_of(place: Place) -> HexId {
    HexId(u16::try_from(place.key).expect("the number of a hex"))
}

/// Hexes around the middle of the map, nearest first.
fn around_the_middle(map: &Map) -> Vec<HexId> {
    let middle = space::bounds(map).center();
    let mut hexes: Vec<HexId> = map.ids().collect();
    hexes.sort_by(|a, b| space::centre(map, *a).distance(middle).total_cmp(&space::centre(map, *b).distance(middle)));
    hexes
}

/// Every kind of counter, stack and marker.
fn pieces(map: &Map) -> Pieces {
    let hexes = around_the_middle(map);
    let two_storeys = hexes.iter().copied().find(|hex| map.at(*hex).storeys == 2).unwrap_or(hexes[2]);
    let mut pieces = Tray { map, pieces: Pieces::default() };
    let at = |n: usize| hexes[(n * 5) % hexes.len()];
    pieces.put(at(0), 0, squad(0)).ready = true;
    pieces.carry(weapon(WeaponShape::Bar, 0, "BAR"));
    pieces.put(at(0), 0, leader(0)).selected = true;
    pieces.put(at(1), 0, squad(0)).markers = vec![Token::Boot, Token::Eye];
    pieces.put(at(2), 0, squad(1)).markers = vec![Token::Flash];
    pieces.carry(weapon(WeaponShape::Mg42, 1, "MG42"));
    pieces.put(at(2), 0, leader(1));
    pieces.put(two_storeys, 0, squad(1));
    pieces.put(two_storeys, 0, squad(1)).spent = true;
    pieces.put(two_storeys, 1, squad(1)).markers = vec![Token::Check];
    pieces.carry(weapon(WeaponShape::Mg42Tripod, 1, "MG42 tripod"));
    for _ in 0..7 {
        pieces.put(at(4), 0, squad(2));
    }
    for n in 0..4 {
        pieces.put(at(5), 0, squad(0)).ready = n % 2 == 0;
    }
    let mut shaken = squad(1);
    shaken.turned = true;
    shaken.foot[0] = Some(0);
    pieces.put(at(6), 0, shaken).markers = vec![Token::Crouching, Token::Drop];
    pieces.put(at(7), 0, squad(0)).spent = true;
    pieces.put(at(7), 0, squad(0)).spent = true;
    pieces.put(at(8), 0, face(Picture::PortraitStar, Outfit::M1, "olive", (2, 4, 6), 7)).ready = true;
    pieces.put(at(9), 0, face(Picture::PortraitCross, Outfit::Stahlhelm, "grey", (0, 0, 5), 6));
    pieces.put(at(10), 0, face(Picture::PortraitScope, Outfit::Stahlhelm, "black", (1, 12, 4), 7)).markers =
        vec![Token::Crawler, Token::ClosedEye];
    pieces.put(at(11), 0, face(Picture::OneMan, Outfit::M1, "khaki", (1, 5, 4), 5)).ready = true;
    pieces.put(at(12), 0, face(Picture::Bearer, Outfit::Stahlhelm, "grey", (0, 1, 4), 5));
    pieces.carry(weapon(WeaponShape::Mg42Tripod, 1, "MG42 tripod"));
    pieces.carry(weapon(WeaponShape::SatchelCharge, 1, "Satchel"));
    pieces.put(at(13), 0, weapon(WeaponShape::M1919A4Tripod, 0, "M1919A4"));
    for n in 14..20 {
        let side = n % 3;
        pieces.put(at(n), 0, squad(side)).ready = n % 2 == 0;
        pieces.put(at(n), 0, leader(side.min(1)));
    }
    let mut pieces = pieces.pieces;
    pieces.place_markers = vec![
        (ground(map, at(21)), Token::TwoClouds),
        (ground(map, at(22)), Token::OneCloud),
        (ground(map, at(2)), Token::Eye),
        (ground(map, at(5)), Token::Blades),
        (ground(map, at(5)), Token::Eye),
    ];
    pieces
}

/// The busy test: twenty stacks of four around the middle.
fn crowd(map: &Map) -> Pieces {
    let hexes = around_the_middle(map);
    let mut pieces = Tray { map, pieces: Pieces::default() };
    for (n, hex) in hexes.into_iter().take(20).enumerate() {
        for level in 0..4 {
            let side = if n % 3 == 0 { 0 } else { 1 + n % 2 };
            let face = if level == 3 && n % 4 == 0 { leader(side.min(1)) } else { squad(side) };
            let piece = pieces.put(hex, 0, face);
            piece.ready = side == 0 && level > 1;
            piece.spent = side == 0 && level < 1;
        }
    }
    pieces.pieces
}

fn overlays(map: &Map, options: &Options, pieces: &Pieces) -> Overlays {
    let mut overlays = Overlays { silhouettes: options.outline, ..default() };
    overlays.accents = [Color::srgb_u8(0x9F, 0xB2, 0x62), Color::srgb_u8(0x8F, 0xA7, 0xB8)];
    let mut mark =
        |hex: HexId, kind: OverlayKind, text: Option<String>| overlays.hexes.push(Overlay { hex, kind, text });
    let home = hex_of(pieces.all[0].place);
    if options.marks {
        for hex in map.ids() {
            let far = map.distance(home, hex);
            if (1..=4).contains(&far) {
                mark(hex, OverlayKind::Reachable, Some(format!("{far}")));
            }
            if far == 3 || far == 4 && hex.0 % 2 == 0 {
                mark(hex, OverlayKind::Danger, None);
            }
        }
        let mut step = home;
        for direction in [1, 1, 2] {
            let Some(next) = map.at(step).neighbours[direction] else { break };
            step = next;
            mark(step, OverlayKind::Path, Some(format!("{}", map.distance(home, step))));
        }
        mark(home, OverlayKind::Selected, None);
        for piece in pieces.all.iter().filter(|piece| hex_of(piece.place) != home) {
            match piece.face.card().map(|card| card.outfit) {
                Some(Outfit::M1) => mark(hex_of(piece.place), OverlayKind::CanAct, None),
                _ => mark(hex_of(piece.place), OverlayKind::Target, None),
            }
        }
    }
    if options.zones {
        let bounds = space::bounds(map);
        for hex in map.ids() {
            let part = (space::centre(map, hex).x - bounds.min.x) / bounds.width();
            match part {
                part if part < 0.2 => mark(hex, OverlayKind::Zone(ZonePattern::First), None),
                part if part > 0.8 => mark(hex, OverlayKind::Zone(ZonePattern::Second), None),
                part if (0.48..0.54).contains(&part) => mark(hex, OverlayKind::Zone(ZonePattern::Nobody), None),
                _ => {}
            }
        }
        let hexes = around_the_middle(map);
        for (n, pattern) in [ZonePattern::Nobody, ZonePattern::First, ZonePattern::Second].into_iter().enumerate() {
            mark(hexes[n * 7 + 3], OverlayKind::Objective(pattern), None);
        }
    }
    if options.sight {
        for hex in map.ids().filter(|hex| *hex != home) {
            match seen(map, &Added::default(), Spot { hex: home, storey: 0 }, Spot { hex, storey: 0 }) {
                Seen::Clear => {}
                Seen::Degraded(_) => mark(hex, OverlayKind::Degraded, None),
                Seen::Blocked => mark(hex, OverlayKind::Blocked, None),
            }
        }
        let hexes = around_the_middle(map);
        let line = |to: HexId, dashed: bool, blocked_at: Option<HexId>| OverlayLine {
            hexes: vec![home, to],
            colour: if dashed { Color::srgb_u8(0xE0, 0xA8, 0x45) } else { Color::srgb_u8(0x7F, 0xD2, 0x6A) },
            dashed,
            blocked_at,
        };
        overlays.lines =
            vec![line(hexes[30], false, None), line(hexes[33], true, None), line(hexes[50], true, Some(hexes[20]))];
    }
    overlays
}
