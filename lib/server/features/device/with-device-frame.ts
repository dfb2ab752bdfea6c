// Gate step: the hidden frame's page is answered here, because it alone may stand in a frame.
import 'server-only';
import { answerDeviceFrame } from '@/lib/server/features/device/device-frame';
import type { PipelineOutcome, RequestContext } from '@/lib/server/http/request-context';
import { ROUTES } from '@/lib/shared/routes';

/** Answers the page of the hidden frame; every other path passes. */
export function withDeviceFrame({
  path,
  merchant,
  peer,
  nonce,
  url,
}: RequestContext): PipelineOutcome | undefined {
  if (path !== ROUTES.deviceFrame || !merchant) return undefined;
  const to = url.searchParams.get('to') ?? '';
  return { kind: 'respond', response: answerDeviceFrame({ merchant, peer, nonce, to }) };
}
