import {
  afterLoginHref,
  forcedChangeHref,
  goOf,
  loginFromHref,
  signInHref,
} from '@/lib/shared/auth/after-login-href';

const query = (text: string) => new URLSearchParams(text);

describe('destination after a login (RR5, RR12)', () => {
  it('is the home page without go', () => {
    expect(afterLoginHref(query(''))).toBe('/m/home');
  });

  it('is a safe go, with its query and hash', () => {
    expect(afterLoginHref(query(`go=${encodeURIComponent('/m/activity?id=4#top')}`))).toBe(
      '/m/activity?id=4#top',
    );
  });

  it.each([
    '//evil.example',
    '/mx',
    '/m/..//evil.example',
    '/m/%2e%2e//evil.example',
    'https://evil.example',
    '/m/\\x',
    '/m/out?to=https%3A%2F%2Fpartners.aurora.example',
  ])('is never %s', (go) => {
    expect(afterLoginHref(query(`go=${encodeURIComponent(go)}`))).toBe('/m/home');
  });

  it('is never the login page itself, which would go in a circle', () => {
    expect(goOf(query('go=/m/login'))).toBeUndefined();
    expect(goOf(query('go=/m/login/'))).toBeUndefined();
  });

  it.each(['register', 'register.html', 'recover'])(
    'is never /m/%s: a member has no business there',
    (page) => {
      expect(goOf(query(`go=/m/${page}`))).toBeUndefined();
    },
  );

  it('is the page that asked for a log-in, with its own query (RR5, X6)', () => {
    const here = { pathname: '/m/game', search: '?game=a-1&r=AB' };
    expect(loginFromHref(here)).toBe('/m/login?r=AB&go=%2Fm%2Fgame%3Fgame%3Da-1%26r%3DAB');
    expect(loginFromHref({ pathname: '/m/changePsw', search: '?go=/m/game' })).toBe(
      '/m/login?go=%2Fm%2FchangePsw%3Fgo%3D%2Fm%2Fgame',
    );
    expect(loginFromHref({ pathname: '/m/register', search: '' })).toBe('/m/login');
  });

  it('travels from one sign-in page to another, with the carried query and nothing else (RR4, RR7)', () => {
    expect(signInHref('/m/register', query('go=/m/game&r=AB&token=x'))).toBe(
      '/m/register?r=AB&go=%2Fm%2Fgame',
    );
    expect(signInHref('/m/register', query('go=//evil.example'))).toBe('/m/register');
  });

  it('keeps the carried parameters and drops the rest', () => {
    expect(afterLoginHref(query('affiliateCode=ab&token=x&foo=1'))).toBe('/m/home?affiliateCode=ab');
  });

  it('a carried parameter does not replace one of `go`', () => {
    expect(afterLoginHref(query(`go=${encodeURIComponent('/m/home?cid=own')}&cid=carried`))).toBe(
      '/m/home?cid=own',
    );
  });

  it('keeps its destination over the forced change (A6)', () => {
    expect(forcedChangeHref(query('go=/m/game&fbclid=f'))).toBe('/m/changePsw?fbclid=f&go=%2Fm%2Fgame');
    expect(forcedChangeHref(query('go=//evil.example'))).toBe('/m/changePsw');
  });
});
