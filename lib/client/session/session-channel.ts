// Tells the other tabs of this site about a sign-in or a sign-out (B2, ruling 26); where it is missing, each tab finds out alone.
import 'client-only';

/** What happened in another tab. */
export type SessionNews = 'signed-in' | 'signed-out';

const NAME = 'mc-session';
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel | undefined {
  if (channel || !('BroadcastChannel' in window)) return channel;
  try {
    channel = new window.BroadcastChannel(NAME);
  } catch {
    // An opaque origin refuses it (some webviews).
    channel = undefined;
  }
  return channel;
}

function isNews(value: unknown): value is SessionNews {
  return value === 'signed-in' || value === 'signed-out';
}

/** Tells every other tab of the same origin. A host belongs to one merchant, so the origin is scope enough. */
export function tellTabs(news: SessionNews): void {
  openChannel()?.postMessage(news);
}

/** Hears the other tabs; returns the way to stop. */
export function hearTabs(listener: (news: SessionNews) => void): () => void {
  const opened = openChannel();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) listener(data);
  };
  opened?.addEventListener('message', onMessage);
  return () => opened?.removeEventListener('message', onMessage);
}
