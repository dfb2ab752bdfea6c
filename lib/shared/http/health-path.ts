// Where a process says that it lives; a file of its own, for the pages ask there too, and each needs no more.

/** The lightest answer that there is. */
export const HEALTH_PATH = '/healthz';
