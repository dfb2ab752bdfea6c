// Files that the service worker precaches: those of every page, and of pages that open without a network.

/** Build entries to precache: shell, home page, saved games, offline page. */
const ENTRIES = [
  'main-app',
  'app/layout',
  'app/error',
  'app/global-error',
  'app/m/layout',
  'app/m/error',
  'app/m/default',
  'app/m/@overlay/[...rest]/page',
  'app/m/(open)/home/page',
  'app/m/(open)/mine/page',
  'app/m/(open)/offline/page',
];

/** Deferred modules of every page, and the cards of saved games, by the path that imports them. */
const DEFERRED_MODULES = ['./deferred-widgets', './overlay-list', './saved-game-cards'];

/** Icon sprite that every page uses. */
const ICONS = /\/static\/media\/icons\.\w+\.svg$/;

/** Names by which a group of the build may be wanted: its own, and those of the imports that load it. */
const namesOf = (group) => [group.name, ...(group.origins ?? []).map(({ request }) => request)];

/** Reduces Workbox's list to the needed files. Throws without those of every page: such a worker would open nothing. */
export function toPrecacheList(entries, compilation) {
  const wantedNames = [...ENTRIES, ...DEFERRED_MODULES];
  const groups = compilation.chunkGroups.filter((group) =>
    namesOf(group).some((name) => wantedNames.includes(name)),
  );
  const names = new Set(groups.flatMap(namesOf));
  const missing = wantedNames.filter((name) => !names.has(name));
  if (missing.length > 0) throw new Error(`The worker's list misses ${missing.join(', ')}`);
  const wanted = new Set(groups.flatMap((group) => group.getFiles()));
  const isListed = ({ url }) =>
    ICONS.test(url) ||
    [...wanted].some((file) => /\.(js|css)$/.test(file) && decodeURI(url).endsWith(`/${decodeURI(file)}`));
  return { manifest: entries.filter(isListed), warnings: [] };
}
