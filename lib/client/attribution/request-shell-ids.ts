import 'client-only';
import { storeS2sInfo } from '@/lib/client/attribution/store-landing';
import { getAppMode, getEnvironment } from '@/lib/client/device/app-mode';
import { parseShellInfo } from '@/lib/shared/attribution/shell-info';

declare global {
  interface Window {
    /** Interface of the Android app: answers with JSON text at once. */
    MCShell?: { readonly getAdInfo?: () => unknown };
    /** Interface of the iOS app: receives a message and answers later. */
    webkit?: {
      readonly messageHandlers?: { readonly mcShell?: { readonly postMessage: (message: object) => void } };
    };
    /** The app may answer through this callback instead of an event. */
    mcAdInfo?: (answer: unknown) => void;
  }
}

const EVENT = 'mc-ad-info';

const take = (answer: unknown) => storeS2sInfo(parseShellInfo(answer));

const onShellEvent = (event: Event) => take(event instanceof CustomEvent ? event.detail : undefined);

function requestIds(): void {
  try {
    const answer = window.MCShell?.getAdInfo?.();
    if (answer !== undefined) take(answer);
    window.webkit?.messageHandlers?.mcShell?.postMessage({ type: 'getAdInfo' });
  } catch {
    // An older app uses other names: its query is the only source.
  }
}

/** Requests the ids and keeps listening, in the app only. Returns the stop function. Never throws. */
export function requestShellIds(): () => void {
  if (getAppMode() !== 'native' || getEnvironment() === 'browser') return () => undefined;
  window.addEventListener(EVENT, onShellEvent);
  window.mcAdInfo = take;
  requestIds();
  return () => {
    window.removeEventListener(EVENT, onShellEvent);
    Reflect.deleteProperty(window, 'mcAdInfo');
  };
}
