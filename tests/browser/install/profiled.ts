// A browser with a profile of its own: what a test usually gets is a private window, and those install nothing.
import { chromium } from 'playwright/test';
import { test } from '../support/test';

export const profiled = test.extend({
  context: async ({ launchOptions, locale, userAgent, viewport }, use) => {
    const context = await chromium.launchPersistentContext('', {
      ...launchOptions,
      locale,
      userAgent,
      viewport,
    });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
});
