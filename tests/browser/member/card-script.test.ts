// A merchant whose card payment provider wants its script beside the deposit link.
import { ROUTES } from '@/lib/shared/routes';
import { whenPageSettled } from '../support/settled';
import { expect } from '../support/test';
import { testWith } from '../support/test-with';

const PROVIDER = 'https://cards.example';
const SCRIPT = `${PROVIDER}/v1/card.js`;
const SIGNAL = `${PROVIDER}/v1/signal`;

const test = testWith(({ vendors }) => ({ vendors: { ...Object(vendors), cardPayment: SCRIPT } }));

test('the card payment provider’s script runs on the member home and reaches its own host, and other pages do not load it (SEC-79)', async ({
  page,
  member,
  visitor,
}) => {
  const requested: string[] = [];
  await page.route(`${PROVIDER}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: `fetch('${SIGNAL}')`,
    });
  });
  await member.isAt(ROUTES.settings);
  await whenPageSettled(page);
  expect(requested).toEqual([]);
  await visitor.opens(ROUTES.member);
  await expect.poll(() => requested).toEqual([SCRIPT, SIGNAL]);
});
