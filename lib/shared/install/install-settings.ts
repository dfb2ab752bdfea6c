// A merchant's settings for the install prompt.
import { INSTALL } from '@/lib/shared/constants';

/** `theme` styles the sheet; `way` is the button's action where an app exists. */
export type InstallSettings = {
  readonly theme: 'light' | 'dark';
  /** `app`: the app's link first; `homescreen`: always the home screen. */
  readonly way: 'app' | 'homescreen';
};

/** Serialises the settings as an attribute, such as `light app`. */
export function buildInstallText({ theme, way }: InstallSettings): string {
  return `${theme} ${way}`;
}

/** Parses the attribute; missing settings take their defaults. */
export function parseInstallText(text: string | undefined): InstallSettings {
  const [theme, way] = text?.split(' ') ?? [];
  return {
    theme: theme === 'dark' ? 'dark' : INSTALL.theme,
    way: way === 'homescreen' ? 'homescreen' : INSTALL.preferredWay,
  };
}
