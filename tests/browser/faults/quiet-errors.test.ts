import { ROUTES } from '@/lib/shared/routes';
import { tapUntilSent } from '../support/entry/tap-until-sent';
import { PASSWORD } from '../support/people';
import type { Fault } from '../support/sandbox';
import { expect, test } from '../support/test';

const LOGIN_CALL = '/wps/session/login';

const BUSY = { kind: 'error', path: LOGIN_CALL, httpStatus: 429, message: 'Slow down.' } as const;

// tests/unit/shared/errors/action-of.test.ts holds the whole table.
const QUIET: readonly { what: string; fault: Fault; status: number }[] = [
  {
    what: 'a code that starts so',
    fault: { ...BUSY, errorCode: 'TOO_MANY_REQUEST_SMS' },
    status: 429,
  },
  // Last, because of the circuit.
  { what: 'a 502 of the provider', fault: { kind: 'status502', path: LOGIN_CALL }, status: 502 },
];

test('neither a 502 of the provider nor a code that starts with TOO_MANY_REQUEST opens a dialog; the form is free again and shows the support code (X7, B12)', async ({
  page,
  member,
  merchant,
  complaints,
  t,
}) => {
  complaints.expect(/status of (?:429|502|503)/);
  await page.goto(merchant.url(ROUTES.login));
  // The site counts failed tries by name over all tests of a worker.
  await member.fill('minh', PASSWORD);
  for (const { what, fault, status } of QUIET)
    await test.step(what, async () => {
      await merchant.has(fault);
      // After a fault of another test the circuit may be open for two seconds more.
      await expect(async () => {
        const request = await tapUntilSent(page, LOGIN_CALL, member.submit);
        expect((await request.response())?.status()).toBe(status);
      }).toPass();
      const submit = page.getByRole('main').getByRole('button', { name: t('auth.submit') });
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible();
      await merchant.mends();
    });
});
