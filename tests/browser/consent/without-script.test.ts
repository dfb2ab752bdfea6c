import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import { storedChoice } from './consent-prompt';

test.use({ javaScriptEnabled: false, consent: 'unasked' });

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('the choices read fully and work without script (B7, B33)', async ({ page, merchant, visitor, t }) => {
    await visitor.opens(`${ROUTES.privacy}?r=FRIEND7`);
    const main = page.getByRole('main');
    for (const key of ['ruleRequired', 'neededTitle', 'sessionWhy', 'clicksWhy', 'choiceNote'])
      await expect(main.getByText(t(`privacy.${key}`))).toBeVisible();
    for (const [answer, word, choice] of [
      ['accept', 'yes', 'choseYes'],
      ['decline', 'no', 'choseNo'],
    ] as const) {
      await main.getByRole('button', { name: t(`consent.${answer}`), exact: true }).click();
      await expect(page).toHaveURL(merchant.url(`${ROUTES.privacy}?r=FRIEND7#said-${word}`));
      await expect(main.getByText(t(`consent.${choice}`))).toBeVisible();
      expect(await storedChoice(page)).toBe(word);
    }
  });
});
