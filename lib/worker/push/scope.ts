// The worker's own global, typed, and which build it is of.

declare const SITE_BUILD: string;

/** The global scope of the service worker; the project's types know that of a window too. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/** The build that the worker belongs to: next.config.mjs writes it into the script. */
export const build: string = SITE_BUILD;
