// Dates of lists that the browser writes, in languages that browsers lack.
import { LANGUAGES } from '@/lib/shared/locale/language-table';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { expect, test } from '../support/test';

test('in KM, LO and MY no English month stands among the payments (B19)', async ({
  page,
  member,
  visitor,
}) => {
  await member.hasSession();
  for (const lang of ['KM', 'LO', 'MY'] as const) {
    await visitor.opens(toHref(ROUTES.transactions, { lang }));
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[lang].tag);
    const dates = page.getByRole('main').locator('time');
    await expect(dates).toHaveCount(20);
    const hasWords = await page.evaluate(
      () => Intl.DateTimeFormat.supportedLocalesOf(document.documentElement.lang).length > 0,
    );
    for (const text of await dates.allTextContents())
      if (!hasWords) expect(text).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}$/);
      else expect(text).not.toMatch(/[A-Za-z]/);
  }
});
