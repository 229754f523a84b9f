//! Heads and shoulders of single men, from the front, in a circle of radius 50 around the origin.
use super::Material::{self, Canvas, Cloth, Helmet, Hole, Leather, Skin, SkinShade, Steel, White, Wood};
use super::{Part, parts_of};
use crate::outfit::Outfit;

/// What tells a portrait from others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Portrait {
    Plain,
    Star,
    Cross,
    Scope,
    Glasses,
}

/// The parts of a portrait, from back to front.
pub(crate) fn bust(outfit: Outfit, portrait: Portrait) -> Vec<Part> {
    let mut parts = parts_of(BODY);
    parts.extend(parts_of(FACE));
    let lines: &[&[(Material, &str)]] = match (portrait, outfit) {
        (Portrait::Plain, Outfit::M1) => &[HELMET_M1, OFFICER_BAR, TABS],
        (Portrait::Plain, Outfit::Stahlhelm) => &[PEAKED_CAP, COLLAR_PATCHES],
        (Portrait::Plain, Outfit::Brodie) => &[BERET, TABS],
        (Portrait::Plain, Outfit::Ssh40) => &[PEAKED_CAP, RED_STAR, COLLAR_PATCHES],
        (Portrait::Scope, _) => &[HOOD, SCOPED_RIFLE],
        (Portrait::Glasses, _) => &[SOFT_CAP, STRAP, FIELD_GLASSES],
        (Portrait::Cross, outfit) => &[helmet(outfit), CROSS_DISC, SATCHEL_STRAP],
        (Portrait::Star, outfit) => &[helmet(outfit), BANDOLIER],
    };
    parts.extend(lines.iter().flat_map(|line| parts_of(line)));
    parts
}

fn helmet(outfit: Outfit) -> &'static [(Material, &'static str)] {
    match outfit {
        Outfit::M1 => HELMET_M1,
        Outfit::Stahlhelm => STAHLHELM,
        Outfit::Brodie => HELMET_BRODIE,
        Outfit::Ssh40 => HELMET_SSH40,
    }
}

const BODY: &[(Material, &str)] = &[
    (Cloth, "M-60 62 Q-56 26 -25 19 L-12 13 L12 13 L25 19 Q56 26 60 62 Z"),
    (Skin, "M-9.6 2 L-10.4 18 Q0 30 10.4 18 L9.6 2 Z"),
    (SkinShade, "M-8.6 9 Q0 20 10 6 L10.4 18 Q3 24 -4 21 Q-8 16 -8.6 9 Z"),
    (Cloth, "M-10.4 12 Q-17 15 -20 19 L-9 38 L.4 27 Q-7 22 -10.4 12 Z"),
    (Cloth, "M10.4 12 Q17 15 20 19 L9 38 L-.4 27 Q7 22 10.4 12 Z"),
];

const FACE: &[(Material, &str)] = &[
    (Skin, "M-20 -14 Q-22 -7 -18.4 -3 L-15 -4 L-15 -13 Z M20 -14 Q22 -7 18.4 -3 L15 -4 L15 -13 Z"),
    (Skin, "M-17.6 -26 Q-19 -8 -15.4 1 Q-12 10 -6 15 Q0 18 6 15 Q12 10 15.4 1 Q19 -8 17.6 -26 Z"),
    (SkinShade, "M17.4 -24 Q19 -8 15.4 1 Q12 10 6 15 Q3 16.6 0 16.8 Q8 10 8.6 1 Q13 -4 12 -12 L10 -24 Z"),
    (
        SkinShade,
        "M-17.2 -24 L17.2 -24 L17.2 -13.6 Q10 -10.4 3 -13 L2.6 -8 L4.8 1.6 Q2 4 -2.6 2.6 L-1 1 L.6 -12.4 \
                 Q-8 -10.2 -17.2 -14 Z",
    ),
    (Hole, "M-11 -11.6 L-4.6 -11.2 L-4.8 -9 L-10.4 -9.2 Z M5.6 -11.2 L12 -11.6 L11.4 -9.2 L5.8 -9 Z"),
    (Hole, "M-5.6 7.4 Q0 6 6 7.2 L5 8.9 Q0 8 -4.8 9 Z"),
];

const HELMET_M1: &[(Material, &str)] = &[
    (Leather, "M-17.6 -17 L-14.6 -17 L-9 10 L-11.4 9 Z M17.6 -17 L14.6 -17 L9 10 L11.4 9 Z"),
    (
        Helmet,
        "M-26 -18 Q-28.4 -50 0 -51.5 Q28.4 -50 26 -18 Q27 -13.6 22.6 -14.8 Q0 -20.6 -22.6 -14.8 Q-27 -13.6 -26 -18 Z",
    ),
];
const STAHLHELM: &[(Material, &str)] = &[
    (Leather, "M-16.6 -12 L-14 -12 L-8 13 L-10.4 12 Z M16.6 -12 L14 -12 L8 13 L10.4 12 Z"),
    (
        Helmet,
        "M-23.6 -22 Q-25 -50.4 0 -51.4 Q25 -50.4 23.6 -22 Q25 -12 30.6 -5 Q28 -.4 21.6 -3 Q20 -11.6 15.6 -15 \
              Q0 -19.6 -15.6 -15 Q-20 -11.6 -21.6 -3 Q-28 -.4 -30.6 -5 Q-25 -12 -23.6 -22 Z",
    ),
];
const HELMET_BRODIE: &[(Material, &str)] = &[
    (Leather, "M-17 -18 L-14 -18 L-8.4 11 L-11 10 Z M17 -18 L14 -18 L8.4 11 L11 10 Z"),
    (
        Helmet,
        "M-39 -19.4 Q-31 -26 -23 -28 Q-19 -47.6 0 -48.4 Q19 -47.6 23 -28 Q31 -26 39 -19.4 Q39 -14.6 32 -15.6 \
              Q0 -23.6 -32 -15.6 Q-39 -14.6 -39 -19.4 Z",
    ),
];
const HELMET_SSH40: &[(Material, &str)] = &[
    (Canvas, "M-17.6 -17 L-14.6 -17 L-8.4 12 L-11 11 Z M17.6 -17 L14.6 -17 L8.4 12 L11 11 Z"),
    (
        Helmet,
        "M-24 -14 Q-27 -51 0 -51.6 Q27 -51 24 -14 Q24.6 -10.4 20.6 -11.4 Q17 -17.6 0 -18.4 Q-17 -17.6 -20.6 -11.4 \
              Q-24.6 -10.4 -24 -14 Z",
    ),
];
const PEAKED_CAP: &[(Material, &str)] = &[
    (Cloth, "M-22 -30 L-33.6 -42 Q-26 -53 0 -57 Q26 -53 33.6 -42 L22 -30 Q0 -36 -22 -30 Z"),
    (Helmet, "M-22.4 -31 Q0 -37 22.4 -31 L21.6 -20 Q0 -25 -21.6 -20 Z"),
    (Leather, "M-22 -21 Q0 -26.4 22 -21 Q20 -11 11 -12.4 Q0 -14.6 -11 -12.4 Q-20 -11 -22 -21 Z"),
    (White, "M-7.6 -46 L-2 -44.6 L0 -46.6 L2 -44.6 L7.6 -46 L3 -41.6 L0 -39.6 L-3 -41.6 Z O0 -29.4 2.8"),
];
const BERET: &[(Material, &str)] = &[
    (Helmet, "M-21 -24 Q-26 -44 -4 -49.6 Q26 -55 36.4 -38 Q40 -26 28 -21.4 Q24 -20 20 -24 Q0 -30 -21 -24 Z"),
    (Leather, "M-21.4 -25 Q0 -32 20.6 -25.6 L20.4 -20.6 Q0 -26.4 -20.8 -20 Z"),
    (White, "M-13 -40 L-10 -36.4 L-5.6 -38 L-7.6 -33.6 L-10.6 -30 L-14 -33 L-16 -37 Z"),
];
const SOFT_CAP: &[(Material, &str)] = &[
    (Cloth, "M-21 -22 Q-24 -46 0 -48 Q24 -46 21 -22 Q0 -30 -21 -22 Z"),
    (Cloth, "M-21.6 -24 Q0 -31.6 21.6 -24 L20.8 -16 Q0 -23 -20.8 -16 Z"),
];
const HOOD: &[(Material, &str)] = &[
    (
        Canvas,
        "M-19 14 Q-34 -6 -27 -30 Q-20 -53 0 -54 Q20 -53 27 -30 Q34 -6 19 14 Q24 26 36 36 L-36 36 Q-24 26 -19 14 Z \
              M-15 -18 Q-16 2 -9 11 Q0 17 9 11 Q16 2 15 -18 Q8 -26 0 -26.4 Q-8 -26 -15 -18 Z",
    ),
    (
        Hole,
        "M-22 -32 L-15 -37 L-13 -30 L-19 -26 Z M7 -45 L15 -43 L12 -37 L6 -39 Z M19 -22 L25 -20 L23 -12 L19 -14 Z \
            M-27 4 L-21 0 L-20 8 L-25 11 Z M22 20 L28 24 L23 29 L18 25 Z",
    ),
];
const OFFICER_BAR: &[(Material, &str)] = &[(White, "M-2.2 -44 L2.2 -44 L2.2 -29 L-2.2 -29 Z")];
const RED_STAR: &[(Material, &str)] = &[(
    Material::Fire,
    "M0 -35.6 L1.5 -31.4 L6 -31.4 L2.5 -28.7 L3.8 -24.4 L0 -27 L-3.8 -24.4 L-2.5 -28.7 L-6 -31.4 L-1.5 -31.4 Z",
)];
const COLLAR_PATCHES: &[(Material, &str)] = &[
    (Hole, "M-17.4 20 L-12 17.6 L-7.4 27 L-12 31 Z M17.4 20 L12 17.6 L7.4 27 L12 31 Z"),
    (White, "M-13.4 22.6 L-11.4 21.8 L-9.6 25.4 L-11.4 26.8 Z M13.4 22.6 L11.4 21.8 L9.6 25.4 L11.4 26.8 Z"),
];
const TABS: &[(Material, &str)] =
    &[(White, "M-15.4 22 L-12.4 20.6 L-9.6 26 L-12 28 Z M15.4 22 L12.4 20.6 L9.6 26 L12 28 Z")];
const CROSS_DISC: &[(Material, &str)] = &[
    (White, "O0 -35 9.4"),
    (
        Hole,
        "M-2.1 -41.6 L2.1 -41.6 L2.1 -37.1 L6.6 -37.1 L6.6 -32.9 L2.1 -32.9 L2.1 -28.4 L-2.1 -28.4 L-2.1 -32.9 L-6.6 -32.9 \
            L-6.6 -37.1 L-2.1 -37.1 Z",
    ),
];
const SATCHEL_STRAP: &[(Material, &str)] = &[(Canvas, "M-36 24 L-27 20 L24 62 L10 62 Z")];
const BANDOLIER: &[(Material, &str)] = &[
    (Leather, "M-34 23.6 L-25 19.6 L22 62 L8 62 Z"),
    (Canvas, "M-22 27 L-16 32 L-20 37 L-26 32 Z M-11 36.6 L-5 41.6 L-9 46.6 L-15 41.6 Z"),
];
const STRAP: &[(Material, &str)] = &[(Leather, "M-21 20 L-18 18 L-6 50 L-10 50 Z M21 20 L18 18 L6 50 L10 50 Z")];
const FIELD_GLASSES: &[(Material, &str)] = &[
    (Cloth, "M-50 58 L-36 22 L-20 4 L-11 10 L-22 32 L-26 60 Z M50 58 L36 22 L20 4 L11 10 L22 32 L26 60 Z"),
    (Steel, "M-4 -12 L4 -12 L4 -4 L-4 -4 Z"),
    (Steel, "O-10.4 -7.4 10 O10.4 -7.4 10"),
    (Hole, "O-10.4 -7.4 6.9 O10.4 -7.4 6.9"),
    (
        White,
        "M-15 -9 Q-14 -12.6 -10.6 -12.8 L-11 -11 Q-13 -10.6 -13.4 -8.6 Z M6 -9 Q7 -12.6 10.4 -12.8 L10 -11 Q8 -10.6 7.6 -8.6 Z",
    ),
    (
        Skin,
        "M-24 -2 Q-23 -8 -19 -7.4 L-13 1 Q-12 6 -17 8 Q-23 8 -24 -2 Z M24 -2 Q23 -8 19 -7.4 L13 1 Q12 6 17 8 Q23 8 24 -2 Z",
    ),
];
const SCOPED_RIFLE: &[(Material, &str)] = &[
    (Steel, "M30 -18 L62 -50 L65 -47 L33 -15 Z"),
    (Wood, "M-40 60 L-26 34 L-14 29 L32 -17 L36 -12 L0 26 L-10 40 L-24 62 Z"),
    (Steel, "M-10 8 L-3 1 L9 -9 L15 -19 L21 -14 L11.6 -4 L0 7 L-5.6 13 Z"),
    (Skin, "M-16 29 Q-17 23 -11 21 L-2 22 Q2 26 -2 30 L-10 36 Q-15 35 -16 29 Z"),
];
