/** Health check of a process; a separate file, because pages use it too. */
export const HEALTH_PATH = '/healthz';
