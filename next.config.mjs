// Next's configuration: one build serves every merchant, so nothing of a merchant stands here.
import createNextIntlPlugin from 'next-intl/plugin';
import { SECURITY_HEADERS } from './lib/shared/http/security-headers.ts';

const withNextIntl = createNextIntlPlugin('./lib/server/locale/request.ts');

export default withNextIntl({
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // The gate compares paths as they come; a redirect that adds or cuts slashes would only cost a round trip.
  skipTrailingSlashRedirect: true,
  compress: true,
  images: { unoptimized: true },
  devIndicators: false,
  // Titles and icons stand in the head of every answer: streamed into the body, a page without script would lose them (B33).
  htmlLimitedBots: /./,
  // Types are checked by `npm run verify`, once, with the tests; a build only builds.
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['pino', 'undici'],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    // The hop to a partner tells him nothing of the page before it (ruling 5); a route cannot say so itself, for these win.
    { source: '/m/out', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
  ],
});
