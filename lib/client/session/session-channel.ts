// Notifies other tabs of a sign-in or sign-out; without BroadcastChannel, each tab finds out alone.
import 'client-only';

export type SessionMessage = 'signed-in' | 'signed-out';

const NAME = 'mc-session';
let subscribedChannel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  try {
    return new window.BroadcastChannel(NAME);
  } catch {
    // An opaque origin throws (some webviews).
    return undefined;
  }
}

function isSessionMessage(value: unknown): value is SessionMessage {
  return value === 'signed-in' || value === 'signed-out';
}

/** Notifies all other tabs of this origin, which belongs to one merchant. */
export function notifyTabs(message: SessionMessage): void {
  // The subscribed channel does not receive its own messages.
  const channel = subscribedChannel ?? openChannel();
  channel?.postMessage(message);
  if (channel !== subscribedChannel) channel?.close();
}

/** Subscribes to other tabs. Returns the unsubscribe function. One listener per page. */
export function subscribeTabs(listener: (message: SessionMessage) => void): () => void {
  const channel = openChannel();
  subscribedChannel = channel;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isSessionMessage(data)) listener(data);
  });
  return () => {
    channel?.close();
    if (subscribedChannel === channel) subscribedChannel = undefined;
  };
}
