// What moves while a page loads (CLS).
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    shifts?: string[];
  }
}

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
};

/** Starts to watch; for `addInitScript`, before the page is opened. */
export function watchShifts(): void {
  window.shifts = [];
  const nameOf = ({ node }: { node: Node | null }) =>
    node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[])
      window.shifts?.push(`${entry.value.toFixed(4)} ${entry.sources.map(nameOf).join(', ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What shifted, once two frames have passed without news. */
export const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shifts ?? ['not watched']))),
      ),
  );
