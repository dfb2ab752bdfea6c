import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

const OFFER = `${ROUTES.activity}?id=42`;
const ENDED = `${ROUTES.activity}?id=49`;

test('a visitor registers for the offer from a button that is always in sight, and comes back to it; a member is led to support, and an offer that is over requires nothing (M1)', async ({
  page,
  visitor,
  member,
  t,
}) => {
  await visitor.opens(`${OFFER}&r=abc`);
  const bar = page.getByRole('region', { name: t('promo.next') });
  const claim = bar.getByRole('link', { name: t('promo.claim') });
  await expect(claim).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(claim).toBeInViewport({ ratio: 1 });
  const tabs = page.getByRole('navigation', { name: t('tab.name'), exact: true });
  const [button, bottom] = [await claim.boundingBox(), await tabs.boundingBox()];
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(bottom?.y ?? 0);
  const back = encodeURIComponent(`${ROUTES.activity}?id=42`);
  await expect(bar.getByRole('link', { name: t('promo.logIn') })).toHaveAttribute(
    'href',
    expect.stringContaining(`${ROUTES.login}?r=abc&go=${back}`),
  );
  await claim.click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.register}\\?`));
  expect(new URL(page.url()).searchParams.get('go')).toBe(OFFER);

  await member.isAt(OFFER);
  await expect(claim).toBeHidden();
  await bar.getByRole('link', { name: t('promo.contact') }).click();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.service}$`));
  await visitor.opens(ENDED);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('the registration and log-in buttons of an offer share a row on a narrow phone', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(OFFER);
    const links = page.getByRole('region', { name: t('promo.next') }).getByRole('link');
    await expect(links.first()).toBeInViewport({ ratio: 1 });
    const tops = await Promise.all((await links.all()).slice(0, 2).map((link) => link.boundingBox()));
    expect(tops[0]?.y).toBe(tops[1]?.y);
  });
});
