use super::*;

#[test]
fn every_key_has_colours_and_other_keys_have_none() {
    assert!(Palette::KEYS.iter().all(|key| Palette::of(key).is_some()));
    assert_eq!(Palette::of("landsknechte"), None);
}

#[test]
fn letters_stand_out_from_both_sides_of_every_card() {
    for key in Palette::KEYS {
        let good = Palette::of(key).unwrap();
        for colours in [good, good.turned()] {
            let contrast = (colours.print.brightness() - colours.base.brightness()).abs();
            assert!(contrast > 0.28, "{key}: {contrast}");
        }
    }
}

#[test]
fn a_card_turned_over_is_a_quarter_darker() {
    let good = Palette::of("olive").unwrap();
    let ratio = good.turned().base.brightness() / good.base.brightness();
    assert!((0.74..0.76).contains(&ratio), "{ratio}");
}

#[test]
fn mixing_ends_at_either_colour() {
    let (red, grey) = (Rgb::hex(0xFF0000), Rgb::hex(0x808080));
    assert_eq!(red.mix(grey, 0.0), red);
    assert_eq!(red.mix(grey, 1.0), grey);
}
