import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

// The image's health check, against a server that answers as the site may.
const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return (server.address() as AddressInfo).port;
}

async function check(port: number): Promise<number> {
  const [code] = await once(
    spawn('bash', ['deploy/image/ready.sh'], {
      env: { ...process.env, PORT: String(port) },
      stdio: 'ignore',
    }),
    'exit',
  );
  return code;
}

test('the health check succeeds if /readyz answers 200, without a Node process (B52)', async () => {
  const asked: unknown[] = [];
  const port = await serve((request, response) => {
    asked.push([request.method, request.url, request.headers.host]);
    response.end('{"status":"ready"}');
  });
  expect(await check(port)).toBe(0);
  expect(asked).toEqual([['GET', '/readyz', '127.0.0.1']]);
});

test.each([503, 404, 301])('it fails at %d', async (status) => {
  expect(await check(await serve((_, response) => response.writeHead(status).end()))).not.toBe(0);
});

test('it fails where nothing listens, and where the site does not answer', async () => {
  const port = await serve((_, response) => response.destroy());
  expect(await check(port)).not.toBe(0);
  servers.splice(0)[0]?.close();
  expect(await check(port)).not.toBe(0);
});
