import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test('a member’s tap on a partner’s banner takes token and user name along, and no referrer; its window may speak to the page (SEC-71, ruling 5, M2)', async ({
  page,
  context,
  member,
}) => {
  await member.isIn();
  const [opened, requests] = await Promise.all([
    page.waitForEvent('popup'),
    context.waitForEvent('request', (request) => new URL(request.url()).hostname === 'partner.localhost'),
    // The banners rotate: a real tap waits until they stand still.
    page.locator(`main a[href*="${ROUTES.out}"]`).first().dispatchEvent('click'),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  const { searchParams } = new URL(requests.url());
  expect(searchParams.get('username')).toBe('lan');
  expect(searchParams.get('token')).toMatch(/.{8}/);
  expect((await requests.allHeaders()).referer).toBeUndefined();
  expect(await opened.evaluate(() => [window.opener !== null, document.referrer])).toEqual([true, '']);
});
