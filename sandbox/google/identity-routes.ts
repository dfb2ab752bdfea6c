// Serves the stand-in of Google's One Tap script, and its sign-in page.
import { Hono } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';
import { toIdentityScript } from './identity-script.ts';

const demoAccount = { sub: '100200300400500600700', email: 'ana@mail.example', name: 'Ana Demo' };

export const identityRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/gsi/client', (context) =>
    context.body(toIdentityScript(state.googleAccount), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    }),
  );
  routes.get('/gsi/sign-in', (context) => {
    state.googleAccount = demoAccount;
    return context.text(`Signed in at the sandbox's Google as ${demoAccount.name}: One Tap is offered now.`);
  });
  routes.get('/gsi/sign-out', (context) => {
    state.googleAccount = null;
    return context.text('Signed out: One Tap is offered no more.');
  });
  return routes;
};
