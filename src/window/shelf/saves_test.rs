//! What is listed of saved games.

use super::*;
use opponent::{Level, Temper};
use play::save::{Header, Recorder};
use table::{DiceCup, Game};

#[test]
fn a_saved_game_tells_where_it_stands_and_who_plays() {
    let facts = |turn, players| SaveFacts {
        title: "The Oak Farm".into(),
        stands: Stood::Battle { stands: Stands { turn, over: false }, orders: 3 },
        not_whole: None,
        players,
    };
    let corporal = Some(Opponent::Thinks(Level::Corporal, Temper::Even));
    let told = |turn, players| (facts(turn, players).stands().said(), facts(turn, players).who().said());
    assert_eq!(told(0, [None, None]), ("set-up".into(), "two people".into()));
    assert_eq!(told(2, [None, corporal]), ("turn 2".into(), "a person against Corporal".into()));
    assert_eq!(told(1, [corporal, corporal]).1, "Corporal against Corporal");
}

/// A game that has just been begun is saved.
struct Begin<'a> {
    folder: &'a Path,
    scenario: &'a Path,
}

impl Task for Begin<'_> {
    type Answer = ();
    fn with<G: Held>(self) {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let (texts, start) = hedgerow::boxes::load::<G>(root, self.scenario, 0).expect("the scenario is good");
        let header = Header { players: [Seat::Person; 2], ..Header::new::<G>(&start, self.scenario, 5, texts) };
        let game = Game::new(bevy::prelude::World::new(), start, DiceCup::from_seed(5)).expect("it begins");
        let file = self.folder.join(format!("{}.save", G::KEY));
        Recorder::<G>::begin(file, header, &game).expect("the target folder can be written");
    }
}

#[test]
fn saves_of_every_game_are_listed_each_as_its_own() {
    let folder = std::env::temp_dir().join(format!("hedgerow-shelf-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for what is made anew");
    for scenario in ["scenarios/lock_n_load/the_oak_farm.ron", "tests/window/toy.ron"] {
        let scenario = Path::new(env!("CARGO_MANIFEST_DIR")).join(scenario);
        let text = std::fs::read_to_string(&scenario).expect("the scenario is there");
        let game = hedgerow::boxes::key_of_file(&scenario, &text, None).expect("it names its game");
        game.of(Begin { folder: &folder, scenario: &scenario });
    }
    std::fs::write(folder.join("broken.save"), "no save").expect("a folder for what is made anew");
    let mut told: Vec<(Key, Option<(String, Stood)>)> =
        all(&folder).into_iter().map(|card| (card.game, card.content.ok().map(|it| (it.title, it.stands)))).collect();
    told.sort_by_key(|(game, facts)| (*game, facts.is_none()));
    std::fs::remove_dir_all(&folder).expect("it was made here");
    let stands = |turn| Stood::Battle { stands: Stands { turn, over: false }, orders: 0 };
    let expected = [
        (Key::ALL[0], Some(("The Oak Farm".to_owned(), stands(0)))),
        (Key::ALL[0], None),
        (Key::ALL[1], Some(("The Shelf".to_owned(), stands(1)))),
    ];
    assert_eq!(told, expected);
}
