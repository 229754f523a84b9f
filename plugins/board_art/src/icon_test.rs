use super::*;

const INK: Rgb = Rgb(232, 230, 224);

#[test]
fn every_icon_draws_its_own_sign_inside_its_square() {
    let pictures: Vec<Pixmap> = Icon::ALL.iter().map(|&icon| paint_icon(icon, 24, INK)).collect();
    for (index, one) in pictures.iter().enumerate() {
        let icon = Icon::ALL[index];
        let painted = one.pixels().iter().filter(|pixel| pixel.alpha() > 100).count();
        assert!(painted > 30, "{icon:?} paints {painted} pixels");
        for at in 0..24 {
            for (x, y) in [(at, 0), (at, 23), (0, at), (23, at)] {
                assert!(one.pixel(x, y).unwrap().alpha() < 200, "{icon:?} runs out of its square at {x}, {y}");
            }
        }
        for other in &pictures[index + 1..] {
            assert!(one.data() != other.data(), "{icon:?} looks like another");
        }
    }
}

#[test]
fn all_outlines_can_be_read() {
    for icon in Icon::ALL {
        for text in [lines(icon), dots(icon)] {
            assert!(text.is_empty() || outline(text).is_some(), "{icon:?}: {text}");
        }
    }
}

#[test]
fn dice_show_their_number_of_pips() {
    for pips in 1..=6u8 {
        let die = paint_icon(Icon::die(pips).unwrap(), 120, INK);
        let dark = |x: u32, y: u32| die.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 255 && pixel.red() < 60);
        let middles = [34.5, 60.0, 85.5];
        let spots = middles.iter().flat_map(|&y| middles.map(|x| (x as u32, y as u32)));
        assert_eq!(spots.filter(|&(x, y)| dark(x, y)).count(), usize::from(pips));
    }
    assert_eq!(Icon::die(0), None);
    assert_eq!(Icon::die(7), None);
}

#[test]
fn odd_sizes_and_suns_are_painted() {
    for pixels in [0, 1, 3, 8, 1024] {
        assert_eq!(paint_icon(Icon::Fire, pixels, INK).width(), pixels.max(1));
    }
    assert!(paint_icon(Icon::Sun(3), 24, INK).data() != paint_icon(Icon::Sun(9), 24, INK).data());
    assert_eq!(paint_icon(Icon::Sun(0), 24, INK).data(), paint_icon(Icon::Sun(1), 24, INK).data());
}
