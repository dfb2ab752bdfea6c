// The status of a page that found nothing to show, or could not be filled. Next takes a 404 from a page only as a throw, and then sends it empty to who has no script (B32, B33).
import 'server-only';
import { getPageNotes } from '@/lib/server/page/get-page-notes';

async function wish(status: 404 | 503): Promise<void> {
  const notes = await getPageNotes();
  if (notes) notes.status = status;
}

/** Makes the answer of the page that is being rendered a 404 (B32). To be called before its first byte is sent. */
export function answerMissing(): Promise<void> {
  return wish(404);
}

/** Makes it a 503 where the provider's answer that is the page itself cannot be had: a crawler comes again, and the worker keeps none of it (B32, B8). */
export function answerFailed(): Promise<void> {
  return wish(503);
}
