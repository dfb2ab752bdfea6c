// No address, query or stored value leads off the site (RR5, SEC-69, rulings 1 to 5).
import { afterLoginHref, forcedChangeHref, goOf } from '@/lib/shared/auth/after-login-href';
import { toBackUrl } from '@/lib/shared/game/back-url';
import { toBannerLink } from '@/lib/shared/game/banner-link';
import { loginHrefOf } from '@/lib/shared/game/launch-href';
import { ROUTES, toHref } from '@/lib/shared/routes';
import { parseGo, parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';
import { isInside, isPlain, leakOf, OWN } from '@/tests/support/leaks';

const TRUSTED = ['partner.example', '*.club.example'];

function isTrusted(href: string): boolean {
  const { hostname } = new URL(href);
  return isPlain(href) && (hostname === 'partner.example' || hostname.endsWith('.club.example'));
}

test('the search itself finds the leak of a careless rule', () => {
  expect(leakOf((raw) => !raw.startsWith('/m/') || isInside(raw))).toBeDefined();
  expect(leakOf((raw) => !URL.parse(raw) || isTrusted(raw))).toBeDefined();
});

test.each([parseInternalPath, parseGo])('a path of our own stays one, by %p (RR5, rulings 1, 2)', (parse) => {
  const leak = leakOf((raw) => {
    const path = parse(raw);
    return path === undefined || (isInside(path) && parse(path) === path);
  });
  expect(leak).toBeUndefined();
});

test('after a login a player is on the site (RR5, A6)', () => {
  const leak = leakOf((raw) => isInside(afterLoginHref(new URLSearchParams({ go: raw, r: raw, kw: raw }))));
  expect(leak).toBeUndefined();
});

test('the forced change is between, and the destination passes it unchanged (RR5, A6)', () => {
  const leak = leakOf((raw) => {
    const query = new URLSearchParams({ go: raw, r: raw });
    const change = forcedChangeHref(query);
    const { pathname, searchParams } = new URL(change, OWN);
    return isInside(change) && pathname === ROUTES.changePassword && goOf(searchParams) === goOf(query);
  });
  expect(leak).toBeUndefined();
});

test('a link carries its input as a query value, never as an address (RR12)', () => {
  const leak = leakOf((raw) => {
    const query = new URLSearchParams({ go: raw, affiliateCode: raw, from: raw });
    return (
      isInside(toHref(ROUTES.home, { q: raw }, query)) && isInside(loginHrefOf(ROUTES.launchGame, query))
    );
  });
  expect(leak).toBeUndefined();
});

test('the return address of a game is on the site or on a trusted host (ruling 3, C1)', () => {
  const leak = leakOf((raw) => {
    const href = toBackUrl(raw, { host: 'own.example', hosts: TRUSTED });
    return href.startsWith('/') ? isInside(href) : isTrusted(href);
  });
  expect(leak).toBeUndefined();
});

test('a trusted address names a trusted host, a resource is plain https, all others are rejected (rulings 3, 5)', () => {
  const leak = leakOf((raw) => {
    const [trusted, resource] = [parseTrustedUrl(raw, TRUSTED), parseResourceUrl(raw)];
    return (trusted === undefined || isTrusted(trusted)) && (resource === undefined || isPlain(resource));
  });
  expect(leak).toBeUndefined();
});

test('a banner leads to a page of the site, through the redirect to partners, or to plain https (M2, ruling 5)', () => {
  const leak = leakOf((raw) => {
    const banner = { image: '', title: '', group: '', linkage: { type: 'URL', target: raw } } as const;
    const href = toBannerLink(banner, { trustedHosts: TRUSTED, query: new URLSearchParams() })?.href;
    return href === undefined || (href.startsWith('/') ? isInside(href) : isPlain(href));
  });
  expect(leak).toBeUndefined();
});
