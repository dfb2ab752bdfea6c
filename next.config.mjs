// Next's configuration: one build serves every merchant, so nothing of a merchant stands here.
import createNextIntlPlugin from 'next-intl/plugin';
import { SECURITY_HEADERS } from './lib/shared/http/security-headers.ts';

const withNextIntl = createNextIntlPlugin('./lib/server/locale/request.ts');

const BASE_STYLES = ['app', 'components/ui', 'components/notice'].map(
  (room) => `${import.meta.dirname}/${room}/`,
);

/** Whether a module is styles of every page: the globals, or those of a part that stands everywhere. */
function isBaseStyle(module) {
  const file = module.type === 'css/mini-extract' ? module.nameForCondition() : null;
  return BASE_STYLES.some((room) => file?.startsWith(room));
}

export default withNextIntl({
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // The gate compares paths as they come; a redirect that adds or cuts slashes would only cost a round trip.
  skipTrailingSlashRedirect: true,
  compress: true,
  images: { unoptimized: true },
  devIndicators: false,
  // Each page's styles in one file: merged over pages, home would carry a third more than it uses.
  experimental: { cssChunking: false },
  // Titles and icons stand in the head of every answer: streamed into the body, a page without script would lose them (B33).
  htmlLimitedBots: /./,
  // Types are checked by `npm run verify`, once, with the tests; a build only builds.
  typescript: { ignoreBuildErrors: true },
  webpack: (config) => {
    // Messages come compiled (lib/server/locale/messages): the browser gets a formatter and no parser.
    config.resolve.alias['use-intl/format-message'] = 'use-intl/format-message/format-only';
    // What every page shows comes in one file before the page's own: no part of it twice, and none after what builds on it.
    const { splitChunks } = config.optimization;
    if (splitChunks?.cacheGroups)
      splitChunks.cacheGroups.base = {
        name: 'base',
        test: isBaseStyle,
        chunks: 'all',
        enforce: true,
        priority: 100,
      };
    return config;
  },
  serverExternalPackages: ['pino', 'undici'],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    // The hop to a partner tells him nothing of the page before it (ruling 5); a route cannot say so itself, for these win.
    // The hidden frame's page stands in frames of the merchant's own hosts; its policy names them, and newer browsers read that alone (K10).
    { source: '/m/device.html', headers: [{ key: 'X-Frame-Options', value: 'SAMEORIGIN' }] },
    { source: '/m/out', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
});
