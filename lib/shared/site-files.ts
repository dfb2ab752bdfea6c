// Paths of generated files: scripts, texts, images, crawler files.

/** Each has a handler on every host of a merchant. */
export const SITE_FILES = {
  worker: '/m/sw.js',
  /** Texts of the deferred widgets. */
  texts: '/m/texts',
  manifest: '/m/manifest.webmanifest',
  /** Rendered icons and screenshots, by query. */
  brandImage: '/m/brand.png',
  /** Web clip profile for iPhones. */
  profile: '/m/app.mobileconfig',
  /** Hashes of the build's files, whose change is an update. */
  assetManifest: '/m/asset-manifest.json',
  assetManifestTwin: '/mobile/mc/asset-manifest.json',
  /** Share image of a page, by query. */
  shareImage: '/m/share.png',
  /** By host. */
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** For players who check a domain. */
  officialDomains: '/.well-known/official-domains.json',
  /** App association files for Android and Apple. */
  assetLinks: '/.well-known/assetlinks.json',
  appleAssociation: '/.well-known/apple-app-site-association',
} as const;
