//! What men carry in their hands, in profile, in centimetres: butt at the left, muzzle at the right, bore at y 0.
use super::Material::{self, Steel, Wood};
use super::{Part, parts_of};

/// A weapon of one man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SmallArm {
    Garand,
    Thompson,
    Kar98k,
    Mp40,
    Enfield,
    Sten,
    Mosin,
    Ppsh,
}

impl SmallArm {
    /// The outlines.
    pub(crate) fn parts(self) -> Vec<Part> {
        parts_of(self.lines())
    }

    /// Where the firing hand and the other hand hold it.
    pub(crate) fn grips(self) -> ((f32, f32), (f32, f32)) {
        match self {
            SmallArm::Garand | SmallArm::Kar98k | SmallArm::Enfield => ((34.0, 6.0), (66.0, 4.0)),
            SmallArm::Mosin => ((35.0, 6.0), (70.0, 4.0)),
            SmallArm::Thompson => ((31.0, 8.0), (57.0, 5.0)),
            SmallArm::Mp40 => ((32.0, 8.0), (52.0, 6.0)),
            SmallArm::Sten => ((28.0, 6.0), (50.0, 3.0)),
            SmallArm::Ppsh => ((32.0, 6.0), (50.0, 8.0)),
        }
    }

    fn lines(self) -> &'static [(Material, &'static str)] {
        match self {
            SmallArm::Garand => GARAND,
            SmallArm::Thompson => THOMPSON,
            SmallArm::Kar98k => KAR98K,
            SmallArm::Mp40 => MP40,
            SmallArm::Enfield => ENFIELD,
            SmallArm::Sten => STEN,
            SmallArm::Mosin => MOSIN,
            SmallArm::Ppsh => PPSH,
        }
    }
}

const GARAND: &[(Material, &str)] = &[
    (Steel, "M84 -1 L110 -1 L110 1.2 L106 1.2 L106 4.2 L84 4.2 Z M103 -1 L104 -4.4 L106.4 -4.4 L107 -1 Z"),
    (Wood, "M0 2 L0 13.4 L3 14 L27 8 L33 9.6 L38 7.2 L60 6.6 L88 5 L88 -1.4 L62 -1.8 L60 1 L42 1.4 L32 2.6 L26 3.4 Z"),
    (Steel, "M40 1.6 L42 -2.6 L60 -2.6 L61 1.6 Z M37 7 L39 11 L46 11 L48 6.6 L45.4 7 L44.4 9.2 L40.4 9.2 L39.6 7 Z"),
];

const KAR98K: &[(Material, &str)] = &[
    (Steel, "M90 -1 L111 -1 L111 1.2 L90 1.2 Z M106 -1 L107 -4.6 L109 -4.6 L110 -1 Z"),
    (Wood, "M0 2 L0 13.4 L3 14 L26 8.4 L31 10.4 L37 7 L60 6.4 L92 3.8 L92 -1.4 L62 -2 L60 .8 L42 1.2 L33 2 L26 3.2 Z"),
    (Steel, "M36 1.4 L38 -2.2 L61 -2.2 L61 1.4 Z M40 1 L42 6.6 L44.6 6.6 L43.4 1 Z M36 7 L38 10.6 L45 10.6 L47 6.6 Z"),
];

const ENFIELD: &[(Material, &str)] = &[
    (Steel, "M104 -1.2 L113 -1.2 L113 1.4 L104 1.4 Z M106 -1 L106.6 -4.6 L109 -4.6 L109.6 -1 Z"),
    (
        Wood,
        "M0 2 L0 13.6 L3 14 L26 8.4 L31 10.6 L37 7 L60 6.6 L104 3.8 L104 -1.8 L62 -2 L60 .8 L42 1.2 L33 2 L26 3.2 Z",
    ),
    (Steel, "M36 1.4 L38 -2.2 L61 -2.2 L61 1.4 Z M45 6.4 L46 13 L56 12 L56 6.2 Z M36 7 L38 10.6 L44 10.6 L45.6 6.6 Z"),
];

const MOSIN: &[(Material, &str)] = &[
    (Steel, "M110 -1 L124 -1 L124 1 L110 1 Z M120 -1 L120.6 -4 L122.4 -4 L123 -1 Z M124 -.6 L152 .6 L124 1 Z"),
    (
        Wood,
        "M0 3 L0 13.4 L3 14 L28 8 L34 8.4 L38 6.8 L60 6.2 L112 3.4 L112 -1.4 L62 -1.8 L60 .8 L42 1.2 L33 2.4 L26 3.6 Z",
    ),
    (Steel, "M38 1.4 L40 -2.2 L61 -2.2 L61 1.4 Z M46 6.4 L47.4 12 L55 9.4 L55.6 6.2 Z"),
];

const THOMPSON: &[(Material, &str)] = &[
    (
        Steel,
        "M56 -1.8 L78 -1.8 L78 -2.4 L83 -2.4 L83 2.2 L78 2.2 L78 1.6 L56 1.6 Z M80 -2.4 L81 -5 L82.4 -5 L82.8 -2.4 Z",
    ),
    (Wood, "M0 3 L0 14.6 L3 15 L22 8.6 L24 4 L20 2.6 Z"),
    (Wood, "M27 4 L25.4 13.4 L30 14.6 L33 4.4 Z M52 2 L52 6.4 L66 6 L68 1.6 Z"),
    (Steel, "M20 -2.6 L58 -2.6 L58 3 L47 4.2 L33 5 L22 6.2 Z M40 4 L40 21 L46.4 21 L46.4 4 Z"),
];

const MP40: &[(Material, &str)] = &[
    (Steel, "M0 0 L4 0 L20 -.4 L28 -1 L28 1.8 L5 4 L5 11 L0 12.4 Z"),
    (Steel, "M56 -1.4 L83 -1.4 L83 1.4 L56 1.4 Z M78 -1.4 L79 -4.8 L81.6 -4.8 L82 -1.4 Z"),
    (Wood, "M29 5 L26.6 14.4 L31.4 15.4 L35 5.4 Z"),
    (Steel, "M26 -3 L58 -3 L58 3 L52 5.6 L28 6 Z M45 4 L45 28 L50.6 28 L50.6 4 Z"),
];

const STEN: &[(Material, &str)] = &[
    (Steel, "M0 0 L3 0 L3 5 L24 1.4 L24 3.6 L3 8 L3 14.6 L0 14.6 Z"),
    (Steel, "M62 -1.2 L76 -1.2 L76 1.2 L62 1.2 Z"),
    (Steel, "M20 -2.8 L48 -2.8 L64 -2.4 L64 2.4 L48 2.8 L34 3 L33 7.6 L28 7.6 L28 3 L20 2.8 Z"),
    (Steel, "M42 -1 L47.6 -1 L47.6 14 L42 14 Z"),
];

const PPSH: &[(Material, &str)] = &[
    (Steel, "M50 -3 L84 -3 L80 3 L50 3 Z"),
    (Wood, "M0 3 L0 14.4 L3 15 L25 9 L31 11 L36 7.4 L50 7 L50 1 L32 1.8 L24 3.4 Z"),
    (Steel, "M30 1.6 L31 -3 L52 -3 L52 2.6 Z"),
    (Steel, "O46 11 8.4"),
];
