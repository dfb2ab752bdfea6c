// Tells the other tabs of this site about a sign-in or a sign-out; where it is missing, each tab finds out alone.
import 'client-only';

/** What happened in another tab. */
export type SessionNews = 'signed-in' | 'signed-out';

const NAME = 'mc-session';
let heard: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (!('BroadcastChannel' in window)) return undefined;
  try {
    return new window.BroadcastChannel(NAME);
  } catch {
    // An opaque origin refuses it (some webviews).
    return undefined;
  }
}

function isNews(value: unknown): value is SessionNews {
  return value === 'signed-in' || value === 'signed-out';
}

/** Tells every other tab of the same origin. A host belongs to one merchant, so the origin is scope enough. */
export function notifyTabs(news: SessionNews): void {
  // Told through the channel that this tab hears by, the news does not come back to it.
  const channel = heard ?? openChannel();
  channel?.postMessage(news);
  if (channel !== heard) channel?.close();
}

/** Hears the other tabs; returns the way to stop. One listener a page. */
export function subscribeTabs(listener: (news: SessionNews) => void): () => void {
  const channel = openChannel();
  heard = channel;
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  });
  return () => {
    channel?.close();
    if (heard === channel) heard = undefined;
  };
}
