//! Reading a file with care: only a regular file, and never more of it than a limit.
//!
//! Every reader of the program goes through here, so a pipe, a device or a file of some gigabytes is refused before a byte is read.

use std::fmt;
use std::fs::{File, Metadata};
use std::io::Read as _;
use std::path::Path;

/// Why a file was not read.
#[derive(Debug)]
pub enum FileFault {
    /// It is a folder, a pipe or a device.
    NotRegular,
    /// It is larger than the limit, in bytes.
    TooLarge(u64),
    /// The operating system refuses it.
    Refused(std::io::Error),
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRegular => f.write_str("this is not a file"),
            Self::TooLarge(limit) => match (limit / (1024 * 1024), limit % (1024 * 1024)) {
                (mebibytes, 0) => write!(f, "the file is larger than {mebibytes} MiB"),
                _ => write!(f, "the file is larger than {limit} bytes"),
            },
            Self::Refused(error) => match error.kind() {
                std::io::ErrorKind::NotFound => f.write_str("there is no such file or folder"),
                std::io::ErrorKind::PermissionDenied => f.write_str("reading this is not permitted"),
                _ => write!(f, "cannot be read: {error}"),
            },
        }
    }
}
impl std::error::Error for FileFault {}
impl From<std::io::Error> for FileFault {
    fn from(error: std::io::Error) -> Self {
        Self::Refused(error)
    }
}

/// Opens a regular file that is no larger than `limit` bytes.
///
/// # Errors
/// It is no regular file, it is too large, or it cannot be opened.
pub fn open_regular(path: &Path, limit: u64) -> Result<File, FileFault> {
    // Opening a pipe would wait for somebody to write to it, so it is asked what it is before it is opened.
    admit(&std::fs::metadata(path)?, limit)?;
    let file = File::open(path)?;
    // Another file may have taken its name since.
    admit(&file.metadata()?, limit)?;
    Ok(file)
}

fn admit(data: &Metadata, limit: u64) -> Result<(), FileFault> {
    if !data.is_file() {
        Err(FileFault::NotRegular)
    } else if data.len() > limit {
        Err(FileFault::TooLarge(limit))
    } else {
        Ok(())
    }
}

/// Reads a regular file that is no larger than `limit` bytes.
///
/// # Errors
/// See [`open_regular`]; or it cannot be read, or grows beyond the limit while it is read.
pub fn read_regular(path: &Path, limit: u64) -> Result<Vec<u8>, FileFault> {
    let mut bytes = Vec::new();
    // What the system calls a file without length (as in /proc) may still be endless.
    open_regular(path, limit)?.take(limit.saturating_add(1)).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > limit { Err(FileFault::TooLarge(limit)) } else { Ok(bytes) }
}

#[cfg(test)]
#[path = "regular_test.rs"]
mod tests;
