// Where a move to a faster domain is asked about and begun, and what its hand-over carries in the address.

/** GET: the domains to race against; POST: leave for one of them. No page. */
export const HANDOFF_PATH = '/m/move';

/** Query name of the hand-over's ticket; it is good on `/m/index.html` alone, once, for 60 s. */
export const TICKET_QUERY = 'ticket';
