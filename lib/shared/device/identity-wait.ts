// How long a player may be kept waiting for what only describes the device.

/**
 * Milliseconds that a login or registration waits for the device id, a page for the hidden frame, and a registration for the site
 * configuration; then it goes on without.
 */
export const IDENTITY_WAIT = { deviceIdMs: 1_500, frameMs: 800, domainsMs: 1_500 } as const;
