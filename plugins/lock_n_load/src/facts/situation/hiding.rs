//! Who lies hidden.

use crate::facts::situation::UnitNow;
use table::{CounterId, SeenBy, Side};

/// Tests make up who lies hidden: a counter whose id begins so, for the whole battle.
const MADE_UP: &str = "hidden";
/// Nobody lies hidden where nobody makes it up.
const SOMEBODY_MAY: bool = cfg!(any(test, feature = "testing"));

/// Whether a counter lies hidden: its own side alone knows where it is. A rule that hides units asks for a fact of them here.
pub(crate) fn lies_hidden(id: CounterId) -> bool {
    SOMEBODY_MAY && id.as_str().starts_with(MADE_UP)
}

/// Seen by its own side, and by the other one unless it lies hidden.
pub struct UnlessHidden;
impl SeenBy<UnitNow> for UnlessHidden {
    const ALWAYS: bool = !SOMEBODY_MAY;
    fn sees(unit: &UnitNow, side: Side) -> bool {
        unit.side == side || !lies_hidden(unit.id)
    }
}
