// Whose in-app browser shows the page: such a browser lacks what a player may look for.
import 'client-only';
import { getEnvironment } from '@/lib/client/device/page-environment';
import { environmentName } from '@/lib/shared/device/environment';

/** The app's name, `WebView` for one that does not tell, undefined in a browser of its own. */
export function getWebviewName(): string | undefined {
  return environmentName(getEnvironment());
}
