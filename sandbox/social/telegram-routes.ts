// Stand-in of Telegram's login page, with Telegram's checks; signs with the merchant's bot token.
import { type Context, Hono } from 'hono';
import { toTelegramHash } from '../accounts/social-identity.ts';
import { merchants, type SandboxMerchant } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { toConsentResponse, toFaultResponse } from './consent-page.ts';
import { findOwnUrl } from './own-host.ts';

type Query = Record<string, string>;
type User = { id: number; first_name: string; last_name?: string; username?: string; photo_url?: string };

const oldSeconds = 600;

const users: Record<string, User> = {
  lan: { id: 7001, first_name: 'Lan', username: 'lan_demo' },
  dmitry: { id: 7002, first_name: 'Дмитрий 🎲', last_name: 'Соколов', username: 'dima_demo' },
  noah: { id: 7003, first_name: 'Noah' },
};

const findMerchant = (botId: string): SandboxMerchant | undefined =>
  [...merchants.values()].find((one) => one.telegramBotToken.startsWith(`${botId}:`));

const toFaults = (query: Query, merchant: SandboxMerchant | undefined): string[] => {
  const { origin = '', return_to: returnTo = '' } = query;
  const own = merchant && findOwnUrl(merchant, origin);
  const rules: Array<[boolean, string]> = [
    [merchant !== undefined, 'Bot not found: bot_id is unknown.'],
    [own?.origin === origin, 'Bot domain invalid: origin is none of the bot’s.'],
    [URL.parse(returnTo)?.origin === origin, 'return_to must stand on origin.'],
    [!query.request_access || query.request_access === 'write', 'request_access is write or absent.'],
  ];
  return rules.filter(([isRight]) => !isRight).map(([, fault]) => fault);
};

const answerHref = (query: Query, user: string, how = 'confirm'): string =>
  `/auth/answer?${new URLSearchParams({ ...query, user, how })}`;

const consent = (context: Context): Response => {
  const query: Query = context.req.query();
  const merchant = findMerchant(query.bot_id ?? '');
  const faults = toFaults(query, merchant);
  if (!merchant || faults.length > 0) return toFaultResponse('Telegram', faults);
  return toConsentResponse({
    vendor: 'Telegram',
    merchant,
    users: [
      { href: answerHref(query, 'lan'), label: 'Lan', note: 'bound to the account lan' },
      { href: answerHref(query, 'dmitry'), label: 'Дмитрий 🎲 Соколов', note: 'new here: no account yet' },
      { href: answerHref(query, 'noah'), label: 'Noah', note: 'new here, and without a user name' },
    ],
    cancel: { href: answerHref(query, 'lan', 'decline'), label: 'Decline' },
    controls: [
      { href: answerHref(query, 'lan', 'old'), label: 'Lan, signed ten minutes ago' },
      { href: answerHref(query, 'lan', 'forged'), label: 'Lan, with a forged hash' },
      { href: answerHref(query, 'lan', 'query'), label: 'Lan, in the query instead of the fragment' },
      { href: answerHref(query, 'lan', 'no-start'), label: 'Lan, to an address without its start nonce' },
    ],
  });
};

const toPayload = (
  state: ProviderState,
  merchant: SandboxMerchant,
  { query, photos }: { query: Query; photos: string },
): string => {
  if (query.how === 'decline') return 'false';
  const seconds = Math.floor(state.now() / 1000) - (query.how === 'old' ? oldSeconds : 0);
  const user = users[query.user ?? ''] ?? users.noah;
  const photo = user?.username ? { photo_url: `${photos}/${user.username}.svg` } : {};
  const fields = { ...user, ...photo, auth_date: seconds };
  const hash = query.how === 'forged' ? '0'.repeat(64) : toTelegramHash(fields, merchant.telegramBotToken);
  return JSON.stringify({ ...fields, hash });
};

const answer = (state: ProviderState, context: Context): Response => {
  const query: Query = context.req.query();
  const merchant = findMerchant(query.bot_id ?? '');
  if (!merchant || toFaults(query, merchant).length > 0)
    return toFaultResponse('Telegram', ['The request has changed.']);
  const photos = `http://127.0.0.1:${new URL(context.req.url).port}/art/avatars`;
  const payload = Buffer.from(toPayload(state, merchant, { query, photos }), 'utf8').toString('base64url');
  const back = new URL(query.return_to ?? '');
  if (query.how === 'no-start') back.search = '';
  if (query.how === 'query') back.searchParams.set('tgAuthResult', payload);
  else back.hash = `tgAuthResult=${payload}`;
  return context.redirect(back.href, 302);
};

export const telegramRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/auth', consent);
  routes.get('/auth/answer', (context) => answer(state, context));
  return routes;
};
