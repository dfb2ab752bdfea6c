// Log-ins of a demo player, and passwords that change.
import { ask, ownPost, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

export const PASSWORD = 'Passw0rd!';
export const NEXT = 'An0ther-one';
export const LOGIN = '/wps/session/login';
export const CHANGE = '/wps/member/password';

export const post = (path: string, body: object, Cookie = ''): Promise<TextAnswer> =>
  ask({
    port: site.port,
    path,
    method: 'POST',
    headers: { ...ownPost(site.port), Cookie },
    body: JSON.stringify(body),
  });
export const login = (body: object, cookie = ''): Promise<TextAnswer> =>
  post(LOGIN, { type: 'username', username: 'lan', password: PASSWORD, ...body }, cookie);
export const setPassword = (userName: string, password: string) =>
  control(site.provider, 'member', { merchant: 'aurora', userName, patch: { password } });
