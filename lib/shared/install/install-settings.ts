// How a merchant wants the prompt to install to look and what it offers first.
import { INSTALL } from '@/lib/shared/constants';

/** `theme` is the look of the prompt's sheet; `way` what its button does where there is an app for this system. */
export type InstallSettings = {
  readonly theme: 'light' | 'dark';
  /** `app`: the app's link comes first; `homescreen`: always the site on the home screen. */
  readonly way: 'app' | 'homescreen';
};

/** The settings as one attribute of the page, such as `light app`. */
export function buildInstallText({ theme, way }: InstallSettings): string {
  return `${theme} ${way}`;
}

/** The settings from the page's attribute; the defaults of W8 for what it does not name. */
export function parseInstallText(text: string | undefined): InstallSettings {
  const [theme, way] = text?.split(' ') ?? [];
  return {
    theme: theme === 'dark' ? 'dark' : INSTALL.theme,
    way: way === 'homescreen' ? 'homescreen' : INSTALL.preferredWay,
  };
}
