import { draws } from '@/lib/shared/calls/game-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { violationsOf } from '../support/axe';
import { whenWhole } from '../support/screens';
import { expect, test } from '../support/test';

const LOTTERY = { code: 'lott-sunrise-6-45', vendor: 'LOTT' } as const;
const PAGE = toHref(ROUTES.game, { game: LOTTERY.code });
const MINUTE_MS = 60_000;

const drawAt = (inMs: number, numbers: readonly number[]) => [
  {
    game: LOTTERY.code,
    vendor: LOTTERY.vendor,
    drawAt: new Date(Date.now() + inMs).toISOString(),
    closesAt: new Date(Date.now() + inMs - MINUTE_MS).toISOString(),
    last: { at: new Date(Date.now() - MINUTE_MS).toISOString(), numbers },
  },
];

test('a lottery’s page shows the next draw with a countdown, the last result and how it is played, and follows the draw: tickets close, it is drawn, and the next one comes with its result (B23)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens(PAGE);
  const countdown = page.getByRole('timer', { name: t('draw.next') });
  await expect(countdown).toHaveText(/^(?:\d+:)?\d+:\d\d$/);
  const first = await countdown.textContent();
  await expect(countdown).not.toHaveText(first ?? '');
  const balls = page.getByRole('list', { name: t('draw.last') }).getByRole('listitem');
  expect(await balls.count()).toBeGreaterThanOrEqual(3);
  await expect(balls.first()).toHaveText(/^\d+$/);
  await expect(page.getByRole('heading', { name: t('draw.how') })).toBeVisible();
  await expect(page.getByText(t('draw.how1'))).toBeVisible();
  await whenWhole(page);
  expect(await violationsOf(page)).toEqual([]);
  // All tests of a merchant share the page's own answer; later requests are answered here.
  await page.route(`**${draws.path}`, (route) =>
    route.fulfill({ json: { success: true, value: drawAt(26 * 3_600_000, [7, 8, 9]) } }),
  );
  const drawTime = async () =>
    Date.parse((await page.locator('section time').first().getAttribute('datetime')) ?? '');
  // Tickets are sold at this time, whatever the machine's clock says.
  await page.clock.install({ time: (await drawTime()) - 6 * MINUTE_MS });
  await page.reload();
  const note = page.getByRole('main').getByRole('status');
  const closes = t('draw.closes', { time: '' }).trim();
  await expect(note).toContainText(closes);
  const leftMs = (await drawTime()) - (await page.evaluate(() => Date.now()));
  await page.clock.fastForward(leftMs - 30_000);
  await expect(note).toHaveText(t('draw.closed'));
  await page.clock.fastForward(31_000);
  await expect(balls).toHaveText(['7', '8', '9']);
  await expect(note).toContainText(closes);
});

test.describe('a merchant whose provider sends no draws', () => {
  test.use({ brand: 'rio' });

  test('shows how a lottery is played, and invents no draw (B23)', async ({ page, visitor, t }) => {
    await visitor.opens(PAGE);
    await expect(page.getByText(t('draw.how1'))).toBeVisible();
    await expect(page.getByRole('timer', { name: t('draw.next') })).toHaveCount(0);
    await expect(page.getByRole('list', { name: t('draw.last') })).toHaveCount(0);
  });
});
