// Serves the stand-in for Google's One Tap script.
import { Hono } from 'hono';
import { identityScript } from './identity-script.ts';

export const identityRoutes = (): Hono => {
  const routes = new Hono();
  routes.get('/gsi/client', (context) =>
    context.body(identityScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  return routes;
};
