// Pipeline step: answers the hidden frame's page, the only one that may be framed.
import 'server-only';
import { answerDeviceFrame } from '@/lib/server/features/device/device-frame';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { ROUTES } from '@/lib/shared/routes';

/** Returns the page of the hidden frame; other paths pass. */
export function withDeviceFrame({
  path,
  merchant,
  client,
  nonce,
  url,
}: RequestContext): PipelineOutcome | undefined {
  if (path !== ROUTES.deviceFrame || !merchant) return undefined;
  const to = url.searchParams.get('to') ?? '';
  return { kind: 'respond', response: answerDeviceFrame({ merchant, client, nonce, to }) };
}
