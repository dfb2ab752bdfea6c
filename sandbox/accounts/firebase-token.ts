// Id tokens of Firebase: their claims, and whether they are valid for this merchant's project now.
import type { ReceivedCall } from '../core/call.ts';
import { CallError } from '../core/call-error.ts';
import { isJsonObject, type JsonObject, readText } from '../core/json-value.ts';

const readClaims = (idToken: string): JsonObject => {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    );
    return isJsonObject(claims) ? claims : {};
  } catch {
    return {};
  }
};

const notConfirmed = (): CallError =>
  new CallError('firebase.token.invalid', 'The log-in could not be confirmed.');

// A clock of the service may be a little ahead of ours.
const skewSeconds = 60;

/** Returns the claims of a valid token. Emulator tokens are unsigned; a real provider checks Google's signature first. @throws CallError firebase.token.invalid */
export const readFirebaseToken = (call: ReceivedCall, idToken: string): JsonObject => {
  const claims = readClaims(idToken);
  const project = `demo-${call.merchant.code}`;
  const now = call.state.now() / 1000;
  const isMeant =
    readText(claims, 'aud') === project &&
    readText(claims, 'iss') === `https://securetoken.google.com/${project}`;
  const isNow = Number(claims.exp) > now && Number(claims.iat) <= now + skewSeconds;
  if (!readText(claims, 'sub') || !isMeant || !isNow) throw notConfirmed();
  return claims;
};

/** Rejects a token that was not issued for a code sent to this number (`+` and digits). @throws CallError firebase.token.invalid */
export const requireProvedNumber = (call: ReceivedCall, number: string): void => {
  const claims = readFirebaseToken(call, readText(call.body, 'firebaseIdToken2'));
  const by = isJsonObject(claims.firebase) ? readText(claims.firebase, 'sign_in_provider') : '';
  const isPhone = readText(call.body, 'firebaseChannel2') === 'PHONE' && by === 'phone';
  if (!isPhone || readText(claims, 'phone_number') !== number) throw notConfirmed();
};
