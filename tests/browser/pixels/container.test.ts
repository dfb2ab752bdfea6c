import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { toldTo, touch } from './told';

test.use({ consent: 'yes' });

const customTag = () => document.documentElement.dataset.customTag;

test('a container’s own HTML runs by the nonce of this answer, on a stored page and when it is revalidated (T4, SEC-80)', async ({
  page,
  site,
  visitor,
}) => {
  const nonces: (string | undefined)[] = [];
  page.on('response', async (answer) => {
    if (new URL(answer.url()).pathname !== ROUTES.home || !answer.ok()) return;
    const policy = (await answer.allHeaders())['content-security-policy'];
    nonces.push(/script-src 'nonce-([^']+)' 'sha256-/.exec(policy ?? '')?.[1]);
  });
  for (let nth = 0; nth < 2; nth += 1) {
    await visitor.opens(ROUTES.home);
    await touch(page);
    await expect.poll(() => page.evaluate(customTag)).toBe('ran');
  }
  const asked = await toldTo(site);
  expect(asked.some(({ platform }) => platform === 'gtm')).toBe(true);
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/=]{20,}$/);
  expect(await page.content()).not.toContain(nonces[0]);
});
