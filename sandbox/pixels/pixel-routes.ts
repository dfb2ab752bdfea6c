// Stand-ins of the advertising platforms: scripts at the vendors' paths, and their report addresses.
import { type Context, Hono } from 'hono';
import { toClassicScript } from '../captcha/classic-script.ts';
import { vendorHeaders, withVendorFaults } from '../captcha/vendor-answer.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { adjustRoutes } from './adjust-routes.ts';
import { allowAnyOrigin, recordEvent } from './reported-events.ts';

const folder = new URL('./', import.meta.url);

type Script = { modules: string[]; settings: object };

const scripts: Record<string, Script> = {
  '/en_US/fbevents.js': { modules: ['meta'], settings: { platform: 'meta' } },
  '/i18n/pixel/events.js': { modules: ['method-queue'], settings: { platform: 'tiktok', queue: 'ttq' } },
  '/kos/s101/nlav112572/pixel/events.js': {
    modules: ['method-queue'],
    settings: { platform: 'kwai', queue: 'kwaiq' },
  },
  '/gtag/js': { modules: ['google'], settings: { platform: 'gtag' } },
  '/gtm.js': { modules: ['google'], settings: { platform: 'gtm' } },
  '/ad/events.js': { modules: ['bigo'], settings: { platform: 'bigo' } },
};

// AppsFlyer's script is at the root of its host, where other vendors have nothing.
const appsflyer: Script = { modules: ['appsflyer'], settings: { platform: 'appsflyer' } };

const serve =
  (state: ProviderState, { modules, settings }: Script) =>
  (context: Context) => {
    recordEvent(state, context, { kind: 'pixel.script', data: { url: context.req.url } });
    const text = () =>
      toClassicScript(['record', ...modules], { ...settings, burnMs: state.pixelBurnMs }, folder);
    return withVendorFaults(state, context, () =>
      context.body(text(), 200, vendorHeaders('text/javascript')),
    );
  };

const collect = (state: ProviderState) => async (context: Context) => {
  const body = await context.req.text();
  allowAnyOrigin(context);
  try {
    recordEvent(state, context, { kind: 'pixel', data: JSON.parse(body.slice(0, 65_536)) });
  } catch {
    return context.text('not JSON', 400);
  }
  return context.body(null, 204);
};

export const pixelRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  for (const [path, script] of Object.entries(scripts)) routes.get(path, serve(state, script));
  routes.get('/', (context, next) =>
    context.req.query('st')?.split(',').includes('pba') ? serve(state, appsflyer)(context) : next(),
  );
  routes.post('/pixels/collect', collect(state));
  routes.route('/', adjustRoutes(state));
  return routes;
};
