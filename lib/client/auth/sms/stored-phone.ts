// The phone number that received a code, stored per tab so that it survives a reload.
import 'client-only';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';

export type TypedPhone = { readonly country: string; readonly number: string };

/** Returns the stored number, undefined if missing or malformed. */
export function readStoredPhone(): TypedPhone | undefined {
  const { country, number } = readStoredRecord(STORED.phone) ?? {};
  return typeof country === 'string' && typeof number === 'string' ? { country, number } : undefined;
}

/** Stores a number until the tab closes or a login succeeds. */
export function storePhone(phone: TypedPhone): void {
  writeStored(STORED.phone, JSON.stringify(phone));
}

/** Removes the number, the resend wait and the phone check. */
export function dropStoredPhone(): void {
  removeStored(STORED.phone);
  removeStored(STORED.codeWait);
  removeStored(STORED.phoneCheck);
}
