// Makes www and the bare domain one device: reads the id that the alternate host stores.
import 'client-only';
import { sendToRoute } from '@/lib/client/api/send-to-route';
import { withTimeLimit } from '@/lib/client/page/with-time-limit';
import { parseDeviceMessage } from '@/lib/shared/device/device-frame';
import { IDENTITY_WAIT } from '@/lib/shared/device/device-id';
import { ROUTES } from '@/lib/shared/routes';

function addFrame(origin: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.src = `${origin}${ROUTES.deviceFrame}?to=${encodeURIComponent(window.location.origin)}`;
  document.body.append(frame);
  return frame;
}

function receiveDeviceId(
  frame: HTMLIFrameElement,
  origin: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    const onMessage = (event: MessageEvent): void => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      const message = parseDeviceMessage(event.data);
      if (message) resolve(message.deviceId);
    };
    window.addEventListener('message', onMessage, { signal });
  });
}

/** Returns the device id that `origin` stores, undefined after 0.8 s. Accepts messages of that origin's own
 * frame only. Works same-site: browsers partition frame storage across sites. Never throws. */
export async function readFrameDeviceId(origin: string): Promise<string | undefined> {
  const frame = addFrame(origin);
  const listening = new AbortController();
  const id = await withTimeLimit(receiveDeviceId(frame, origin, listening.signal), IDENTITY_WAIT.frameMs);
  listening.abort();
  frame.remove();
  return id;
}

/** Returns the id of the alternate host (www or the bare domain), which makes both one device. Never throws. */
export async function readAlternateDeviceId(): Promise<string | undefined> {
  const answer = await sendToRoute<{ twin?: string }>(ROUTES.device, { timeoutMs: IDENTITY_WAIT.frameMs });
  const alternateHost = answer.ok ? answer.value?.twin : undefined;
  return alternateHost === undefined ? undefined : readFrameDeviceId(alternateHost);
}
