import { handleCall } from '@/lib/server/api-proxy/handle-call';
import { withBreak } from '@/lib/server/pipeline/with-break';
import { callRequest } from '@/tests/unit/server/support/call-request';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const provider = freshProvider('answers', 'circuits');
beforeAll(() => {
  setRegistry([toEntry('one', { backend: { origin: provider.origin }, languages: ['EN', 'VI'] })]);
});

const LAUNCHES = [
  '/wps/game/launchGame',
  '/wps/relay/SEA_launchGame',
  '/wps/relay/LOTTOVN_launchGame',
  '/wps/relay/GCS_gameTrialLaunch',
];
const inSeconds = (seconds: number) => `mc_break=${Math.ceil(Date.now() / 1000) + seconds}`;

test.each(LAUNCHES)('%s is rejected during a break, and the provider is not called (B5)', async (path) => {
  const headers = { cookie: inSeconds(600), language: 'VI' };
  const answer = await handleCall(callRequest(`${path}?vendor=VA`, undefined, headers));
  const body = await answer.json();
  expect([answer.status, body.success, body.errorCode]).toEqual([403, false, 'play_break']);
  expect(body.message).toMatch(/tạm nghỉ/);
  expect(provider.requests).toHaveLength(0);
});

test.each([
  ['over', 'mc_break=1000000000'],
  ['further away than any of ours', inSeconds(40 * 86_400)],
  ['unreadable', 'mc_break=forever'],
  ['sent twice', `${inSeconds(600)}; ${inSeconds(900)}`],
])('a break that is %s locks nothing (B5)', async (_what, cookie) => {
  provider.answers['GET /wps/relay/GCS_gameTrialLaunch'] = ok({ gameUrl: 'https://games.example/' });
  const answer = await handleCall(
    callRequest('/wps/relay/GCS_gameTrialLaunch?gameId=1', undefined, { cookie }),
  );
  expect([answer.status, (await answer.json()).success]).toEqual([200, true]);
});

test('everything else continues during a break (B5)', async () => {
  provider.answers['GET /wps/relay/GCSGAME_newGameVendor'] = ok([]);
  const answer = await handleCall(
    callRequest('/wps/relay/GCSGAME_newGameVendor?platform=html5', undefined, { cookie: inSeconds(600) }),
  );
  expect(answer.status).toBe(200);
});

test.each([
  ['/m/launchGame?code=a', 600, { kind: 'show', page: 'locked', status: 403 }],
  ['/m/launch%47ame/', 600, { kind: 'show', page: 'locked', status: 403 }],
  ['/m/launchGame?code=a', -600, undefined],
  ['/m/game?game=a', 600, undefined],
])('the pipeline answers %s, %i s before the end of a break, with %j (B5)', (path, seconds, outcome) => {
  expect(withBreak(aContext(path, undefined, { cookie: inSeconds(seconds) }))).toEqual(outcome);
});
