// The port of a child that was started with PORT=0: it tells which one it got. One that a parent looks for may be taken by another before the child listens.
import type { ChildProcess } from 'node:child_process';

/** Waits for the port that a child says on its channel (`ipc` in its `stdio`); 0 where it ends, or its channel, without a word. */
export function reportedPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', (message: { readonly port: number }) => {
      child.disconnect();
      resolve(message.port);
    });
    child.once('exit', () => resolve(0));
    child.once('error', () => resolve(0));
  });
}
