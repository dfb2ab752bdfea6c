import { toPrecacheList } from '@/scripts/bootstrap/precache-list.mjs';

type Group = {
  readonly name?: string;
  readonly origins?: readonly { readonly request?: string }[];
  readonly getFiles: () => string[];
};

const ENTRIES = [
  ...[
    'main-app',
    'app/layout',
    'app/error',
    'app/global-error',
    'app/m/layout',
    'app/m/error',
    'app/m/default',
  ],
  ...['app/m/@overlay/[...rest]/page', 'app/m/(open)/home/page', 'app/m/(open)/mine/page'],
  'app/m/(open)/offline/page',
];

const entry = (name: string): Group => ({ name, getFiles: () => [`static/chunks/${name}.js`] });
const deferred = (request: string, file: string): Group => ({
  origins: [{ request }],
  getFiles: () => [`static/chunks/${file}`],
});

const GROUPS = [
  ...ENTRIES.map(entry),
  deferred('./deferred-widgets', '11.js'),
  deferred('./overlay-list', '22.css'),
  deferred('./saved-game-cards', '55.js'),
  deferred('./coach-sheet', '33.js'),
  entry('app/m/(open)/login/page'),
];

const toUrls = (groups: readonly Group[]): string[] => {
  const files = [
    ...GROUPS.flatMap((group) => group.getFiles()),
    'static/media/icons.1a2b.svg',
    'static/44.js',
  ];
  const entries = files.map((file) => ({ url: `/_next/${file}` }));
  const { manifest } = toPrecacheList(entries, { chunkGroups: groups });
  return manifest.map(({ url }: { readonly url: string }) => url);
};

test('the list holds the entries, the deferred modules of every page and the icons, and nothing else', () => {
  const urls = toUrls(GROUPS);
  for (const part of ['11.js', '22.css', '55.js', 'icons.1a2b.svg', 'main-app.js', 'offline/page.js'])
    expect([part, urls.some((url) => url.endsWith(part))]).toEqual([part, true]);
  for (const part of ['33.js', '44.js', 'login/page.js'])
    expect([part, urls.some((url) => url.endsWith(part))]).toEqual([part, false]);
});

test.each([...ENTRIES, './deferred-widgets', './overlay-list', './saved-game-cards'])(
  'a build without %s stops, as its worker would open nothing',
  (missing) => {
    const rest = GROUPS.filter(({ name, origins }) => name !== missing && origins?.[0]?.request !== missing);
    expect(() => toUrls(rest)).toThrow(missing);
  },
);
