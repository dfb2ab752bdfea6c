import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { hasPrompt } from '../install/browser-prompt';
import { whenAlive } from '../support/people';
import { whenBrowserIdle, whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';

const buttonOf = (page: Page, t: Translate) =>
  page.getByRole('complementary', { name: t('downloadBar.name') }).getByRole('link');

// Entries for agents: tests/unit/components/referral/referral-entry.test.tsx.
test.describe('where the bar leads to the referral screen', () => {
  test.use({ brand: 'rio' });

  test('a visitor and a member get the invitation page (S7, F1)', async ({
    page,
    visitor,
    merchant,
    member,
    t,
  }) => {
    await visitor.opens(ROUTES.news);
    await buttonOf(page, t).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
    await member.isAt(ROUTES.news);
    await whenAlive(page);
    await buttonOf(page, t).click();
    await expect(page).toHaveURL(merchant.url(ROUTES.inviteFriends));
  });
});

test.describe('where the bar installs', () => {
  test.use({ brand: 'lotus' });

  test('it shows a message, and no popup opens (S7)', async ({ page, visitor, t }) => {
    await hasPrompt(page, 'accepted');
    await visitor.opens(ROUTES.news);
    await whenPageSettled(page);
    const button = buttonOf(page, t);
    await expect(button).toHaveText(t('downloadBar.install'));
    await button.click();
    await expect.poll(() => page.evaluate(() => window.promptsShown)).toBe(1);
    await whenBrowserIdle(page);
    await expect(page.locator('dialog a[data-download]')).toHaveCount(0);
  });
});
