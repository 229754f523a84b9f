//! Files that somebody has named to be written: never at the price of what is no plain file, of a link, or of who may read it.

use anyhow::Context as _;
use std::fs::{self, File, FileType, Metadata};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// What is written to by a name.
enum Place {
    /// A plain file that is there or is made: links have been followed.
    File(PathBuf),
    /// A pipe or a device that takes what comes.
    Stream,
}

/// Writes a text to whatever has this name. A plain file is replaced as a whole and keeps its mode: the new one is written beside it,
/// synced and put in its place. A link is followed and stays. A pipe and a device are written to.
///
/// # Errors
/// The folder or the file cannot be written, or it is a folder, a socket or a disk.
pub fn write_file(path: &Path, text: &str) -> anyhow::Result<()> {
    match place(path)? {
        Place::File(real) => {
            if let Some(folder) = real.parent() {
                fs::create_dir_all(folder)?;
            }
            let mut file = atomic_write_file::AtomicWriteFile::open(real)?;
            file.write_all(text.as_bytes())?;
            file.commit()?;
        }
        Place::Stream => File::options().write(true).open(path)?.write_all(text.as_bytes())?,
    }
    Ok(())
}

/// Writes a text that is soon written anew: as [`write_file`], but it is not synced, and nothing but a plain file is written.
///
/// # Errors
/// See [`write_file`] and [`ensure_plain`].
pub fn write_passing(path: &Path, text: &str) -> anyhow::Result<()> {
    let real = plain(path)?;
    let mut name = std::ffi::OsString::from(".");
    name.push(real.file_name().context("it has no name")?);
    name.push(format!(".{}", std::process::id()));
    let beside = real.with_file_name(name);
    if is_plain(&beside) {
        // A killed program of the same number has left it.
        fs::remove_file(&beside)?;
    }
    let mut file = File::create_new(&beside)?;
    let put = fs::metadata(&real)
        .map_or(Ok(()), |old| file.set_permissions(old.permissions()))
        .and_then(|()| file.write_all(text.as_bytes()))
        .and_then(|()| fs::rename(&beside, &real));
    if put.is_err() {
        let _ = fs::remove_file(&beside);
    }
    Ok(put?)
}

/// Whether there is something of this name that can be written to: asked before long work whose outcome goes there.
///
/// # Errors
/// It is a folder, a socket or a disk, or its links lead nowhere.
pub fn ensure_writable(path: &Path) -> anyhow::Result<()> {
    place(path).map(|_| ())
}

/// Whether it is a plain file, or none yet: asked of what is written again and again.
///
/// # Errors
/// It is something else.
pub fn ensure_plain(path: &Path) -> anyhow::Result<()> {
    plain(path).map(|_| ())
}

/// There is a plain file of this name, and no link to one.
pub fn is_plain(path: &Path) -> bool {
    fs::symlink_metadata(path).is_ok_and(|found| found.is_file())
}

fn plain(path: &Path) -> anyhow::Result<PathBuf> {
    match place(path)? {
        Place::File(real) => Ok(real),
        Place::Stream => anyhow::bail!("it is no plain file"),
    }
}

fn place(path: &Path) -> anyhow::Result<Place> {
    let is_link = fs::symlink_metadata(path).is_ok_and(|found| found.is_symlink());
    match fs::metadata(path) {
        Ok(found) if found.is_file() && is_link => Ok(Place::File(fs::canonicalize(path)?)),
        Ok(found) if found.is_file() => Ok(Place::File(path.to_path_buf())),
        Ok(found) if is_stream(found.file_type()) => Ok(Place::Stream),
        Ok(found) => anyhow::bail!("it is {}", what(&found)),
        Err(error) if error.kind() == ErrorKind::NotFound && is_link => {
            // A link to what is not there yet. Links in a circle are another error, so this comes to an end.
            let to = fs::read_link(path)?;
            place(&path.parent().map_or_else(|| to.clone(), |folder| folder.join(&to)))
        }
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(Place::File(path.to_path_buf())),
        Err(error) => Err(error.into()),
    }
}

fn what(found: &Metadata) -> &'static str {
    if found.is_dir() { "a folder" } else { "no file that a text can be written to" }
}

#[cfg(unix)]
fn is_stream(kind: FileType) -> bool {
    use std::os::unix::fs::FileTypeExt as _;
    kind.is_fifo() || kind.is_char_device()
}

#[cfg(not(unix))]
fn is_stream(_kind: FileType) -> bool {
    false
}

#[cfg(all(test, unix))]
#[path = "write_test.rs"]
mod tests;
