// Whatever a page's address or storage contains, LINE and Telegram return the player to this site, where they stay (RR5, RR9, RR10, SEC-69).
import { replacePage } from '@/lib/client/page/leave-page';
import { finishReturn } from '@/lib/client/social/finish-return';
import { prepareLine, prepareTelegram } from '@/lib/client/social/prepare-flow';
import { afterLoginHref } from '@/lib/shared/auth/after-login-href';
import { ROUTES } from '@/lib/shared/routes';
import { isInside, leakOfAsync } from '@/tests/support/leaks';
import { fakeFetch, success } from '../fake-fetch';
import { resetPage } from '../page-of';

jest.mock('@/lib/client/page/leave-page', () => ({ replacePage: jest.fn() }));
jest.mock('@/lib/client/attribution/get-registration-facts', () => ({
  getRegistrationFacts: async () => ({}),
}));

const RULES = { autoCreate: false, manualRegistration: false, isExpiryForced: false };
const OWN = 'http://localhost';
const LINE = { clientId: '1650000001', authorizeUrl: 'https://line.example/authorize', pkce: true };
const TELEGRAM = { botId: '700', authUrl: 'https://telegram.example/auth' };
const RUNS = 1000;
/** Thousands of runs take their time on a busy machine. */
const LIMIT_MS = 60_000;

function openAt(raw: string): void {
  const query = new URLSearchParams({ go: raw, r: raw, tgStart: raw, code: raw, state: raw });
  const url = new URL(`${OWN}${ROUTES.login}?${query}`);
  url.hash = raw;
  history.replaceState(null, '', url.href);
}

/** The query names no place outside, and leads on inside after a login. */
function isSafeQuery(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.getAll('go').every(isInside) && isInside(afterLoginHref(query));
}

beforeEach(() => resetPage());
afterEach(() => history.replaceState(null, '', '/'));

test(
  'LINE returns to our home page, and the stored destination is an internal path (A12, RR9)',
  async () => {
    const leak = await leakOfAsync(async (raw) => {
      openAt(raw);
      const prepared = await prepareLine(LINE, RULES);
      const { origin, pathname, searchParams } = new URL(prepared?.href ?? '');
      prepared?.store();
      const { query, redirectUri } = JSON.parse(localStorage.getItem('mc_line_flow') ?? '{}');
      return (
        origin + pathname === LINE.authorizeUrl &&
        [searchParams.get('redirect_uri'), redirectUri].every((uri) => uri === OWN + ROUTES.home) &&
        (query === '' || query.startsWith('?')) &&
        isSafeQuery(query)
      );
    }, RUNS);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

test(
  'Telegram returns to our login page, with an internal go (A13, RR10)',
  async () => {
    const leak = await leakOfAsync(async (raw) => {
      openAt(raw);
      const { href } = await prepareTelegram(TELEGRAM, RULES);
      const { origin, pathname, searchParams } = new URL(href);
      const back = new URL(searchParams.get('return_to') ?? '');
      return (
        origin + pathname === TELEGRAM.authUrl &&
        searchParams.get('origin') === OWN &&
        back.origin + back.pathname === OWN + ROUTES.login &&
        back.hash === '' &&
        back.searchParams.getAll('tgStart').length === 1 &&
        back.searchParams.get('tgStart') !== raw &&
        isSafeQuery(back.search)
      );
    }, RUNS);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);

test(
  'a record that someone else wrote leads no one off the site after the return (A12, RR5)',
  async () => {
    fakeFetch((path) =>
      path.includes('verifyLineCode')
        ? success({ lineSessionToken: 't1' })
        : success({ token: 'h', id: '1', userName: 'lan' }),
    );
    const stored = {
      state: 's1',
      nonce: 'n1',
      verifier: 'v1',
      merchant: 'aurora',
      redirectUri: 'x',
      rules: RULES,
    };
    const leak = await leakOfAsync(async (raw) => {
      jest.mocked(replacePage).mockClear();
      history.replaceState(null, '', ROUTES.home);
      const query = raw.length % 2 ? raw : `?go=${raw}`;
      localStorage.setItem('mc_line_flow', JSON.stringify({ ...stored, query, startedAt: Date.now() }));
      const { kind } = await finishReturn({ kind: 'line', state: 's1', code: 'c1' }, () => undefined);
      const targets = jest.mocked(replacePage).mock.calls.map(([path]) => path);
      return kind === 'done' && targets.length === 1 && targets.every(isInside);
    }, RUNS);
    expect(leak).toBeUndefined();
  },
  LIMIT_MS,
);
