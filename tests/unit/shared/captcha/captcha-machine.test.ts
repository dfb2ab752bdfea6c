import {
  CAPTCHA_ATTEMPTS,
  CAPTCHA_IDLE,
  type CaptchaEvent,
  captchaTextOf,
  stepCaptcha,
} from '@/lib/shared/captcha/captcha-machine';

const run = (events: string) =>
  events
    .split(' ')
    .filter(Boolean)
    .reduce((state, event) => stepCaptcha(state, event as CaptchaEvent), CAPTCHA_IDLE);

test.each([
  ['', 'idle', 0],
  ['start', 'loading', 1],
  ['start loaded', 'ready', 1],
  ['start loaded shown', 'shown', 1],
  ['start loaded shown passed', 'passed', 1],
  ['start loaded shown closed', 'closed', 1],
  ['start loaded shown broke', 'broken', 1],
  ['start loaded broke', 'broken', 1],
  ['start loadFailed', 'loading', 2],
  ['start loadFailed loaded shown passed', 'passed', 2],
  ['start loadFailed loadFailed', 'failed', 2],
  ['start closed', 'closed', 1],
  ['start loadFailed closed', 'closed', 2],
])('after %j a check is %s in attempt %i (A18)', (events, phase, attempt) => {
  expect(run(events)).toEqual({ phase, attempt });
});

test('a check is loaded twice at most: one retry (A18)', () => {
  expect(CAPTCHA_ATTEMPTS).toBe(2);
});

test.each(['start', 'start loaded', 'start loaded shown', 'start loadFailed'])(
  'a second start after %j changes nothing: too fast (A18)',
  (events) => {
    const state = run(events);
    expect(stepCaptcha(state, 'start')).toBe(state);
  },
);

test.each(['start loaded shown passed', 'start closed', 'start loadFailed loadFailed', 'start loaded broke'])(
  'after %j another check may start, with its attempts reset (A3, A5)',
  (events) => {
    expect(run(`${events} start`)).toEqual({ phase: 'loading', attempt: 1 });
  },
);

test.each([
  ['', 'loaded'],
  ['', 'passed'],
  ['', 'closed'],
  ['start', 'shown'],
  ['start', 'passed'],
  ['start', 'broke'],
  ['start loaded', 'passed'],
  ['start loaded', 'loadFailed'],
  ['start loaded shown', 'loadFailed'],
  ['start loaded shown', 'loaded'],
  ['start loaded shown passed', 'closed'],
  ['start loaded shown closed', 'passed'],
  ['start loadFailed loadFailed', 'loaded'],
] as const)('after %j the event %s means nothing', (events, event) => {
  const state = run(events);
  expect(stepCaptcha(state, event)).toBe(state);
});

test.each([
  ['start loaded shown closed', 'verify_first'],
  ['start loadFailed loadFailed', 'captcha_failed'],
  ['start loaded shown broke', 'captcha_broken'],
])('after %j the player reads %s (A18)', (events, key) => {
  expect(captchaTextOf(run(events))).toBe(key);
});
