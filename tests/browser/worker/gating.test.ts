import type { Page } from 'playwright/test';
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect, test } from '../support/test';
import { readCaches, readWorkers, whenWorkerIsActive } from './device';

test.use({ serviceWorkers: 'allow' });

const ANDROID = 'Mozilla/5.0 (Linux; Android 13; Pixel 7; wv) AppleWebKit/537.36 (KHTML, like Gecko)';
const TAIL = 'Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';

const OWN_APP = `${ANDROID} ${TAIL} MCShell/2.5.0`;

async function turnInto(page: Page, userAgent: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setUserAgentOverride', { userAgent });
}

test.describe('the operator’s app', () => {
  test.use({ brand: 'noor' });

  test('a worker where none is allowed is removed with all its caches, and the user is asked to refresh (W2, SEC-93)', async ({
    page,
    visitor,
    t,
  }) => {
    await visitor.opens(ROUTES.privacy);
    await whenWorkerIsActive(page);
    await turnInto(page, OWN_APP);
    await visitor.opens(ROUTES.privacy);
    const notice = page.getByRole('alertdialog', { name: t('worker.cleanedTitle') });
    await expect(notice).toBeVisible();
    expect(await readWorkers(page)).toEqual([]);
    const reloaded = page.waitForEvent('load');
    await notice.getByRole('button', { name: t('worker.refresh') }).click();
    await reloaded;
    await whenPageSettled(page);
    await expect(notice).toHaveCount(0);
    expect(await readWorkers(page)).toEqual([]);
    expect(await readCaches(page)).toEqual({});
  });
});
