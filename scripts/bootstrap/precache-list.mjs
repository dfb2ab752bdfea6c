// Files that the service worker precaches: those of every page, and of pages that open without a network.

/** Build entries to precache: shell, home page, saved games, offline page. */
const ENTRIES = new Set([
  'main-app',
  'app/layout',
  'app/error',
  'app/m/layout',
  'app/m/error',
  'app/m/default',
  'app/m/@overlay/[...rest]/page',
  'app/m/(open)/home/page',
  'app/m/(open)/mine/page',
  'app/m/(open)/offline/page',
]);

/** Deferred modules of every page, by the end of their import path. */
const DEFERRED_MODULES = [/\/late-parts$/, /\/overlay-list$/];

/** Icon sprite that every page uses. */
const ICONS = /\/static\/media\/icons\.\w+\.svg$/;

const isDeferred = (group) =>
  group.origins?.some(({ request }) => DEFERRED_MODULES.some((part) => part.test(request ?? '')));

/** Whether `files`, of a group of the build, belong to the list. */
const isWanted = (group) => ENTRIES.has(group.name) || isDeferred(group);

/** Reduces Workbox's list to the needed files. Throws without those of every page: such a worker would open nothing. */
export function toPrecacheList(entries, compilation) {
  const groups = compilation.chunkGroups.filter(isWanted);
  const names = new Set(groups.map(({ name }) => name));
  const missing = [...ENTRIES].filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`The worker's list misses ${missing.join(', ')}`);
  const wanted = new Set(groups.flatMap((group) => group.getFiles()));
  const isListed = ({ url }) =>
    ICONS.test(url) ||
    [...wanted].some((file) => /\.(js|css)$/.test(file) && decodeURI(url).endsWith(`/${decodeURI(file)}`));
  return { manifest: entries.filter(isListed), warnings: [] };
}
