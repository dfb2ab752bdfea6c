// A TCP proxy that holds every byte back for a time, both ways.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

function carry(from: Socket, to: Socket, delayMs: number): void {
  from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), delayMs).unref());
  from.on('close', () => to.destroy());
  from.on('error', () => to.destroy());
}

/** Listens on a port and passes on to another, each way `delayMs` late. */
export async function startSlowProxy(ports: { from: number; to: number }, delayMs: number) {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(ports.to, '127.0.0.1');
    for (const socket of [near, far]) open.add(socket.on('close', () => open.delete(socket)));
    carry(near, far, delayMs);
    carry(far, near, delayMs);
  }).listen(ports.from, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async (): Promise<void> => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
