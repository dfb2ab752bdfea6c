// Answers that break off, have a wrong length or are not HTTP never count as a success, and their connections are not used again.
import { askMany, askStep, checkOf, eventOf } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { expectLogged, isTyped, listFailed, listNoticed } from '@/tests/fault/provider/support/verdict';
import { FAULTS, type Fault } from '@/tests/fault/support/faults';

jest.setTimeout(120_000);
const TIMEOUT_MS = 3_000;
const site = raiseFaultySite(TIMEOUT_MS);
const load = raiseLoad(site);
afterEach(() => site.hit.be());

test.each<[string, Fault, string]>([
  ['stalls in the middle', FAULTS.stalls, 'timeout'],
  ['comes at a byte a second', FAULTS.trickles, 'timeout'],
  ['never comes', FAULTS.silent, 'timeout'],
  ['is reset in the middle', FAULTS.resetsMidBody, 'network_error'],
  ['ends in the middle', FAULTS.endsEarly, 'network_error'],
  ['breaks off in a chunk', FAULTS.cutChunk, 'network_error'],
  ['has all its words and no last chunk', FAULTS.noLastChunk, 'network_error'],
  ['is garbage', FAULTS.garbage, 'network_error'],
  ['is shorter than it says', FAULTS.lengthTooLong, 'network_error'],
  ['is longer than it says', FAULTS.lengthTooShort, 'invalid_response'],
  ['has two lengths', FAULTS.lengthOfTwo, 'network_error'],
  ['is cut where it has no length', FAULTS.halfToTheEnd, 'invalid_response'],
  ['is HTTP/0.9', FAULTS.http09, 'network_error'],
])(
  'an answer that %s is a typed error, its connection is not used again, and the next call is fine (FLT-10, FLT-47)',
  async (_what, fault, code) => {
    const requestCount = site.hit.questions().length;
    site.hit.be(fault);
    const failed = await askStep(site.port, checkOf(HIT));
    expect(failed).toMatchObject({ code });
    expect(isTyped(failed)).toBe(true);
    expect(failed.ms).toBeLessThan(TIMEOUT_MS + 5_000);
    const questions = site.hit.questions().slice(requestCount);
    expect(questions.map(({ trace }) => trace)).toContain(failed.trace);
    await expectLogged([failed], site.output);
    site.hit.be();
    expect(await askStep(site.port, checkOf(HIT))).toMatchObject({ status: 200, isRight: true });
    expect(site.hit.reused()).toBe(0);
  },
);

test('a stream that is reset midway is aborted, so that it does not look complete (FLT-10)', async () => {
  const ping = { kind: 'call', host: HIT, path: '/wps/system/test/ping?a=1' } as const;
  expect((await askStep(site.port, ping)).status).toBe(200);
  site.hit.be(FAULTS.resetsMidBody);
  expect((await askStep(site.port, ping)).status).toBe(0);
});

test('a stream at a byte a second is broken off at the limit of its call (K7)', async () => {
  const ping = { kind: 'call', host: HIT, path: '/wps/system/test/ping?a=1' } as const;
  site.hit.be(FAULTS.trickles);
  const measured = await askStep(site.port, ping);
  expect(measured.status).toBe(0);
  expect(measured.ms).toBeLessThan(TIMEOUT_MS + 5_000);
});

test('an unsolicited second response is dropped, and ends its connection (FLT-10)', async () => {
  await load.untilWell();
  site.hit.be(FAULTS.twice);
  expect((await askStep(site.port, checkOf(HIT))).isRight).toBe(true);
  site.hit.be();
  const next = await askMany(site.port, () => checkOf(HIT), { times: 10, width: 2 });
  expect(next.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(next.filter(({ trace, reported }) => reported[0] !== trace)).toEqual([]);
  expect(site.hit.reused()).toBe(0);
});

test('a call with effects is sent once, however its response breaks (FLT-10, FLT-12, FLT-39)', async () => {
  await load.untilWell();
  site.hit.be(FAULTS.endsEarly);
  const failed = await askStep(site.port, eventOf(HIT));
  expect(failed).toMatchObject({ code: 'network_error' });
  expect(site.hit.questions().filter(({ trace }) => trace === failed.trace)).toHaveLength(1);
});

test('throughout, pages stayed, the other merchant noticed nothing, and failures carried a code (FLT-10, FLT-15, FLT-47)', async () => {
  await load.untilWell();
  expect(load.samples.length).toBeGreaterThan(100);
  expect(listNoticed(load.samples)).toEqual([]);
  expect(listFailed(load.samples).length).toBeGreaterThan(0);
  await expectLogged(listFailed(load.samples), site.output);
  expect(site.isLean()).toBe(true);
});
