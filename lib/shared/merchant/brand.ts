// The public part of a merchant: what a page of its site may know and show.
import type { InstallSettings } from '@/lib/shared/install/install-settings';
import type { LanguageCode } from '@/lib/shared/locale/language-table';

/** The theme's colours as `#rrggbb`, after correction for contrast. */
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

/** The theme tokens of a brand. */
export type BrandTheme = {
  readonly mode: 'dark' | 'light';
  readonly colors: BrandColors;
  /** Corner radius in px. */
  readonly radius: number;
  readonly logo?: string;
};

/** A brand's licence and safer-play facts. */
export type BrandSafety = {
  /** In years; 0 where there is none. */
  readonly minimumAge: number;
  /** Whether a visitor has to say once that he is old enough. */
  readonly ageConfirmation: boolean;
  readonly licence?: { readonly text: string; readonly url?: string };
  readonly helpLinks: readonly { readonly text: string; readonly url: string }[];
  readonly realityCheckMinutes: number;
};

/** How games open: in a frame of the launch page, or in its place. */
export type BrandGames = { readonly open: 'embed' | 'redirect' };

/** Ways in that only some merchants have. */
export type BrandEntry = {
  /** Registration with a user name that the provider chooses. */
  readonly quickStart: boolean;
  /** The Maya wallet opens the site with a session of its own. */
  readonly maya: boolean;
  /** Who sends and checks the code of a mobile registration. */
  readonly smsSender: 'provider' | 'firebase';
  /** Named in a mobile registration, for providers that keep several texts. */
  readonly smsTemplate?: string;
};

/** What pages and components know of a merchant; nothing of its backend or secrets. */
export type Brand = {
  readonly code: string;
  readonly name: string;
  readonly theme: BrandTheme;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly safety: BrandSafety;
  readonly games: BrandGames;
  readonly entry: BrandEntry;
  /** How the prompt to install looks and what it offers first. */
  readonly install: InstallSettings;
  /** Stars of the download bar, 1 to 5; undefined shows none. */
  readonly downloadRating?: number;
};
