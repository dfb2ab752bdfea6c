// The vendor's sign-in window as a test meets it: the emulator's own page, without the network.
import type { BrowserContext, Page } from 'playwright/test';

/** Handles foreign resources of the emulator's pages: gapi gets a stand-in, styles are blocked. */
export async function withoutNetwork(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ path: 'tests/browser/firebase/gapi-stand-in.mjs', contentType: 'text/javascript' }),
  );
  await context.route(/^https:\/\/(?:unpkg\.com|fonts\.|www\.gstatic)/, (route) =>
    route.fulfill({ body: '', contentType: 'text/css' }),
  );
}

/** Waits until the window's script listens: an earlier click does nothing. */
export const isReady = (there: Page): Promise<void> => there.waitForLoadState();

/** Signs in as a new account, as a player would on the vendor's page. */
export async function signInThere(there: Page, email: string): Promise<void> {
  await isReady(there);
  await there.locator('.js-new-account').click();
  await there.locator('#email-input').fill(email);
  await there.locator('#sign-in').click();
}
