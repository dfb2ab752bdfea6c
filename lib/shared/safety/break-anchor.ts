// The part of the safer-play page that a form without script comes back to.

/** Id of what says there that the break has begun. */
export const BREAK_ON_ANCHOR = 'break-on';
