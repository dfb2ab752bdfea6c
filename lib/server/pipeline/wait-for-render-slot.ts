// Queues a request that Next answers for one visitor together with shared renderings.
import 'server-only';
import type { ServerResponse } from 'node:http';
import { isAdmitted } from '@/lib/server/http/overload/admission';
import { type BusyAnswer, refuseCold, toBusyAnswer } from '@/lib/server/http/overload/busy-answer';
import { takeSlot } from '@/lib/server/http/overload/render-slots';
import { isPagePath } from '@/lib/server/http/page-paths';
import type { PipelineResult } from '@/lib/server/http/request-context';
import { isHandlerPath, isHealthPath } from '@/lib/server/pipeline/run-pipeline';
import { abortSignalOf } from '@/lib/server/platform/abort-on-close';
import { Overloaded } from '@/lib/server/platform/overloaded';

/** When the response ends, its slot is released; absent where that is unknown. */
type Ending = Pick<ServerResponse, 'once' | 'destroyed'>;

async function holdSlot({ context }: PipelineResult, response: Ending): Promise<void> {
  const leave = await takeSlot(context.merchant?.code ?? '', abortSignalOf(response));
  if (response.destroyed) leave();
  else response.once('close', leave);
}

/** Waits for a render slot; handlers and files only fail while the loop lags, health checks never. Returns the response to send instead, if any. */
export async function waitForRenderSlot(
  passed: PipelineResult,
  response?: Ending,
): Promise<BusyAnswer | undefined> {
  const { context, outcome } = passed;
  if (isHealthPath(context.path)) return undefined;
  const isPage = outcome !== undefined || (isPagePath(context.path) && !isHandlerPath(context.path));
  const kind = isPage ? 'page' : 'handler';
  // A page for one visitor counts against its address like an uncached shared one.
  const rejection = isPage ? await refuseCold(context) : undefined;
  if (rejection) return rejection;
  try {
    if (kind === 'page' && response) await holdSlot(passed, response);
    else if (!isAdmitted()) throw new Overloaded('late');
    return undefined;
  } catch (error) {
    if (error instanceof Overloaded) return toBusyAnswer(passed, kind, error);
    throw error;
  }
}
