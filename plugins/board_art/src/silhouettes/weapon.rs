//! Support weapons in profile, in centimetres: butt at the left, muzzle at the right, bore at y 0.
use super::Material::{self, Canvas, Fire, Hole, Leather, Steel, Wood};
use super::{Part, launcher, parts_of};

/// Which weapon a support weapon's counter shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WeaponShape {
    /// Machine gun 34 on its bipod.
    Mg34,
    /// Machine gun 42 on its bipod.
    Mg42,
    /// Machine gun 42 on its field mount.
    Mg42Tripod,
    /// American M1919A4 on its tripod.
    M1919A4Tripod,
    /// American M1919A4 with its tripod folded, for carrying.
    M1919A4Packed,
    /// American M1919A6 with butt and bipod.
    M1919A6,
    /// Browning automatic rifle.
    Bar,
    /// Flamethrower: tanks, hose and lance.
    Flamethrower,
    /// A charge in a bag.
    SatchelCharge,
    /// Bren light machine gun.
    Bren,
    /// Vickers medium machine gun.
    Vickers,
    /// A long thin tube for rockets, which two men serve.
    LongTube,
    /// A tube with a big bore and a shield.
    ShieldedTube,
    /// A launcher with a strong spring, on a bipod.
    SpringLauncher,
    /// A tube for one shot with a bulging head.
    SingleTube,
    /// A bottle with a burning rag.
    Bottle,
    /// A hand grenade with a fat head.
    FatGrenade,
    /// A short mortar without a bipod.
    LightMortar,
    /// A mortar with bipod and base plate.
    Mortar,
    /// A heavy machine gun on a tripod.
    HeavyTripod,
    /// A recoilless gun on a tripod.
    Recoilless,
}

impl WeaponShape {
    /// Every shape, in the order of the list above.
    pub const ALL: [WeaponShape; 21] = [
        WeaponShape::Mg34,
        WeaponShape::Mg42,
        WeaponShape::Mg42Tripod,
        WeaponShape::M1919A4Tripod,
        WeaponShape::M1919A4Packed,
        WeaponShape::M1919A6,
        WeaponShape::Bar,
        WeaponShape::Flamethrower,
        WeaponShape::SatchelCharge,
        WeaponShape::Bren,
        WeaponShape::Vickers,
        WeaponShape::LongTube,
        WeaponShape::ShieldedTube,
        WeaponShape::SpringLauncher,
        WeaponShape::SingleTube,
        WeaponShape::Bottle,
        WeaponShape::FatGrenade,
        WeaponShape::LightMortar,
        WeaponShape::Mortar,
        WeaponShape::HeavyTripod,
        WeaponShape::Recoilless,
    ];

    /// The outlines, from back to front.
    pub(crate) fn parts(self) -> Vec<Part> {
        let lines: &[&[(Material, &str)]] = match self {
            WeaponShape::Mg34 => &[MG34_BIPOD, MG34_GUN],
            WeaponShape::Mg42 => &[MG42_BIPOD, MG42_GUN, MG42_BELT],
            WeaponShape::Mg42Tripod => &[LAFETTE, MG42_GUN, MG42_BELT],
            WeaponShape::M1919A4Tripod => &[M2_TRIPOD, M1919_GUN, M1919_GRIP, M1919_BELT],
            WeaponShape::M1919A4Packed => &[M2_FOLDED, M1919_GUN, M1919_GRIP],
            WeaponShape::M1919A6 => &[M1919A6_BIPOD, M1919_GUN, M1919A6_BUTT, M1919_GRIP, M1919_BELT],
            WeaponShape::Bar => &[BAR],
            WeaponShape::Flamethrower => &[FLAMETHROWER],
            WeaponShape::SatchelCharge => &[SATCHEL],
            WeaponShape::Bren => &[BREN],
            WeaponShape::Vickers => &[VICKERS],
            WeaponShape::LongTube => launcher::LONG_TUBE,
            WeaponShape::ShieldedTube => launcher::SHIELDED_TUBE,
            WeaponShape::SpringLauncher => launcher::SPRING_LAUNCHER,
            WeaponShape::SingleTube => launcher::SINGLE_TUBE,
            WeaponShape::Bottle => launcher::BOTTLE,
            WeaponShape::FatGrenade => launcher::FAT_GRENADE,
            WeaponShape::LightMortar => launcher::LIGHT_MORTAR,
            WeaponShape::Mortar => launcher::MORTAR,
            WeaponShape::HeavyTripod => launcher::HEAVY_TRIPOD,
            WeaponShape::Recoilless => launcher::RECOILLESS,
        };
        lines.iter().flat_map(|part| parts_of(part)).collect()
    }
}

const MG34_BIPOD: &[(Material, &str)] = &[
    (Steel, "M101 3 L92 29 L88 30.4 L88 32 L95.6 32 L105 5 Z"),
    (Steel, "M103 3 L113 29 L110 32 L118 32 L117 29.6 L107 3 Z"),
];
const MG34_GUN: &[(Material, &str)] = &[
    (Wood, "M0 -3 Q1 -4 3 -3.6 Q12 -.4 25 -2.8 L27 -2.8 L27 4 L24 4 Q12 5 3 11.4 Q1 12 0 10.6 Z"),
    (Steel, "M112 -2 L116 -2 L122 -4.4 L122 4.4 L116 2 L112 2 Z"),
    (Steel, "M62 -4 L113 -3.6 L113 3.6 L62 4 Z M108 -3.6 L109 -9 L111 -9 L112 -3.6 Z"),
    (
        Hole,
        "O67 -1.5 1.15 O73 -1.5 1.15 O79 -1.5 1.15 O85 -1.5 1.15 O91 -1.5 1.15 O97 -1.5 1.15 O103 -1.5 1.15 \
            O70 1.6 1.15 O76 1.6 1.15 O82 1.6 1.15 O88 1.6 1.15 O94 1.6 1.15 O100 1.6 1.15 O106 1.6 1.15",
    ),
    (Steel, "M38 5 Q36 11 40 12 L46 12 L47 5 L45.4 5 L44.6 10.4 L40.6 10.4 Q38.6 9 39.6 5 Z"),
    (Wood, "M33 5 L29 17 L34.6 18.4 L38.6 6 Z"),
    (Steel, "M26 -4.2 L63 -4.6 L65 -3 L65 4.6 L60 6 L26 5.6 Z M42 -4.4 L44 -7.4 L58 -7.4 L61 -4.4 Z"),
    (Steel, "O53.5 10 7.6"),
    (Hole, "O53.5 10 2.2 M27 .6 L40 .6 L40 1.6 L27 1.6 Z"),
];

const MG42_BIPOD: &[(Material, &str)] = &[
    (Steel, "M102 3 L92 29 L88 30.4 L88 32 L95.6 32 L106 5 Z"),
    (Steel, "M104 3 L114 29 L111 32 L119 32 L118 29.6 L108 3 Z"),
];
const MG42_GUN: &[(Material, &str)] = &[
    (Wood, "M0 -4.4 Q1 -5.4 4 -4.4 L12 -2 L25 -4 L27 -4 L27 5 L20 4.4 L13 5 L5 11.6 Q2 13 .6 11 Q-1.6 3 0 -4.4 Z"),
    (Steel, "M113 -2.4 L116 -2.4 L122.6 -5 L122.6 5 L116 2.4 L113 2.4 Z"),
    (Steel, "M64 -4.8 L114 -3.8 L114 4.4 L64 5.6 Z M106 -3.8 L107 -9.4 L109.4 -9.4 L110.4 -3.8 Z"),
    (
        Hole,
        "M69 -2 L76 -1.9 L76 1 L69 1.1 Z M79 -1.9 L86 -1.8 L86 1 L79 1 Z M89 -1.8 L96 -1.7 L96 1 L89 1 Z \
            M99 -1.7 L106 -1.6 L106 1 L99 1 Z",
    ),
    (Steel, "M39 6 Q37 12 41 13 L47 13 L48 6 L46.4 6 L45.6 11.4 L41.6 11.4 Q39.6 10 40.6 6 Z"),
    (Wood, "M33 6 L28.6 18 L34.4 19.4 L39 7 Z"),
    (Steel, "M25 -5 L66 -5.4 L68 -4.4 L68 5.6 L62 6.4 L25 6 Z M40 -5.2 L42 -8.6 L60 -8.6 L65 -5.2 Z"),
    (Hole, "M27 .8 L48 .8 L48 2 L27 2 Z"),
];
const MG42_BELT: &[(Material, &str)] = &[
    (Leather, "M49 -3.6 L61 -3.6 Q62 5 59 11 Q57 17 60 23 L54 25.6 Q48.6 18 50.6 9 Q51 3 49 -3.6 Z"),
    (
        Fire,
        "M49.6 -1.4 L61.4 -1.4 L61.4 .6 L49.8 .6 Z M50.4 3 L61 3 L60.6 5 L50.6 5 Z M50.4 7.6 L60 8 L59.2 10 L50 9.6 Z \
            M50 12 L58 12.8 L57.6 14.8 L50 14.2 Z M50.6 16.8 L57.6 17 L58 19 L51.4 19 Z M52 21.6 L58.6 20.8 L59.4 22.6 L53.2 23.8 Z",
    ),
];
const LAFETTE: &[(Material, &str)] = &[
    (Steel, "M80 10 L104 45 L100.6 47 L108 47 L108.6 45 L85 8 Z"),
    (Steel, "M30 12 L-4 45 L-8 47 L1 47 L37 14 Z"),
    (Steel, "M47 14 L32 45 L29 47 L37 47 L53 14 Z"),
    (Steel, "M24 9 L92 7.4 L92 11 L84 11.4 L80 15 L30 16.6 L24 13 Z"),
    (Steel, "M10 27 L44 27 L44 29.4 L10 29.4 Z"),
];

const M1919_GUN: &[(Material, &str)] = &[
    (Steel, "M94 -1.8 L103 -1.8 L103 1.8 L94 1.8 Z"),
    (Steel, "M38 -4.2 L96 -4.2 L96 4.2 L38 4.2 Z"),
    (
        Hole,
        "O44 -1.7 1.25 O51 -1.7 1.25 O58 -1.7 1.25 O65 -1.7 1.25 O72 -1.7 1.25 O79 -1.7 1.25 O86 -1.7 1.25 \
            O47.5 1.8 1.25 O54.5 1.8 1.25 O61.5 1.8 1.25 O68.5 1.8 1.25 O75.5 1.8 1.25 O82.5 1.8 1.25 O89.5 1.8 1.25",
    ),
    (Steel, "M2 -8 L36 -8 L39 -5 L39 8.4 L2 8.4 Z M12 -8 L12 -12 L14.4 -12 L15 -8 Z M34 -8 L35 -13 L37 -13 L37.6 -7 Z"),
    (Steel, "M2 -8 L32 -8 L34 -5 L34 -3.4 L2 -3.4 Z"),
    (Hole, "M12 -.2 L22 -.2 L22 2.2 L12 2.2 Z O6 4.8 .9 O34 5 .9"),
];
const M1919_GRIP: &[(Material, &str)] =
    &[(Steel, "M2.4 2 L-4 2.6 L-4 4.2 L2.4 4.2 Z"), (Wood, "M-3.4 -1 L-7.4 -.4 L-10.4 11.6 Q-9 14.6 -5.6 14 L-2 3 Z")];
const M1919_BELT: &[(Material, &str)] = &[
    (Canvas, "M23 -2.4 L32 -2.4 Q34 6 31 12 L24 12 Q26 5 23 -2.4 Z"),
    (
        Fire,
        "M23.8 -.6 L32.4 -.6 L32.6 1.2 L24.2 1.2 Z M24.6 3.4 L32.6 3.4 L32.4 5.2 L24.8 5.2 Z M24.8 7.4 L32 7.4 L31.4 9.2 L24.6 9.2 Z",
    ),
    (Canvas, "M17 12 L37 12 L37 25 L17 25 Z"),
    (Hole, "M17 15 L37 15 L37 15.9 L17 15.9 Z"),
];
const M2_TRIPOD: &[(Material, &str)] = &[
    (Steel, "M26 12 L-12 41 L-17 43 L-17 45.4 L-6 45.4 L32 16 Z"),
    (Steel, "M30 12 L66 40 L70 43 L70 45.4 L60 45.4 L25 16 Z"),
    (Steel, "M6 27.6 L36 21 L36.6 23.4 L6 30 Z"),
    (Steel, "M24 8 L34 8 L35 18 L23 18 Z"),
];
const M2_FOLDED: &[(Material, &str)] = &[
    (Steel, "M4 16.5 L88 14 L92 15.4 L88 18 L4 20.6 Z"),
    (Steel, "M4 21.4 L84 20 L88 21.6 L84 24 L4 25.6 Z"),
    (Steel, "M-2 15 L10 14 L10 27 L-2 26.4 Z"),
    (Canvas, "M22 -9.6 L27 -9.6 L27 27.6 L22 27.6 Z M66 -5.6 L70.6 -5.6 L70.6 26.6 L66 26.6 Z"),
];
const M1919A6_BIPOD: &[(Material, &str)] = &[
    (Steel, "M97 2 L87 27 L83 29 L83 30.6 L91 30.6 L101 4 Z"),
    (Steel, "M99 2 L109 27 L106 30.6 L114 30.6 L113 28.4 L103 2 Z"),
    (Steel, "M103 -2.2 L108 -2.6 L113 -4 L113 4 L108 2.6 L103 2.2 Z"),
];
const M1919A6_BUTT: &[(Material, &str)] = &[
    (Steel, "M2 -5 L-18 -6 L-33 -5.4 Q-35 4 -33 13.4 L-30 13.6 L-18 4.4 L2 3.6 Z"),
    (Steel, "M46 -4 L46 -10 L64 -10 L64 -4 L61.6 -4 L61.6 -7.8 L48.4 -7.8 L48.4 -4 Z"),
];

const BAR: &[(Material, &str)] = &[
    (Steel, "M112 2 L104 25 L100 26.4 L100 28 L107 28 L116 4 Z"),
    (Steel, "M114 2 L122 25 L119.6 28 L127 28 L126 25.6 L118 2 Z"),
    (
        Steel,
        "M82 -1.6 L121 -1.4 L121 1.4 L82 1.8 Z M80 2.6 L104 2.6 L104 5 L80 5 Z M108 -1.4 L109 -6 L111 -6 L112 -1.4 Z",
    ),
    (Wood, "M0 .6 L0 14 L3 14.8 L27 9 L32 11.4 L34.6 17 L39.4 16 L38.6 6 L34 -2 L28 -2.6 Z"),
    (Wood, "M62 -1 L62 7.6 L84 6.6 L85 1.2 Z"),
    (Steel, "M33 -4.6 L62 -4.6 L64 -2.6 L64 7.6 L38 8 L33 5 Z M62 -2.8 L84 -2 L84 1 L62 1 Z"),
    (Steel, "M48 8 L48 21 L57 20 L57 8 Z"),
    (Steel, "M38 8 Q37 13.4 40.4 14 L45.4 14 L46.6 8 L45.2 8 L44.4 12.4 L40.8 12.4 Q39 11.6 39.6 8 Z"),
    (Hole, "M46 -2 L57 -2 L57 .8 L46 .8 Z M49 9.6 L56 9.6 L56 10.5 L49 10.5 Z"),
];

const BREN: &[(Material, &str)] = &[
    (Steel, "M90 3 L81 27 L77 28.6 L77 30 L84 30 L94 5 Z"),
    (Steel, "M92 3 L101 27 L98.6 30 L106 30 L105 27.6 L96 3 Z"),
    (Steel, "M64 -2 L108 -1.6 L115.4 -3.8 L115.4 3.8 L108 1.6 L64 2 Z M102 -1.6 L103 -6.6 L105 -6.6 L106 -1.6 Z"),
    (Steel, "M58 4 L94 3.4 L94 6 L58 7.6 Z"),
    (Wood, "M0 -1.4 Q1 -2.6 3 -2 L25 -1.4 L29 0 L29 7 L22 7.4 L4 13.6 Q1 14.4 0 12.6 Z"),
    (Wood, "M31 7 L28.6 18.4 L34.4 19.4 L37.4 8 Z"),
    (Steel, "M37 7.6 Q36 13 39.4 13.6 L44.6 13.6 L46 7.6 L44.4 7.6 L43.6 12 L40 12 Q38 11 38.8 7.6 Z"),
    (Steel, "M27 -2.6 L60 -4 L65 -3.4 L65 4 L60 7.8 L29 8 Z"),
    (Steel, "M47 -4 Q48 -17 58.6 -27 L67 -22.6 Q58 -15 57 -4 Z"),
    (Hole, "M50.6 -8 Q52 -16 60.8 -24 L61.8 -23.4 Q53.4 -15.6 52 -8 Z"),
    (Wood, "M68 -3 L67 -9.6 L80 -9.6 L80 -7 L70.4 -7 L70.8 -3 Z"),
    (Hole, "M31 1.4 L45 1.4 L45 2.5 L31 2.5 Z"),
];

const VICKERS: &[(Material, &str)] = &[
    (Steel, "M42 14 L84 43 L88 45 L88 47 L79 47 L37 18 Z"),
    (Steel, "M32 14 L-2 43 L-6 45 L-6 47 L4 47 L40 18 Z"),
    (Steel, "M36 14 L30 43 L27 47 L36 47 L43 14 Z"),
    (Steel, "M30 8 L46 8 L46 18 L31 18 Z"),
    (Steel, "M108 -2 L114 -2 L118 -3.4 L118 3.4 L114 2 L108 2 Z"),
    (Steel, "M42 -6.6 L104 -6.6 Q109 -5 109 0 Q109 5 104 6.6 L42 6.6 Z M102 -6.6 L103 -10.6 L105 -10.6 L106 -6 Z"),
    (
        Hole,
        "M49 -5.6 L50.2 -5.6 L50.2 6 L49 6 Z M55 -5.6 L56.2 -5.6 L56.2 6 L55 6 Z M61 -5.6 L62.2 -5.6 L62.2 6 L61 6 Z \
            M67 -5.6 L68.2 -5.6 L68.2 6 L67 6 Z M73 -5.6 L74.2 -5.6 L74.2 6 L73 6 Z M79 -5.6 L80.2 -5.6 L80.2 6 L79 6 Z \
            M85 -5.6 L86.2 -5.6 L86.2 6 L85 6 Z M91 -5.6 L92.2 -5.6 L92.2 6 L91 6 Z M97 -5.6 L98.2 -5.6 L98.2 6 L97 6 Z",
    ),
    (Steel, "M4 -8.6 L43 -8.6 L43 9 L4 9 Z M20 -8.6 L20.6 -14 L23 -14 L24 -8.6 Z"),
    (Hole, "M8 -3 L30 -3 L30 -2 L8 -2 Z O9 5 1 O38 5 1"),
    (Wood, "M4 -7 L-3 -9.6 L-6.6 -8.6 L-6.6 -4.6 L4 -3.4 Z M4 3 L-6.6 4 L-6.6 8 L-3 9 L4 7 Z"),
    (Canvas, "M33 -2.4 L41 -2.4 L41 12 Q40 20 44 26 L36 28 Q31 20 33 10 Z"),
    (
        Fire,
        "M33.4 0 L41 0 L41 1.9 L33.4 1.9 Z M33.4 4.4 L41 4.4 L41 6.3 L33.4 6.3 Z M33.2 8.8 L41 8.8 L41 10.7 L33.2 10.7 Z \
            M33 13.4 L40.6 13.4 L40.8 15.3 L33.2 15.3 Z M33.6 18 L41.2 18 L41.8 19.9 L34.2 19.9 Z M35 22.6 L42.6 22 L43.6 23.8 L36 24.6 Z",
    ),
];

const FLAMETHROWER: &[(Material, &str)] = &[
    (
        Fire,
        "M96 20 Q108 8 122 12 Q118 4 128 -2 Q130 8 138 6 Q134 14 144 18 Q134 20 138 30 Q128 26 124 34 Q116 26 96 24 Z",
    ),
    (Leather, "M34 52 Q52 66 58 44 Q60 36 66 31 L69 34 Q63 38 61.4 45 Q55 72 32 55.6 Z"),
    (Steel, "M1 10 Q1 0 8.6 0 Q16.4 0 16.4 10 L16.4 44 Q16.4 53 8.6 53 Q1 53 1 44 Z"),
    (Steel, "M21 10 Q21 0 28.6 0 Q36.4 0 36.4 10 L36.4 44 Q36.4 53 28.6 53 Q21 53 21 44 Z"),
    (Steel, "M13.4 24 Q13.4 17 18.7 17 Q24 17 24 24 L24 46 Q24 52 18.7 52 Q13.4 52 13.4 46 Z"),
    (Canvas, "M0 14 L37.4 14 L37.4 19 L0 19 Z M0 36 L37.4 36 L37.4 41 L0 41 Z"),
    (Steel, "M60 27 L92 19.6 L97 17.6 L98.4 25 L93 24.4 L62 33.4 Z"),
    (Wood, "M63 32 L60.4 42 L65 43 L69 31.4 Z M80 27.6 L79 37 L83.4 37.4 L86 26.4 Z"),
];

const SATCHEL: &[(Material, &str)] = &[
    (Leather, "M8 24 Q12 -14 40 -14 Q68 -14 72 24 L67 24 Q62 -9 40 -9 Q18 -9 13 24 Z"),
    (Leather, "M58 18 Q66 4 80 6 L80 8.6 Q69 8 61.6 20 Z"),
    (Fire, "M80 -2 L82.4 4 L88.6 2.4 L85 7.6 L89.4 12 L83 11.4 L81 17 L79 11 L73.6 11.4 L77 7 L74.6 2 L79 4 Z"),
    (Canvas, "M4 20 Q4 16 8 16 L72 16 Q76 16 76 20 L77 66 Q77 70 73 70 L7 70 Q3 70 3 66 Z"),
    (Canvas, "M3 17 Q40 12 77 17 L77 38 Q40 46 3 38 Z"),
    (Leather, "M20 22 L27 22 L27 58 L20 58 Z M53 22 L60 22 L60 58 L53 58 Z"),
    (Steel, "M18 44 L29 44 L29 51 L18 51 Z M51 44 L62 44 L62 51 L51 51 Z"),
];
