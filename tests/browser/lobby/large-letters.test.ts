// Letters and pages of twice the size (WCAG 1.4.4).
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

async function doubleLetters(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

test('the number of a place in the top ten stays above the name of its game', async ({
  page,
  context,
  visitor,
}) => {
  await doubleLetters(context, page);
  await visitor.opens();
  const place = page.locator('span[aria-hidden="true"]', { hasText: /^1$/ });
  const card = page.getByRole('main').getByRole('link').filter({ has: place }).first();
  const [rank, picture] = await Promise.all([
    card.locator(place).boundingBox(),
    card.getByRole('img').or(card.locator('img')).first().boundingBox(),
  ]);
  expect(rank?.height).toBeGreaterThan(0);
  const bottomOf = (box: typeof rank) => (box ? box.y + box.height : 0);
  // The name begins a little below the picture.
  expect(bottomOf(rank)).toBeLessThanOrEqual(bottomOf(picture) + 8);
});

test('an amount that was won stays in its card, and a card beside its neighbour', async ({
  page,
  context,
  visitor,
  t,
}) => {
  await doubleLetters(context, page);
  await visitor.opens();
  const cards = page
    .getByRole('main')
    .getByRole('list', { name: t('lobby.jackpots') })
    .getByRole('link');
  await expect(cards.first()).toBeAttached();
  const overhangs = await cards.evaluateAll((all) => all.map((card) => card.scrollWidth - card.clientWidth));
  expect(Math.max(...overhangs)).toBeLessThanOrEqual(0);
});

test('the link beside the password’s label stays above the field on two lines, and the letter of the brand inside its icon', async ({
  page,
  context,
  visitor,
  t,
}) => {
  await doubleLetters(context, page);
  await visitor.opens(ROUTES.login);
  const link = await page
    .getByRole('main')
    .getByRole('link', { name: t('recovery.title') })
    .boundingBox();
  const field = await page.getByLabel(t('auth.password'), { exact: true }).boundingBox();
  expect(link?.height).toBeGreaterThan(60);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((field?.y ?? 0) + 2);
  const letter = page.getByRole('banner').locator('[aria-hidden]', { hasText: /^A$/ });
  expect(await letter.evaluate((node) => node.scrollHeight - node.clientHeight)).toBeLessThanOrEqual(0);
});

test('buttons and choices that have no room for their words side by side stand below each other', async ({
  page,
  context,
  visitor,
  member,
  t,
}) => {
  await doubleLetters(context, page);
  await member.hasSession();
  const leftsOf = (parts: Locator) =>
    parts.evaluateAll((nodes) => nodes.map((node) => Math.round(node.getBoundingClientRect().left)));
  const main = page.getByRole('main');
  for (const [path, parts] of [
    [ROUTES.safety, main.getByRole('radio')],
    [
      ROUTES.member,
      main
        .getByRole('link', { name: t('member.toDeposit') })
        .or(main.getByRole('link', { name: t('member.toWithdraw') })),
    ],
  ] as const) {
    await visitor.opens(path);
    await expect(parts.nth(1), path).toBeVisible();
    expect(new Set(await leftsOf(parts)).size, path).toBe(1);
  }
});

test.describe('noor', () => {
  test.use({ brand: 'noor' });

  test('on a page magnified to twice its size, the invitation to register breaks no word, such as the brand’s name, in two (WCAG 1.4.10)', async ({
    page,
    visitor,
  }) => {
    await page.setViewportSize({ width: 180, height: 370 });
    await visitor.opens(toHref(ROUTES.home, { lang: 'EN' }));
    const linesOf = (title: Element) => {
      const text = title.firstChild;
      return [...(text?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text as Node, index);
        range.setEnd(text as Node, index + word.length);
        return [word, range.getClientRects().length];
      });
    };
    const words = await page
      .locator('main a[data-for="visitor"] > span', { hasText: 'Noor Games' })
      .first()
      .evaluate(linesOf);
    expect(words).toEqual(['New', 'to', 'Noor', 'Games?'].map((word) => [word, 1]));
  });
});

test('on a page magnified to twice its size, the parts of a visitor’s and a member’s header lie side by side or below each other, and on the screen (WCAG 1.4.10)', async ({
  page,
  visitor,
  member,
}) => {
  await page.setViewportSize({ width: 180, height: 370 });
  const inHeader = page.getByRole('banner').locator('a, button').filter({ visible: true });
  const faultsIn = () =>
    inHeader.evaluateAll((parts) => {
      const boxes = parts.map((part) =>
        (part.querySelector('[aria-hidden]') ?? part).getBoundingClientRect(),
      );
      return boxes.flatMap((box, at) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${at} is off the screen`] : []),
        ...boxes
          .slice(0, at)
          .filter(
            ({ left, right, top, bottom }) =>
              left < box.right && box.left < right && top < box.bottom && box.top < bottom,
          )
          .map((_, other) => `${at} lies over ${other}`),
      ]);
    });
  await visitor.opens();
  await expect(inHeader).toHaveCount(3);
  expect(await faultsIn()).toEqual([]);
  await member.hasSession();
  await visitor.opens();
  await expect(inHeader).toHaveCount(4);
  expect(await faultsIn()).toEqual([]);
});
