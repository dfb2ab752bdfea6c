// How many events may wait; in a file of its own, since it stands in the first load.

/** Longer than this, in characters, the waiting texts do not get: later events are lost, the page is not. */
export const DUE_LIMIT = 16_000;
