use super::pose::Pose;
use super::small_arm::SmallArm;
use super::weapon::WeaponShape;
use super::*;

const OUTFITS: [Outfit; 4] = [Outfit::M1, Outfit::Stahlhelm, Outfit::Brodie, Outfit::Ssh40];

fn bottom(parts: &[Part]) -> f32 {
    parts.iter().map(|part| part.path.bounds().bottom()).fold(f32::MIN, f32::max)
}

#[test]
fn men_stand_on_the_ground_and_are_of_one_size() {
    let poses: [Pose; 6] = [
        pose::running(SmallArm::Garand),
        pose::advancing(SmallArm::Mp40),
        pose::charging(SmallArm::Mosin),
        pose::kneeling(SmallArm::Kar98k),
        pose::aiming(SmallArm::Enfield),
        pose::carrying(),
    ];
    for (index, pose) in poses.iter().enumerate() {
        for outfit in OUTFITS {
            let man = soldier::soldier(outfit, pose);
            let top = man.iter().map(|part| part.path.bounds().top()).fold(f32::MAX, f32::min);
            assert!(bottom(&man).abs() < 5.0, "pose {index} of {outfit:?} stands at {}", bottom(&man));
            assert!((-112.0..-60.0).contains(&top), "pose {index} of {outfit:?} is {top} tall");
        }
    }
}

#[test]
fn drawings_lose_no_line() {
    let weapons = WeaponShape::ALL.map(WeaponShape::parts);
    assert!(weapons.iter().all(|parts| parts.len() >= 5), "{:?}", weapons.each_ref().map(Vec::len));
    // A line that cannot be read would be left out; the count of heads is known.
    for outfit in OUTFITS {
        assert_eq!(headgear::head(outfit).len(), 4);
    }
}
