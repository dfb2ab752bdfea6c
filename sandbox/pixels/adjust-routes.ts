// The stand-in for Adjust: answers the calls of its web library.
import { type Context, Hono } from 'hono';
import { withVendorFaults } from '../captcha/vendor-answer.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { allowAnyOrigin, recordEvent } from './reported-events.ts';

const adid = '0a1b2c3d4e5f60718293a4b5c6d7e8f9';

const attribution = {
  tracker_token: 'demotk1',
  tracker_name: 'Organic',
  network: 'Organic',
};

const toAnswer = (state: ProviderState, path: string, form: Record<string, string>): object => {
  const timestamp = new Date(state.now()).toISOString().replace('Z', 'Z+0000');
  const common = { app_token: form.app_token ?? '', adid, timestamp, tracking_state: 'opted_in' };
  if (path === '/attribution') return { ...common, attribution, message: 'Attribution found' };
  return { ...common, message: `${path.slice(1)} tracked` };
};

const answer = (state: ProviderState) => async (context: Context) => {
  const { path, method } = context.req;
  const text = method === 'GET' ? new URL(context.req.url).search : await context.req.text();
  const form = Object.fromEntries(new URLSearchParams(text));
  allowAnyOrigin(context);
  if (!/^[a-z0-9]{12}$/.test(form.app_token ?? ''))
    return context.json({ error: 'Event request failed (Invalid app token)' }, 400);
  recordEvent(state, context, { kind: 'pixel', data: { platform: 'adjust', path, args: [form] } });
  return withVendorFaults(state, context, () => context.json(toAnswer(state, path, form)));
};

const preflight = (context: Context): Response => {
  allowAnyOrigin(context);
  context.header('access-control-allow-methods', 'GET,POST,OPTIONS');
  context.header('access-control-allow-headers', context.req.header('access-control-request-headers') ?? '');
  return context.body(null, 204);
};

export const adjustRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  for (const path of ['/session', '/event', '/sdk_click', '/gdpr_forget_device', '/attribution']) {
    routes.options(path, preflight);
    routes.on(['GET', 'POST'], path, answer(state));
  }
  return routes;
};
