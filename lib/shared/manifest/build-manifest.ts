import { isClosedPage } from '@/lib/shared/calls/feature';
import { LANGUAGES, type LanguageCode } from '@/lib/shared/locale/language-table';
import {
  listBrandImages,
  SCREENS,
  type ScreenName,
  SHORTCUT_NAMES,
  type ShortcutName,
  toBrandImagePath,
} from '@/lib/shared/manifest/brand-image';
import { chooseIcons } from '@/lib/shared/manifest/choose-icons';
import type { ProviderManifest } from '@/lib/shared/manifest/provider-manifest';
import type { RelatedApp } from '@/lib/shared/manifest/related-apps';
import { toShortName } from '@/lib/shared/manifest/short-name';
import type { Brand } from '@/lib/shared/merchant/brand';
import { ROUTES, toHref } from '@/lib/shared/routes';

/** Marks a start from the home screen. Manifest addresses never carry a token. */
const FROM_ICON = { homescreen: '1' };

const SHORTCUT_PATHS: Readonly<Record<ShortcutName, string>> = {
  games: ROUTES.game,
  promotions: ROUTES.activity,
  member: ROUTES.member,
  service: ROUTES.service,
};

export type ManifestTexts = {
  readonly description: string;
  readonly shortcut: Readonly<Record<ShortcutName, string>>;
  readonly screen: Readonly<Record<ScreenName, string>>;
};

/** `version` is that of the rendered images. */
export type ManifestFacts = {
  readonly brand: Brand;
  readonly language: LanguageCode;
  readonly provider: ProviderManifest;
  readonly texts: ManifestTexts;
  readonly version: string;
  readonly apps: readonly RelatedApp[];
};

function shortcutsOf({ brand, texts, version }: ManifestFacts) {
  const icons = listBrandImages('shortcut');
  return SHORTCUT_NAMES.filter((name) => !isClosedPage(brand.off, SHORTCUT_PATHS[name])).map((name) => ({
    name: texts.shortcut[name],
    url: toHref(SHORTCUT_PATHS[name], FROM_ICON),
    icons: icons
      .filter((icon) => icon.name === name)
      .map((icon) => ({
        src: toBrandImagePath(icon, version),
        sizes: `${icon.width}x${icon.height}`,
        type: 'image/png',
      })),
  }));
}

function screenshotsOf({ texts, version }: ManifestFacts) {
  return listBrandImages('screen').map((image) => ({
    src: toBrandImagePath(image, version),
    sizes: `${image.width}x${image.height}`,
    type: 'image/png',
    form_factor: SCREENS[image.name as ScreenName].form,
    label: texts.screen[image.name as ScreenName],
  }));
}

function namesOf({ brand, provider }: ManifestFacts) {
  const name = provider.name ?? brand.name;
  return { name, short_name: toShortName(provider.shortName ?? name) };
}

/** Builds the manifest; addresses are own paths except the provider's icons. The id never changes for a merchant. */
export function buildManifest(facts: ManifestFacts): Readonly<Record<string, unknown>> {
  const { brand, language, provider, texts, version, apps } = facts;
  const { tag, dir } = LANGUAGES[language];
  const { background } = brand.theme.colors;
  return {
    id: `/m/?app=${brand.code}`,
    ...namesOf(facts),
    description: provider.description ?? texts.description,
    lang: tag,
    dir,
    start_url: toHref(ROUTES.home, FROM_ICON),
    scope: '/m/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: provider.orientation ?? 'any',
    theme_color: provider.themeColor ?? background,
    background_color: provider.backgroundColor ?? background,
    categories: provider.categories.length > 0 ? provider.categories : ['games', 'entertainment'],
    icons: chooseIcons(provider.icons, version),
    screenshots: screenshotsOf(facts),
    shortcuts: shortcutsOf(facts),
    ...(apps.length > 0 && { related_applications: apps, prefer_related_applications: false }),
  };
}
