import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import { getPageFacts } from '@/lib/client/page/page-facts';
import { collect } from '@/lib/shared/calls/system-table';
import { REQUEST_TIMEOUT_MS } from '@/lib/shared/constants';
import type { BeaconValue } from '@/lib/shared/measure/beacon-value';

const JSON_TYPE = 'application/json';

function sendAsBeacon(body: string): boolean {
  try {
    return navigator.sendBeacon(collect.path, new Blob([body], { type: JSON_TYPE }));
  } catch {
    // Old browsers lack sendBeacon, and some reject JSON.
    return false;
  }
}

function sendAsXhr(body: string): void {
  const request = new XMLHttpRequest();
  request.open(collect.method, collect.path);
  request.setRequestHeader('Content-Type', JSON_TYPE);
  request.send(body);
}

async function sendAsRequest(body: string): Promise<void> {
  const { method, path } = collect;
  const request = { url: path, method, headers: { 'Content-Type': JSON_TYPE }, body };
  const result = await sendRequest(request, { timeoutMs: REQUEST_TIMEOUT_MS, keepalive: true });
  // The request could not be made: fetch is missing, or the keepalive quota is full.
  if (!result.ok && result.code === 'network_error' && result.status === 0) sendAsXhr(body);
}

/** Sends the value by sendBeacon, else by a keepalive fetch, else by XHR. Reports no outcome. */
export function sendValue(value: BeaconValue): void {
  const body = JSON.stringify({ merchant: getPageFacts().merchant, value });
  if (!sendAsBeacon(body)) void sendAsRequest(body);
}
