// Session endpoints: key, logins, logout and passwords.
import { closeSession } from '../../accounts/session.ts';
import { publicGet, type ReceivedCall, type SandboxEndpoint } from '../../core/call.ts';
import { answerLogin } from './login.ts';
import { answerLoginVerification, answerSendLoginVerification } from './login-verification.ts';
import { answerMayaTokens } from './maya-session.ts';
import { answerChangePassword, answerRequestPasswordReset, answerResetPassword } from './password.ts';
import {
  answerLoginLine,
  answerLoginMaya,
  answerLoginTelegram,
  answerVerifyLineCode,
} from './social-login.ts';

const rsaKey = ({ state, merchant }: ReceivedCall): string => {
  const key = state.keys.getPublicKey(merchant.code);
  if (merchant.keyForm === 'pem') return String(key.export({ type: 'spki', format: 'pem' }));
  return key.export({ type: 'spki', format: 'der' }).toString('base64');
};

const logout = ({ state, token }: ReceivedCall): unknown => {
  closeSession(state, token);
  return { ended: true };
};

const deviceFields = ['loginDeviceId', 'device'];
const originFields = ['registerUrl', 'affiliateCode', 'domain', ...deviceFields];

export const sessionEndpoints: SandboxEndpoint[] = [
  publicGet('rsaKey', '/wps/session/key/rsa', rsaKey),
  {
    name: 'login',
    method: 'POST',
    path: '/wps/session/login',
    auth: 'public',
    enc: true,
    handle: answerLogin,
  },
  {
    name: 'loginVerification',
    method: 'POST',
    path: '/wps/session/login/verification',
    auth: 'public',
    enc: true,
    handle: answerLoginVerification,
  },
  {
    name: 'sendLoginVerification',
    method: 'POST',
    path: '/wps/session/login/verification/send',
    auth: 'public',
    handle: answerSendLoginVerification,
  },
  {
    name: 'loginMaya',
    method: 'POST',
    path: '/wps/session/login/maya',
    auth: 'public',
    fields: ['sessionId', 'env', ...originFields],
    handle: answerLoginMaya,
  },
  {
    name: 'loginLine',
    method: 'POST',
    path: '/wps/session/login/line',
    auth: 'public',
    fields: ['lineSessionToken', ...deviceFields],
    handle: answerLoginLine,
  },
  {
    name: 'loginTelegram',
    method: 'POST',
    path: '/wps/session/login/telegram',
    auth: 'public',
    fields: ['telegramAuth', 'referralCode', 'linkId', ...originFields],
    handle: answerLoginTelegram,
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
    handle: answerChangePassword,
  },
  {
    name: 'requestPasswordReset',
    method: 'POST',
    path: '/wps/member/password/reset/request',
    auth: 'public',
    enc: true,
    handle: answerRequestPasswordReset,
  },
  {
    name: 'resetPassword',
    method: 'POST',
    path: '/wps/member/password/reset',
    auth: 'public',
    enc: true,
    handle: answerResetPassword,
  },
  {
    name: 'verifyLineCode',
    method: 'POST',
    path: '/wps/relay/WPS3RD_verifyLineCode',
    auth: 'public',
    handle: answerVerifyLineCode,
  },
  publicGet('mayaTokens', '/wps/relay/WPS3RD_refreshMayaTokens', answerMayaTokens),
];
