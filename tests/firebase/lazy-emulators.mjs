// One origin for the emulators of all demo merchants: an emulator knows one project, and the key of a call says which.
import { createServer, request } from 'node:http';
import { startEmulator } from './start-emulator.mjs';

const KEY = /^demo-key-([a-z0-9-]{1,32})$/;

function pass(incoming, outgoing, origin) {
  const to = new URL(incoming.url, origin);
  const sentRequest = request(to, {
    method: incoming.method,
    headers: { ...incoming.headers, host: to.host },
  });
  sentRequest.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  sentRequest.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(sentRequest);
}

function projectOf(incoming) {
  const { pathname, searchParams } = new URL(incoming.url, 'http://own.invalid');
  // Pages of the emulator use another name for the key.
  const [, byKey] = KEY.exec(searchParams.get('key') ?? searchParams.get('apiKey') ?? '') ?? [];
  const [, byPath] = /^\/emulator\/v1\/projects\/demo-([a-z0-9-]{1,32})\//.exec(pathname) ?? [];
  const code = byKey ?? byPath;
  return code && `demo-${code}`;
}

/**
 * Listens at once on a free port; the emulator of a project starts when it is first asked for (some seconds, once). Resolves with the
 * origin and the way to end all of them.
 */
export async function startLazyEmulators() {
  const started = new Map();
  const emulatorOf = (project) => {
    if (!started.has(project)) started.set(project, startEmulator(project));
    return started.get(project);
  };
  const server = createServer(async (incoming, outgoing) => {
    const project = projectOf(incoming);
    if (!project) return outgoing.writeHead(404).end();
    const emulator = await emulatorOf(project).catch(() => undefined);
    return emulator ? pass(incoming, outgoing, emulator.origin) : outgoing.writeHead(502).end();
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const stop = async () => {
    server.close();
    server.closeAllConnections();
    for (const starting of started.values()) (await starting.catch(() => undefined))?.stop();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, stop };
}
