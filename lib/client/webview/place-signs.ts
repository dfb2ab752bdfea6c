// Reads where the page is shown: a browser of its own, an app's browser, the operator's app, the home screen.
import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { getEnvironment } from '@/lib/client/device/page-environment';
import type { PlaceSigns } from '@/lib/shared/webview/sign-in-place';

/** What this browser shows of itself. */
export function readPlaceSigns(): PlaceSigns {
  const { userAgent, maxTouchPoints } = window.navigator;
  return { userAgent, maxTouchPoints, environment: getEnvironment(), mode: getAppMode() };
}
