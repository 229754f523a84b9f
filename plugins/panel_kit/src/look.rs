//! How panels look: colours and letters, pictures, numbers in print; and where buttons are, for tests.

pub mod noted;
pub mod pictures;
pub mod printed;
pub mod theme;
