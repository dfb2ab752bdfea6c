// Push event handlers of the worker.
import { handleClick, handlePush, handleSubscriptionChange } from '@/lib/worker/push/push-handlers';
import { scope } from '@/lib/worker/push/scope';

function textOf({ data }: PushEvent): string {
  try {
    return data?.text() ?? '';
  } catch {
    return '';
  }
}

/** Registers push handlers; browsers require it in the worker's first run. */
export function handlePushEvents(): void {
  scope.addEventListener('push', (event) => event.waitUntil(handlePush(scope, textOf(event))));
  scope.addEventListener('notificationclick', (event) =>
    event.waitUntil(handleClick(scope, event.notification)),
  );
  scope.addEventListener('pushsubscriptionchange', (event) =>
    (event as ExtendableEvent).waitUntil(handleSubscriptionChange(scope)),
  );
}
