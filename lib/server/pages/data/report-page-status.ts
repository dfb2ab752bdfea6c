// The status of a page without content. Next takes a 404 only as a throw, and then sends an empty page to browsers without script.
import 'server-only';
import { findPageRequest } from '@/lib/server/http/page-request';

function setStatus(status: 404 | 503): void {
  const metadata = findPageRequest()?.metadata;
  if (metadata) metadata.status = status;
}

/** Makes the current page a 404; call it before its first byte is sent. */
export function reportMissing(): void {
  setStatus(404);
}

/** Makes the current page a 503 where its main data are unavailable: crawlers return later, and the service worker does not cache it. */
export function reportFailed(): void {
  setStatus(503);
}
