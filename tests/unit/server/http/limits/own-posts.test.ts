import { POST as report } from '@/app/csp-report/route';
import { POST as reportError } from '@/app/error-report/route';
import { POST as age } from '@/app/m/age/route';
import { POST as takeBreak } from '@/app/m/break/route';
import { POST as consent } from '@/app/m/consent/route';
import { POST as device } from '@/app/m/device/route';
import { POST as offer } from '@/app/m/switch/answer/route';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { forget, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

beforeAll(() => {
  setRegistry([
    toEntry('one', { languages: ['EN'], limits: { ownPost: { tries: 7 }, report: { tries: 7 } } }),
  ]);
});
beforeEach(() => forget());

const statusesOf = async (post: typeof age, count: number, headers: Record<string, string> = {}) => {
  const statuses: number[] = [];
  for (let nth = 0; nth < count; nth += 1)
    statuses.push((await post(callRequest('/m/x', { answer: 'yes' }, headers))).status);
  return statuses;
};

test.each([
  ['age', age],
  ['break', takeBreak],
  ['consent', consent],
  ['device', device],
  ['switch', offer],
  ['csp-report', report],
  ['error-report', reportError],
])(
  '%s takes the address’s posts up to the limit and refuses the next with a time to wait',
  async (_name, post) => {
    const statuses = await statusesOf(post, 9);
    expect(statuses.slice(0, 7)).not.toContain(429);
    expect(statuses.slice(7)).toEqual([429, 429]);
    const refused = await post(callRequest('/m/x', {}));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await refused.json()).toMatchObject({ success: false, errorCode: 'TOO_MANY_REQUESTS' });
    const other = await post(callRequest('/m/x', {}, { 'x-forwarded-for': '198.51.100.9' }));
    expect(other.status).not.toBe(429);
  },
);

test('handlers of our pages share one count, reports have their own', async () => {
  await statusesOf(consent, 7);
  expect(await statusesOf(device, 1)).toEqual([429]);
  expect(await statusesOf(report, 1)).toEqual([204]);
});

test('the handler rejects an unknown host', async () => {
  expect(await statusesOf(consent, 8, { host: 'else.example' })).toEqual(Array(8).fill(421));
});
