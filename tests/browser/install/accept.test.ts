import { ROUTES } from '@/lib/shared/routes';
import { faultsOf } from '../support/measure/faults';
import { expect, test } from '../support/test';
import { hasPrompt, storedIn, whenDecided } from './browser-prompt';

test.describe('rio', () => {
  test.use({ brand: 'rio' });

  test('accepting the prompt installs by the browser, which is reported once (S3, W4, W5, T1)', async ({
    page,
    merchant,
    visitor,
    t,
  }) => {
    const words = { brand: merchant.name };
    await hasPrompt(page, 'accepted');
    await visitor.opens(ROUTES.mine);
    const card = page.getByRole('region', { name: t('install.title', words) });
    await expect(card).toBeVisible();
    await expect(card).not.toHaveJSProperty('tabIndex', 0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    expect(await faultsOf(page)).toEqual([]);
    await card.getByRole('button', { name: t('install.agree') }).click();
    await expect(page.getByRole('region', { name: t('install.installingTitle', words) })).toBeVisible();
    expect(await page.evaluate(() => window.promptsShown)).toBe(1);
    expect(await storedIn(page)).toEqual({ closes: null, installed: null, skipped: null });
    await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
    await expect(page.getByRole('region', { name: t('install.installedTitle', words) })).toBeVisible();
    expect(await storedIn(page)).toEqual({ closes: '99', installed: '1', skipped: null });
    const events = async () =>
      (await merchant.callsTo('/wps/relay/S2S_events')).map(({ body }) => body).join();
    await expect.poll(events).toContain('a2hsInstalled');
    await page.reload();
    await whenDecided(page);
    await expect(card).toHaveCount(0);
    expect((await events()).match(/a2hsInstalled/g)).toHaveLength(1);
  });
});
