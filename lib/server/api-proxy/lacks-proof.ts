// The captcha's server side: a text message costs money, so none is asked for without a proof where its captcha is on (SEC-63).
import 'server-only';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import { getLoginStatus } from '@/lib/server/provider/status/get-status';
import { requestPasswordReset } from '@/lib/shared/calls/password-table';
import { sendSms } from '@/lib/shared/calls/verification-table';
import type { CaptchaScene } from '@/lib/shared/captcha/captcha-facts';

type Body = Record<string, unknown>;

const isProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Whose captcha a call's form shows; a reset that names a number and a user name may go to either. */
function scenesOf(name: string, { mobileNum, username }: Body): readonly CaptchaScene[] {
  if (name === sendSms.name) return ['sms'];
  if (name !== requestPasswordReset.name) return [];
  const named = { sms: mobileNum, login: username };
  return (['sms', 'login'] as const).filter((scene) => named[scene] !== undefined);
}

/** Returns whether the request of a message lacks the proof that the visitor's status requires. The provider checks the proof itself. */
export async function lacksProof(call: ProxyRequest, body: Body = {}): Promise<boolean> {
  const scenes = scenesOf(call.row.name, body);
  if (scenes.length === 0 || isProof(body.geetestSeccode) || isProof(body.geetestValidateV4)) return false;
  const { captcha } = await getLoginStatus(call);
  return scenes.some((scene) => captcha[scene]);
}
