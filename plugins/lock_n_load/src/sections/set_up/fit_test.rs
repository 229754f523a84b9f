use super::*;
use proptest::prelude::*;

const SQUAD: Load = Load { halves: 2, men: 0, vehicles: 0 };
const HALF_SQUAD: Load = Load { halves: 1, men: 0, vehicles: 0 };
const LEADER: Load = Load { halves: 0, men: 1, vehicles: 0 };
const LOADS: [Load; 3] = [SQUAD, HALF_SQUAD, LEADER];

/// A small set-up, Location by Location: the groups that may go there and the room.
#[derive(Clone, Debug)]
struct Small {
    groups: Vec<(Side, Vec<Load>)>,
    places: Vec<(Vec<u16>, Load)>,
}

impl Small {
    fn question(&self) -> (Vec<Group>, Sites) {
        let group = |(side, loads): &(Side, Vec<Load>)| {
            let mut group = Group::new(*side);
            loads.iter().for_each(|own| group.add(*own));
            group
        };
        let mut sites = Sites::new();
        for (there, room) in &self.places {
            *sites.entry((there.iter().copied().collect(), [*room; 2])).or_default() += 1;
        }
        (self.groups.iter().map(group).collect(), sites)
    }

    /// Tries every way to put one counter after the other somewhere.
    fn tried(&self) -> bool {
        let counters: Vec<(usize, Side, Load)> = self
            .groups
            .iter()
            .enumerate()
            .flat_map(|(n, (side, loads))| loads.iter().map(move |own| (n, *side, *own)))
            .collect();
        self.try_from(&counters, &mut vec![(None, Load::default()); self.places.len()])
    }

    fn try_from(&self, counters: &[(usize, Side, Load)], taken: &mut Vec<(Option<Side>, Load)>) -> bool {
        let Some(((group, side, own), rest)) = counters.split_first() else { return true };
        for (n, (there, room)) in self.places.iter().enumerate() {
            let (owner, load) = taken[n];
            let more = load.plus(*own);
            if there.contains(&(*group as u16))
                && owner.is_none_or(|owner| owner == *side)
                && room.minus(more).is_some()
            {
                taken[n] = (Some(*side), more);
                if self.try_from(rest, taken) {
                    return true;
                }
                taken[n] = (owner, load);
            }
        }
        false
    }
}

fn small() -> impl Strategy<Value = Small> {
    let group = (any::<bool>(), prop::collection::vec(prop::sample::select(&LOADS), 0..4));
    let place = (prop::collection::vec(any::<bool>(), 4), 0_u8..5, 0_u8..3);
    (prop::collection::vec(group, 4), prop::collection::vec(place, 1..5)).prop_map(|(groups, places)| {
        let side = |first: bool| if first { Side::First } else { Side::Second };
        let members = |there: Vec<bool>| (0..4_u16).filter(|n| there[usize::from(*n)]).collect();
        Small {
            groups: groups.into_iter().map(|(first, kinds)| (side(first), kinds)).collect(),
            places: places
                .into_iter()
                .map(|(there, halves, men)| (members(there), Load { halves, men, vehicles: 0 }))
                .collect(),
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]
    #[test]
    fn lnl_sc_01_the_answer_is_that_of_trying_everything(small in small()) {
        let (groups, sites) = small.question();
        let expected = if small.tried() { Answer::Fit } else { Answer::Short };
        prop_assert_eq!(answer(&groups, &sites), expected);
    }
}

/// Two Locations of six halves; five squads may go to both and one half-squad only to each: the halves suffice, the squads do not.
#[test]
fn lnl_sc_01_a_squad_is_not_split_between_two_locations() {
    let mut groups = vec![Group::new(Side::First); 3];
    (0..5).for_each(|_| groups[0].add(SQUAD));
    groups[1].add(HALF_SQUAD);
    groups[2].add(HALF_SQUAD);
    let room = [Load { halves: 6, men: 2, vehicles: 0 }; 2];
    let sites = Sites::from([((SmallVec::from_slice(&[0, 1]), room), 1), ((SmallVec::from_slice(&[0, 2]), room), 1)]);
    assert_eq!(answer(&groups, &sites), Answer::Short);
    groups[0].remove(SQUAD);
    assert_eq!(answer(&groups, &sites), Answer::Fit);
}

#[test]
fn large_zones_of_both_sides_are_a_small_question() {
    let mut groups = vec![Group::new(Side::First), Group::new(Side::Second)];
    for group in &mut groups {
        (0..300).for_each(|n| group.add(LOADS[n % 3]));
    }
    let room = [Load { halves: 6, men: 2, vehicles: 0 }; 2];
    let sites = |number: u32| Sites::from([((SmallVec::from_slice(&[0, 1]), room), number)]);
    assert_eq!(answer(&groups, &sites(18_000)), Answer::Fit);
    // Each side has 100 squads, 100 half-squads and 100 leaders: 50 Locations for the men, of whom 50 for the rest.
    assert_eq!(answer(&groups, &sites(100)), Answer::Fit);
    assert_eq!(answer(&groups, &sites(99)), Answer::Short);
}

/// Ten sorts of six Locations that both sides want, and one man too many for them: there are more ways to share them out than are tried.
#[test]
fn a_tangle_that_takes_too_long_is_called_unsettled() {
    let mut groups = vec![Group::new(Side::First), Group::new(Side::Second)];
    (0..61).for_each(|_| groups[0].add(LEADER));
    (0..60).for_each(|_| groups[1].add(LEADER));
    groups.extend(vec![Group::new(Side::First); 10]);
    let room = [Load { halves: 6, men: 2, vehicles: 0 }; 2];
    let sites: Sites = (2..12).map(|n| ((SmallVec::from_slice(&[0, 1, n]), room), 6)).collect();
    assert_eq!(answer(&groups, &sites), Answer::Unsettled);
}
