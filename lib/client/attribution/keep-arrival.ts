// Keeps what the address of a page view says about where the visitor comes from (SPEC §2, §3; E10, RR7, RR8).
import 'client-only';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { type Arrival, parseArrival } from '@/lib/shared/attribution/arrival';
import { type RegInfo, toRegInfo } from '@/lib/shared/attribution/reg-info';

function writeRecord(item: StoredItem, record: object): void {
  const text = JSON.stringify(record);
  if (text !== '{}') writeStored(item, text);
}

/** A newer value takes the place of an older one of its name. */
function addTo(item: StoredItem, values: object): void {
  if (Object.keys(values).length > 0) writeRecord(item, { ...readStoredRecord(item), ...values });
}

function keepFlags({ homescreen, fullscreen, inApp }: Arrival): void {
  if (homescreen === true) writeStored(STORED.homescreen, '1');
  if (homescreen === false) removeStored(STORED.homescreen);
  if (fullscreen === false) writeStored(STORED.fullscreen, '0');
  if (fullscreen === true) removeStored(STORED.fullscreen);
  if (inApp === false) removeStored(STORED.inApp);
  // A link shared out of the app must not make a browser believe that it is the app: only a webview keeps the flag.
  if (inApp === true && getEnvironment() !== 'browser') writeStored(STORED.inApp, '1');
}

/** Brings reg_info up to date and gives it (RR7); `hostCode` is what the site configuration says of this host, if it is known. */
export function keepRegInfo(arrival: Arrival, hostCode?: string): RegInfo {
  const place = { host: window.location.hostname, hostCode };
  const info = toRegInfo(readStoredRecord(STORED.regInfo), arrival, place);
  writeRecord(STORED.regInfo, info);
  return info;
}

/** Keeps everything that the query of a page view says; unknown names are not looked at. Never throws. */
export function keepArrival(search: string): Arrival {
  const arrival = parseArrival(new URLSearchParams(search));
  keepRegInfo(arrival);
  addTo(STORED.clicks, arrival.clicks);
  addTo(STORED.s2sInfo, arrival.s2s);
  keepFlags(arrival);
  return arrival;
}
