// Cashier on a trusted host, which reports deposits and withdrawals to the site that opened it.
import { Hono } from 'hono';
import { merchants, type SandboxMerchant } from '../core/merchant.ts';
import { assetHeaders, findAsset } from '../pages/asset-file.ts';
import { toPageResponse, toSafeJson } from '../pages/page-frame.ts';
import { findOwnUrl } from '../social/own-host.ts';
import type { CashierData } from './client/cashier-data.ts';

const root = new URL('./', import.meta.url);
const amounts = [10, 20, 50, 100];

/** Returns the site of an origin; a cashier posts to a merchant's own hosts only. */
const findSite = (site: string): { merchant: SandboxMerchant; origin: string } | null => {
  for (const merchant of merchants.values()) {
    const url = findOwnUrl(merchant, site);
    if (url) return { merchant, origin: url.origin };
  }
  return null;
};

const showCashier = (site: string): Response => {
  const match = findSite(site);
  const data: CashierData = {
    siteOrigin: match?.origin ?? '',
    currency: match?.merchant.currency ?? '',
    amounts: amounts.map((units) => units * (match?.merchant.unit ?? 1)),
  };
  const note = match
    ? 'A demonstration: no real money moves. The site that opened this page is told.'
    : 'Name the site that opened this page: ?site=http://aurora.localhost:3000';
  return toPageResponse({
    tag: 'en',
    dir: 'ltr',
    title: 'Demo cashier',
    kind: 'cashier',
    styles: [
      '/play/assets/styles/base.css',
      '/play/assets/styles/sheet.css',
      '/cashier/assets/styles/cashier.css',
    ],
    script: '/cashier/assets/client/cashier.ts',
    body: `<main class="cashier"><h1>Demo cashier</h1><p>${note}</p><div id="offers" class="offers"></div><ol id="said" class="said" aria-live="polite"></ol></main><script type="application/json" id="cashier-data">${toSafeJson(data)}</script>`,
  });
};

export const cashierRoutes = (): Hono => {
  const routes = new Hono();
  routes.get('/assets/*', (context) => {
    const asset = findAsset(root, context.req.path.slice('/cashier/assets/'.length));
    return asset ? context.body(asset.text, 200, assetHeaders(asset.type)) : context.text('not found', 404);
  });
  routes.get('/', (context) => showCashier(context.req.query('site') ?? ''));
  return routes;
};
