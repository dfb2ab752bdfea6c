// Next's configuration: one build serves every merchant, so nothing of a merchant stands here.
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { SECURITY_EXCEPTIONS, SECURITY_HEADERS } from './lib/shared/http/security-headers.ts';
import { shortenClassNames } from './scripts/bootstrap/class-names.mjs';
import { toPrecacheList } from './scripts/bootstrap/precache-list.mjs';

const BASE_STYLES = ['app', 'components/ui', 'components/notice'].map(
  (room) => `${import.meta.dirname}/${room}/`,
);

/** Whether a module is styles of every page: the globals, or those of a part that stands everywhere. */
function isBaseStyle(module) {
  const file = module.type === 'css/mini-extract' ? module.nameForCondition() : null;
  return BASE_STYLES.some((room) => file?.startsWith(room));
}

const LAYOUTS = ['app/layout', 'app/m/layout'];

/** Whether a module is needed by both layouts, and so by every page, and does not come with Next's own start. */
function isOfLayouts(module, { chunkGraph }) {
  if (module.type === 'css/mini-extract') return false;
  const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);
  return LAYOUTS.every((name) => names.includes(name)) && !names.includes('main-app');
}

const config = {
  // Players name the build to service: it is called as the release is.
  generateBuildId: () => process.env.SITE_RELEASE ?? null,
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
  // Titles and icons stand in the head of every answer: streamed into the body, a page without script would lose them.
  htmlLimitedBots: /./,
  // Types are checked by `npm run typecheck` and with the tests; a build only builds.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { dev, isServer }) => {
    if (!dev) shortenClassNames(config, import.meta.dirname);
    // Messages come compiled (lib/server/http/locale/messages): the browser gets a formatter and no parser.
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
    // Shared modules of less than 20 kB would be copied into each layout and page that uses them.
    if (splitChunks?.cacheGroups && !isServer)
      splitChunks.cacheGroups.layouts = {
        name: 'layouts',
        test: isOfLayouts,
        chunks: 'all',
        enforce: true,
        priority: 90,
      };
    return config;
  },
  serverExternalPackages: ['ioredis', 'pino', 'prom-client', 'undici'],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    ...SECURITY_EXCEPTIONS.map(({ source, ...header }) => ({ source, headers: [header] })),
  ],
};

/** The messages' plugin brings a compiler with it, which only a build needs: the site starts without. */
async function withMessages(site) {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/server/features/locale/request.ts')(site);
}

/**
 * The build writes the worker too; nothing else loads the plugin. It would put its own registration into every page, even
 * where it is told not to: the entries stay as they were. The worker learns which build it is of, for the names of its caches.
 */
async function withWorker(site) {
  const { default: withPwa } = await import('next-pwa');
  const plugins = [];
  const pwa = withPwa({
    dest: 'public/m',
    sw: 'sw.js',
    scope: '/m/',
    register: false,
    cacheStartUrl: false,
    publicExcludes: ['!**/*'],
    workboxOptions: {
      swSrc: 'lib/worker/sw.ts',
      exclude: [/\.map$/, /\.\.\//, /\[\.\.\./],
      manifestTransforms: [toPrecacheList],
      webpackCompilationPlugins: plugins,
    },
  })(site);
  const webpack = (options, context) => {
    const { entry } = options;
    const { webpack: bundler, buildId, isServer } = context;
    if (!isServer) plugins.push(new bundler.DefinePlugin({ SITE_BUILD: JSON.stringify(buildId) }));
    return Object.assign(pwa.webpack(options, context), { entry });
  };
  return { ...pwa, webpack };
}

/** Development has a folder of its own, so that it leaves the build alone, and routes that no build knows: page.dev.tsx. */
function forDevelopment({ experimental: _, webpack: __, ...site }) {
  const turbopack = { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } };
  return { ...site, turbopack, pageExtensions: ['dev.tsx', 'tsx', 'ts'] };
}

export default async function siteConfig(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) return withMessages(forDevelopment(config));
  return phase === PHASE_PRODUCTION_BUILD ? withWorker(await withMessages(config)) : config;
}
