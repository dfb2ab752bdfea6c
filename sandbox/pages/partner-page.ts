// Page of a demo partner: shows whether a trusted host received token and user name.

import { Hono } from 'hono';
import { escapeMarkup } from '../core/escape-markup.ts';
import { toPageResponse } from './page-frame.ts';

const mask = (text: string): string => (text.length > 4 ? `${text.slice(0, 2)}…${text.slice(-2)}` : '…');

const row = (name: string, value: string): string =>
  `<li data-field="${name}">${name}: <strong>${value ? `received (${escapeMarkup(mask(value))})` : 'not received'}</strong></li>`;

/** Shows only the ends of the token, and stores nothing. */
export const partnerRoutes = (): Hono => {
  const routes = new Hono();
  routes.get('/partner', (context) => {
    const { token = '', username = '' } = context.req.query();
    return toPageResponse({
      tag: 'en',
      dir: 'ltr',
      title: 'Demo partner',
      kind: 'partner',
      styles: ['/play/assets/styles/base.css'],
      body: `<main class="expired"><h1>Demo partner club</h1><p>This page stands for a partner site that the operator trusts.</p><ul>${row('token', token)}${row('username', username)}</ul></main>`,
    });
  });
  return routes;
};
