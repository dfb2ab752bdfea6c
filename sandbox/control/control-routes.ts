// The control endpoint: what tests and demos may do to a sandbox that no real provider would offer.
import { type Context, Hono } from 'hono';
import { findAccount, updateAccount } from '../accounts/account.ts';
import { hashPassword } from '../accounts/password-hash.ts';
import { closeSessionsOf } from '../accounts/session.ts';
import { isJsonObject, type JsonObject, mergeJson, readText } from '../core/json-value.ts';
import { merchants } from '../core/merchant.ts';
import { getOverrides, type ProviderState, resetProviderState } from '../core/provider-state.ts';
import { callsRoutes } from './calls-routes.ts';
import { faultsRoutes } from './faults-routes.ts';

const readBody = async (context: Context): Promise<JsonObject> => {
  const parsed: unknown = await context.req.json().catch(() => ({}));
  return isJsonObject(parsed) ? parsed : {};
};

const readMerchant = (body: JsonObject): string => {
  const code = readText(body, 'merchant');
  if (!merchants.has(code)) throw new Error(`unknown merchant "${code}"`);
  return code;
};

const patchStatus = (state: ProviderState, body: JsonObject): void => {
  const overrides = getOverrides(state, readMerchant(body));
  if (isJsonObject(body.patch)) overrides.status = mergeJson(overrides.status, body.patch);
  if (body.error === null) overrides.statusError = null;
  if (isJsonObject(body.error)) {
    overrides.statusError = {
      errorCode: readText(body.error, 'errorCode'),
      message: readText(body.error, 'message'),
    };
  }
};

const patchConfig = (state: ProviderState, body: JsonObject): void => {
  const overrides = getOverrides(state, readMerchant(body));
  if (isJsonObject(body.patch)) overrides.config = mergeJson(overrides.config, body.patch);
};

const requireMember = (state: ProviderState, body: JsonObject) => {
  const by = { key: 'userName', value: readText(body, 'userName').toLowerCase() } as const;
  const account = findAccount(state.database, readMerchant(body), by);
  if (!account) throw new Error('unknown member');
  return account;
};

const patchMember = (state: ProviderState, body: JsonObject): void => {
  const patch = isJsonObject(body.patch) ? { ...body.patch } : {};
  if (typeof patch.password === 'string') patch.passwordHash = hashPassword(patch.password);
  updateAccount(state.database, requireMember(state, body).id, patch);
};

const expireSessions = (state: ProviderState, body: JsonObject): void => {
  if (readText(body, 'userName')) closeSessionsOf(state, requireMember(state, body).id);
  else state.database.prepare('DELETE FROM session WHERE merchant = ?').run(readMerchant(body));
};

const plantLuck = (state: ProviderState, body: JsonObject): void => {
  const luck = readText(body, 'luck');
  if (luck !== 'fair' && luck !== 'win' && luck !== 'lose') throw new Error('luck is fair, win or lose');
  state.luck = luck;
};

const addUnread = (state: ProviderState, body: JsonObject): void => {
  const account = requireMember(state, body);
  const unread = Number(account.profile.unread ?? 0) + Number(body.count ?? 1);
  updateAccount(state.database, account.id, { profile: { ...account.profile, unread } });
};

const setWidgetDelay = (state: ProviderState, body: JsonObject): void => {
  state.widgetDelayMs = Math.max(0, Number(body.delayMs ?? 200));
};

const actions: Record<string, (state: ProviderState, body: JsonObject) => void> = {
  '/reset': resetProviderState,
  '/status': patchStatus,
  '/config': patchConfig,
  '/member': patchMember,
  '/play': plantLuck,
  '/unread': addUnread,
  '/widget': setWidgetDelay,
  '/keys/rotate': (state, body) => state.keys.rotate(readMerchant(body)),
  '/sessions/expire': expireSessions,
};

const listCodes = (state: ProviderState, merchant: string): unknown[] =>
  state.database
    .prepare(
      "SELECT merchant, purpose, target, code, madeAt FROM code WHERE ? IN (merchant, '') ORDER BY madeAt DESC",
    )
    .all(merchant);

const listReceived = (state: ProviderState, kind: string): unknown[] =>
  state.database
    .prepare("SELECT * FROM received WHERE ? IN (kind, '') ORDER BY at")
    .all(kind)
    .map((row) => ({ ...row, data: JSON.parse(String(row.data)) }));

export const controlRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  for (const [path, act] of Object.entries(actions)) {
    routes.post(path, async (context) => {
      act(state, await readBody(context));
      return context.json({ ok: true });
    });
  }
  routes.get('/codes', (context) => context.json(listCodes(state, context.req.query('merchant') ?? '')));
  routes.get('/received', (context) => context.json(listReceived(state, context.req.query('kind') ?? '')));
  routes.route('/calls', callsRoutes(state));
  routes.route('/faults', faultsRoutes(state));
  routes.onError((error, context) => context.json({ ok: false, message: error.message }, 400));
  return routes;
};
