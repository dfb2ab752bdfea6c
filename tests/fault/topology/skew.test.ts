// Two versions of the site side by side, and pages of the older one after it has gone.
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { askTls } from '@/tests/fault/topology/support/ask-tls';
import { until } from '@/tests/fault/topology/support/instance';
import { makeOtherBuild } from '@/tests/fault/topology/support/other-build';
import { startTopology, type Topology } from '@/tests/fault/topology/support/start-topology';
import { ask } from '@/tests/wire/support/ask';

const CHUNKS = Array.from({ length: 12 }, (_, index) => `other-${index}-0123456789abcdef.js`);
const placeOf = (name: string) => `/_next/static/chunks/${name}`;

jest.setTimeout(180_000);
let topology: Topology | undefined;
beforeAll(async () => {
  topology = await startTopology([currentRelease(), makeOtherBuild('another-build', CHUNKS)]);
});
afterAll(() => topology?.stop());

it('while two versions run, a file of either is served by both (FLT-5)', async () => {
  const { nginx, instances } = topology as Topology;
  const direct = await Promise.all(instances.map((one) => one.ask(placeOf(CHUNKS[0] ?? ''))));
  expect(direct.map(({ status }) => status)).toEqual([404, 200]);
  for (const name of CHUNKS) {
    const { status, text } = await askTls({ port: nginx.port, path: placeOf(name) });
    expect([status, text]).toEqual([200, `export const name = '${name}';`]);
  }
  expect(nginx.log()).toContain('status="404, 200"');
});

it('an answer to a page’s own navigation names its build, so that a page of another one reloads once (FLT-5)', async () => {
  const { instances } = topology as Topology;
  const flights = await Promise.all(
    instances.map(({ port }) => ask({ port, path: '/m/home?_rsc', headers: { RSC: '1' } })),
  );
  const builds = flights.map(({ text }) => /"b":"([^"]+)"/.exec(text)?.[1]);
  expect(builds[1]).toBe('another-build');
  expect(builds[0]).toMatch(/^[\w-]{10,}$/);
});

it('a file of no version is 404, not a script, and not cached (FLT-5)', async () => {
  const { nginx } = topology as Topology;
  for (const _time of [1, 2]) {
    const missing = await askTls({ port: nginx.port, path: placeOf('never-0123456789abcdef.js') });
    expect(missing.status).toBe(404);
    expect(missing.headers['cache-control']).toMatch(/no-store|no-cache|max-age=0/);
    expect(missing.headers['content-type']).not.toContain('javascript');
  }
  const requests = () =>
    nginx
      .log()
      .split('\n')
      .filter((line) => line.includes('never-0123456789abcdef') && line.includes('upstream="127'));
  // nginx writes its line after the answer.
  await until(async () => requests().length >= 2, 'both lines of the log');
  expect(requests()).toHaveLength(2);
});

it('once a version has ended, its files stay for open pages (FLT-5)', async () => {
  const { nginx, instances } = topology as Topology;
  const askForAll = async () => {
    for (const name of CHUNKS)
      expect((await askTls({ port: nginx.port, path: placeOf(name) })).status).toBe(200);
  };
  await askForAll();
  await instances[1].end('SIGKILL');
  await askForAll();
});
