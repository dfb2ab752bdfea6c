import { ROUTES } from '@/lib/shared/routes';
import { newcomerAt } from '../support/entry/newcomer';
import { touch } from '../support/input/touch';
import { controlOf } from '../support/sandbox';
import { expect, test } from '../support/test';
import { countAsUsed, platformsOf, scriptsOf } from './reported-pixels';

test.use({ consent: 'yes' });

const SLOW = '/i18n/pixel/events.js';

test('a registration while a script is loading is reported to that platform by the next page, and to the others once (T1, T4, E5)', async ({
  page,
  site,
  merchant,
  t,
}) => {
  const control = controlOf(site.provider);
  await control.plant('', { kind: 'delay', path: SLOW, delayMs: 60_000, times: 1 });
  const newcomer = newcomerAt({ page, merchant, t, hand: touch });
  await newcomer.opens(`${ROUTES.register}?ttclid=TtX`);
  await countAsUsed(page);
  await expect.poll(async () => (await scriptsOf(site)).filter((url) => url.includes(SLOW))).toHaveLength(1);
  await newcomer.writesName('early7');
  await newcomer.writesPassword('Newcomer-2026');
  await newcomer.button('register.submit').tap();
  await newcomer.isGreeted(/early7/);
  const tiktok = async () =>
    (await platformsOf(site, 'CompleteRegistration')).filter((name) => name === 'tiktok');
  await expect.poll(tiktok, { timeout: 25_000 }).toEqual(['tiktok', 'tiktok']);
  const meta = async () =>
    (await platformsOf(site, 'CompleteRegistration')).filter((name) => name === 'meta');
  await expect.poll(meta).toEqual(['meta']);
});
