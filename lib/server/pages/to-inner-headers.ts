// The headers with which a request that has passed the gate goes on to Next.
import 'server-only';
import type { Passed } from '@/lib/server/gate/context';
import { setPageHeaders, toPageFacts } from '@/lib/server/gate/document-headers';
import { deleteUntrusted } from '@/lib/server/gate/trusted-headers';
import { isPagePath } from '@/lib/server/gate/with-paths';
import { markInner } from '@/lib/server/pages/inner-request';
import { openNotes, type PageNotes } from '@/lib/server/pages/page-notes';
import { userAgentOf } from '@/lib/shared/site/device-kind';

/** Headers, out of those that came (`given`), for a page or handler that answers this visitor alone, and the notes that it may write. What was forged is gone. */
export function toInnerHeaders(
  passed: Passed,
  given: Headers,
): { readonly headers: Headers; readonly notes: PageNotes } {
  const { context, outcome } = passed;
  const headers = new Headers(given);
  deleteUntrusted(headers);
  // Next streams the title into the body of a page for a browser without a name, whatever htmlLimitedBots says (B33).
  const isPage = outcome !== undefined || isPagePath(context.path);
  if (isPage && !headers.get('user-agent')) headers.set('user-agent', userAgentOf(context.device));
  const { id, notes } = openNotes(context.state, context.budget);
  setPageHeaders(headers, passed, toPageFacts(context, id));
  markInner(headers, outcome, context.answerHeaders);
  return { headers, notes };
}
