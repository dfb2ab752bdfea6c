// Storage keys that mark a first visit, shared with the pre-paint script.

/** Local storage: visits of this device, counted up to 2. */
export const VISIT_COUNT_KEY = 'mc_visits';

/** Session storage; `1` once this visit is counted. */
export const VISIT_MARK_KEY = 'mc_visit';
