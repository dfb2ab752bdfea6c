import { ROUTES, toHref } from '@/lib/shared/routes';
import { overflowsOf } from '../support/measure/overflow';
import { PHONE_PIXELS } from '../support/measure/phone-pixels';
import { expect, test } from '../support/test';

test.use({ ...PHONE_PIXELS, reads: 'LO' });

test('news whose title is one long word widen no page, under other news either (R13)', async ({
  page,
  visitor,
  merchant,
}) => {
  const value = [
    { id: 1, title: 'W'.repeat(150), content: 'x'.repeat(900) },
    { id: 2, title: 'Short', content: 'Short' },
  ];
  await merchant.has({ kind: 'answer', path: '/wps/relay/MCSFE_getListAnnouncements', value });
  for (const id of ['1', '2']) {
    await visitor.opens(toHref(ROUTES.news, { id }));
    await expect(page.getByText('W'.repeat(150))).toBeVisible();
    expect(await page.evaluate(overflowsOf)).toEqual([]);
  }
});
