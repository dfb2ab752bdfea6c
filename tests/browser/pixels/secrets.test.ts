import { ROUTES } from '@/lib/shared/routes';
import { findSecrets } from '@/tests/support/find-secrets';
import { PASSWORD } from '../support/people';
import { controlOf } from '../support/sandbox';
import { whenBrowserIdle } from '../support/settled';
import { expect, test } from '../support/test';
import { allPixelText, countAsUsed, type PixelCallRecord, pixelCallsOf } from './reported-pixels';

test.use({ consent: 'yes' });

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('no password, token, name, e-mail or phone number reaches a pixel (ruling 70, SEC-57, SEC-82)', async ({
    page,
    site,
    merchant,
    member,
    t,
  }) => {
    const email = 'canary.mail@brand.example';
    await merchant.changesMember('lan', { email, mobileNum: '915550109', profile: { email } });
    await page.goto(merchant.url(`${ROUTES.login}?fbclid=FbX`));
    await countAsUsed(page);
    await expect
      .poll(async () => (await pixelCallsOf(site)).some(({ platform }) => platform === 'adjust'))
      .toBe(true);
    await member.fill('lan', PASSWORD);
    await member.submit();
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.home)}`));
    const hash = /"external_id":"([0-9a-f]{64})"/;
    await expect.poll(async () => hash.test(await allPixelText(site))).toBe(true);
    const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
    await tabs.getByRole('link', { name: t('tab.me'), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`^${merchant.url(ROUTES.mine)}|/m/member`));
    const isReported = ({ page: at = '' }: PixelCallRecord) => /\/m\/(?:mine|member)/.test(at);
    await expect.poll(async () => (await pixelCallsOf(site)).some(isReported)).toBe(true);
    await whenBrowserIdle(page);
    const text = await allPixelText(site);
    const tokens = (await controlOf(site.provider).allCalls()).flatMap(
      ({ headers }) => headers.authorization ?? [],
    );
    expect(tokens.length).toBeGreaterThan(0);
    const cookies = (await page.context().cookies()).filter(({ name }) => /^(__Host-)?mck?$/.test(name));
    const canaries = [PASSWORD, email, '915550109', ...tokens, ...cookies.map(({ value }) => value)];
    expect(findSecrets(text, canaries)).toEqual([]);
    expect(text).not.toMatch(/"lan"|userName|customerName|user_name/);
  });
});
