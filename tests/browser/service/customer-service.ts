// Sets up customer service for a test: unread messages, the widget's delay, and members' messages.
import { expect, type Page } from 'playwright/test';

async function post(provider: string, place: string, body: object): Promise<void> {
  const answer = await fetch(`${provider}/control/${place}`, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${place}: ${await answer.text()}`);
}

/** The desk of a sandbox. */
export function customerServiceOf(provider: string) {
  return {
    writesTo: (merchant: string, userName: string, count = 1) =>
      post(provider, 'unread', { merchant, userName, count }),
    delaysWidget: (delayMs: number) => post(provider, 'widget', { delayMs }),
    feedback: async (): Promise<{ data: { category: string; message: string } }[]> =>
      (await fetch(`${provider}/control/received?kind=feedback`)).json(),
  };
}

/** The merchant has no widget, only the chat's page. The site caches the answer for a minute, so the page itself is changed. */
export async function hasNoWidget(page: Page): Promise<void> {
  await page.route('**/WPSCORE_getCustomerServiceScript', (route) =>
    route.fulfill({ json: { success: true, value: null } }),
  );
}

type Recorded = { readonly name: string; readonly args: readonly unknown[] };

/** Returns the commands that the widget has received. */
export function widgetCalls(page: Page): Promise<readonly Recorded[]> {
  return page.evaluate(
    () => (window as unknown as { SandboxChat?: { calls: Recorded[] } }).SandboxChat?.calls ?? [],
  );
}

/** Waits until the widget has the member: the chat starts by its own timer, perhaps later than the deferred widgets. */
export async function whenChatIdentifies(page: Page, who: 'member' | 'visitor'): Promise<void> {
  const reported = who === 'member' ? 'setUser' : 'setLanguage';
  // A page being left cannot evaluate: retried on the next one.
  await expect(async () =>
    expect((await widgetCalls(page)).map(({ name }) => name)).toContain(reported),
  ).toPass({ timeout: 12_000 });
}
