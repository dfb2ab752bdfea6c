// Version 4 of the captcha vendor's calls: a lot with its first picture, the check, and the secondary check of a server.
import { type Context, Hono } from 'hono';
import type { JsonObject } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { validateLot } from './captcha-key.ts';
import { findCaptchaMerchant } from './captcha-merchant.ts';
import { giveProofV4 } from './captcha-proof.ts';
import { checkLot, issueLot, type LotKey, nextPicture } from './lots.ts';
import { answerJsonp, withVendorFaults } from './vendor-answer.ts';

export const staticV4 = { path: '/v4/static/v1.0.0', js: '/js/gcaptcha4.js', css: '/css/gcaptcha4.css' };
export const gctV4 = '/v4/gct/gct4.js';

const toKey = (context: Context): LotKey | null => {
  const merchant = findCaptchaMerchant(context.req.query('captcha_id'));
  const mark = context.req.query('lot_number') ?? '';
  return merchant ? { merchant: merchant.code, kind: 'v4-lot', mark } : null;
};

/** Returns a new lot, or another picture of the named one. */
const toLoad = (state: ProviderState, context: Context) => {
  const challenge = toKey(context);
  if (!challenge) return null;
  const key = challenge.mark === '' ? issueLot(state, challenge.merchant, 'v4-lot') : challenge;
  const picture = nextPicture(state, key);
  return (
    picture && {
      lot_number: key.mark,
      captcha_type: 'slide',
      type: 'slide',
      js: staticV4.js,
      css: staticV4.css,
      static_path: staticV4.path,
      gct_path: gctV4,
      static_servers: [new URL(context.req.url).host],
      ...picture,
    }
  );
};

const toVerdict = (state: ProviderState, context: Context) => {
  const key = toKey(context);
  const verdict = key ? checkLot(state, key, context.req.query('w') ?? '') : 'over';
  const merchant = findCaptchaMerchant(context.req.query('captcha_id'));
  if (!key || !merchant || verdict === 'over') return null;
  if (verdict === 'missed') return { result: 'fail', lot_number: key.mark, ...nextPicture(state, key) };
  return { result: 'success', seccode: giveProofV4(state, merchant, key.mark) };
};

const validate = async (state: ProviderState, context: Context): Promise<Response> => {
  const merchant = findCaptchaMerchant(context.req.query('captcha_id'));
  if (!merchant) return context.json({ status: 'error', code: '50101', msg: 'missing captcha_id' });
  const form = await context.req.parseBody();
  const texts = Object.entries(form).filter(([, value]) => typeof value === 'string');
  return context.json(validateLot(state, merchant, Object.fromEntries(texts) as JsonObject));
};

export const v4Routes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/load', (context) =>
    withVendorFaults(state, context, () =>
      answerJsonp(context, toLoad(state, context), { code: '60100', msg: 'load failed' }),
    ),
  );
  routes.get('/verify', (context) =>
    withVendorFaults(state, context, () =>
      answerJsonp(context, toVerdict(state, context), { code: '60101', msg: 'verify failed' }),
    ),
  );
  routes.post('/validate', (context) => validate(state, context));
  return routes;
};
