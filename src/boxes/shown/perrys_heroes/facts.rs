//! What a scenario is chosen by: the day, how far one sees, the orders of both sides, and what is played otherwise.

use crate::boxes::shown::{Line, SideName, words};
use panel_kit::theme::accent_of;
use perrys_heroes::Table;
use perrys_heroes::scenario::{BurstAllocation, Switches};
use perrys_heroes::values::{Edge, Hour, Points, Task, Weather};
use perrys_heroes_window::palettes;
use table::{Say, Side};

/// The facts, each with its name.
pub(super) fn facts(table: &Table) -> Vec<(Say, String)> {
    let field = table.field;
    let [first, second] = Side::BOTH.map(|side| table.side(side).count());
    let most = field.ground.bounds.most;
    let hour = match field.hour {
        Hour::Day => words::by_day(),
        Hour::Dusk => words::at_dusk(),
        Hour::Night => words::by_night(),
    };
    let weather = match field.weather {
        Weather::Clear => words::clear(),
        Weather::Rain => words::rain(),
        Weather::Fog => words::fog(),
    };
    let wind = field.wind.map_or_else(words::wind_is_rolled, words::wind_by_die);
    let [eye, optics] = field.sees.map(|tenths| tenths / 100);
    let points = match field.points {
        Points::Pooled => words::points_of_teams(),
        Points::Individual => words::points_of_men(),
    };
    vec![
        (words::length(), words::turns(field.turns).said()),
        (words::size(), words::men_against(first, second).said()),
        (words::table(), words::centimetres(most.x / 100, most.y / 100).said()),
        (words::light(), hour.said()),
        (words::weather(), weather.said()),
        (words::wind(), wind.said()),
        (words::sight(), words::sees(eye, optics).said()),
        (words::action_points(), points.said()),
    ]
}

/// An edge of the table.
fn edge(edge: Edge) -> Say {
    match edge {
        Edge::North => words::north(),
        Edge::East => words::east(),
        Edge::South => words::south(),
        Edge::West => words::west(),
    }
}

/// What a side has been ordered to do, and what counts for it (PH-H-34).
pub(super) fn orders(table: &Table) -> Vec<Line> {
    let names = sides(table);
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let own = table.field.side(side);
        let (order, counts) = match own.task {
            Task::Withdraw => (words::withdraw(edge(own.edge)), vec![words::withdraw_two(), words::withdraw_one()]),
            Task::Hold => (words::hold(own.objectives.len()), vec![words::hold_counts()]),
            Task::CounterAttack => (words::counter_attack(), vec![words::counter_attack_counts()]),
            Task::Advance => (words::advance(), vec![words::half_and_third()]),
            Task::Dash => {
                let other = table.field.side(side.other()).edge;
                (words::dash(edge(other)), vec![words::half_and_third()])
            }
            Task::Meet => (words::meet(), vec![words::meet_counts()]),
        };
        lines.push(Line::Of(names[side.index()].clone(), order));
        lines.extend(counts.into_iter().map(|counts| Line::Inner(counts.said())));
        let places = own.objectives.iter().map(|at| words::at_centimetres(at.x / 100, at.y / 100));
        lines.extend(places.map(|place| Line::Inner(place.said())));
        lines.push(Line::Inner(words::comes_from(edge(own.edge)).said()));
    }
    lines
}

/// What is played otherwise than it usually is.
pub(super) fn special(table: &Table) -> Vec<Line> {
    let field = table.field;
    let usual = Switches::default();
    let switches = field.switches;
    let told = [
        field.concealment.then(words::may_conceal),
        field.dealt.then(words::numbers_are_dealt),
        (switches.prone_casualty_modifier != usual.prone_casualty_modifier).then(words::prone_turned),
        (switches.burst_allocation == BurstAllocation::All).then(words::bursts_on_all),
        switches.illumination.then(words::light_may_be_called),
        (switches.edge_depth != usual.edge_depth).then(|| words::edge_depth(switches.edge_depth)),
    ];
    told.into_iter().flatten().map(|say| Line::Point(say.said())).collect()
}

/// Both sides by their names and colours.
pub(super) fn sides(table: &Table) -> [SideName; 2] {
    let palettes = palettes(table);
    Side::BOTH
        .map(|side| SideName { name: table.field.side(side).name.clone(), accent: accent_of(palettes[side.index()]) })
}
