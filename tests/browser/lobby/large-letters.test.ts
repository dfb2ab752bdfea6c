// Letters of twice the size, by the browser's own setting (WCAG 1.4.4).
import { expect, test } from '../support/test';

test('the number of a place in the top ten stays above the name of its game', async ({
  page,
  context,
  visitor,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
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
