// The captcha's server side: a text message costs money, so none is asked for without a proof where its captcha is on (SEC-63).
import 'server-only';
import type { ProxyRequest } from '@/lib/server/api-proxy/proxy-request';
import { getStatus } from '@/lib/server/provider/status/get-status';
import { sendSms } from '@/lib/shared/calls/verification-table';
import { ROUTES } from '@/lib/shared/routes';
import { deviceKindOf } from '@/lib/shared/site/device-kind';

const isProof = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Returns whether the request of a text message lacks the proof that the visitor's status requires. The provider checks the proof itself. */
export async function lacksProof(
  { row, merchant, visitor }: ProxyRequest,
  body: Record<string, unknown> = {},
): Promise<boolean> {
  if (row.name !== sendSms.name) return false;
  if (isProof(body.geetestSeccode) || isProof(body.geetestValidateV4)) return false;
  const device = deviceKindOf(visitor.userAgent);
  const url = `${visitor.protocol}://${visitor.host}${ROUTES.login}`;
  const { status } = await getStatus({ merchant, visitor, device, url });
  return status.captcha.sms;
}
