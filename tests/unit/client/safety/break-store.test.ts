import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { checkBreak, getBreakEnd, subscribeBreak } from '@/lib/client/safety/break-store';
import { startBreak } from '@/lib/client/safety/start-break';
import { STORED } from '@/lib/client/storage/stored-items';
import { readStored, writeStored } from '@/lib/client/storage/web-storage';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

const html = document.documentElement;
const setCookie = (value: string) => {
  document.cookie = `mc_break=${value}`;
};
const inSeconds = (seconds: number) => Math.ceil(Date.now() / 1000) + seconds;

beforeEach(() => {
  resetPage();
  setCookie('; max-age=0');
  checkBreak();
});

test('the page is marked during a break, and notified when it begins and ends (B5)', () => {
  const reported: (number | undefined)[] = [];
  const stop = subscribeBreak(() => reported.push(getBreakEnd()));
  const end = inSeconds(600);
  setCookie(String(end));
  checkBreak();
  checkBreak();
  expect([html.dataset.break, reported]).toEqual(['1', [end * 1000]]);
  jest.useFakeTimers({ now: (end + 1) * 1000 });
  checkBreak();
  jest.useRealTimers();
  stop();
  expect([html.dataset.break, reported]).toEqual([undefined, [end * 1000, undefined]]);
});

test('only a break that was seen is over: by a clock that runs ahead it never began (B5)', () => {
  delete html.dataset.breakOver;
  setCookie(String(inSeconds(-3_600)));
  checkBreak();
  expect(html.dataset.breakOver).toBeUndefined();
  setCookie(String(inSeconds(600)));
  checkBreak();
  setCookie('; max-age=0');
  checkBreak();
  expect(html.dataset.breakOver).toBe('1');
});

test.each([
  [String(inSeconds(600)), '1'],
  [String(inSeconds(-1)), undefined],
  [String(inSeconds(40 * 86_400)), undefined],
  ['soon', undefined],
])('a cookie of %s marks the page before the first paint as %s (B5)', (value, mark) => {
  setCookie(value);
  delete html.dataset.break;
  new Function(PRE_PAINT_SCRIPT)();
  expect(html.dataset.break).toBe(mark);
});

test.each([
  [60, '{"a":1}', null],
  [1440, null, '0'],
] as const)(
  'after a break of %i minutes the remembered login is %s, auto-login %s (ruling 14)',
  async (minutes, login, auto) => {
    writeStored(STORED.remembered, '{"a":1}');
    const calls = fakeFetch(() => {
      setCookie(String(inSeconds(minutes * 60)));
      return success({ until: 1 });
    });
    expect((await startBreak(minutes)).ok).toBe(true);
    expect(calls.map(({ url, init }) => [url, init.body])).toEqual([
      ['/m/break', JSON.stringify({ minutes })],
    ]);
    expect([readStored(STORED.remembered), readStored(STORED.autoLogin)]).toEqual([login, auto]);
  },
);

test('a browser without cookies shows a message: nothing is locked (B5)', async () => {
  fakeFetch(() => success({ until: 1 }));
  expect(await startBreak(60)).toMatchObject({ ok: false, code: 'break_not_kept' });
});

test('a break whose end has passed by a wrong clock of the device is stored all the same (B5)', async () => {
  fakeFetch(() => {
    setCookie(String(inSeconds(-3_600)));
    return success({ until: 1 });
  });
  expect(await startBreak(60)).toMatchObject({ ok: true });
});
