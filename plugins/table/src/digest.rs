//! The digest of a position: values are hashed as the same bytes on every machine.

use std::hash::Hasher;

/// Collects a BLAKE3 hash of what derived `Hash` implementations feed it.
#[derive(Default)]
pub(crate) struct Digest(blake3::Hasher);

impl Digest {
    /// The hash in hexadecimal digits.
    pub(crate) fn text(&self) -> String {
        self.0.finalize().to_hex().to_string()
    }
}

macro_rules! little_endian {
    ($($write:ident($number:ty) as $wide:ty),*) => {
        $(fn $write(&mut self, number: $number) { self.write(&(number as $wide).to_le_bytes()); })*
    };
}

impl Hasher for Digest {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    // The standard order of bytes is the machine's own, and so is the size of `usize`.
    little_endian!(
        write_u16(u16) as u16,
        write_u32(u32) as u32,
        write_u64(u64) as u64,
        write_usize(usize) as u64,
        write_i16(i16) as i16,
        write_i32(i32) as i32,
        write_i64(i64) as i64,
        write_isize(isize) as i64
    );
    fn finish(&self) -> u64 {
        let bytes = *self.0.finalize().as_bytes();
        u64::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]])
    }
}
