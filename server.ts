// The production server: the front, and Next behind it in the same process.
import cluster from 'node:cluster';
import next from 'next';
import { checkStart } from '@/lib/server/check-start';
import { getEnv } from '@/lib/server/env';
import { prepareDrain } from '@/lib/server/front/drain';
import { drainAfterFaults } from '@/lib/server/front/fault/last-resort';
import { setFronted } from '@/lib/server/front/fronted';
import { startFront } from '@/lib/server/front/start-front';
import { readStaticFiles } from '@/lib/server/front/static-files';
import { exitInOrder, followParent } from '@/lib/server/instances/follow-parent';
import { getLog } from '@/lib/server/log';
import { countRenderers } from '@/lib/server/render/count-renderers';
import { startRenderers } from '@/lib/server/render/render-page';

const checked = checkStart();
setFronted();
const { PORT, LISTEN_ON, TRUSTED_PROXY_HOPS } = getEnv();
startRenderers(countRenderers(), process.argv[1] ?? '');
const app = next({ dev: false, port: PORT, hostname: 'localhost' });
await app.prepare();
await checked;
const files = new Map(readStaticFiles('.next/static'));
const server = await startFront({
  port: PORT,
  host: LISTEN_ON === 'loopback' ? '127.0.0.1' : undefined,
  trustedHops: TRUSTED_PROXY_HOPS,
  files,
  handler: app.getRequestHandler(),
}).catch((error) => {
  process.stderr.write(
    `The site cannot listen on port ${PORT}: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exit(1);
});
const place = server.address();
const port = place !== null && typeof place === 'object' ? place.port : PORT;
getLog().info({ port }, 'site is up');
const drain = prepareDrain(server, { onEnd: cluster.isWorker ? exitInOrder : () => process.exit() });

// Where other instances go on serving the port, one that ends for itself has no balancer to tell.
drainAfterFaults(cluster.isWorker ? { ...drain, announce: drain.leave } : drain);
// A terminal's Ctrl-C reaches the site twice, by itself and by `npm start`, and has no balancer to tell.
process.on('SIGTERM', drain.announce);
process.on('SIGINT', drain.close);
if (cluster.isWorker) followParent(drain, files);
// A parent with a channel gets the port, which PORT=0 leaves open.
process.send?.({ port });
