// Messages from open pages to the worker.
import { type PageSource, parseWorkerMessage } from '@/lib/shared/worker/worker-message';
import { isCachedClient } from '@/lib/worker/cached-clients';
import { scope } from '@/lib/worker/push/scope';

function sourceOf({ source }: ExtendableMessageEvent): PageSource {
  return { isKept: source !== null && 'id' in source && isCachedClient(source.id) };
}

/** Handles messages: a new build takes over on the visitor's request only; pages may query their source. */
export function handlePageMessages(): void {
  scope.addEventListener('message', (event) => {
    const message = parseWorkerMessage(event.data);
    if (message?.type === 'SKIP_WAITING') event.waitUntil(scope.skipWaiting());
    if (message?.type === 'PAGE_SOURCE') event.ports[0]?.postMessage(sourceOf(event));
  });
}
