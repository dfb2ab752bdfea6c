// Clients that ask all the time: some keep their connection, some open one for each request.
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const CLIENTS = 4;
/** Between two requests of a client: without it four of them would fill both processors, which starting instances need. */
const REST_MS = 10;
/** Longer than anything takes here, on a busy machine too: only a request that is lost waits for it. */
const LIMIT_MS = 20_000;

export type Steady = {
  readonly countRequests: () => number;
  readonly stop: () => Promise<{ readonly requestCount: number; readonly faults: string[] }>;
};

function get(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `aurora.localhost:${port}` };
    const call = request({ port, host: '127.0.0.1', path, agent, headers }, (answer: IncomingMessage) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    call.once('error', reject);
    call.setTimeout(LIMIT_MS, () =>
      call.destroy(Object.assign(new Error('no answer'), { code: 'NO_ANSWER' })),
    );
    call.end();
  });
}

/** Starts clients that request the paths in rotation; every other status than 200 is a fault. */
export function askSteadily(port: number, paths: readonly string[]): Steady {
  const faults: string[] = [];
  let requestCount = 0;
  let isOn = true;
  const run = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: client % 2 === 0, maxSockets: 1 });
    for (; isOn; requestCount += 1) {
      const path = paths[requestCount % paths.length] ?? '/';
      const reported = await get(port, path, agent).catch((error: NodeJS.ErrnoException) => error.code);
      if (reported !== 200) faults.push(`${client} ${path} ${reported} ${new Date().toISOString()}`);
      await sleep(REST_MS);
    }
    agent.destroy();
  };
  const all = Promise.all(Array.from({ length: CLIENTS }, (_, client) => run(client)));
  const stop = async () => {
    isOn = false;
    await all;
    return { requestCount, faults };
  };
  return { countRequests: () => requestCount, stop };
}
