// What the service worker fetches at its installation: the files that every page needs, and those of the pages that must open without a network.

/** Entries of the build whose files are wanted: what stands around every page, the home page, the games of this device, the offline page. */
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

/** Parts that come later on every page, by the end of how they are imported. */
const LATE_PARTS = [/\/late-parts$/, /\/overlay-list$/];

/** The drawings of all icons, to which every page refers. */
const ICONS = /\/static\/media\/icons\.\w+\.svg$/;

const isLate = (group) =>
  group.origins?.some(({ request }) => LATE_PARTS.some((part) => part.test(request ?? '')));

/** Whether `files`, of a group of the build, belong to the list. */
const isWanted = (group) => ENTRIES.has(group.name) || isLate(group);

/**
 * Cuts Workbox's list of all files down to the wanted ones: what is imported when it is used, such as the sign-in library or phone numbers, is
 * fetched when it is used. A list without what every page needs stops the build, for it would give a worker that opens nothing.
 */
export function toPrecacheList(entries, compilation) {
  const groups = compilation.chunkGroups.filter(isWanted);
  const found = new Set(groups.map(({ name }) => name));
  const missing = [...ENTRIES].filter((name) => !found.has(name));
  if (missing.length > 0) throw new Error(`The worker's list misses ${missing.join(', ')}`);
  const wanted = new Set(groups.flatMap((group) => group.getFiles()));
  const isListed = ({ url }) =>
    ICONS.test(url) ||
    [...wanted].some((file) => /\.(js|css)$/.test(file) && decodeURI(url).endsWith(`/${decodeURI(file)}`));
  return { manifest: entries.filter(isListed), warnings: [] };
}
