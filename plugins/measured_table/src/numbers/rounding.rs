//! The two roundings of the crate: to the nearest, halves away from zero, and roots upwards.

/// A quotient to the nearest whole number, halves away from zero; the divisor is above zero.
pub const fn nearest_quotient(n: i64, divisor: i64) -> i64 {
    if n >= 0 { (n + divisor / 2) / divisor } else { -((-n + divisor / 2) / divisor) }
}

/// The root of a number, rounded up: the length of a leg, from its square.
pub const fn root_up(squared: u64) -> u64 {
    let root = squared.isqrt();
    if root * root < squared { root + 1 } else { root }
}

/// `part * length / root of squared`, to the nearest whole number, halves away from zero: one side of a vector that is cut to a length.
///
/// For vectors of a table, turned by an eighth too, and lengths up to 3 m: then all fits 64 bits. Nothing of a vector without length.
pub(crate) fn part_of_length(part: i64, length: i32, squared: i64) -> i64 {
    if squared == 0 {
        return 0;
    }
    // The root of the quotient rounded down is the quotient's root rounded down; of twice as much, one more and half of it is the nearest.
    let twice = 4 * part.unsigned_abs().pow(2) * u64::from(length.unsigned_abs()).pow(2) / squared.unsigned_abs();
    let nearest = (twice.isqrt() as i64 + 1) / 2;
    nearest * part.signum() * i64::from(length.signum())
}
