import { existsSync, readFileSync } from 'node:fs';

// The image contains all that the site needs at its start, the builder receives all sources, and compose and nginx name the same instances.
const read = (file: string) => readFileSync(file, 'utf8');
const CONTAINER = read('deploy/Containerfile');
const MANIFEST = JSON.parse(read('package.json'));

test('the image contains the prepared files, and the site runs in the current release (B52)', () => {
  expect([...CONTAINER.matchAll(/^COPY --from=.+$/gm)].map(([line]) => line)).toEqual([
    'COPY --from=build /image/ /',
  ]);
  expect([...CONTAINER.matchAll(/^WORKDIR (.+)$/gm)].at(-1)?.[1]).toBe('/site/releases/current');
  const commands = [...read('deploy/image/lay-out.sh').matchAll(/^for command in (.+);/gm)][0]?.[1];
  expect(commands?.split(' ').filter((name) => !existsSync(`deploy/image/${name}.sh`))).toEqual([]);
});

test('the builder gets every source of a build and nothing of an operator', () => {
  const lines = read('deploy/Containerfile.dockerignore').trim().split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(lines[0]).toBe('*');
  const sources = [
    ...read('scripts/release/make/build-release.mjs').matchAll(/^ {2,4}(?:\.\.\.\[)?'.*$/gm),
  ].join(' ');
  const wanted = [...sources.matchAll(/'([\w.-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'build' && existsSync(name));
  expect(wanted).toEqual(expect.arrayContaining(['app', 'middleware.ts', 'package-lock.json']));
  expect(wanted.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(allowed.filter((name) => /^(\.|deploy$|node_modules|sandbox|tests)/.test(name))).toEqual([]);
});

test('the image runs as an unprivileged user, on a Debian like the one it is built on, under the Node of the project', () => {
  const bases = [...CONTAINER.matchAll(/^ARG (?:BUILD_)?BASE=(.+)$/gm)].map(([, image]) => image);
  const node = MANIFEST.devDependencies.node;
  expect(bases).toEqual([
    `docker.io/library/node:${node}-bookworm-slim`,
    'docker.io/library/debian:bookworm-slim',
  ]);
  expect(CONTAINER).toMatch(/^USER 1000:1000$/m);
  expect(CONTAINER).toMatch(/^HEALTHCHECK .*CMD \["ready"\]$/m);
  expect(CONTAINER).toMatch(/^CMD \["node", "build\/server\.mjs"\]$/m);
});

test('nginx balances over the instances of the compose file, each of which may end in its own time', () => {
  const compose = read('deploy/compose.yaml');
  const given = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
  const requests = [...read('deploy/nginx.conf').matchAll(/^ +server ([\d.]+):3000 /gm)].map(
    ([, address]) => address,
  );
  expect(given.length).toBeGreaterThan(1);
  expect(requests).toEqual(given);
  const numbers = [...read('lib/server/node/drain.ts').matchAll(/_MS = ([\d_]+);/g)];
  const longestMs = numbers.reduce((sum, [, ms = '']) => sum + Number(ms.replaceAll('_', '')), 0);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  expect(longestMs).toBeGreaterThan(35_000);
  expect(Number(grace) * 1000).toBeGreaterThan(longestMs);
});
