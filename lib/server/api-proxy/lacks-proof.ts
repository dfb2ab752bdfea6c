// The captcha's server side: where a scene's captcha is on, its calls need a proof (SEC-63).
import 'server-only';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import { getStatus } from '@/lib/server/provider/status/get-status';
import type { CaptchaScene } from '@/lib/shared/captcha/captcha-facts';
import { ROUTES } from '@/lib/shared/routes';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

type Body = Record<string, unknown>;

const SCENES: Readonly<Record<string, (body: Body) => CaptchaScene | undefined>> = {
  // A social proof and a record of this device can't be guessed, so they need no puzzle.
  login: ({ type = 'username', remembered }) =>
    remembered === undefined && (type === 'username' || type === 'sms') ? 'login' : undefined,
  requestPasswordReset: ({ username }) => (username ? 'login' : 'sms'),
  sendSms: () => 'sms',
  register: () => 'register',
  registerMobile: () => 'register',
  registerAutoUsername: () => 'register',
};

const isProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Returns whether a call lacks the proof that its scene requires, by the visitor's status. The provider checks the proof itself. */
export async function lacksProof(
  { row, merchant, visitor }: ProxyRequest,
  body: Body = {},
): Promise<boolean> {
  const scene = SCENES[row.name]?.(body);
  if (!scene || isProof(body.geetestSeccode) || isProof(body.geetestValidateV4)) return false;
  const device = deviceKindOf(visitor.userAgent);
  const url = `${visitor.protocol}://${visitor.host}${ROUTES.login}`;
  const question = { merchant, visitor, device, url };
  // The provider may ask some visitors only, so another visitor's status says nothing.
  const { status } = await getStatus(question);
  return status.captcha[scene];
}
