// The provider's side of the captcha: issued challenges, and proofs that it accepts once.
import { randomBytes } from 'node:crypto';
import { findTicket, issueTicket, spendTicket } from '../accounts/ticket.ts';
import { toStatus } from '../calls/system/status-answer.ts';
import type { ReceivedCall } from '../core/call.ts';
import { CallError } from '../core/call-error.ts';
import { isJsonObject, readText } from '../core/json-value.ts';
import type { SandboxMerchant } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { signLot, validateLot } from './captcha-key.ts';
import { issueLot, lifeMs, toFreshMark } from './lots.ts';

export type ProtectedScene = 'login' | 'sms' | 'register';

type Solved = { challenge: string; validate: string };

const issueSeccode = (state: ProviderState, merchant: string, { challenge, validate }: Solved): void =>
  issueTicket(state, { merchant, kind: 'v3-proof', mark: `${validate}|jordan` }, { challenge });

const downKey = (merchant: string) => ({ merchant, kind: 'captcha-down', mark: 'v3' });

/** Sets or clears that the provider cannot reach the vendor. */
export const setVendorDown = (state: ProviderState, merchant: string, isDown: boolean): void => {
  if (isDown) issueTicket(state, downKey(merchant));
  else spendTicket(state, downKey(merchant), lifeMs);
};

/** Returns a new version 3 challenge. With the vendor down, the offline library's proof is accepted. */
export const registerChallenge = ({ state, merchant }: ReceivedCall) => {
  const isDown = findTicket(state, downKey(merchant.code), lifeMs) !== null;
  const challenge = isDown ? toFreshMark() : issueLot(state, merchant.code, 'v3-challenge').mark;
  if (isDown) issueSeccode(state, merchant.code, { challenge, validate: [...challenge].reverse().join('') });
  return { gt: merchant.captchaId, challenge, newCaptcha: true, success: isDown ? 0 : 1 };
};

/** Proof of a solved version 3 challenge. */
export const giveProofV3 = (state: ProviderState, merchant: string, challenge: string): string => {
  const validate = toFreshMark();
  issueSeccode(state, merchant, { challenge, validate });
  return validate;
};

/** Proof of a solved version 4 lot. */
export const giveProofV4 = (state: ProviderState, merchant: SandboxMerchant, lot: string) => {
  const proof = {
    captcha_id: merchant.captchaId,
    lot_number: lot,
    pass_token: toFreshMark() + toFreshMark(),
    gen_time: String(Math.floor(state.now() / 1000)),
    captcha_output: randomBytes(48).toString('base64url'),
  };
  issueTicket(state, { merchant: merchant.code, kind: 'v4-proof', mark: lot }, proof);
  return proof;
};

const isV4Proof = ({ state, merchant, body }: ReceivedCall): boolean => {
  const given = body.geetestValidateV4;
  if (!isJsonObject(given) || readText(given, 'captcha_id') !== merchant.captchaId) return false;
  const signed = { ...given, sign_token: signLot(merchant, readText(given, 'lot_number')) };
  return validateLot(state, merchant, signed).result === 'success';
};

const isV3Proof = (call: ReceivedCall): boolean => {
  const mark = readText(call.body, 'geetestSeccode');
  const issued =
    mark && spendTicket(call.state, { merchant: call.merchant.code, kind: 'v3-proof', mark }, lifeMs);
  const challenge = readText(call.body, 'geetestChallenge');
  // Registration sends the seccode alone, so the challenge is compared only where it is given.
  return Boolean(issued) && isJsonObject(issued) && (challenge === '' || challenge === issued.challenge);
};

/** Whether a scene of this merchant shows the captcha; registration needs both flags. */
const isCaptchaOn = (call: ReceivedCall, scene: ProtectedScene): boolean => {
  const status = toStatus(call);
  const scenes = isJsonObject(status.captcha) ? status.captcha : {};
  if (scene !== 'register') return scenes[scene] === true;
  const register = isJsonObject(status.register) ? status.register : {};
  const inner = isJsonObject(register.captcha) ? register.captcha : {};
  return scenes.register === true && inner.enabled === true;
};

/** @throws CallError captcha.invalid where the scene requires a proof and the body has no valid one */
export const requireCaptcha = (call: ReceivedCall, scene: ProtectedScene): void => {
  if (!isCaptchaOn(call, scene)) return;
  const isProven = isV4Proof(call) || (scene !== 'sms' && isV3Proof(call));
  if (!isProven) throw new CallError('captcha.invalid', 'Please solve the puzzle again.');
};
