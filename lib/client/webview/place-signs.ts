// Reads where the page is shown: a browser of its own, an app's browser, the operator's app, the home screen (B14, ruling 32).
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import type { PlaceSigns } from '@/lib/shared/webview/sign-in-place';
import { WEBVIEW_GLOBALS, webviewOf } from '@/lib/shared/webview/webview-table';

/** What this browser shows of itself. */
export function readPlaceSigns(): PlaceSigns {
  const { userAgent, maxTouchPoints } = window.navigator;
  const globals = WEBVIEW_GLOBALS.map(([name]) => name).filter((name) => name in window);
  return { userAgent, maxTouchPoints, globals, mode: getAppMode() };
}

/** The app whose browser shows the page (B18); undefined in a browser and in an installed site, which on iOS lacks the same marks. */
export function getWebview(): string | undefined {
  const { userAgent, globals, mode } = readPlaceSigns();
  return mode === 'homescreen' ? undefined : webviewOf(userAgent, globals);
}
