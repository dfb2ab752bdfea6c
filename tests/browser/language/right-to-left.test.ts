import type { Locator } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test.use({ brand: 'noor' });

/** Positions of the first and the last letter of a text. */
const edgesOf = (place: Locator, [first, last]: readonly [string, string]) =>
  place.evaluate(
    (node, words) => {
      const leftOf = (word: string) => {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const start = text.textContent?.indexOf(word) ?? -1;
          if (start < 0) continue;
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, start + word.length);
          return range.getBoundingClientRect().left;
        }
        return Number.NaN;
      };
      return words.map(leftOf);
    },
    [first, last],
  );

test('a range of amounts runs from right to left, the least first; a long Latin name keeps its beginning in sight, a short one is on the right, as the page is', async ({
  page,
  member,
  visitor,
}) => {
  await member.isAt(ROUTES.member);
  const range = page.getByText(/1,000.*5,000,000/);
  await expect(range).toBeVisible();
  const [least = 0, most = 0] = await edgesOf(range, ['1,000', '5,000,000']);
  expect(least).toBeGreaterThan(most);
  const [signed = 0, digits = 0] = await edgesOf(range, ['₨5', '5,000,000']);
  expect(signed).toBeLessThan(digits);
  await visitor.opens(ROUTES.game);
  const name = page.getByText('Baccarat Azulejo', { exact: true }).first();
  await expect(name).toBeVisible();
  const isShown = await name.evaluate((node) => {
    const range = document.createRange();
    range.setStart(node.firstChild as Text, 0);
    range.setEnd(node.firstChild as Text, 1);
    return range.getBoundingClientRect().left >= node.getBoundingClientRect().left;
  });
  expect(isShown).toBe(true);
  const short = page.getByText('Fiesta Wheel', { exact: true }).first();
  await expect(short).toBeVisible();
  const gap = await short.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const card = node.closest('a')?.getBoundingClientRect();
    return Math.abs((card?.right ?? 0) - range.getBoundingClientRect().right);
  });
  expect(gap).toBeLessThan(2);
});
