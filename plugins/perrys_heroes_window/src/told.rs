//! What has happened, in words.

pub(crate) mod words;
