import 'client-only';
import { getAppMode } from '@/lib/client/device/app-mode';
import { getEnvironment } from '@/lib/client/device/get-environment';
import type { PlaceSigns } from '@/lib/shared/webview/sign-in-place';

/** Returns the traits of this browser. */
export function readPlaceSigns(): PlaceSigns {
  const { userAgent, maxTouchPoints } = window.navigator;
  return { userAgent, maxTouchPoints, environment: getEnvironment(), mode: getAppMode() };
}
