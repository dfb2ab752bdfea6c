// Reads the remembered login: remPass, its key marker (sass) and the choice (autoLogin).
import 'client-only';
import { dropRemembered } from '@/lib/client/auth/remember/drop-remembered';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
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

/** Returns the merchant's rules on auto-login from the page. */
export function getAutoLoginFacts(): AutoLoginFacts {
  return parseAutoLoginText(document.documentElement.dataset.autoLogin);
}

function readLegacy(): LegacyRecord | undefined {
  return parseLegacyRecord(readStoredRecord(STORED.remembered), readStored(STORED.rememberedMark));
}

/** Returns the record of this merchant; removes unreadable or outdated ones. A record of the previous site is left for the auto-login. */
export function readRemembered(): RememberedRecord | undefined {
  // The mark comes first: another tab may be about to write the record.
  if (readStored(STORED.remembered) === null) return undefined;
  const record = parseRemembered(readStoredRecord(STORED.remembered));
  if (record && readStored(STORED.rememberedMark) === RECORD_VERSION)
    return ownRecord(record, getPageFacts().merchant);
  if (!readLegacy()) dropRemembered();
  return undefined;
}

/** Returns and removes the record of the previous site: it is good for one try. */
export function takeLegacyRecord(): LegacyRecord | undefined {
  const legacy = readLegacy();
  if (legacy) dropRemembered();
  return legacy;
}
