// The stand-in for the captcha vendor: its two scripts, and the calls they make, in the vendor's JSONP manner.
import { type Context, Hono } from 'hono';
import { type Merchant, merchants } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { issueLot, solveV3, solveV4 } from './captcha-proof.ts';
import { captchaScript } from './captcha-script.ts';

const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'no-store',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

const findMerchant = (captchaId: string): Merchant | undefined =>
  [...merchants.values()].find((one) => one.captchaId === captchaId);

// The name is checked because it is written into a script.
const jsonp = (context: Context, data: unknown): Response => {
  const callback = context.req.query('callback') ?? '';
  if (!/^geetest_\d{1,20}$/.test(callback)) return context.text('bad callback', 400);
  const body = data
    ? { status: 'success', data }
    : { status: 'error', code: '60001', msg: 'refused', desc: { detail: '' } };
  return context.body(`${callback}(${JSON.stringify(body)})`, 200, scriptHeaders);
};

export const captchaRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/static/js/gt.0.5.0.js', (context) => context.body(captchaScript, 200, scriptHeaders));
  routes.get('/v4/gt4.js', (context) => context.body(captchaScript, 200, scriptHeaders));
  routes.get('/captcha/v4/load', (context) => {
    const merchant = findMerchant(context.req.query('captcha_id') ?? '');
    return jsonp(context, merchant && { lot_number: issueLot(state, merchant.code) });
  });
  routes.get('/captcha/v4/verify', (context) => {
    const merchant = findMerchant(context.req.query('captcha_id') ?? '');
    return jsonp(context, merchant && solveV4(state, merchant, context.req.query('lot_number') ?? ''));
  });
  routes.get('/captcha/v3/verify', (context) => {
    const merchant = findMerchant(context.req.query('gt') ?? '');
    return jsonp(context, merchant && solveV3(state, merchant.code, context.req.query('challenge') ?? ''));
  });
  return routes;
};
