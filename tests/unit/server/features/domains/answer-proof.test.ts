import { answerProof } from '@/lib/server/features/domains/answer-domains';
import { getEnv } from '@/lib/server/platform/env';
import { toDomainProof } from '@/lib/server/tenants/domain-proof';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

setRegistry([toEntry('one', { hosts: ['one.example', '*.one.example'] })]);

const ask = (host: string) => answerProof(new Request(`http://${host}/`, { headers: { host } }));

test('a host of the registry answers with its own proof, which holds nothing of the secret (B51)', async () => {
  const [secret = ''] = getEnv().SESSION_SECRET;
  const answer = ask('aff.one.example');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.text()).toBe(`${toDomainProof(secret, 'aff.one.example')}\n`);
  expect(await ask('one.example').text()).not.toBe(await ask('aff.one.example').text());
  expect(await ask('one.example').text()).toMatch(/^[0-9a-f]{32}\n$/);
});

test('any other host answers nothing', () => {
  expect(ask('other.example').status).toBe(421);
});
