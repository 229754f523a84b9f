//! Weapons against armour, and mortars, in profile, in centimetres: muzzle at the right, bore at y 0 where it is level.
use super::Material::{self, Canvas, Fire, Hole, Leather, Steel, White, Wood};

/// A rocket that lies below its launcher.
const ROCKET: &[(Material, &str)] = &[
    (Steel, "M58 27 L66 23 L66 37 L58 33 Z"),
    (Canvas, "M64 27.4 L92 27.4 L92 32.6 L64 32.6 Z"),
    (Canvas, "M90 25.6 L104 25.6 Q114 28 116 30 Q114 32 104 34.4 L90 34.4 Z"),
    (Fire, "M95 25.6 L98.4 25.6 L98.4 34.4 L95 34.4 Z"),
];

pub(super) const LONG_TUBE: &[&[(Material, &str)]] = &[
    ROCKET,
    &[
        (Wood, "M40 2 L78 2 L75 8.4 L66 7.6 L60 15 L42 16 Q38 14 40 9 Z"),
        (Wood, "M84 2 L90 2 L94 17 L88 18.4 Z"),
        (Steel, "M-2 -4.4 L152 -4.4 L152 4.4 L-2 4.4 Z"),
        (Steel, "M-8 -7.4 L3 -5 L3 5 L-8 7.4 Z M148 -5 L160 -7.6 L160 7.6 L148 5 Z"),
        (Steel, "M100 -4.4 L99 -12 L103 -12 L104 -4.4 Z M140 -4.4 L141 -10 L143 -10 L144 -4.4 Z"),
        (
            Hole,
            "M30 -4.4 L31.4 -4.4 L31.4 4.4 L30 4.4 Z M114 -4.4 L115.4 -4.4 L115.4 4.4 L114 4.4 Z M157 -5 L159 -5.4 L159 5.4 L157 5 Z",
        ),
    ],
];

pub(super) const SHIELDED_TUBE: &[&[(Material, &str)]] = &[&[
    (Leather, "M12 6 Q40 34 78 8 L80 11 Q40 40 9 8 Z"),
    (Steel, "M48 6 L72 6 L69 15 Q60 21 50 15 Z"),
    (Wood, "M82 6 L89 6 L93 24 L86 26 Z"),
    (Steel, "M-2 -8 L162 -8 L162 8 L-2 8 Z"),
    (Steel, "M-7 -10 L3 -10 L3 10 L-7 10 Z M156 -10 L164 -10 L164 16 L160 16 L160 11 L156 10 Z"),
    (Hole, "M24 -8 L26 -8 L26 8 L24 8 Z M136 -8 L138 -8 L138 8 L136 8 Z M160.6 -7 L162.6 -7 L162.6 7 L160.6 7 Z"),
    (Canvas, "M98 -40 Q100 -43 104 -43 L117 -42 Q120 -42 120 -38 L122 20 L99 22 Z"),
    (White, "M105 -33 L114 -32.6 L114.4 -23 L105.2 -23 Z"),
    (Hole, "M103 -8.6 L104.6 -8.6 L104.6 8 L103 8 Z"),
]];

pub(super) const SPRING_LAUNCHER: &[&[(Material, &str)]] = &[&[
    (Steel, "M57 6 L45 36 L41 37.6 L41 39.6 L50 39.6 L62 8 Z"),
    (Steel, "M62 6 L75 36 L72 39.6 L81 39.6 L80 36.6 L67 7 Z"),
    (Canvas, "M-4 -15 Q6 -16 8 -10 L8 11 Q6 17 -4 16 Q-8 0 -4 -15 Z"),
    (Steel, "M27 6 Q26 18 36 18 L45 18 L48 6 L44.6 6 L43 14.6 L36.6 14.6 Q31 14 31 6 Z"),
    (Steel, "M42 -8 L42 -15 L46 -15 L46 -8 Z"),
    (Steel, "M7 -8 L70 -8 L70 8 L7 8 Z"),
    (Hole, "M20 -8 L21.6 -8 L21.6 8 L20 8 Z M60 -8 L61.6 -8 L61.6 8 L60 8 Z"),
    (Canvas, "M70 -2 L88 -3 Q94 -12 104 -12 Q116 -10 125 0 Q116 10 104 10 Q94 10 88 4 L70 3 Z"),
    (Fire, "M101 -12 L106 -12 L106 10 L101 10 Z"),
    (Steel, "M68 2 L112 2 Q110 11 104 11 L68 10 Z"),
]];

pub(super) const SINGLE_TUBE: &[&[(Material, &str)]] = &[&[
    (Steel, "M60 -3 L55 -16 L59 -17.6 L66 -4 Z"),
    (Steel, "M0 -4 L86 -4 L86 4 L0 4 Z"),
    (Hole, "M0 -3 L1.6 -3 L1.6 3 L0 3 Z M74 -4 L75.4 -4 L75.4 4 L74 4 Z"),
    (Fire, "M14 -3 L34 -3 L34 2 L14 2 Z"),
    (Steel, "M52 -4 L72 -4 L72 -7 L52 -7 Z"),
    (
        Canvas,
        "M84 -4 L95 -6 L104 -14 Q110 -16.4 116 -14.6 L131 -6 Q136 -3 136 0 Q136 3 131 6 L116 14.6 Q110 16.4 104 14 L95 6 L84 4 Z",
    ),
    (Hole, "M95.4 -5.6 L96.8 -6.8 L96.8 6.8 L95.4 5.6 Z M116 -14 L117.4 -13.2 L117.4 13.2 L116 14 Z"),
]];

pub(super) const BOTTLE: &[&[(Material, &str)]] = &[&[
    (Fire, "M35 -7 Q22 -20 33 -34 Q34 -25 40 -30 Q38 -42 47 -50 Q48 -37 56 -30 Q65 -17 53 -6 Q44 -2 35 -7 Z"),
    (White, "M36 2 L35 -8 L40 -12 L44 -8 L50 -11 L51 -4 L48 2 Z"),
    (
        Leather,
        "M36 1 L48 1 L48 9 L50 22 Q58 27 58 35 L58 76 Q58 80 54 80 L30 80 Q26 80 26 76 L26 35 Q26 27 34 22 L36 9 Z",
    ),
    (White, "M26.6 44 L57.4 44 L57.4 62 L26.6 62 Z"),
    (Hole, "M31 49 L53 49 L53 51 L31 51 Z M34 54.6 L50 54.6 L50 56.4 L34 56.4 Z"),
]];

pub(super) const FAT_GRENADE: &[&[(Material, &str)]] = &[&[
    (Steel, "M6 -9 L58 -11 L58 -7.6 L6 -5 Z"),
    (Wood, "M0 -6 Q-4 0 0 6 L56 5 L56 -5 Z"),
    (Hole, "M10 -5.6 L11.6 -5.6 L11.6 5.6 L10 5.6 Z"),
    (Steel, "M50 -9 L64 -12 L64 12 L50 9 Z"),
    (Canvas, "M62 -23 L98 -23 Q116 -18 116 0 Q116 18 98 23 L62 23 Z"),
    (Fire, "M78 -23 L85 -23 L85 23 L78 23 Z"),
    (Hole, "M97.6 -22.6 L99 -22.4 L99 22.4 L97.6 22.6 Z"),
    (Steel, "O44 12 5"),
    (Hole, "O44 12 2.6"),
]];

pub(super) const LIGHT_MORTAR: &[&[(Material, &str)]] = &[&[
    (Canvas, "M88 70 L85 58 Q84 50 90 45 Q94 42 98 45 Q104 50 103 58 L100 70 Z"),
    (Steel, "M87 69 L101 69 L104 78 L84 78 Z M92 40 L96 40 L97 46 L91 46 Z"),
    (Steel, "M14 72 L60 68 L66 76 L66 79 L10 79 Z"),
    (Steel, "M29 66 L62 -8 L76 -2 L43 72 Z"),
    (Steel, "M60 -12 L80 -3.4 L77.6 2 L57.6 -6.6 Z"),
    (Hole, "M61.6 -10.4 L78.4 -3.2 L77.8 -1.8 L61 -9 Z M44.6 30.8 L58.6 37 L58 38.4 L44 32.2 Z"),
    (Leather, "M52 44 Q70 46 66 60 L63 60 Q65 49 51 48 Z"),
    (Wood, "M32 58 L20 52 L22 48 L35 53 Z"),
]];

pub(super) const MORTAR: &[&[(Material, &str)]] = &[&[
    (Steel, "M4 84 L40 78 L48 86 L48 90 L0 90 Z"),
    (Steel, "M70 14 L106 86 L103 90 L112 90 L112 86 L76 12 Z"),
    (Steel, "M66 16 L80 86 L76 90 L86 90 L86 86 L73 14 Z"),
    (Steel, "M78 56 L96 62 L95 65 L78 60 Z"),
    (Steel, "M18 80 L74 -30 L86 -24 L30 86 Z"),
    (Steel, "M72 -34 L90 -25 L87 -19 L69 -28 Z"),
    (Hole, "M74 -31.6 L87.6 -24.8 L86.8 -23.2 L73.2 -30 Z M40 39 L52 45 L51.2 46.6 L39.2 40.6 Z"),
    (Steel, "M54 18 L60 6 L78 14 L72 26 Z"),
    (Wood, "M78 16 L92 12 L93 16 L79 20 Z"),
]];

pub(super) const HEAVY_TRIPOD: &[&[(Material, &str)]] = &[&[
    (Steel, "M40 14 L-8 46 L-13 48 L-13 51 L-2 51 L46 18 Z"),
    (Steel, "M46 14 L30 46 L26 48 L26 51 L36 51 L53 18 Z"),
    (Steel, "M48 12 L88 46 L92 48 L92 51 L82 51 L43 18 Z"),
    (Steel, "M12 31 L44 25 L44 28 L12 34 Z"),
    (Steel, "M38 9 L54 9 L55 19 L37 19 Z"),
    (Steel, "M70 -3.4 L136 -2.6 L136 2.6 L70 3.4 Z M134 -4 L146 -4 L146 4 L134 4 Z"),
    (Steel, "M68 -5.6 L92 -5.6 L92 5.6 L68 5.6 Z M130 -3 L131 -9 L133.4 -9 L134 -3 Z"),
    (Hole, "O73 -2.4 1.4 O79 -2.4 1.4 O85 -2.4 1.4 O76 2.4 1.4 O82 2.4 1.4 O88 2.4 1.4"),
    (Steel, "M6 -10 L68 -10 L72 -6 L72 9 L6 9 Z M24 -10 L25 -16 L28 -16 L29 -10 Z"),
    (Hole, "M16 -4 L44 -4 L44 -2.6 L16 -2.6 Z O12 5 1.2 O64 5 1.2"),
    (Wood, "M7 -9 L-4 -11 L-8 -9.4 L-8 -5.4 L7 -4.6 Z M7 3 L-8 4 L-8 8 L-4 9.6 L7 8.6 Z"),
    (Canvas, "M44 2 L72 2 L72 24 L44 24 Z"),
    (Fire, "M46 -3 L70 -3 L70 1 L46 1 Z"),
    (Hole, "M44 7 L72 7 L72 8.2 L44 8.2 Z"),
]];

pub(super) const RECOILLESS: &[&[(Material, &str)]] = &[&[
    (Steel, "M74 10 L44 52 L40 54 L40 57 L50 57 L80 14 Z"),
    (Steel, "M80 10 L118 52 L122 54 L122 57 L112 57 L74 14 Z"),
    (Steel, "M75 10 L82 10 L86 54 L89 57 L78 57 Z"),
    (Steel, "M66 4 L92 4 L89 14 L69 14 Z"),
    (Steel, "M30 -6 L164 -5 L164 5 L30 6 Z M158 -6.6 L168 -6.6 L168 6.6 L158 6.6 Z"),
    (Steel, "M4 -9 L38 -9 L42 -6 L42 6 L38 9 L4 9 Z"),
    (
        Hole,
        "M10 -6 L13 -6 L13 6 L10 6 Z M17 -6 L20 -6 L20 6 L17 6 Z M24 -6 L27 -6 L27 6 L24 6 Z M31 -6 L34 -6 L34 6 L31 6 Z",
    ),
    (Steel, "M-14 -13 L6 -6.4 L6 6.4 L-14 13 Z"),
    (Hole, "M-14 -11 L-11.6 -10.2 L-11.6 10.2 L-14 11 Z"),
    (Steel, "M84 -5.4 L86 -13 L102 -13 L103 -5.4 Z"),
    (Leather, "M102 -12.4 L106 -12.4 L106 -7.6 L102 -7.6 Z"),
]];
