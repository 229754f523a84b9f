//! Postures.

mod orders;
pub(crate) mod words;

/// What a figure of the team that acts may be ordered.
pub(crate) fn offers(
    _: &crate::facts::situation::Seen,
    _: &crate::facts::figures::Figure,
    _: &mut crate::facts::offers::Offers,
) {
}
