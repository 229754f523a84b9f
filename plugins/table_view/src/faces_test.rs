use super::*;
use board_art::{CounterFace, Outfit, Palette, Picture};

fn look(spent: bool) -> Look {
    let palette = Palette::of("olive").expect("a known formation");
    let face = CounterFace::new(Picture::TwoMen, Outfit::M1, palette).into();
    Look { face, style: CounterStyle::Pictures, spent, far: false, part: Part::Whole }
}

#[test]
fn equal_faces_share_one_picture() {
    bevy::tasks::AsyncComputeTaskPool::get_or_init(Default::default);
    let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
    let first = faces.get(&look(false), 56, &mut images, &Alarm::default());
    let second = faces.get(&look(false), 56, &mut images, &Alarm::default());
    assert_eq!(first, second);
    let spent = faces.get(&look(true), 56, &mut images, &Alarm::default());
    assert_ne!(first, spent);
}

#[test]
fn another_size_stands_in_until_the_right_one_is_painted() {
    bevy::tasks::AsyncComputeTaskPool::get_or_init(Default::default);
    let (mut faces, mut images) = (Faces::default(), Assets::<Image>::default());
    let small = faces.get(&look(false), 40, &mut images, &Alarm::default());
    assert_eq!(faces.get(&look(false), 56, &mut images, &Alarm::default()), small);
    for _ in 0..2000 {
        faces.collect(&mut images);
        if faces.arrivals > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    assert_eq!(faces.arrivals, 1);
    assert_ne!(faces.get(&look(false), 56, &mut images, &Alarm::default()), small);
}

#[test]
fn muting_keeps_the_shape_and_lowers_the_contrast() {
    let plain = paint(&look(false), 56);
    let muted = paint(&look(true), 56);
    let range = |pixmap: &Pixmap| {
        let opaque = pixmap.pixels().iter().filter(|pixel| pixel.alpha() == 255).map(|pixel| pixel.green());
        opaque.clone().max().unwrap_or(0) - opaque.min().unwrap_or(0)
    };
    assert!(range(&muted) < range(&plain));
    assert!(plain.pixels().iter().zip(muted.pixels()).all(|(a, b)| a.alpha() == b.alpha()));
}

#[test]
fn sizes_are_at_least_about_the_pixels_of_the_screen() {
    for pixels in [10.0, 40.0, 57.0, 150.0, 300.0] {
        assert!(side_for(pixels) as f32 >= pixels * 0.9, "{pixels}");
    }
    assert_eq!(side_for(4000.0), 320);
}

#[test]
fn whoever_has_acted_keeps_the_colours_of_his_side() {
    let paint = |palette: &str| {
        let palette = Palette::of(palette).expect("a known formation");
        let face = CounterFace::new(Picture::TwoMen, Outfit::M1, palette).into();
        paint(&Look { face, style: CounterStyle::Pictures, spent: true, far: false, part: Part::Whole }, 56)
    };
    let mean = |pixmap: Pixmap| {
        let sum = pixmap.pixels().iter().fold([0_i32; 3], |sum, pixel| {
            [sum[0] + i32::from(pixel.red()), sum[1] + i32::from(pixel.green()), sum[2] + i32::from(pixel.blue())]
        });
        sum.map(|part| part / pixmap.pixels().len() as i32)
    };
    let (olive, grey) = (mean(paint("olive")), mean(paint("grey")));
    assert!(olive[1] - olive[2] > 20 && grey[2] >= grey[1] - 2, "green {olive:?} and blue-grey {grey:?}");
}
