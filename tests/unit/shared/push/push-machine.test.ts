import { nextPush, PUSH_IDLE, type PushEvent, tipKindOf } from '@/lib/shared/push/push-machine';

const run = (...events: PushEvent[]) => events.reduce(nextPush, PUSH_IDLE);
const ASK = { type: 'planned', plan: 'ask' } as const;
const answered = (permission: NotificationPermission) => ({ type: 'answered', permission }) as const;

test.each<[string, PushEvent[], string]>([
  ['asked', [ASK], 'asking'],
  ['put off', [ASK, { type: 'later' }], 'done'],
  ['agreed', [ASK, { type: 'agreed' }], 'waiting'],
  ['granted', [ASK, { type: 'agreed' }, answered('granted')], 'binding'],
  ['bound', [ASK, { type: 'agreed' }, answered('granted'), { type: 'bound' }], 'bound'],
  ['failed', [ASK, { type: 'agreed' }, answered('granted'), { type: 'failed' }], 'failed'],
  ['denied', [ASK, { type: 'agreed' }, answered('denied')], 'tips'],
  ['tips read', [ASK, { type: 'agreed' }, answered('denied'), { type: 'closed' }], 'done'],
  ['the browser’s question dismissed', [ASK, { type: 'agreed' }, answered('default')], 'done'],
  ['granted before', [{ type: 'planned', plan: 'bind' }], 'binding'],
  ['bound before', [{ type: 'planned', plan: 'keep' }], 'bound'],
  ['nothing due', [{ type: 'planned', plan: 'none' }], 'done'],
  [
    'switched on in the settings',
    [{ type: 'planned', plan: 'none' }, { type: 'wanted' }, answered('granted')],
    'binding',
  ],
  ['switched off in the settings', [{ type: 'planned', plan: 'keep' }, { type: 'ended' }], 'done'],
  ['signed out while asked', [ASK, { type: 'left' }], 'idle'],
  ['planned twice', [ASK, { type: 'planned', plan: 'none' }], 'asking'],
  ['answered without a question', [ASK, answered('granted')], 'asking'],
  ['agreed after putting off', [ASK, { type: 'later' }, { type: 'agreed' }], 'done'],
])('%s (P2, P3, S10)', (_what, events, step) => {
  expect(run(...events).step).toBe(step);
});

test('an outcome is shown after the player’s own consent alone (P2)', () => {
  expect(run(ASK, { type: 'agreed' }, answered('granted'), { type: 'failed' }).isWanted).toBe(true);
  expect(run({ type: 'planned', plan: 'bind' }, { type: 'failed' })).toEqual({
    step: 'failed',
    isWanted: false,
  });
});

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_2 like Mac OS X) AppleWebKit/605.1.15 Version/17.2 Mobile/15E148 Safari/604.1',
    'ios',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'firefox'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15',
    'safari',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36', 'desktop'],
  ['', 'desktop'],
])('the way back to the permission is the browser’s own: %s (P3)', (userAgent, kind) => {
  expect(tipKindOf(userAgent)).toBe(kind);
});
