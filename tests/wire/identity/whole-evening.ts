// The log of a whole evening: nothing in it that is a player's, and nothing that an attacker wrote (SEC-97).
import { findSecrets } from '@/tests/support/find-secrets';
import { FORGED, seen } from '@/tests/wire/identity/canaries';
import { spendEvening } from '@/tests/wire/identity/evening';
import { site } from '@/tests/wire/identity/traced-site';
import { isPlainNext } from '@/tests/wire/support/start-site';

/** Output of plain Next at its start, before the site's code runs. */
const STARTS = /^(?:▲ Next\.js |- (?:Local|Network): |✓ )/;

it('an evening of players, faults and attackers leaves nothing of theirs in the log (SEC-97)', async () => {
  const secrets = await spendEvening(site);
  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(seen.length).toBeGreaterThan(8);
  expect(findSecrets(site.output(), secrets)).toEqual([]);
  expect(site.output()).toContain('refused by the provider');
  expect(site.output()).toContain('upstream fault');
  expect(site.output()).toContain('policy violation reported');
}, 60_000);

it('each line of the log is JSON, none begins with what an attacker sends or steers a terminal (SEC-97, B53)', async () => {
  const text = site.output();
  expect(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/.exec(text)).toBeNull();
  expect(text).toContain(FORGED);
  const lines = text.split('\n').filter((line) => line !== '' && !(isPlainNext && STARTS.test(line)));
  const reported = lines.map((line) => JSON.parse(line) as { msg: string });
  expect(reported.length).toBeGreaterThan(20);
  expect(reported.map(({ msg }) => msg)).not.toContain(FORGED);
});
