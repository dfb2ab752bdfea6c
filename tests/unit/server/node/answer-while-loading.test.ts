import { createServer, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { answerWhileLoading } from '@/lib/server/node/answer-while-loading';
import { freePort } from '@/tests/support/free-port';

const readyz = async (port: number) => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  const { headers } = answer;
  return [
    answer.status,
    headers.get('retry-after'),
    headers.get('x-content-type-options'),
    await answer.json(),
  ];
};

test('while the registry loads, /readyz reports it, and the port is free afterwards (B59)', async () => {
  const port = await freePort();
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = answerWhileLoading(promise, { port, host: '127.0.0.1' }, 0);
  let told: unknown;
  while (told === undefined) told = await readyz(port).catch(() => undefined);
  expect(told).toEqual([503, '2', 'nosniff', { status: 'loading' }]);
  resolve();
  await answered;
  await expect(readyz(port)).rejects.toThrow();
});

test('a quick start opens no port, and the site itself reports one in use', async () => {
  const other = createServer((_request, response) => response.end('"other"'));
  const port = await freePort();
  await new Promise<void>((done) => other.listen(port, '127.0.0.1', done));
  await answerWhileLoading(Promise.resolve(), { port, host: '127.0.0.1' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = answerWhileLoading(promise, { port, host: '127.0.0.1' }, 0);
  expect((await readyz(port)).at(-1)).toBe('other');
  resolve();
  await answered;
  other.close();
});

test('a registry that is loaded while the port opens leaves the port free (B59)', async () => {
  const port = await freePort();
  const { promise, resolve } = Promise.withResolvers<void>();
  const { listen } = Server.prototype;
  const spy = jest.spyOn(Server.prototype, 'listen');
  spy.mockImplementationOnce(function open(this: Server, ...given: unknown[]) {
    resolve();
    return Reflect.apply(listen, this, given);
  });
  await answerWhileLoading(promise, { port, host: '127.0.0.1' }, 0);
  spy.mockRestore();
  await wait(20);
  await expect(readyz(port)).rejects.toThrow();
});
