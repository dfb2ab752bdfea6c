import 'client-only';
import { getEnvironment } from '@/lib/client/device/get-environment';
import { environmentName } from '@/lib/shared/device/environment';

/** Returns the app's name, `WebView` if unknown, undefined in a full browser. */
export function getWebviewName(): string | undefined {
  return environmentName(getEnvironment());
}
