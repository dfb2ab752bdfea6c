// The answer to a request for a page that everybody shares: a kept rendering with a nonce of its own (DESIGN §1.1, QUALITY §4; SEC-80).
import 'server-only';
import { getEnv } from '@/lib/server/env';
import type { GateContext, Passed } from '@/lib/server/gate/context';
import { isPagePath } from '@/lib/server/gate/with-paths';
import { limitColdPage } from '@/lib/server/limit/limit-cold-page';
import { type BusyAnswer, toBusyAnswer, toTooManyAnswer } from '@/lib/server/load/busy-answer';
import { Overloaded } from '@/lib/server/load/overloaded';
import { recordPageWay } from '@/lib/server/metrics/record-page-way';
import { fillBody, fillClicks } from '@/lib/server/stamp/click-marks';
import { fillPage } from '@/lib/server/stamp/fill-page';
import {
  type StampedBody,
  type StampedPage,
  stampBody,
  stampHeaders,
} from '@/lib/server/stamp/form/stamped-page';
import { setStatusHeaders } from '@/lib/server/stamp/noted-status';
import { type PageKey, toPageKey } from '@/lib/server/stamp/page-key';
import { getStampedPage, isPageCold } from '@/lib/server/stamp/store/page-store';

/** Stands for a trace id where no fault is told; no page holds its mark then. */
const NO_TRACE = '0'.repeat(32);

/** An answer ready to be sent. */
export type StampedAnswer = StampedBody & { readonly status: number; readonly headers: Headers };

type Asked = { readonly key: PageKey; readonly values: readonly string[]; readonly accepted: string };

async function toBody(page: StampedPage, { key, values, accepted }: Asked): Promise<StampedBody> {
  if (key.clicks.length === 0) return stampBody(page, values, accepted);
  const { body } = await stampBody(page, values, '');
  return fillBody(body, key.clicks, accepted);
}

async function refuseCold(context: GateContext, key: PageKey): Promise<BusyAnswer | undefined> {
  const refusal = isPageCold(key) ? await limitColdPage(context) : undefined;
  return refusal && toTooManyAnswer(context, refusal);
}

/**
 * Makes the answer, compressed as `accepted` lets it be; undefined where the page must be rendered for its visitor alone, as all are with
 * PAGE_CACHE=off. 503 where it would have to
 * be rendered while too much is (FLT-30), and 429 where its address has asked for too many that had to be rendered for it (SEC-114).
 */
export async function getStampedAnswer(
  passed: Passed,
  accepted = passed.context.request.headers.get('accept-encoding') ?? '',
): Promise<StampedAnswer | undefined> {
  const { context, outcome } = passed;
  const key = getEnv().PAGE_CACHE === 'on' ? toPageKey(context, outcome) : undefined;
  const { budget, request } = context;
  const asker = {
    budget,
    // Few requests wait for anything: a signal costs a listener.
    get signal() {
      return request.signal;
    },
  };
  const refused = key && (await refuseCold(context, key));
  if (refused) return refused;
  const found = key && (await getStampedPage(key, (options) => fillPage(passed, key, options), asker));
  if (found instanceof Overloaded) return toBusyAnswer(passed, 'page', found);
  if (found || outcome || isPagePath(context.path))
    recordPageWay(context.merchant?.code, found?.way ?? 'alone');
  if (!found) return undefined;
  const { page } = found;
  const values = [context.nonce, context.state?.fault?.traceId ?? NO_TRACE];
  const headers = new Headers(
    stampHeaders(page, values).map(([name, value]) => [name, fillClicks(value, key.clicks)]),
  );
  for (const [name, value] of context.answerHeaders)
    if (name === 'set-cookie') headers.append(name, value);
    else headers.set(name, value);
  if (key.kind === 'document' && !outcome) setStatusHeaders(headers, page.status);
  const { body, coding } = await toBody(page, { key, values, accepted });
  if (coding) headers.set('Content-Encoding', coding);
  headers.set('Content-Length', String(body.length));
  return { body, coding, status: page.status, headers };
}
