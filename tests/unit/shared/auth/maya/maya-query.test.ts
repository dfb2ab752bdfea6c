import fc from 'fast-check';
import {
  buildMayaLogin,
  hideMayaSession,
  parseMayaSession,
  readMayaHash,
} from '@/lib/shared/auth/maya/maya-query';

const session = { sessionId: 'abc.DEF-123_~=', env: 'prod' };
const urlOf = (query: string) => new URL(`https://a.example/m/home${query}`);

test('both parts are needed, and neither may be strange (A22)', () => {
  expect(parseMayaSession(new URLSearchParams(session))).toEqual(session);
  for (const query of [
    'sessionId=a',
    'env=prod',
    'sessionId=&env=prod',
    'sessionId=a b&env=p',
    'sessionId=a&env=p/q',
  ])
    expect(parseMayaSession(new URLSearchParams(query))).toBeUndefined();
});

test('the session leaves the query for the hash, the rest of the address stays (A22, ruling 38)', () => {
  const place = hideMayaSession(urlOf('?kw=x&sessionId=s1&env=prod&r=AB'), true) ?? '';
  expect(place).toBe('/m/home?kw=x&r=AB#sessionId=s1&env=prod');
  expect(readMayaHash(new URL(place, 'https://a.example').hash)).toEqual({ sessionId: 's1', env: 'prod' });
});

test('a broken session is removed from the address; an address without one is unchanged', () => {
  expect(hideMayaSession(urlOf('?sessionId=s1&kw=x'), true)).toBe('/m/home?kw=x');
  expect(hideMayaSession(urlOf('?kw=x'), true)).toBeUndefined();
});

test('so does any at a merchant without the wallet (ruling 38)', () => {
  expect(hideMayaSession(urlOf('?kw=x&sessionId=s1&env=prod&r=AB'), false)).toBe('/m/home?kw=x&r=AB');
  expect(hideMayaSession(urlOf('?kw=x'), false)).toBeUndefined();
});

test('any session that is taken out of a query is found behind the hash, and nowhere else', () => {
  const id = fc.stringMatching(/^[\w.~=+/-]{1,40}$/);
  fc.assert(
    fc.property(id, (sessionId) => {
      const url = urlOf(`?${new URLSearchParams({ sessionId, env: 'prod' })}`);
      const place = new URL(hideMayaSession(url, true) ?? '', 'https://a.example');
      expect(place.search).toBe('');
      expect(readMayaHash(place.hash)).toEqual({ sessionId, env: 'prod' });
    }),
  );
});

test('the login sends session, attribution and device', () => {
  const base = {
    registerUrl: 'https://a.example/m/home#sessionId=s',
    affiliateCode: 'www',
    domain: 'a.example',
  };
  const device = { loginDeviceId: 'd'.repeat(36), device: 'PWA' } as const;
  expect(buildMayaLogin(session, base, device)).toEqual({
    ...session,
    registerUrl: 'https://a.example/m/home',
    affiliateCode: 'www',
    domain: 'a.example',
    ...device,
  });
  expect(buildMayaLogin(session, {}, {})).toEqual(session);
});
