import type { MainVital } from '@/lib/shared/measure/beacon-value';
import {
  dueAtOf,
  type Plan,
  type PlanEvent,
  startPlan,
  stepPlan,
  toReportText,
} from '@/lib/shared/measure/plan-machine';

const ALL: readonly MainVital[] = ['fcp', 'lcp', 'shell'];
const got = (
  vital: 'fcp' | 'lcp' | 'shell' | 'inp' | 'cls' | 'ttfb',
  value: number,
  atMs = value,
): PlanEvent => ({
  type: 'measured',
  vital,
  value,
  atMs,
});
const waited = (atMs: number): PlanEvent => ({ type: 'waited', atMs });
const run = (events: readonly PlanEvent[], plan: Plan = startPlan(ALL, 0)) => events.reduce(stepPlan, plan);

test('the report is due 5 s after all three are known, and a later larger paint does not put it off (W10, Z2)', () => {
  const plan = run([got('fcp', 300), got('lcp', 300), got('shell', 250, 1000)]);
  expect(dueAtOf(plan)).toBe(6000);
  const later = run([got('lcp', 2400), waited(5999)], plan);
  expect([later.end, dueAtOf(later)]).toEqual([undefined, 6000]);
  expect(toReportText(run([waited(6000)], later))).toEqual({
    type: 'performance',
    fcp: 300,
    lcp: 2400,
    shell: 250,
  });
});

test('15 s after the start each missing value is −2, whatever is still pending (W10, Z2)', () => {
  const plan = run([got('shell', 200), waited(14_999)]);
  expect(plan.end).toBeUndefined();
  const ended = run([waited(15_000)], plan);
  expect([ended.end, toReportText(ended)]).toEqual([
    'report',
    { type: 'performance', fcp: -2, lcp: -2, shell: 200 },
  ]);
});

test('all known at 12 s: the 15 s win over the 5 s (W10)', () => {
  expect(dueAtOf(run([got('fcp', 900), got('shell', 800), got('lcp', 12_000)]))).toBe(15_000);
});

test('a script that came after 15 s waits one more second for what was measured before it (W10)', () => {
  expect(dueAtOf(startPlan(ALL, 20_000))).toBe(21_000);
});

test.each<[readonly MainVital[], object]>([
  [['fcp', 'shell'], { fcp: 300, lcp: -1, shell: 250 }],
  [['shell'], { fcp: -1, lcp: -1, shell: 250 }],
])('what a browser with %j cannot measure is −1 and not waited for (W10)', (supported, values) => {
  const events = supported.map((vital) => got(vital, vital === 'fcp' ? 300 : 250, 400));
  const plan = run(events, startPlan(supported, 0));
  expect([dueAtOf(plan), toReportText(plan)]).toEqual([5400, { type: 'performance', ...values }]);
});

test('a page that is hidden after its paint reports the known values immediately (W10)', () => {
  const plan = run([
    got('fcp', 310.4),
    got('cls', 0.012_345),
    got('inp', 41.6),
    got('ttfb', 12.2),
    { type: 'hidden' },
  ]);
  expect(plan.end).toBe('report');
  expect(toReportText(plan)).toEqual({
    type: 'performance',
    fcp: 310,
    lcp: -2,
    shell: -2,
    cls: 0.0123,
    inp: 42,
    ttfb: 12,
  });
});

test('a page that is left before its paint leaves the report to the next one (W10)', () => {
  expect(run([got('shell', 90), { type: 'hidden' }]).end).toBeUndefined();
  expect(run([got('shell', 90), { type: 'hidden' }, { type: 'restored' }, waited(60_000)]).end).toBe('none');
});

test('without paints to wait for, the shell is enough to report a page that is left (W10)', () => {
  expect(run([{ type: 'hidden' }], startPlan(['shell'], 0)).end).toBe('report');
});

test('nothing moves a plan that has ended (W10)', () => {
  const ended = run([got('fcp', 1), { type: 'hidden' }]);
  expect(run([got('lcp', 9), waited(99_999), { type: 'restored' }], ended)).toBe(ended);
});
