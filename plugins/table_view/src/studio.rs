//! Where pictures are painted and whatever else takes long is done: in tasks beside the game, each of which wakes the sleeping window
//! when it is done.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::hash::Hash;
use std::sync::{Arc, Mutex};

/// Wakes the window's loop; without a window nobody sleeps.
#[derive(Resource, Clone, Default)]
pub struct Alarm(Option<bevy::winit::EventLoopProxy<WinitUserEvent>>);

impl Alarm {
    /// Has the next frame drawn.
    pub fn ring(&self) {
        if let Some(proxy) = &self.0 {
            // The loop is gone only while the program ends.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Alarm>().add_systems(Startup, take_alarm);
}

fn take_alarm(proxy: Option<Res<EventLoopProxyWrapper>>, mut alarm: ResMut<Alarm>) {
    alarm.0 = proxy.map(|proxy| (**proxy).clone());
}

/// Pictures under way and pictures done.
pub struct Studio<K, T> {
    done: Arc<Mutex<Vec<(K, T)>>>,
    under_way: HashMap<K, Task<()>>,
}

impl<K, T> Default for Studio<K, T> {
    fn default() -> Self {
        Self { done: Arc::default(), under_way: HashMap::default() }
    }
}

impl<K: Clone + Eq + Hash + Send + 'static, T: Send + 'static> Studio<K, T> {
    /// Begins a picture, unless it has been begun.
    pub fn begin(&mut self, key: K, alarm: &Alarm, paint: impl FnOnce() -> T + Send + 'static) {
        if self.under_way.contains_key(&key) {
            return;
        }
        let (done, alarm, name) = (Arc::clone(&self.done), alarm.clone(), key.clone());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let picture = paint();
            // Handed over before the alarm rings, so that the frame that it wakes finds the picture.
            if let Ok(mut done) = done.lock() {
                done.push((name, picture));
            }
            alarm.ring();
        });
        self.under_way.insert(key, task);
    }

    /// Takes what is done.
    pub fn collect(&mut self) -> Vec<(K, T)> {
        let done = self.done.lock().map(|mut done| std::mem::take(&mut *done)).unwrap_or_default();
        // What has been dropped in the meantime is not asked for any more.
        done.into_iter().filter(|(key, _)| self.under_way.remove(key).is_some()).collect()
    }

    /// True if this picture is under way.
    pub fn paints(&self, key: &K) -> bool {
        self.under_way.contains_key(key)
    }

    /// How many pictures are under way.
    pub fn len(&self) -> usize {
        self.under_way.len()
    }

    /// True if no picture is under way.
    pub fn is_empty(&self) -> bool {
        self.under_way.is_empty()
    }

    /// Drops what is not wanted any more.
    pub fn keep(&mut self, wanted: impl Fn(&K) -> bool) {
        self.under_way.retain(|key, _| wanted(key));
    }
}
