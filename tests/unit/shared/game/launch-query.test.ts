import fc from 'fast-check';
import { isConfirmDue, parseLaunchQuery } from '@/lib/shared/game/launch-query';

const parse = (query: string) => parseLaunchQuery(new URLSearchParams(query));

test('the query of a launch is read whole (R8)', () => {
  expect(
    parse('prize_mode=CLASSIC&vendor=VA&code=va-1&playType=trial&backUrl=%2Fm%2Fgame&lottoView=lobby'),
  ).toEqual({
    prizeMode: 'CLASSIC',
    vendor: 'VA',
    code: 'va-1',
    playType: 'trial',
    backUrl: '/m/game',
    lottoView: 'lobby',
  });
});

test.each([
  ['', ''],
  ['code=', ''],
  ['vendor=&code=x', 'x'],
])('%j names the code %j and nothing else (R8)', (query, code) => {
  expect(JSON.parse(JSON.stringify(parse(query)))).toEqual({ code });
});

test.each([
  'code=a%20b',
  'code=../x',
  'code=%3Cscript%3E',
  'code=a%00',
  'code=%C3%A9',
  `code=${'x'.repeat(81)}`,
  'code=a&code=b',
  'vendor=V%2FA',
  'prize_mode=a%26b',
  'playType=%22',
])('%s is refused (R8, ruling 52)', (query) => {
  expect(parse(query)).toBeUndefined();
});

test.each(['', 'table', 'BETTING'])('lottoView=%s counts as none (G3)', (view) => {
  expect(parse(`code=x&lottoView=${view}`)?.lottoView).toBeUndefined();
});

test('accepted values have plain letters only (ruling 52)', () => {
  fc.assert(
    fc.property(fc.string(), (code) => {
      const accepted = parseLaunchQuery(new URLSearchParams({ code })) !== undefined;
      expect(accepted).toBe(/^[\w.:-]{0,80}$/.test(code));
    }),
  );
});

test('a stray confirm requires a tap, whatever its value (ruling 52)', () => {
  expect(
    ['confirm=1', 'confirm=', 'code=x'].map((query) => isConfirmDue(new URLSearchParams(query))),
  ).toEqual([true, true, false]);
});
