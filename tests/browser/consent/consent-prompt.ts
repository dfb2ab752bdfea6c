// A merchant with advertising measurement, and the consent prompt that follows.
import type { Page } from 'playwright/test';
import type { Merchant } from '../support/merchant';
import type { Translate } from '../support/texts';

/** Has the site configuration name these ids for the merchant's host; by default two platforms. */
export async function withPartners(
  page: Page,
  { origin }: Merchant,
  ids: object = { fbPixelId: '100000000000011', gtagId: 'G-DEMO000001' },
): Promise<void> {
  const domains = [{ domain: new URL(origin).hostname, affiliateCode: 'www', ...ids }];
  await page.route(/\/wps\/system\/config/, (route) =>
    route.fulfill({ json: { success: true, value: { domains } } }),
  );
}

/** The question. */
export const questionOf = (page: Page, t: Translate) =>
  page.getByRole('region', { name: t('consent.promptTitle'), exact: true });

/** The choice that the server stored. */
export async function storedChoice(page: Page): Promise<string | undefined> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith('mc_consent'))?.value;
}
