// Ten thousand visitors of the built site disconnect before their response: their memory is released, and other visitors notice nothing.
import { once } from 'node:events';
import { type LeftSite, startLeftSite, type Visit, visit } from '@/tests/fault/leaving/support/left-site';
import { plantHeap } from '@/tests/fault/leaving/support/plant-heap';
import { filesOf, rssOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { ask, signIn } from '@/tests/wire/support/ask';

jest.setTimeout(180_000);
const MiB = 1024 * 1024;
const LEAVERS = 10_000;
/** Warm-up: memory that a process takes for this load stays allocated. */
const WARMING = 1_000;
const AT_ONCE = 48;
const ADDRESSES = 20;
/** Idle connections to the provider, and Node's own descriptors. */
const LIMIT_FILES = 40;
/** A kilobyte that each left behind would be 10 MB; a request with its socket is several. */
const LIMIT_HEAP_BYTES = 8 * MiB;
/** What the system gave the process it takes back when it likes. */
const LIMIT_BYTES = 256 * MiB;

const { env, readHeap } = plantHeap();
let left: LeftSite;
let cookie: string;
beforeAll(async () => {
  left = await startLeftSite(env);
  cookie = await signIn(left.site.port);
}, 60_000);
afterAll(() => left.stop());

const KINDS: readonly Visit[] = [
  { target: '/wps/captcha/geetest?hold=' },
  { target: '/wps/member/info?hold=' },
  { target: '/wps/relay/MCSFE_submitFeedback?hold=', body: { category: 'other', message: 'm' } },
  { target: '/wps/system/test/ping?hold=' },
  { target: '/m/home?utm_id=' },
  { target: '/m/login?utm_id=' },
  { target: '/wps/system/country?left=' },
  { target: '/wps/relay/GCSGAME_newGameVendor?platform=html5&left=' },
];
/** Rendered for its visitor alone, so that few of them cost as much as all others. */
const ALONE: Visit = { target: '/m/home?left=' };
const EACH_ALONE = 101;

/** The visitor disconnects from a call once the provider has it, from anything else right after the request. */
async function leave(nth: number): Promise<void> {
  const kind = (nth % EACH_ALONE === 0 ? undefined : KINDS[nth % KINDS.length]) ?? ALONE;
  const from = `127.0.2.${1 + (nth % ADDRESSES)}`;
  const visitor = visit(left.site.port, { ...kind, target: `${kind.target}n${nth}`, cookie, from });
  if (kind.target.includes('hold')) await left.provider.begun(`n${nth}`);
  else if (nth % 3 === 0) await once(visitor, 'connect');
  else await once(visitor, 'data');
  visitor.destroy();
}

async function leaveAll(first: number, count: number): Promise<void> {
  let next = first;
  const work = async (): Promise<void> => {
    while (next < first + count) {
      next += 1;
      await leave(next);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await until(async () => left.provider.count().now === 0, 'the end of the calls');
}

test('ten thousand disconnects cost no socket and no memory, and waiting clients are answered (FLT-28)', async () => {
  const { site, provider } = left;
  await leaveAll(0, WARMING);
  const { pid } = site;
  const before = {
    files: filesOf(pid),
    heap: await readHeap(pid),
    bytes: rssOf(pid),
    calls: provider.count().ever,
  };
  await leaveAll(WARMING, LEAVERS);
  expect(provider.count().ever - before.calls).toBeGreaterThan(0.4 * LEAVERS);
  await until(async () => filesOf(pid) < before.files + LIMIT_FILES, 'the end of the sockets');
  // A started rendering is not aborted, and keeps its memory until it ends.
  await until(
    async () => (await readHeap(pid)) - before.heap < LIMIT_HEAP_BYTES,
    'the end of what they took',
  );
  expect(rssOf(pid) - before.bytes).toBeLessThan(LIMIT_BYTES);
  const stays = (path: string) => ask({ port: site.port, path, headers: { cookie } });
  expect((await stays('/m/home')).status).toBe(200);
  for (const path of ['/wps/captcha/geetest?t=1', '/wps/member/info', '/wps/system/test/ping?a=1'])
    expect([path, (await stays(path)).status]).toEqual([path, 200]);
  expect(site.output()).not.toMatch(/uncaught|rejection|MaxListeners/i);
});
