//! A campaign that is opened from its file.

use super::*;
use perrys_heroes::campaign::Order;
use perrys_heroes::values::Task;

#[test]
fn a_campaign_whose_file_was_not_wholly_read_says_so() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = std::env::temp_dir().join(format!("hedgerow-course-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for what is made anew");
    let (save, file) = (folder.join("two_lanes.campaign"), root.join("tests/window/campaigns/two_lanes.ron"));
    let fresh = CourseOf::Fresh { data: root, file: &file, seed: 3, players: [None; 2], save: &save };
    let mut begun = open(fresh).expect("it begins");
    assert_eq!(begun.not_whole(), None);
    begun.run.give(Side::First, Order::Intend(Task::Hold)).expect("an order that may be given");
    assert_eq!(open(CourseOf::Kept(&save)).expect("it goes on").not_whole(), None);
    let whole = std::fs::read(&save).expect("it is on disk");
    std::fs::write(&save, &whole[..whole.len() - 3]).expect("it may be written");
    let cut = open(CourseOf::Kept(&save)).expect("it goes on");
    let told = cut.not_whole().map(str::to_owned);
    std::fs::remove_dir_all(&folder).expect("it was made here");
    assert!(told.is_some_and(|told| told.contains("in the middle of an entry")));
}
