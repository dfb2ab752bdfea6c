// Makes www and the bare domain one device: reads the id that the alternate host stores.
import 'client-only';
import { sendRequest } from '@/lib/client/api/send-request';
import { readFrameDeviceId } from '@/lib/client/device/alternate-host/frame-device-id';
import { IDENTITY_WAIT } from '@/lib/shared/device/identity-wait';
import { ROUTES } from '@/lib/shared/routes';

const REQUEST = {
  url: ROUTES.device,
  path: ROUTES.device,
  query: '',
  method: 'GET',
  headers: { Accept: 'application/json' },
} as const;

/** Returns the id of the alternate host (www or the bare domain), which makes both one device. Never throws. */
export async function readAlternateDeviceId(): Promise<string | undefined> {
  const answer = await sendRequest<{ twin?: string }>(REQUEST, { timeoutMs: IDENTITY_WAIT.frameMs });
  const alternateHost = answer.ok ? answer.value?.twin : undefined;
  return alternateHost === undefined ? undefined : readFrameDeviceId(alternateHost);
}
