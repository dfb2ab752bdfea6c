// Keys that tell a first visit from a later one; the pre-paint script and the storage share them.

/** Key in local storage: visits of this device, counted up to 2. */
export const VISIT_COUNT_KEY = 'mc_visits';

/** Key in session storage; `1` once this visit is counted. */
export const VISIT_MARK_KEY = 'mc_visit';
