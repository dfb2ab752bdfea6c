import 'client-only';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { parsePageSource, type WorkerMessage } from '@/lib/shared/worker/worker-message';

const WAIT_MS = 3_000;
const QUESTION: WorkerMessage = { type: 'PAGE_SOURCE' };

function requestSource(worker: ServiceWorker): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(parsePageSource(data).isKept);
    };
    worker.postMessage(QUESTION, [port2]);
  });
}

/** Returns whether this page is cached; false without a worker or an answer within 3 s. */
export async function isCachedPage(): Promise<boolean> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  return worker ? ((await withTimeLimit(requestSource(worker), WAIT_MS)) ?? false) : false;
}
