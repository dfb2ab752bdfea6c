// A phone on its side: low and wide.
import { ROUTES } from '@/lib/shared/routes';
import { whenAlive } from '../support/people';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 740, height: 360 } });

test('the banner takes the width and half of the height, and the number of unread messages covers no label (B13)', async ({
  page,
  member,
  t,
}) => {
  await member.isAt(ROUTES.home);
  await whenAlive(page);
  await whenPageSettled(page);
  const banner = page
    .getByRole('main')
    .getByRole('region', { name: t('banner.name') })
    .first();
  const frame = await banner.getByRole('link').first().boundingBox();
  expect(frame?.width).toBeGreaterThan(680);
  expect(frame?.height).toBeLessThanOrEqual(180);
  const tab = page
    .getByRole('navigation', { name: t('tab.name') })
    .getByRole('link', { name: t('tab.service') });
  const [label, badge] = await Promise.all([
    tab.getByText(t('tab.service'), { exact: true }).boundingBox(),
    tab.getByText('3', { exact: true }).boundingBox(),
  ]);
  expect(badge?.x).toBeGreaterThanOrEqual((label?.x ?? 0) + (label?.width ?? 0));
});

test('a rotated screen stays at the games that were in sight (B3)', async ({ page, visitor, t }) => {
  const [upright, lying] = [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
  ];
  await page.setViewportSize(upright);
  await visitor.opens(ROUTES.game);
  await whenAlive(page);
  const list = page.getByRole('main').getByRole('list', { name: t('search.label') });
  await page.getByRole('main').getByText(t('search.tag_freeplay'), { exact: true }).first().click();
  await expect(list).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 3_000, behavior: 'instant' }));
  const inSight = () =>
    list.getByRole('listitem').evaluateAll((items) =>
      items
        .filter((item) => {
          const { top, bottom } = item.getBoundingClientRect();
          return bottom > 0 && top < innerHeight;
        })
        .map((item) => Number(item.getAttribute('aria-posinset'))),
    );
  await expect.poll(async () => (await inSight()).length).toBeGreaterThan(2);
  const [first = 0] = await inSight();
  await page.setViewportSize(lying);
  await expect.poll(inSight).toContain(first);
  await page.setViewportSize(upright);
  await expect.poll(inSight).toContain(first);
});
