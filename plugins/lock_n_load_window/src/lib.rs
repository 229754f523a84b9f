//! Turns clicks into orders of Lock 'n Load, and its reports into panels, faces and log sentences.
//!
//! The battle is the rules' own [`Game`](table::Game) in the resource [`Battle`]. Systems of this crate read it and fill what the view
//! shows (pieces, overlays, steps) and what panels print (preview, actions, log, sentence); a click or a button ends as [`GiveOrder`].
//! Legality is never worked out here: the list of legal orders, the rules' reports and their refusals are all there is.

mod account;
mod aim;
mod asked;
mod attack;
mod battle;
mod book;
mod briefing;
mod buttons;
mod close_assault;
mod crew;
mod draft;
mod driving;
pub mod faces;
mod fire;
mod further;
mod glossary;
mod glue;
mod heroes;
mod hints;
mod impulse;
mod indirect_fire;
mod input;
mod intent;
mod log;
mod luck;
mod medics;
mod melee;
mod model;
mod movement;
pub mod names;
mod opening;
mod opportunity_fire;
mod orders;
mod ordnance;
mod overlays;
mod overrun;
mod panels;
mod passengers;
mod phase;
mod plain;
mod players;
mod rally;
mod results;
#[cfg(test)]
mod rig;
mod same;
mod sentence;
mod set_up;
mod shapes;
mod show;
mod shown;
mod slices;
mod smoke;
mod snipers;
mod spotting;
mod tale;
mod tray;
mod turn;
mod vehicle_face;
mod verbs;
mod victory;
mod weapons;
mod words;

pub use aim::Mode;
pub use attack::Ways;
pub use battle::Battle;
pub use briefing::{Aim, Briefing, Force, Muster};
pub use close_assault::AssaultPreview;
pub use crew::CrewMember;
pub use fire::FirePreview;
pub use glue::{GlueSystems, LockNLoadGluePlugin};
pub use hints::{Hint, Hints};
pub use indirect_fire::BombardPreview;
pub use input::{BattleAction, Key};
pub use luck::{LuckPlugin, TryAgain};
pub use melee::MeleePreview;
pub use model::*;
pub use movement::{Kind, MovePreview, PathStep, ReachNow, StepNote};
pub use orders::RallyEnds;
pub use ordnance::ShotPreview;
pub use overrun::OverrunPreview;
pub(crate) use panel_kit::theme;
pub use panels::{LockNLoadPanelsPlugin, ToMenu, show_forces};
pub use players::{
    CHOICE_WIDTH, Chances, Computers, ComputersPlugin, LookingBack, Measured, ShowChances, Stride, choose_player,
    player_name, width_of_name,
};
pub use rally::MoralePreview;
pub use results::{ResultCard, Results};
pub use shapes::draw_vehicles_as;
pub use shown::Preview;
pub use smoke::SmokePreview;
pub use spotting::SpotPreview;
pub use words::lines;
