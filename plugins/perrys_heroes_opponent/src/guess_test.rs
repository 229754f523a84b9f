//! What is hidden is filled with what may be there.

use crate::Instinct;
use opponent::{Chance, Insight as _};
use perrys_heroes::Event;
use perrys_heroes::figures::Is;
use perrys_heroes::testing::Bench;
use table::Side;

#[test]
fn men_are_dealt_once_and_who_is_concealed_stands_in_his_zone() {
    let bench = Bench::new().position(
        "active: (side: First, team: 0), figures: [
            (id: \"us-01\", at: (90, 100)),
            (id: \"ge-01\", at: (90, 20), located: true), (id: \"ge-02\", at: (80, 20)),
            (id: \"ge-03\", at: (20, 10), concealed: true),
        ]",
    );
    let game = bench.game(&[]).0;
    for seed in 0..20 {
        let events = game.seen_by(Side::First, |seen| Instinct::imagine(seen, Side::First, &mut Chance::new(seed)));
        let men: Vec<u8> = events
            .iter()
            .filter_map(|event| if let Event::Is(_, Is::Who(who)) = event { *who } else { None })
            .collect();
        let mut once = men.clone();
        once.sort_unstable();
        once.dedup();
        // The one who is located is known.
        assert_eq!((men.len(), once.len()), (5, 5), "{men:?}");
        assert!(!men.contains(&6));
        let places = events
            .iter()
            .filter_map(|event| if let Event::Is(id, Is::Stands(at)) = event { Some((id, at)) } else { None });
        let places: Vec<_> = places.collect();
        assert_eq!(places.len(), 1);
        assert!(places[0].0.as_str() == "ge-03" && places[0].1.is_some_and(|at| at.y <= 2_000));
    }
    let own = game.seen_by(Side::Second, |seen| Instinct::imagine(seen, Side::Second, &mut Chance::new(1)));
    assert!(own.iter().all(|event| !matches!(event, Event::Is(id, _) if id.as_str().starts_with("ge"))), "{own:?}");
}

#[test]
fn who_is_imagined_has_with_him_what_he_began_with() {
    let team = "(name: \"Team\", men: [(name: \"Uffz.\", grade: Nco, weapon: \"mp40\"), (name: \"Faust\", weapon: \"mauser_98k\", panzerfausts: 2)])";
    let position = "active: (side: First, team: 0), figures: [(id: \"us-01\", at: (90, 100)), (id: \"ge-01\", at: (90, 20)), (id: \"ge-02\", at: (80, 20))]";
    let game = Bench::new().teams(Side::Second, team).position(position).game(&[]).0;
    for seed in 0..10 {
        let events = game.seen_by(Side::First, |seen| Instinct::imagine(seen, Side::First, &mut Chance::new(seed)));
        let stocked: Vec<_> =
            events.iter().filter(|event| matches!(event, Event::Is(_, Is::Panzerfausts(2)))).collect();
        assert_eq!(stocked.len(), 1, "{events:?}");
    }
}
