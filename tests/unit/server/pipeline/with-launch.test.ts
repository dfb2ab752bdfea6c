import { withLaunch } from '@/lib/server/pipeline/with-launch';
import { aContext, answerOf } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const LAUNCH = '/m/launchGame?vendor=VA&code=va-1&r=FRIEND';
const run = (path: string, headers: Record<string, string>) =>
  answerOf(withLaunch(aContext(path, undefined, headers)));

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', referer: 'http://one.localhost:3000/m/game' },
  {},
  { referer: 'https://evil.example/one.localhost:3000' },
  { referer: 'http://one.localhost:3001/m/game' },
  { referer: 'not an address' },
])('a launch with %j is confirmed first, with its query (ruling 52)', (headers) => {
  expect(run(LAUNCH, headers)).toEqual([303, `${LAUNCH}&confirm=1`, []]);
});

test.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { referer: 'http://one.localhost:3000/m/game' },
])('a launch with %j passes (ruling 52)', (headers) => {
  expect(run(LAUNCH, headers)).toBeUndefined();
});

test('an address that confirms already is not redirected again (ruling 52)', () => {
  expect(run(`${LAUNCH}&confirm=1`, { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
});

test.each(['/m/launchGame/', '/m/launch%47ame'])('%s is the launch page too (ruling 52)', (path) => {
  expect(run(path, { 'sec-fetch-site': 'cross-site' })?.[0]).toBe(303);
});

test.each(['/m/game', '/m/launchgame', '/m/launchGame/x'])('%s is none of its business', (path) => {
  expect(run(path, { 'sec-fetch-site': 'cross-site' })).toBeUndefined();
});
