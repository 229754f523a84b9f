use super::*;
use board_art::{CounterFace, Outfit, Palette, Picture};

fn piece(name: &str, key: u32, storey: u8) -> Piece {
    let palette = Palette::of("grey").expect("a known formation");
    Piece {
        key: name.parse().expect("a counter id"),
        place: Place { key, storey, at: Vec2::ZERO },
        side: Some(Side::Second),
        face: CounterFace::new(Picture::TwoMen, Outfit::Stahlhelm, palette).into(),
        markers: vec![],
        carried_by: None,
        ready: false,
        spent: false,
        selected: false,
    }
}

fn carried(name: &str, by: &str, key: u32) -> Piece {
    Piece { carried_by: Some(by.parse().expect("a counter id")), ..piece(name, key, 0) }
}

fn bounds(cards: &[Card]) -> Rect {
    cards.iter().map(Card::rect).reduce(|a, b| a.union(b)).expect("cards")
}

#[test]
fn a_single_counter_lies_in_the_middle() {
    let cards = lay_out(&[piece("a", 0, 0)], false);
    assert_eq!(cards.len(), 1);
    assert_eq!((cards[0].centre, cards[0].side, cards[0].tally), (Vec2::ZERO, SIDE, None));
}

#[test]
fn stacks_step_up_and_right_by_nine_parts_of_a_hundred() {
    let pieces: Vec<Piece> = ["a", "b", "c"].map(|name| piece(name, 0, 0)).into();
    let cards = lay_out(&pieces, false);
    for pair in cards.windows(2) {
        assert!((pair[1].centre - pair[0].centre - Vec2::splat(SIDE * 0.09)).length() < 1e-3);
        assert!(pair[1].depth > pair[0].depth);
    }
    assert!(bounds(&cards).center().length() < 1e-3, "the stack as a whole lies in the middle");
}

#[test]
fn seven_counters_have_five_steps_and_on_top_stands_how_many_and_how_they_are() {
    let mut pieces: Vec<Piece> = ["a", "b", "c", "d", "e", "f", "g"].map(|name| piece(name, 0, 0)).into();
    let change = |piece: &mut Piece, turned, hurt| {
        let card = piece.face.card().expect("a card").clone();
        piece.face = CounterFace { turned, hurt, ..card }.into();
    };
    change(&mut pieces[0], true, false);
    change(&mut pieces[1], false, true);
    (pieces[0].spent, pieces[2].spent) = (true, true);
    let cards = lay_out(&pieces, false);
    let seen: Vec<bool> = cards.iter().map(|card| card.hidden).collect();
    assert_eq!(seen, [true, true, false, false, false, false, false]);
    let tally = Tally { all: 7, turned: 1, hurt: 1, spent: 1 };
    let tallies: Vec<Option<Tally>> = cards.iter().map(|card| card.tally).collect();
    assert_eq!(tallies, [None, None, None, None, None, None, Some(tally)]);
    assert_eq!(cards[0].centre, cards[2].centre);
}

#[test]
fn every_stack_of_five_fits_its_place() {
    let pieces: Vec<Piece> = ["a", "b", "c", "d", "e"].map(|name| piece(name, 0, 0)).into();
    let size = bounds(&lay_out(&pieces, false)).size();
    assert!(size.x < 208.0 && size.y < 190.0, "{size}");
    let mut two = pieces.clone();
    two.extend(["f", "g", "h"].map(|name| piece(name, 0, 1)));
    let both = bounds(&lay_out(&two, false));
    assert!(both.size().x < 240.0 && both.size().y < 208.0, "{both:?}");
}

#[test]
fn two_storeys_are_two_stacks_and_the_upper_one_says_so() {
    let cards = lay_out(&[piece("a", 0, 0), piece("b", 0, 1)], false);
    assert!(!cards[0].rect().contains(cards[1].centre));
    assert!(cards[1].centre.y > cards[0].centre.y);
    assert!(cards[1].upstairs && !cards[0].upstairs);
}

#[test]
fn two_sides_in_one_place_lie_beside_each_other() {
    let of = |name: &str, side| Piece { side, ..piece(name, 0, 0) };
    let (first, second) = (Some(Side::First), Some(Side::Second));
    let pieces = [of("a", first), of("b", second), of("c", second), of("gun", None)];
    let cards = lay_out(&pieces, false);
    assert!(cards[0].rect().intersect(cards[1].rect().union(cards[2].rect())).is_empty(), "both are seen whole");
    assert_eq!(cards[1].side, cards[2].side);
    assert!(cards[3].depth < cards[0].depth && cards[3].centre.x < 0.0, "the gun lies under the first stack");
    assert_eq!(cards[2].tally.map(|tally| tally.all), Some(2));
    let mut four = pieces.to_vec();
    four.extend([first, second].map(|side| Piece { side, ..piece("u", 0, 1) }));
    let all = lay_out(&four, false);
    let stacks: Vec<Rect> = [0, 1, 4, 5].map(|n| all[n].rect()).into();
    for (n, a) in stacks.iter().enumerate() {
        assert!(stacks[n + 1..].iter().all(|b| a.intersect(*b).is_empty()), "{stacks:?}");
    }
}

#[test]
fn a_carried_weapon_peeks_out_under_its_carrier() {
    let pieces = [piece("squad", 0, 0), carried("mg", "squad", 0)];
    let cards = lay_out(&pieces, false);
    let (squad, weapon) = (cards[0], cards[1]);
    assert!(weapon.side < squad.side && weapon.depth < squad.depth);
    let shown = weapon.rect().max.x - squad.rect().max.x;
    assert!((shown / weapon.side - PEEK).abs() < 1e-3);
    assert_eq!(card_at(&cards, Vec2::new(weapon.rect().max.x - 2.0, weapon.centre.y)).map(|card| card.index), Some(1));
    assert_eq!(card_at(&cards, squad.centre).map(|card| card.index), Some(0));
}

#[test]
fn a_weapon_whose_carrier_is_gone_lies_in_the_stack_itself() {
    let pieces = [piece("other", 0, 0), carried("mg", "squad", 0)];
    let cards = lay_out(&pieces, false);
    assert_eq!(cards[1].side, SIDE);
    assert_eq!(stack(&pieces, &pieces[0].place), [0, 1]);
}

#[test]
fn pieces_that_carry_each_other_are_still_laid_out() {
    let pieces = [carried("a", "b", 0), carried("b", "a", 0)];
    assert_eq!(lay_out(&pieces, false).len(), 2);
}

#[test]
fn spread_stacks_cover_nothing_and_stay_in_their_place() {
    let mut pieces: Vec<Piece> = ["a", "b", "c", "d", "e", "f"].map(|name| piece(name, 0, 0)).into();
    pieces.push(carried("mg", "a", 0));
    pieces.push(piece("u", 0, 1));
    let cards = lay_out(&pieces, true);
    assert_eq!(cards.len(), pieces.len());
    for (n, a) in cards.iter().enumerate() {
        for b in &cards[n + 1..] {
            assert!(a.rect().intersect(b.rect()).is_empty());
        }
    }
    let size = bounds(&cards).size();
    assert!(size.x < 200.0 && size.y < 200.0);
}

#[test]
fn a_stack_lists_each_counter_followed_by_what_it_carries() {
    let pieces = [carried("mg", "b", 3), piece("a", 3, 0), piece("b", 3, 0), piece("c", 3, 1), piece("d", 4, 0)];
    assert_eq!(stack(&pieces, &pieces[0].place), [1, 2, 0]);
    assert_eq!(stack(&pieces, &pieces[3].place), [3]);
}

#[test]
fn counters_that_stand_for_themselves_lie_where_they_are_measured_to_be() {
    let at = |name: &str, key: u32, at: Vec2| Piece { place: Place { key, storey: 0, at }, ..piece(name, key, 0) };
    let (one, other) = (Vec2::new(10.0, 700.0), Vec2::new(31.0, 655.0));
    let cards = lay_out(&[at("a", 1, one), at("b", 2, other)], false);
    assert_eq!((cards[0].centre, cards[1].centre), (one, other), "near each other, and no stack");
}
