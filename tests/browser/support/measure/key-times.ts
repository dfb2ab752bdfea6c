// How long a page takes to answer each key (INP).
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    keys?: { readonly begun: number[]; readonly longest: Map<number, number> };
  }
}

type EventTiming = PerformanceEntry & { readonly interactionId: number };

/** Starts to watch; for `addInitScript`, before the page is opened. */
export function watchKeys(): void {
  const keys = { begun: [] as number[], longest: new Map<number, number>() };
  window.keys = keys;
  addEventListener('keydown', ({ timeStamp }) => keys.begun.push(timeStamp), true);
  const options = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { interactionId, startTime, duration } of list.getEntries() as EventTiming[]) {
      const nth = keys.begun.findLastIndex((begunAt) => begunAt <= startTime);
      if (interactionId > 0) keys.longest.set(nth, Math.max(duration, keys.longest.get(nth) ?? 0));
    }
  }).observe(options);
}

/** Returns the milliseconds from each key to the paint of its answer, 0 where it took less than 16, once the page rests; and starts anew. */
export const takeKeyTimes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => requestIdleCallback(resolve));
    const { begun = [], longest } = window.keys ?? {};
    const times = begun.map((_, nth) => longest?.get(nth) ?? 0);
    begun.splice(0);
    longest?.clear();
    return times;
  });

/** Makes the page's processor so many times slower than it is. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
