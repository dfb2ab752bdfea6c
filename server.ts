// The production server: the Node server, and Next behind it in the same process.
import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import next from 'next';
import { checkStart } from '@/lib/server/node/check-start';
import { prepareDrain } from '@/lib/server/node/drain';
import { drainAfterFaults } from '@/lib/server/node/drain-after-faults';
import { exitInOrder, followParent } from '@/lib/server/node/instances/follow-parent';
import { startNodeServer } from '@/lib/server/node/start-node-server';
import { readStaticFiles } from '@/lib/server/node/static-files';
import { withFaultAnswer } from '@/lib/server/node/with-fault-answer';
import { setInternalHandler } from '@/lib/server/pages/render/internal-server';
import { countRenderers, startRenderers } from '@/lib/server/pages/render/render-page';
import { warmUp } from '@/lib/server/pages/render/warm-up';
import { getEnv } from '@/lib/server/platform/env';
import { getLog, logConsole } from '@/lib/server/platform/log';
import { markNodeServer } from '@/lib/server/platform/process/node-server';
import { flushSpans } from '@/lib/server/platform/tracing/tracing';
import { messageOfError } from '@/lib/shared/message-of-error';

const checked = checkStart();
markNodeServer();
logConsole();
const { PORT, LISTEN_ON, TRUSTED_PROXY_HOPS } = getEnv();
const rendererCount = countRenderers();
startRenderers(rendererCount, process.argv[1] ?? '');
const app = next({ dev: false, port: PORT, hostname: 'localhost' });
await app.prepare();
const handler = app.getRequestHandler();
setInternalHandler(withFaultAnswer(handler));
// Render processes delay no one but the visitor who waits for the page.
await (rendererCount === 0 ? checked.then(warmUp) : checked);
const files = new Map(readStaticFiles('.next/static'));
const server = await startNodeServer({
  port: PORT,
  host: LISTEN_ON === 'loopback' ? '127.0.0.1' : undefined,
  trustedHops: TRUSTED_PROXY_HOPS,
  files,
  handler,
}).catch((error) => {
  process.stderr.write(
    `The site cannot listen on port ${PORT}: ${messageOfError(error)}. Free it, or set PORT.\n`,
  );
  process.exit(1);
});
const { port } = server.address() as AddressInfo;
getLog().info({ port }, 'site is up');
const end = cluster.isWorker ? exitInOrder : () => process.exit();
const drain = prepareDrain(server, { onEnd: () => void flushSpans().then(end) });

// With other instances on the port, no load balancer needs to see that this one ends.
drainAfterFaults(cluster.isWorker ? { ...drain, announce: drain.leave } : drain);
// Ctrl-C arrives twice, from the terminal and from `npm start`, and there is no load balancer.
process.on('SIGTERM', drain.announce);
process.on('SIGINT', drain.close);
if (cluster.isWorker) followParent(drain, files);
// Sends the port to the parent: PORT=0 leaves the choice to the system.
process.send?.({ port });
