//! What is written by a name, and what stays what it is.

use super::*;
use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
use std::process::Command;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("hedgerow-write-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs a program of the system; false if it cannot do what is asked.
fn runs(program: &str, arguments: &[&str], path: &Path) -> bool {
    Command::new(program).arg(path).args(arguments).output().is_ok_and(|output| output.status.success())
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).expect("it can be read")
}

#[test]
fn a_pipe_is_written_to_and_stays_a_pipe() {
    let folder = folder("pipe");
    let pipe = folder.join("out.json");
    assert!(runs("mkfifo", &[], &pipe), "a pipe can be made");
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || read(&pipe)
    });
    write_file(&pipe, "told").expect("somebody reads");
    assert_eq!(reader.join().expect("read"), "told");
    assert!(fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo());
    assert!(write_passing(&pipe, "told").is_err(), "nobody may be reading: nothing is to wait for that");
    assert!(fs::symlink_metadata(&pipe).expect("there").file_type().is_fifo());
    fs::remove_dir_all(folder).expect("removed");
}

/// A device as `/dev/null` is, made where nobody misses it: only the system's owner can; for others the system's own stands in, which
/// they cannot remove.
#[test]
fn a_device_is_written_to_and_stays_a_device() {
    let folder = folder("device");
    let made = folder.join("null");
    let device = if runs("mknod", &["c", "1", "3"], &made) && File::options().write(true).open(&made).is_ok() {
        made
    } else {
        let pipe = folder.join("pipe");
        assert!(runs("mkfifo", &[], &pipe), "a pipe can be made");
        let read = pipe.clone();
        std::thread::spawn(move || read_all(&read));
        pipe
    };
    write_file(&device, "told").expect("it takes everything");
    let kind = fs::symlink_metadata(&device).expect("there").file_type();
    assert!(kind.is_char_device() || kind.is_fifo());
    let link = folder.join("link");
    symlink(&device, &link).expect("a link");
    if kind.is_char_device() {
        write_file(&link, "told").expect("it takes everything");
        assert!(fs::symlink_metadata(&device).expect("there").file_type().is_char_device());
    }
    assert!(write_passing(&link, "told").is_err());
    assert!(fs::symlink_metadata(&link).expect("there").is_symlink());
    fs::remove_dir_all(folder).expect("removed");
}

fn read_all(path: &Path) {
    let _ = fs::read(path);
}

#[test]
fn a_link_is_followed_and_stays_a_link() {
    let folder = folder("link");
    let writers: [fn(&Path, &str) -> anyhow::Result<()>; 2] = [write_file, write_passing];
    for (n, write) in writers.into_iter().enumerate() {
        let [file, link, further, ahead, made] =
            ["file", "link", "further", "ahead", "made"].map(|name| folder.join(format!("{name}-{n}")));
        fs::write(&file, "before").expect("a file");
        symlink(&file, &link).expect("a link");
        symlink(link.file_name().expect("a name"), &further).expect("a link by a relative way");
        write(&further, "after").expect("written");
        assert_eq!(read(&file), "after");
        symlink(made.file_name().expect("a name"), &ahead).expect("a link to what is not there");
        write(&ahead, "new").expect("written");
        assert_eq!(read(&made), "new");
        assert!([&link, &further, &ahead].iter().all(|path| fs::symlink_metadata(path).expect("there").is_symlink()));
        let round = folder.join(format!("round-{n}"));
        symlink(&round, &round).expect("a link to itself");
        assert!(write(&round, "never").is_err());
        assert!(fs::symlink_metadata(&round).expect("there").is_symlink());
    }
    let hidden = fs::read_dir(&folder).expect("the folder").filter_map(Result::ok);
    assert!(hidden.into_iter().all(|entry| !entry.file_name().to_string_lossy().starts_with('.')), "nothing is left");
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn a_file_keeps_its_mode() {
    let folder = folder("mode");
    let writers: [fn(&Path, &str) -> anyhow::Result<()>; 2] = [write_file, write_passing];
    for write in writers {
        for mode in [0o600, 0o640, 0o755] {
            let file = folder.join(format!("{mode:o}"));
            fs::write(&file, "before").expect("a file");
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).expect("its mode");
            write(&file, "after").expect("written");
            assert_eq!(read(&file), "after");
            assert_eq!(fs::metadata(&file).expect("there").permissions().mode() & 0o777, mode);
        }
    }
    fs::remove_dir_all(folder).expect("removed");
}

#[test]
fn what_cannot_be_written_is_told_and_stays() {
    let folder = folder("refused");
    let inside = folder.join("file/inside");
    fs::write(folder.join("file"), "kept").expect("a file");
    for path in [&folder, &inside] {
        assert!(write_file(path, "never").is_err() && write_passing(path, "never").is_err(), "{}", path.display());
    }
    assert!(ensure_writable(&folder).is_err_and(|error| error.to_string() == "it is a folder"));
    assert!(ensure_plain(&folder).is_err());
    let socket = folder.join("socket");
    let _listener = std::os::unix::net::UnixListener::bind(&socket).expect("a socket");
    assert!(write_file(&socket, "never").is_err());
    assert!(fs::symlink_metadata(&socket).expect("there").file_type().is_socket());
    fs::remove_dir_all(folder).expect("removed");
}
