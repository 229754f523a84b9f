use crate::{Library, PerrysHeroesBox};
use perrys_heroes::PerrysHeroes;
use perrys_heroes::scenario::ScenarioDef;
use play::library::{Source, read};
use play::script::Script;
use scenario_files::Report;
use std::fmt::Write as _;
use std::path::Path;

#[test]
fn tmp_examples() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut report = Report::new();
    let library = Library::open(Source::Folder(root.clone()), &mut report).unwrap();
    let mut bad = 0;
    let mut out = String::new();
    for name in std::env::var("EX").unwrap_or("bazooka,damage,assault,mine,bail_out,pak40".into()).split(',') {
        let folder = root.join("scenarios/perrys_heroes/examples");
        let scenario = read::<ScenarioDef>(&folder.join(format!("{name}.ron")), &mut report);
        let script = read::<Script<PerrysHeroes>>(&folder.join(format!("{name}.script.ron")), &mut report);
        let _ = writeln!(out, "{report}");
        let script = script.unwrap().value;
        let start = library.start(&scenario.unwrap(), &mut report);
        let _ = writeln!(out, "{report}");
        let told = script.tell::<PerrysHeroesBox>(start.unwrap());
        for line in &told.lines {
            let _ = writeln!(out, "{line}");
        }
        if let Some(stop) = told.stop {
            let _ = writeln!(out, "STOP {name}: {}", stop.message::<PerrysHeroesBox>(&script.orders));
            bad += 1;
        }
    }
    let _ = std::fs::write("/tmp/w6_ex.txt", &out);
    assert_eq!(bad, 0);
}
