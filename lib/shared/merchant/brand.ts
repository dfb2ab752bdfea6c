// The public part of a merchant, for pages and components.

import type { Feature } from '@/lib/shared/calls/feature';
import type { InstallSettings } from '@/lib/shared/install/install-settings';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** Colours as `#rrggbb`, after contrast correction. */
export type BrandColors = {
  readonly primary: string;
  readonly onPrimary: string;
  readonly accent: string;
  readonly background: string;
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly danger: string;
};

export type BrandTheme = {
  readonly mode: 'dark' | 'light';
  readonly colors: BrandColors;
  /** Corner radius in px. */
  readonly radius: number;
  readonly logo?: string;
};

/** Licence and responsible gaming data of a brand. */
export type BrandSafety = {
  /** In years; 0 for none. */
  readonly minimumAge: number;
  readonly ageConfirmation: boolean;
  readonly licence?: { readonly text: string; readonly url?: string };
  readonly helpLinks: readonly { readonly text: string; readonly url: string }[];
  readonly realityCheckMinutes: number;
};

/** In a frame of the launch page, or in its place. */
export type BrandGames = { readonly open: 'embed' | 'redirect' };

export type BrandEntry = {
  /** Registration with a user name that the provider chooses. */
  readonly quickStart: boolean;
  /** Length of a user name in characters, where the provider limits it. */
  readonly usernameLength?: { readonly min: number; readonly max: number };
  /** The Maya wallet opens the site with its own session. */
  readonly maya: boolean;
  /** Verifies the code of a mobile registration. */
  readonly smsSender: 'provider' | 'firebase';
  readonly smsTemplate?: string;
};

/** Holds nothing of the provider or secrets. */
export type Brand = {
  readonly code: string;
  readonly name: string;
  readonly theme: BrandTheme;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly safety: BrandSafety;
  readonly games: BrandGames;
  readonly entry: BrandEntry;
  readonly install: InstallSettings;
  /** Stars of the download bar, 1 to 5; undefined shows none. */
  readonly downloadRating?: number;
  /** How the image servers give an image in a width: a path with `{width}` and `{path}`. */
  readonly sizedImagePath?: string;
  /** Features whose calls are switched off. */
  readonly off: readonly Feature[];
};
