/** Longest waits for what only describes the device, in ms: login and registration for the device id, a page for the
 * frame, a registration for the site configuration. */
export const IDENTITY_WAIT = { deviceIdMs: 1_500, frameMs: 800, domainsMs: 1_500 } as const;
