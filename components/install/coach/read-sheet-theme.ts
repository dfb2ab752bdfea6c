import { readInstallSettings } from '@/lib/client/install/read-install-facts';
import styles from './theme.module.css';

/** Returns the class of the merchant's theme for a sheet. */
export function readSheetTheme(): string {
  return styles[readInstallSettings().theme] ?? '';
}
