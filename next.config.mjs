// Next's configuration: one build serves every merchant, so it contains nothing of a merchant.
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { SECURITY_EXCEPTIONS, SECURITY_HEADERS } from './lib/shared/http/security-headers.ts';
import { shortenClassNames } from './scripts/bootstrap/class-names.mjs';
import { toPrecacheList } from './scripts/bootstrap/precache-list.mjs';

const BASE_STYLES = ['app', 'components/ui', 'components/notice'].map(
  (room) => `${import.meta.dirname}/${room}/`,
);

function isBaseStyle(module) {
  const file = module.type === 'css/mini-extract' ? module.nameForCondition() : null;
  return BASE_STYLES.some((room) => file?.startsWith(room));
}

const LOBBY_STYLES = `${import.meta.dirname}/components/lobby/`;
const LOBBY_PAGE = 'app/m/(open)/[category]/page';

/** Styles of a lobby, which home has too: a tap from home to a lobby loads none. */
function isLobbyStyle(module, { chunkGraph }) {
  if (module.type !== 'css/mini-extract' || !module.nameForCondition()?.startsWith(LOBBY_STYLES))
    return false;
  return Array.from(chunkGraph.getModuleChunksIterable(module)).some(({ name }) => name === LOBBY_PAGE);
}

const TRACING = ['api', 'exporter-trace-otlp-http', 'resources', 'sdk-trace'].map(
  (name) => `@opentelemetry/${name}`,
);

const LAYOUTS = ['app/layout', 'app/m/layout'];

/** Whether a layout, and so every page, needs a module that Next's own start does not bring. */
function isOfLayouts(module, { chunkGraph }) {
  if (module.type === 'css/mini-extract') return false;
  const names = Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);
  return LAYOUTS.some((name) => names.includes(name)) && !names.includes('main-app');
}

const config = {
  // Players read the build id to support, so it equals the release name.
  generateBuildId: () => process.env.SITE_RELEASE ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  productionBrowserSourceMaps: false,
  // The pipeline handles slashes; a redirect would only cost a round trip.
  skipTrailingSlashRedirect: true,
  compress: true,
  images: { unoptimized: true },
  devIndicators: false,
  // One style file per page: merged over pages, home would load a third more than it uses.
  experimental: { cssChunking: false },
  // Keeps titles and icons in the head: streamed into the body, a page without script would lose them.
  htmlLimitedBots: /./,
  // `npm run typecheck` and the tests check types; a build only builds.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { dev, isServer }) => {
    if (!dev) shortenClassNames(config, import.meta.dirname);
    // For `npm run explain`; the build moves them out of the served files.
    if (!dev && !isServer && process.env.SOURCE_MAPS !== 'off')
      config.devtool = 'hidden-nosources-source-map';
    // Every page names its files, and loads the names of all that it may load later: 40 bits tell two builds of a file apart.
    config.output.hashDigestLength = 10;
    // Messages are precompiled (lib/server/http/locale/messages): browsers get a formatter without a parser.
    config.resolve.alias['use-intl/format-message'] = 'use-intl/format-message/format-only';
    // Code of every page goes into one file that loads before the page's own.
    const { splitChunks } = config.optimization;
    const groups = { base: [isBaseStyle, 100], lobby: [isLobbyStyle, 95] };
    // Next would copy shared modules below 20 kB into each layout and page that uses them.
    if (!isServer) groups.layouts = [isOfLayouts, 90];
    for (const [name, [test, priority]] of Object.entries(splitChunks?.cacheGroups ? groups : {}))
      splitChunks.cacheGroups[name] = { name, test, chunks: 'all', enforce: true, priority };
    return config;
  },
  serverExternalPackages: [...TRACING, 'aws4fetch', 'ioredis', 'pg', 'pino', 'prom-client', 'undici'],
  headers: async () => [
    { source: '/:path*', headers: [...SECURITY_HEADERS] },
    ...SECURITY_EXCEPTIONS.map(({ source, ...header }) => ({ source, headers: [header] })),
  ],
};

/** The message plugin loads a compiler, which only a build needs. */
async function withMessages(site) {
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  return createNextIntlPlugin('./lib/server/features/locale/request.ts')(site);
}

/** The build also writes the service worker; pages do not load the plugin's own registration. The build id names its caches. */
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

/** Development has its own output folder, and routes that no build contains: page.dev.tsx. */
function forDevelopment({ experimental: _, webpack: __, ...site }) {
  const turbopack = { resolveAlias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } };
  return { ...site, turbopack, pageExtensions: ['dev.tsx', 'tsx', 'ts'] };
}

export default async function siteConfig(phase) {
  if (phase === PHASE_DEVELOPMENT_SERVER) return withMessages(forDevelopment(config));
  return phase === PHASE_PRODUCTION_BUILD ? withWorker(await withMessages(config)) : config;
}
