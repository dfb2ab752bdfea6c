// A fake instance: it answers with its name, and can delay its responses.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StubInstance = {
  readonly port: number;
  /** Holds answers from now on; `release` gives them all. */
  readonly hold: () => void;
  readonly release: () => void;
  readonly held: () => number;
  readonly stop: () => Promise<unknown>;
};

/** Starts one that answers every request with `name`. */
export async function startStub(name: string): Promise<StubInstance> {
  let isHolding = false;
  const waiting: ServerResponse[] = [];
  const server = createServer((_, response) => {
    if (isHolding) waiting.push(response);
    else response.end(name);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const response of waiting.splice(0)) response.end(name);
    },
    held: () => waiting.length,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
