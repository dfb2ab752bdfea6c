// The image of deploy/Containerfile: built, measured, and run as its user under a read-only root.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { startSandbox } from '@/sandbox/start-sandbox.ts';
import { buildLocalImage, type LocalImage, whyNoImage } from '@/tests/fault/machine/support/local-image';
import { makeAuthority } from '@/tests/fault/machine/support/make-authority';
import { until } from '@/tests/fault/topology/support/instance';
import { freePort } from '@/tests/support/free-port';
import { ask } from '@/tests/wire/support/ask';

jest.setTimeout(240_000);
const why = whyNoImage();
const itBuilt = why ? it.skip : it;
const reason = why && ` — skipped: ${why}`;

const MAX_BYTES = 400e6;
/** Content of debian:bookworm-slim, which no test can fetch. */
const DEBIAN_SLIM_BYTES = 80e6;
const MERCHANTS = path.resolve('sandbox/merchants');

const authority = makeAuthority();
let image: LocalImage;

beforeAll(() => {
  if (!why)
    image = buildLocalImage({ CA_PEM: authority.certificate, VERSION: '1.2.3', REVISION: 'abc' }, MERCHANTS);
});
afterAll(() => image?.remove());

async function finish(child: ChildProcess, input = ''): Promise<{ code: number | null; text: string }> {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => {
      text += part;
    });
  child.stdin?.end(input);
  const [code] = await once(child, 'close');
  return { code, text };
}

itBuilt(`it has less than 400 MB on debian:bookworm-slim, and nothing of a build (B52)${reason}`, () => {
  expect(image.bytes).toBeLessThan(MAX_BYTES);
  expect(image.bytes - image.baseBytes + DEBIAN_SLIM_BYTES).toBeLessThan(MAX_BYTES);
  const releases = path.join(image.root, 'site/releases');
  const [packages = ''] = readdirSync(releases).filter((name) => name.startsWith('packages-'));
  const names = readdirSync(path.join(releases, packages, 'node_modules'));
  expect(names).toEqual(expect.arrayContaining(['next', 'react', 'sharp', 'undici']));
  expect(names.filter((name) => /^(esbuild|firebase|jest|typescript|webpack)$/.test(name))).toEqual([]);
  expect(readdirSync(path.join(releases, packages, 'node_modules/@next'))).toEqual(['env']);
});

itBuilt(
  `it names what it is made of, runs as no root, and asks for its health without Node (B52)${reason}`,
  () => {
    const { User, Cmd, Labels, Healthcheck } = image.config;
    expect([User, Cmd, Healthcheck.Test]).toEqual([
      '1000:1000',
      ['node', 'build/server.mjs'],
      ['CMD', 'ready'],
    ]);
    expect(Labels).toMatchObject({
      'org.opencontainers.image.version': '1.2.3',
      'org.opencontainers.image.revision': 'abc',
      'org.opencontainers.image.base.name': image.baseName,
    });
    expect(image.baseName).toMatch(/@sha256:[0-9a-f]{64}$/);
  },
);

itBuilt(`it serves pages, files and painted pictures, and its commands work (B52)${reason}`, async () => {
  const sandbox = await startSandbox({ port: 0 });
  const port = await freePort();
  const env = {
    PORT: String(port),
    MERCHANTS: '/tmp/given',
    SANDBOX_ORIGIN: sandbox.origin,
    SESSION_SECRET: 'a secret of the tests that is long enough',
    RENDERERS: '1',
  };
  const site = image.run(image.config.Cmd, env);
  const ended = finish(site);
  const ready = async () => (await finish(image.run(['ready'], env))).code;
  await until(async () => (await ready()) === 0, 'a ready image');
  const home = await ask({ port, path: '/m/home' });
  expect(home.status).toBe(200);
  const [file = ''] = /\/_next\/static\/[^"]+\.js/.exec(home.text) ?? [];
  expect((await ask({ port, path: file })).status).toBe(200);
  const moved = await ask({ port, path: '/m/share.png?page=home&lang=en' });
  const { pathname, search } = new URL(String(moved.headers.location), 'http://own.invalid');
  const picture = await ask({ port, path: pathname + search });
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  const doctor = await finish(image.run(['doctor', '--offline', 'aurora'], env));
  expect(doctor.text).toMatch(/aurora\n\s+ok\s+config/);
  const line = '{"traceId":"00000000000000000000000012ab34cd","msg":"page broke"}\n';
  expect(await finish(image.run(['support-code', '12AB-34CD']), line)).toEqual({ code: 0, text: line });
  const wrote = await finish(image.run(['node', '-e', "require('fs').writeFileSync('/site/x', '')"]));
  expect(wrote.text).toContain('EROFS');
  site.kill('SIGINT');
  expect((await ended).code).toBe(0);
  expect(await ready()).not.toBe(0);
  await sandbox.close();
});

itBuilt(`it trusts the certificates of its build argument (B52)${reason}`, async () => {
  const server = createServer({ cert: authority.certificate, key: authority.key }, (_, response) =>
    response.end('trusted'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const program = `fetch('https://127.0.0.1:${port}').then((answer) => answer.text()).then(console.log, (error) => console.log(error.cause.code))`;
  const asked = (env: Record<string, string>) => finish(image.run(['node', '-e', program], env));
  expect((await asked({})).text.trim()).toBe('trusted');
  expect((await asked({ NODE_EXTRA_CA_CERTS: '' })).text.trim()).toMatch(/SELF_SIGNED/);
  server.close();
});
