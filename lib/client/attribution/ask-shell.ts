// Asks the operator's app for its advertising ids, where the page runs inside it (docs/operations/merchants/attribution.md).
import 'client-only';
import { keepS2s } from '@/lib/client/attribution/store-landing';
import { getAppMode } from '@/lib/client/device/app-mode';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { parseShellInfo } from '@/lib/shared/attribution/shell-info';

declare global {
  interface Window {
    /** The interface of the app on Android: it answers a JSON text at once. */
    MCShell?: { readonly getAdInfo?: () => unknown };
    /** The interface of the app on iOS: it is asked by a message, and answers later. */
    webkit?: {
      readonly messageHandlers?: { readonly mcShell?: { readonly postMessage: (message: object) => void } };
    };
    /** By this the app answers, where it does not by an event. */
    mcAdInfo?: (answer: unknown) => void;
  }
}

const EVENT = 'mc-ad-info';

const take = (answer: unknown) => keepS2s(parseShellInfo(answer));

const hear = (event: Event) => take(event instanceof CustomEvent ? event.detail : undefined);

function ask(): void {
  try {
    const answer = window.MCShell?.getAdInfo?.();
    if (answer !== undefined) take(answer);
    window.webkit?.messageHandlers?.mcShell?.postMessage({ type: 'getAdInfo' });
  } catch {
    // An older app knows other names: then its query is all there is.
  }
}

/** Asks once and goes on hearing; in a browser it does nothing, whatever the address says. Returns the way to stop. Never throws. */
export function askShell(): () => void {
  if (getAppMode() !== 'native' || getEnvironment() === 'browser') return () => undefined;
  window.addEventListener(EVENT, hear);
  window.mcAdInfo = take;
  ask();
  return () => {
    window.removeEventListener(EVENT, hear);
    Reflect.deleteProperty(window, 'mcAdInfo');
  };
}
