// Google as a browser test meets it: the sandbox's One Tap, an emulator of Firebase, and a browser that is not private.
import type { BrowserContext, Page } from 'playwright/test';

/** Every context of the runner is a private one, which Chromium tells by its small quota (A19): this one is given room. */
export async function asOrdinaryWindow(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const answer = (done: (used: number, granted: number) => void) => done(0, 1e12);
    const storage = { queryUsageAndQuota: answer };
    Object.defineProperty(navigator, 'webkitTemporaryStorage', { value: storage, configurable: true });
  });
}

/** Starts the merchant's emulator where it does not run yet; about ten seconds, once per run. */
export async function startFirebase(code: string): Promise<void> {
  const answer = await fetch(
    `${process.env.FIREBASE_AUTH_EMULATOR}/emulator/v1/projects/demo-${code}/config`,
  );
  if (!answer.ok) throw new Error(`The emulator of ${code} answers ${answer.status}.`);
}

/** What the stand-in for One Tap offers and was asked for. */
type StandIn = { readonly calls: string[]; readonly account: Record<string, string> };

/** Has the stand-in offer somebody nobody knows yet. */
export async function offersAccount(page: Page, sub: string): Promise<void> {
  await page.evaluate((name) => {
    const { id } = (window as unknown as { google: { accounts: { id: StandIn } } }).google.accounts;
    Object.assign(id.account, { sub: name, email: `${name}@mail.example`, name });
  }, sub);
}

/** The bar of the stand-in. */
export const oneTapBar = (page: Page) => page.getByRole('region', { name: 'Google One Tap (sandbox)' });
