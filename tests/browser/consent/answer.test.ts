import { ROUTES } from '@/lib/shared/routes';
import { violationsOf, whenStill } from '../support/axe';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { questionOf, storedChoice, withPartners } from './consent-prompt';

test.use({ consent: 'unasked' });

/** Records layout shifts and the element of the largest paint; for `addInitScript`. */
function watchPaint(): void {
  const shifts = { sum: 0, largest: '' };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const { element } = list.getEntries().at(-1) as unknown as { element?: Element };
    shifts.largest = element?.closest('[data-prompt]') ? 'question' : 'page';
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Returns the look of a button; runs in the page. */
const looksOf = (all: Element[]) =>
  all.map((one) => {
    const { width, height, top } = one.getBoundingClientRect();
    const { color, backgroundColor, borderColor, font } = getComputedStyle(one);
    return { width, height, top, color, backgroundColor, borderColor, font };
  });

test('playing a game and claiming a promotion stay in reach above the question, and do not move when it comes; a no by keyboard alone is stored over reload, page and tab, and the page stays usable meanwhile; both answers have one look and one size, and nothing shifts when the question comes (B7, B33)', async ({
  page,
  context,
  merchant,
  visitor,
  t,
}) => {
  await withPartners(page, merchant);
  let due = Promise.withResolvers<void>();
  await page.route(/\/wps\/system\/config/, async (route) => {
    await due.promise;
    await route.fallback();
  });
  for (const [path, name] of [
    [`${ROUTES.game}?game=cm-fiesta-wheel`, t('game.signInToPlay')],
    [`${ROUTES.activity}?id=42`, t('promo.claim')],
  ] as const) {
    due = Promise.withResolvers<void>();
    await visitor.opens(path);
    const link = page.getByRole('main').getByRole('link', { name, exact: true });
    const place = await link.boundingBox();
    due.resolve();
    await expect(questionOf(page, t)).toBeVisible();
    await whenStill(page);
    expect(await link.boundingBox(), path).toEqual(place);
    await expect(link).toBeInViewport({ ratio: 1 });
    const isOnTop = await link.evaluate((node) => {
      const { left, width, bottom } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, bottom - 2));
    });
    expect(isOnTop, path).toBe(true);
  }

  await visitor.opens(ROUTES.login);
  const question = questionOf(page, t);
  await expect(question).toContainText('Meta (Facebook)');
  await expect(question.locator(':focus')).toHaveCount(0);
  expect(await violationsOf(page)).toEqual([]);
  // The form can be filled in and sent: fields behind the prompt can be scrolled into view.
  await page.getByLabel(t('auth.username'), { exact: true }).fill('lan');
  const submit = page.getByRole('button', { name: t('auth.submit'), exact: true });
  await submit.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await submit.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();

  const other = await context.newPage();
  await withPartners(other, merchant);
  await other.addInitScript(watchPaint);
  await other.goto(merchant.url(ROUTES.home));
  const buttons = questionOf(other, t).getByRole('button');
  await expect(buttons).toHaveCount(2);
  await whenStill(other);
  const [first, second] = await buttons.evaluateAll(looksOf);
  expect(first).toEqual(second);
  // The browser reports a largest paint after it.
  await expect
    .poll(() => other.evaluate(() => (window as unknown as { shifts: object }).shifts))
    .toEqual({ sum: 0, largest: 'page' });

  await page.bringToFront();
  await question.getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: t('consent.decline') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: t('consent.accept') })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect.poll(() => storedChoice(page)).toBe('no');
  await expect(questionOf(other, t)).toHaveCount(0);
  await other.close();
  await page.reload();
  await whenPageSettled(page);
  await expect(question).toHaveCount(0);
});
