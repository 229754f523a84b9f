use super::*;

#[test]
fn width_grows_with_every_letter_and_with_size() {
    let font = &fonts().figures;
    let line = "12-4-5 Kampfgruppe";
    let widths: Vec<f32> = (0..=line.len()).map(|end| text_width(font, &line[..end], 40.0)).collect();
    assert!(widths.windows(2).all(|pair| pair[0] < pair[1]));
    assert!(text_width(font, line, 41.0) > text_width(font, line, 40.0));
}

#[test]
fn digits_are_equally_wide_in_every_face() {
    for font in [&fonts().figures, &fonts().heading, &fonts().text] {
        let one = text_width(font, "1", 100.0);
        assert!("023456789".chars().all(|digit| text_width(font, &digit.to_string(), 100.0) == one));
    }
}

#[test]
fn letters_land_where_they_were_sent() {
    let mut pixmap = Pixmap::new(60, 40).unwrap();
    draw_text(&mut pixmap, &fonts().figures, "8", 30.0, 30.0, 28.0, Color::BLACK, Align::Centre);
    let painted = |x: u32, y: u32| pixmap.pixel(x, y).unwrap().alpha() > 0;
    let rows: Vec<u32> = (0..40).filter(|&y| (0..60).any(|x| painted(x, y))).collect();
    let columns: Vec<u32> = (0..60).filter(|&x| (0..40).any(|y| painted(x, y))).collect();
    assert!(rows[0] >= 9 && *rows.last().unwrap() <= 30, "between cap height and base line: {rows:?}");
    assert!((columns[0] + columns.last().unwrap()).abs_diff(59) <= 2, "centred: {columns:?}");
}

#[test]
fn blanks_and_senseless_sizes_draw_nothing() {
    let font = &fonts().text;
    assert!(text_path(font, "", 0.0, 0.0, 20.0, Align::Left).is_none());
    assert!(text_path(font, "a", 0.0, 0.0, 0.0, Align::Left).is_none());
    assert!(text_path(font, "a", f32::NAN, 0.0, 12.0, Align::Left).is_none());
}

#[test]
fn other_bytes_are_refused() {
    assert!(Font::from_bytes(b"not a font").is_err());
}
