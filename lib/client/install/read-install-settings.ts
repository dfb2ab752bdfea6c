// The merchant's wishes for the prompt to install, from the attribute of <html>.
import 'client-only';
import { type InstallSettings, parseInstallText } from '@/lib/shared/install/install-settings';

/** Theme of the prompt and what it offers first. */
export function readInstallSettings(): InstallSettings {
  return parseInstallText(document.documentElement.dataset.install);
}
