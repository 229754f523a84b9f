//! lock_n_load_panels
