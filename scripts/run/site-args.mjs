// How the built site is started: with the Node server, or by Next alone, on which everything works too.

/** The switch: with it, tests and `npm start -- --plain` run plain `next start`. */
export const PLAIN_SWITCH = 'PLAIN_NEXT';

/** Longer than a balancer keeps an idle connection, as the Node server's. */
const KEEP_ALIVE_MS = 70_000;

/** Arguments for Node in the folder of a release; `env` says by PLAIN_NEXT=1 that Next is to listen itself. */
export function siteArgs(env, port) {
  if (env[PLAIN_SWITCH] !== '1') return ['build/server.mjs'];
  const options = ['--port', String(port), '--keepAliveTimeout', String(KEEP_ALIVE_MS)];
  return ['node_modules/next/dist/bin/next', 'start', ...options];
}
