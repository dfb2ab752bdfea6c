// Texts for the browser: those of a page's first load, and those of deferred prompts and hints, which it fetches.
import 'server-only';
import type { AbstractIntlMessages } from 'next-intl';
import { getMessages, getMessagesVersion } from '@/lib/server/http/locale/messages';
import { readClientConnection } from '@/lib/server/platform/connection/client-connection';
import { getBuildId } from '@/lib/server/platform/get-build-id';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { namesTag } from '@/lib/shared/http/names-tag';
import { INERT_POLICY } from '@/lib/shared/http/security-headers';
import { parseLanguage } from '@/lib/shared/locale/parse-language';

// Pages with more of them nest a provider of their own.
const CLIENT_NAMESPACES = ['errors', 'fault', 'notice', 'socialReturn', 'unread'];

// Texts of cards and tiles in the browser; the facts of one game are on its page.
const GAME_KEYS = ['favourite', 'free', 'hot', 'new'] as const;

/** Returns the texts of the client components that may be on any page. */
export function toClientMessages(all: AbstractIntlMessages): AbstractIntlMessages {
  const { game } = all;
  const gameTexts: AbstractIntlMessages = typeof game === 'object' ? game : {};
  return {
    ...Object.fromEntries(CLIENT_NAMESPACES.map((name) => [name, all[name]])),
    game: Object.fromEntries(GAME_KEYS.map((key) => [key, gameTexts[key]])),
  } as AbstractIntlMessages;
}

const DEFERRED_NAMESPACES = [
  'auth',
  'consent',
  'download',
  'downloadPopup',
  'errors',
  'install',
  'move',
  'notice',
  'onPhone',
  'push',
  'saferPlay',
  'update',
  'welcome',
  'worker',
];

const toRejected = (status: 400 | 421): Response =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', 'Content-Security-Policy': INERT_POLICY },
  });

/** Answers `GET /m/texts?language=VI` with compiled texts, revalidated each time; 421 or 400 for an unknown host or language. */
export function answerTexts(request: Request): Response {
  const brand = getMerchantByHost(readClientConnection(request.headers).hostName)?.brand;
  const code = parseLanguage(new URL(request.url).searchParams.get('language'));
  if (!brand) return toRejected(421);
  if (!code || !brand.languages.includes(code)) return toRejected(400);
  const tag = `"${getBuildId()}${getMessagesVersion(code)}-${code}"`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': INERT_POLICY,
    ETag: tag,
  };
  if (namesTag(request.headers.get('if-none-match'), tag))
    return new Response(null, { status: 304, headers });
  const all = getMessages(code);
  return Response.json(Object.fromEntries(DEFERRED_NAMESPACES.map((name) => [name, all[name]])), { headers });
}
