import {
  type InstallEvent,
  type InstallStart,
  installEffectsOf,
  stepInstall,
  toInstallStart,
} from '@/lib/shared/install/install-machine';

const CHROME: InstallStart = { mayOffer: true, hasSteps: false, isInstalled: false };
const SAFARI: InstallStart = { ...CHROME, hasSteps: true };

const run = (events: string, facts = CHROME) =>
  events
    .split(' ')
    .filter(Boolean)
    .reduce((state, event) => stepInstall(state, event as InstallEvent), toInstallStart(facts));

test.each([
  ['', 'waiting'],
  ['due', 'waiting'],
  ['captured', 'waiting'],
  ['captured due', 'offered'],
  ['due captured', 'offered'],
  ['due missed', 'waiting'],
  ['due missed captured', 'offered'],
  ['captured due agreed', 'asking'],
  ['captured due agreed accepted', 'installing'],
  ['captured due agreed accepted installed', 'installed'],
  ['captured due agreed installed accepted', 'installed'],
  ['captured due agreed accepted closed', 'closed'],
  ['captured due agreed dismissed', 'closed'],
  ['captured due agreed dismissed captured due', 'closed'],
  ['captured due agreed failed', 'coach'],
  ['captured due cancelled', 'closed'],
  ['captured due left', 'closed'],
  ['captured installed', 'closed'],
  ['missed agreed', 'coach'],
  ['missed agreed closed', 'closed'],
  ['installed agreed', 'installed'],
])('after %j the installation is %s (S3, W4, W5)', (events, phase) => {
  expect(run(events).phase).toBe(phase);
});

test('a late prompt counts as missing until it arrives (W4)', () => {
  expect(run('').isMissing).toBe(false);
  expect(run('missed').isMissing).toBe(true);
  expect(run('missed captured')).toMatchObject({ isMissing: false, hasPrompt: true });
  expect(run('captured missed').isMissing).toBe(false);
});

test.each(['accepted', 'dismissed', 'failed'])('%s uses the prompt up (W5)', (event) => {
  expect(run(`captured agreed ${event}`).hasPrompt).toBe(false);
});

test('declining the site’s prompt saves the browser’s for a tap on the bar (W5)', () => {
  expect(run('captured due cancelled agreed').phase).toBe('asking');
});

test('a browser with steps of its own offers after 1 s without waiting for a prompt (S3, B10)', () => {
  expect(run('', SAFARI).phase).toBe('waiting');
  expect(run('due', SAFARI).phase).toBe('offered');
  expect(run('due agreed', SAFARI).phase).toBe('coach');
});

test('nothing is offered where it may not be, but a tap still installs (W5)', () => {
  const facts = { ...CHROME, mayOffer: false };
  expect(run('captured due', facts).phase).toBe('waiting');
  expect(run('captured due agreed', facts).phase).toBe('asking');
});

test('where it is installed a tap states so, unless the browser has a prompt again (W5)', () => {
  const facts = { mayOffer: false, hasSteps: false, isInstalled: true };
  expect(run('agreed', facts).phase).toBe('installed');
  expect(run('captured agreed', facts).phase).toBe('asking');
});

test.each(['captured due agreed agreed', 'captured due agreed accepted agreed'])(
  'a second tap after %j changes nothing',
  (events) => {
    const state = run(events.slice(0, events.lastIndexOf(' ')));
    expect(stepInstall(state, 'agreed')).toBe(state);
  },
);

test.each(['cancelled', 'accepted', 'dismissed', 'failed', 'closed', 'left'] satisfies InstallEvent[])(
  '%s means nothing before anything is shown',
  (event) => {
    const state = run('');
    expect(stepInstall(state, event)).toBe(state);
  },
);

test('installation counts once, however often the browser reports it (W5)', () => {
  const state = run('captured due agreed accepted installed');
  expect(stepInstall(state, 'installed')).toBe(state);
});

test('a later installation counts again: on a device that knows one, and after another prompt (W5)', () => {
  const facts = { mayOffer: false, hasSteps: false, isInstalled: true };
  for (const state of [run('', facts), run('captured due agreed accepted installed captured')])
    expect(stepInstall(state, 'installed')).not.toBe(state);
});

test.each([
  ['captured due', 'cancelled', ['skip', 'count']],
  ['captured agreed', 'dismissed', ['skip', 'count']],
  ['captured agreed', 'failed', []],
  ['captured agreed', 'accepted', []],
  ['captured agreed accepted', 'installed', ['mark']],
  ['captured agreed accepted', 'closed', []],
  ['captured agreed failed', 'closed', ['skip']],
  ['captured due', 'left', ['skip']],
] satisfies [string, InstallEvent, string[]][])(
  'after %j, %s leaves %j behind (W5)',
  (events, event, effects) => {
    expect(installEffectsOf(run(events), event)).toEqual(effects);
  },
);
