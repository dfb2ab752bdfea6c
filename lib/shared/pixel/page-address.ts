// Page addresses that pixels must not see: their scripts read the address themselves.
import { ROUTES, TOKEN_QUERY, trimPath } from '@/lib/shared/routes';
import { TELEGRAM_QUERY } from '@/lib/shared/social/provider-return';

const SECRET = [
  ...TOKEN_QUERY,
  ...TELEGRAM_QUERY,
  'state',
  'sessionId',
  'oobCode',
  'access_token',
  'id_token',
];
const NAMES: ReadonlySet<string> = new Set([...SECRET, 'code']);
// A game's return address contains its code; LINE's contains a state.
const INSIDE = new RegExp(`[?&#](?:${SECRET.join('|')})=`);

/** On the launch page `code` is a game's. */
function isHarmless(pathname: string, name: string): boolean {
  return name === 'code' && trimPath(pathname) === ROUTES.launchGame;
}

/** Returns whether an address holds credentials in query, hash or a nested address. Pixels neither load nor receive events then. */
export function isPrivateAddress(href: string): boolean {
  const { pathname, searchParams, hash } = new URL(href);
  // A route inside the hash has a query of its own.
  const inHash = hash.split(/[#/?]+/).flatMap((part) => [...new URLSearchParams(part)]);
  const pairs = [...searchParams, ...inHash];
  return pairs.some(
    ([name, value]) => (NAMES.has(name) && !isHarmless(pathname, name)) || INSIDE.test(value),
  );
}
