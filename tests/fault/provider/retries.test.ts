// A provider whose every second answer fails, under load: reads are retried at most once, within a budget; calls with effects are sent once.
import { askMany, checkOf, eventOf, type Sample } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listNoticed } from '@/tests/fault/provider/support/verdict';
import { FAULTS, type Fault, refusal } from '@/tests/fault/support/faults';

jest.setTimeout(120_000);
const READS = 300;
const WRITES = 60;
/** Of the calls to a provider so many may be made again, and a calm time saves ten. */
const SHARE = 0.1;
const SAVED = 10;
const BUSY = JSON.stringify({ success: false, errorCode: 'system.busy', message: 'Busy.' });
const site = raiseFaultySite();
const load = raiseLoad(site);
afterEach(() => site.hit.be());

/** Returns how often the provider received each call since then. */
function countQuestions(from: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { line, trace } of site.hit.questions().slice(from)) {
    const key = `${trace} ${line}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** What the provider itself says is handed on under its own code; the rest is the site's to say (provider-api §2, §5). */
const isReported = (sample: Sample): boolean =>
  isTyped(sample) ||
  (sample.code === 'system.busy' && sample.status === 503 && sample.reported[0] === sample.reported[1]);

test.each<[string, Fault, string]>([
  ['says 502 in a gateway’s words', refusal(502, '<h1>Bad Gateway</h1>', 'text/html'), 'invalid_response'],
  ['says 503 by its code', refusal(503, BUSY), 'system.busy'],
  ['breaks its connection', FAULTS.resetOnAsk, 'network_error'],
])(
  'a provider that every second time %s gets a tenth more to read, no question more than twice, and each change once (FLT-11, FLT-12, FLT-15, FLT-47)',
  async (_what, fault, code) => {
    await load.untilWell();
    const [from, loaded] = [site.hit.questions().length, load.samples.length];
    site.hit.be(fault, 2);
    const [reads, writes] = await Promise.all([
      askMany(site.port, () => checkOf(HIT), { times: READS, width: 6 }),
      askMany(site.port, () => eventOf(HIT), { times: WRITES, width: 2 }),
    ]);
    site.hit.be();
    const counts = countQuestions(from);
    const isWrite = (key: string) => key.includes(' POST ');
    const requests = [...counts].filter(([key]) => !isWrite(key)).map(([, count]) => count);
    expect(Math.max(...requests)).toBe(2);
    const again = sum(requests) - requests.length;
    expect(again).toBeGreaterThan(0);
    expect(again).toBeLessThanOrEqual(SHARE * sum(counts.values()) + SAVED);
    expect([...counts].filter(([key, count]) => isWrite(key) && count > 1)).toEqual([]);
    const keys = [...counts.keys()].join();
    expect(writes.filter(({ trace }) => !keys.includes(`${trace} POST`))).toEqual([]);

    const failed = [...reads, ...writes].filter(({ isRight }) => !isRight);
    expect(failed.length).toBeGreaterThan(WRITES / 4);
    expect(new Set(failed.map((one) => one.code))).toEqual(new Set([code]));
    expect(failed.filter((one) => !isReported(one))).toEqual([]);
    await expectLogged(failed, site.output);
    const noticed = load.samples.slice(loaded).filter((one) => !(one.kind === 'call' && isReported(one)));
    expect(listNoticed(noticed)).toEqual([]);
    expect(site.isLean()).toBe(true);
  },
);
