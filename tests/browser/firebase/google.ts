// Google as a browser test meets it: the sandbox's One Tap, an emulator of Firebase, and a browser that is not private.
import type { BrowserContext, Page } from 'playwright/test';
import type { DemoSite } from '../support/demo-site';

/**
 * Every context of the runner is a private one, which the detection tells by how fast it writes (A19). A browser that knows no
 * durability is not measured, and counts as an ordinary one.
 */
export async function asOrdinaryWindow(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function withoutDurability(names, mode) {
      return transaction.call(this, names, mode);
    };
  });
}

/** Starts the merchant's emulator where it does not run yet; ten seconds and, on a busy machine, a minute, once per run: not in the time of a test. */
export async function startFirebase(code: string): Promise<void> {
  const answer = await fetch(
    `${process.env.FIREBASE_AUTH_EMULATOR}/emulator/v1/projects/demo-${code}/config`,
  );
  if (!answer.ok) throw new Error(`The emulator of ${code} answers ${answer.status}.`);
}

/** Has someone signed in at Google, so that One Tap is offered. */
export async function signInAtGoogle({ provider }: DemoSite, sub: string): Promise<void> {
  const account = { sub, email: `${sub}@mail.example`, name: sub };
  await fetch(`${provider}/control/google`, { method: 'POST', body: JSON.stringify({ account }) });
}

/** The bar of the stand-in. */
export const oneTapBar = (page: Page) => page.getByRole('region', { name: 'Google One Tap (sandbox)' });
