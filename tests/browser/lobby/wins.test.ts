import { expect, test } from '../support/test';

test('wins and jackpots are the provider’s own, with no player’s whole name, each jackpot beside the next with its whole amount (B24)', async ({
  page,
  visitor,
  t,
}) => {
  await visitor.opens();
  const winners = page.getByRole('list', { name: t('lobby.winners') });
  await expect(winners.getByRole('listitem').first()).toContainText('la***');
  await expect(winners).toContainText('An***');
  await expect(winners).not.toContainText('Ana Lima');
  const jackpots = page.getByRole('list', { name: t('lobby.jackpots') }).getByRole('listitem');
  await expect(jackpots).toHaveCount(3);
  const [first, second] = await Promise.all([0, 1].map((at) => jackpots.nth(at).locator('a').boundingBox()));
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(second?.x ?? 0);
});

test.describe('a merchant whose provider sends none', () => {
  test.use({ brand: 'rio' });

  test('has no such row (B24)', async ({ page, visitor, t }) => {
    await visitor.opens();
    await expect(page.getByRole('list', { name: t('lobby.winners') })).toHaveCount(0);
    await expect(page.getByRole('list', { name: t('lobby.jackpots') })).toHaveCount(0);
  });
});
