// App association files: Digital Asset Links, and Apple's.

import { type Feature, isClosedPage } from '@/lib/shared/calls/feature';
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-request';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';

/** With `subdomains`, every host below counts, but not the domain itself unless it is listed. */
export type OfficialDomain = { readonly domain: string; readonly subdomains: boolean };

/** Lists the domains of registry hosts; a wildcard becomes its suffix. In registry order, each once. */
export function toOfficialDomains(hosts: readonly string[]): readonly OfficialDomain[] {
  return [...new Set(hosts)].map((host) =>
    host.startsWith('*.') ? { domain: host.slice(2), subdomains: true } : { domain: host, subdomains: false },
  );
}

export type OfficialDomainsFile = {
  readonly brand: string;
  readonly domains: readonly OfficialDomain[];
  /** Page with the same list for people. */
  readonly page: string;
};

/** Packages with their certificate fingerprints, and `TEAMID.bundle.id`s. */
export type BrandApps = {
  readonly android: readonly { readonly package: string; readonly fingerprints: readonly string[] }[];
  readonly apple: readonly string[];
};

const LOGINS = 'delegate_permission/common.get_login_creds';
const LINKS = 'delegate_permission/common.handle_all_urls';

/** Addresses that the browser must handle: handlers and redirects. */
const BROWSER_ONLY: readonly string[] = [
  ROUTES.session,
  ROUTES.device,
  ROUTES.deviceFrame,
  ROUTES.out,
  ROUTES.switchAnswer,
  HANDOFF_PATH,
];

/** Builds `assetlinks.json`: apps open the site's addresses and share its logins; `sites` (origins) share logins only. */
export function buildAssetLinks({ android }: BrandApps, sites: readonly string[]): readonly unknown[] {
  const apps = android.map((app) => ({
    relation: [LINKS, LOGINS],
    target: {
      namespace: 'android_app',
      package_name: app.package,
      sha256_cert_fingerprints: app.fingerprints,
    },
  }));
  const others = sites.map((site) => ({ relation: [LOGINS], target: { namespace: 'web', site } }));
  return [...apps, ...others];
}

/** Builds Apple's file: pages under /m open in the apps, but for those of features in `off`; handlers stay in the browser, logins are shared. */
export function buildAppleAssociation({ apple }: BrandApps, off: readonly Feature[]): unknown {
  const excluded = BROWSER_ONLY.map((path) => ({ '/': path, exclude: true }));
  const pages = [
    ...new Set<string>([ROUTES.home, ROUTES.game, ROUTES.activity, ROUTES.news, ...CATEGORY_ROUTES]),
  ];
  const open = pages.filter((path) => !isClosedPage(off, path));
  const components = [...excluded, ...open.map((path) => ({ '/': `${path}*` }))];
  return { applinks: { details: [{ appIDs: apple, components }] }, webcredentials: { apps: apple } };
}
