// Captcha as the provider sees it: challenges it hands out, and proofs it accepts once, issued by its stand-in alone.
import { randomBytes } from 'node:crypto';
import { findTicket, issueTicket, spendTicket } from '../accounts/ticket.ts';
import { toStatus } from '../calls/system/status-answer.ts';
import type { Call } from '../core/call.ts';
import { isJsonObject, readText } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { Refusal } from '../core/refusal.ts';

const lifeMs = 10 * 60_000;
const fresh = (): string => randomBytes(16).toString('hex');

export type CaptchaScene = 'login' | 'sms' | 'register';

export const issueChallenge = (state: ProviderState, merchant: string): string => {
  const challenge = fresh();
  issueTicket(state, { merchant, kind: 'v3-challenge', mark: challenge });
  return challenge;
};

/** A solved v3 challenge; null where the challenge is not ours, too old or already used. */
export const solveV3 = (state: ProviderState, merchant: string, challenge: string) => {
  if (!spendTicket(state, { merchant, kind: 'v3-challenge', mark: challenge }, lifeMs)) return null;
  const validate = fresh();
  issueTicket(state, { merchant, kind: 'v3-proof', mark: `${validate}|jordan` }, { challenge });
  return { geetest_challenge: challenge, geetest_validate: validate, geetest_seccode: `${validate}|jordan` };
};

export const issueLot = (state: ProviderState, merchant: string): string => {
  const lot = fresh();
  issueTicket(state, { merchant, kind: 'v4-lot', mark: lot });
  return lot;
};

export const solveV4 = (state: ProviderState, merchant: { code: string; captchaId: string }, lot: string) => {
  if (!spendTicket(state, { merchant: merchant.code, kind: 'v4-lot', mark: lot }, lifeMs)) return null;
  const proof = {
    captcha_id: merchant.captchaId,
    lot_number: lot,
    pass_token: fresh() + fresh(),
    gen_time: String(Math.floor(state.now() / 1000)),
    captcha_output: randomBytes(48).toString('base64url'),
  };
  issueTicket(state, { merchant: merchant.code, kind: 'v4-proof', mark: lot }, proof);
  return proof;
};

const isV4Proof = (call: Call): boolean => {
  const given = call.body.geetestValidateV4;
  if (!isJsonObject(given)) return false;
  const key = { merchant: call.merchant.code, kind: 'v4-proof', mark: readText(given, 'lot_number') };
  const issued = findTicket(call.state, key, lifeMs);
  if (!issued) return false;
  spendTicket(call.state, key, lifeMs);
  return Object.entries(issued).every(([field, value]) => readText(given, field) === value);
};

const isV3Proof = (call: Call): boolean => {
  const mark = readText(call.body, 'geetestSeccode');
  const issued =
    mark && spendTicket(call.state, { merchant: call.merchant.code, kind: 'v3-proof', mark }, lifeMs);
  const challenge = readText(call.body, 'geetestChallenge');
  // Registration sends the seccode alone (SPEC §3), so the challenge is compared only where it is given.
  return Boolean(issued) && isJsonObject(issued) && (challenge === '' || challenge === issued.challenge);
};

/** Whether this merchant shows the captcha in a scene; for registration both flags must be on. */
const isCaptchaOn = (call: Call, scene: CaptchaScene): boolean => {
  const status = toStatus(call);
  const scenes = isJsonObject(status.captcha) ? status.captcha : {};
  if (scene !== 'register') return scenes[scene] === true;
  const register = isJsonObject(status.register) ? status.register : {};
  const inner = isJsonObject(register.captcha) ? register.captcha : {};
  return scenes.register === true && inner.enabled === true;
};

/** @throws Refusal captcha.invalid where the scene demands a proof and none of ours is there */
export const requireCaptcha = (call: Call, scene: CaptchaScene): void => {
  if (!isCaptchaOn(call, scene)) return;
  const isProven = isV4Proof(call) || (scene !== 'sms' && isV3Proof(call));
  if (!isProven) throw new Refusal('captcha.invalid', 'Please solve the puzzle again.');
};
