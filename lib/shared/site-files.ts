// Paths of generated files: scripts, texts, images, crawler files.

/** Each has a handler on every host of a merchant. */
export const SITE_FILES = {
  worker: '/m/sw.js',
  /** Texts of the deferred widgets. */
  texts: '/m/texts',
  manifest: '/m/manifest.webmanifest',
  brandImage: '/m/brand.png',
  profile: '/m/app.mobileconfig',
  /** Hashes of the build's files, whose change is an update. */
  assetManifest: '/m/asset-manifest.json',
  legacyAssetManifest: '/mobile/mc/asset-manifest.json',
  shareImage: '/m/share.png',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  officialDomains: '/.well-known/official-domains.json',
  assetLinks: '/.well-known/assetlinks.json',
  /** Whether a host leads to this installation. */
  proof: '/.well-known/site-proof',
  appleAssociation: '/.well-known/apple-app-site-association',
} as const;
