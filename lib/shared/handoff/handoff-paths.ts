// Paths of the domain handoff.

/** GET: domains to race; POST: start the handoff. */
export const HANDOFF_PATH = '/m/move';

/** Query name of the handoff token: valid on `/m/index.html` only, once, for 60 s. */
export const HANDOFF_TOKEN_QUERY = 'ticket';
