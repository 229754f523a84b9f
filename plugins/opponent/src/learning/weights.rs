//! Weights, and the file that they are kept in.

use super::Model;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// For each model what its features count for, in the order of both.
#[derive(Clone, Debug, PartialEq)]
pub struct Weights(pub Vec<Vec<f64>>);

/// A file of weights: by the names of models and features.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Learned {
    /// How they came about.
    pub taught: Taught,
    /// For each model the weight of each feature.
    pub weights: BTreeMap<String, BTreeMap<String, f64>>,
}

/// How weights came about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Taught {
    /// The version of the program whose games they were learned from.
    pub version: String,
    /// The number of its rules.
    pub rules: u32,
    /// What was played.
    pub scenarios: Vec<String>,
    /// How many games each model was learned from, in each generation.
    pub games: u64,
    /// How often all models were learned anew, from games by the last ones.
    pub generations: u32,
    /// The seed of the first game.
    pub seed: u64,
    /// For each model how badly it agreed with games that it was not learned from, as it was before the last generation and after it.
    pub log_loss: BTreeMap<String, (f64, f64)>,
}

/// Why weights do not fit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// A model is missing, or there is one that nobody knows.
    Models {
        /// The names there are.
        found: String,
        /// The names there should be.
        wanted: String,
    },
    /// A feature is missing, or there is one that nobody knows.
    Features {
        /// The model.
        model: String,
        /// The names there are.
        found: String,
        /// The names there should be.
        wanted: String,
    },
    /// The file cannot be read at all.
    Unreadable(String),
    /// No number that can be reckoned with.
    Number {
        /// The model.
        model: String,
        /// The feature.
        feature: String,
    },
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::Models { found, wanted } => write!(f, "weights are of the models {found}, not of {wanted}"),
            Misfit::Features { model, found, wanted } => write!(f, "model `{model}` weighs {found}, not {wanted}"),
            Misfit::Unreadable(why) => write!(f, "weights cannot be read: {why}"),
            Misfit::Number { model, feature } => {
                write!(f, "model `{model}`: the weight of `{feature}` is not a number between -1000 and 1000")
            }
        }
    }
}

impl std::error::Error for Misfit {}

/// Weights are kept to so many parts of one.
const PARTS: f64 = 10_000.0;

impl Weights {
    /// What is given, by names, for these models.
    ///
    /// # Errors
    /// It is about others.
    pub fn of(given: &BTreeMap<String, BTreeMap<String, f64>>, models: &[Model]) -> Result<Self, Misfit> {
        let list = |names: &mut dyn Iterator<Item = &str>| {
            let mut names: Vec<&str> = names.collect();
            names.sort_unstable();
            names.join(", ")
        };
        let (found, wanted) =
            (list(&mut given.keys().map(String::as_str)), list(&mut models.iter().map(|model| model.name)));
        if found != wanted {
            return Err(Misfit::Models { found, wanted });
        }
        let of_model = |model: &Model| {
            let Some(given) = given.get(model.name) else { return Ok(Vec::new()) };
            let (found, wanted) =
                (list(&mut given.keys().map(String::as_str)), list(&mut model.features.iter().copied()));
            if found != wanted {
                return Err(Misfit::Features { model: model.name.into(), found, wanted });
            }
            let weight = |feature: &&str| {
                let weight = given.get(*feature).copied().filter(|weight| weight.is_finite() && weight.abs() <= 1000.0);
                weight.ok_or_else(|| Misfit::Number { model: model.name.into(), feature: (*feature).into() })
            };
            model.features.iter().map(weight).collect()
        };
        models.iter().map(of_model).collect::<Result<_, _>>().map(Self)
    }
    /// As a file has them.
    pub fn by_name(&self, models: &[Model]) -> BTreeMap<String, BTreeMap<String, f64>> {
        let of_model = |(model, weights): (&Model, &Vec<f64>)| {
            let weights = model.features.iter().zip(weights);
            (model.name.to_string(), weights.map(|(feature, weight)| (feature.to_string(), *weight)).collect())
        };
        models.iter().zip(&self.0).map(of_model).collect()
    }
    /// Rounded as files have them, so that whoever reads one plays as its maker did.
    #[must_use]
    pub fn rounded(self) -> Self {
        let round = |weight: f64| (weight * PARTS).round() / PARTS;
        Self(self.0.into_iter().map(|weights| weights.into_iter().map(round).collect()).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODELS: &[Model] = &[Model { name: "one", features: &["a", "b"] }, Model { name: "two", features: &["c"] }];

    fn file() -> Learned {
        let weights = Weights(vec![vec![0.123_456, -2.0], vec![3.0]]).rounded();
        let taught = Taught {
            version: "1".into(),
            rules: 1,
            scenarios: vec!["here".into()],
            games: 1,
            generations: 1,
            seed: 1,
            log_loss: BTreeMap::new(),
        };
        Learned { taught, weights: weights.by_name(MODELS) }
    }

    #[test]
    fn a_file_gives_back_the_weights_that_made_it() {
        assert_eq!(Weights::of(&file().weights, MODELS), Ok(Weights(vec![vec![0.1235, -2.0], vec![3.0]])));
    }

    #[test]
    fn weights_of_something_else_are_refused() {
        let refused = |change: &dyn Fn(&mut Learned)| {
            let mut file = file();
            change(&mut file);
            Weights::of(&file.weights, MODELS).expect_err("refused").to_string()
        };
        let error = refused(&|file| _ = file.weights.remove("two"));
        assert_eq!(error, "weights are of the models one, not of one, two");
        let error = refused(&|file| _ = file.weights.entry("one".into()).or_default().insert("z".into(), 1.0));
        assert_eq!(error, "model `one` weighs a, b, z, not a, b");
        let error = refused(&|file| _ = file.weights.entry("two".into()).or_default().insert("c".into(), f64::NAN));
        assert_eq!(error, "model `two`: the weight of `c` is not a number between -1000 and 1000");
    }
}
