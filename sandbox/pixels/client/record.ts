// Shared by all stand-ins: records a call for tests, reports it, sets a cookie, and blocks the page as real scripts do.
declare const settings: { platform: string; queue?: string; burnMs: number };

export type Note = { platform: string; pixel?: string; args: unknown[]; time: number };

const script = document.currentScript as HTMLScriptElement;

export const scriptUrl = new URL(script.src);

const isArguments = (value: unknown): value is ArrayLike<unknown> =>
  Object.prototype.toString.call(value) === '[object Arguments]';

/** Returns the arguments of a queued call (an arguments object); null for anything else. */
export const toArgs = (entry: unknown): unknown[] | null => (isArguments(entry) ? Array.from(entry) : null);

/** Records the call, and reports it with the page's address unless consent for this vendor is denied. */
export const record = (
  args: unknown[],
  { pixel, isHeld = false }: { pixel?: string; isHeld?: boolean } = {},
) => {
  const note: Note = { platform: settings.platform, pixel, args, time: Date.now() };
  const page = window as unknown as { __tracked?: Note[] };
  page.__tracked ??= [];
  page.__tracked.push(note);
  if (isHeld) return;
  const report = { ...note, page: location.href, from: document.referrer, title: document.title };
  navigator.sendBeacon(`${scriptUrl.origin}/pixels/collect`, JSON.stringify(report));
};

const hasCookie = (name: string): boolean =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${name}=`));

/** Sets a cookie on the widest possible domain, unless there is one. */
export const storeCookie = (name: string, value: string, days = 90): void => {
  const labels = location.hostname.split('.');
  for (let from = labels.length - 2; from >= 0 && !hasCookie(name); from -= 1) {
    const domain = labels.slice(from).join('.');
    document.cookie = `${name}=${value}; domain=${domain}; path=/; max-age=${days * 86_400}; samesite=lax`;
  }
};

/** A parameter of the page's address. */
export const queryOf = (name: string): string | null => new URLSearchParams(location.search).get(name);

const end = performance.now() + settings.burnMs;
while (performance.now() < end) {
  // The vendors' scripts take time to start.
}
