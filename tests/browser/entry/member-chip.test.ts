import { ROUTES } from '@/lib/shared/routes';
import { shiftsOf, watchShifts } from '../support/measure/shifts';
import { expect, test } from '../support/test';

const LONG_NAME = 'a-player-with-a-very-long-name';

test.use({ brand: 'lotus' });

test('the chip in the header is as wide as the name, up to a limit, from the first paint; a name that is known later shifts nothing (CLS 0)', async ({
  page,
  member,
  visitor,
  t,
}) => {
  await page.addInitScript(watchShifts);
  await member.isAt(ROUTES.news);
  const chip = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${t('auth.account')}`) });
  await expect(chip).toHaveText('lan');
  const widthOf = async () => (await chip.boundingBox())?.width ?? 0;
  expect(await shiftsOf(page)).toEqual([]);
  await visitor.opens(ROUTES.news);
  const short = await widthOf();
  expect(short).toBeGreaterThan(44);
  expect(short).toBeLessThan(90);
  await page.evaluate((name) => {
    const info = JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}');
    sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...info, userName: name }));
  }, LONG_NAME);
  await visitor.opens(ROUTES.news);
  await expect(chip).toHaveText(LONG_NAME);
  expect(await widthOf()).toBeGreaterThan(short);
  expect(await widthOf()).toBeLessThanOrEqual(0.4 * 360);
  expect(await shiftsOf(page)).toEqual([]);
});

for (const brand of ['aurora', 'noor'] as const)
  test.describe(brand, () => {
    test.use({ brand });

    test('beside a balance the name of the brand stays on one line', async ({
      page,
      member,
      merchant,
      t,
    }) => {
      await member.isAt(ROUTES.news);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: t('member.balance') })).toHaveText(/\d/);
      const lines = header.getByText(merchant.name, { exact: true }).evaluate((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      expect(await lines).toBe(1);
    });
  });
