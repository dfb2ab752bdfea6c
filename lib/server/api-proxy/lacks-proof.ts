// The captcha's server side: a text message costs money, so none is asked for without a proof where its captcha is on (SEC-63).
import 'server-only';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import { getLoginStatus } from '@/lib/server/provider/status/get-status';
import { sendSms } from '@/lib/shared/calls/verification-table';

const isProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Returns whether the request of a text message lacks the proof that the visitor's status requires. The provider checks the proof itself. */
export async function lacksProof(call: ProxyRequest, body: Record<string, unknown> = {}): Promise<boolean> {
  if (call.row.name !== sendSms.name) return false;
  if (isProof(body.geetestSeccode) || isProof(body.geetestValidateV4)) return false;
  return (await getLoginStatus(call)).captcha.sms;
}
