//! `hedgerow campaign`: computer players fight a campaign, battle after battle.

use crate::commands::out::{Out, complain, say};
use crate::commands::simulate::{players, told_to_stop};
use crate::commands::{Call, OfGame, with_scenarios};
use clap::Args;
use hedgerow::boxes::{Task, key_of_series, scenario_file};
use opponent::Opponent;
use play::campaign::{Campaigned, Wish};
use play::caught::{Failed, caught};
use play::held::Held;
use play::save::{SERIES_ENDING, is_series};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::ExitCode;
use std::slice;
use std::sync::atomic::Ordering;
use std::time::Instant;
use table::Side;

#[derive(Args)]
pub struct Arguments {
    /// The campaign's file; or the file `.campaign` of one that was begun, to go on with it.
    campaign: PathBuf,
    /// Who plays, first side and second side, in the battles and between them: `random`, `bold`, `greedy`, `recruit`, `corporal`,
    /// `sergeant`, `lieutenant` or `captain`, also with a character, as in `sergeant:careful`.
    /// Without it those of the file that is gone on with, else `bold,random`.
    #[arg(long, value_name = "FIRST,SECOND", value_parser = players)]
    players: Option<[Opponent; 2]>,
    /// The seed of all dice of the campaign; campaign n has the seed plus n.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Keep the campaign in this file, whose name ends with `.campaign`, while it is played. If it is there already, it is gone on with.
    #[arg(long, value_name = "FILE", value_parser = kept_in)]
    save: Option<PathBuf>,
    /// How many campaigns. Of several a summary is printed as JSON in place of their course.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=GAMES_MAX), conflicts_with = "save")]
    games: u64,
    #[command(flatten)]
    game: OfGame,
}

/// Days of campaigns.
const GAMES_MAX: u64 = 1_000_000;

fn kept_in(text: &str) -> Result<PathBuf, String> {
    let path = PathBuf::from(text);
    if is_series(&path) { Ok(path) } else { Err(format!("its name ends with `.{SERIES_ENDING}`")) }
}

pub fn run(data: Option<PathBuf>, arguments: &Arguments) -> anyhow::Result<ExitCode> {
    if is_series(&arguments.campaign) {
        // All that it is made of is in it.
        return key_of_series(&arguments.campaign)?.of(Call { root: PathBuf::new(), arguments });
    }
    with_scenarios(data, (slice::from_ref(&arguments.campaign), &arguments.game), arguments)
}

impl Task for Call<'_, Arguments> {
    type Answer = anyhow::Result<ExitCode>;
    fn with<G: Held>(self) -> anyhow::Result<ExitCode> {
        let Call { root, arguments } = self;
        let stop = told_to_stop()?;
        let file = scenario_file(&root, &arguments.campaign);
        let wish = |seed| Wish {
            root: &root,
            file: &file,
            players: arguments.players,
            seed,
            save: arguments.save.as_deref(),
            stop: &stop,
        };
        if arguments.games == 1 {
            let mut out = Out::new();
            let played = caught(|| G::campaign(&wish(arguments.seed), &mut |line| out.line(line)));
            out.finish()?;
            let played = played?;
            if played.ended.is_none() {
                complain("the campaign was stopped before its end");
            }
            return Ok(if played.ended.is_some() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
        }
        let began = Instant::now();
        let mut sums = Sums::default();
        for n in 0..arguments.games {
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let seed = arguments.seed.wrapping_add(n);
            match caught(|| G::campaign(&wish(seed), &mut |_| Ok(()))) {
                Ok(played) => sums.add(&played),
                // One that went wrong in the playing says nothing of the others.
                Err(error) if error.is::<Failed>() || n > 0 => sums.fail(seed, &error),
                // What is wrong with the files of the first campaign is wrong with all of them.
                Err(error) => return Err(error),
            }
        }
        let is_good = sums.failures.is_empty();
        say(serde_json::to_string_pretty(&sums.told(arguments, began.elapsed().as_secs_f64()))?)?;
        Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }
}

/// What several campaigns come to.
#[derive(Default)]
struct Sums {
    campaigns: u64,
    battles: u64,
    wins: [u64; 2],
    endings: BTreeMap<String, u64>,
    stands: [BTreeMap<String, u64>; 2],
    failed: u64,
    failures: Vec<Value>,
}

/// So many failures are told.
const TOLD_MAX: usize = 20;

impl Sums {
    fn add(&mut self, played: &Campaigned) {
        let Some(ended) = &played.ended else { return };
        self.campaigns += 1;
        self.battles += u64::from(played.battles);
        if let Some(winner) = played.winner {
            self.wins[winner.index()] += 1;
        }
        *self.endings.entry(ended.clone()).or_default() += 1;
        for side in Side::BOTH {
            let stands = played.stands[side.index()].clone();
            *self.stands[side.index()].entry(stands).or_default() += 1;
        }
    }
    fn fail(&mut self, seed: u64, error: &anyhow::Error) {
        self.failed += 1;
        if self.failures.len() < TOLD_MAX {
            self.failures.push(json!({"seed": seed, "why": format!("{error:#}")}));
        }
    }
    fn told(self, arguments: &Arguments, seconds: f64) -> Value {
        json!({
            "campaign": arguments.campaign,
            "players": arguments.players.map(|players| players.map(|player| player.to_string())),
            "seed": arguments.seed,
            "campaigns": self.campaigns,
            "battles": self.battles,
            "wins": self.wins,
            "endings": self.endings,
            "stands": self.stands,
            "failed": self.failed,
            "failures": self.failures,
            "seconds": seconds,
        })
    }
}
