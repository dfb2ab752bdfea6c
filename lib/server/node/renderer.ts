// Entry of a render process (build/renderer.mjs): Next without a port. It requests provider answers from its parent, so that caches,
// metrics and limits are in one process.
import 'server-only';
import next from 'next';
import { skipStartCheck } from '@/lib/server/node/check-start';
import { withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { setInternalHandler } from '@/lib/server/pages/render/internal-server';
import {
  type FromRenderer,
  type RenderJob,
  renderHere,
  type ToRenderer,
} from '@/lib/server/pages/render/render-job';
import { getLog, logConsole } from '@/lib/server/platform/log';
import { markNodeServer } from '@/lib/server/platform/process/node-server';
import { shiftBudget, type TimeBudget } from '@/lib/server/platform/time-budget';
import { type KnownAnswer, setAnswerSource } from '@/lib/server/provider/answer-cache/answer-cache';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { leaveOutRegistry } from '@/lib/server/tenants/merchant/merchant-source';

const ALIVE_MS = 1_000;
const pendingAnswers = new Map<number, (answer: KnownAnswer) => void>();
let count = 0;

const send = (message: FromRenderer): void => void process.send?.(message);

function requestAnswer({ merchant, row, visitor, query, timeoutMs }: ProviderCall, budget?: TimeBudget) {
  count += 1;
  const id = count;
  const question = {
    merchant,
    row,
    visitor,
    timeoutMs,
    query: String(query ?? ''),
    budget: budget && shiftBudget(budget, -performance.now()),
  };
  return new Promise<KnownAnswer>((resolve) => {
    pendingAnswers.set(id, resolve);
    send({ kind: 'ask', id, question });
  });
}

async function render(id: number, job: RenderJob): Promise<void> {
  try {
    const result = await renderHere({ ...job, budget: shiftBudget(job.budget, performance.now()) });
    send({ kind: 'rendered', id, result, memoryBytes: process.memoryUsage.rss() });
  } catch (error) {
    send({ kind: 'failed', id, error: String(error) });
  }
}

function take(message: ToRenderer): void {
  if (message.kind === 'render') return void render(message.id, message.job);
  const { answer } = message;
  pendingAnswers.get(message.id)?.({ ...answer, hasWaited: !answer.isStale });
  pendingAnswers.delete(message.id);
}

// It ends with its parent, which drains first; Ctrl-C reaches both.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
// React abandons work that a page no longer needs; its rejection is harmless.
process.on('unhandledRejection', (reason) =>
  getLog().error({ error: String(reason) }, 'unhandled rejection'),
);
markNodeServer();
logConsole();
skipStartCheck();
setAnswerSource(requestAnswer);
leaveOutRegistry();
const app = next({ dev: false, hostname: 'localhost' });
await app.prepare();
setInternalHandler(withFaultAnswer(app.getRequestHandler()));
process.on('message', take);
send({ kind: 'ready' });
setInterval(() => send({ kind: 'alive' }), ALIVE_MS);
