// A loopback port that accepts no handshake: its process is stopped and its queue is full.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const LISTEN =
  "const s = require('node:net').createServer(); s.listen({ port: Number(process.argv[1]), host: '127.0.0.1', backlog: 1 }, () => process.stdout.write(String(s.address().port)))";
const MAX_IN_QUEUE = 16;
const SYN_SENT = '02';

/** Fills the queue until a connection fails. */
async function fill(port: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < MAX_IN_QUEUE) {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    const isIn = await Promise.race([once(socket, 'connect').then(() => true), wait(500, false)]);
    if (!isIn) return sockets;
  }
  throw new Error('the queue takes everything');
}

/** Starts it, on a free port unless one is wanted. `countConnecting` says how many more sockets of this machine wait for its handshake. */
export async function startBlackHole(wanted = 0) {
  const child = spawn(process.execPath, ['-e', LISTEN, String(wanted)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = (await once(child.stdout, 'data')).map((bytes) => Number(String(bytes)));
  if (!port) throw new Error('nobody listens');
  child.kill('SIGSTOP');
  const sockets = await fill(port);
  const waiting = sockets.filter(({ connecting }) => connecting).length;
  const place = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return {
    origin: `http://127.0.0.1:${port}`,
    countConnecting: (): number =>
      readFileSync('/proc/net/tcp', 'utf8')
        .split('\n')
        .map((line) => line.trim().split(/\s+/))
        .filter(([, , to, state]) => to === place && state === SYN_SENT).length - waiting,
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}
