// Plants and clears faults.
import { Hono } from 'hono';
import { type Fault, faultKinds } from '../core/faults.ts';
import { type JsonObject, readJson } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';

const isFault = (value: JsonObject): value is JsonObject & Fault =>
  faultKinds.some((kind) => kind === value.kind);

export const faultsRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/', (context) => context.json(state.faults));
  routes.post('/', async (context) => {
    const body = await readJson(context);
    if (!isFault(body)) {
      return context.json({ ok: false, message: `kind is one of ${faultKinds.join(', ')}` }, 400);
    }
    state.faults.push({ ...body });
    return context.json({ ok: true });
  });
  routes.delete('/', (context) => {
    state.faults = [];
    return context.json({ ok: true });
  });
  return routes;
};
