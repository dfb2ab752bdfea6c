// Lists the received calls, so that a test sees exactly what the site sent.
import { Hono } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';

export const callsRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/', (context) => {
    const { merchant, path } = context.req.query();
    const isRequested = (entry: { merchant: string; path: string }): boolean =>
      (!merchant || entry.merchant === merchant) && (!path || entry.path === path);
    return context.json(state.received.filter(isRequested));
  });
  routes.delete('/', (context) => {
    state.received = [];
    return context.json({ ok: true });
  });
  return routes;
};
