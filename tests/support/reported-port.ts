// The port that a child with PORT=0 reports. A port that the parent finds may be taken before the child listens.
import type { ChildProcess } from 'node:child_process';

/** Returns the port that a child sends on its channel (`ipc` in its `stdio`); 0 if it or its channel ends first. */
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
