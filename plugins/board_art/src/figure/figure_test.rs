use super::*;

fn weight(picture: &Pixmap) -> u64 {
    picture.pixels().iter().map(|pixel| u64::from(pixel.alpha())).sum()
}

#[test]
fn every_outfit_with_every_arm_in_every_posture_looks_otherwise() {
    let outfits = [Outfit::M1, Outfit::Stahlhelm, Outfit::Brodie, Outfit::Ssh40];
    let arms = [Arm::None, Arm::Pistol, Arm::Rifle, Arm::SubmachineGun, Arm::MachineGun, Arm::Tube];
    let mut seen: Vec<Vec<u8>> = Vec::new();
    for outfit in outfits {
        for arm in arms {
            for posture in [Posture::Standing, Posture::Crouched, Posture::Prone] {
                let picture = paint_man(&Figure { outfit, arm, posture }, 0.0, 48);
                assert!(weight(&picture) > 20_000, "{outfit:?} {arm:?} {posture:?}");
                let data = picture.data().to_vec();
                assert!(!seen.contains(&data), "{outfit:?} {arm:?} {posture:?}");
                seen.push(data);
            }
        }
    }
}

/// The light stays in the north-west whichever way a man looks.
#[test]
fn a_man_is_lit_from_the_north_west_wherever_he_looks() {
    for heading in [0.0, 90.0, 180.0, 270.0] {
        let mut parts = print::Parts::default();
        parts.round(crate::silhouettes::path::circle(0.0, 0.0, 30.0), Rgb::hex(0x808080), 0.0);
        let picture = print::print(&parts, heading, 100, 170.0, 0.0);
        let at = |by: i32| picture.pixel((50 + by) as u32, (50 + by) as u32).expect("inside").red();
        assert!(at(-9) > at(9) + 60, "{heading}");
    }
}

#[test]
fn each_mark_has_an_hour_of_its_own_and_none_covers_the_badge() {
    let mut hours: Vec<u8> = Mark::ALL.iter().map(|mark| mark.hour()).collect();
    hours.sort_unstable();
    hours.dedup();
    assert_eq!(hours.len(), Mark::ALL.len());
    assert!(!hours.contains(&6) && hours.iter().all(|hour| (1..=12).contains(hour)));
}

#[test]
fn the_notch_tells_where_a_figure_looks() {
    let base = Base { side: Rgb::hex(0x4F6F3C), grade: Grade::Soldier, experience: Experience::Normal };
    let bright = |heading: f32, x: u32, y: u32| {
        let pixel = paint_base(&base, heading, 200).pixel(x, y).expect("inside");
        pixel.red().min(pixel.blue())
    };
    // The rim in the north, and the rim in the east.
    assert!(bright(0.0, 100, 54) > 200 && bright(90.0, 100, 54) < 150);
    assert!(bright(90.0, 146, 100) > 200 && bright(0.0, 146, 100) < 150);
}

#[test]
fn nothing_of_a_figure_is_cut_off() {
    for posture in [Posture::Standing, Posture::Crouched, Posture::Prone] {
        for arm in [Arm::Rifle, Arm::SubmachineGun, Arm::MachineGun, Arm::Tube] {
            for outfit in [Outfit::M1, Outfit::Ssh40, Outfit::Brodie, Outfit::Stahlhelm] {
                for heading in [0.0, 45.0] {
                    let picture = paint_man(&Figure { outfit, arm, posture }, heading, 85);
                    let rim = (0..85).flat_map(|n| [(n, 0), (n, 84), (0, n), (84, n)]);
                    let cut = rim.filter(|(x, y)| picture.pixel(*x, *y).expect("inside").alpha() > 60).count();
                    assert_eq!(cut, 0, "{outfit:?} {arm:?} {posture:?} {heading}");
                }
            }
        }
    }
}

#[test]
fn smoke_covers_its_square_and_a_plume_hides_more_than_a_marker() {
    let (marker, plume) = (paint_smoke_marker(64), paint_smoke_plume(64));
    assert!(marker.pixels().iter().all(|pixel| pixel.alpha() > 60));
    assert!(weight(&plume) > weight(&marker));
    assert!(plume.pixel(32, 32).expect("inside").alpha() > 150);
}
