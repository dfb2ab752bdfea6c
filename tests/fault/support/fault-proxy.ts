// A TCP proxy before a server, whose behaviour is switched while it runs, and which counts what goes through it.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { type Fault, firstLineOf, type Link, PASS } from '@/tests/fault/support/faults';

/** A received HTTP request; `trace` is the trace id of its traceparent. */
export type PassedQuestion = { readonly line: string; readonly trace: string };

export type FaultProxy = {
  readonly port: number;
  readonly origin: string;
  /** How each question, or every second one, is treated from now on; without a fault all pass. */
  readonly be: (fault?: Fault, every?: number) => void;
  /** Closes the port and all connections: anyone who dials is refused. */
  readonly refuse: () => Promise<void>;
  /** Opens the port again. */
  readonly accept: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Connections that were ever made, and those that are open now. */
  readonly opened: () => number;
  readonly open: () => number;
  /** Requests on a connection whose last response was broken. */
  readonly reused: () => number;
  readonly questions: () => readonly PassedQuestion[];
};

type Counts = { opened: number; requestCount: number; reused: number; readonly questions: PassedQuestion[] };
type Behaviour = { fault: Fault; every: number };

const TRACE = /^traceparent: 00-([0-9a-f]{32})-/im;

const toQuestion = (line: string, bytes: Buffer): PassedQuestion => ({
  line,
  trace: TRACE.exec(bytes.toString('latin1'))?.[1] ?? '',
});

/** Both ends of one connection; the far one is made when the first bytes are to be passed on. */
function makeLink(near: Socket, toPort: number, onAnswer: (bytes: Buffer) => void) {
  let far: Socket | undefined;
  const dial = (): Socket => {
    const socket = connect(toPort, '127.0.0.1');
    socket.on('data', onAnswer).on('error', () => near.destroy());
    return socket.on('close', () => near.destroy());
  };
  const pass = (bytes: Buffer): void => {
    far ??= dial();
    if (far.writable) far.write(bytes);
  };
  near.on('error', () => undefined).on('close', () => far?.destroy());
  const link: Link = { near, pass };
  return link;
}

/** One connection: a request gets the fault set at its arrival, and so does its response. */
function serve(near: Socket, toPort: number, state: { now: Behaviour; counts: Counts }): void {
  const { counts } = state;
  const isHit = (count: number): boolean => count % state.now.every === 0;
  let fault = state.now.every === 1 ? state.now.fault : PASS;
  let isSpoiled = false;
  const link = makeLink(near, toPort, (bytes) => {
    if (fault.answer) fault.answer(link, bytes);
    else if (near.writable) near.write(bytes);
  });
  counts.opened += 1;
  if (isHit(counts.opened)) state.now.fault.accept?.(near);
  near.on('data', (bytes) => {
    const line = firstLineOf(bytes);
    if (line) {
      counts.requestCount += 1;
      counts.reused += Number(isSpoiled);
      counts.questions.push(toQuestion(line, bytes));
      fault = isHit(counts.requestCount) ? state.now.fault : PASS;
      isSpoiled ||= !fault.isWhole;
      link.left = undefined;
    }
    if (fault.ask) fault.ask(link, bytes);
    else link.pass(bytes);
  });
}

/** Listens on `port`, by default a free one, and forwards to the current value of `to`. */
export async function startFaultProxy({
  to,
  port: wanted = 0,
}: {
  readonly to: () => number;
  readonly port?: number;
}): Promise<FaultProxy> {
  const counts: Counts = { opened: 0, requestCount: 0, reused: 0, questions: [] };
  const state = { now: { fault: PASS, every: 1 } as Behaviour, counts };
  const open = new Set<Socket>();
  const server = createServer((near) => {
    open.add(near.on('close', () => open.delete(near)));
    serve(near, to(), state);
  });
  const listen = async (port: number): Promise<void> => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const refuse = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    for (const socket of open) socket.destroy();
    await once(server, 'close');
  };
  await listen(wanted);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    be: (fault = PASS, every = 1) => {
      state.now = { fault, every };
    },
    refuse,
    accept: () => listen(port),
    stop: refuse,
    opened: () => counts.opened,
    open: () => open.size,
    reused: () => counts.reused,
    questions: () => counts.questions,
  };
}
