// Stand-in of the captcha vendor: scripts and styles at the vendor's paths, and its calls.
import { type Context, Hono } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';
import { puzzleStyles, toClassicScript } from './classic-script.ts';
import { drawPuzzle } from './picture.ts';
import { libraryV3, v3Routes } from './v3-routes.ts';
import { gctV4, staticV4, v4Routes } from './v4-routes.ts';
import { vendorHeaders, withVendorFaults } from './vendor-answer.ts';

const library = ['puzzle-texts-table', 'wire', 'puzzle-box', 'puzzle-session', 'puzzle-instance'];

/** Files of the vendor by path; the offline library has its own picture. */
const scripts: Record<string, () => string> = {
  '/static/js/gt.0.5.0.js': () => toClassicScript(['wire', 'library-state', 'loader-v3']),
  [libraryV3]: () => toClassicScript([...library, 'library-v3']),
  '/static/js/fullpage.0.0.0.js': () => toClassicScript([...library, 'library-v3'], drawPuzzle()),
  '/v4/gt4.js': () => toClassicScript(['wire', 'library-state', 'loader-v4']),
  [gctV4]: () => toClassicScript([]),
  [staticV4.path + staticV4.js]: () => toClassicScript([...library, 'library-v4']),
};

const styles = ['/static/css/fullpage.css', staticV4.path + staticV4.css];

export const captchaRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  const serve = (path: string, type: string, read: () => string) =>
    routes.get(path, (context: Context) =>
      withVendorFaults(state, context, () => context.body(read(), 200, vendorHeaders(type))),
    );
  for (const [path, read] of Object.entries(scripts)) serve(path, 'text/javascript', read);
  for (const path of styles) serve(path, 'text/css', puzzleStyles);
  routes.route('/', v3Routes(state));
  routes.route('/', v4Routes(state));
  return routes;
};
