import { readInstallSettings } from '@/lib/client/install/read-install-settings';
import styles from './theme.module.css';

/** The class that gives a sheet the theme that the merchant wants for it, whatever the site's own is. */
export function useSheetTheme(): string {
  return styles[readInstallSettings().theme] ?? '';
}
