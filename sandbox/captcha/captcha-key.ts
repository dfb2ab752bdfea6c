// The merchant's captcha key, and the vendor's secondary check of a version 4 proof.
import { createHash, createHmac } from 'node:crypto';
import { findTicket, spendTicket } from '../accounts/ticket.ts';
import { isSameText } from '../core/is-same-text.ts';
import { type JsonObject, readText } from '../core/json-value.ts';
import type { SandboxMerchant } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { lifeMs } from './lots.ts';

const toCaptchaKey = ({ captchaId }: SandboxMerchant): string =>
  createHash('sha256').update(`sandbox captcha ${captchaId}`).digest('hex').slice(0, 32);

/** Returns a lot's signature by the merchant's server: HMAC-SHA256 in hex. */
export const signLot = (merchant: SandboxMerchant, lot: string): string =>
  createHmac('sha256', toCaptchaKey(merchant)).update(lot).digest('hex');

const fail = (reason: string) => ({ status: 'success', result: 'fail', reason });

/** The vendor's answer to a merchant's server; the lot is used up in any case. */
export const validateLot = (state: ProviderState, merchant: SandboxMerchant, fields: JsonObject) => {
  const lot = readText(fields, 'lot_number');
  if (!isSameText(readText(fields, 'sign_token'), signLot(merchant, lot)))
    return { status: 'error', code: '50102', msg: 'illegal captcha_id or sign_token' };
  const key = { merchant: merchant.code, kind: 'v4-proof', mark: lot };
  const issued = findTicket(state, key, lifeMs);
  if (!issued) return fail('lot_number unknown, expired or used');
  spendTicket(state, key, lifeMs);
  const parts = ['pass_token', 'gen_time', 'captcha_output'];
  const isOurs = parts.every((name) => readText(fields, name) === readText(issued, name));
  if (!isOurs) return fail('pass_token, gen_time or captcha_output not valid');
  return { status: 'success', result: 'success', reason: '', captcha_args: { used_type: 'slide' } };
};
