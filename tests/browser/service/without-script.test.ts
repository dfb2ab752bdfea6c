import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { expect, test } from '../support/test';
import type { Translate } from '../support/texts';
import { GENERAL } from './general-ways';

test.use({ javaScriptEnabled: false });

const PROGRAMMES = [
  {
    path: ROUTES.inviteFriends,
    title: 'referral.title',
    steps: 'referral.stepsTitle',
    onward: 'referral.login',
  },
  {
    path: ROUTES.agentRegister,
    title: 'referral.agentTitle',
    steps: 'referral.agentStepsTitle',
    onward: 'referral.service',
  },
];

async function expectWhatIsNeeded(page: Page, t: Translate): Promise<void> {
  const message = page.locator('noscript');
  await expect(message).toBeVisible();
  expect(await message.textContent()).toBe(t('diagnosis.noScript'));
  await expect(page.getByText(t('diagnosis.passkey'), { exact: true })).toBeVisible();
}

test('without script every general way to service can be read and used (C4), the diagnosis shows what the site needs (B18), the invitation and the partner programme read whole and lead on (R11, B33)', async ({
  page,
  visitor,
  t,
}) => {
  const main = page.getByRole('main');
  await visitor.opens(ROUTES.service);
  for (const name of GENERAL) await expect(main.getByRole('link', { name })).toBeVisible();
  await visitor.opens(ROUTES.diagnosis);
  await expectWhatIsNeeded(page, t);
  for (const { path, title, steps, onward } of PROGRAMMES)
    await test.step(path, async () => {
      await visitor.opens(path);
      await expect(main.getByRole('heading', { level: 1, name: t(title) })).toBeVisible();
      await expect(main.getByRole('heading', { name: t(steps) })).toBeVisible();
      await expect(main.getByRole('listitem')).toHaveCount(3);
      await expect(main.getByRole('link', { name: t(onward) })).toBeVisible();
    });
});
