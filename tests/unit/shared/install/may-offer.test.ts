import { isInstallWelcome, mayOfferInstall, parseCloses } from '@/lib/shared/install/may-offer';

const FACTS = {
  mode: 'browser',
  isWebview: false,
  isInstalled: false,
  isOnBreak: false,
  isNew: false,
  isSkipped: false,
  closes: 0,
} as const;

test.each([
  [{}, true],
  [{ closes: 2 }, true],
  [{ closes: 3 }, false],
  [{ closes: 99 }, false],
  [{ isSkipped: true }, false],
  [{ isInstalled: true }, false],
  [{ isWebview: true }, false],
  [{ isOnBreak: true }, false],
  [{ isNew: true }, false],
  [{ mode: 'native' }, false],
  [{ mode: 'homescreen' }, false],
] as const)('with %j the prompt may come: %s (W5, B5)', (facts, isAllowed) => {
  expect(mayOfferInstall({ ...FACTS, ...facts })).toBe(isAllowed);
});

test.each([
  [null, 0],
  ['', 0],
  ['2', 2],
  ['99', 99],
  ['-1', 0],
  ['1.5', 0],
  ['NaN', 0],
  ['much', 0],
])('a stored counter of %j is %i', (text, count) => {
  expect(parseCloses(text)).toBe(count);
});

test.each([
  ['/', true],
  ['/m/home', true],
  ['/m/game', true],
  ['/m/activity/', true],
  ['/m/member/home', true],
  ['/m/login', false],
  ['/m/login/', false],
  ['/m/register', false],
  ['/m/register.html', false],
  ['/m/recover', false],
  ['/m/changePsw', false],
  ['/m/launchGame', false],
  ['/m/feedback', false],
  ['/m/download', false],
])('on %s the prompt is welcome: %s (S3)', (path, isWelcome) => {
  expect(isInstallWelcome(path)).toBe(isWelcome);
});
