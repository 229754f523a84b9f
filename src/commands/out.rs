//! What the sub-commands write: answers on standard output, complaints on standard error.

use anyhow::Context as _;
use std::fmt::Display;
use std::io::{BufWriter, ErrorKind, Stdout, Write};

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

/// Tells what is wrong. Where standard error cannot be written either, the exit code has to do.
pub fn complain(what: impl Display) {
    let _ = writeln!(std::io::stderr(), "hedgerow: {what}");
}
