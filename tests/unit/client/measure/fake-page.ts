// A page's own clock and notes, as browsers give them: jsdom has neither paint nor navigation entries.

/** Entries of the page's performance; times in ms. */
export type FakePage = {
  readonly support?: readonly string[];
  readonly shellAt?: number;
  readonly hiddenAt?: number;
  readonly serverTiming?: readonly { name: string; duration: number; description: string }[];
  readonly activationStart?: number;
};

const PAINTS = ['paint', 'largest-contentful-paint'];

/** Puts the page's notes in place; the clock is the test's fake one. */
export function setPage({ support = PAINTS, shellAt, hiddenAt, ...navigation }: FakePage): void {
  const byType: Record<string, object[]> = {
    navigation: [navigation],
    'visibility-state': hiddenAt === undefined ? [] : [{ name: 'hidden', startTime: hiddenAt }],
  };
  Object.assign(window.performance, {
    getEntriesByType: (type: string) => byType[type] ?? [],
    getEntriesByName: () => (shellAt === undefined ? [] : [{ startTime: shellAt }]),
  });
  Object.assign(globalThis, { PerformanceObserver: { supportedEntryTypes: support } });
}

/** Makes the document visible or hidden, and dispatches the event. */
export function setVisibility(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}
