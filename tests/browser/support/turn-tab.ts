import type { Page } from 'playwright/test';

/** The tab goes out of sight or comes back, as the browser would say it. */
export const turnTab = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', { value: next, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
