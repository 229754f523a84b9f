//! The figures as they stood at a moment: what tells whether a fact is news, and where something happened.

use perrys_heroes::figures::{Is, Kept};
use perrys_heroes::values::{Gait, Health, Jam};
use perrys_heroes::{AnyFrame, BattleIs, Event, Figure, Start, Table};
use table::CounterId;

/// The figures at a moment; nothing before the first event is known of them unless it is given.
#[derive(Clone, Debug, Default)]
pub struct Then {
    kept: Option<Kept>,
    /// Who is on his way: his posture goes with his gait.
    pub moves: Option<CounterId>,
    /// How many bases of smoke there are.
    pub smoke: usize,
}

impl Then {
    /// As a start has them.
    pub fn at_start(table: &Table, start: &Start) -> Self {
        let mut kept = table.figures.keep();
        for figure in &start.figures {
            Is::all(figure).into_iter().for_each(|is| write(table, &mut kept, figure.id, is));
        }
        Self { kept: Some(kept), smoke: start.battle.smoke.len(), ..Self::default() }
    }
    /// As these facts are.
    pub fn of(kept: &Kept) -> Self {
        Self { kept: Some(kept.clone()), ..Self::default() }
    }
    /// A figure as it was.
    pub fn figure(&self, table: &Table, id: CounterId) -> Option<Figure> {
        let no = table.no(id)?;
        self.kept.as_ref().map_or_else(|| Some(table.figures.at(no)), |kept| Some(kept.rows().at(no)))
    }
    /// An event has happened.
    pub fn follow(&mut self, table: &Table, event: &Event) {
        if let Some(kept) = &mut self.kept {
            follow(table, kept, event);
            // What an event of its own has told is no news any more.
            for (id, is) in told_by(kept, table, event) {
                write(table, kept, id, is);
            }
        }
        if let Event::Pushed(AnyFrame::Moving(moving)) = event {
            self.moves = Some(moving.unit);
        } else if let Event::Pushed(AnyFrame::Driving(driving)) = event {
            self.moves = Some(driving.unit);
        } else if let Event::Popped | Event::CardTurned { .. } | Event::PhaseBegan { .. } = event {
            self.moves = None;
        } else if let Event::BattleIs(BattleIs::Smoke(smoke)) = event {
            self.smoke = smoke.len();
        }
    }
}

/// How a figure goes: as all see it, else as its own side alone knows it.
pub fn gait_of(figure: Option<Figure>, seen: Option<Gait>) -> Option<Gait> {
    seen.or_else(|| figure?.gait)
}

fn write(table: &Table, kept: &mut Kept, id: CounterId, is: Is) {
    if let Some(no) = table.no(id) {
        kept.write(no, is.fact());
    }
}

/// What an event makes of the facts of figures.
pub fn follow(table: &Table, kept: &mut Kept, event: &Event) {
    if let Event::Is(id, is) = event {
        write(table, kept, *id, *is);
    } else if let Event::Went { unit, way, .. } = event {
        write(table, kept, *unit, Is::Stands(way.last().copied()));
    } else if let Event::Stands(snapshot) = event {
        for (id, facts) in &snapshot.figures {
            facts.iter().for_each(|is| write(table, kept, *id, *is));
        }
    }
}

/// The facts that an event tells before they come.
fn told_by(kept: &Kept, table: &Table, event: &Event) -> Vec<(CounterId, Is)> {
    if let Event::Struck(struck) = event {
        let health = if struck.dead { Health::Dead } else { Health::Wounded };
        vec![(struck.unit, Is::Healthy(health))]
    } else if let Event::Fought(bout) = event {
        bout.lost.map(|lost| (lost, Is::Healthy(Health::Dead))).into_iter().collect()
    } else if let Event::Fired(volley) = event {
        let ready = table.no(volley.unit).map(|no| kept.rows().at(no).jam) == Some(Jam::Ready);
        (volley.jams && ready).then_some((volley.unit, Is::Jammed(Jam::Jammed))).into_iter().collect()
    } else {
        Vec::new()
    }
}
