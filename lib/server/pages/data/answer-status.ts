// The status of a page that found nothing to show, or could not be filled. Next takes a 404 from a page only as a throw, and then sends it empty to who has no script.
import 'server-only';
import { findPageRequest } from '@/lib/server/http/page-request';

function wish(status: 404 | 503): void {
  const notes = findPageRequest()?.notes;
  if (notes) notes.status = status;
}

/** Makes the answer of the page that is being rendered a 404. To be called before its first byte is sent. */
export function answerMissing(): void {
  wish(404);
}

/** Makes it a 503 where the provider's answer that is the page itself cannot be had: a crawler comes again, and the worker keeps none of it. */
export function answerFailed(): void {
  wish(503);
}
