// Redis of the bench: nothing is written to disk.

import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { toStop } from '../measure/processes.mjs';
import { toolFile } from '../measure/tools.mjs';

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

/** Starts it and waits until it accepts connections. */
export async function startRedis(port) {
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--daemonize',
    'no',
  ];
  const child = spawn(toolFile('redis-server'), args, { cwd: '/tmp', stdio: 'ignore' });
  const stop = toStop(child);
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`redis-server ended with ${child.exitCode}`);
    await sleep(20);
  }
  return { pids: [child.pid], port, stop };
}
