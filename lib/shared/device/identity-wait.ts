// Maximum waits for data that only describes the device.

/** In ms: login and registration for the device id, a page for the frame, a registration for the site configuration. */
export const IDENTITY_WAIT = { deviceIdMs: 1_500, frameMs: 800, domainsMs: 1_500 } as const;
