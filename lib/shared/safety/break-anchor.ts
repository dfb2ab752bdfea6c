/** Id of the message that a break has begun. */
export const BREAK_ON_ANCHOR = 'break-on';
