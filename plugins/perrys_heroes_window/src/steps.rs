//! What happened as motions on the table.

use crate::window_box::{Battle, PerrysHeroesWindow};
use desk::{Hand, TableBox};
use measured_view::place;
use panel_kit::theme::Theme;
use perrys_heroes::Event;
use table::CounterId;
use table_view::{Place, Step};

/// The steps of the events of an order.
pub fn steps(battle: &Battle, _: &Theme, events: &[Event]) -> Vec<Step> {
    let table = battle.table();
    let at = |who: CounterId| -> Option<Place> {
        let no = table.no(who)?;
        Some(place(no, table.figures.at(no).at?))
    };
    let mut steps = Vec::new();
    for event in events {
        if let Event::Went { unit, way, .. } = event {
            let no = table.no(*unit).unwrap_or(0);
            let slides = way.iter().skip(1).map(|to| Step::Slide { keys: vec![*unit], to: place(no, *to) });
            steps.extend(slides);
        } else if let Event::Fired(volley) = event {
            let targets = volley.shots.iter().filter_map(|shot| at(shot.at));
            if let Some(from) = at(volley.unit) {
                steps.extend(targets.map(|to| Step::Fire { from, to }));
            }
        }
    }
    if !steps.is_empty() {
        steps.push(Step::Settle(Box::new(PerrysHeroesWindow::pieces(battle, &Hand::default()))));
    }
    steps
}
