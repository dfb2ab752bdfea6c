// No address and no raw registry value changes where sign-in, third parties and returns lead (RR4, RR5, SEC-69).
import { toRegisterUrl } from '@/lib/shared/attribution/register-url';
import { afterLoginHref, goOf, signInHref } from '@/lib/shared/auth/after-login-href';
import { hideMayaSession } from '@/lib/shared/auth/maya/maya-query';
import { autoLoginLeave } from '@/lib/shared/auth/remember/auto-login';
import { loginHrefOf } from '@/lib/shared/game/launch-href';
import { ROUTES } from '@/lib/shared/routes';
import { parseSocialFacts } from '@/lib/shared/sign-in/parse-social-facts';
import { withoutReturn } from '@/lib/shared/social/provider-return';
import { isInside, isPlain, leakOf, OWN } from '@/tests/support/leaks';

const SIGN_IN_PAGES = [ROUTES.login, ROUTES.register, ROUTES.recover];

/** A page of the site whose address ends in a hostile text, encoded as a browser does. */
function pageAt(raw: string): URL {
  const url = new URL(`${OWN}/m/home?r=AB12`);
  url.searchParams.set('go', raw);
  url.searchParams.set('linkId', raw);
  url.hash = raw;
  return url;
}

/** A page whose path is hostile too. */
function pathOf(raw: string): URL {
  const url = pageAt(raw);
  url.pathname = raw;
  return url;
}

test('a sign-in page keeps go as a value, and only where it leads inside and to no sign-in page (RR4, RR5, S12)', () => {
  const leak = leakOf((raw) => {
    const query = new URLSearchParams({ go: raw, r: raw, affiliateCode: raw, from: raw });
    return SIGN_IN_PAGES.every((way) => {
      const href = signInHref(way, query);
      const { pathname, searchParams } = new URL(href, OWN);
      const go = searchParams.get('go');
      return isInside(href) && pathname === way && (go === null || (isInside(go) && go === goOf(query)));
    });
  });
  expect(leak).toBeUndefined();
});

test('the login before a launch returns to the site, whatever the launch’s query (G4, RR5)', () => {
  const leak = leakOf((raw) => {
    const query = new URLSearchParams({ gameId: raw, backUrl: raw, go: raw, r: raw });
    const hrefs = [loginHrefOf(ROUTES.launchGame, query), loginHrefOf(pathOf(raw).pathname, query)];
    return hrefs.every((href) => {
      const { pathname, searchParams } = new URL(href, OWN);
      return isInside(href) && pathname === ROUTES.login && isInside(afterLoginHref(searchParams));
    });
  });
  expect(leak).toBeUndefined();
});

test('auto-login leads on inside or nowhere (A14, RR5)', () => {
  const leak = leakOf((raw) => {
    const { search, pathname } = pathOf(raw);
    const hrefs = [ROUTES.login, ROUTES.home, pathname].flatMap((path) =>
      [true, false].map((isForced) => autoLoginLeave({ pathname: path, search }, isForced)),
    );
    return hrefs.every((href) => href === undefined || isInside(href));
  });
  expect(leak).toBeUndefined();
});

test('a registration names a page of our own as its origin, without go and without a hash (E4)', () => {
  const leak = leakOf((raw) => {
    const reported = [pageAt(raw), pathOf(raw)].map(({ href }) => new URL(toRegisterUrl(href)));
    return reported.every(
      ({ origin, hash, searchParams, href }) =>
        origin === OWN && hash === '' && !searchParams.has('go') && href.length <= 1024 + OWN.length,
    );
  });
  expect(leak).toBeUndefined();
});

test('an address is cleaned of a return or of a wallet’s session where it is (RR9, RR10, ruling 38)', () => {
  const leak = leakOf((raw) => {
    const url = pageAt(raw);
    for (const name of ['code', 'state', 'tgAuthResult', 'sessionId', 'env']) url.searchParams.set(name, raw);
    const hidden = [true, false].map((hasWallet) => hideMayaSession(url, hasWallet) ?? '');
    return withoutReturn(url).origin === OWN && hidden.every((href) => isInside(href.replace(/#.*$/s, '')));
  });
  expect(leak).toBeUndefined();
});

test('the pages of LINE and Telegram are plain and secure, whatever the registry names, or not offered (A11)', () => {
  const switches = { LINELOGIN3: true, TELEGRAMLOGIN3: true } as Parameters<
    typeof parseSocialFacts
  >[0]['switches'];
  const config = { gateway: { lineClientId: '1650000001' }, telegram: { botId: '700' } };
  const leak = leakOf((raw) => {
    const vendors = { lineAuthorize: raw, telegramOauth: raw };
    const sources = { switches, config, vendors, linePkce: true, setup: {} };
    const { line, telegram } = parseSocialFacts(sources as Parameters<typeof parseSocialFacts>[0]);
    return [line?.authorizeUrl, telegram?.authUrl].every((href) => href === undefined || isPlain(href));
  });
  expect(leak).toBeUndefined();
});
