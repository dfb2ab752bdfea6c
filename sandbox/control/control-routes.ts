// Control endpoint for tests and demos, which no real provider has.
import { Hono } from 'hono';
import { readJson } from '../core/json-value.ts';
import { type ProviderState, resetProviderState } from '../core/provider-state.ts';
import type { Action } from './action.ts';
import { callsRoutes } from './calls-routes.ts';
import { faultsRoutes } from './faults-routes.ts';
import { memberActions } from './member-actions.ts';
import { siteActions } from './site-actions.ts';

const actions: Record<string, Action> = { '/reset': resetProviderState, ...siteActions, ...memberActions };

const listCodes = (state: ProviderState, merchant: string): unknown[] =>
  state.database
    .prepare(
      "SELECT merchant, purpose, target, code, madeAt FROM code WHERE ? IN (merchant, '') ORDER BY madeAt DESC",
    )
    .all(merchant);

const listReceived = (state: ProviderState, kind: string): unknown[] =>
  state.database
    .prepare("SELECT * FROM received WHERE ? IN (kind, '') ORDER BY at")
    .all(kind)
    .map((row) => ({ ...row, data: JSON.parse(String(row.data)) }));

export const controlRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  for (const [path, act] of Object.entries(actions)) {
    routes.post(path, async (context) => {
      act(state, await readJson(context));
      return context.json({ ok: true });
    });
  }
  routes.get('/codes', (context) => context.json(listCodes(state, context.req.query('merchant') ?? '')));
  routes.get('/received', (context) => context.json(listReceived(state, context.req.query('kind') ?? '')));
  routes.route('/calls', callsRoutes(state));
  routes.route('/faults', faultsRoutes(state));
  routes.onError((error, context) => context.json({ ok: false, message: error.message }, 400));
  return routes;
};
