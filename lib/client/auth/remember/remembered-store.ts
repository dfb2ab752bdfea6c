// Reads the remembered login: remPass, the marker of its key (sass), the player's choice (autoLogin).
import 'client-only';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored } from '@/lib/client/storage/web-storage';
import { type AutoLoginFacts, parseAutoLoginText } from '@/lib/shared/auth/remember/auto-login-facts';
import { type LegacyRecord, parseLegacyRecord } from '@/lib/shared/auth/remember/legacy-record';
import {
  ownRecord,
  parseRemembered,
  RECORD_VERSION,
  type RememberedRecord,
} from '@/lib/shared/auth/remember/remembered-record';

/** The merchant's rules on auto-login, as the page says them. */
export function getAutoLoginFacts(): AutoLoginFacts {
  return parseAutoLoginText(document.documentElement.dataset.autoLogin);
}

function readLegacy(): LegacyRecord | undefined {
  return parseLegacyRecord(readStoredRecord(STORED.remembered), readStored(STORED.rememberedMark));
}

/**
 * The record of the page's merchant; what cannot be read, or is of another version, is removed. One of the site before this one is none either,
 * and waits for the auto-login to take it.
 */
export function readRemembered(): RememberedRecord | undefined {
  const record = parseRemembered(readStoredRecord(STORED.remembered));
  if (record && readStored(STORED.rememberedMark) === RECORD_VERSION)
    return ownRecord(record, getPageFacts().merchant);
  if (!readLegacy()) dropRemembered();
  return undefined;
}

/** Takes the record of the site before this one: it is good for one try, and off the device whatever comes of it. */
export function takeLegacy(): LegacyRecord | undefined {
  const legacy = readLegacy();
  if (legacy) dropRemembered();
  return legacy;
}
