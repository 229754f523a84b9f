//! Heads in profile: what outfit a man belongs to is read from his helmet.
use super::Material::{Canvas, Helmet, Leather, Skin};
use super::{Part, parts_of};
use crate::outfit::Outfit;

/// A head looking to the right; the base of the neck is the origin, and 100 units are a man's height.
pub(crate) fn head(outfit: Outfit) -> Vec<Part> {
    let mut parts = parts_of(&[(Skin, "M-4 2 L-3.6 -7 L3.4 -7 L4 2 Z"), (Skin, FACE)]);
    parts.extend(match outfit {
        Outfit::M1 => parts_of(&[
            (Leather, "M1.2 -10 L3.2 -2.8 L4.6 -2.4 L2.8 -10 Z"),
            (
                Helmet,
                "M-9 -9.6 Q-10.2 -21 .6 -21.6 Q9.6 -21 9.6 -13.2 L11.6 -11.6 Q11.4 -10.2 9.4 -10.6 \
                      Q0 -11.8 -7.4 -8.6 Q-9 -8.2 -9 -9.6 Z",
            ),
        ]),
        Outfit::Stahlhelm => parts_of(&[
            (Leather, "M.6 -8 L3 -2.8 L4.4 -2.4 L2.4 -8 Z"),
            (
                Helmet,
                "M-12 -5.8 Q-9.6 -9.4 -9 -13.4 Q-7.6 -21.4 .8 -21.6 Q8.8 -21.2 9.4 -14.2 L13.2 -11.6 \
                      Q13 -10.2 11 -10.4 L6 -11.2 Q4 -7 1.4 -5.6 Q-4 -4 -9 -4.6 Q-12.2 -4.4 -12 -5.8 Z",
            ),
        ]),
        Outfit::Brodie => parts_of(&[
            (Leather, "M.8 -10 L3 -2.8 L4.4 -2.4 L2.6 -10 Z"),
            (
                Helmet,
                "M-13.6 -10.2 Q-8.4 -13.2 -7.6 -14.8 Q-5.6 -20.6 1 -20.6 Q7.6 -20.6 9.2 -14.8 \
                      Q10.4 -13.4 15.2 -11.2 Q15 -9.8 12.6 -10 Q0 -12 -11.4 -9 Q-13.8 -8.8 -13.6 -10.2 Z",
            ),
        ]),
        Outfit::Ssh40 => parts_of(&[
            (Canvas, "M.8 -10 L3 -2.8 L4.4 -2.4 L2.6 -10 Z"),
            (
                Helmet,
                "M-9.4 -7.6 Q-10.6 -21 .6 -21.4 Q10.4 -21 10.2 -12 L10.8 -9.6 Q10.4 -8.6 9 -9.2 \
                      Q0 -10.8 -7.6 -6.8 Q-9.2 -6.2 -9.4 -7.6 Z",
            ),
        ]),
    });
    parts
}

const FACE: &str = "M-5 -13 L-5 -7 Q-4 -4.6 -2 -4 L1.4 -1.8 Q4.4 -.9 6.2 -2.4 L6.5 -4.4 L6 -5.2 L7 -6.4 \
                    L8.4 -7.6 L7 -10.4 L6.8 -13.4 Z";
