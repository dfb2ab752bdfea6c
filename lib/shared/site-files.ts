// Paths of what the site makes for a merchant besides pages: scripts, texts, pictures, what crawlers read.

/** Each answers by a handler, on every host of a merchant. */
export const SITE_FILES = {
  /** The service worker's script. */
  worker: '/m/sw.js',
  /** Texts of what comes after the page; no page. */
  texts: '/m/texts',
  /** The web app manifest of this host. */
  manifest: '/m/manifest.webmanifest',
  /** Drawn icons and screenshots of the brand, by query. */
  brandImage: '/m/brand.png',
  /** The profile that puts a web clip on an iPhone. */
  profile: '/m/app.mobileconfig',
  /** The build's files, whose change is an update; at both addresses. */
  assetManifest: '/m/asset-manifest.json',
  assetManifestTwin: '/mobile/mc/asset-manifest.json',
  /** The picture of a page for shared addresses, by query. */
  shareImage: '/m/share.png',
  /** What crawlers ask for first, by host. */
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** The brand's real domains, for players who check one. */
  officialDomains: '/.well-known/official-domains.json',
  /** Which apps belong to this host, for Android and for Apple's systems. */
  assetLinks: '/.well-known/assetlinks.json',
  appleAssociation: '/.well-known/apple-app-site-association',
} as const;
