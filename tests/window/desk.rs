//! A display and the program on it; what hands do there stands in `mouse.rs`.

use crate::frames::{LOOK, RESTLESS};
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// How long anything may take on a slow machine that draws without a graphics card.
const PATIENCE: Duration = Duration::from_secs(90);
static NUMBER: AtomicU32 = AtomicU32::new(0);

/// A virtual display with a folder for the player's files.
pub struct Desk {
    server: Child,
    display: String,
    size: (u32, u32),
    user: PathBuf,
    /// How many pixels of the screen a pixel of the interface is wide.
    scale: u32,
    /// What the program speaks; none: English.
    language: Option<&'static str>,
    /// The menu shows games too that are not for players.
    hidden_games: bool,
    /// Every frame is painted, and not only the last of several.
    painted: bool,
}

/// The program on a desk.
pub struct Game<'d> {
    pub(crate) desk: &'d Desk,
    program: Child,
    tell: PathBuf,
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Whoever runs the tests wants only the last of several frames painted.
fn spares() -> bool {
    std::env::var_os("HEDGEROW_PAINT").is_some_and(|frames| frames == "last")
}

impl Desk {
    /// A display of this size.
    pub fn new(size: (u32, u32)) -> Self {
        let mut server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                &format!("{}x{}x24", size.0, size.1),
                "-nolisten",
                "tcp",
                "-noreset",
            ])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is needed for the window tests: run ./check, or install the package xvfb");
        // It takes a number that is free, and tells it as soon as it can be drawn on.
        let mut number = String::new();
        let told = server.stdout.take().expect("its output is ours");
        BufReader::new(told).read_line(&mut number).expect("Xvfb tells its display");
        let display = format!(":{}", number.trim());
        assert!(display.len() > 1, "Xvfb has not opened a display");
        let own = format!("user-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let user = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(own);
        let _ = std::fs::remove_dir_all(&user);
        std::fs::create_dir_all(&user).expect("the target folder can be written");
        Self { server, display, size, user, scale: 1, language: None, hidden_games: false, painted: !spares() }
    }

    /// The same display with everything on it enlarged.
    pub fn enlarged(mut self, scale: u32) -> Self {
        self.scale = scale;
        self
    }

    /// The same desk for a program that speaks another language.
    pub fn speaking(mut self, language: &'static str) -> Self {
        self.language = Some(language);
        self
    }

    /// The same desk for a program whose menu shows the hidden games as well.
    pub fn with_hidden_games(mut self) -> Self {
        self.hidden_games = true;
        self
    }

    /// A folder of data with the scenarios of every game.
    pub fn data_of_every_game(&self) -> PathBuf {
        let folder = self.user.join("data");
        let toys = folder.join("scenarios/tin_soldiers");
        std::fs::create_dir_all(&toys).expect("the player's folder can be written");
        for shared in ["assets", "scenarios/lock_n_load"] {
            std::os::unix::fs::symlink(root().join(shared), folder.join(shared)).expect("a link to what is shipped");
        }
        for toy in ["tests/window/toy.ron", "tests/data/tin_soldiers/mantelpiece.ron"] {
            let toy = root().join(toy);
            std::fs::copy(&toy, toys.join(toy.file_name().expect("a name"))).expect("the scenario is there");
        }
        folder
    }

    /// The same desk where every frame is painted, for tests of what is seen on the way.
    pub fn painted(mut self) -> Self {
        self.painted = true;
        self
    }

    /// A folder of data in which there is one battle, this scenario of the repository.
    pub fn data_with(&self, scenario: &str) -> PathBuf {
        let folder = self.user.join("data");
        std::fs::create_dir_all(folder.join("scenarios")).expect("the player's folder can be written");
        std::os::unix::fs::symlink(root().join("assets"), folder.join("assets")).expect("a link to the shared files");
        std::fs::copy(root().join(scenario), folder.join("scenarios/one.ron")).expect("the scenario is there");
        folder
    }

    /// Has a battle played to its end by computer players, among the player's saved games; the file.
    pub fn played(&self, scenario: &str, players: &str, seed: u64) -> PathBuf {
        let saves = self.user.join("saves");
        std::fs::create_dir_all(&saves).expect("the player's folder can be written");
        let status = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
            .args(["simulate", scenario, "--games", "1", "--players", players, "--seed", &seed.to_string(), "--record"])
            .arg(&saves)
            .current_dir(root())
            .stdout(Stdio::null())
            .status();
        assert!(status.is_ok_and(|status| status.success()), "{scenario} is played to its end");
        self.saves().pop().expect("it was recorded")
    }

    /// The player's saved games.
    pub fn saves(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.user.join("saves")).into_iter().flatten();
        entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.extension().is_some()).collect()
    }

    /// How long the player's saved games are, all together.
    pub fn saved_bytes(&self) -> u64 {
        self.saves().iter().filter_map(|path| Some(std::fs::metadata(path).ok()?.len())).sum()
    }

    /// Takes the folder of saved games away, as a disk does that fails: nothing can be written there.
    pub fn lose_saves(&self) {
        let saves = self.user.join("saves");
        std::fs::rename(&saves, self.user.join("lost")).expect("there are saved games");
        std::fs::write(saves, "").expect("the player's folder can be written");
    }

    /// Gives it back.
    pub fn give_saves_back(&self) {
        let saves = self.user.join("saves");
        std::fs::remove_file(&saves).expect("nobody has put a folder there");
        std::fs::rename(self.user.join("lost"), saves).expect("it lies beside");
    }

    /// Writes the player's settings before the program is started.
    pub fn settings(&self, text: &str) {
        std::fs::write(self.user.join("settings.ron"), text).expect("the player's folder can be written");
    }

    /// What the player's settings say now.
    pub fn settings_now(&self) -> String {
        std::fs::read_to_string(self.user.join("settings.ron")).unwrap_or_default()
    }

    /// Waits until the player's settings say this; false if they do not come to it.
    pub fn keeps(&self, words: &str) -> bool {
        let began = Instant::now();
        while !self.settings_now().contains(words) {
            if began.elapsed() > RESTLESS {
                return false;
            }
            std::thread::sleep(LOOK);
        }
        true
    }

    /// The width and height of the screen.
    pub fn size(&self) -> (u32, u32) {
        self.size
    }

    /// Puts another layout on the keyboard, before or while the program runs.
    pub fn keyboard(&self, layout: &str) {
        let status = Command::new("setxkbmap").arg(layout).env("DISPLAY", &self.display).status();
        assert!(
            status.is_ok_and(|status| status.success()),
            "setxkbmap is needed: run ./check, or install the package x11-xkb-utils"
        );
    }

    /// Starts the program; `play` is put before the arguments where they do not begin with it.
    pub fn start(&self, arguments: &[&str]) -> Game<'_> {
        let tell = self.user.join("tell.json");
        let _ = std::fs::remove_file(&tell);
        let arguments: Vec<&str> = match arguments.first() {
            Some(&"play") => arguments.to_vec(),
            _ => ["play"].iter().chain(arguments).copied().collect(),
        };
        let size = format!("{}x{}", self.size.0, self.size.1);
        let own_size: &[&str] = if arguments.contains(&"--size") { &[] } else { &["--size", &size] };
        let program = Command::new(env!("CARGO_BIN_EXE_hedgerow"))
            .args(&arguments)
            .args(own_size)
            .arg("--tell")
            .arg(&tell)
            .arg("--user")
            .arg(&self.user)
            .current_dir(root())
            .env("DISPLAY", &self.display)
            .env_remove("WAYLAND_DISPLAY")
            .env("WINIT_X11_SCALE_FACTOR", self.scale.to_string())
            .env_remove("HEDGEROW_PAINT")
            .envs((!self.painted).then_some(("HEDGEROW_PAINT", "last")))
            .envs(self.language.map(|language| ("HEDGEROW_LANGUAGE", language)))
            .envs(self.hidden_games.then_some(("HEDGEROW_HIDDEN_GAMES", "1")))
            .stdout(Stdio::null())
            .spawn()
            .expect("the program starts");
        let game = Game { desk: self, program, tell };
        game.wait("the first frame", |_| true);
        // Without a window manager nobody hands out the keyboard.
        game.xdotool(&["search", "--sync", "--name", "Hedgerow", "windowfocus"]);
        game
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
        // After a failure it can be looked at.
        if !std::thread::panicking() {
            let _ = std::fs::remove_dir_all(&self.user);
        }
    }
}

impl Game<'_> {
    pub(crate) fn xdotool(&self, arguments: &[&str]) {
        let status = Command::new("xdotool")
            .args(arguments)
            .env("DISPLAY", &self.desk.display)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .expect("xdotool is needed for the window tests: run ./check, or install it");
        assert!(status.success() || arguments[0] == "search", "xdotool {arguments:?}");
    }

    /// What the program tells now, if anything.
    pub(crate) fn told(&self) -> Option<Value> {
        serde_json::from_str(&std::fs::read_to_string(&self.tell).ok()?).ok()
    }

    /// Waits until the condition holds of what the program tells.
    #[track_caller]
    pub fn wait(&self, what: &str, done: impl Fn(&Value) -> bool) -> Value {
        let began = Instant::now();
        loop {
            if let Some(told) = self.told()
                && done(&told)
            {
                return told;
            }
            if began.elapsed() > PATIENCE {
                self.shot("timed-out");
                panic!(
                    "waited in vain for {what}: {}",
                    self.told().map(|told| told["sentence"].clone()).unwrap_or_default()
                );
            }
            std::thread::sleep(LOOK);
        }
    }

    /// Waits until no step is being played.
    #[track_caller]
    pub fn settled(&self) -> Value {
        self.wait("the animations", |told| told["busy"] == false)
    }

    pub fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }

    /// Width and height of the window in pixels of the screen.
    pub fn geometry(&self) -> (u32, u32) {
        let told = Command::new("xdotool")
            .args(["search", "--name", "Hedgerow", "getwindowgeometry", "--shell"])
            .env("DISPLAY", &self.desk.display)
            .output()
            .expect("xdotool is needed for the window tests");
        let told = String::from_utf8_lossy(&told.stdout).into_owned();
        let value =
            |name: &str| told.lines().find_map(|line| line.strip_prefix(name)?.parse().ok()).unwrap_or_default();
        (value("WIDTH="), value("HEIGHT="))
    }

    /// How many colours there are on the screen.
    pub fn colours(&self, shot: &std::path::Path) -> u32 {
        let counted = Command::new("identify").args(["-format", "%k"]).arg(shot).output();
        let counted = counted.expect("ImageMagick's identify is needed for the window tests");
        String::from_utf8_lossy(&counted.stdout).trim().parse().unwrap_or_default()
    }

    /// Takes a picture when all steps have been played and the panels show what came of them.
    #[track_caller]
    pub fn shot_at_rest(&self, name: &str) {
        // What is to be played may begin a frame later, and a large window is shown some frames after it has been told.
        self.at_rest();
        self.shot(name);
    }

    /// Takes a picture into `target/shots`, named by the size of the screen.
    pub fn shot(&self, name: &str) -> PathBuf {
        let folder = root().join("target/shots");
        std::fs::create_dir_all(&folder).expect("the target folder can be written");
        let path = &folder.join(format!("{name}-{}x{}.png", self.desk.size.0, self.desk.size.1));
        let status =
            Command::new("import").args(["-window", "root"]).arg(path).env("DISPLAY", &self.desk.display).status();
        assert!(
            status.is_ok_and(|status| status.success()),
            "ImageMagick's import is needed: run ./check, or install it"
        );
        path.clone()
    }

    /// Waits until the program has ended by itself.
    #[track_caller]
    pub fn ended(mut self) {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            if let Ok(Some(status)) = self.program.try_wait() {
                assert!(status.success(), "{status}");
                return;
            }
            std::thread::sleep(Duration::from_millis(40));
        }
        panic!("the program does not end");
    }

    /// Ends the program at once, as a power cut would.
    pub fn close(mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl Drop for Game<'_> {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
