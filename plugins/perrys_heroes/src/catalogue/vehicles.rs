//! Vehicles, and what fights them (PH-7.2, PH-7.3, PH-7.9, PH-7.10, PH-7.18, PH-7.19, PH-7.21, PH-8.2, PH-9.2, PH-10).

use super::reasons::NO_VEHICLES;
use rule_book::rules;

rules! {
    "PH-H-17": later(NO_VEHICLES), "What shells do to vehicles.";
    "PH-10-05": of_sources, "Real ranges are longer than any table.";
    "PH-10-06": of_sources, "The book does not use the explosive power of guns.";
}
