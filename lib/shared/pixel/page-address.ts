// Which page addresses a pixel may see: a script that runs in the page reads its address, whatever it is told.
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
// A way back to a game names its code; LINE's comes with a state.
const INSIDE = new RegExp(`[?&#](?:${SECRET.join('|')})=`);

/** On the launch page `code` is a game's. */
function isTold(pathname: string, name: string): boolean {
  return name === 'code' && trimPath(pathname) === ROUTES.launchGame;
}

/**
 * Whether an address holds what opens an account: a token, a code, a state, a wallet's session or Telegram's answer, in its query, its
 * hash, or inside another address that it carries. No pixel is loaded and nothing is told while it does.
 */
export function isPrivateAddress(href: string): boolean {
  const { pathname, searchParams, hash } = new URL(href);
  const pairs = [...searchParams, ...new URLSearchParams(hash.replace(/^#[/?]*/, ''))];
  return pairs.some(([name, value]) => (NAMES.has(name) && !isTold(pathname, name)) || INSIDE.test(value));
}
