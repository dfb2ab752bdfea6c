import { hasProviderReturn, parseProviderReturn, withoutReturn } from '@/lib/shared/social/provider-return';

const at = (path: string) => new URL(path, 'http://localhost');
const clean = (path: string) => withoutReturn(at(path)).href.replace('http://localhost', '');

test.each([
  ['/m/home?code=c1&state=s1&kw=a', { kind: 'line', state: 's1', code: 'c1' }, '/m/home?kw=a'],
  ['/m/home/?state=s1&code=c1', { kind: 'line', state: 's1', code: 'c1' }, '/m/home/'],
  [
    '/m/home?error=access_denied&error_description=no&state=s1',
    { kind: 'line-refused', state: 's1', error: 'access_denied' },
    '/m/home',
  ],
  [
    '/m/login?tgStart=n1&go=%2Fm%2Fgame#tgAuthResult=abc',
    { kind: 'telegram', start: 'n1', payload: 'abc' },
    '/m/login?go=%2Fm%2Fgame',
  ],
  ['/m/login?tgStart=n1&tgAuthResult=a-b_c', { kind: 'telegram', start: 'n1', payload: 'a-b_c' }, '/m/login'],
  ['/m/login#x?tgAuthResult=abc', { kind: 'telegram', start: '', payload: 'abc' }, '/m/login'],
])('%s is a return, and leaves nothing in the address (RR9, RR10)', (path, back, rest) => {
  expect(hasProviderReturn(at(path))).toBe(true);
  expect(parseProviderReturn(at(path))).toEqual(back);
  expect(clean(path)).toBe(rest);
});

test.each([
  '/m/home',
  '/m/home?code=c1',
  '/m/home?state=s1',
  '/m/launchGame?code=g1&state=s1',
  '/m/login?code=c&state=s',
  '/m/login#other',
  '/m/login?xtgAuthResult=1',
])('%s is none and stays as it is (ruling 30)', (path) => {
  expect(hasProviderReturn(at(path))).toBe(false);
  expect(parseProviderReturn(at(path))).toBeUndefined();
  expect(clean(path)).toBe(path);
});
