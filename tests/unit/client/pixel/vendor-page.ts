// The page as vendors' snippets see it: globals by name, and the scripts that were put into it.

/** Globals that any platform makes. */
export const GLOBALS = [
  'fbq',
  '_fbq',
  'ttq',
  'TiktokAnalyticsObject',
  'kwaiq',
  'KwaiAnalyticsObject',
  'dataLayer',
  'gtmLayer',
  'gtag',
  'google_tag_manager',
  'AF',
  'AppsFlyerSdkObject',
  'bge',
  'bgdataLayer',
];

/** A global of the page. */
export const globalOf = <Value>(name: string): Value =>
  (window as unknown as Record<string, Value>)[name] as Value;

/** The globals that there are. */
export const madeGlobals = (): string[] => GLOBALS.filter((name) => name in window);

/** A page without vendors. */
export function resetVendors(): void {
  for (const name of GLOBALS) Reflect.deleteProperty(window, name);
  document.head.replaceChildren();
}

/** The scripts in the page, by address. */
export const scripts = (): string[] => [...document.scripts].map(({ src }) => src);

/** Lets the script whose address contains `part` load or fail. */
export function settle(part: string, how: 'load' | 'error' = 'load'): void {
  [...document.scripts].find(({ src }) => src.includes(part))?.dispatchEvent(new Event(how));
}

/** Queued arguments objects as lists, marked to distinguish them from arrays. */
export const spread = (entries: readonly unknown[]): unknown[][] =>
  entries.map((entry) => {
    expect(Object.prototype.toString.call(entry)).toBe('[object Arguments]');
    return Array.from(entry as ArrayLike<unknown>);
  });

/** An event as pixels get it. */
export const anEvent = (name = 'register', eventId = 'e-1') => ({ name, eventId, clicks: {} }) as never;
