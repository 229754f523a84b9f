use super::*;

struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("hedgerow-regular-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder for temporary files can be written");
        Self(folder)
    }
}
impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[track_caller]
fn refused(path: &Path, limit: u64) -> String {
    read_regular(path, limit).expect_err("a file that must not be read").to_string()
}

#[test]
fn a_file_is_read_up_to_its_limit() {
    let folder = Folder::new("limit");
    let path = folder.0.join("a");
    std::fs::write(&path, b"12345").expect("a file");
    assert_eq!(read_regular(&path, 5).expect("five bytes"), b"12345");
    assert_eq!(refused(&path, 4), "the file is larger than 4 bytes");
    assert_eq!(refused(&folder.0.join("b"), 4), "there is no such file or folder");
    assert_eq!(refused(&folder.0, 4), "this is not a file");
}

#[test]
fn a_file_of_many_gigabytes_is_refused_by_its_length() {
    let folder = Folder::new("large");
    let path = folder.0.join("large");
    File::create(&path).and_then(|file| file.set_len(3 << 30)).expect("a file with a hole");
    assert_eq!(refused(&path, 64 << 20), "the file is larger than 64 MiB");
}

#[cfg(unix)]
#[test]
fn devices_and_pipes_are_refused_before_they_are_opened() {
    for device in ["/dev/zero", "/dev/null", "/dev/stdin"] {
        // What `/dev/stdin` is depends on who runs the tests; it may be a file.
        if std::fs::metadata(device).is_ok_and(|data| !data.is_file()) {
            assert_eq!(refused(Path::new(device), 1024), "this is not a file", "{device}");
        }
    }
    let folder = Folder::new("pipe");
    let pipe = folder.0.join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "mkfifo makes a pipe");
    assert_eq!(refused(&pipe, 1024), "this is not a file");
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_names_no_length_is_limited_all_the_same() {
    assert_eq!(refused(Path::new("/proc/self/maps"), 16), "the file is larger than 16 bytes");
}
