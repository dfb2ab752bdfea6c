// What a host says of the apps that belong to it: Digital Asset Links for Android, the association file of Apple's systems.
import { HANDOFF_PATH } from '@/lib/shared/handoff/handoff-paths';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';

/** The apps of a merchant: packages with the fingerprints of their certificates, and `TEAMID.bundle.id`s. */
export type BrandApps = {
  readonly android: readonly { readonly package: string; readonly fingerprints: readonly string[] }[];
  readonly apple: readonly string[];
};

const LOGINS = 'delegate_permission/common.get_login_creds';
const LINKS = 'delegate_permission/common.handle_all_urls';

/** Addresses that a browser must keep: they answer to pages, or lead elsewhere. */
const BROWSER_ONLY: readonly string[] = [
  ROUTES.session,
  ROUTES.device,
  ROUTES.deviceFrame,
  ROUTES.out,
  ROUTES.switchAnswer,
  HANDOFF_PATH,
];

/**
 * The statements of `assetlinks.json`: each app opens the site's addresses and may use its logins; so may the brand's other domains (`sites`,
 * origins), so that a password kept at one is offered at all.
 */
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

/** The file of Apple's systems: pages under /m open in the apps, handlers stay with the browser, logins are shared. */
export function buildAppleAssociation({ apple }: BrandApps): unknown {
  const kept = BROWSER_ONLY.map((path) => ({ '/': path, exclude: true }));
  const pages = [
    ...new Set<string>([ROUTES.home, ROUTES.game, ROUTES.activity, ROUTES.news, ...CATEGORY_ROUTES]),
  ];
  const components = [...kept, ...pages.map((path) => ({ '/': `${path}*` }))];
  return { applinks: { details: [{ appIDs: apple, components }] }, webcredentials: { apps: apple } };
}
