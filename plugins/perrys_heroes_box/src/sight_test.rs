use super::look;
use play::sight::{Line, Looks};
use std::path::Path;

/// The answer for a scenario with more said in it.
fn line(name: &str, scenario: &str, position: &str, line: Line) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let text = std::fs::read_to_string(root.join("scenarios/perrys_heroes/examples/fire.ron")).expect("an example");
    let text = text.replacen("position: (", &format!("{scenario} position: ({position} "), 1);
    let file = std::env::temp_dir().join(format!("hedgerow-sight-{}-{name}.ron", std::process::id()));
    std::fs::write(&file, text).expect("a file");
    let answer = look(&Looks { root: &root, named: name, file: &file, line }).expect("an answer");
    std::fs::remove_file(&file).expect("its own file");
    answer
}

#[test]
fn ph_7_13_01_and_ph_h_15_how_far_one_sees_goes_by_the_hour_and_the_lights() {
    let between = Line::Between("us-02", "ge-02");
    let day = line("day", "", "", between);
    assert!(!day.contains("PH-7.13-01"), "{day}");
    let night = line("night", "hour: Night,", "", between);
    assert!(night.contains("further than the 20 cm that one sees with the naked eye"), "{night}");
    let light = "lights: [(at: (48, 75.5), until: 9)],";
    let lit = line("lit", "hour: Night, switches: (illumination: true),", light, between);
    assert!(!lit.contains("PH-7.13-01"), "by dusk 60 cm: {lit}");
    // The drawn table knows it too.
    let drawn = |name: &str, position: &str| {
        let map = line(name, "hour: Night, switches: (illumination: true),", position, Line::From("us-02"));
        map.lines().skip(1).map(|row| row.matches('.').count()).sum::<usize>()
    };
    assert!(drawn("dark", "") < drawn("lights", light));
}
