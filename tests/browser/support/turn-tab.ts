import type { Page } from 'playwright/test';

/** The tab goes out of sight or comes back, as the browser would say it; several turns follow at once, with no time between them. */
export const turnTab = (page: Page, ...states: readonly ('hidden' | 'visible')[]) =>
  page.evaluate((turns) => {
    for (const value of turns) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  }, states);
