// The session of a log-in in another tab.
import type { BrowserContext } from 'playwright/test';
import { SESSION_HINT_COOKIE } from '@/lib/shared/auth/session-info';
import { signIn } from '@/tests/wire/support/ask';
import type { Merchant } from '../merchant';

/** Logs an account in by a call, and gives the context its cookies. */
export async function addSession(
  context: BrowserContext,
  { origin }: Merchant,
  userName: string,
): Promise<void> {
  const { hostname, port } = new URL(origin);
  const cookies = await signIn(Number(port), hostname, userName);
  await context.addCookies(
    cookies.split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split(/=(.*)/);
      return { name, value, url: origin, httpOnly: name !== SESSION_HINT_COOKIE };
    }),
  );
}
