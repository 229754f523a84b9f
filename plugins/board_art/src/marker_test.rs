use super::*;

#[test]
fn every_marker_has_a_sign_of_its_own() {
    let pictures: Vec<Pixmap> = Token::ALL.iter().map(|&kind| paint_token(kind, 32)).collect();
    for (index, one) in pictures.iter().enumerate() {
        assert_eq!(one.pixel(0, 0).unwrap().alpha(), 0, "a token is round");
        for other in &pictures[index + 1..] {
            let differing = one.pixels().iter().zip(other.pixels()).filter(|(a, b)| a != b).count();
            assert!(differing > 60, "{:?}", Token::ALL[index]);
        }
    }
}

#[test]
fn the_same_marker_gives_the_same_bytes_at_any_size() {
    for kind in Token::ALL {
        for pixels in [0, 1, 8, 24] {
            assert_eq!(paint_token(kind, pixels).data(), paint_token(kind, pixels).data());
        }
    }
    assert_eq!(paint_token(Token::Crawler, 1024).width(), 1024);
}
