// Version 3 of the captcha vendor's calls: which library, the picture, another picture, the check.
import { type Context, Hono } from 'hono';
import type { ProviderState } from '../core/provider-state.ts';
import { findCaptchaMerchant } from './captcha-merchant.ts';
import { giveProofV3 } from './captcha-proof.ts';
import { checkLot, type LotKey, nextPicture } from './lots.ts';
import { answerJsonp, withVendorFaults } from './vendor-answer.ts';

export const libraryV3 = '/static/js/fullpage.9.1.8.js';

const toKey = (context: Context): LotKey | null => {
  const merchant = findCaptchaMerchant(context.req.query('gt'));
  const mark = context.req.query('challenge') ?? '';
  return merchant ? { merchant: merchant.code, kind: 'v3-challenge', mark } : null;
};

const toType = (context: Context) =>
  findCaptchaMerchant(context.req.query('gt')) && {
    type: 'fullpage',
    static_servers: [`${new URL(context.req.url).host}/`],
    fullpage: libraryV3,
  };

const toPicture = (state: ProviderState, context: Context) => {
  const key = toKey(context);
  return key && nextPicture(state, key);
};

const toVerdict = (state: ProviderState, context: Context) => {
  const key = toKey(context);
  const verdict = key ? checkLot(state, key, context.req.query('w') ?? '') : 'over';
  if (!key || verdict === 'over') return null;
  if (verdict === 'missed') return { result: 'fail', ...nextPicture(state, key) };
  return { result: 'success', validate: giveProofV3(state, key.merchant, key.mark) };
};

const failed = (code: string) => ({ code, msg: 'refused' });

export const v3Routes = (state: ProviderState): Hono => {
  const routes = new Hono();
  const answer = (path: string, code: string, real: (context: Context) => object | null | undefined) =>
    routes.get(path, (context) =>
      withVendorFaults(state, context, () => answerJsonp(context, real(context) ?? null, failed(code))),
    );
  answer('/gettype.php', 'error_103', toType);
  answer('/get.php', 'error_104', (context) => toPicture(state, context));
  answer('/refresh.php', 'error_106', (context) => toPicture(state, context));
  answer('/ajax.php', 'error_105', (context) => toVerdict(state, context));
  return routes;
};
