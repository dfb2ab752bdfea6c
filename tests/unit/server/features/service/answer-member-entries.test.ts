import { answerMemberEntries } from '@/lib/server/features/service/answer-member-entries';
import { toSessionCookies } from '@/lib/server/sessions/session-cookie';
import { aSession, toCookieHeader } from '@/tests/unit/server/support/facts';
import { ok, type Provider, startProvider } from '@/tests/unit/server/support/recording-provider';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const CHAT = 'Gah4mPUcBBbQOQWq03XH55jIRB/Uk0YDtAKbmGXJ3A8=k3yK3yK3';
const customerService = [
  { path: CHAT, name: 'All' },
  { path: CHAT, name: 'Gold', labelIds: [7] },
  { path: CHAT, name: 'Jade', labelIds: [8] },
];

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const backend = { origin: provider.origin };
  const limits = { get: { tries: 2 } };
  setRegistry([
    toEntry('one', { backend }),
    toEntry('two', { backend, limits, hosts: ['two.localhost', '*.two.localhost'] }),
  ]);
  provider.answers['GET /wps/v2/system/status'] = ok({ customerService });
});
afterAll(async () => {
  await provider.close();
  forget();
});

async function ask(headers: Record<string, string> = {}) {
  const cookie = toCookieHeader(await toSessionCookies(aSession(), false));
  const url = 'http://one.localhost:3000/m/service-entries';
  const request = new Request(url, { headers: { host: 'one.localhost:3000', cookie, ...headers } });
  const response = await answerMemberEntries(request);
  return { status: response.status, text: await response.text() };
}

test.each([
  ['label 7', { labelName: 'Gold', labelId: 7 }, 'Gold', ['Gold']],
  ['label 8', { labelName: 'Jade', labelId: '8' }, 'Jade', ['Jade']],
  ['a label without entries', { labelName: 'New', labelId: 9 }, 'New', []],
  ['no label', undefined, undefined, []],
])(
  'a member with %s gets the entries of their own label, which the provider states (C4)',
  async (_what, clubLabel, level, names) => {
    provider.answers['GET /wps/member/info'] = ok({ id: '1001', account: 'lan', clubLabel });
    const { value } = JSON.parse((await ask()).text);
    expect(value.level).toBe(level);
    expect(value.entries.map(({ name }: { name: string }) => name)).toEqual(names);
  },
);

test.each([
  [401, { cookie: '' }],
  [403, { 'sec-fetch-site': 'cross-site' }],
])(
  'without a session of this site the answer is %i and names no entry (C4, SEC-59)',
  async (status, headers) => {
    const answer = await ask(headers as Record<string, string>);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toContain('Gold');
  },
);

test('a member’s address asks the provider for no more entries and new hosts than for calls (SEC-114)', async () => {
  provider.reset();
  provider.answers['GET /wps/member/info'] = ok({ id: '1001', clubLabel: { labelName: 'Gold', labelId: 7 } });
  const cookie = toCookieHeader(await toSessionCookies(aSession({ merchant: 'two' }), false));
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const host = `h${nth}.two.localhost:3000`;
    const request = new Request(`http://${host}/m/service-entries`, { headers: { host, cookie } });
    statuses.push((await answerMemberEntries(request)).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
  expect(provider.requests).toHaveLength(4);
});
