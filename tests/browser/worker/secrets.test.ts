import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { readCached, readCaches, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

const USER = 'minh';

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('no call, member page, token or name is ever cached, and visited pages are deleted with the session (SEC-57, SEC-68, SEC-92)', async ({
    page,
    merchant,
    visitor,
    member,
    t,
  }) => {
    await visitor.opens(ROUTES.privacy);
    await whenWorkerIsActive(page);
    await member.isAt(ROUTES.news, USER);
    await expect.poll(() => readCached(page, 'pages')).toContain(ROUTES.news);
    await visitor.opens(ROUTES.settings);
    await expect(page.getByRole('button', { name: t('auth.signOut') })).toBeVisible();
    await whenPageSettled(page);
    const stored = Object.values(await readCaches(page)).flat();
    expect(stored.length).toBeGreaterThan(20);
    expect(stored.filter((url) => /^\/wps|\/m\/member|\/m\/session|token|code=|state=/i.test(url))).toEqual(
      [],
    );
    const { texts, handle } = await page.evaluate(async () => {
      const matches: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) {
          const answer = await cache.match(request);
          if (answer?.type === 'opaque') matches.push('opaque');
          matches.push(JSON.stringify([...(answer?.headers ?? [])]), (await answer?.text()) ?? '');
        }
      }
      const mirror = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
      return { texts: matches, handle: String(mirror.token) };
    });
    expect(handle.length).toBeGreaterThan(8);
    const all = texts.join('\n');
    for (const secret of [handle, `"${USER}"`, `>${USER}<`, 'Set-Cookie']) expect(all).not.toContain(secret);
    expect(texts).not.toContain('opaque');
    await member.signOut();
    await expect(page).toHaveURL(merchant.url(ROUTES.home));
    const left = [...(await readCached(page, 'pages')), ...(await readCached(page, 'data'))];
    expect(left.filter((url) => url !== ROUTES.home)).toEqual([]);
    expect(await readCached(page, 'shell')).toContain(ROUTES.offline);
  });
});
