import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { currentRelease } from '@/scripts/release/current-release.mjs';
import { readFiles } from '@/tests/law/tree';

// What the image holds is enough to start the site, what it is built from reaches the builder, and compose and nginx mean the same instances.
const read = (file: string) => readFileSync(file, 'utf8');
const CONTAINER = read('deploy/Containerfile');
const MANIFEST = JSON.parse(read('package.json'));

/** Sources of the lines that copy from the build, as paths from the root. */
function copied(text: string): string[] {
  const lines = text.matchAll(/^COPY --from=build (.+) \S+$/gm);
  return [...lines].flatMap(([, places = '']) =>
    places.split(' ').map((place) => place.replace('/site/', '')),
  );
}

/** Packages that the text of a module loads at run time, without the built-in ones. */
function packagesOf(text: string): string[] {
  const names = [...text.matchAll(/(?:^import .*from|^import|\bimport\()\s*"([\w@][\w@/.:-]*)"/gm)].map(
    ([, name = '']) => name,
  );
  const found = names.filter((name) => !isBuiltin(name));
  return [
    ...new Set(
      found.map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ];
}

test('the image holds the releases, and the site works in the current one', () => {
  expect(copied(CONTAINER)).toEqual(['releases']);
  expect([...CONTAINER.matchAll(/^WORKDIR (.+)$/gm)].at(-1)?.[1]).toBe('/site/releases/current');
});

test('a release holds what its configuration imports and what the site reads from its folder', () => {
  expect(read(`${currentRelease()}/next.config.mjs`)).not.toMatch(/(?:from|import\() ?["']\.{1,2}\//);
  const reads = readFiles((file) => /^lib\/server\/.*\.ts$/.test(file)).flatMap(({ text }) =>
    [...text.matchAll(/process\.cwd\(\), '([\w.]+)/g)].map(([, top = '']) => top),
  );
  expect(reads).toContain('locales');
  expect(reads.filter((top) => !existsSync(`${currentRelease()}/${top}`))).toEqual([]);
});

test('packages of the built front are no development ones', () => {
  const names = ['server', 'site', 'registry-check', 'doctor'].flatMap((name) =>
    packagesOf(read(`${currentRelease()}/build/${name}.mjs`)),
  );
  expect(names).toContain('next');
  expect(names.filter((name) => !(name in MANIFEST.dependencies))).toEqual([]);
});

test('the builder gets every source of a build and nothing of an operator', () => {
  const lines = read('deploy/Containerfile.dockerignore').trim().split('\n');
  const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  expect(lines[0]).toBe('*');
  const sources = [...read('scripts/bootstrap/build.mjs').matchAll(/^ {2,4}(?:\.\.\.\[)?'.*$/gm)].join(' ');
  const wanted = [...sources.matchAll(/'([\w.-]+)'/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'build' && existsSync(name));
  expect(wanted).toEqual(expect.arrayContaining(['app', 'middleware.ts', 'package-lock.json']));
  expect(wanted.filter((name) => !allowed.includes(name))).toEqual([]);
  expect(allowed.filter((name) => /^(\.|deploy|node_modules|sandbox|tests)/.test(name))).toEqual([]);
});

test('the image runs as nobody special, under the Node of the project, and says whether it is ready', () => {
  const node = MANIFEST.devDependencies.node;
  const bases = [...CONTAINER.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  expect(new Set(bases)).toEqual(new Set([`docker.io/library/node:${node}-bookworm-slim`]));
  expect(CONTAINER).toMatch(/^USER node$/m);
  expect(CONTAINER).toMatch(/^HEALTHCHECK .*[\s\S]*\/readyz/m);
  expect(CONTAINER).toMatch(/^CMD \["node", "build\/server\.mjs"\]$/m);
});

test('nginx asks the instances of the compose file, each of which may end in its own time', () => {
  const compose = read('deploy/compose.yaml');
  const given = [...compose.matchAll(/ipv4_address: ([\d.]+)/g)].map(([, address]) => address);
  const asked = [...read('deploy/nginx.conf').matchAll(/^ +server ([\d.]+):3000 /gm)].map(
    ([, address]) => address,
  );
  expect(given.length).toBeGreaterThan(1);
  expect(asked).toEqual(given);
  const numbers = [...read('lib/server/front/drain.ts').matchAll(/_MS = ([\d_]+);/g)];
  const longestMs = numbers.reduce((sum, [, ms = '']) => sum + Number(ms.replaceAll('_', '')), 0);
  const [, grace] = /stop_grace_period: (\d+)s/.exec(compose) ?? [];
  expect(longestMs).toBeGreaterThan(35_000);
  expect(Number(grace) * 1000).toBeGreaterThan(longestMs);
});
