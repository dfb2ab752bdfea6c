// The answer to a request for a page that everybody shares: a kept rendering with a nonce of its own (DESIGN §1.1, QUALITY §4; SEC-80).
import 'server-only';
import type { Passed } from '@/lib/server/gate/context';
import { isPagePath } from '@/lib/server/gate/with-paths';
import { recordPageWay } from '@/lib/server/metrics/record-page-way';
import { fillPage } from '@/lib/server/stamp/fill-page';
import { type StampedBody, stampBody, stampHeaders } from '@/lib/server/stamp/form/stamped-page';
import { setStatusHeaders } from '@/lib/server/stamp/noted-status';
import { toPageKey } from '@/lib/server/stamp/page-key';
import { getStampedPage } from '@/lib/server/stamp/page-store';

/** Stands for a trace id where no fault is told; no page holds its mark then. */
const NO_TRACE = '0'.repeat(32);

/** An answer ready to be sent. */
export type StampedAnswer = StampedBody & { readonly status: number; readonly headers: Headers };

/** Makes the answer, compressed as `accepted` lets it be; undefined where the page must be rendered for its visitor alone. */
export async function getStampedAnswer(
  passed: Passed,
  accepted = passed.context.request.headers.get('accept-encoding') ?? '',
): Promise<StampedAnswer | undefined> {
  const { context, outcome } = passed;
  const key = toPageKey(context, outcome);
  const found = key && (await getStampedPage(key, () => fillPage(passed, key)));
  if (found || outcome || isPagePath(context.path))
    recordPageWay(context.merchant?.code, found?.way ?? 'alone');
  if (!found) return undefined;
  const { page } = found;
  const values = [context.nonce, context.state?.fault?.traceId ?? NO_TRACE];
  const headers = new Headers(stampHeaders(page, values));
  for (const [name, value] of context.answerHeaders)
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  if (key.kind === 'document' && !outcome) setStatusHeaders(headers, page.status);
  const { body, coding } = await stampBody(page, values, accepted);
  if (coding) headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return { body, coding, status: page.status, headers };
}
