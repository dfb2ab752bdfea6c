import type { Fault } from '../support/sandbox';
import { expect, test } from '../support/test';

const LOGIN_CALL = '/wps/session/login';

const QUIET: readonly { what: string; fault: Fault; status: number }[] = [
  { what: 'a 502 of the provider', fault: { kind: 'status502', path: LOGIN_CALL }, status: 502 },
  {
    what: 'TOO_MANY_REQUESTS',
    fault: {
      kind: 'error',
      path: LOGIN_CALL,
      errorCode: 'TOO_MANY_REQUESTS',
      httpStatus: 429,
      message: 'Slow down.',
    },
    status: 429,
  },
  {
    what: 'another code that starts with TOO_MANY_REQUEST',
    fault: {
      kind: 'error',
      path: LOGIN_CALL,
      errorCode: 'TOO_MANY_REQUEST_SMS',
      httpStatus: 429,
      message: 'Slow.',
    },
    status: 429,
  },
];

for (const { what, fault, status } of QUIET)
  test(`${what} opens no dialog, and the form is free again (X7)`, async ({
    page,
    member,
    merchant,
    complaints,
    t,
  }) => {
    // After a fault of the provider the circuit may be open for two seconds more.
    complaints.expect(new RegExp(`status of (?:${status}|503)`));
    await merchant.has(fault);
    const answer = page.waitForResponse(`**${LOGIN_CALL}`);
    // The site counts failed tries by name over all tests of a worker.
    await member.signIn('minh');
    expect((await answer).status()).toBe(status);
    const submit = page.getByRole('main').getByRole('button', { name: t('auth.submit') });
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await merchant.mends();
    // A tap within 500 ms of the last answer is a double tap (A5).
    await expect(async () => {
      const next = page.waitForResponse(`**${LOGIN_CALL}`, { timeout: 3_000 });
      await member.submit();
      expect((await next).status()).toBe(200);
    }).toPass();
    await expect(page).toHaveURL(/\/m\/home/, { timeout: 30_000 });
  });
