// A provider that answers as the sandbox does, but never answers requests with `hold` in the query, and records when their connections end.
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type HoldingProvider = {
  readonly origin: string;
  /** Target of requests that are not delayed. */
  readonly forwardTo: (origin: string) => void;
  /** Resolves when a delayed call has arrived. */
  readonly begun: (hold: string) => Promise<void>;
  /** Resolves with the time at which its connection ended, by performance.now(). */
  readonly ended: (hold: string) => Promise<number>;
  /** How many calls are held at this moment, and how many were since the start. */
  readonly count: () => { readonly now: number; readonly ever: number };
  readonly close: () => void;
};

const NAME = /[?&]hold=([\w-]+)/;

function forward(question: IncomingMessage, answer: ServerResponse, origin: string): void {
  const { method, headers, url } = question;
  const onward = request(`${origin}${url}`, { method, headers }, (given) => {
    answer.writeHead(given.statusCode ?? 502, given.headers);
    given.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  question.pipe(onward);
}

/** Starts it on a free port of the loopback address. */
export async function startHoldingProvider(): Promise<HoldingProvider> {
  const [news, ends] = [new EventEmitter().setMaxListeners(0), new Map<string, number>()];
  const begun = new Set<string>();
  let origin = '';
  let now = 0;
  const hold = (name: string, question: IncomingMessage, answer: ServerResponse): void => {
    now += 1;
    begun.add(name);
    question.resume();
    // A streamed response has started when its visitor disconnects.
    if (question.url?.includes('/ping')) answer.writeHead(200, { 'content-type': 'text/plain' }).write('x');
    answer.once('close', () => {
      now -= 1;
      ends.set(name, performance.now());
      news.emit(`end ${name}`);
    });
    news.emit(`begin ${name}`);
  };
  const server = createServer((question, answer) => {
    const name = NAME.exec(question.url ?? '')?.[1];
    if (name === undefined) forward(question, answer, origin);
    else hold(name, question, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  return {
    origin: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`,
    forwardTo: (to) => {
      origin = to;
    },
    begun: async (name) => {
      if (!begun.has(name)) await once(news, `begin ${name}`);
    },
    ended: async (name) => {
      if (!ends.has(name)) await once(news, `end ${name}`);
      return ends.get(name) ?? Number.NaN;
    },
    count: () => ({ now, ever: begun.size }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
