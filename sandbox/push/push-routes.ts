// Stand-ins of the messaging service's two hosts: installations, and push subscriptions.
import { type Context, Hono } from 'hono';
import { isJsonObject, readJson } from '../core/json-value.ts';
import type { ProviderState } from '../core/provider-state.ts';
import { allowOrigin, answerPreflight, toGoogleError } from './google-answer.ts';

const authLifetime = '604800s';
const webFields = ['origin', 'endpoint', 'auth', 'p256dh'] as const;

/** Keys and projects of the demo merchants match by name. */
const isKeyOf = (project: string, key: string | undefined): boolean =>
  project.startsWith('demo-') && key === `demo-key-${project.slice('demo-'.length)}`;

const projectOf = (context: Context): string => context.req.param('project') ?? '';

const isKeyWrong = (context: Context): boolean =>
  !isKeyOf(projectOf(context), context.req.header('x-goog-api-key'));

const badKey = (context: Context): Response =>
  toGoogleError(context, 400, 'API key not valid. Please pass a valid API key.');

const install = (state: ProviderState) => async (context: Context) => {
  if (isKeyWrong(context)) return badKey(context);
  const { appId, sdkVersion, authVersion, fid } = await readJson(context);
  if (typeof appId !== 'string' || !/^1:\d+:web:[0-9a-f]+$/.test(appId))
    return toGoogleError(context, 400, 'App ID is invalid.');
  if (authVersion !== 'FIS_v2' || typeof sdkVersion !== 'string' || !sdkVersion.startsWith('w:'))
    return toGoogleError(context, 400, 'Auth or SDK version is invalid.');
  const made = state.push.install(projectOf(context), appId, String(fid ?? ''));
  allowOrigin(context);
  return context.json({
    name: `projects/100200300400/installations/${made.fid}`,
    fid: made.fid,
    refreshToken: made.refreshToken,
    authToken: { token: made.authToken, expiresIn: authLifetime },
  });
};

const renew = (state: ProviderState) => (context: Context) => {
  if (isKeyWrong(context)) return badKey(context);
  const [scheme, refreshToken = ''] = (context.req.header('authorization') ?? '').split(' ');
  const token =
    scheme === 'FIS_v2' ? state.push.renew(context.req.param('fid') ?? '', refreshToken) : undefined;
  if (token === undefined) return toGoogleError(context, 401, 'The refresh token is invalid.');
  allowOrigin(context);
  return context.json({ token, expiresIn: authLifetime });
};

/** Returns the caller's installation, or an error. */
const requireInstallation = (state: ProviderState, context: Context): string | Response => {
  if (isKeyWrong(context)) return badKey(context);
  const [scheme, token = ''] = (context.req.header('x-goog-firebase-installations-auth') ?? '').split(' ');
  const fid = scheme === 'FIS' ? state.push.findInstallation(projectOf(context), token) : undefined;
  return fid ?? toGoogleError(context, 401, 'Request had invalid authentication credentials.');
};

const register = (state: ProviderState) => async (context: Context) => {
  const fid = requireInstallation(state, context);
  if (typeof fid !== 'string') return fid;
  const { web } = await readJson(context);
  const given = isJsonObject(web) ? web : {};
  const fields = Object.fromEntries(webFields.map((name) => [name, String(given[name] ?? '')]));
  if (webFields.some((name) => fields[name] === '') || !/^https:\/\//.test(fields.endpoint ?? ''))
    return toGoogleError(context, 400, 'Request contains an invalid argument.');
  const known = context.req.param('token');
  if (known) state.push.unregister(known);
  allowOrigin(context);
  return context.json({ token: state.push.register(projectOf(context), fid, fields) });
};

const unregister = (state: ProviderState) => (context: Context) => {
  const fid = requireInstallation(state, context);
  if (typeof fid !== 'string') return fid;
  state.push.unregister(context.req.param('token') ?? '');
  allowOrigin(context);
  return context.json({});
};

export const pushRoutes = (state: ProviderState): Hono => {
  const routes = new Hono();
  const installations = '/v1/projects/:project/installations';
  const registrations = '/v1/projects/:project/registrations';
  for (const path of [installations, registrations]) {
    routes.options(path, answerPreflight);
    routes.options(`${path}/*`, answerPreflight);
  }
  routes.post(installations, install(state));
  routes.post(`${installations}/:fid/authTokens:generate`, renew(state));
  routes.post(registrations, register(state));
  routes.patch(`${registrations}/:token`, register(state));
  routes.delete(`${registrations}/:token`, unregister(state));
  return routes;
};
