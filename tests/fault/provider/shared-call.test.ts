// A hundred visitors with the same request: one call for all, unaffected by those who disconnect, and one failure for all, which is not cached.
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { askMany, askStep, type Step } from '@/tests/fault/provider/support/call';
import { HIT, raiseFaultySite } from '@/tests/fault/provider/support/faulty-site';
import { raiseLoad } from '@/tests/fault/provider/support/steady-load';
import { until } from '@/tests/fault/topology/support/instance';
import { callsTo, control } from '@/tests/wire/support/start-site';

jest.setTimeout(120_000);
/** Long enough that a hundred come in time on a busy machine. */
const SLOW_MS = 3_000;
const site = raiseFaultySite();
const load = raiseLoad(site);
beforeEach(async () => {
  await site.clear();
  await control(site.provider, 'calls', undefined, 'DELETE');
});

const ASSETS = '/wps/relay/MCSFE_getAssetList';
const ANNOUNCEMENTS = '/wps/relay/MCSFE_getListAnnouncements';
const get = (path: string) => (): Step => ({ kind: 'call', host: HIT, path });
const received = async (path: string) => (await callsTo(site.provider, path)).length;

/** A visitor who requests first and closes the browser once the provider has been called. */
async function leaveEarly(path: string): Promise<void> {
  const socket = connect(site.port, '127.0.0.1', () =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: ${HIT}.localhost:${site.port}\r\n\r\n`),
  );
  await until(async () => (await received(path)) > 0, 'the call');
  void sleep(SLOW_MS / 3).then(() => socket.destroy());
}

test('the first of a hundred leaves: one call to the provider, and the other 99 have their answer (FLT-45, FLT-28)', async () => {
  await site.plant({ kind: 'delay', path: ASSETS, delayMs: SLOW_MS });
  await leaveEarly(ASSETS);
  const others = await askMany(site.port, get(ASSETS), { times: 99, width: 99 });
  expect(others.filter(({ isRight }) => !isRight)).toEqual([]);
  expect(Math.max(...others.map(({ ms }) => ms))).toBeGreaterThan(SLOW_MS / 2);
  expect(await received(ASSETS)).toBe(1);
});

test('the one call fails: all hundred get its code and trace id, and the next sends a new one (FLT-45, FLT-47)', async () => {
  const fault = { kind: 'error', httpStatus: 500, errorCode: 'system.error', path: ANNOUNCEMENTS };
  const [path, from] = [`${ANNOUNCEMENTS}?types=FLT45`, load.samples.length];
  await site.plant({ kind: 'delay', path: ANNOUNCEMENTS, delayMs: SLOW_MS });
  await site.plant(fault);
  const all = await askMany(site.port, get(path), { times: 100, width: 100 });
  expect(new Set(all.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['500 system.error']));
  const [call, ...more] = await callsTo(site.provider, ANNOUNCEMENTS);
  expect(more).toEqual([]);
  const traceId = call?.headers.traceparent?.split('-')[1];
  expect(new Set(all.map(({ reported: [header] }) => header))).toEqual(new Set([traceId]));
  await until(async () => site.output().includes(String(traceId)), 'its line in the log');
  await site.clear();
  expect(await askStep(site.port, get(path)())).toMatchObject({ isRight: true });
  expect(await received(ANNOUNCEMENTS)).toBe(2);
  expect(load.samples.slice(from).filter(({ isRight }) => !isRight)).toEqual([]);
});
