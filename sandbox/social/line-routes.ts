// Stand-in of LINE's authorize page, with LINE's checks.
import { type Context, Hono } from 'hono';
import { merchants, type SandboxMerchant } from '../core/merchant.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { assetHeaders, findAsset } from '../pages/asset-file.ts';
import { type ConsentLink, toConsentResponse, toFaultResponse } from './consent-page.ts';
import { issueLineCode, lineUsers, spendLineCode } from './line-code.ts';
import { findOwnUrl } from './own-host.ts';

type Query = Record<string, string>;

const root = new URL('./', import.meta.url);
const required = ['response_type', 'client_id', 'redirect_uri', 'state', 'scope'];
const returnPath = '/m/home';

const findMerchant = (clientId: string): SandboxMerchant | undefined =>
  [...merchants.values()].find((one) => one.lineClientId === clientId);

const isCallback = (merchant: SandboxMerchant, text: string): boolean => {
  const url = findOwnUrl(merchant, text);
  return url?.pathname === returnPath && url.search === '' && url.hash === '';
};

const toFaults = (query: Query, merchant: SandboxMerchant | undefined): string[] => {
  const missing = required.filter((name) => !query[name]).map((name) => `${name} is required.`);
  const rules: Array<[boolean, string]> = [
    [query.response_type === 'code', 'response_type must be code.'],
    [merchant !== undefined, 'client_id is unknown.'],
    [!merchant || isCallback(merchant, query.redirect_uri ?? ''), 'redirect_uri is not registered.'],
    [(query.scope ?? '').split(' ').includes('openid'), 'scope must contain openid.'],
    [/^[a-z0-9]{8,}$/i.test(query.state ?? ''), 'state must be unguessable letters and digits.'],
    [/^[a-z0-9]{8,}$/i.test(query.nonce ?? ''), 'nonce is required with openid here.'],
    [/^[\w-]{43}$/.test(query.code_challenge ?? ''), 'code_challenge is no S256 challenge.'],
    [query.code_challenge_method === 'S256', 'code_challenge_method must be S256.'],
  ];
  return [...missing, ...rules.filter(([isRight]) => !isRight).map(([, fault]) => fault)];
};

const answerHref = (query: Query, user: string, how = 'allow'): string =>
  `/oauth2/v2.1/answer?${new URLSearchParams({ ...query, user, how })}`;

const controls = (query: Query): ConsentLink[] => [
  { href: answerHref(query, 'lan', 'wrong-state'), label: 'Lan, with a wrong state' },
  { href: answerHref(query, 'lan', 'no-state'), label: 'Lan, without a state' },
  { href: answerHref(query, 'lan', 'replay'), label: 'Lan, with a code that was used before' },
  { href: answerHref(query, 'lan', 'server-error'), label: 'An error of the vendor' },
];

const authorize = (context: Context): Response => {
  const query: Query = context.req.query();
  const merchant = findMerchant(query.client_id ?? '');
  const faults = toFaults(query, merchant);
  if (!merchant || faults.length > 0) return toFaultResponse('LINE', faults);
  return toConsentResponse({
    vendor: 'LINE',
    merchant,
    users: [
      { href: answerHref(query, 'mai'), label: 'Mai', note: 'new here: no account yet' },
      { href: answerHref(query, 'lan'), label: 'Lan', note: 'bound to the account lan' },
    ],
    cancel: { href: answerHref(query, 'mai', 'cancel'), label: 'Cancel' },
    controls: controls(query),
  });
};

const toCode = (state: ProviderState, merchant: SandboxMerchant, query: Query): string => {
  const user = query.user === 'lan' ? lineUsers.lan : lineUsers.mai;
  const { redirect_uri: redirectUri = '', code_challenge: challenge = '' } = query;
  const code = issueLineCode(state, { merchant: merchant.code, user, redirectUri, challenge });
  if (query.how === 'replay') spendLineCode({ state, merchant }, { code, redirectUri, verifier: '' });
  return code;
};

const errors: Query = { cancel: 'access_denied', 'server-error': 'server_error' };

const answer = (state: ProviderState, context: Context): Response => {
  const query: Query = context.req.query();
  const merchant = findMerchant(query.client_id ?? '');
  if (!merchant || toFaults(query, merchant).length > 0)
    return toFaultResponse('LINE', ['The request has changed.']);
  const { how = 'allow' } = query;
  const back = new URL(query.redirect_uri ?? '');
  const error = errors[how];
  if (error) back.searchParams.set('error', error);
  else back.searchParams.set('code', toCode(state, merchant, query));
  if (how !== 'no-state')
    back.searchParams.set('state', how === 'wrong-state' ? 'wrong' : (query.state ?? ''));
  return context.redirect(back.href, 302);
};

export const lineRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  routes.get('/oauth2/v2.1/authorize', authorize);
  routes.get('/oauth2/v2.1/answer', (context) => answer(state, context));
  routes.get('/social/assets/:path{.+}', (context) => {
    const asset = findAsset(root, context.req.param('path'));
    return asset ? context.body(asset.text, 200, assetHeaders(asset.type)) : context.notFound();
  });
  return routes;
};
