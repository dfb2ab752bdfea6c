// The worker's typed global and build id.

declare const SITE_BUILD: string;

/** The service worker scope; the project's types include those of windows. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** Build id of the worker; next.config.mjs writes it into the script. */
export const BUILD: string = SITE_BUILD;
