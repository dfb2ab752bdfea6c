// A merchant as the server knows it: the public brand, and what must never reach a page.
import 'server-only';
import { deriveColors, modeOf } from '@/lib/server/tenants/merchant/derive-theme';
import type { MerchantEntry } from '@/lib/server/tenants/schema/schema';
import type { Feature } from '@/lib/shared/calls/feature';
import { CALLS } from '@/lib/shared/calls/table';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand, BrandTheme } from '@/lib/shared/merchant/brand';
import { type ColorCorrection, correctColors } from '@/lib/shared/merchant/contrast';

export type Merchant = {
  readonly code: string;
  readonly brand: Brand;
  readonly hosts: readonly string[];
  /** The domains published to players; `hosts` unless the registry says otherwise. */
  readonly officialDomains: readonly string[];
  readonly apps: MerchantEntry['apps'];
  readonly backend: MerchantEntry['backend'];
  readonly trustedHosts: readonly string[];
  readonly links: MerchantEntry['links'];
  /** Hosts that may serve the chat widget's script (SEC-78); none by default. */
  readonly chatHosts: readonly string[];
  readonly vendors: MerchantEntry['vendors'];
  readonly consent: MerchantEntry['consent'];
  readonly pixels: MerchantEntry['pixels'];
  readonly install: MerchantEntry['install'];
  readonly limits: MerchantEntry['limits'];
  readonly serviceAppSchemes: readonly string[];
  /** Whether LINE sign-in uses PKCE: the provider must pass the verifier on. */
  readonly linePkce: boolean;
  readonly strictWww: boolean;
  readonly hsts: MerchantEntry['hsts'];
  /** Path on the merchant's host that receives Firebase tokens; off without it. */
  readonly tokenSyncUrl?: string;
  readonly defaultMobilePassword?: string;
  readonly corrections: readonly ColorCorrection[];
};

function languagesOf(entry: MerchantEntry): { languages: LanguageCode[]; defaultLanguage: LanguageCode } {
  const languages = (entry.languages ?? [entry.defaultLanguage ?? 'EN']) as LanguageCode[];
  const offersEnglish = languages.includes('EN') ? 'EN' : (languages[0] ?? 'EN');
  return { languages, defaultLanguage: (entry.defaultLanguage as LanguageCode | undefined) ?? offersEnglish };
}

function offFeaturesOf({ backend }: MerchantEntry): Feature[] {
  const off = CALLS.flatMap(({ name, feature }) =>
    feature && (backend.paths as Record<string, unknown>)[name] === null ? [feature] : [],
  );
  return [...new Set(off)];
}

function toBrand(given: MerchantEntry, own: Pick<BrandTheme, 'mode' | 'colors'>): Brand {
  const { code, name, theme, safety, games, entry, install, downloadBar, images } = given;
  return {
    code,
    name,
    theme: { ...theme, ...own },
    ...languagesOf(given),
    safety,
    games,
    entry,
    install: { theme: install.theme, way: install.way },
    downloadRating: downloadBar.rating || undefined,
    sizedImagePath: images?.sizedPath,
    off: offFeaturesOf(given),
  };
}

/** Creates a merchant from its checked entry; derives missing colours and corrects given ones for contrast. */
export function toMerchant(given: MerchantEntry): Merchant {
  const mode = modeOf(given.theme.mode, given.theme.colors);
  const { colors, corrections } = correctColors(deriveColors(mode, given.theme.colors));
  return {
    code: given.code,
    brand: toBrand(given, { mode, colors }),
    hosts: given.hosts,
    officialDomains: given.officialDomains ?? given.hosts,
    apps: given.apps,
    backend: given.backend,
    trustedHosts: given.trustedHosts,
    links: given.links,
    chatHosts: given.chatHosts,
    vendors: given.vendors,
    consent: given.consent,
    pixels: given.pixels,
    install: given.install,
    limits: given.limits,
    serviceAppSchemes: given.serviceAppSchemes,
    linePkce: given.line.pkce,
    strictWww: given.strictWww,
    hsts: given.hsts,
    tokenSyncUrl: given.tokenSyncUrl,
    defaultMobilePassword: given.defaultMobilePassword,
    corrections,
  };
}
