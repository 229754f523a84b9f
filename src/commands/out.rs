//! What the sub-commands write: answers on standard output, complaints on standard error.

use anyhow::Context as _;
use play::write::{ensure_writable, write_file};
use std::fmt::Display;
use std::io::{BufWriter, ErrorKind, Stdout, Write};
use std::path::Path;

/// Standard output. A reader who has heard enough (`| head`) is no fault: what follows is left out, and the program ends with
/// the exit code that its work has earned. Any other failed write is an error, as an answer that nobody gets is none.
pub struct Out {
    writer: BufWriter<Stdout>,
    closed: bool,
}

impl Out {
    pub fn new() -> Self {
        Self { writer: BufWriter::new(std::io::stdout()), closed: false }
    }

    /// Writes a line.
    pub fn line(&mut self, line: impl Display) -> anyhow::Result<()> {
        self.write(|writer| writeln!(writer, "{line}"))
    }

    /// Writes what is still kept back. Without it a failed write would go unseen.
    pub fn finish(mut self) -> anyhow::Result<()> {
        self.write(|writer| writer.flush())
    }

    fn write(&mut self, write: impl FnOnce(&mut BufWriter<Stdout>) -> std::io::Result<()>) -> anyhow::Result<()> {
        if self.closed {
            return Ok(());
        }
        match write(&mut self.writer) {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => {
                self.closed = true;
                Ok(())
            }
            written => written.context("the answer cannot be written"),
        }
    }
}

/// Writes a text and a new line.
pub fn say(line: impl Display) -> anyhow::Result<()> {
    let mut out = Out::new();
    out.line(line)?;
    out.finish()
}

/// Whether an answer can go to what is named by `--out`, asked before the work for it.
pub fn goes_to(path: Option<&Path>) -> anyhow::Result<()> {
    path.map_or(Ok(()), |path| ensure_writable(path).with_context(|| unwritten(path)))
}

/// Writes an answer to what is named by `--out`.
pub fn put(path: &Path, text: &str) -> anyhow::Result<()> {
    write_file(path, text).with_context(|| unwritten(path))
}

fn unwritten(path: &Path) -> String {
    format!("{} cannot be written", path.display())
}

/// Tells what is wrong. Where standard error cannot be written either, the exit code has to do.
pub fn complain(what: impl Display) {
    let _ = writeln!(std::io::stderr(), "hedgerow: {what}");
}
