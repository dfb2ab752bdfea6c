import 'client-only';
import { type InstallSettings, parseInstallText } from '@/lib/shared/install/install-settings';

/** Returns the prompt's theme and preferred offer. */
export function readInstallSettings(): InstallSettings {
  return parseInstallText(document.documentElement.dataset.install);
}
