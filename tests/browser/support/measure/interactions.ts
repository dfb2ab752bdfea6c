// How long a page takes to answer a finger or a key (INP).
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    interactions?: Map<number, number>;
  }
}

type EventTiming = PerformanceEntry & { readonly interactionId: number };

/** Starts to watch; for `addInitScript`, before the page is opened. */
export function watchInteractions(): void {
  const longest = new Map<number, number>();
  window.interactions = longest;
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as EventTiming[])
      if (interactionId > 0) longest.set(interactionId, Math.max(duration, longest.get(interactionId) ?? 0));
  }).observe(options);
}

/** Starts anew; for `page.evaluate`. */
export function forgetInteractions(): void {
  window.interactions?.clear();
}

/** Milliseconds from input to next paint of every interaction that took 16 ms or more, shortest first. */
export const interactionsOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window.interactions?.values() ?? [])].sort((a, b) => a - b));

/** Makes the page's processor so many times slower than it is. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
