//! What a rule's number tells. It is a prefix, a section and a place in it, with hyphens between: `LNL-5.3-04`, `PH-3.1-02`, `ROE-MOV-07`.
//! Where there are no sections, the prefix is the only one: `RUL-51`, `TIN-1`.

use table::RuleId;

/// The part before the first hyphen: `LNL` of `LNL-5.3-04`.
pub fn prefix_of(id: RuleId) -> &'static str {
    id.0.split('-').next().unwrap_or_default()
}

/// The part between the first and the last hyphen: `LNL-5.3-04` is in section `5.3`, `LNL-T-B3-02` in `T-B3`, `RUL-51` in `RUL`.
pub fn section_of(id: RuleId) -> &'static str {
    let (before, _) = id.0.rsplit_once('-').unwrap_or_default();
    before.split_once('-').map_or(before, |(_, section)| section)
}

/// The place in the section: numbers without a letter stand before those of a part that has one (`LNL-1.3-09`, `LNL-1.3-B01`).
pub(crate) fn place_of(id: RuleId) -> (&'static str, u32) {
    let (_, place) = id.0.rsplit_once('-').unwrap_or_default();
    let number = place.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    (&place[..place.len() - number.len()], number.parse().unwrap_or_default())
}

/// How the name of a test of this rule begins: `LNL-5.3-04` gives `lnl_5_3_04_`.
pub fn test_prefix(id: RuleId) -> String {
    let mut prefix = id.0.to_ascii_lowercase().replace(['-', '.'], "_");
    prefix.push('_');
    prefix
}

#[cfg(test)]
#[path = "number_test.rs"]
mod tests;
