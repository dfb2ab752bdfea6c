// Rows of the table for sessions: key, logins, logout and passwords.
import { closeSession } from '../../accounts/session.ts';
import type { Call, Endpoint } from '../../core/call.ts';
import { login } from './login.ts';
import { loginVerification, sendLoginVerification } from './login-verification.ts';
import { changePassword, requestPasswordReset, resetPassword } from './password.ts';
import { loginLine, loginMaya, loginTelegram, mayaTokens, verifyLineCode } from './social-login.ts';

const rsaKey = ({ state, merchant }: Call): string => {
  const key = state.keys.getPublicKey(merchant.code);
  if (merchant.keyForm === 'pem') return String(key.export({ type: 'spki', format: 'pem' }));
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
};

const logout = ({ state, token }: Call): unknown => {
  closeSession(state, token);
  return { ended: true };
};

export const sessionEndpoints: Endpoint[] = [
  { name: 'rsaKey', method: 'GET', path: '/wps/session/key/rsa', auth: 'public', handle: rsaKey },
  { name: 'login', method: 'POST', path: '/wps/session/login', auth: 'public', enc: true, handle: login },
  {
    name: 'loginVerification',
    method: 'POST',
    path: '/wps/session/login/verification',
    auth: 'public',
    enc: true,
    handle: loginVerification,
  },
  {
    name: 'sendLoginVerification',
    method: 'POST',
    path: '/wps/session/login/verification/send',
    auth: 'public',
    handle: sendLoginVerification,
  },
  { name: 'loginMaya', method: 'POST', path: '/wps/session/login/maya', auth: 'public', handle: loginMaya },
  { name: 'loginLine', method: 'POST', path: '/wps/session/login/line', auth: 'public', handle: loginLine },
  {
    name: 'loginTelegram',
    method: 'POST',
    path: '/wps/session/login/telegram',
    auth: 'public',
    handle: loginTelegram,
  },
  {
    name: 'logout',
    method: 'POST',
    path: '/wps/session/logout',
    auth: 'member',
    noBody: true,
    handle: logout,
  },
  {
    name: 'changePassword',
    method: 'POST',
    path: '/wps/member/password',
    auth: 'member',
    enc: true,
    handle: changePassword,
  },
  {
    name: 'requestPasswordReset',
    method: 'POST',
    path: '/wps/member/password/reset/request',
    auth: 'public',
    enc: true,
    handle: requestPasswordReset,
  },
  {
    name: 'resetPassword',
    method: 'POST',
    path: '/wps/member/password/reset',
    auth: 'public',
    enc: true,
    handle: resetPassword,
  },
  {
    name: 'verifyLineCode',
    method: 'POST',
    path: '/wps/relay/WPS3RD_verifyLineCode',
    auth: 'public',
    handle: verifyLineCode,
  },
  {
    name: 'mayaTokens',
    method: 'GET',
    path: '/wps/relay/WPS3RD_refreshMayaTokens',
    auth: 'public',
    handle: mayaTokens,
  },
];
