// Opens the body of an encrypted call and rejects any other form.
import { createDecipheriv, createHash } from 'node:crypto';
import { CallError } from './call-error.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import type { ProviderState } from './provider-state.ts';

const ivBytes = 12;
const tagBytes = 16;

// One error for every fault: naming the wrong part would make an oracle.
const invalid = (): CallError =>
  new CallError('encryption.invalid', 'The encrypted content cannot be read.', { httpStatus: 400 });

const decodeBase64 = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'base64');
  if (text === '' || bytes.toString('base64') !== text) throw invalid();
  return bytes;
};

const openSealed = (key: Buffer, sealed: Buffer): string => {
  if (key.length !== 32 || sealed.length <= ivBytes + tagBytes) throw invalid();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const parts = [decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()];
  return Buffer.concat(parts).toString('utf8');
};

const parseOpened = (key: Buffer, sealed: Buffer): JsonObject => {
  try {
    const opened: unknown = JSON.parse(openSealed(key, sealed));
    if (isJsonObject(opened)) return opened;
  } catch {
    throw invalid();
  }
  throw invalid();
};

const refuseReplay = (state: ProviderState, merchant: string, digest: string): void => {
  const insert = state.database.prepare('INSERT OR IGNORE INTO spent VALUES (?, ?, ?)');
  if (insert.run(merchant, 'sealed', digest).changes === 0) {
    throw new CallError('encryption.replayed', 'This request was already received.', { httpStatus: 400 });
  }
};

const requireSealedText = (headers: Headers, outer: unknown): string => {
  const sealed = isJsonObject(outer) ? outer.value : undefined;
  if (!headers.has('encryption')) {
    throw new CallError('encryption.required', 'This call must be encrypted.', { httpStatus: 400 });
  }
  const isSealed = typeof sealed === 'string' && isJsonObject(outer) && Object.keys(outer).length === 1;
  if (headers.get('encryption') !== 'A256GCM' || !isSealed) throw invalid();
  return sealed;
};

/** @throws CallError encryption.required, encryption.invalid, encryption.replayed or encryption.key.expired */
export const openSealedBody = (
  state: ProviderState,
  merchant: string,
  request: { headers: Headers; body: unknown },
): JsonObject => {
  const sealed = requireSealedText(request.headers, request.body);
  const digest = createHash('sha256').update(sealed).digest('base64');
  if (request.headers.get('x-digest') !== digest) throw invalid();
  const key = state.keys.unwrap(merchant, decodeBase64(request.headers.get('x-rsa') ?? ''));
  if (key === null) throw invalid();
  if (key === 'expired') {
    throw new CallError('encryption.key.expired', 'The public key has changed.', { httpStatus: 400 });
  }
  const opened = parseOpened(key, decodeBase64(sealed));
  refuseReplay(state, merchant, digest);
  return opened;
};
