//! The course of a campaign and the rosters of its sides, line by line.

use perrys_heroes::campaign::{
    Campaign, Event, Journey, Setting, VehicleNote, ending_told, experience_told, fate_told, grade_told, note_told,
    orders_told, parked_told, result_told, told, vehicle_note_told,
};
use perrys_heroes::values::Grade;
use play::campaign::Tell;
use table::Side;

/// Tells the entries of a journal, each as the campaign stands after it.
#[derive(Default)]
pub(super) struct Teller {
    campaign: Option<Campaign>,
}

impl Teller {
    /// The lines of the entries from this one on.
    pub(super) fn lines(&mut self, journey: &Journey, from: usize) -> Vec<String> {
        let setting = journey.setting();
        let mut lines = Vec::new();
        let campaign = self.campaign.get_or_insert_with(|| {
            lines.push(setting.def.title.clone());
            setting.start()
        });
        for entry in &journey.entries()[from..] {
            for event in &entry.events {
                campaign.apply(event);
                lines_of(setting, campaign, event, &mut lines);
            }
        }
        lines
    }
}

fn lines_of(setting: &Setting, campaign: &Campaign, event: &Event, lines: &mut Vec<String>) {
    match event {
        Event::Laid(battle) => {
            lines.push(String::new());
            lines.extend(told(setting, campaign, event).map(|say| say.said()));
            lines.push(format!("  {}", orders_told(setting, battle).said()));
        }
        Event::Fought { .. } => {
            let battle = campaign.battles.last();
            let results = Side::BOTH.map(|side| battle.and_then(|battle| result_told(setting, battle, side)));
            let all = results.into_iter().flatten().chain(told(setting, campaign, event));
            lines.extend(all.map(|say| format!("  {}", say.said())));
        }
        // What both intend is told with the battle that is made of it.
        Event::Intends { .. } => {}
        Event::StatusIs { .. }
        | Event::Drawn { .. }
        | Event::Joins { .. }
        | Event::Man { .. }
        | Event::Vehicle { .. }
        | Event::VehicleDrawn { .. }
        | Event::VehicleJoins { .. }
        | Event::StageIs(_) => {
            lines.extend(told(setting, campaign, event).map(|say| format!("  {}", say.said())));
        }
    }
}

/// How a campaign has ended; none: it goes on.
pub(super) fn ending_of(setting: &Setting, campaign: &Campaign) -> Option<String> {
    ending_told(setting, campaign).map(|(why, winner)| format!("{}; {}", why.said(), winner.said()))
}

/// Tells how a campaign has ended, and both rosters.
pub(super) fn tell_end(journey: &Journey, tell: &mut Tell) -> anyhow::Result<()> {
    let (setting, campaign) = (journey.setting(), journey.campaign());
    let ending = ending_of(setting, campaign).into_iter().flat_map(|ending| [String::new(), ending]);
    let rosters = Side::BOTH
        .into_iter()
        .flat_map(|side| std::iter::once(String::new()).chain(roster_told(setting, campaign, side)));
    ending.chain(rosters).try_for_each(|line| tell(&line))
}

/// The whole course of a campaign so far.
pub fn chronicle(journey: &Journey) -> Vec<String> {
    Teller::default().lines(journey, 0)
}

/// The roster of a side, man by man with his history.
pub fn roster_told(setting: &Setting, campaign: &Campaign, side: Side) -> Vec<String> {
    let roster = &campaign.side(side).roster;
    let mut lines = vec![setting.def.side(side).name.clone()];
    for (no, team) in (0_u8..).zip(&roster.teams) {
        lines.push(format!("  {team}"));
        for man in &roster.men {
            let Some(place) = roster.place(man.place).filter(|place| place.team == no) else { continue };
            let grade = Some(place.what.grade).filter(|grade| *grade != Grade::Soldier).map(grade_told);
            let is: Vec<String> =
                grade.into_iter().chain([experience_told(man.experience)]).map(|say| say.said()).collect();
            let notes: Vec<String> =
                man.notes.iter().map(|noted| format!("{}: {}", noted.battle, note_told(&noted.note).said())).collect();
            let history = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join("; ")) };
            lines.push(format!("    {}, {}: {}{history}", man.name, is.join(", "), fate_told(man.fate).said()));
        }
    }
    for carrier in &roster.carriers {
        let told = |(battle, note): &(u8, VehicleNote)| format!("{battle}: {}", vehicle_note_told(note).said());
        let notes: Vec<String> = carrier.notes.iter().map(told).collect();
        let history = if notes.is_empty() { String::new() } else { format!(" ({})", notes.join("; ")) };
        lines.push(format!("  {}: {}{history}", carrier.what.name, parked_told(carrier.parked).said()));
    }
    lines
}
