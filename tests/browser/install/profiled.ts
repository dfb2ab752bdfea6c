// A browser with its own profile: tests usually get a private window, which cannot install anything.
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
