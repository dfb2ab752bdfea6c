// The number that a code was sent to, kept for the tab: a reload or the way on to the registration does not lose it.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';

/** The number as typed, and the country it was typed for. */
export type TypedPhone = { readonly country: string; readonly number: string };

/** Reads it; anything else that stands there is none. */
export function readStoredPhone(): TypedPhone | undefined {
  const { country, number } = readStoredRecord(STORED.phone) ?? {};
  return typeof country === 'string' && typeof number === 'string' ? { country, number } : undefined;
}

/** Keeps a number until the tab ends or a member signs in. */
export function storePhone(phone: TypedPhone): void {
  writeStored(STORED.phone, JSON.stringify(phone));
}

/** Forgets the number, the wait for the next code, and which message is waited for. */
export function dropStoredPhone(): void {
  removeStored(STORED.phone);
  removeStored(STORED.codeWait);
  removeStored(STORED.phoneCheck);
}
