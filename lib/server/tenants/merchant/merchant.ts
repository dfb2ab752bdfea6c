// A merchant as the server knows it: the public brand, and what must never reach a page.
import 'server-only';
import type { MerchantEntry } from '@/lib/server/tenants/schema/schema';
import type { LanguageCode } from '@/lib/shared/locale/language-table';
import type { Brand, BrandColors } from '@/lib/shared/merchant/brand';
import { type ColorCorrection, correctColors } from '@/lib/shared/merchant/correct-theme';

/** Everything about one merchant. */
export type Merchant = {
  readonly code: string;
  readonly brand: Brand;
  readonly hosts: readonly string[];
  /** What players and others are told of its domains: `hosts`, unless the registry says something else. */
  readonly officialDomains: readonly string[];
  /** Apps that belong to its domains. */
  readonly apps: MerchantEntry['apps'];
  readonly backend: MerchantEntry['backend'];
  readonly trustedHosts: readonly string[];
  /** Hosts whose script may run as the chat widget (SEC-78); where there are none, no script of the provider runs. */
  readonly chatHosts: readonly string[];
  readonly vendors: MerchantEntry['vendors'];
  readonly consent: MerchantEntry['consent'];
  /** Tokens that Adjust wants for events. */
  readonly pixels: MerchantEntry['pixels'];
  /** What is offered to be installed, and from where. */
  readonly install: MerchantEntry['install'];
  /** How often a visitor may try what. */
  readonly limits: MerchantEntry['limits'];
  /** Apps that a way to customer service may open. */
  readonly serviceAppSchemes: readonly string[];
  /** Whether sign-ins at LINE carry a PKCE challenge: the provider must pass the verifier on. */
  readonly linePkce: boolean;
  readonly strictWww: boolean;
  /** A path of the own host that is told of Firebase tokens; off without it. */
  readonly tokenSyncUrl?: string;
  readonly defaultMobilePassword?: string;
  readonly corrections: readonly ColorCorrection[];
};

function languagesOf(entry: MerchantEntry): { languages: LanguageCode[]; defaultLanguage: LanguageCode } {
  const languages = (entry.languages ?? [entry.defaultLanguage ?? 'EN']) as LanguageCode[];
  const offersEnglish = languages.includes('EN') ? 'EN' : (languages[0] ?? 'EN');
  return { languages, defaultLanguage: (entry.defaultLanguage as LanguageCode | undefined) ?? offersEnglish };
}

function toBrand(given: MerchantEntry, colors: BrandColors): Brand {
  const { code, name, theme, safety, games, entry, install, downloadBar } = given;
  return {
    code,
    name,
    theme: { ...theme, colors },
    ...languagesOf(given),
    safety,
    games,
    entry,
    install: { theme: install.theme, way: install.way },
    downloadRating: downloadBar.rating || undefined,
  };
}

/** Makes a merchant from its checked entry; colours are corrected for contrast. */
export function toMerchant(given: MerchantEntry): Merchant {
  const {
    code,
    hosts,
    officialDomains = hosts,
    apps,
    backend,
    trustedHosts,
    chatHosts,
    vendors,
    consent,
    pixels,
    install,
    limits,
    serviceAppSchemes,
    line,
    strictWww,
    tokenSyncUrl,
    defaultMobilePassword,
  } = given;
  const { colors, corrections } = correctColors(given.theme.colors);
  return {
    code,
    brand: toBrand(given, colors),
    hosts,
    officialDomains,
    apps,
    backend,
    trustedHosts,
    chatHosts,
    vendors,
    consent,
    pixels,
    install,
    limits,
    serviceAppSchemes,
    linePkce: line.pkce,
    strictWww,
    tokenSyncUrl,
    defaultMobilePassword,
    corrections,
  };
}
