import fc from 'fast-check';
import { PRE_PAINT_SCRIPT } from '@/components/shell/head/pre-paint-script';
import { getBarFacts, getBarRules } from '@/lib/client/download/update-bar';
import { STORED, type StoredItem } from '@/lib/client/storage/stored-items';
import { barObstacleOf, buildBarText } from '@/lib/shared/download/bar-visibility';

const { dataset } = document.documentElement;
const AGENTS = [
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile MCShell/2.4.39',
  'Mozilla/5.0 (Linux; Android 14; Pixel 7; wv) Chrome/140.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1 line/14',
];
const FLAGS: readonly StoredItem[] = [STORED.inApp, STORED.homescreen, STORED.webclip, STORED.downloadBar];

const place = fc.record({
  agent: fc.constantFrom(...AGENTS),
  isStandalone: fc.boolean(),
  query: fc.constantFrom('', '?inApp=1', '?inApp=0', '?inApp', '?homescreen=1', '?homescreen=false', '?r=A'),
  stored: fc.array(fc.tuple(fc.constantFrom(...FLAGS), fc.constantFrom('1', '0', 'false', ''))),
  rank: fc.constantFrom(undefined, '0', '2', '3', 'x'),
  isMember: fc.boolean(),
  visits: fc.constantFrom(undefined, '1', '2', 'x'),
});
type Place = typeof place extends fc.Arbitrary<infer Facts> ? Facts : never;

const rules = fc.record({
  systems: fc.subarray(['ios', 'android'] as const),
  login: fc.boolean(),
  rank: fc.constantFrom(0, 0, 2, 3),
});

function arrange({ agent, isStandalone, query, stored, rank, isMember, visits }: Place): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const key of ['session', 'downloadBar', 'bar', 'offers', 'recents']) delete dataset[key];
  const keep = ({ area, key }: StoredItem, value: string) =>
    (area === 'local' ? localStorage : sessionStorage).setItem(key, value);
  for (const [item, value] of stored) keep(item, value);
  if (visits !== undefined) keep(STORED.visits, visits);
  if (rank !== undefined) keep(STORED.barRank, rank);
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(navigator, { standalone: isStandalone });
  history.replaceState(null, '', `/m/home${query}`);
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(isMember ? 'mc_hint=1' : '');
}

const PHONE: Place = {
  agent: AGENTS[0] ?? '',
  isStandalone: false,
  query: '',
  stored: [],
  rank: undefined,
  isMember: false,
  visits: '1',
};

const CLOSED: Place = { ...PHONE, stored: [[STORED.downloadBar, '1']] };

const run = () => new Function(PRE_PAINT_SCRIPT)();

test('the script before the first paint shows the bar exactly by the rule (S8)', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(place, rules, (facts, given) => {
      arrange(facts);
      dataset.bar = buildBarText(given);
      run();
      const reported = dataset.downloadBar;
      delete dataset.downloadBar;
      const parsed = getBarRules();
      const obstacle = parsed && barObstacleOf(parsed, getBarFacts());
      seen.add(obstacle ?? 'none');
      expect(reported === 'on').toBe(obstacle === undefined);
    }),
    // Chance alone makes a bar that is only closed, or only for members, too seldom to be sure of one.
    {
      numRuns: 400,
      examples: [
        [CLOSED, { systems: ['android'], login: false, rank: 0 }],
        [PHONE, { systems: ['android'], login: true, rank: 0 }],
      ],
    },
  );
  expect([...seen].sort()).toEqual([
    'closed',
    'homescreen',
    'login',
    'native',
    'new',
    'no-link',
    'none',
    'rank',
  ]);
});

test.each(['?inApp=1', '?inApp'] as const)(
  'a link with %s hides no bar in an ordinary browser (S8, W1)',
  (query) => {
    arrange({ ...PHONE, query, visits: '2' });
    dataset.bar = buildBarText({ systems: ['android'], login: false, rank: 0 });
    run();
    expect(dataset.downloadBar).toBe('on');
  },
);

test('a page without a bar has no trace of one', () => {
  arrange(PHONE);
  run();
  expect(dataset.downloadBar).toBeUndefined();
});

test('the close button works before anything else is there, and for the session (S8)', () => {
  arrange(PHONE);
  dataset.bar = buildBarText({ systems: ['android'], login: false, rank: 0 });
  run();
  expect(dataset.downloadBar).toBe('on');
  document.body.innerHTML = '<button data-bar-close=""><i>x</i></button>';
  document.querySelector('i')?.click();
  expect(dataset.downloadBar).toBe('closed');
  delete dataset.downloadBar;
  run();
  expect(dataset.downloadBar).toBe('closed');
});

test('where the storage is refused, the bar is shown and can be closed for the page (S8)', () => {
  arrange(PHONE);
  dataset.bar = buildBarText({ systems: ['android'], login: false, rank: 0 });
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new Error('refused');
    });
  run();
  expect(dataset.downloadBar).toBe('on');
  document.body.innerHTML = '<button data-bar-close="">x</button>';
  document.querySelector('button')?.click();
  expect(dataset.downloadBar).toBe('closed');
});
