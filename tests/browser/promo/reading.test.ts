import type { Locator } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { expect, test } from '../support/test';
import { textsIn } from '../support/texts';

const PROMOTION = '/wps/relay/PROMOFE_getPromotion';
/** Text lies on its picture, once the page has stopped moving: it may scroll between the two. */
async function expectInside(words: Locator, picture: Locator): Promise<void> {
  await expect(async () => {
    const [art, text] = [await picture.boundingBox(), await words.boundingBox()];
    if (!(art && text)) throw new Error('text or picture has no place');
    expect(text.y + text.height).toBeLessThanOrEqual(art.y + art.height + 1);
    expect(text.y).toBeGreaterThanOrEqual(art.y);
  }).toPass({ timeout: 12_000 });
}

const one = (id: string) => `${ROUTES.activity}?id=${id}`;

test('a promotion, whose headline is on its picture in the list and on its page, is read from the list, shared, and left for another (R9, M1)', async ({
  page,
  context,
  visitor,
  merchant,
  t,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: merchant.origin });
  await visitor.opens(`${ROUTES.activity}?cid=7`);
  const main = page.getByRole('main');
  const cards = main.locator('a[href*="&id="]');
  const title = (await cards.first().textContent()) ?? '';
  await expectInside(cards.first().locator('span'), cards.first().locator('img'));
  await cards.first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectInside(main.getByRole('heading', { level: 1 }), main.locator('article img').first());
  await expect(main.getByText(t('promoTime.running'))).toBeVisible();
  expect(await main.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1);
  await main.getByRole('button', { name: t('promo.share') }).click();
  await expect(main.getByText(t('promo.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(merchant.url(one('42')));
  await main.getByRole('listitem').locator('a[href*="&id="]').first().click();
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await main.getByRole('link', { name: t('promo.all') }).click();
  await expect(page).toHaveURL(merchant.url(`${ROUTES.activity}?cid=7`));
});

test('an id that names no promotion is a 404 that leads to all promotions; a provider that fails is shown with another try and a support code (R9, B8, B32)', async ({
  page,
  visitor,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of 404/);
  const { hostname: host, port } = new URL(merchant.origin);
  for (const id of ['99', 'no-such', '..%2F..', '%00', "42'--", '']) {
    const before = (await merchant.callsTo(PROMOTION)).length;
    const { status, text } = await ask({ port: Number(port), host, path: one(id) });
    expect([status, text], id).toEqual([404, expect.stringContaining(t('promo.missingTitle'))]);
    const calls = (await merchant.callsTo(PROMOTION)).length - before;
    expect(calls, id).toBe(/^[\w-]+$/.test(id) ? 1 : 0);
  }
  expect((await visitor.opens(one('no-such')))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promo.missingTitle'));
  await page.getByRole('link', { name: t('promo.all') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('promo.title'));

  complaints.expect(/status of 503/);
  const words = textsIn('VI');
  await merchant.has({ kind: 'status502', path: PROMOTION });
  // Another language, because a cached answer of another test would serve.
  await visitor.opens(`${one('45')}&lang=VI`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(words('fault.loadTitle'));
  await expect(main.getByRole('button', { name: words('notice.supportCode') })).toBeVisible();
  await merchant.mends();
  // The circuit may be open for two seconds more: a player taps again.
  const again = main.getByRole('link', { name: words('fault.retry') });
  await expect(async () => {
    // On a slow page it has disappeared already.
    if (await again.isVisible()) await again.click({ timeout: 1_000 });
    await expect(main.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible({
      timeout: 1_500,
    });
  }).toPass();
});
